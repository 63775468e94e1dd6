import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import { done } from '@karavan/contract/common.ts'
import { askedPictureLimits, pictureCaptions } from '@karavan/contract/constants.ts'
import {
  askWithPictureFields,
  continueSearchBody,
  messageLimit,
  resultsAnswer,
  resultsQuery,
  searchStarted,
  startSearchBody,
} from '@karavan/contract/search.ts'
import { streamEvent } from '@karavan/contract/stream-events.ts'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { allowUser, findUser, requireUser, userOf } from '../../platform/auth.ts'
import { clientGone } from '../../platform/client-gone.ts'
import { AppError } from '../../platform/errors.ts'
import { fileAnswer } from '../../platform/files.ts'
import { readIdempotencyKey } from '../../platform/idempotency.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { lastEventId } from '../../platform/last-event-id.ts'
import { addressOf } from '../../platform/limits.ts'
import { idParams, pathId } from '../../platform/params.ts'
import type { EventStreams } from '../../platform/sse.ts'
import { readUpload } from '../../platform/upload.ts'
import type { ShownPictures } from '../media/service.ts'
import { getAskedPicture, type LookReader, readAskedPicture } from '../pictures/service.ts'
import { listResults, type ResultsDeps } from './results.ts'
import { continueSearch, followStream, type ReplyDeps, startSearch, stopReply } from './service.ts'

const streamParams = z.object({ stream_id: pathId })

/** Events leave as they were stored, so their schema describes them and checks nothing. */
const streamSchema = {
  params: streamParams,
  description:
    'Events of a reply from the start, or after `Last-Event-ID`; ends after `complete`. Each `data:` line is one of these objects.',
  response: { 200: { description: 'The stream', content: { 'text/event-stream': { schema: streamEvent } } } },
}

export async function replyRoutes(
  app: App,
  deps: ReplyDeps & ResultsDeps & { streams: EventStreams; pictures: ShownPictures; looks: LookReader },
): Promise<void> {
  app.post(
    '/api/search/start',
    { onRequest: requireUser, config: { limit: 'search' }, schema: { body: startSearchBody, response: { 200: searchStarted } } },
    async (request) =>
      startSearch(deps, userOf(request), {
        text: request.body.query,
        language: interfaceLanguage(request),
        network: addressOf(request),
        repeatable: readIdempotencyKey(request),
      }),
  )

  app.post(
    '/api/search/:id/continue',
    {
      onRequest: requireUser,
      config: { limit: 'search' },
      schema: { params: idParams, body: continueSearchBody, response: { 200: searchStarted } },
    },
    async (request) =>
      continueSearch(deps, userOf(request), request.params.id, {
        text: request.body.message,
        refine: request.body.refine,
        replacesTurn: request.body.replaces_turn,
        isAgain: request.body.again === true,
        language: interfaceLanguage(request),
        network: addressOf(request),
        repeatable: readIdempotencyKey(request),
      }),
  )

  await app.register(pictureRoutes, deps)

  app.get(
    '/api/search/:id/results',
    {
      onRequest: requireUser,
      schema: {
        params: idParams,
        querystring: resultsQuery,
        description: 'All offers that the search of a turn found, a page at a time: the cards of its answer first, then the others.',
        response: { 200: resultsAnswer },
      },
    },
    async (request, reply) => listResults(deps, userOf(request), addressOf(request), request.params.id, request.query, clientGone(reply)),
  )

  app.get('/api/search/stream/:stream_id', { onRequest: allowUser, schema: streamSchema }, async (request, reply) => {
    await followStream(
      deps,
      { user: findUser(request), network: addressOf(request) },
      request.params.stream_id,
      lastEventId(request) ?? 0,
      (listeners) => {
        const writer = deps.streams.open(reply, listeners)
        return { send: (id, data) => writer.send(id, deps.pictures.inJson(data)), end: writer.end }
      },
    )
    return reply
  })

  app.post(
    '/api/search/stream/:stream_id/stop',
    { onRequest: requireUser, schema: { params: streamParams, response: { 200: done } } },
    async (request) => {
      await stopReply(deps, userOf(request), request.params.stream_id)
      return { success: true as const }
    },
  )
}

/** Asking with a picture. */
async function pictureRoutes(app: App, deps: ReplyDeps & { looks: LookReader }): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: askedPictureLimits.bytes, files: 1, fields: 2, parts: 3, fieldSize: 4 * messageLimit },
  })

  app.post(
    '/api/search/image',
    {
      onRequest: requireUser,
      config: { limit: 'search' },
      schema: {
        consumes: ['multipart/form-data'],
        description:
          'Offers that look like a picture: a JPEG, PNG or WebP file `image` of at most 10 MB; `query`, words that narrow it; `conversation_id`, to ask in a conversation that there is.',
        response: { 200: searchStarted },
      },
    },
    async (request) => {
      const { file, fields } = await readUpload(request)
      if (!file) throw new AppError('invalid', { fields: { image: 'is missing' } })
      const { query, conversation_id } = askWithPictureFields.parse(fields)
      const language = interfaceLanguage(request)
      const digest = createHash('sha256').update(file).digest('base64url')
      const question = {
        text: query || pictureCaptions[language],
        picture: await readAskedPicture(deps.looks, file),
        language,
        network: addressOf(request),
        repeatable: readIdempotencyKey(request, [digest, query, conversation_id]),
      }
      return conversation_id
        ? continueSearch(deps, userOf(request), conversation_id, question)
        : startSearch(deps, userOf(request), question)
    },
  )

  app.get(
    '/api/search/pictures/:id',
    { onRequest: requireUser, schema: { params: idParams, response: fileAnswer('The picture of a message', 'image/webp') } },
    async (request, reply) => {
      const picture = await getAskedPicture(deps.db, userOf(request).uid, request.params.id)
      return reply.type('image/webp').header('Cache-Control', 'private, max-age=86400, immutable').send(picture)
    },
  )
}
