import formbody from '@fastify/formbody'
import { fallbackLanguage, fromAcceptLanguage, toLanguage } from '@karavan/contract/language.ts'
import { IdentityError } from '@karavan/identity/errors.ts'
import type { Identity } from '@karavan/identity/identity.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { addressOf } from '../../platform/limits.ts'
import { confirmPath, type ProofView, toProofPage } from './proof-page.ts'

const text = z.string().max(4096).catch('')
const orderId = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined)
const asked = z.object({ oobCode: text, lang: text, order: orderId, password: text })

const readAsked = (request: FastifyRequest) => asked.parse({ ...(request.query as object), ...(request.body as object | undefined) })

/**
 * The page that the letter leads to which asks for the proof of an address. A browser in which the account is signed in proves it by opening the page;
 * anywhere else, and for a mail program that opens links by itself, it takes the account's password, so that nobody gives an own address to an account
 * that somebody else has registered with it (docs/decisions/0013-proven-addresses.md).
 */
export async function proofRoutes(app: App, { identity }: { identity: Identity }): Promise<void> {
  await app.register(formbody)
  app.addHook('onRequest', async (_request, reply) => {
    // The address holds the code: it is to stay out of caches and of what other pages learn.
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'confirmation page failed')
    return show(reply, request, { kind: status === 429 ? 'tooMany' : 'failed' }, status)
  })

  app.get(`${confirmPath}/done`, { schema: { hide: true } }, async (request, reply) => show(reply, request, { kind: 'done' }))
  app.get(confirmPath, { schema: { hide: true } }, async (request, reply) => {
    const { oobCode: code } = readAsked(request)
    return orWhyNot(request, reply, async () => {
      if (await identity.proveInBrowser(code, request.headers.cookie)) return toDone(request, reply)
      const { email } = await identity.checkProofCode(code)
      return show(reply, request, { kind: 'form', code, email })
    })
  })
  app.post(confirmPath, { config: { limit: 'signIn' }, schema: { hide: true } }, async (request, reply) => {
    const { oobCode: code, password } = readAsked(request)
    return orWhyNot(request, reply, async () => {
      const { email } = await identity.checkProofCode(code)
      try {
        await identity.proveByPassword(code, password, addressOf(request))
      } catch (error) {
        if (!(error instanceof IdentityError) || error.code !== 'INVALID_LOGIN_CREDENTIALS') throw error
        return show(reply, request, { kind: 'form', code, email, isWrong: true }, 422)
      }
      return toDone(request, reply)
    })
  })
}

async function orWhyNot(request: FastifyRequest, reply: FastifyReply, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof IdentityError) || error.statusCode === 429) throw error
    return error.code === 'USER_DISABLED' ? show(reply, request, { kind: 'disabled' }, 403) : show(reply, request, { kind: 'spent' }, 410)
  }
}

/** Elsewhere, so that loading the page again does not use the code once more. */
function toDone(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { order } = readAsked(request)
  return reply.redirect(`${confirmPath}/done?${new URLSearchParams({ lang: languageOf(request), ...(order && { order }) })}`, 303)
}

const languageOf = (request: FastifyRequest) =>
  toLanguage(readAsked(request).lang) ?? fromAcceptLanguage(request.headers['accept-language']) ?? fallbackLanguage

const show = (reply: FastifyReply, request: FastifyRequest, view: ProofView, status = 200): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(toProofPage({ view, language: languageOf(request), orderId: readAsked(request).order }))
