import { z } from 'zod'
import { opaqueId } from './common.ts'
import { messageLimit } from './constants.ts'

export { messageLimit }

const chatText = z.string().trim().min(1).max(messageLimit)

export const startSearchBody = z.object({ query: chatText })
export const continueSearchBody = z.object({ message: chatText })
export const searchStarted = z.object({
  success: z.literal(true),
  stream_id: z.string(),
  conversation_id: opaqueId,
  user_message_id: opaqueId,
})
export type SearchStarted = z.infer<typeof searchStarted>
