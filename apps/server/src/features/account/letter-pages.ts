import { type Language, toLanguage } from '@karavan/contract/language.ts'
import { findDevice } from '@karavan/identity/devices.ts'
import { IdentityError } from '@karavan/identity/errors.ts'
import type { Place } from '@karavan/identity/place.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { openLetterPages, type PageFailure, sendPage } from '../../platform/letter-page.ts'
import { addressOf } from '../../platform/limits.ts'

/** Why a page of a letter cannot do what the letter promised. */
export interface LetterEnd {
  kind: 'spent' | 'disabled' | 'taken' | PageFailure['kind']
}

const text = z.string().max(4096).catch('')
const asked = z.object({ oobCode: text, lang: text, password: text, repeat: text, email: text, order: text })

/** What the address and the form of such a page say, whichever of the two: what is missing or too long is ''. */
export const readAsked = (request: FastifyRequest) => asked.parse({ ...(request.query as object), ...(request.body as object | undefined) })

export const languageOf = (request: FastifyRequest): Language => toLanguage(readAsked(request).lang) ?? interfaceLanguage(request)

/** Where the page is open, for the sign-in service. */
export const placeOf = (request: FastifyRequest): Place => ({
  address: addressOf(request),
  device: findDevice(request.headers.cookie),
  userAgent: request.headers['user-agent'],
  locale: languageOf(request),
})

/** The pages that letters of an account lead to. `toHtml` draws one. */
export async function letterPages<View>(app: App, toHtml: (view: View | LetterEnd, request: FastifyRequest) => string) {
  await openLetterPages(app, toHtml)
  const show = (reply: FastifyReply, request: FastifyRequest, view: View | LetterEnd, status = 200): FastifyReply =>
    sendPage(reply, toHtml(view, request), status)
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
