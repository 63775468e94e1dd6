import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { ClientAuth, Configuration } from 'openid-client'
import { z } from 'zod'
import { readEmail } from '../email.ts'
import { IdentityError } from '../errors.ts'
import { readProfile } from '../profile-fields.ts'
import { remoteKeySet } from '../remote-key-set.ts'
import { openIdClient } from './open-id-client.ts'

/** What Google says of a person. */
export type GoogleProfile = {
  /** Google's own id of the person. */
  subject: string
  /** In the form addresses are stored in. */
  email: string
  /** Google has proof that the address is the person's. */
  isEmailVerified: boolean
  displayName: string | null
  photoUrl: string | null
}

export type AuthorizationRequest = { redirectUri: string; state: string; nonce: string; codeChallenge: string; locale?: string }
/** `issuer`: which provider the answer at the callback says it comes from, if it does (RFC 9207). */
export type CodeExchange = { code: string; issuer?: string; codeVerifier: string; redirectUri: string; nonce: string }

/** Knows the Google accounts: Google, or the local stand-in. Throws `INVALID_IDP_RESPONSE` for what cannot be believed. */
export type GoogleProvider = {
  /** It believes anybody without proof: only for trying things out on one's own machine. */
  isStandIn: boolean
  /** Where the person chooses the account and agrees. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>
  /** Turns the code of the callback into the person. Rejects an answer of another issuer. */
  exchange(exchange: CodeExchange): Promise<GoogleProfile>
  /** An ID token that a client got by itself. `nonce` as the client gives it, required where the token has one. */
  verifyIdToken(idToken: string, nonce: string | undefined): Promise<GoogleProfile>
}

export type GoogleSettings = {
  clientId: string
  clientSecret: string
  /** Whose accounts they are, an OpenID provider's issuer; Google's when not set. */
  issuer?: string
}

const googleIssuer = 'https://accounts.google.com'
/** Google's is the first; never `none`, never one with a shared secret. */
const algorithms = ['RS256', 'ES256']
const timeoutSeconds = 10
const metadataFreshMs = 60 * 60_000

const idTokenClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  /** Some providers send it as text. */
  email_verified: z.union([z.boolean(), z.literal(['true', 'false'])]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
  nonce: z.string().optional(),
  azp: z.string().optional(),
})

const notBelieved = (reason: string) => new IdentityError('INVALID_IDP_RESPONSE', reason)

/** Google, or another OpenID provider in its place, found through its published metadata. */
export function openIdProvider({ clientId, clientSecret, issuer = googleIssuer }: GoogleSettings, now: () => Date): GoogleProvider {
  // Google's tokens name the issuer with and without the scheme.
  const issuers = issuer === googleIssuer ? [googleIssuer, 'accounts.google.com'] : [issuer]
  let known: { configuration: Promise<Configuration>; fetchedAtMs: number } | undefined

  /** The provider's published metadata. */
  function getConfiguration(): Promise<Configuration> {
    const nowMs = now().getTime()
    if (!known || nowMs - known.fetchedAtMs > metadataFreshMs) {
      const fetched = { configuration: discover(issuer, clientId, clientSecret), fetchedAtMs: nowMs }
      known = fetched
      fetched.configuration.catch(() => {
        if (known === fetched) known = undefined
      })
    }
    return known.configuration
  }
  const getKey = remoteKeySet(async () => {
    const { jwks_uri: address } = (await getConfiguration()).serverMetadata()
    if (!address) throw new Error(`${issuer} publishes no keys`)
    return address
  }, now)

  async function verify(idToken: string): Promise<z.infer<typeof idTokenClaims>> {
    let payload: JWTPayload
    try {
      const verified = await jwtVerify(idToken, getKey, {
        algorithms,
        issuer: issuers,
        audience: clientId,
        currentDate: now(),
        requiredClaims: ['sub', 'iat', 'exp'],
      })
      payload = verified.payload
    } catch (error) {
      // Keys that cannot be fetched say nothing about the token.
      if (!(error instanceof errors.JOSEError) || error instanceof errors.JWKSInvalid) throw error
      throw notBelieved('The ID token is not valid')
    }
    const claims = idTokenClaims.safeParse(payload)
    // A token made for another client of the same provider names that one as the authorized party.
    if (!claims.success || (claims.data.azp ?? clientId) !== clientId) throw notBelieved('The ID token is not valid')
    return claims.data
  }

  return {
    isStandIn: false,

    async authorizationUrl({ redirectUri, state, nonce, codeChallenge, locale }) {
      const { buildAuthorizationUrl } = await openIdClient()
      return buildAuthorizationUrl(await getConfiguration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        prompt: 'select_account',
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ...(locale && { ui_locales: locale }),
      }).href
    },

    async exchange({ code, issuer: answering, codeVerifier, redirectUri, nonce }) {
      const client = await openIdClient()
      const callback = new URL(redirectUri)
      callback.searchParams.set('code', code)
      if (answering !== undefined) callback.searchParams.set('iss', answering)
      const { id_token: idToken } = await described(
        client.authorizationCodeGrant(await getConfiguration(), callback, {
          pkceCodeVerifier: codeVerifier,
          expectedNonce: nonce,
          // The caller has found this sign-in by its state.
          expectedState: client.skipStateCheck,
          idTokenExpected: true,
        }),
      )
      // The library trusts the connection that the token came by; this checks the signature too, and the party that it was made for.
      return toGoogleProfile(await verify(idToken ?? ''))
    },

    async verifyIdToken(idToken, nonce) {
      const claims = await verify(idToken)
      // A nonce binds a token to the client that asked for it; our own pages never hand theirs out.
      if (claims.nonce !== undefined && claims.nonce !== nonce) throw notBelieved('The ID token belongs to another sign-in')
      return toGoogleProfile(claims)
    },
  }
}

/** Throws `INVALID_IDP_RESPONSE` without an address: an account that has none is a guest. A name or picture that cannot be one is left out. */
export function toGoogleProfile({
  sub,
  email,
  email_verified,
  name,
  picture,
}: Pick<z.infer<typeof idTokenClaims>, 'sub' | 'email' | 'email_verified' | 'name' | 'picture'>): GoogleProfile {
  const readIfGood = (change: Parameters<typeof readProfile>[0]) => {
    try {
      return readProfile(change)
    } catch {
      return {}
    }
  }
  let address: string
  try {
    address = readEmail(email)
  } catch {
    throw notBelieved('The Google account has no email address')
  }
  return {
    subject: sub,
    email: address,
    isEmailVerified: email_verified === true || email_verified === 'true',
    displayName: readIfGood({ displayName: name ?? null }).display_name ?? null,
    photoUrl: readIfGood({ photoUrl: picture ?? null }).photo_url ?? null,
  }
}

async function discover(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, discovery } = await openIdClient()
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
  /** Providers that name no method take the secret in the header. */
  const authenticate: ClientAuth = (server, ...request) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') !== false ? basic : post)(server, ...request)
  const url = new URL(issuer)
  return described(
    discovery(url, clientId, undefined, authenticate, {
      timeout: timeoutSeconds,
      // A provider in Google's place may be named by a plain address, as on one's own machine.
      execute: url.protocol === 'http:' ? [allowInsecureRequests] : [],
    }),
  )
}

/** The library's messages name neither the host nor its status. The answer's body is left out: it may repeat the code. */
async function described<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof Error) || !(error.cause instanceof Response)) throw error
    throw new Error(`${new URL(error.cause.url).host} answered ${error.cause.status}: ${error.message}`)
  }
}
