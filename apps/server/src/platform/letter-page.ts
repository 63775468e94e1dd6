import formbody from '@fastify/formbody'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { reportFailedRequest } from './error-reports.ts'

/** What a page of a letter says where the call failed: there were too many, or the fault is ours. */
export interface PageFailure {
  kind: 'tooMany' | 'failed'
}

export const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html)

/**
 * What all pages have in common that letters lead to: they stand outside the web app and need no script, their addresses hold codes, and whatever goes
 * wrong is a page too, drawn by `toHtml`.
 */
export async function openLetterPages(app: App, toHtml: (failure: PageFailure, request: FastifyRequest) => string): Promise<void> {
  await app.register(formbody)
  app.addHook('onRequest', async (_request, reply) => {
    // The address holds the code: it is to stay out of caches and of what other pages learn.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      request.log.error({ err: error }, 'the page of a letter failed')
      reportFailedRequest(request, error)
    }
    return sendPage(reply, toHtml({ kind: status === 429 ? 'tooMany' : 'failed' }, request), status)
  })
}
