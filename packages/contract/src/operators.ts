import { z } from 'zod'
import { isoTime, opaqueId } from './common.ts'

/**
 * What the desk waits for, for this operator in this browser. `open`: for nothing. The others are done in this order: a longer password, a sign-in with the
 * password just now, setting a second factor up, giving it.
 */
const deskStates = ['open', 'password_too_short', 'sign_in_again', 'set_up', 'second_factor'] as const
const deskState = z.enum(deskStates)
export type DeskState = z.infer<typeof deskState>

/** `GET /api/desk/session`, and what opens or ends one. */
export const deskSessionAnswer = z.object({
  success: z.literal(true),
  state: deskState,
  /** Whether an operator may not do without a second factor here. */
  is_required: z.boolean(),
  /** When the time at the desk is over; null where no second factor was given. */
  ends_at: isoTime.nullable(),
  factors: z.object({ totp: z.boolean(), passkeys: z.int(), recovery_codes: z.int() }),
  /** Passkeys work in a page of this host alone. */
  passkey_host: z.string(),
})
export type DeskSession = Omit<z.infer<typeof deskSessionAnswer>, 'success'>

/** Six digits of the app, or a recovery code; blanks and hyphens do not count. */
export const secondFactorBody = z.object({ code: z.string().trim().min(1).max(64) })

/** Base64url, as a browser gives what an authenticator says. */
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/)
const credential = { id: bytes.min(1).max(1400), rawId: bytes.min(1).max(1400), type: z.literal('public-key') }
const transports = z.array(z.string().max(20).regex(/^[a-z-]+$/)).max(10) // biome-ignore format: one thing

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() })

/** What a browser is asked to make a passkey with (`PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
})
export const passkeyCreationAnswer = z.object({ success: z.literal(true), options: passkeyCreation })

/** What a browser is asked to sign with a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequest = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).optional(),
})
export const passkeyRequestAnswer = z.object({ success: z.literal(true), options: passkeyRequest })

/** A new passkey, as the browser made it. */
export const passkeyBody = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^\p{Cc}]*$/u, { error: 'must have no control characters' }),
  response: z.object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports: transports.optional() }),
  }),
})
export type NewPasskey = z.infer<typeof passkeyBody>

/** What was signed with a passkey. */
export const passkeyAssertionBody = z.object({
  response: z.object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes.nullish() }),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertionBody>['response']

/** A key for an authenticator app, before a code of it was given. */
export const totpStartAnswer = z.object({
  success: z.literal(true),
  /** Base32, to be typed where nothing can be scanned. */
  key: z.string(),
  /** `otpauth://...`, for an app on the same device. */
  uri: z.string(),
  /** The same as a QR code: so many modules a side, and its dark ones as the path of an SVG. */
  qr: z.object({ size: z.int(), path: z.string() }),
})

/** What a factor that was added brings along. */
export const factorAddedAnswer = deskSessionAnswer.extend({
  /** With the first factor, and when new ones are asked for: shown this once. */
  recovery_codes: z.array(z.string()).nullable(),
})

/** `GET /api/desk/second-factor`. */
export const secondFactorAnswer = z.object({
  success: z.literal(true),
  totp: z.object({ created_at: isoTime }).nullable(),
  passkeys: z.array(z.object({ id: opaqueId, name: z.string(), created_at: isoTime, used_at: isoTime.nullable() })),
  /** Those that are not used. */
  recovery_codes: z.int(),
})
export type SecondFactor = Omit<z.infer<typeof secondFactorAnswer>, 'success'>

/** Most passkeys of an operator. */
export const maxPasskeys = 10
