import { tabStore } from '@karavan/web-kit/lib/storage.ts'
import { z } from 'zod'
import { checkoutPrefix } from '../../lib/drafts.ts'
import { addressFieldNames } from './addresses/address-form.ts'

const formSchema = z.object({
  ...(Object.fromEntries(addressFieldNames.map((field) => [field, z.string()])) as Record<(typeof addressFieldNames)[number], z.ZodString>),
  is_default: z.boolean(),
})
const entriesSchema = z.object({
  addressId: z.string().optional(),
  /** The address that is being written: its id, or null for a new one. */
  form: z.object({ id: z.string().nullable(), fields: formSchema }).optional(),
})

/** What the buyer has chosen and filled in so far; it outlives errors, Back and a reload. */
export type Entries = z.infer<typeof entriesSchema>

export const readEntries = (uid: string): Entries => tabStore.getJson(checkoutPrefix + uid, entriesSchema.parse) ?? {}

/** Without storage the entries live as long as the page. */
export function writeEntries(uid: string, entries: Entries): void {
  if (Object.keys(entries).length === 0) tabStore.remove(checkoutPrefix + uid)
  else tabStore.setJson(checkoutPrefix + uid, entries)
}
