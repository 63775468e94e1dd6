import { isTemporaryId } from '@karavan/contract/constants.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Conversations } from './conversations.ts'
import type { Messages } from './messages.ts'
import { conversationQuery, messagesQuery } from './queries.ts'
import { findSavedId } from './saved-ids.ts'
import type { ChatStore } from './store.ts'
import type { Turns } from './turn.ts'

export interface Navigate {
  toConversation(id: string, how: { replace: boolean }): void
  toStart(how: { replace: boolean }): void
  /** A conversation goes by another id from now on. An address that names it follows, with all that is open beside and over it; no other is left. */
  renamed(from: string, to: string): void
}

/** A server that starts anew takes a moment: where no answer came, or it is not ready yet, it is asked up to twice more. */
const whileServerStarts = {
  retry: (failures: number, error: unknown) => failures < 2 && error instanceof ApiError && (error.status === 0 || error.status === 503),
}

interface OpeningDeps {
  client: QueryClient
  store: ChatStore
  uid(): string
  navigate: Navigate
  messages: Messages
  conversations: Conversations
  turns: Turns
  /** Resolves once there is a session to ask with, or none came in time. A page is often opened before. */
  ready(): Promise<unknown>
  /** Fetches what renders answers: a conversation is shown at once in its full height. */
  prepareAnswers(): Promise<void>
}

/** Which conversation is open. It follows the route; a late answer about one that was open before is dropped. */
export function createOpening({ client, store, uid, ready, navigate, messages, conversations, turns, prepareAnswers }: OpeningDeps) {
  let count = 0

  /** The conversation with its messages; these are asked for again where it has changed since they were read. */
  async function fetchAll(id: string, isFresh: boolean) {
    const prepared = prepareAnswers()
    // What is read belongs to a user: before one is known there is no key to keep it under.
    await ready()
    const before = client.getQueryData(conversationQuery(uid(), id).queryKey)
    const query = { ...messagesQuery(uid(), id), ...whileServerStarts }
    const [conversation] = await Promise.all([
      client.fetchQuery({ ...conversationQuery(uid(), id), ...whileServerStarts }),
      client.fetchQuery(isFresh ? { ...query, staleTime: 0 } : query),
      prepared,
    ])
    if (!isFresh && before && before.updated_at !== conversation.updated_at) await client.fetchQuery({ ...query, staleTime: 0 })
    return conversation
  }

  async function load(id: string, isFresh: boolean): Promise<void> {
    const mine = ++count
    try {
      const conversation = await fetchAll(id, isFresh)
      if (mine !== count) return
      conversations.update(conversation)
      messages.dropSaved(id)
      store.setState({ isSwitchingConversation: false })
      if (conversation.active_stream_id) turns.attach(conversation.active_stream_id, id)
    } catch (error) {
      if (mine !== count) return
      const isUnknown = error instanceof ApiError && error.status === 404
      store.setState({
        isSwitchingConversation: false,
        ...(isUnknown ? { activeConversationId: null, isGone: true } : { trouble: 'load-failed' }),
      })
      if (isUnknown) navigate.toStart({ replace: true })
    }
  }

  /** Another conversation is open from now on, or none. What runs in the one before is left. */
  function show(id: string | null, isSwitchingConversation: boolean) {
    count++
    store.setState({ activeConversationId: id, isSwitchingConversation, trouble: 'none', isGone: false, editing: null })
    turns.leave()
  }

  return {
    /** Follows the route. Does nothing for the conversation that is open already. */
    open(id: string): void {
      if (store.getState().activeConversationId === id) return
      const isTemporary = isTemporaryId(id)
      if (isTemporary && !store.getState().temporary.some((conversation) => conversation.id === id)) {
        const savedId = findSavedId(id)
        if (savedId) navigate.renamed(id, savedId)
        else navigate.toStart({ replace: true })
        return
      }
      show(id, !isTemporary)
      if (!isTemporary) void load(id, false)
    },
    /** The start screen: nothing open. */
    clear(): void {
      if (store.getState().activeConversationId !== null) show(null, false)
    },
    /** The open conversation once more, after trouble: loads it and goes on reading a reply that still runs. */
    reopen(): void {
      const { activeConversationId: id } = store.getState()
      if (!id || isTemporaryId(id) || turns.isRunning()) return
      store.setState({ trouble: 'none' })
      if (messages.all(id).length === 0) store.setState({ isSwitchingConversation: true })
      void load(id, true)
    },
    /** The open conversation belongs to another user now, and nothing is left of what was read of it. A reply that is being read goes on. */
    readAgain(): void {
      count++
      const { activeConversationId: id } = store.getState()
      if (!id || isTemporaryId(id)) return
      if (turns.isRunning()) return void ready().then(() => messages.reload(id))
      show(id, true)
      void load(id, false)
    },
    /** Drops the answers to what was asked so far. */
    forget(): void {
      count++
    },
  }
}
