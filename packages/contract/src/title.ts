export const maxTitleLength = 50
export const untitledConversation = 'New Conversation'

/**
 * Title of a conversation from its first user message: trimmed, on one line, cut to 50 code points plus '...' when longer. Browser and server use this one function.
 */
export function toConversationTitle(firstMessage: string | undefined | null): string {
  const line = (firstMessage ?? '').replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim()
  if (!line) return untitledConversation
  const points = Array.from(line)
  if (points.length <= maxTitleLength) return line
  return `${points.slice(0, maxTitleLength).join('')}...`
}
