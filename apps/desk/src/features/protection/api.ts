import { done } from '@karavan/contract/common.ts'
import {
  deskSessionAnswer,
  factorAddedAnswer,
  passkeyCreationAnswer,
  passkeyRequestAnswer,
  secondFactorAnswer,
  totpStartAnswer,
} from '@karavan/contract/operators.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { queryOptions } from '@tanstack/react-query'

const session = '/api/desk/session'
const factors = '/api/desk/second-factor'

/** What the desk waits for here; rejects with 403 where the account has no access. Asked again from time to time: a role can be taken, time runs out. */
export const deskSessionQuery = queryOptions({
  queryKey: ['desk-session'],
  queryFn: ({ signal }) => api.get(session, deskSessionAnswer, { signal }),
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
})

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => api.get(factors, secondFactorAnswer, { signal }),
  staleTime: 0,
})

export const giveCode = (code: string) => api.post(session, deskSessionAnswer, { json: { code } })
export const closeDesk = () => api.delete(session, done)

/** The browser's side of passkeys, which only few come by. */
const webauthn = () => loadFile(() => import('@simplewebauthn/browser'))

export async function givePasskey() {
  const { options } = await api.post(`${session}/passkey/options`, passkeyRequestAnswer)
  const response = await (await webauthn()).startAuthentication({ optionsJSON: options })
  return api.post(`${session}/passkey`, deskSessionAnswer, { json: { response } })
}

export const startTotp = () => api.post(`${factors}/totp`, totpStartAnswer)
export const confirmTotp = (code: string) => api.post(`${factors}/totp/confirm`, factorAddedAnswer, { json: { code } })
export const removeTotp = () => api.delete(`${factors}/totp`, deskSessionAnswer)

export async function addPasskey(name: string) {
  const { options } = await api.post(`${factors}/passkeys/options`, passkeyCreationAnswer)
  const response = await (await webauthn()).startRegistration({ optionsJSON: options })
  return api.post(`${factors}/passkeys`, factorAddedAnswer, { json: { name, response } })
}
export const removePasskey = (id: string) => api.delete(`${factors}/passkeys/${id}`, deskSessionAnswer)

export const renewRecoveryCodes = () => api.post(`${factors}/recovery-codes`, factorAddedAnswer)

/** Whether a passkey for this host can be made or used in this page: only over https, or on this machine. */
export const canUsePasskeys = (host: string): boolean =>
  typeof PublicKeyCredential === 'function' && window.isSecureContext && window.location.hostname === host
