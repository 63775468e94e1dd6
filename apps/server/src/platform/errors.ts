import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorAnswer, type ErrorCode, errorKinds } from '@karavan/contract/errors.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import type { App } from './app.ts'
import { isDatabaseAway } from './database-away.ts'
import { reportFailedRequest } from './error-reports.ts'
import { newId } from './ids.ts'

interface ErrorDetails extends ErrorOptions {
  /** What is wrong with each field, for a form. */
  fields?: Record<string, string>
  /** Replaces the kind's own text. */
  text?: string
  /** Further keys of the answer, such as the old and new prices of a 409. */
  extra?: Record<string, unknown>
  /** How long to wait before it can be tried again. */
  waitSeconds?: number
}

/** Whole seconds until this moment, at least one: for `waitSeconds`. */
export const secondsUntil = (ms: number, nowMs = Date.now()): number => Math.max(1, Math.ceil((ms - nowMs) / 1000))

/** A failure that the caller can act on, thrown where it is known and made an answer in one place. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly extra: Record<string, unknown> | undefined
  readonly waitSeconds: number | undefined
  constructor(code: ErrorCode, { fields, text, extra, waitSeconds, ...options }: ErrorDetails = {}) {
    super(text ?? errorKinds[code].text, options)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.extra = extra
    this.waitSeconds = waitSeconds
  }
}

/** Answer of an error: what is not known to be the caller's doing is `internal` and reveals nothing. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const body: ErrorAnswer = {
    ...error.extra,
    success: false,
    error: error.message,
    code: error.code,
    ...(error.fields ? { fields: error.fields } : {}),
    request_id: request.id,
  }
  if (error.waitSeconds !== undefined) reply.header('retry-after', error.waitSeconds)
  return reply.status(errorKinds[error.code].status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

const codesByStatus: Record<number, ErrorCode> = {
  400: 'bad_request',
  401: 'unauthenticated',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  422: 'invalid',
  429: 'too_many_requests',
  503: 'not_ready',
}

/** Which answer an error gives: 404 for a malformed path id, which names nothing that exists, 400 for a query that cannot be read, 422 for a value out of bounds and for a body that its schema refuses. */
export function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return new AppError('not_found', { cause: error })
    const fields = Object.fromEntries(
      error.validation.map((issue) => [issue.instancePath.slice(1).replaceAll('/', '.') || 'body', issue.message ?? 'is not valid']),
    )
    const isReadable =
      error.validationContext === 'body' || error.validation.every(({ keyword }) => keyword === 'too_big' || keyword === 'too_small')
    return new AppError(isReadable ? 'invalid' : 'bad_request', { fields, cause: error })
  }
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (!isResponseSerializationError(error) && status !== undefined && status >= 400 && status < 500) {
    return new AppError(codesByStatus[status] ?? 'bad_request', { cause: error })
  }
  if (isDatabaseAway(error)) return new AppError('not_ready', { text: 'The service is not available at the moment', cause: error })
  return new AppError('internal', { cause: error })
}

/** Bytes that are not an HTTP request never reach a route; they get the same shape all the same. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const kind = error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'bad_request'
  const body = JSON.stringify({ success: false, error: errorKinds[kind].text, code: kind, request_id: newId() } satisfies ErrorAnswer)
  socket.end(
    `HTTP/1.1 ${errorKinds[kind].status} Refused\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** What a call gets before the application is there, and once it takes none any more. */
export function refuseNotReady(response: ServerResponse, text: string): void {
  const body = { success: false, error: text, code: 'not_ready', request_id: newId() } satisfies ErrorAnswer
  response.writeHead(errorKinds.not_ready.status, {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': String(retryAfterSeconds),
    connection: 'close',
  })
  response.end(JSON.stringify(body))
}

/** Seconds after which a call that came at a bad moment is worth another try. */
const retryAfterSeconds = 2

/** `showPage` answers a browser at an address that nothing has, where there is a page for it. */
export function registerErrorHandlers(
  app: App,
  showPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined = () => undefined,
): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toAppError(error)
    const { status } = errorKinds[known.code]
    if (status >= 500) request.log.error({ err: error, code: known.code }, 'request failed')
    if (known.code === 'internal') reportFailedRequest(request, error)
    return sendError(request, reply, known)
  })
  app.setNotFoundHandler((request, reply) => showPage(request, reply) ?? sendError(request, reply, new AppError('not_found')))
}
