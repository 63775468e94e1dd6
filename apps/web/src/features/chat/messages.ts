import { isTemporaryId, temporaryPrefix } from '@karavan/contract/constants.ts'
import { randomId } from '@karavan/web-kit/lib/random-id.ts'
import type { QueryClient } from '@tanstack/react-query'
import { inOrder, mergeMessages, withoutSaved } from './merge.ts'
import { type ChatMessage, messageTime } from './message.ts'
import { messagesQuery } from './queries.ts'
import type { ChatState, ChatStore } from './store.ts'

export const newTemporaryId = (): string => `${temporaryPrefix}${randomId()}`

/** What stands in the thread: the saved messages of the open conversation with those only this page has; none while another one is being opened. */
export function shownMessages(
  {
    activeConversationId: id,
    unsaved,
    isSwitchingConversation,
    trouble,
  }: Pick<ChatState, 'activeConversationId' | 'unsaved' | 'isSwitchingConversation' | 'trouble'>,
  saved: readonly ChatMessage[] | undefined,
): ChatMessage[] {
  if (id === null || isSwitchingConversation || trouble === 'load-failed') return []
  return mergeMessages(saved ?? [], unsaved[id] ?? [])
}

type NewMessage = Pick<ChatMessage, 'role' | 'content' | 'turn_number'> & Partial<ChatMessage>

interface MessagesDeps {
  client: QueryClient
  store: ChatStore
  uid(): string
}

export type Messages = ReturnType<typeof createMessages>

/** The messages of conversations: read from the query cache and the store, changed where each of them is. */
export function createMessages({ client, store, uid }: MessagesDeps) {
  const savedIn = (id: string): readonly ChatMessage[] => client.getQueryData(messagesQuery(uid(), id).queryKey) ?? []
  const unsavedIn = (id: string): readonly ChatMessage[] => store.getState().unsaved[id] ?? []
  const all = (id: string): ChatMessage[] => mergeMessages(savedIn(id), unsavedIn(id))
  const lastTurn = (id: string): number => all(id).reduce((last, { turn_number }) => Math.max(last, turn_number), 0)

  /** Two clocks are at work here: whatever they say, a message comes after those that stood there before it. */
  function timeIn(id: string, wanted: string): string {
    const last = messageTime(all(id).at(-1) ?? {})
    return last !== undefined && Date.parse(last) > Date.parse(wanted) ? last : wanted
  }

  /** Forgets the local messages that the server's answer has by now. */
  const dropSaved = (id: string) => store.getState().setUnsaved(id, withoutSaved(unsavedIn(id), savedIn(id)))

  return {
    all,
    lastTurn,
    dropSaved,
    /** A message the server does not have yet; its id is temporary. Gives the id. */
    add(conversationId: string, message: NewMessage): string {
      const id = newTemporaryId()
      const at = timeIn(conversationId, message.created_at ?? new Date().toISOString())
      store.getState().addMessage(conversationId, { metadata: {}, ...message, id, created_at: at, timestamp: at })
      return id
    },
    /** Changes a message by its id, or by the id the server has given it. False where there is none. */
    update(conversationId: string, id: string, fields: Partial<ChatMessage>): boolean {
      const local = unsavedIn(conversationId).find((message) => message.id === id || message.message_id === id)
      if (local) store.getState().updateMessage(conversationId, local.id, fields)
      const isSaved = !local && savedIn(conversationId).some((message) => message.id === id)
      if (isSaved) {
        client.setQueryData(messagesQuery(uid(), conversationId).queryKey, (saved) =>
          saved?.map((message) => (message.id === id ? { ...message, ...fields } : message)),
        )
      }
      return local !== undefined || isSaved
    },
    remove(conversationId: string, ids: readonly string[]): void {
      store.getState().setUnsaved(
        conversationId,
        unsavedIn(conversationId).filter(({ id }) => !ids.includes(id)),
      )
    },
    /** Takes away what was said from this turn on: another question stands in its place. Gives what brings it back, should that question not be taken. */
    removeFrom(conversationId: string, turn: number): () => void {
      const isBefore = ({ turn_number }: ChatMessage): boolean => turn_number < turn
      const { queryKey } = messagesQuery(uid(), conversationId)
      const [saved, unsaved] = [savedIn(conversationId), unsavedIn(conversationId)].map((some) => some.filter((one) => !isBefore(one)))
      store.getState().setUnsaved(conversationId, unsavedIn(conversationId).filter(isBefore))
      client.setQueryData(queryKey, (all) => all?.filter(isBefore))
      const missingIn = (all: readonly ChatMessage[], some: readonly ChatMessage[] = []) =>
        some.filter(({ id }) => !all.some((one) => one.id === id))
      return () => {
        const left = unsavedIn(conversationId)
        store.getState().setUnsaved(conversationId, inOrder([...missingIn(left, unsaved), ...left]))
        client.setQueryData(queryKey, (all) => all && inOrder([...all, ...missingIn(all, saved)]))
      }
    },
    /** Asks for the messages once more and keeps what only this page has. A failure is logged, and what stands there stays. */
    async reload(conversationId: string): Promise<void> {
      if (isTemporaryId(conversationId)) return
      const isThere = await client.fetchQuery({ ...messagesQuery(uid(), conversationId), staleTime: 0 }).then(
        () => true,
        () => false,
      )
      if (isThere) dropSaved(conversationId)
    },
  }
}
