import { isTemporaryId } from '@karavan/contract/constants.ts'
import type { Conversation } from '@karavan/contract/conversations.ts'
import { toConversationTitle } from '@karavan/contract/title.ts'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { newTemporaryId } from './messages.ts'
import { conversationQuery, conversationsKey, conversationsQuery, loadCalls, messagesQuery } from './queries.ts'
import type { ChatState, ChatStore } from './store.ts'

/** The list is asked for again this long after a reply is complete, in milliseconds. */
export const listRefreshDelayMs = 1_000

/**
 * The whole list: what was begun here, what the server has, and the open conversation where it was opened by its address and is too old to be among
 * those the server lists: the header needs its title.
 */
export function shownConversations(
  { temporary, activeConversationId }: Pick<ChatState, 'temporary' | 'activeConversationId'>,
  listed: readonly Conversation[] = [],
  open: Conversation | undefined,
): Conversation[] {
  const isOpenMissing = open?.id === activeConversationId && !listed.some(({ id }) => id === activeConversationId)
  return [...temporary, ...listed, ...(open && isOpenMissing ? [open] : [])]
}

interface ConversationsDeps {
  client: QueryClient
  store: ChatStore
  uid(): string
  /** The list has changed here: the browser's other tabs ask for it again. */
  tellTabs(): void
  /** The open conversation was deleted. */
  onOpenDeleted(): void
}

export type Conversations = ReturnType<typeof createConversations>

/** The list of conversations: what changes it, here and on the server. */
export function createConversations(deps: ConversationsDeps) {
  const { client, store, uid } = deps
  let timer: ReturnType<typeof setTimeout> | undefined

  const listKey = () => conversationsQuery(uid()).queryKey
  /** Changes the whole list and those that were searched for; a list that is not there yet stays so. */
  const changeLists = (change: (list: Conversation[]) => Conversation[]) =>
    client.setQueriesData<Conversation[]>({ queryKey: conversationsKey(uid()) }, (list) => list && change(list))

  /** Asks for the list, however fresh the last answer is; what was searched for before is asked for again when it is wanted. Never rejects. */
  async function refresh(): Promise<void> {
    void client.invalidateQueries({ queryKey: conversationsKey(uid()), refetchType: 'none' })
    await client.fetchQuery({ ...conversationsQuery(uid()), staleTime: 0 }).catch(() => {})
  }

  return {
    refresh,
    stopWaiting: () => clearTimeout(timer),
    refreshSoon() {
      clearTimeout(timer)
      timer = setTimeout(() => void refresh(), listRefreshDelayMs)
    },
    /** A conversation of this page, named by its first message and open from now on. Gives its temporary id. */
    begin(text: string): string {
      const now = new Date().toISOString()
      const id = newTemporaryId()
      store.getState().addConversation({
        id,
        title: toConversationTitle(text),
        created_at: now,
        updated_at: now,
        user_id: uid(),
        metadata: { isTemporary: true },
      })
      store.setState({ activeConversationId: id })
      return id
    },
    /** A temporary conversation has become a saved one: the list has it once, in front. False where the temporary one is gone. */
    becomeSaved(temporaryId: string, id: string): boolean {
      const known = store.getState().temporary.find((conversation) => conversation.id === temporaryId)
      if (!known) return false
      const saved = { ...known, id, metadata: {} }
      // Before the store: what follows the store finds the saved one in the cache.
      client.setQueryData(conversationQuery(uid(), id).queryKey, (before) => before ?? saved)
      client.setQueryData(listKey(), (list) => list && [saved, ...list.filter((conversation) => conversation.id !== id)])
      store.getState().renameTemporary(temporaryId, id)
      return true
    },
    /** The server has just described this conversation: the list says the same. */
    update: (conversation: Conversation) =>
      changeLists((list) => list.map((known) => (known.id === conversation.id ? { ...known, ...conversation } : known))),
    ...createChanges(deps, changeLists),
  }
}

/** One after another: the title of a conversation must not be saved while it is being deleted. */
const scope = { id: 'conversations' }

/** What a buyer changes in the list. It shows at once and is taken back when the server refuses; the mutation rejects then. */
function createChanges(
  { client, store, uid, tellTabs, onOpenDeleted }: ConversationsDeps,
  changeLists: (change: (list: Conversation[]) => Conversation[]) => unknown,
) {
  /** What is known of a conversation, as a way back to it. */
  async function remember(id: string): Promise<() => void> {
    await client.cancelQueries({ queryKey: conversationsKey(uid()) })
    const lists = client.getQueriesData({ queryKey: conversationsKey(uid()) })
    const key = conversationQuery(uid(), id).queryKey
    const conversation = client.getQueryData(key)
    return () => {
      for (const [listKey, list] of lists) client.setQueryData(listKey, list)
      client.setQueryData(key, conversation)
    }
  }
  const common = {
    scope,
    // Without a connection it fails at once and says so, instead of waiting for one.
    networkMode: 'always',
    onError: (_error: Error, _variables: unknown, takeBack: (() => void) | undefined) => takeBack?.(),
    onSettled: () => client.invalidateQueries({ queryKey: conversationsKey(uid()) }),
  } as const

  return {
    renaming: mutationOptions({
      ...common,
      mutationFn: async ({ id, title }: { id: string; title: string }) => (await loadCalls()).renameConversation(id, title),
      onMutate: async ({ id, title }) => {
        const takeBack = await remember(id)
        const rename = (conversation: Conversation) => (conversation.id === id ? { ...conversation, title } : conversation)
        changeLists((list) => list.map(rename))
        client.setQueryData(conversationQuery(uid(), id).queryKey, (conversation) => conversation && rename(conversation))
        return takeBack
      },
      onSuccess: tellTabs,
    }),
    deletion: mutationOptions({
      ...common,
      mutationFn: async (id: string) => {
        if (!isTemporaryId(id)) await (await loadCalls()).deleteConversation(id)
      },
      onMutate: async (id) => {
        const takeBack = await remember(id)
        changeLists((list) => list.filter((conversation) => conversation.id !== id))
        await client.resetQueries({ queryKey: conversationQuery(uid(), id).queryKey })
        return takeBack
      },
      onSuccess: (_answer, id) => {
        const wasOpen = store.getState().activeConversationId === id
        store.getState().deleteConversation(id)
        client.removeQueries({ queryKey: messagesQuery(uid(), id).queryKey })
        client.removeQueries({ queryKey: conversationQuery(uid(), id).queryKey })
        if (wasOpen) onOpenDeleted()
        tellTabs()
      },
    }),
  }
}
