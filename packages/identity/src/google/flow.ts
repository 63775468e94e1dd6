import type { IdentityDb } from '../tables.ts'
import { openIdClient } from './open-id-client.ts'
import type { GoogleProfile, GoogleProvider } from './provider.ts'
import { keepStep, takeStep } from './steps.ts'

/** How long a person may take to choose an account, and how long the page's handle is valid. */
export const flowLifeMs = 10 * 60_000
const handleLifeMs = 5 * 60_000

type Flow = { nonce: string; codeVerifier: string; redirectUri: string; tx: string; locale?: string }

/** What the provider sent to the callback. */
export type CallbackAnswer = { state?: string; code?: string; error?: string; iss?: string }

/** `tx` names the popup to the page that opened it, `code` is one of the SDK's own. */
export type FlowResult =
  | { tx: string; locale?: string; handle: string }
  | { tx: string; locale?: string; error: 'auth/user-cancelled' | 'auth/internal-error'; cause?: unknown }

export type GoogleFlow = ReturnType<typeof googleFlow>

/** The way to the provider and back. `browser` is the secret in the browser's cookie: without it neither state nor handle is worth anything. */
export function googleFlow(db: IdentityDb, provider: GoogleProvider, now: () => Date) {
  return {
    /** The provider's page for a new sign-in. */
    async begin({
      browser,
      tx,
      redirectUri,
      locale,
    }: {
      browser: string
      tx: string
      redirectUri: string
      locale?: string
    }): Promise<string> {
      const { calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } = await openIdClient()
      const flow: Flow = { nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier(), redirectUri, tx, locale }
      const state = await keepStep(db, 'flow', { bound: browser, content: flow, lifeMs: flowLifeMs }, now())
      const codeChallenge = await calculatePKCECodeChallenge(flow.codeVerifier)
      return provider.authorizationUrl({ redirectUri, state, nonce: flow.nonce, codeChallenge, locale })
    },

    /** Undefined when this browser has begun no such sign-in, or has already ended it. */
    async finish({ state, code, error, iss }: CallbackAnswer, browser: string | undefined): Promise<FlowResult | undefined> {
      const flow = state && browser ? await takeStep<Flow>(db, 'flow', { secret: state, bound: browser }, now()) : undefined
      if (!flow || !browser) return undefined
      const { tx, locale } = flow
      if (error === 'access_denied') return { tx, locale, error: 'auth/user-cancelled' }
      try {
        if (!code) throw new Error(`The provider answered without a code: ${(error ?? 'nothing').slice(0, 100)}`)
        const profile: GoogleProfile = await provider.exchange({ ...flow, code, issuer: iss })
        return { tx, locale, handle: await keepStep(db, 'handle', { bound: browser, content: profile, lifeMs: handleLifeMs }, now()) }
      } catch (cause) {
        return { tx, locale, error: 'auth/internal-error', cause }
      }
    },
  }
}
