import type { LogConfig } from 'kysely'
import type { App } from './app.ts'
import { findUser } from './auth.ts'

/** Words and numbers of ours: nothing that somebody wrote, no secret and no address. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** Where traces go, if anywhere (`open-telemetry.ts`). What is begun inside a span is its child. */
export interface Tracer {
  span<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>
  /** Something inside the running span that has ended by now and took so long; nothing where no span runs. */
  note(name: string, attributes: SpanAttributes, durationMs: number, error?: unknown): void
  /** The span of a request, child of what its `traceparent` names. `go` and all that follows from it are inside. */
  request(name: string, headers: object, go: () => void): { end(attributes: SpanAttributes, isFailure: boolean): void }
  /** Of the running span. */
  ids(): { trace_id: string; span_id: string } | undefined
  close(): Promise<void>
}

/** One for the process, as the clock of its machine is; not there unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
let tracer: Tracer | undefined

export function setTracer(given: Tracer | undefined): void {
  tracer = given
}

/** Does the work, as a span where traces are kept. */
export const traced = <T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.span(name, attributes, work) : work()

export const noteSpan: Tracer['note'] = (...given) => tracer?.note(...given)

/** For each line of the log that is written inside a span. */
export const traceIds = (): object => tracer?.ids() ?? {}

/** What the database is asked, without the values. Undefined where no traces are kept: then nobody is called for a query. */
export const queryLog = (): LogConfig | undefined =>
  tracer &&
  (({ query: { sql }, queryDurationMillis, ...event }) =>
    noteSpan(
      `sql ${sql.trim().split(/\s/, 1)[0]?.toLowerCase()}`,
      { 'db.system.name': 'postgresql', 'db.query.text': sql },
      queryDurationMillis,
      event.level === 'error' ? event.error : undefined,
    ))

/** A span for each request, by its route: an address may hold a secret. */
export function registerTracing(app: App): void {
  const kept = tracer
  if (!kept) return
  const open = new WeakMap<object, ReturnType<Tracer['request']>>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    open.set(request, kept.request(`${request.method} ${route}`, request.headers, done))
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    open.get(request)?.end(
      {
        'http.request.method': request.method,
        'http.route': request.routeOptions.url ?? 'unknown',
        'http.response.status_code': statusCode,
        'karavan.request_id': request.id,
        'enduser.id': findUser(request)?.uid ?? '',
      },
      statusCode >= 500,
    )
  })
}
