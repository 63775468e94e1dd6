import { accountAddressAnswer, claimGuestAnswer } from '@karavan/contract/account.ts'
import { done } from '@karavan/contract/common.ts'
import { api } from '../lib/api.ts'

/** Longest that signing out waits for the server. Milliseconds. */
const endSessionMs = 3_000

/** Moves the guest's conversations to the signed-in account; gives how many there were. Repeating it is harmless. */
export const claimGuest = async (guestToken: string): Promise<number> =>
  (await api.post('/api/account/claim-guest', claimGuestAnswer, { json: { guest_token: guestToken } })).moved

/** Ends the session of this browser on the server, so that nothing that was copied from here works any more. */
export const endSession = () => api.post('/api/account/sign-out', done, { signal: AbortSignal.timeout(endSessionMs) })

/** The account's address, whether it is proven, and the letter that was sent for that. */
export const getAccountAddress = (signal?: AbortSignal) => api.get('/api/account/address', accountAddressAnswer, { signal })
