import type { FastifyRequest } from 'fastify'
import { isDatabaseAway } from './database-away.ts'

/** What was being done when an error came up. */
export interface ErrorPlace {
  /** A name of ours, such as `GET /api/orders/:id`, the same each time. */
  name: string
  /** By what it is found in the log: words and numbers of ours. */
  ids: Readonly<Record<string, string | number>>
  /** The process ends by it. */
  isFatal?: true
}

/** Where errors of the server are reported, if anywhere (`sentry.ts`). */
export interface ErrorReporter {
  /** Returns at once. Sends what the error is and where it came up; not what it says, which may quote what somebody wrote. */
  report(error: unknown, place: ErrorPlace): void
  /** Sends what is left, for two seconds at most; then nothing is sent any more. */
  close(): Promise<void>
}

/** One for the process, as its log is; not there unless SENTRY_DSN is set. */
let reporter: ErrorReporter | undefined

export function setErrorReporter(given: ErrorReporter | undefined): void {
  reporter = given
}

/** Reports what nobody will try again. */
export const reportError = (error: unknown, place: ErrorPlace): void => reporter?.report(error, place)

/** Reports what should not happen while the database is there; that it is away is known from elsewhere. */
export function reportUnexpected(error: unknown, place: ErrorPlace): void {
  if (!isDatabaseAway(error)) reportError(error, place)
}

/** Reports what a call was answered with 500 for, by the pattern of its route. A caller who has left is owed no answer, and what failed for want of one is no fault. */
export function reportFailedRequest(request: FastifyRequest, error: unknown): void {
  if (request.socket.destroyed) return
  const route = request.routeOptions.url ?? 'unknown'
  reportUnexpected(error, { name: `${request.method} ${route}`, ids: { request_id: request.id, method: request.method, route } })
}

/** Before the process ends; takes two seconds at most. */
export const closeErrorReports = async (): Promise<void> => reporter?.close()
