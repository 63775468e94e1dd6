import { isTemporaryId } from '@karavan/contract/constants.ts'
import { type ChatMessage, messageTime } from './message.ts'

const kind = (message: ChatMessage) => (message.products ? 'products' : 'text')

/** Whether the server has saved this local message: by the id it was given, else by the same role and words in this turn. */
function isSaved(local: ChatMessage, saved: readonly ChatMessage[]): boolean {
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

/** The local messages that the server does not have. One with a saved id comes from an earlier answer and gives way to the present one. */
export const withoutSaved = (local: readonly ChatMessage[], saved: readonly ChatMessage[]): ChatMessage[] =>
  local.filter((message) => isTemporaryId(message.id) && !isSaved(message, saved))

/** Ordered by turn, then by time; messages equal in both keep their order. */
export const inOrder = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.toSorted((a, b) => a.turn_number - b.turn_number || milliseconds(a) - milliseconds(b))

/** The server's messages together with the local ones it does not have. */
export const mergeMessages = (saved: readonly ChatMessage[], local: readonly ChatMessage[]): ChatMessage[] =>
  inOrder([...saved, ...withoutSaved(local, saved)])
