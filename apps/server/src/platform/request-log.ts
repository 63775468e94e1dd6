import type { App } from './app.ts'
import { findUser } from './auth.ts'

/**
 * One line per request with id, status, duration and uid. The route's pattern stands for the address: a path may hold
 * a stream's secret, a query what somebody searched for.
 */
export function registerRequestLog(app: App): void {
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
