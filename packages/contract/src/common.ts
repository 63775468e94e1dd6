import { z } from 'zod'

/** A time on the wire: ISO 8601 in UTC with Z: one form to sort and merge by. */
export const isoTime = z.iso.datetime()

/** Without control characters and halves of surrogate pairs: no id has any, and a database refuses some of them. */
export const visible = /^[^\p{Cc}\p{Cs}]*$/u
const id = (maxLength: number) => z.string().max(maxLength).regex(visible, { error: 'must have no control characters' })

/** Opaque id made by the server; never starts with `temp-`, which marks what only the browser knows. */
export const opaqueId = id(128).min(1)

/** A marketplace's id of a product, as our own calls name it: its platform and its item. */
export const productIdOrEmpty = id(200)
export const productId = productIdOrEmpty.min(1)
/** A marketplace's id of a variant; empty where the product has none. */
export const skuId = id(200)
/** The chosen options of a variant: pid:vid pairs joined with ';'. */
export const skuPropsIds = id(1000)

export { isTemporaryId } from './constants.ts'

export const done = z.object({ success: z.literal(true) })
/** Body of a call that needs none. */
export const emptyBody = z.object({}).nullish()
