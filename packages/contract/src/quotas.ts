import { z } from 'zod'

/** What the 429 `quota_reached` says besides the error: what there was enough of, for whom, and how long until there is more. */
export const quotaDetails = z.object({
  quota: z.enum(['turns', 'conversations', 'orders', 'streams']),
  /** `address`: everybody behind it together. */
  of: z.enum(['account', 'address']),
  max: z.number().int(),
  wait_seconds: z.number().int(),
})
export type QuotaDetails = z.infer<typeof quotaDetails>

/** What the 409 `too_many_conversations` says besides the error: some have to be deleted first. */
export const tooManyConversationsDetails = z.object({ conversations_max: z.number().int() })
export type TooManyConversations = z.infer<typeof tooManyConversationsDetails>
