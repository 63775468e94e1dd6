import { IdentityError } from '@karavan/identity/errors.ts'
import type { Identity } from '@karavan/identity/identity.ts'
import { needsLongPassword } from '@karavan/identity/passwords.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { languageOf, letterPages, placeOf, readAsked } from './letter-pages.ts'
import { type ResetView, resetPath, toResetPage } from './reset-page.ts'

/** The page that a reset mail leads to, outside the web app: it works without script, and whatever became of the app. */
export async function resetRoutes(app: App, { identity, shopName }: { identity: Identity; shopName: string }): Promise<void> {
  const { show, orWhyNot } = await letterPages<ResetView>(app, (view, request) => toResetPage(view, languageOf(request), shopName))
  const toForm = async (code: string) => {
    const { email } = await identity.checkResetCode(code)
    return { kind: 'form' as const, code, email, policy: identity.options.passwordPolicy }
  }

  app.get(`${resetPath}/done`, { schema: { hide: true } }, async (request, reply) => show(reply, request, { kind: 'done' }))
  app.get(resetPath, { schema: { hide: true } }, async (request, reply) =>
    orWhyNot(request, reply, async () => show(reply, request, await toForm(readAsked(request).oobCode))),
  )
  app.post(resetPath, { config: { limit: 'reset' }, schema: { hide: true } }, async (request, reply) => {
    const { oobCode: code, password, repeat } = readAsked(request)
    return orWhyNot(request, reply, async () => {
      const form = await toForm(code)
      if (password !== repeat) return show(reply, request, { ...form, fault: 'different' }, 422)
      try {
        await identity.resetPassword(code, password, placeOf(request))
      } catch (error) {
        const fault = error instanceof IdentityError ? error.code : ''
        if (['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'MISSING_PASSWORD'].includes(fault))
          return show(reply, request, { ...form, fault: 'refused' }, 422)
        if (fault === 'WEAK_PASSWORD') {
          const isShort = error instanceof IdentityError && error.text === needsLongPassword
          return show(reply, request, { ...form, fault: isShort ? 'short' : 'common' }, 422)
        }
        throw error
      }
      return reply.redirect(`${resetPath}/done?lang=${languageOf(request)}`, 303)
    })
  })

  askingRoutes(app, identity, show)
  recoveryRoutes(app, identity, { show, orWhyNot })
}

type Pages = Awaited<ReturnType<typeof letterPages<ResetView>>>

/** Where "this was not me" of a mail leads: the way to a new password, which ends every session. No code stands in such a mail. */
function askingRoutes(app: App, identity: Identity, show: Pages['show']): void {
  app.get(`${resetPath}/ask`, { schema: { hide: true } }, async (request, reply) => show(reply, request, { kind: 'ask' }))
  app.post(`${resetPath}/ask`, { config: { limit: 'reset' }, schema: { hide: true } }, async (request, reply) => {
    const { email } = readAsked(request)
    try {
      const { sending } = await identity.requestReset(email, placeOf(request).address, languageOf(request))
      // The page does not wait for it: the time would tell whether there is an account.
      sending.catch((error: { code?: unknown }) => request.log.error({ code: error.code }, 'a code could not be sent'))
    } catch (error) {
      if (!(error instanceof IdentityError) || error.statusCode === 429) throw error
      return show(reply, request, { kind: 'ask', email, isWrong: true }, 422)
    }
    return show(reply, request, { kind: 'asked' })
  })
}

/** The way back to an address that an account has left. Opening the page changes nothing: mail programs open links by themselves. */
function recoveryRoutes(app: App, identity: Identity, { show, orWhyNot }: Pages): void {
  const spent = () => new IdentityError('INVALID_OOB_CODE')
  app.get('/account/recover', { schema: { hide: true } }, async (request, reply) =>
    orWhyNot(request, reply, async () => {
      const { oobCode: code } = readAsked(request)
      const found = await identity.findRecoveryCode(code)
      if (!found) throw spent()
      return show(reply, request, { kind: 'recover', code, email: found.email })
    }),
  )
  app.post(
    '/account/recover',
    { config: { limit: 'reset' }, schema: { hide: true } },
    async (request: FastifyRequest, reply: FastifyReply) =>
      orWhyNot(request, reply, async () => {
        const { resetCode } = await identity.recover(readAsked(request).oobCode, placeOf(request))
        // A password that somebody else knows opens nothing any more: the next thing is another one.
        return reply.redirect(`${resetPath}?${new URLSearchParams({ oobCode: resetCode, lang: languageOf(request) })}`, 303)
      }),
  )
}
