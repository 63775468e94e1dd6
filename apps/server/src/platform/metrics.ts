import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { isForThisMachine, isLocalRequest } from './addresses.ts'
import type { App } from './app.ts'
import { AppError } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/metrics` shows: parts of the product add theirs. */
    metrics: Registry
  }
}

/** From a look into memory to a reply's longest step, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * `/metrics` in the text form of Prometheus: the process, calls by route, open streams and running replies. No buyer, no address, no text. For whoever
 * has METRICS_TOKEN; without one for this machine alone, and not at all where others can call.
 */
export function registerMetrics(app: App, config: Pick<Config, 'metricsToken' | 'host' | 'publicUrl' | 'trustProxy'>): void {
  const { metricsToken } = config
  const mayRead = (request: FastifyRequest) =>
    metricsToken === undefined
      ? isForThisMachine(config) && isLocalRequest(request)
      : isSame(request.headers.authorization, `Bearer ${metricsToken}`)
  const registry = new Registry()
  app.decorate('metrics', registry)
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'karavan_open_streams',
    help: 'Readers that follow a reply',
    registers: [registry],
    collect() {
      this.set(app.openStreams.streams)
    },
  })
  new Gauge({
    name: 'karavan_running_replies',
    help: 'Replies that this process is working on',
    registers: [registry],
    collect() {
      this.set(app.openReplies)
    },
  })
  const durations = new Histogram({
    name: 'karavan_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer; streams are left out',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers: [registry],
  })
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent', config: { limit: 'none' } }, async (request, reply) => {
    if (!mayRead(request)) throw new AppError(metricsToken === undefined ? 'not_found' : 'unauthenticated')
    reply.type(registry.contentType)
    return registry.metrics()
  })
  // The route's pattern, not its address: ids would make a series of every call.
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (!route || reply.getHeader('content-type')?.toString().startsWith('text/event-stream')) return
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
}

/** In a time that tells nothing of where they differ. */
function isSame(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(expected))
}
