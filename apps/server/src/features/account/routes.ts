import { Readable } from 'node:stream'
import {
  accountAddressAnswer,
  accountSessionsAnswer,
  claimGuestAnswer,
  claimGuestBody,
  endSessionsAnswer,
  endSessionsBody,
  mailChoice,
  mailChoiceAnswer,
} from '@karavan/contract/account.ts'
import { done } from '@karavan/contract/common.ts'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { guardRoutes, requireRegistered, requireUser, userOf } from '../../platform/auth.ts'
import { fileAnswer, sendFile } from '../../platform/files.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { idParams } from '../../platform/params.ts'
import { chooseMails, listUnwantedMails } from '../orders/service.ts'
import { toExport, toOrdersCsv } from './export.ts'
import { type AccountDeps, claimGuest, getAccountAddress, signOut } from './service.ts'
import { endSession, endSessions, listSessions } from './sessions.ts'

export async function accountRoutes(app: App, deps: AccountDeps): Promise<void> {
  app.post('/api/account/sign-out', { onRequest: requireUser, schema: { response: { 200: done } } }, async (request) => {
    await signOut(deps, userOf(request), request.ip)
    return { success: true as const }
  })
  await app.register(async (registered: App) => {
    guardRoutes(registered, requireRegistered)
    ownerRoutes(registered, deps)
    exportRoutes(registered, deps)
  })
}

function ownerRoutes(app: App, deps: AccountDeps): void {
  app.post('/api/account/claim-guest', { schema: { body: claimGuestBody, response: { 200: claimGuestAnswer } } }, async (request) => ({
    success: true as const,
    moved: await claimGuest(deps, userOf(request), request.body.guest_token),
  }))

  app.get('/api/account/address', { schema: { response: { 200: accountAddressAnswer } } }, async (request) => ({
    success: true as const,
    ...(await getAccountAddress(deps, userOf(request))),
  }))

  app.get('/api/account/sessions', { schema: { response: { 200: accountSessionsAnswer } } }, async (request) => ({
    success: true as const,
    sessions: await listSessions(deps, userOf(request)),
  }))

  app.delete('/api/account/sessions/:id', { schema: { params: idParams, response: { 200: done } } }, async (request) => {
    await endSession(deps, userOf(request), request.params.id)
    return { success: true as const }
  })

  app.post('/api/account/sessions/end', { schema: { body: endSessionsBody, response: { 200: endSessionsAnswer } } }, async (request) => ({
    success: true as const,
    ended: await endSessions(deps, userOf(request), request.body.which),
  }))

  app.get('/api/account/mails', { schema: { response: { 200: mailChoiceAnswer } } }, async (request) => ({
    success: true as const,
    unwanted: await listUnwantedMails(deps.db, userOf(request).uid),
  }))

  app.put('/api/account/mails', { schema: { body: mailChoice, response: { 200: mailChoiceAnswer } } }, async (request) => ({
    success: true as const,
    unwanted: await chooseMails(deps.db, userOf(request).uid, request.body.unwanted),
  }))
}

/** The caller's own data, to take along. */
function exportRoutes(app: App, deps: AccountDeps): void {
  app.get(
    '/api/account/export',
    { config: { limit: 'export' }, schema: { response: fileAnswer('All that is kept of the account', 'application/json', z.unknown()) } },
    async (request, reply) => {
      const content = Readable.from(toExport(deps, userOf(request), interfaceLanguage(request)))
      return sendFile(reply, 'karavan.json', 'application/json; charset=utf-8', content)
    },
  )

  app.get(
    '/api/account/orders.csv',
    { config: { limit: 'export' }, schema: { response: fileAnswer('The lines of all orders as a table', 'text/csv') } },
    async (request, reply) => {
      const content = await toOrdersCsv(deps, userOf(request), interfaceLanguage(request))
      return sendFile(reply, 'orders.csv', 'text/csv; charset=utf-8', content)
    },
  )
}
