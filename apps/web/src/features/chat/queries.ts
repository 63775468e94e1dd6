import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'

/** The calls with their schemas: needed once there is a session to ask with, not for the first screen. */
export const loadCalls = () => loadFile(() => import('./api.ts'))

/** A failed load is logged; the screen says it in its own words. */
async function logged<Answer>(what: string, signal: AbortSignal, load: () => Promise<Answer>): Promise<Answer> {
  try {
    return await load()
  } catch (error) {
    if (!signal.aborted) console.error(`${what} could not be loaded`, error)
    throw error
  }
}

// Each key has the uid in it: what belongs to one user can never be shown to the next one.

/** Key of every list of conversations of a user: the whole one, and those that were searched for. */
export const conversationsKey = (uid: string) => ['conversations', uid] as const

/** A user's conversations, newest first; with `words`, those whose title or messages have them. */
export const conversationsQuery = (uid: string, words = '') =>
  queryOptions({
    queryKey: [...conversationsKey(uid), words],
    queryFn: ({ signal }) => logged('the conversations', signal, async () => (await loadCalls()).listConversations(words, signal)),
  })

export const conversationQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: ['conversation', uid, id],
    queryFn: ({ signal }) => logged('the conversation', signal, async () => (await loadCalls()).getConversation(id, signal)),
    // Says whether a reply is running now, which no earlier answer can know.
    staleTime: 0,
  })

/** Asks whether the server is still at work on the reply of a conversation; true as well where it cannot be asked. */
export const isReplyRunning = (client: QueryClient, uid: string, id: string): Promise<boolean> =>
  client.fetchQuery(conversationQuery(uid, id)).then(
    ({ active_stream_id }) => Boolean(active_stream_id),
    () => true,
  )

export const messagesQuery = (uid: string, id: string) =>
  queryOptions({
    queryKey: ['messages', uid, id],
    queryFn: ({ signal }) => logged('the messages', signal, async () => (await loadCalls()).listMessages(id, signal)),
  })

/** Key of all that a user has asked for beyond the cards of answers. */
export const resultsKey = (uid: string) => ['results', uid] as const

/** What the search of a turn found beyond the `shown` cards of its answer. Nothing is asked before the buyer wants to see it. */
export const resultsQuery = (uid: string, conversationId: string, turn: number, shown: number) =>
  infiniteQueryOptions({
    queryKey: [...resultsKey(uid), conversationId, turn],
    queryFn: ({ signal, pageParam }) =>
      logged('the other offers', signal, async () => (await loadCalls()).listResults(conversationId, turn, pageParam, signal)),
    initialPageParam: shown,
    getNextPageParam: ({ next, total }) => (next < total ? next : undefined),
    enabled: false,
  })
