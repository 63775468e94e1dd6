import type { FastifyReply } from 'fastify'

/** Aborts once the client has left before its answer. Watches the reply, because a request with a body closes as soon as it is read. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
