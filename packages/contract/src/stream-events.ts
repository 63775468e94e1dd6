import { z } from 'zod'
import { messageMetadata } from './conversations.ts'
import { productCard } from './product-card.ts'

/**
 * Events of a reply's stream: one JSON object in each `data:` line, its number in `id:`. The four types of the specification, and the
 * additive `response_delta` and `restart`; a reader skips types it does not know.
 */
const common = { message_id: z.string().optional(), turn_number: z.number().int().optional() }

/**
 * `cards`: how many cards the reply is about to show, as far as it is known: the page keeps their room. `products`: those that are known already while slow
 * marketplaces are waited for, to be shown until the answer brings its own; they are no message, and nothing is kept of them.
 */
export const progressEvent = z.object({
  type: z.literal('progress'),
  content: z.string(),
  cards: z.number().int().min(0).max(6).optional(),
  products: z.array(productCard).max(6).optional(),
  ...common,
})
/** A piece of the answer's text (HTML-escaped plain text); the `response` with the same `message_id` has the whole. */
export const responseDeltaEvent = z.object({ type: z.literal('response_delta'), content: z.string(), ...common })
export const responseEvent = z.object({
  type: z.literal('response'),
  content: z.string(),
  metadata: messageMetadata.optional(),
  created_at: z.string().optional(),
  ...common,
})
export const productWidgetEvent = z.object({
  type: z.literal('product_widget'),
  content: z.string(),
  products: z.array(productCard),
  metadata: messageMetadata,
  created_at: z.string().optional(),
  ...common,
})
/** The reply is begun anew by another process: what was said of this turn before will be said again, and words that were no message yet are void. */
export const restartEvent = z.object({ type: z.literal('restart'), ...common })
export const completeEvent = z.object({
  type: z.literal('complete'),
  conversation_id: z.string(),
  stopped: z.boolean().optional(),
  ...common,
})

export const streamEvent = z.discriminatedUnion('type', [
  progressEvent,
  responseDeltaEvent,
  responseEvent,
  productWidgetEvent,
  restartEvent,
  completeEvent,
])
export type StreamEvent = z.infer<typeof streamEvent>
