import { readFileSync } from 'node:fs'
import formbody from '@fastify/formbody'
import { fallbackLanguage, fromAcceptLanguage, type Language, toLanguage } from '@karavan/contract/language.ts'
import { IdentityError } from '@karavan/identity/errors.ts'
import { findBrowser, toBrowserCookie } from '@karavan/identity/google/browser-cookie.ts'
import { flowLifeMs } from '@karavan/identity/google/flow.ts'
import { standInPath } from '@karavan/identity/google/stand-in.ts'
import { newRefreshToken as newSecret } from '@karavan/identity/refresh-token.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { reportFailedRequest } from '../../platform/error-reports.ts'
import { AppError } from '../../platform/errors.ts'
import type { RegisteredGoogle } from '../../platform/identity.ts'
import { type PopupResult, toChooserPage, toEndPage } from './google-pages.ts'

const script = readFileSync(new URL('./google-popup.js', import.meta.url))

const text = (longest: number) => z.string().max(longest)
const startQuery = z.object({ tx: z.string().regex(/^[\w-]{8,64}$/), lang: text(100).optional() })
const answered = text(4096).optional().catch(undefined)
const callbackQuery = z.object({ state: answered, code: answered, error: answered, iss: answered })
const chooserQuery = z.object({ state: text(200), nonce: text(200), code_challenge: text(200), ui_locales: text(100).optional() })
const chooserBody = chooserQuery.extend({
  email: text(254).default(''),
  name: text(100).default(''),
  confirmed: text(10).optional(),
  cancel: text(10).optional(),
})

/** The pages of the Google popup: the way to the provider, the way back, and the stand-in's chooser. They work without the web app. */
export async function googleRoutes(
  app: App,
  { flow, standIn, mayUse, originOf, shopName }: RegisteredGoogle & { shopName: string },
): Promise<void> {
  await app.register(formbody)
  app.addHook('onRequest', async (_request, reply) => {
    // The addresses hold codes: they are to stay out of caches and of what other pages learn.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    // Any value of it can cut the tie to the page that opened the popup, which then takes it for closed.
    reply.removeHeader('cross-origin-opener-policy')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) {
      request.log.error({ err: error }, 'the Google popup failed')
      reportFailedRequest(request, error)
    }
    const tx = startQuery.safeParse(request.query).data?.tx
    return end(reply.code(status), request, { tx, error: status === 429 ? 'auth/too-many-requests' : 'auth/internal-error' })
  })

  app.get('/account/google/popup.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-cache').send(script),
  )

  app.get('/account/google/start', { config: { limit: 'google' }, schema: { hide: true } }, async (request, reply) => {
    const { tx } = parse(startQuery, request.query)
    const origin = originOf(request)
    if (!origin) return end(reply.code(403), request, { tx, error: 'auth/unauthorized-domain' })
    if (!flow || !mayUse(request)) return end(reply.code(403), request, { tx, error: 'auth/operation-not-allowed' })
    const browser = findBrowser(request.headers.cookie) ?? newSecret()
    const redirectUri = `${origin}/account/google/callback`
    const url = await flow.begin({ browser, tx, redirectUri, locale: languageOf(request) })
    reply.header('set-cookie', toBrowserCookie(browser, { isSecure: origin.startsWith('https:'), maxAgeMs: flowLifeMs }))
    return reply.redirect(url)
  })

  app.get('/account/google/callback', { schema: { hide: true } }, async (request, reply) => {
    const result = await flow?.finish(callbackQuery.parse(request.query), findBrowser(request.headers.cookie))
    // Nobody waits for it: an old address, or one that was made elsewhere.
    if (!result) return end(reply.code(400), request, { error: 'auth/internal-error' })
    const { tx, locale } = result
    if ('cause' in result) request.log.warn({ err: result.cause }, 'the provider confirmed no sign-in')
    return end(reply, request, 'handle' in result ? { tx, handle: result.handle } : { tx, error: result.error }, locale)
  })

  if (!standIn) return
  app.get(standInPath, { schema: { hide: true } }, async (request, reply) => {
    assertMayUse(request)
    const query = parse(chooserQuery, request.query)
    return sendPage(reply, toChooserPage(query, languageOf(request, query.ui_locales), shopName))
  })
  app.post(standInPath, { schema: { hide: true } }, async (request, reply) => {
    assertMayUse(request)
    const { email, name, confirmed, cancel, ...query } = parse(chooserBody, request.body)
    const answer = new URLSearchParams({ state: query.state })
    try {
      if (cancel) answer.set('error', 'access_denied')
      else {
        const person = { email, name: name.trim(), isEmailVerified: confirmed !== undefined }
        answer.set('code', await standIn.choose({ ...person, nonce: query.nonce, codeChallenge: query.code_challenge }))
      }
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      return sendPage(reply.code(422), toChooserPage(query, languageOf(request, query.ui_locales), shopName, { email, name }))
    }
    return reply.redirect(`/account/google/callback?${answer}`, 303)
  })

  function end(reply: FastifyReply, request: FastifyRequest, result: PopupResult, locale?: string): FastifyReply {
    return sendPage(reply, toEndPage(result, languageOf(request, locale), shopName))
  }

  function assertMayUse(request: FastifyRequest): void {
    if (!mayUse(request) || !originOf(request)) throw refusal('not_found', 404)
  }
}

/** With a status for the pages' own error handler. */
const refusal = (code: 'not_found' | 'bad_request', statusCode: number) => Object.assign(new AppError(code), { statusCode })

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const read = schema.safeParse(input ?? {})
  if (!read.success) throw refusal('bad_request', 400)
  return read.data
}

const languageOf = (request: FastifyRequest, named?: string): Language =>
  toLanguage(named ?? startQuery.safeParse(request.query).data?.lang) ??
  fromAcceptLanguage(request.headers['accept-language']) ??
  fallbackLanguage

const sendPage = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html)
