import { z } from 'zod'
import { isoTime, opaqueId } from './common.ts'

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
  /** The address that is to take its place once it is proven; null where none is. */
  pending: z.object({ email: z.string(), expires_at: isoTime }).nullable(),
})

/** Where an account is signed in: one for each device. What its browser does not say of itself is null. */
export const accountSession = z.object({
  id: opaqueId,
  /** Such as 'Chrome', and 'Windows'. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network address of the last use without its last part, such as '203.0.113.*'. */
  network: z.string().nullable(),
  signed_in_at: isoTime,
  /** Noted when the session is renewed, which a browser in use does once an hour. */
  last_used_at: isoTime,
  is_current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

/** `GET /api/account/sessions`: the caller's own first, then by their last use. Empty with a hosted provider, which does not tell. */
export const accountSessionsAnswer = z.object({ success: z.literal(true), sessions: z.array(accountSession) })

/** `POST /api/account/sessions/end`: all others than the caller's, or the caller's as well. */
export const endSessionsBody = z.object({ which: z.enum(['others', 'all']) })
export const endSessionsAnswer = z.object({ success: z.literal(true), ended: z.int() })

/** Mails of an order that its buyer may do without. All others are part of the order. */
export const optionalMails = ['reminded', 'shipped', 'delivered'] as const
export type OptionalMail = (typeof optionalMails)[number]

/** `PUT /api/account/mails`: those of them that the buyer does not want. */
export const mailChoice = z.object({ unwanted: z.array(z.enum(optionalMails)).max(optionalMails.length) })
export const mailChoiceAnswer = z.object({ success: z.literal(true), unwanted: z.array(z.enum(optionalMails)) })
