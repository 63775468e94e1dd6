import { z } from 'zod'
import { isoTime } from './common.ts'

/** `POST /api/account/claim-guest`: the ID token of the guest whose conversations move to the caller's account. */
export const claimGuestBody = z.object({ guest_token: z.string().min(1).max(8192) })

/** `moved`: how many conversations went along; 0 when it is repeated. */
export const claimGuestAnswer = z.object({ success: z.literal(true), moved: z.int() })

/** `GET /api/account/address`: the address of the caller's account. Mails of its orders wait until it is proven. */
export const accountAddressAnswer = z.object({
  success: z.literal(true),
  email: z.string().nullable(),
  is_proven: z.boolean(),
  /** The letter that asked for the proof, while no other one may follow; null where one may be sent at once. */
  letter: z.object({ sent_at: isoTime, next_at: isoTime }).nullable(),
})
