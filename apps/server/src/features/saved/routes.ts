import { done, productId } from '@karavan/contract/common.ts'
import { saveBody, savedAnswer, savedIdsAnswer, savedQuery, viewedBody } from '@karavan/contract/saved.ts'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { guardRoutes, requireUser, userOf } from '../../platform/auth.ts'
import { clientGone } from '../../platform/client-gone.ts'
import { allowEmptyBody } from '../../platform/empty-body.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { forgetViewed, listSaved, listSavedIds, noteViewed, type SavedDeps, saveProduct, unsaveProduct } from './service.ts'

const params = z.object({ id: productId })

/** What buyers keep and have looked at: guests too, and who signs in takes it along. */
export async function savedRoutes(app: App, deps: SavedDeps): Promise<void> {
  allowEmptyBody(app)
  guardRoutes(app, requireUser)

  for (const kind of ['saved', 'viewed'] as const)
    app.get(`/api/${kind}`, { schema: { querystring: savedQuery, response: { 200: savedAnswer } } }, async (request, reply) => {
      const who = { uid: userOf(request).uid, kind, language: interfaceLanguage(request) }
      return { success: true as const, ...(await listSaved(deps, who, request.query, clientGone(reply))) }
    })

  app.get('/api/saved/ids', { schema: { response: { 200: savedIdsAnswer } } }, async (request) => ({
    success: true as const,
    product_ids: await listSavedIds(deps, userOf(request).uid),
  }))

  app.put('/api/saved/:id', { schema: { params, body: saveBody, response: { 200: done } } }, async (request, reply) => {
    const wanted = { productId: request.params.id, quantity: request.body?.quantity }
    await saveProduct(deps, userOf(request).uid, wanted, clientGone(reply))
    return { success: true as const }
  })

  app.delete('/api/saved/:id', { schema: { params, response: { 200: done } } }, async (request) => {
    await unsaveProduct(deps, userOf(request).uid, request.params.id)
    return { success: true as const }
  })

  app.post('/api/viewed', { schema: { body: viewedBody, response: { 200: done } } }, async (request, reply) => {
    await noteViewed(deps, userOf(request).uid, request.body.product_id, clientGone(reply))
    return { success: true as const }
  })

  app.delete('/api/viewed', { schema: { response: { 200: done } } }, async (request) => {
    await forgetViewed(deps, userOf(request).uid)
    return { success: true as const }
  })
}
