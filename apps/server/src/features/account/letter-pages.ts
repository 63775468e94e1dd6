import formbody from '@fastify/formbody'
import { fallbackLanguage, fromAcceptLanguage, type Language, toLanguage } from '@karavan/contract/language.ts'
import { findDevice } from '@karavan/identity/devices.ts'
import { IdentityError } from '@karavan/identity/errors.ts'
import type { Place } from '@karavan/identity/place.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { addressOf } from '../../platform/limits.ts'

/** Why a page of a letter cannot do what the letter promised. */
export interface LetterEnd {
  kind: 'spent' | 'disabled' | 'taken' | 'tooMany' | 'failed'
}

const text = z.string().max(4096).catch('')
const asked = z.object({ oobCode: text, lang: text, password: text, repeat: text, email: text, order: text })

/** What the address and the form of such a page say, whichever of the two: what is missing or too long is ''. */
export const readAsked = (request: FastifyRequest) => asked.parse({ ...(request.query as object), ...(request.body as object | undefined) })

export const languageOf = (request: FastifyRequest): Language =>
  toLanguage(readAsked(request).lang) ?? fromAcceptLanguage(request.headers['accept-language']) ?? fallbackLanguage

/** Where the page is open, for the sign-in service. */
export const placeOf = (request: FastifyRequest): Place => ({
  address: addressOf(request),
  device: findDevice(request.headers.cookie),
  userAgent: request.headers['user-agent'],
  locale: languageOf(request),
})

/**
 * What all pages have in common that letters lead to: they stand outside the web app and need no script, their addresses hold codes, and whatever goes
 * wrong is a page too. `toHtml` draws one.
 */
export async function letterPages<View>(app: App, toHtml: (view: View | LetterEnd, request: FastifyRequest) => string) {
  await app.register(formbody)
  app.addHook('onRequest', async (_request, reply) => {
    // The address holds the code: it is to stay out of caches and of what other pages learn.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  })
  const show = (reply: FastifyReply, request: FastifyRequest, view: View | LetterEnd, status = 200): FastifyReply =>
    reply.code(status).type('text/html; charset=utf-8').send(toHtml(view, request))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'the page of a letter failed')
    return show(reply, request, { kind: status === 429 ? 'tooMany' : 'failed' }, status)
  })
  return {
    show,
    /** Does the work of a page, or shows why its code is not good. */
    async orWhyNot(request: FastifyRequest, reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof IdentityError) || error.statusCode === 429) throw error
        if (error.code === 'USER_DISABLED') return show(reply, request, { kind: 'disabled' }, 403)
        if (error.code === 'EMAIL_EXISTS') return show(reply, request, { kind: 'taken' }, 409)
        return show(reply, request, { kind: 'spent' }, 410)
      }
    },
  }
}
