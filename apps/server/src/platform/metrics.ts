import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from './app.ts'

/** From a look into memory to a reply's longest step, in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** `/metrics` in the text form of Prometheus: the process, calls by route, open streams and running replies. No buyer, no address, no text. */
export function registerMetrics(app: App): void {
  const registry = new Registry()
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
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent', config: { limit: 'none' } }, async (_request, reply) => {
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
