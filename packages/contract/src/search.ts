import { z } from 'zod'
import { opaqueId } from './common.ts'
import { messageLimit } from './constants.ts'
import { productCard } from './product-card.ts'
import { refinement } from './selection.ts'

export { messageLimit }

export const turnNumber = z.coerce.number().int().min(1).max(1_000_000)
const chatText = z.string().trim().min(1).max(messageLimit)

export const startSearchBody = z.object({ query: chatText })
/** With `refine`, `message` is only what the history shows: the search is changed as `refine` says, and no word is read. */
export const continueSearchBody = z.object({
  message: chatText,
  refine: refinement.optional(),
  /** The question is asked in place of that of this turn: it and all after it are gone for good. */
  replaces_turn: turnNumber.optional(),
  /** With `replaces_turn`: that turn's own question is answered once more, with the picture or the press that it came with. No word of `message` is read. */
  again: z.literal(true).optional(),
})
/** What may come with a picture in its form. */
export const askWithPictureFields = z.object({
  query: z.string().trim().max(messageLimit).default(''),
  conversation_id: opaqueId.optional(),
})
export const searchStarted = z.object({
  success: z.literal(true),
  stream_id: z.string(),
  conversation_id: opaqueId,
  user_message_id: opaqueId,
})
export type SearchStarted = z.infer<typeof searchStarted>

export const resultsPage = { limit: 24, maximum: 48, furthest: 1_000 } as const
/** A page of all offers that an answer's search found; `turn` is the answer's `turn_number`. */
export const resultsQuery = z.object({
  turn: turnNumber,
  limit: z.coerce.number().int().min(1).max(resultsPage.maximum).default(resultsPage.limit),
  offset: z.coerce.number().int().min(0).max(resultsPage.furthest).default(0),
})
export const resultsAnswer = z.object({
  success: z.literal(true),
  conversation_id: opaqueId,
  turn_number: z.number().int(),
  /** The answer's own cards come first, then the others in the order of the answer. */
  products: z.array(productCard),
  /** Offers that can be paged through: what fits as of now, of the most relevant that were looked at. */
  total: z.number().int(),
  /** The search had more offers than were looked at. */
  is_at_least: z.boolean(),
  limit: z.number().int(),
  offset: z.number().int(),
})
export type ResultsAnswer = z.infer<typeof resultsAnswer>
