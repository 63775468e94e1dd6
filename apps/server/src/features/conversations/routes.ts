import { done } from '@karavan/contract/common.ts'
import {
  conversationAnswer,
  conversationsAnswer,
  feedbackBody,
  listConversationsQuery,
  messagesAnswer,
  renameConversationBody,
} from '@karavan/contract/conversations.ts'
import { turnNumber } from '@karavan/contract/search.ts'
import type { App } from '../../platform/app.ts'
import { guardRoutes, requireUser, userOf } from '../../platform/auth.ts'
import { idParams } from '../../platform/params.ts'
import {
  type ConversationDeps,
  deleteConversation,
  getConversation,
  getMessages,
  giveFeedback,
  listConversations,
  renameConversation,
} from './service.ts'

export async function conversationRoutes(app: App, deps: ConversationDeps): Promise<void> {
  guardRoutes(app, requireUser)

  app.get(
    '/api/conversations',
    { schema: { querystring: listConversationsQuery, response: { 200: conversationsAnswer } } },
    async (request) => ({ success: true as const, ...(await listConversations(deps, userOf(request).uid, request.query)) }),
  )

  app.get('/api/conversations/:id', { schema: { params: idParams, response: { 200: conversationAnswer } } }, async (request) => ({
    success: true as const,
    conversation: await getConversation(deps, userOf(request).uid, request.params.id),
  }))

  app.get('/api/conversations/:id/messages', { schema: { params: idParams, response: { 200: messagesAnswer } } }, async (request) => ({
    success: true as const,
    conversation_id: request.params.id,
    messages: await getMessages(deps, userOf(request).uid, request.params.id),
  }))

  app.put(
    '/api/conversations/:id/turns/:turn/feedback',
    { schema: { params: idParams.extend({ turn: turnNumber }), body: feedbackBody, response: { 200: done } } },
    async (request) => {
      await giveFeedback(deps, userOf(request).uid, request.params.id, request.params.turn, request.body)
      return { success: true as const }
    },
  )

  app.patch(
    '/api/conversations/:id',
    { schema: { params: idParams, body: renameConversationBody, response: { 200: conversationAnswer } } },
    async (request) => ({
      success: true as const,
      conversation: await renameConversation(deps, userOf(request).uid, request.params.id, request.body.title),
    }),
  )

  app.delete('/api/conversations/:id', { schema: { params: idParams, response: { 200: done } } }, async (request) => {
    await deleteConversation(deps, userOf(request).uid, request.params.id)
    return { success: true as const }
  })
}
