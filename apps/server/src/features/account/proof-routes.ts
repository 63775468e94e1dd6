import { IdentityError } from '@karavan/identity/errors.ts'
import type { Identity } from '@karavan/identity/identity.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { languageOf, letterPages, placeOf, readAsked } from './letter-pages.ts'
import { confirmPath, type ProofView, toProofPage } from './proof-page.ts'

/** The order that the letter was sent for; what is no id of ours is none. */
const orderOf = (request: FastifyRequest): string | undefined => /^[\w-]{1,64}$/.exec(readAsked(request).order)?.[0]

/** What a code of either kind does: it proves the address that an account has, or gives it another one. */
async function findWork(identity: Identity, code: string) {
  const change = await identity.findChangeCode(code)
  if (change) return { email: change.newEmail, isChange: true, inBrowser: identity.changeInBrowser, byPassword: identity.changeByPassword }
  const { email } = await identity.checkProofCode(code)
  return { email, isChange: false, inBrowser: identity.proveInBrowser, byPassword: identity.proveByPassword }
}

/**
 * The page that the letter leads to which asks for the proof of an address. A browser in which the account is signed in proves it by opening the page;
 * anywhere else, and for a mail program that opens links by itself, it takes the account's password, so that nobody gives an own address to an account
 * that somebody else has registered with it (docs/decisions/0013-proven-addresses.md).
 */
export async function proofRoutes(app: App, { identity, shopName }: { identity: Identity; shopName: string }): Promise<void> {
  const { show, orWhyNot } = await letterPages<ProofView>(app, (view, request) =>
    toProofPage({ view, language: languageOf(request), orderId: orderOf(request), shopName }),
  )

  app.get(`${confirmPath}/done`, { schema: { hide: true } }, async (request, reply) => show(reply, request, { kind: 'done' }))
  app.get(confirmPath, { schema: { hide: true } }, async (request, reply) => {
    const { oobCode: code } = readAsked(request)
    return orWhyNot(request, reply, async () => {
      const { email, isChange, inBrowser } = await findWork(identity, code)
      if (await inBrowser(code, request.headers.cookie, placeOf(request))) return toDone(request, reply)
      return show(reply, request, { kind: 'form', code, email, isChange })
    })
  })
  app.post(confirmPath, { config: { limit: 'signIn' }, schema: { hide: true } }, async (request, reply) => {
    const { oobCode: code, password } = readAsked(request)
    return orWhyNot(request, reply, async () => {
      const { email, isChange, byPassword } = await findWork(identity, code)
      try {
        await byPassword(code, password, placeOf(request))
      } catch (error) {
        if (!(error instanceof IdentityError) || error.code !== 'INVALID_LOGIN_CREDENTIALS') throw error
        return show(reply, request, { kind: 'form', code, email, isChange, isWrong: true }, 422)
      }
      return toDone(request, reply)
    })
  })
}

/** Elsewhere, so that loading the page again does not use the code once more. */
function toDone(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const order = orderOf(request)
  return reply.redirect(`${confirmPath}/done?${new URLSearchParams({ lang: languageOf(request), ...(order && { order }) })}`, 303)
}
