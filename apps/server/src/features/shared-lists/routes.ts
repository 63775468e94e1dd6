import { done, emptyBody } from '@karavan/contract/common.ts'
import { copyListAnswer, sharedListAnswer, sharedListsAnswer, shareListAnswer, shareListBody } from '@karavan/contract/shared-lists.ts'
import type { App } from '../../platform/app.ts'
import { allowUser, requireRegistered, userOf } from '../../platform/auth.ts'
import { clientGone } from '../../platform/client-gone.ts'
import { allowEmptyBody } from '../../platform/empty-body.ts'
import { readIdempotencyKey } from '../../platform/idempotency.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { idParams } from '../../platform/params.ts'
import { copyList, getSharedList, listLists, type SharedListDeps, shareList, unshareList } from './service.ts'

/** Lists that buyers show to others. Only accounts make them, so that nobody without an address puts words before strangers; anybody with the link reads them. */
export async function sharedListRoutes(app: App, deps: SharedListDeps): Promise<void> {
  allowEmptyBody(app)

  app.get('/api/shared-lists', { onRequest: requireRegistered, schema: { response: { 200: sharedListsAnswer } } }, async (request) => ({
    success: true as const,
    lists: await listLists(deps, userOf(request).uid),
  }))

  app.post(
    '/api/shared-lists',
    { onRequest: requireRegistered, schema: { body: shareListBody, response: { 200: shareListAnswer } } },
    async (request, reply) =>
      shareList(deps, userOf(request).uid, request.body, { repeatable: readIdempotencyKey(request), signal: clientGone(reply) }),
  )

  app.get(
    '/api/shared-lists/:id',
    { onRequest: allowUser, schema: { params: idParams, response: { 200: sharedListAnswer } } },
    async (request, reply) => ({
      success: true as const,
      list: await getSharedList(deps, request.params.id, interfaceLanguage(request), clientGone(reply)),
    }),
  )

  app.delete(
    '/api/shared-lists/:id',
    { onRequest: requireRegistered, schema: { params: idParams, response: { 200: done } } },
    async (request) => {
      await unshareList(deps, userOf(request).uid, request.params.id)
      return { success: true as const }
    },
  )

  app.post(
    '/api/shared-lists/:id/copy',
    { onRequest: requireRegistered, schema: { params: idParams, body: emptyBody, response: { 200: copyListAnswer } } },
    async (request, reply) => ({
      success: true as const,
      ...(await copyList(deps, userOf(request).uid, request.params.id, {
        language: interfaceLanguage(request),
        repeatable: readIdempotencyKey(request),
        signal: clientGone(reply),
      })),
    }),
  )
}
