import { matchPath } from '@karavan/contract/app-paths.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { pageSender } from './page.ts'

type SendPage = ReturnType<typeof pageSender>

/** What a program alone asks for: these have answers of their own. */
const programs = /^\/(?:api|desk)(?:\/|$)/

/**
 * What a browser is shown at an address that nothing has: one of the buyer's app without its base leads to its place, any other one shows the app's own page of
 * that, in the reader's language. Whatever asks for anything but a page gets the error as ever.
 */
export function createLostPages() {
  let sendPage: SendPage | undefined
  return {
    /** The app's page, once it is there. */
    showWith(send: SendPage): void {
      sendPage = send
    },
    show(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
      const [pathname = '', ...search] = request.url.split('?')
      const isForPage = (request.method === 'GET' || request.method === 'HEAD') && /\btext\/html\b/i.test(request.headers.accept ?? '')
      if (!sendPage || !isForPage || programs.test(pathname)) return undefined
      if (matchPath(pathname).path) return reply.redirect([`/chat${pathname}`, ...search].join('?'))
      return sendPage(request, reply.code(404))
    },
  }
}
export type LostPages = ReturnType<typeof createLostPages>
