import { z } from 'zod'
import { checkoutPrefix } from '../../lib/drafts.ts'
import { addressFieldNames } from './addresses/address-form.ts'

const formSchema = z.object({
  ...(Object.fromEntries(addressFieldNames.map((field) => [field, z.string()])) as Record<(typeof addressFieldNames)[number], z.ZodString>),
  is_default: z.boolean(),
})
const entriesSchema = z.object({
  addressId: z.string().optional(),
  /** The address that is being written; its id, or null for a new one. */
  form: z.object({ id: z.string().nullable(), fields: formSchema }).optional(),
})

/** What the buyer has chosen and filled in so far; it outlives errors, Back and a reload. */
export type Entries = z.infer<typeof entriesSchema>

export function readEntries(uid: string): Entries {
  try {
    return entriesSchema.parse(JSON.parse(sessionStorage.getItem(checkoutPrefix + uid) ?? '{}'))
  } catch {
    return {}
  }
}

export function writeEntries(uid: string, entries: Entries): void {
  try {
    if (Object.keys(entries).length === 0) sessionStorage.removeItem(checkoutPrefix + uid)
    else sessionStorage.setItem(checkoutPrefix + uid, JSON.stringify(entries))
  } catch {
    // Without storage the entries live as long as the page.
  }
}
