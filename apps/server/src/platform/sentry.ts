import { fileURLToPath } from 'node:url'
import { createStackParser, createTransport, type Event, type Exception, type StackFrame, type StackParser } from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import type { ErrorPlace, ErrorReporter } from './error-reports.ts'
import type { Log } from './log.ts'
import { release } from './release.ts'
import { inSources } from './source-places.ts'
import { traceIds } from './tracing.ts'

const sendTimeoutMs = 10_000
const closingTimeoutMs = 2_000
/** Reports under way at a time; what comes beyond them is dropped. */
const maxUnderWay = 30
/** How many causes of an error are reported, each the cause of the one before. */
const maxCauses = 4
/** Frames name files from here on: what lies above is the machine's. */
const root = fileURLToPath(new URL('../../../../', import.meta.url))

export interface ReportSettings {
  dsn: string
  environment: string
  /** Tells processes of one shop apart. */
  processName: string
}

/**
 * Reports of errors in the form of Sentry, for it or for what takes its envelopes. Only the client of the library is used, without what would watch requests, log lines or
 * modules. A receiver that is away or refuses costs the report, and a line in the log.
 */
export function sentryReporter({ dsn, environment, processName }: ReportSettings, log: Log): ErrorReporter {
  const ending = new AbortController()
  const stackParser = createStackParser(nodeStackLineParser())
  const lost = (reason: string) => log.warn({ reason }, 'an error was not reported')
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release: `karavan@${release()}`,
    serverName: processName,
    platform: 'node',
    integrations: [],
    stackParser,
    // It brings no spans of its own.
    traceLifecycle: 'static',
    transport: (options) =>
      createTransport({ ...options, bufferSize: maxUnderWay }, async ({ body }) => {
        try {
          const {
            status,
            headers,
            body: answered,
          } = await fetch(options.url, {
            method: 'POST',
            headers: options.headers ?? {},
            body: typeof body === 'string' ? body : new Uint8Array(body),
            // The key goes to the address that was set, and no further.
            redirect: 'error',
            signal: AbortSignal.any([ending.signal, AbortSignal.timeout(sendTimeoutMs)]),
          })
          await answered?.cancel()
          if (status >= 400) lost(`answered with ${status}`)
          return {
            statusCode: status,
            headers: { 'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'), 'retry-after': headers.get('retry-after') },
          }
        } catch (error) {
          lost(error instanceof Error ? `${error.name} ${findCode(error.cause) ?? ''}`.trim() : 'unknown')
          throw error
        }
      }),
  })
  return {
    report(error, place) {
      client.captureEvent(toEvent(error, place, stackParser), { originalException: error })
    },
    async close() {
      await client.close(closingTimeoutMs)
      ending.abort()
    },
  }
}

/** All that a report says but for what the client adds: its id, the time, and what `sentryReporter` was given. */
function toEvent(error: unknown, { name, ids, isFatal }: ErrorPlace, parser: StackParser): Event {
  const { trace_id, span_id } = { ...traceIds() } as { trace_id?: string; span_id?: string }
  return {
    level: isFatal ? 'fatal' : 'error',
    transaction: name,
    tags: { ...ids },
    exception: {
      // The cause that came first stands first.
      values: causesOf(error)
        .map((one) => ({ ...toException(one, parser), mechanism: { type: 'generic', handled: !isFatal } }))
        .reverse(),
    },
    ...(trace_id && span_id && { contexts: { trace: { trace_id, span_id } } }),
  }
}

function causesOf(error: unknown): unknown[] {
  const found = [error]
  for (let last = error; found.length <= maxCauses && last instanceof Error && last.cause !== undefined; last = last.cause)
    found.push(last.cause)
  return found
}

const noWords = 'What it says is in the log'

/** An error by its name, its code and, of the database, what of the tables it concerns. Its message, the other fields of it and values may be somebody's words. */
function toException(error: unknown, parser: StackParser): Exception {
  if (!(error instanceof Error)) return { type: typeof error, value: noWords }
  const { table, column, constraint } = error as { table?: unknown; column?: unknown; constraint?: unknown }
  const about = [findCode(error), ...[table, column, constraint].filter(isName)].filter((word) => word !== undefined)
  const frames = parser(callsOf(error)).flatMap(toFrame)
  return {
    type: isName(error.name) ? error.name : 'Error',
    value: about.join(' ') || noWords,
    ...(frames.length > 0 && { stacktrace: { frames } }),
  }
}

const isName = (value: unknown): value is string => typeof value === 'string' && /^\w{1,80}$/.test(value)

function findCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return isName(code) ? code : undefined
}

/** The calls at the end of a stack: the message stands before them, and may have lines that look like calls. */
function callsOf({ stack, message }: Error): string {
  if (typeof stack !== 'string') return ''
  const start = stack.indexOf(message)
  return /(?:\n {4}at .+)+$/.exec(stack.slice(start < 0 ? 0 : start + message.length))?.[0] ?? ''
}

/** None for what was made while it ran, and for files that are not the product's. */
function toFrame({ filename = '', function: name, lineno, colno }: StackFrame): StackFrame[] {
  const { path, line, column } = inSources({ path: filename, line: lineno, column: colno })
  const isOurs = path.startsWith(root)
  if (!isOurs && !path.startsWith('node:')) return []
  const file = isOurs ? path.slice(root.length) : path
  return [{ filename: file, function: name, lineno: line, colno: column, in_app: isOurs && !file.includes('node_modules/') }]
}
