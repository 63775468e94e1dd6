import type { QueryClient } from '@tanstack/react-query'
import { createConversations } from './conversations.ts'
import { createMessages } from './messages.ts'
import { createOpening, type Navigate } from './opening.ts'
import { isReplyRunning } from './queries.ts'
import { rememberSavedId } from './saved-ids.ts'
import type { ChatStore } from './store.ts'
import { createTurns, type TurnDeps } from './turn.ts'

export interface ChatDeps extends Pick<TurnDeps, 'apology' | 'announce' | 'prepareAnswers'> {
  store: ChatStore
  client: QueryClient
  navigate: Navigate
  /** Uid of the session; '' before there is one. */
  uid(): string
  /** Resolves once there is a session to ask with, or none came in time, and it has what was asked before a sign-in. */
  ready(): Promise<unknown>
}

/** What a buyer does with conversations; here the list, the open conversation, its messages and the turn that runs meet. */
export type Chat = ReturnType<typeof createChat>

export function createChat({ store, client, navigate, uid, ready, ...screen }: ChatDeps) {
  const tabs = openTabs(uid)
  const messages = createMessages({ client, store, uid })
  const conversations = createConversations({
    client,
    store,
    uid,
    tellTabs: () => tabs.tell(),
    onOpenDeleted: () => navigate.toStart({ replace: true }),
  })
  const turns = createTurns({
    ...screen,
    store,
    messages,
    ready,
    beginConversation(text) {
      const id = conversations.begin(text)
      navigate.toConversation(id, { replace: false })
      return id
    },
    onTaken: rememberSavedId,
    becomeSaved(temporaryId, id) {
      if (conversations.becomeSaved(temporaryId, id)) navigate.renamed(temporaryId, id)
    },
    onSent: (id) => tabs.tell(id),
    async onOver(id, end) {
      await messages.reload(id)
      if (end !== 'complete' && (await isReplyRunning(client, uid(), id)) && store.getState().activeConversationId === id)
        store.setState({ trouble: end === 'busy' ? 'too-many-open' : 'connection-lost' })
      conversations.refreshSoon()
      tabs.tell(id)
    },
  })
  const opening = createOpening({ client, store, uid, ready, navigate, messages, conversations, turns, ...screen })

  function reset() {
    store.getState().reset()
    opening.forget()
    turns.leave()
    conversations.stopWaiting()
  }

  tabs.onTold((id) => {
    void conversations.refresh()
    const { activeConversationId, isSwitchingConversation } = store.getState()
    if (id && id === activeConversationId && !isSwitchingConversation) opening.reopen()
  })

  return {
    store,
    messages,
    conversations,
    send: turns.send,
    replace: turns.replace,
    answerAgain: turns.again,
    /** Puts an earlier question into the field, to be asked otherwise. */
    edit: (turn: number, text: string) => store.setState({ editing: { turn, text } }),
    /** Puts a text into the field, to be changed and asked. */
    propose: (text: string) => store.setState({ editing: { text } }),
    leaveEditing: () => store.setState({ editing: null }),
    refine: turns.refine,
    retry: turns.retry,
    stop: turns.stop,
    open: opening.open,
    clear: opening.clear,
    reopen: opening.reopen,
    /** Conversations came that were not made here: the list is read again, in the other tabs too. */
    listChanged() {
      void conversations.refresh()
      // The open one may be among them.
      if (store.getState().trouble === 'load-failed') opening.reopen()
      tabs.tell()
    },
    newSearch() {
      if (store.getState().isProcessing) return
      opening.clear()
      navigate.toStart({ replace: false })
    },
    select(id: string) {
      const { activeConversationId, isProcessing } = store.getState()
      // The open one again only brings it to the front, from under a sheet or a product.
      if (id === activeConversationId) return navigate.toConversation(id, { replace: true })
      if (!isProcessing) navigate.toConversation(id, { replace: false })
    },
    /** The guest has become an account, which has the conversations now: what is on the screen stays, and what was read of it is read again. */
    signedIn() {
      conversations.stopWaiting()
      opening.readAgain()
    },
    /** The user changes: nothing of the last one may stay. */
    reset,
    close() {
      reset()
      tabs.close()
    },
  }
}

/** The browser's other tabs show the same conversations. */
function openTabs(uid: () => string) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('karavan-chat')
  return {
    tell: (conversationId?: string) => channel?.postMessage({ uid: uid(), conversationId }),
    /** Calls back when another tab of this user has changed something: in the list, and in the conversation that it names. */
    onTold(listener: (conversationId: string | undefined) => void) {
      channel?.addEventListener('message', ({ data }: MessageEvent<{ uid: string; conversationId?: string }>) => {
        if (data.uid === uid()) listener(data.conversationId)
      })
    },
    close: () => channel?.close(),
  }
}
