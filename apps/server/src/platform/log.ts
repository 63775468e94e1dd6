import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { toTerminalJson } from './terminal.ts'
import { traceIds } from './tracing.ts'

/** How many causes of an error are logged, each the cause of the one before. */
const maxCauses = 4

export type Log = Logger

/**
 * JSON lines on stdout, or where a test wants them. What could hold a secret or a buyer's words is never passed to the log; the redaction is the second line of defence.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: toLoggedError },
    mixin: traceIds,
    // Read at a terminal as often as not.
    hooks: { streamWrite: toTerminalJson },
    redact: {
      paths: ['req.headers', 'headers', 'authorization', '*.authorization', 'password', '*.password', 'token', '*.token'],
      remove: true,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * An error without the fields that libraries hang on it: the database's `detail` and `where` quote the row that it refused, and with it what a buyer wrote.
 */
function toLoggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) {
    // What a library throws that copies its errors: the job queue emits them with its own fields beside the message.
    const { message, code } = Object(error) as { message?: unknown; code?: unknown }
    return {
      type: typeof error,
      ...(typeof message === 'string' && { message }),
      ...(typeof code === 'string' && { code }),
    }
  }
  const { name, message, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  return {
    type: name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && depth < maxCauses && { cause: toLoggedError(cause, depth + 1) }),
  }
}
