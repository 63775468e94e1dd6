import type { FastifyRequest } from 'fastify'

/** Number of the last event that a reader of a stream has; `undefined` where it has none or names something that is not a number. */
export function lastEventId(request: FastifyRequest): number | undefined {
  const text = request.headers['last-event-id']
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
