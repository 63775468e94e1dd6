import { auditAnswer, auditQuery } from '@karavan/contract/audit.ts'
import { done } from '@karavan/contract/common.ts'
import {
  deskSessionAnswer,
  factorAddedAnswer,
  passkeyAssertionBody,
  passkeyBody,
  passkeyCreationAnswer,
  passkeyRequestAnswer,
  secondFactorAnswer,
  secondFactorBody,
  totpStartAnswer,
} from '@karavan/contract/operators.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { guardRoutes } from '../../platform/auth.ts'
import { allowEmptyBody } from '../../platform/empty-body.ts'
import { idParams } from '../../platform/params.ts'
import { deskCookie } from '../../platform/sign-ins.ts'
import { listAudit } from '../audit/service.ts'
import { toCaller } from './deps.ts'
import { deskSessionMs } from './desk-session.ts'
import { requireOperator, requireRole } from './require-operator.ts'
import {
  addPasskey,
  closeDesk,
  confirmTotp,
  getDeskSession,
  getSecondFactor,
  type Opened,
  type OperatorDeps,
  openWithCode,
  openWithPasskey,
  removeFactor,
  renewRecoveryCodes,
  startNewPasskey,
  startPasskey,
  startTotp,
} from './service.ts'

const secondFactorPath = '/api/desk/second-factor'

/** The desk's door, what operators open it with, and what is written about them. */
export async function operatorRoutes(app: App, deps: OperatorDeps): Promise<void> {
  await app.register(async (door: App) => doorRoutes(door, deps))
  await app.register(async (factors: App) => factorRoutes(factors, deps))
  await app.register(async (inside: App) => insideRoutes(inside, deps))
}

/** Keeps the secret of the session that was opened where no script reads it. */
function answer(request: FastifyRequest, reply: FastifyReply, { session, secret }: Opened) {
  if (secret !== undefined)
    reply.header('set-cookie', deskCookie.toCookie(secret, { isSecure: request.protocol === 'https', maxAgeMs: deskSessionMs }))
  return { success: true as const, ...session }
}

async function doorRoutes(app: App, deps: OperatorDeps): Promise<void> {
  allowEmptyBody(app)
  guardRoutes(app, requireRole(deps))
  const path = '/api/desk/session'

  app.get(path, { schema: { response: { 200: deskSessionAnswer } } }, async (request) => ({
    success: true as const,
    ...(await getDeskSession(deps, toCaller(deps, request))),
  }))

  app.post(
    path,
    { config: { limit: 'signIn' }, schema: { body: secondFactorBody, response: { 200: deskSessionAnswer } } },
    async (request, reply) => answer(request, reply, await openWithCode(deps, toCaller(deps, request), request.body.code)),
  )

  app.delete(path, { schema: { response: { 200: done } } }, async (request, reply) => {
    await closeDesk(deps, toCaller(deps, request))
    reply.header('set-cookie', deskCookie.toCookie('', { isSecure: request.protocol === 'https', maxAgeMs: 0 }))
    return { success: true as const }
  })

  app.post(
    `${path}/passkey/options`,
    { config: { limit: 'signIn' }, schema: { response: { 200: passkeyRequestAnswer } } },
    async (request) => ({ success: true as const, options: await startPasskey(deps, toCaller(deps, request)) }),
  )

  app.post(
    `${path}/passkey`,
    { config: { limit: 'signIn' }, schema: { body: passkeyAssertionBody, response: { 200: deskSessionAnswer } } },
    async (request, reply) => answer(request, reply, await openWithPasskey(deps, toCaller(deps, request), request.body.response)),
  )
}

async function factorRoutes(app: App, deps: OperatorDeps): Promise<void> {
  allowEmptyBody(app)
  // The first factor is set up before the desk is open: each of these looks itself at what its caller has shown.
  guardRoutes(app, requireRole(deps))
  const path = secondFactorPath

  app.post(`${path}/totp`, { config: { limit: 'signIn' }, schema: { response: { 200: totpStartAnswer } } }, async (request) => ({
    success: true as const,
    ...(await startTotp(deps, toCaller(deps, request))),
  }))

  app.post(
    `${path}/totp/confirm`,
    { config: { limit: 'signIn' }, schema: { body: secondFactorBody, response: { 200: factorAddedAnswer } } },
    async (request, reply) => {
      const { recoveryCodes, ...opened } = await confirmTotp(deps, toCaller(deps, request), request.body.code)
      return { ...answer(request, reply, opened), recovery_codes: recoveryCodes }
    },
  )

  app.delete(`${path}/totp`, { schema: { response: { 200: deskSessionAnswer } } }, async (request) => ({
    success: true as const,
    ...(await removeFactor(deps, toCaller(deps, request), { totp: true })),
  }))

  app.post(
    `${path}/passkeys/options`,
    { config: { limit: 'signIn' }, schema: { response: { 200: passkeyCreationAnswer } } },
    async (request) => ({ success: true as const, options: await startNewPasskey(deps, toCaller(deps, request)) }),
  )

  app.post(
    `${path}/passkeys`,
    { config: { limit: 'signIn' }, schema: { body: passkeyBody, response: { 200: factorAddedAnswer } } },
    async (request, reply) => {
      const { recoveryCodes, ...opened } = await addPasskey(deps, toCaller(deps, request), request.body)
      return { ...answer(request, reply, opened), recovery_codes: recoveryCodes }
    },
  )

  app.delete(`${path}/passkeys/:id`, { schema: { params: idParams, response: { 200: deskSessionAnswer } } }, async (request) => ({
    success: true as const,
    ...(await removeFactor(deps, toCaller(deps, request), { passkey: request.params.id })),
  }))

  app.post(
    `${path}/recovery-codes`,
    { config: { limit: 'signIn' }, schema: { response: { 200: factorAddedAnswer } } },
    async (request, reply) => {
      const { recoveryCodes, ...opened } = await renewRecoveryCodes(deps, toCaller(deps, request))
      return { ...answer(request, reply, opened), recovery_codes: recoveryCodes }
    },
  )
}

async function insideRoutes(app: App, deps: OperatorDeps): Promise<void> {
  guardRoutes(app, requireOperator(deps))

  app.get(secondFactorPath, { schema: { response: { 200: secondFactorAnswer } } }, async (request) => ({
    success: true as const,
    ...(await getSecondFactor(deps, toCaller(deps, request))),
  }))

  app.get('/api/desk/audit', { schema: { querystring: auditQuery, response: { 200: auditAnswer } } }, async (request) => {
    const { operator, kind, since, until, before, limit } = request.query
    const filter = {
      operator: operator || undefined,
      kind: kind || undefined,
      since: since ? new Date(since) : undefined,
      until: until ? new Date(until) : undefined,
      before: before ? Number(before) : undefined,
    }
    return { success: true as const, ...(await listAudit(deps.db, filter, limit)) }
  })
}
