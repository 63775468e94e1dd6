import type { ComparisonOffer } from '@karavan/contract/comparison-offer.ts'
import { comparisonLimits } from '@karavan/contract/constants.ts'
import type { MessagePicture } from '@karavan/contract/pictures.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Refinement } from '@karavan/contract/selection.ts'
import type { ReadMessage } from '../../wire/messages.ts'

/** A message as the screen holds it: saved, or local with a `temp-` id until the server's copy takes its place. */
export interface ChatMessage extends ReadMessage {
  /** The id the server has given to a local message, known before the list is read again. */
  message_id?: string
  /** The picture of a local message. */
  picture?: Blob
  /** On the apology for a send that failed: what to send again, and the key that keeps it from being stored twice. */
  failed?: Question & { userMessageId: string }
}

/** What is sent. */
export interface Question {
  text: string
  idempotencyKey: string
  /** A picture that it is asked with, as it is sent. */
  picture?: Blob | undefined
  /** The turn in whose place it is asked; that one and all after it go. */
  replacesTurn?: number | undefined
  /** That turn's own question once more, with the picture or the press that it came with. */
  isAgain?: boolean | undefined
  /** What a press changes of the search; the text is its caption. */
  refine?: Refinement | undefined
}

/** A picture that the buyer asked with, as the server has it; `undefined` where there is none, or it cannot be read. */
export function savedPictureIn({ metadata }: ChatMessage): MessagePicture | undefined {
  const { id, width, height } = (metadata.picture ?? {}) as Partial<Record<keyof MessagePicture, unknown>>
  return typeof id === 'string' && typeof width === 'number' && typeof height === 'number' ? { id, width, height } : undefined
}

/** A part of all that the search of an answer found. */
export interface FoundPage {
  cards: ProductCard[]
  /** Where the next part begins. */
  next: number
  /** Offers that there are in all. */
  total: number
  /** The search found more than can be paged through. */
  isAtLeast: boolean
}

/** The time of a message from whichever field it has. */
export const messageTime = (message: Pick<ChatMessage, 'timestamp' | 'created_at'>): string | undefined =>
  message.timestamp ?? message.created_at

/** System and tool messages are shown only as product widgets: they have no speaker's avatar. */
export const isShown = (message: ChatMessage): boolean =>
  message.products !== undefined || ((message.role === 'user' || message.role === 'assistant') && message.content.trim() !== '')

/** Offers that an answer compares; `undefined` where it compares none, or says so in a way that cannot be read. */
export function comparisonIn({ metadata }: ChatMessage): ComparisonOffer | undefined {
  const { product_ids: ids, quantity } = (metadata.comparison ?? {}) as Partial<Record<keyof ComparisonOffer, unknown>>
  if (!Array.isArray(ids) || !ids.every((id): id is string => typeof id === 'string' && id !== '')) return undefined
  if (ids.length < comparisonLimits.least || ids.length > comparisonLimits.most) return undefined
  return { product_ids: ids, ...(typeof quantity === 'number' ? { quantity } : {}) }
}

/** Follow-ups offered after the last answer; none while the buyer has said something since. */
export function suggestionsOf(messages: ChatMessage[]): string[] {
  for (const message of messages.toReversed()) {
    if (message.role === 'user') return []
    const found = message.metadata.suggestions
    if (Array.isArray(found) && found.length > 0)
      return found.filter((suggestion) => typeof suggestion === 'string' && suggestion.trim() !== '')
  }
  return []
}
