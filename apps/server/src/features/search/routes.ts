import { done } from '@karavan/contract/common.ts'
import { continueSearchBody, searchStarted, startSearchBody } from '@karavan/contract/search.ts'
import { streamEvent } from '@karavan/contract/stream-events.ts'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { allowUser, requireUser, userOf } from '../../platform/auth.ts'
import { repeatable } from '../../platform/idempotency.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { lastEventId } from '../../platform/last-event-id.ts'
import { idParams, pathId } from '../../platform/params.ts'
import type { EventStreams } from '../../platform/sse.ts'
import { continueSearch, followStream, type SearchDeps, startSearch, stopReply } from './service.ts'

const streamParams = z.object({ stream_id: pathId })

/** Events leave as they were stored, so their schema describes them and checks nothing. */
const streamSchema = {
  params: streamParams,
  description:
    'Events of a reply from the start, or after `Last-Event-ID`; ends after `complete`. Each `data:` line is one of these objects.',
  response: { 200: { description: 'The stream', content: { 'text/event-stream': { schema: streamEvent } } } },
}

export async function searchRoutes(app: App, deps: SearchDeps & { streams: EventStreams }): Promise<void> {
  app.post(
    '/api/search/start',
    { onRequest: requireUser, schema: { body: startSearchBody, response: { 200: searchStarted } } },
    async (request) =>
      startSearch(deps, userOf(request), {
        text: request.body.query,
        language: interfaceLanguage(request),
        repeatable: repeatable(request),
      }),
  )

  app.post(
    '/api/search/:id/continue',
    { onRequest: requireUser, schema: { params: idParams, body: continueSearchBody, response: { 200: searchStarted } } },
    async (request) =>
      continueSearch(deps, userOf(request), request.params.id, {
        text: request.body.message,
        language: interfaceLanguage(request),
        repeatable: repeatable(request),
      }),
  )

  app.get('/api/search/stream/:stream_id', { onRequest: allowUser, schema: streamSchema }, async (request, reply) => {
    await followStream(deps, request.user, request.params.stream_id, lastEventId(request) ?? 0, (listeners) =>
      deps.streams.open(reply, listeners),
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
