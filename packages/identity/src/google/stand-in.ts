import { hash } from 'node:crypto'
import { IdentityError } from '../errors.ts'
import type { IdentityDb } from '../tables.ts'
import { openIdClient } from './open-id-client.ts'
import { type GoogleProfile, type GoogleProvider, toGoogleProfile } from './provider.ts'
import { keepStep, takeStep } from './steps.ts'

/** Where the chooser's page stands, on this service's own origin. */
export const standInPath = '/account/google/stand-in'
const codeLifeMs = 60_000

/** Made-up people, to choose from. */
export const standInPeople = [
  { name: 'Anna Petrova', email: 'anna.petrova@example.com' },
  { name: 'James Miller', email: 'james.miller@example.com' },
  { name: '王小明', email: 'wang.xiaoming@example.com' },
] as const

/** Names that nobody can own (RFC 2606 and 6761). */
const ownerless = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/

export type StandIn = GoogleProvider & {
  /**
   * What the chooser's page answers to the callback: a code for this person. Throws `INVALID_EMAIL` unless the address ends in a domain that nobody
   * can own: even where the stand-in is reached by mistake, it opens no real account.
   */
  choose(person: { email: string; name?: string; isEmailVerified: boolean; nonce: string; codeChallenge: string }): Promise<string>
}

/** Takes Google's place where no real client is configured: it believes whatever address a person types. */
export function standInProvider(db: IdentityDb, now: () => Date): StandIn {
  return {
    isStandIn: true,

    async authorizationUrl({ state, nonce, codeChallenge, locale }) {
      const query = new URLSearchParams({ state, nonce, code_challenge: codeChallenge, prompt: 'select_account' })
      if (locale) query.set('ui_locales', locale)
      return `${standInPath}?${query}`
    },

    async choose({ email, name, isEmailVerified, nonce, codeChallenge }) {
      const address = email.trim().toLowerCase()
      const profile = toGoogleProfile({
        // The same address is the same person, today and tomorrow.
        sub: BigInt(`0x${hash('sha256', address).slice(0, 16)}`).toString(),
        email: address,
        email_verified: isEmailVerified,
        name: name || address.split('@')[0],
      })
      if (!ownerless.test(profile.email.split('@')[1] ?? '')) throw new IdentityError('INVALID_EMAIL')
      return keepStep(db, 'code', { bound: codeChallenge, content: { profile, nonce }, lifeMs: codeLifeMs }, now())
    },

    async exchange({ code, issuer, codeVerifier, nonce }) {
      if (issuer !== undefined) throw new Error('The answer comes from another provider')
      const { calculatePKCECodeChallenge } = await openIdClient()
      const bound = await calculatePKCECodeChallenge(codeVerifier)
      const kept = await takeStep<{ profile: GoogleProfile; nonce: string }>(db, 'code', { secret: code, bound }, now())
      if (kept?.nonce !== nonce) throw new IdentityError('INVALID_IDP_RESPONSE', 'The code is not valid')
      return kept.profile
    },

    async verifyIdToken() {
      throw new IdentityError('INVALID_IDP_RESPONSE', 'The stand-in gives no ID tokens')
    },
  }
}
