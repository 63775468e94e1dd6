import { addCartItemBody, cartAnswer, cartItemAnswer, updateCartItemBody } from '@karavan/contract/cart.ts'
import { done, emptyBody } from '@karavan/contract/common.ts'
import type { App } from '../../platform/app.ts'
import { guardRoutes, requireRegistered, userOf } from '../../platform/auth.ts'
import { clientGone } from '../../platform/client-gone.ts'
import { allowEmptyBody } from '../../platform/empty-body.ts'
import { readIdempotencyKey } from '../../platform/idempotency.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { idParams } from '../../platform/params.ts'
import { addItem, type CartDeps, clearCart, getCart, removeItem, toCart, updateItem } from './service.ts'

export async function cartRoutes(app: App, deps: CartDeps): Promise<void> {
  allowEmptyBody(app)
  guardRoutes(app, requireRegistered)

  app.get('/api/cart', { schema: { response: { 200: cartAnswer } } }, async (request, reply) => ({
    success: true as const,
    cart: await getCart(deps, userOf(request).uid, interfaceLanguage(request), clientGone(reply)),
  }))

  app.post('/api/cart/items', { schema: { body: addCartItemBody, response: { 200: cartItemAnswer } } }, async (request, reply) => {
    const { product_id: productId, quantity, sku_id: skuId, sku_props_ids: propsIds } = request.body
    return addItem(
      deps,
      userOf(request).uid,
      { productId, quantity, skuId, propsIds },
      { language: interfaceLanguage(request), repeatable: readIdempotencyKey(request), signal: clientGone(reply) },
    )
  })

  app.put(
    '/api/cart/items/:id',
    { schema: { params: idParams, body: updateCartItemBody, response: { 200: cartItemAnswer } } },
    async (request, reply) => {
      const change = { id: request.params.id, quantity: request.body.quantity }
      return {
        success: true as const,
        ...(await updateItem(deps, userOf(request).uid, change, interfaceLanguage(request), clientGone(reply))),
      }
    },
  )

  app.delete('/api/cart/items/:id', { schema: { params: idParams, response: { 200: done } } }, async (request) => {
    await removeItem(deps, userOf(request).uid, request.params.id)
    return { success: true as const }
  })

  app.post('/api/cart/clear', { schema: { body: emptyBody, response: { 200: cartAnswer } } }, async (request) => {
    await clearCart(deps.db, userOf(request).uid)
    return { success: true as const, cart: toCart([], interfaceLanguage(request)) }
  })
}
