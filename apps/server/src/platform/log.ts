import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * JSON lines on stdout. What could hold a secret or a buyer's words is never handed to the log; the redaction is the second line of defence.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers', 'headers', 'authorization', '*.authorization', 'password', '*.password', 'token', '*.token'],
      remove: true,
    },
  })
}
