import multipart from '@fastify/multipart'
import { done } from '@karavan/contract/common.ts'
import {
  deskLimits,
  deskMoveBody,
  deskMoves,
  deskOrderAnswer,
  deskOrdersAnswer,
  deskOrdersQuery,
  deskPurchasesAnswer,
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
import { idParams, pathId } from '../../platform/params.ts'
import { readUpload } from '../../platform/upload.ts'
import { authorOf, requireOperator } from '../operators/service.ts'
import { getTemplates, originalTemplates, setTemplates, toBankDetails } from './instructions.ts'
import { addPhoto, getPicture, listBuyerPhotos, removePhoto } from './photos.ts'
import { toPurchasesCsv } from './purchases-csv.ts'
import { type DeskRouteDeps, listDeskOrders, listPurchases, moveDeskOrder, openDeskOrder } from './service.ts'

const photoParams = idParams.extend({ photo_id: pathId })

/** The operator's desk: everything here needs the role and the second factor. A buyer sees the warehouse photos of an own order. */
export async function deskRoutes(app: App, deps: DeskRouteDeps): Promise<void> {
  await app.register(async (desk: App) => operatorRoutes(desk, deps))
  await app.register(async (buyer: App) => buyerRoutes(buyer, deps))
}

async function operatorRoutes(app: App, deps: DeskRouteDeps): Promise<void> {
  allowEmptyBody(app)
  await app.register(multipart, { limits: { fileSize: deskLimits.photoBytes, files: 1, fields: 0, parts: 1 } })
  guardRoutes(app, requireOperator(deps))

  app.get('/api/desk/orders', { schema: { querystring: deskOrdersQuery, response: { 200: deskOrdersAnswer } } }, async (request) => {
    const { status, stage, q, sort, limit, offset } = request.query
    const asked = { status: status || undefined, stage: stage || undefined, q: q || undefined }
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
