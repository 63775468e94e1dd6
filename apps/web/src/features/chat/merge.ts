import { isTemporaryId } from '@karavan/contract/constants.ts'
import { type ChatMessage, messageTime } from './message.ts'

const kind = (message: ChatMessage) => (message.products ? 'products' : 'text')

/** Did the server save this local message? By the id it was given, else by the same role and words in this turn (decision G-55). */
function isSaved(local: ChatMessage, saved: ChatMessage[]): boolean {
  if (local.message_id !== undefined) return saved.some((message) => message.id === local.message_id)
  return saved.some(
    (message) =>
      message.role === local.role &&
      message.turn_number === local.turn_number &&
      kind(message) === kind(local) &&
      message.content.trim() === local.content.trim(),
  )
}

const milliseconds = (message: ChatMessage): number => Date.parse(messageTime(message) ?? '') || 0

/** Ordered by turn, then by time; what is equal in both keeps its place. */
export const inOrder = (messages: ChatMessage[]): ChatMessage[] =>
  messages.toSorted((a, b) => a.turn_number - b.turn_number || milliseconds(a) - milliseconds(b))

/**
 * The server's messages together with the local ones it does not have. Local messages with a saved id come from an earlier reading and give way
 * to this one (specification, section 4).
 */
export function mergeMessages(saved: ChatMessage[], local: ChatMessage[]): ChatMessage[] {
  const unsaved = local.filter((message) => isTemporaryId(message.id) && !isSaved(message, saved))
  return inOrder([...saved, ...unsaved])
}
