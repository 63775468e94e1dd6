import multipart from '@fastify/multipart'
import { done } from '@karavan/contract/common.ts'
import {
  deskEvent,
  deskFilterBody,
  deskFiltersAnswer,
  deskLimits,
  deskMoveBody,
  deskMoves,
  deskOrderAnswer,
  deskOrdersAnswer,
  deskOrdersQuery,
  deskPurchasesAnswer,
  deskTodayAnswer,
  deskTodayQuery,
  deskUndoBody,
  instructionTemplatesAnswer,
  instructionTemplatesBody,
} from '@karavan/contract/desk.ts'
import { photoAnswer, photosAnswer } from '@karavan/contract/warehouse.ts'
import type { FastifyReply } from 'fastify'
import type { App } from '../../platform/app.ts'
import { guardRoutes, requireRegistered, userOf } from '../../platform/auth.ts'
import { allowEmptyBody } from '../../platform/empty-body.ts'
import { AppError } from '../../platform/errors.ts'
import { fileAnswer, sendFile } from '../../platform/files.ts'
import { readIdempotencyKey } from '../../platform/idempotency.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { clientOf } from '../../platform/limits.ts'
import { idParams, pathId } from '../../platform/params.ts'
import { type EventStreams, openHolding } from '../../platform/sse.ts'
import type { StreamSlots } from '../../platform/stream-slots.ts'
import { readUpload } from '../../platform/upload.ts'
import { authorOf, requireOperator } from '../operators/service.ts'
import type { QueueFollowers } from '../orders/service.ts'
import { keepFilter, listFilters, removeFilter } from './filters.ts'
import { getTemplates, originalTemplates, setTemplates, toBankDetails } from './instructions.ts'
import { addPhoto, getPicture, listBuyerPhotos, removePhoto } from './photos.ts'
import { toPurchasesCsv } from './purchases-csv.ts'
import { type DeskRouteDeps, listDeskOrders, listPurchases, moveDeskOrder, openDeskOrder, undoDeskMoves } from './service.ts'
import { getToday } from './today.ts'

const photoParams = idParams.extend({ photo_id: pathId })

const eventsSchema = {
  description:
    'Tells the desk which order something happened to; what is shown of it is to be read again then. Comes with the bearer token, and ends every few minutes: a page comes back and shows again who it is.',
  response: { 200: { description: 'The stream', content: { 'text/event-stream': { schema: deskEvent } } } },
}
interface Live {
  queueFollowers: QueueFollowers
  streams: EventStreams
  slots: StreamSlots
}

/** The operator's desk: everything here needs the role and the second factor. A buyer sees the warehouse photos of an own order. */
export async function deskRoutes(app: App, deps: DeskRouteDeps & Live): Promise<void> {
  await app.register(async (desk: App) => operatorRoutes(desk, deps))
  await app.register(async (desk: App) => dayRoutes(desk, deps))
  await app.register(async (buyer: App) => buyerRoutes(buyer, deps))
}

async function operatorRoutes(app: App, deps: DeskRouteDeps): Promise<void> {
  allowEmptyBody(app)
  await app.register(multipart, { limits: { fileSize: deskLimits.photoBytes, files: 1, fields: 0, parts: 1 } })
  guardRoutes(app, requireOperator(deps))

  app.get('/api/desk/orders', { schema: { querystring: deskOrdersQuery, response: { 200: deskOrdersAnswer } } }, async (request) => {
    const { status, stage, q, overdue, sort, limit, offset } = request.query
    const lateAt = overdue ? deps.clock() : undefined
    const asked = { status: status || undefined, stage: stage || undefined, q: q || undefined, lateAt }
    return {
      success: true as const,
      ...(await listDeskOrders(deps, { ...asked, sort, limit, offset })),
    }
  })

  app.get('/api/desk/orders/:id', { schema: { params: idParams, response: { 200: deskOrderAnswer } } }, async (request) => ({
    success: true as const,
    order: await openDeskOrder(deps, request.params.id),
  }))

  for (const move of deskMoves) {
    app.post(
      `/api/desk/orders/:id/${move}`,
      { schema: { params: idParams, body: deskMoveBody.nullish(), response: { 200: deskOrderAnswer } } },
      async (request) => ({
        success: true as const,
        order: await moveDeskOrder(deps, {
          order: request.params.id,
          move,
          body: request.body ?? {},
          by: authorOf(request),
          repeatable: readIdempotencyKey(request),
        }),
      }),
    )
  }

  app.post(
    '/api/desk/orders/:id/undo',
    { schema: { params: idParams, body: deskUndoBody, response: { 200: deskOrderAnswer } } },
    async (request) => ({
      success: true as const,
      order: await undoDeskMoves(deps, {
        order: request.params.id,
        ...request.body,
        by: authorOf(request),
        repeatable: readIdempotencyKey(request),
      }),
    }),
  )

  app.post(
    '/api/desk/orders/:id/photos',
    {
      schema: {
        params: idParams,
        consumes: ['multipart/form-data'],
        description: 'One file: a JPEG, PNG or WebP picture of at most 10 MB.',
        response: { 200: photoAnswer },
      },
    },
    async (request) => {
      const { file } = await readUpload(request)
      if (!file) throw new AppError('invalid', { fields: { photo: 'is missing' } })
      return { success: true as const, photo: await addPhoto(deps, request.params.id, file, authorOf(request)) }
    },
  )

  app.get(
    '/api/desk/orders/:id/photos/:photo_id',
    { schema: { params: photoParams, response: fileAnswer('The picture', 'image/webp') } },
    async (request, reply) => sendPicture(reply, await getPicture(deps, request.params.id, request.params.photo_id)),
  )

  app.delete('/api/desk/orders/:id/photos/:photo_id', { schema: { params: photoParams, response: { 200: done } } }, async (request) => {
    await removePhoto(deps, request.params.id, request.params.photo_id, authorOf(request))
    return { success: true as const }
  })

  app.get('/api/desk/purchases', { schema: { response: { 200: deskPurchasesAnswer } } }, async () => ({
    success: true as const,
    sellers: await listPurchases(deps),
  }))

  app.get(
    '/api/desk/purchases.csv',
    { schema: { response: fileAnswer('The purchase list as a table', 'text/csv') } },
    async (request, reply) =>
      sendFile(reply, 'purchases.csv', 'text/csv; charset=utf-8', toPurchasesCsv(await listPurchases(deps), interfaceLanguage(request))),
  )

  app.get('/api/desk/instructions', { schema: { response: { 200: instructionTemplatesAnswer } } }, async () => ({
    success: true as const,
    templates: await getTemplates(deps.db),
    originals: originalTemplates,
    bank_details: toBankDetails(deps.shop),
  }))

  app.put(
    '/api/desk/instructions',
    { schema: { body: instructionTemplatesBody, response: { 200: instructionTemplatesAnswer } } },
    async (request) => ({
      success: true as const,
      templates: await setTemplates(deps, request.body.templates, authorOf(request)),
      originals: originalTemplates,
      bank_details: toBankDetails(deps.shop),
    }),
  )
}

/** What an operator's day is seen by: figures, the operator's own filters, and what happens while the page is open. */
async function dayRoutes(app: App, deps: DeskRouteDeps & Live): Promise<void> {
  guardRoutes(app, requireOperator(deps))

  app.get('/api/desk/today', { schema: { querystring: deskTodayQuery, response: { 200: deskTodayAnswer } } }, async (request) => ({
    success: true as const,
    ...(await getToday(deps, request.query.zone)),
  }))

  app.get('/api/desk/filters', { schema: { response: { 200: deskFiltersAnswer } } }, async (request) => ({
    success: true as const,
    filters: await listFilters(deps, userOf(request).uid),
  }))

  app.put('/api/desk/filters', { schema: { body: deskFilterBody, response: { 200: deskFiltersAnswer } } }, async (request) => ({
    success: true as const,
    filters: await keepFilter(deps, userOf(request).uid, request.body),
  }))

  app.delete('/api/desk/filters/:id', { schema: { params: idParams, response: { 200: deskFiltersAnswer } } }, async (request) => ({
    success: true as const,
    filters: await removeFilter(deps, userOf(request).uid, request.params.id),
  }))

  app.get('/api/desk/events', { schema: eventsSchema }, async (request, reply) => {
    const free = await deps.slots.take(clientOf(request))
    deps.queueFollowers.follow(openHolding(deps.streams, reply, free))
    return reply
  })
}

async function buyerRoutes(app: App, deps: DeskRouteDeps): Promise<void> {
  guardRoutes(app, requireRegistered)

  app.get('/api/orders/:id/photos', { schema: { params: idParams, response: { 200: photosAnswer } } }, async (request) => ({
    success: true as const,
    photos: await listBuyerPhotos(deps, request.params.id, userOf(request).uid),
  }))

  app.get(
    '/api/orders/:id/photos/:photo_id',
    { schema: { params: photoParams, response: fileAnswer('The picture', 'image/webp') } },
    async (request, reply) => sendPicture(reply, await getPicture(deps, request.params.id, request.params.photo_id, userOf(request).uid)),
  )
}

/** A picture never changes; it is kept only by the browser of a person who may see it. */
const sendPicture = (reply: FastifyReply, picture: Buffer) =>
  reply.header('Cache-Control', 'private, max-age=86400, immutable').type('image/webp').send(picture)
