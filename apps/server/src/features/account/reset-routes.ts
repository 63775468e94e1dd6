import { readFileSync } from 'node:fs'
import formbody from '@fastify/formbody'
import { fallbackLanguage, fromAcceptLanguage, type Language, toLanguage } from '@karavan/contract/language.ts'
import { IdentityError } from '@karavan/identity/errors.ts'
import type { Identity } from '@karavan/identity/identity.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { addressOf } from '../../platform/limits.ts'
import { type ResetView, toResetPage } from './reset-page.ts'

const style = readFileSync(new URL('./account.css', import.meta.url))

const text = z.string().max(4096).catch('')
const pageQuery = z.object({ oobCode: text, lang: text })
const pageBody = z.object({ oobCode: text, lang: text, password: text, repeat: text })

/** The page that a reset mail leads to, outside the web app: it works without script, and whatever became of the app. */
export async function resetRoutes(app: App, { identity }: { identity: Identity }): Promise<void> {
  await app.register(formbody)
  app.addHook('onRequest', async (_request, reply) => {
    // The address holds the code: it is to stay out of caches and of what other pages learn.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'reset page failed')
    return show(reply, request, { kind: status === 429 ? 'tooMany' : 'failed' }, status)
  })

  app.get('/account/style.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'no-cache').send(style),
  )
  app.get('/account/reset/done', { schema: { hide: true } }, async (request, reply) => show(reply, request, { kind: 'done' }))
  app.get('/account/reset', { schema: { hide: true } }, async (request, reply) => {
    const { oobCode: code } = pageQuery.parse(request.query)
    return toFormOrEnd(code, (view, status) => show(reply, request, view, status))
  })
  app.post('/account/reset', { config: { limit: 'reset' }, schema: { hide: true } }, async (request, reply) => {
    const { oobCode: code, password, repeat } = pageBody.parse(request.body ?? {})
    return toFormOrEnd(code, async (form, status) => {
      if (form.kind !== 'form') return show(reply, request, form, status)
      if (password !== repeat) return show(reply, request, { ...form, fault: 'different' }, 422)
      try {
        await identity.resetPassword(code, password, addressOf(request))
      } catch (error) {
        const fault = error instanceof IdentityError ? error.code : ''
        if (['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'MISSING_PASSWORD'].includes(fault))
          return show(reply, request, { ...form, fault: 'refused' }, 422)
        if (fault === 'WEAK_PASSWORD') return show(reply, request, { ...form, fault: 'common' }, 422)
        // Somebody used the code meanwhile.
        if (fault === 'INVALID_OOB_CODE') return show(reply, request, { kind: 'spent' }, 410)
        throw error
      }
      return reply.redirect(`/account/reset/done?lang=${languageOf(request)}`, 303)
    })
  })

  /** The form if the code is good, else why not. */
  async function toFormOrEnd<Result>(code: string, end: (view: ResetView, status?: number) => Result): Promise<Awaited<Result>> {
    try {
      const { email } = await identity.checkResetCode(code)
      return await end({ kind: 'form', code, email, policy: identity.options.passwordPolicy })
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      return await (error.code === 'USER_DISABLED' ? end({ kind: 'disabled' }, 403) : end({ kind: 'spent' }, 410))
    }
  }
}

function languageOf(request: FastifyRequest): Language {
  const { lang } = pageQuery.parse({ ...(request.query as object), ...(request.body as object | undefined) })
  return toLanguage(lang) ?? fromAcceptLanguage(request.headers['accept-language']) ?? fallbackLanguage
}

const show = (reply: FastifyReply, request: FastifyRequest, view: ResetView, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(toResetPage(view, languageOf(request)))
