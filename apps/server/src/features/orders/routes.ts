import { emptyBody } from '@karavan/contract/common.ts'
import {
  cancelOrderBody,
  completeOrderBody,
  createOrderBody,
  defaultCancelReason,
  listOrdersQuery,
  type OrderStatus,
  orderAnswer,
  orderCreatedAnswer,
  orderEvent,
  orderRulesAnswer,
  orderStatuses,
  ordersAnswer,
  reorderAnswer,
} from '@karavan/contract/orders.ts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { guardRoutes, requireRegistered, userOf } from '../../platform/auth.ts'
import { clientGone } from '../../platform/client-gone.ts'
import { allowEmptyBody } from '../../platform/empty-body.ts'
import { AppError } from '../../platform/errors.ts'
import { readIdempotencyKey } from '../../platform/idempotency.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { lastEventId } from '../../platform/last-event-id.ts'
import { addressOf, clientOf } from '../../platform/limits.ts'
import { idParams } from '../../platform/params.ts'
import { openHolding } from '../../platform/sse.ts'
import type { Orders } from './orders.ts'
import { createOrder } from './place-order.ts'
import { reorder } from './reorder.ts'
import { getOrder, listOrders, type MoveRequest, moveOrder, type OrderDeps, orderOf } from './service.ts'
import { getOrderRules } from './unpaid.ts'

const eventsSchema = {
  params: idParams,
  description:
    'Tells an order page that something happened to the order; it is to be read again then. Comes with the bearer token, ends now and then, and goes on after `Last-Event-ID`.',
  response: { 200: { description: 'The stream', content: { 'text/event-stream': { schema: orderEvent } } } },
}

export async function orderRoutes(app: App, deps: Orders): Promise<void> {
  allowEmptyBody(app)
  guardRoutes(app, requireRegistered)
  app.addHook('preHandler', async (request) => deps.noteProof(userOf(request)))

  app.get('/api/orders', { schema: { querystring: listOrdersQuery, response: { 200: ordersAnswer } } }, async (request) => ({
    success: true as const,
    orders: await listOrders(deps, userOf(request).uid, toStatus(request.query.status), interfaceLanguage(request)),
  }))

  app.post('/api/orders', { schema: { body: createOrderBody, response: { 200: orderCreatedAnswer } } }, async (request, reply) => {
    const { address_id: addressId, payment_method: paymentMethod } = request.body
    return createOrder(
      deps,
      userOf(request),
      { addressId, paymentMethod },
      {
        language: interfaceLanguage(request),
        network: addressOf(request),
        repeatable: readIdempotencyKey(request),
        signal: clientGone(reply),
      },
    )
  })

  // Registered before :id: 'rules' is not an order's id.
  app.get('/api/orders/rules', { schema: { response: { 200: orderRulesAnswer } } }, async (request) => ({
    success: true as const,
    rules: await getOrderRules(deps, userOf(request)),
  }))

  app.get('/api/orders/:id', { schema: { params: idParams, response: { 200: orderAnswer } } }, async (request) => ({
    success: true as const,
    order: await getOrder(deps, userOf(request).uid, request.params.id, interfaceLanguage(request)),
  }))

  app.get('/api/orders/:id/events', { schema: eventsSchema }, async (request, reply) => {
    const free = await deps.slots.take(clientOf(request))
    const open = openHolding(deps.streams, reply, free)
    try {
      if (!(await deps.followers.follow(request.params.id, userOf(request).uid, lastEventId(request), open)))
        throw new AppError('order_not_found')
    } catch (error) {
      free()
      throw error
    }
    return reply
  })

  app.post(
    '/api/orders/:id/reorder',
    { schema: { params: idParams, body: emptyBody, response: { 200: reorderAnswer } } },
    async (request, reply) => {
      const options = { language: interfaceLanguage(request), repeatable: readIdempotencyKey(request), signal: clientGone(reply) }
      return { success: true as const, ...(await reorder(deps, userOf(request).uid, request.params.id, options)) }
    },
  )

  app.post(
    '/api/orders/:id/cancel',
    { schema: { params: idParams, body: cancelOrderBody, response: { 200: orderAnswer } } },
    async (request) => moveOwn(deps, request, { kind: 'cancelled', note: request.body?.reason || defaultCancelReason }),
  )

  app.post(
    '/api/orders/:id/complete',
    { schema: { params: idParams, body: completeOrderBody, response: { 200: orderAnswer } } },
    async (request) => moveOwn(deps, request, { kind: 'delivered', note: request.body?.notes }),
  )
}

/** A move by the buyer whose order it is; answers the order as it then is. */
async function moveOwn(deps: OrderDeps, request: FastifyRequest & { params: { id: string } }, move: Pick<MoveRequest, 'kind' | 'note'>) {
  const { uid } = userOf(request)
  const { id } = orderOf(await moveOrder(deps, { orderId: request.params.id, ownerUid: uid, actor: { kind: 'buyer' }, ...move }))
  return { success: true as const, order: await getOrder(deps, uid, id, interfaceLanguage(request)) }
}

function toStatus(text: string | undefined): OrderStatus | undefined {
  if (!text) return undefined
  if (!Object.hasOwn(orderStatuses, text)) throw new AppError('invalid', { fields: { status: 'is not an order status' } })
  return text as OrderStatus
}
