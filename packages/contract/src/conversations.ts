import { z } from 'zod'
import { isoTime, opaqueId } from './common.ts'
import { comparisonOffer } from './comparison-offer.ts'
import { feedbackReasons, verdicts } from './constants.ts'
import { messagePicture } from './pictures.ts'
import { productCard } from './product-card.ts'
import { selection } from './selection.ts'

export const conversation = z.object({
  id: opaqueId,
  title: z.string(),
  created_at: isoTime,
  updated_at: isoTime,
  user_id: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  /** Stream of the reply that is running now, so that a page can attach to it. */
  active_stream_id: z.string().nullable().optional(),
})
export type Conversation = z.infer<typeof conversation>

export const conversationsPage = { limit: 50, offset: 0, maximum: 100 } as const
export const listConversationsQuery = z.object({
  /** Clamped to 1..100; a text that is not a whole number is refused. */
  limit: z.coerce
    .number()
    .refine(Number.isInteger, { error: 'must be a whole number' })
    .default(conversationsPage.limit)
    .transform((limit) => Math.min(Math.max(limit, 1), conversationsPage.maximum)),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(conversationsPage.offset),
  /** Words to find in titles and messages. */
  q: z.string().trim().max(200).optional(),
})
export const conversationsAnswer = z.object({
  success: z.literal(true),
  conversations: z.array(conversation),
  total: z.number().int(),
  limit: z.number().int(),
  offset: z.number().int(),
})
export const conversationAnswer = z.object({ success: z.literal(true), conversation })
export const renameConversationBody = z.object({ title: z.string().trim().min(1).max(200) })

/** What a buyer says of an answer, and why it is no good. */
export const feedbackBody = z.object({ verdict: z.enum(verdicts).nullable(), reason: z.enum(feedbackReasons).optional() })
export type FeedbackBody = z.infer<typeof feedbackBody>

export const messageRoles = ['user', 'assistant', 'system', 'tool'] as const
export { productWidgetType } from './constants.ts'

/** What a stored message knows beyond its text. A product widget holds its cards here. */
export const messageMetadata = z.looseObject({
  message_type: z.string().optional(),
  products: z.array(productCard).optional(),
  /** Words a buyer is likely to say next; each is sent as it stands when chosen. */
  suggestions: z.array(z.string()).optional(),
  /** What the buyer thinks of the answer. */
  feedback: z.enum(verdicts).optional(),
  /** The picture that the buyer asked with. */
  picture: messagePicture.optional(),
  /** Offers that the text compares, for a table of them. */
  comparison: comparisonOffer.optional(),
  /** The conditions the answer was made for, with the orders it can be put in. */
  selection: selection.optional(),
})
export const message = z.object({
  id: opaqueId,
  role: z.enum(messageRoles),
  content: z.string(),
  created_at: isoTime,
  timestamp: isoTime,
  turn_number: z.number().int(),
  message_type: z.string(),
  metadata: messageMetadata,
})
export type Message = z.infer<typeof message>
export const messagesAnswer = z.object({ success: z.literal(true), conversation_id: opaqueId, messages: z.array(message) })
/** Messages one answer holds at most: the latest ones, because there are no pages. */
export const maxMessages = 500
