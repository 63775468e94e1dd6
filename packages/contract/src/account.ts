import { z } from 'zod'

/** `POST /api/account/claim-guest`: the ID token of the guest whose conversations move to the caller's account. */
export const claimGuestBody = z.object({ guest_token: z.string().min(1).max(8192) })

/** `moved`: how many conversations went along; 0 when it is repeated. */
export const claimGuestAnswer = z.object({ success: z.literal(true), moved: z.int() })
