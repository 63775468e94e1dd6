import { done, productId } from '@karavan/contract/common.ts'
import { priceWatchAnswer, priceWatchBody, priceWatchesAnswer, priceWatchesQuery } from '@karavan/contract/price-watches.ts'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { guardRoutes, requireRegistered, userOf } from '../../platform/auth.ts'
import { clientGone } from '../../platform/client-gone.ts'
import { allowEmptyBody } from '../../platform/empty-body.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { listWatches, removeWatch, setWatch, type WatchDeps } from './watches.ts'

const params = z.object({ id: productId })

/** Prices that buyers wait for. Accounts alone: a guest has no address that a mail could go to. */
export async function watchRoutes(app: App, deps: WatchDeps): Promise<void> {
  allowEmptyBody(app)
  guardRoutes(app, requireRegistered)

  app.get(
    '/api/price-watches',
    { schema: { querystring: priceWatchesQuery, response: { 200: priceWatchesAnswer } } },
    async (request, reply) => ({
      success: true as const,
      ...(await listWatches(deps, userOf(request), { productId: request.query.product_id || undefined }, clientGone(reply))),
    }),
  )

  app.put(
    '/api/price-watches/:id',
    {
      schema: {
        params,
        body: priceWatchBody,
        description:
          'One watch a product, set again by another call. A mail comes once, when one piece is read at this price or less; the watch has ended then. 422 with `fields.price` where it costs so little already, 409 `limit_reached` with 50 watches.',
        response: { 200: priceWatchAnswer },
      },
    },
    async (request, reply) => {
      const user = userOf(request)
      const wanted = { ...request.body, productId: request.params.id, language: interfaceLanguage(request) }
      const watch = await setWatch(deps, user, wanted, clientGone(reply))
      return { success: true as const, watch, is_address_proven: user.isAddressProven }
    },
  )

  app.delete('/api/price-watches/:id', { schema: { params, response: { 200: done } } }, async (request) => {
    await removeWatch(deps, userOf(request).uid, request.params.id)
    return { success: true as const }
  })
}
