import { queryOptions } from '@tanstack/react-query'

/** The calls with their schemas: needed once there is a session to ask with, not for the first screen. */
export const loadCalls = () => import('./api.ts')

export const conversationsQuery = (words = '') =>
  queryOptions({
    queryKey: ['conversations', words],
    queryFn: async ({ signal }) => (await loadCalls()).listConversations(words, signal),
  })

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversation', id],
    queryFn: async ({ signal }) => (await loadCalls()).getConversation(id, signal),
    // Says whether a reply is running now, which no earlier answer can know.
    staleTime: 0,
  })

export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: ['messages', id],
    queryFn: async ({ signal }) => (await loadCalls()).listMessages(id, signal),
  })
