import type { App } from './app.ts'
import { findUser } from './auth.ts'

/**
 * Every answer names its request by `x-request-id`. One line per request with id, status, duration and uid. The route's pattern stands for the address: a path may hold
 * a stream's secret, a query what somebody searched for.
 */
export function registerRequestLog(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime),
        uid: findUser(request)?.uid ?? null,
      },
      'request',
    )
  })
}
