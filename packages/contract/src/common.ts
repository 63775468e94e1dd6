import { z } from 'zod'

/** A time on the wire: ISO 8601 in UTC with Z (decision G-06). */
export const isoTime = z.iso.datetime()

/** Opaque id made by the server; never starts with `temp-` (decision G-04). */
export const opaqueId = z.string().min(1).max(128)

export { isTemporaryId, temporaryPrefix } from './constants.ts'

export const done = z.object({ success: z.literal(true) })
/** Body of a call that needs none. */
export const emptyBody = z.object({}).nullish()
