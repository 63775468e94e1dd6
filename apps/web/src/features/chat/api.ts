import { done, isTemporaryId } from '@karavan/contract/common.ts'
import { type FeedbackReason, isPictureCaption, type Verdict } from '@karavan/contract/constants.ts'
import {
  type Conversation,
  conversationAnswer,
  conversation as conversationSchema,
  conversationsPage,
} from '@karavan/contract/conversations.ts'
import { searchStarted } from '@karavan/contract/search.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { z } from 'zod'
import { readMessage } from '../../wire/messages.ts'
import { toProductCard } from '../../wire/product-card.ts'
import { listOf } from '../../wire/tolerant.ts'
import type { ChatMessage, FoundPage, Question } from './message.ts'

const path = (id: string) => encodeURIComponent(id)

/** The answer of the list call; the bare list is an answer too, because the shape is not stated. */
const listAnswer = z.union([z.object({ conversations: z.array(conversationSchema) }), z.array(conversationSchema)])
/** Messages are read one by one, so that one that cannot be read does not take the others with it. */
const messagesAnswer = z.union([z.object({ messages: z.array(z.unknown()) }), z.array(z.unknown())])

/** The buyer's conversations, newest first; with words, those whose title or messages have them. */
export async function listConversations(words: string, signal: AbortSignal): Promise<Conversation[]> {
  const { limit, offset } = conversationsPage
  const answer = await api.get('/api/conversations', listAnswer, { query: { limit, offset, ...(words ? { q: words } : {}) }, signal })
  return Array.isArray(answer) ? answer : answer.conversations
}

export const getConversation = async (id: string, signal: AbortSignal): Promise<Conversation> =>
  (await api.get(`/api/conversations/${path(id)}`, conversationAnswer, { signal })).conversation

export async function listMessages(id: string, signal: AbortSignal): Promise<ChatMessage[]> {
  const answer = await api.get(`/api/conversations/${path(id)}/messages`, messagesAnswer, { signal })
  return (Array.isArray(answer) ? answer : answer.messages).map(readMessage).filter((message) => message !== undefined)
}

/** A first message, or the next one of a saved conversation. The same key with the same words is stored once, however often it is sent. */
export function sendMessage(conversationId: string | null, { text, idempotencyKey, refine, picture, replacesTurn, isAgain }: Question) {
  const headers = { 'idempotency-key': idempotencyKey }
  if (picture) {
    const form = new FormData()
    if (!isPictureCaption(text)) form.append('query', text)
    if (conversationId !== null && !isTemporaryId(conversationId)) form.append('conversation_id', conversationId)
    form.append('image', picture, 'photo')
    return api.post('/api/search/image', searchStarted, { form, headers })
  }
  if (conversationId === null || isTemporaryId(conversationId)) {
    return api.post('/api/search/start', searchStarted, { json: { query: text }, headers })
  }
  return api.post(`/api/search/${path(conversationId)}/continue`, searchStarted, {
    json: {
      message: text,
      ...(refine ? { refine } : {}),
      ...(replacesTurn === undefined ? {} : { replaces_turn: replacesTurn }),
      ...(isAgain ? { again: true } : {}),
    },
    headers,
  })
}

/** The answer of the results call; one card that cannot be read does not take the others with it. */
const resultsPage = z.object({ products: listOf(z.unknown()), total: z.number(), is_at_least: z.boolean().catch(false) })

/** A part of all that the search of a turn found. */
export async function listResults(conversationId: string, turn: number, offset: number, signal: AbortSignal): Promise<FoundPage> {
  const query = { turn, offset }
  const { products, total, is_at_least } = await api.get(`/api/search/${path(conversationId)}/results`, resultsPage, { query, signal })
  const cards = products.map(toProductCard).filter((card) => card !== undefined)
  return { cards, next: offset + products.length, total: products.length > 0 ? total : offset, isAtLeast: is_at_least }
}

/** What the buyer thinks of the answer of a turn; without a verdict, nothing any more. */
export const giveFeedback = (conversationId: string, turn: number, verdict: Verdict | null, reason?: FeedbackReason) =>
  api.put(`/api/conversations/${path(conversationId)}/turns/${turn}/feedback`, done, { json: { verdict, ...(reason ? { reason } : {}) } })

export const stopReply = (streamId: string) => api.post(`/api/search/stream/${path(streamId)}/stop`, done)

export const renameConversation = async (id: string, title: string) =>
  (await api.patch(`/api/conversations/${path(id)}`, conversationAnswer, { json: { title } })).conversation

export const deleteConversation = (id: string) => api.delete(`/api/conversations/${path(id)}`, done)
