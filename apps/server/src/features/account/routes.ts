import { accountAddressAnswer, claimGuestAnswer, claimGuestBody } from '@karavan/contract/account.ts'
import { done } from '@karavan/contract/common.ts'
import type { App } from '../../platform/app.ts'
import { requireRegistered, requireUser, userOf } from '../../platform/auth.ts'
import { type AccountDeps, claimGuest, getAccountAddress, signOut } from './service.ts'

export async function accountRoutes(app: App, deps: AccountDeps): Promise<void> {
  app.post(
    '/api/account/claim-guest',
    { onRequest: requireRegistered, schema: { body: claimGuestBody, response: { 200: claimGuestAnswer } } },
    async (request) => ({ success: true as const, moved: await claimGuest(deps, userOf(request), request.body.guest_token) }),
  )

  app.get(
    '/api/account/address',
    { onRequest: requireRegistered, schema: { response: { 200: accountAddressAnswer } } },
    async (request) => ({
      success: true as const,
      ...(await getAccountAddress(deps, userOf(request))),
    }),
  )

  app.post('/api/account/sign-out', { onRequest: requireUser, schema: { response: { 200: done } } }, async (request) => {
    await signOut(deps, userOf(request))
    return { success: true as const }
  })
}
