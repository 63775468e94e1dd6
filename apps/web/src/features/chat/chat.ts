import { isTemporaryId, productWidgetType, temporaryPrefix } from '@karavan/contract/constants.ts'
import type { Conversation } from '@karavan/contract/conversations.ts'
import type { SearchStarted } from '@karavan/contract/search.ts'
import type { StreamEvent } from '@karavan/contract/stream-events.ts'
import { toConversationTitle } from '@karavan/contract/title.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { randomId } from '../../lib/random-id.ts'
import { mergeMessages } from './merge.ts'
import type { ChatMessage } from './message.ts'
import { conversationQuery, conversationsQuery, loadCalls, messagesQuery } from './queries.ts'
import type { ChatStore } from './store.ts'

/** The list is read again this long after a reply is complete (specification, section 9). Milliseconds. */
export const listRefreshDelayMs = 1_000

export interface ChatDeps {
  store: ChatStore
  client: QueryClient
  navigate: {
    toConversation(id: string, how: { replace: boolean }): void
    toStart(how: { replace: boolean }): void
  }
  /** The stated apology for a send that failed, in the interface language. */
  apology: () => string
  /** Says to assistive technology what has happened. */
  announce: (what: 'answer-started' | 'answer-ready' | 'answer-stopped' | 'answer-failed', products?: number) => void
  /** Fetches what renders answers, before there is one to render. */
  prepareAnswers: () => Promise<void>
  /** Uid of the session, for the conversations made here. */
  uid: () => string
}

/** Which saved conversation a temporary one has become, so that a reload in the middle of the first reply finds it again. */
const becameKey = (temporaryId: string) => `chat_became:${temporaryId}`
const remember = (temporaryId: string, id: string) => {
  try {
    sessionStorage.setItem(becameKey(temporaryId), id)
  } catch {
    // Without storage a reload during the first reply goes to the start screen; the conversation is in the list.
  }
}
const recall = (temporaryId: string): string | null => {
  try {
    return sessionStorage.getItem(becameKey(temporaryId))
  } catch {
    return null
  }
}

const temporaryId = () => `${temporaryPrefix}${randomId()}`

/** What a buyer does with conversations; the one place that knows the order of calls, events and routes (specification, section 4). */
export type Chat = ReturnType<typeof createChat>

export function createChat(deps: ChatDeps) {
  const { store, client, navigate } = deps
  const state = () => store.getState()

  /** The reply that is being read; leaving it does not stop it. */
  let reply: { reader: AbortController; streamId?: string; isStopWanted: boolean } | undefined
  /** Local messages of conversations that are not open, by conversation. */
  const unsaved = new Map<string, ChatMessage[]>()
  /** Grows with each opening: a late answer to an earlier one is dropped. */
  let opening = 0
  let listTimer: ReturnType<typeof setTimeout> | undefined
  /** Other tabs of this browser show the same conversations. */
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('karavan-chat')

  const now = () => new Date().toISOString()
  const lastTurn = () => state().messages.reduce((last, message) => Math.max(last, message.turn_number), 0)

  function tellTabs(conversationId?: string) {
    tabs?.postMessage({ uid: deps.uid(), conversationId })
  }

  async function loadConversations({ isFresh = false } = {}) {
    const query = conversationsQuery()
    state().setLoading(true)
    try {
      const saved = await client.fetchQuery({ ...query, ...(isFresh ? { staleTime: 0 } : {}) })
      const local = state().conversations.filter(({ id }) => isTemporaryId(id))
      // An older conversation that was opened by its address is not among the first fifty, yet the header needs its title.
      const open = state().conversations.filter(({ id }) => id === state().activeConversationId && !isTemporaryId(id))
      const known = new Set(saved.map(({ id }) => id))
      state().setConversations([...local, ...saved, ...open.filter(({ id }) => !known.has(id))])
    } catch (error) {
      console.error('the conversations could not be loaded', error)
      state().setConversations(state().conversations.filter(({ id }) => isTemporaryId(id)))
    } finally {
      state().setLoading(false)
    }
  }

  function refreshListSoon() {
    clearTimeout(listTimer)
    listTimer = setTimeout(() => {
      void client.invalidateQueries({ queryKey: ['conversations'], refetchType: 'none' })
      void loadConversations({ isFresh: true })
    }, listRefreshDelayMs)
  }

  /** Stops reading, not the reply itself: the server finishes and keeps it. */
  function leaveReply() {
    if (!reply) return
    reply.reader.abort()
    reply = undefined
    state().setProcessing(false)
    state().setStreamingData(null)
    state().setStopping(false)
  }

  function keepUnsaved() {
    const { activeConversationId, messages } = state()
    if (!activeConversationId) return
    const local = messages.filter(({ id }) => isTemporaryId(id))
    if (local.length > 0) unsaved.set(activeConversationId, local)
    else unsaved.delete(activeConversationId)
  }

  /** The messages once more from the server, together with what only this page has. */
  async function reloadMessages(id: string) {
    try {
      const saved = await client.fetchQuery({ ...messagesQuery(id), staleTime: 0 })
      if (state().activeConversationId === id) state().setMessages(mergeMessages(saved, state().messages))
    } catch (error) {
      console.error('the messages could not be loaded again', error)
    }
  }

  function bindTemporary(id: string, realId: string) {
    const known = state().conversations.find((conversation) => conversation.id === id)
    if (!known) return
    const wasOpen = state().activeConversationId === id
    state().replaceConversation(id, { ...known, id: realId, metadata: {} })
    if (wasOpen) navigate.toConversation(realId, { replace: true })
  }

  /** Puts a message of the reply on screen; one that is there already (an earlier reading, a repeated attempt) takes the new content. */
  function show(event: Extract<StreamEvent, { type: 'response' | 'product_widget' }>, turn: number, content: Partial<ChatMessage>) {
    const { message_id } = event
    const known = message_id && state().messages.find((message) => message.id === message_id || message.message_id === message_id)
    if (known) return state().updateMessage(known.id, content)
    const at = event.created_at ?? now()
    state().addMessage({
      id: temporaryId(),
      role: 'assistant',
      content: '',
      metadata: {},
      created_at: at,
      timestamp: at,
      turn_number: event.turn_number ?? turn,
      ...(message_id ? { message_id } : {}),
      ...content,
    })
  }

  function handleEvent(event: StreamEvent, turn: number) {
    const { streamingData, setStreamingData } = state()
    switch (event.type) {
      case 'progress':
        setStreamingData({ ...streamingData, progress: event.content })
        return
      case 'response_delta': {
        const isSame = streamingData?.message_id === event.message_id
        if (!streamingData?.text) deps.announce('answer-started')
        setStreamingData({
          ...streamingData,
          text: `${isSame ? (streamingData?.text ?? '') : ''}${event.content}`,
          message_id: event.message_id,
        })
        return
      }
      case 'response':
        setStreamingData({ progress: streamingData?.progress })
        if (event.content.trim() === '') return
        show(event, turn, { content: event.content, message_type: 'text', metadata: event.metadata ?? {} })
        return
      case 'product_widget':
        if (event.products.length === 0) return
        show(event, turn, {
          message_type: productWidgetType,
          metadata: { message_type: productWidgetType },
          products: event.products,
        })
        return
      case 'complete':
        return
      default:
        return event satisfies never
    }
  }

  /** Reads one reply to its end. `conversationId` is the saved conversation's. */
  async function follow(streamId: string, conversationId: string, mine: NonNullable<typeof reply>) {
    mine.streamId = streamId
    if (mine.isStopWanted) void stop()
    const turn = lastTurn()
    let isStopped = false
    let realId = conversationId
    const { followReply } = await import('./stream.ts')
    const end = await followReply(streamId, {
      signal: mine.reader.signal,
      onEvent: (event) => {
        if (event.type === 'complete') {
          isStopped = event.stopped === true
          realId = event.conversation_id || conversationId
        } else handleEvent(event, turn)
      },
    })
    if (reply !== mine) return
    reply = undefined
    const { activeConversationId } = state()
    state().setProcessing(false)
    state().setStopping(false)
    if (activeConversationId && isTemporaryId(activeConversationId)) bindTemporary(activeConversationId, realId)
    if (end === 'complete') {
      const products = state()
        .messages.filter(({ turn_number }) => turn_number >= turn)
        .reduce((sum, message) => sum + (message.products?.length ?? 0), 0)
      deps.announce(isStopped ? 'answer-stopped' : 'answer-ready', products)
      await reloadMessages(realId)
    } else {
      deps.announce('answer-failed')
      await recover(realId)
    }
    // Text that was being written stays on screen until the saved message is there.
    if (!reply) state().setStreamingData(null)
    refreshListSoon()
    tellTabs(realId)
  }

  /** After a stream error: what the server has by now, once; and whether it is still at work. */
  async function recover(id: string) {
    await reloadMessages(id)
    const isRunning = await client.fetchQuery(conversationQuery(id)).then(
      (conversation) => Boolean(conversation.active_stream_id),
      () => true,
    )
    if (isRunning && state().activeConversationId === id) state().setTrouble('connection-lost')
  }

  function apologise(text: string, idempotencyKey: string, userMessageId: string, turn: number) {
    state().addMessage({
      id: temporaryId(),
      role: 'assistant',
      content: deps.apology(),
      created_at: now(),
      timestamp: now(),
      turn_number: turn,
      metadata: {},
      failed: { text, idempotencyKey, userMessageId },
    })
    deps.announce('answer-failed')
  }

  async function send(raw: string, idempotencyKey: string = randomId()): Promise<boolean> {
    const text = raw.trim()
    const { isProcessing, isSwitchingConversation } = state()
    if (text === '' || isProcessing || isSwitchingConversation) return false
    let conversationId = state().activeConversationId
    state().setTrouble('none')
    state().setProcessing(true)
    state().setStreamingData({})
    void deps.prepareAnswers()
    if (conversationId === null) {
      conversationId = temporaryId()
      const conversation: Conversation = {
        id: conversationId,
        title: toConversationTitle(text),
        created_at: now(),
        updated_at: now(),
        user_id: deps.uid(),
        metadata: { isTemporary: true },
      }
      state().addConversation(conversation)
      state().setActiveConversation(conversationId)
      state().setMessages([])
      navigate.toConversation(conversationId, { replace: false })
    }
    const turn = lastTurn() + 1
    const userMessageId = temporaryId()
    state().addMessage({
      id: userMessageId,
      role: 'user',
      content: text,
      created_at: now(),
      timestamp: now(),
      turn_number: turn,
      message_type: 'text',
      metadata: {},
    })
    const mine: NonNullable<typeof reply> = { reader: new AbortController(), isStopWanted: false }
    reply = mine
    let started: SearchStarted
    try {
      started = await (await loadCalls()).sendMessage(conversationId, text, idempotencyKey)
    } catch (error) {
      console.error('the message could not be sent', error)
      if (reply !== mine) return true
      reply = undefined
      state().setProcessing(false)
      state().setStopping(false)
      state().setStreamingData(null)
      apologise(text, idempotencyKey, userMessageId, turn)
      return true
    }
    if (isTemporaryId(conversationId)) remember(conversationId, started.conversation_id)
    if (reply !== mine) {
      // The buyer has gone elsewhere meanwhile: the temporary entry in the list becomes the saved one.
      unsaved.delete(conversationId)
      if (isTemporaryId(conversationId)) bindTemporary(conversationId, started.conversation_id)
      return true
    }
    state().updateMessage(userMessageId, { message_id: started.user_message_id })
    tellTabs(started.conversation_id)
    await follow(started.stream_id, started.conversation_id, mine)
    return true
  }

  async function retry(messageId: string) {
    const failed = state().messages.find(({ id }) => id === messageId)?.failed
    if (!failed || state().isProcessing) return
    state().removeMessages([messageId, failed.userMessageId])
    await send(failed.text, failed.idempotencyKey)
  }

  async function stop() {
    if (!reply) return
    reply.isStopWanted = true
    state().setStopping(true)
    if (!reply.streamId) return
    const mine = reply
    try {
      await (await loadCalls()).stopReply(mine.streamId!)
    } catch (error) {
      console.error('the reply could not be stopped', error)
      if (reply === mine) {
        mine.isStopWanted = false
        state().setStopping(false)
      }
    }
  }

  async function load(id: string, isFresh: boolean) {
    const mine = ++opening
    const isCurrent = () => mine === opening
    const before = client.getQueryData(conversationQuery(id).queryKey)
    try {
      let [conversation, messages] = await Promise.all([
        client.fetchQuery(conversationQuery(id)),
        client.fetchQuery({ ...messagesQuery(id), ...(isFresh ? { staleTime: 0 } : {}) }),
        deps.prepareAnswers(),
      ])
      if (!isFresh && before && before.updated_at !== conversation.updated_at) {
        messages = await client.fetchQuery({ ...messagesQuery(id), staleTime: 0 })
      }
      if (!isCurrent()) return
      const isListed = state().conversations.some((known) => known.id === id)
      if (isListed) state().updateConversation(id, conversation)
      else state().setConversations([...state().conversations, conversation])
      state().setMessages(mergeMessages(messages, unsaved.get(id) ?? []))
      state().setSwitchingConversation(false)
      if (conversation.active_stream_id) {
        state().setProcessing(true)
        state().setStreamingData({})
        reply = { reader: new AbortController(), isStopWanted: false }
        void follow(conversation.active_stream_id, id, reply)
      }
    } catch (error) {
      if (!isCurrent()) return
      console.error('the conversation could not be loaded', error)
      state().setMessages([])
      state().setSwitchingConversation(false)
      if (error instanceof ApiError && error.status === 404) {
        state().setActiveConversation(null)
        navigate.toStart({ replace: true })
      } else state().setTrouble('load-failed')
    }
  }

  /** Follows the route. Does nothing for the conversation that is open already. */
  function open(id: string) {
    if (state().activeConversationId === id) return
    if (isTemporaryId(id)) {
      const isLocal = state().conversations.some((conversation) => conversation.id === id)
      const realId = recall(id)
      if (!isLocal) {
        if (realId) navigate.toConversation(realId, { replace: true })
        else navigate.toStart({ replace: true })
        return
      }
    }
    keepUnsaved()
    leaveReply()
    opening++
    state().setTrouble('none')
    state().setActiveConversation(id)
    if (isTemporaryId(id)) {
      state().setSwitchingConversation(false)
      state().setMessages(unsaved.get(id) ?? [])
      return
    }
    state().setMessages([])
    state().setSwitchingConversation(true)
    void load(id, false)
  }

  /** The start screen: nothing open. */
  function clear() {
    if (state().activeConversationId === null && state().messages.length === 0) return
    keepUnsaved()
    leaveReply()
    opening++
    state().setTrouble('none')
    state().setSwitchingConversation(false)
    state().setActiveConversation(null)
    state().setMessages([])
  }

  /** The open conversation once more, after trouble: loads it and goes on reading a reply that still runs. */
  function reopen() {
    const id = state().activeConversationId
    if (!id || isTemporaryId(id) || reply) return
    keepUnsaved()
    state().setTrouble('none')
    if (state().messages.length === 0) state().setSwitchingConversation(true)
    void load(id, true)
  }

  tabs?.addEventListener('message', ({ data }: MessageEvent<{ uid: string; conversationId?: string }>) => {
    if (data.uid !== deps.uid()) return
    void loadConversations({ isFresh: true })
    if (!reply && data.conversationId && data.conversationId === state().activeConversationId && !state().isSwitchingConversation) reopen()
  })

  return {
    store,
    send,
    retry,
    stop,
    open,
    clear,
    reopen,
    loadConversations,
    /** Conversations came that were not made here: the list is read again, in the other tabs too. */
    listChanged() {
      void client.invalidateQueries({ queryKey: ['conversations'], refetchType: 'none' })
      void loadConversations({ isFresh: true })
      // The open one may be among them.
      if (state().trouble === 'load-failed') reopen()
      tellTabs()
    },
    newSearch() {
      if (state().isProcessing) return
      clear()
      navigate.toStart({ replace: false })
    },
    select(id: string) {
      // The open one again only brings it to the front, from under a sheet or a product.
      if (id === state().activeConversationId) return navigate.toConversation(id, { replace: true })
      if (!state().isProcessing) navigate.toConversation(id, { replace: false })
    },
    /** Throws when the server refuses; the list keeps the old title then. */
    async rename(id: string, title: string) {
      const renamed = await (await loadCalls()).renameConversation(id, title)
      state().updateConversation(id, { title: renamed.title })
      void client.invalidateQueries({ queryKey: ['conversations'] })
      tellTabs()
    },
    /** Throws when the server refuses; nothing is removed then. */
    async remove(id: string) {
      if (state().isProcessing) return
      if (!isTemporaryId(id)) await (await loadCalls()).deleteConversation(id)
      const wasOpen = state().activeConversationId === id
      unsaved.delete(id)
      state().deleteConversation(id)
      client.removeQueries({ queryKey: ['messages', id] })
      client.removeQueries({ queryKey: ['conversation', id] })
      void client.invalidateQueries({ queryKey: ['conversations'] })
      if (wasOpen) navigate.toStart({ replace: true })
      tellTabs()
    },
    /** Another person from here on: nothing of the last one may stay. */
    reset() {
      leaveReply()
      opening++
      clearTimeout(listTimer)
      unsaved.clear()
      state().reset()
    },
    close() {
      leaveReply()
      clearTimeout(listTimer)
      tabs?.close()
    },
  }
}
