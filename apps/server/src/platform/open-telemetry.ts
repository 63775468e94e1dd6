import { context, DiagLogLevel, diag, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from './log.ts'
import { release } from './release.ts'
import type { Tracer } from './tracing.ts'

const exportTimeoutMs = 5_000

export interface TraceSettings {
  /** Base address of an OTLP/HTTP receiver: spans are sent to `/v1/traces` below it. */
  endpoint: string
  serviceName: string
  /** Of the requests that begin here, from 0 to 1: the caller of others has decided. */
  share: number
}

/**
 * Spans by OpenTelemetry, sent as OTLP over HTTP in batches. Headers for the receiver are read by the exporter itself
 * (`OTEL_EXPORTER_OTLP_HEADERS`). A receiver that is away costs the spans, and a line in the log.
 */
export function openTelemetry({ endpoint, serviceName, share }: TraceSettings, log: Log): Tracer {
  const report = (reason: string) => log.warn({ reason }, 'traces')
  const ignore = () => {}
  diag.setLogger({ error: report, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, { logLevel: DiagLogLevel.ERROR })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const propagator = new W3CTraceContextPropagator()
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: exportTimeoutMs })
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': release() }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('karavan')
  const fail = (span: Span, error: unknown) => {
    span.setStatus({ code: SpanStatusCode.ERROR })
    // The message of an error may quote what somebody wrote.
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  }
  return {
    span: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await work()
        } catch (error) {
          fail(span, error)
          throw error
        } finally {
          span.end()
        }
      }),
    note(name, attributes, durationMs, error) {
      if (!trace.getActiveSpan()) return
      const endTime = Date.now()
      const span = tracer.startSpan(name, { attributes, startTime: endTime - durationMs })
      if (error !== undefined) fail(span, error)
      span.end(endTime)
    },
    request(name, headers, go) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, {
        get: (carrier: Record<string, string | string[] | undefined>, key) => carrier[key],
        keys: (carrier) => Object.keys(carrier),
      })
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, parent)
      context.with(trace.setSpan(parent, span), go)
      return {
        end(attributes, isFailure) {
          span.setAttributes(attributes)
          if (isFailure) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    ids() {
      const span = trace.getActiveSpan()?.spanContext()
      return span && { trace_id: span.traceId, span_id: span.spanId }
    },
    async close() {
      await provider.shutdown().catch((error: unknown) => report(String(error)))
      context.disable()
      diag.disable()
    },
  }
}
