import { errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { readEmail } from '../email.ts'
import { IdentityError } from '../errors.ts'
import { readProfile } from '../profile.ts'
import { remoteKeySet } from '../remote-key-set.ts'

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
export type CodeExchange = { code: string; codeVerifier: string; redirectUri: string; nonce: string }

/** Whoever knows the Google accounts: Google, or the local stand-in. Throws `INVALID_IDP_RESPONSE` for what is not to be believed. */
export type GoogleProvider = {
  /** Says who somebody is without any proof: only for trying things out on the own machine. */
  isStandIn: boolean
  /** Where the person chooses the account and agrees. */
  authorizationUrl(request: AuthorizationRequest): Promise<string>
  /** Whether an answer at the callback that names its issuer may be this provider's (RFC 9207). */
  isOwnAnswer(issuer: string | undefined): boolean
  /** Turns the code of the callback into the person. */
  exchange(exchange: CodeExchange): Promise<GoogleProfile>
  /** An ID token that a client got by itself. `nonce` as the client gives it, needed where the token has one. */
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
const timeoutMs = 10_000
const metadataFreshMs = 60 * 60_000

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})
type Metadata = z.infer<typeof metadata>
const tokenAnswer = z.object({ id_token: z.string() })
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
  let known: { metadata: Promise<Metadata>; fetchedAtMs: number } | undefined

  async function fetchMetadata(): Promise<Metadata> {
    const found = metadata.parse(await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`))
    if (found.issuer !== issuer) throw new Error(`${issuer} calls itself ${found.issuer}`)
    return found
  }
  function getMetadata(): Promise<Metadata> {
    const nowMs = now().getTime()
    if (!known || nowMs - known.fetchedAtMs > metadataFreshMs) {
      const fetched = { metadata: fetchMetadata(), fetchedAtMs: nowMs }
      known = fetched
      fetched.metadata.catch(() => {
        if (known === fetched) known = undefined
      })
    }
    return known.metadata
  }
  const getKey = remoteKeySet(async () => (await getMetadata()).jwks_uri, now)

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
      const url = new URL((await getMetadata()).authorization_endpoint)
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        prompt: 'select_account',
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ...(locale && { ui_locales: locale }),
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },

    isOwnAnswer: (named) => named === undefined || issuers.includes(named),

    async exchange({ code, codeVerifier, redirectUri, nonce }) {
      const { token_endpoint, token_endpoint_auth_methods_supported: methods } = await getMetadata()
      const isBasic = methods.includes('client_secret_basic')
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
        ...(!isBasic && { client_id: clientId, client_secret: clientSecret }),
      })
      const answer = tokenAnswer.parse(
        await fetchJson(token_endpoint, {
          method: 'POST',
          body,
          headers: isBasic ? { authorization: `Basic ${btoa(`${formEncoded(clientId)}:${formEncoded(clientSecret)}`)}` } : {},
        }),
      )
      const claims = await verify(answer.id_token)
      if (claims.nonce !== nonce) throw notBelieved('The ID token belongs to another sign-in')
      return toGoogleProfile(claims)
    },

    async verifyIdToken(idToken, nonce) {
      const claims = await verify(idToken)
      // A nonce binds a token to whoever asked for it; our own pages never hand theirs out.
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
    throw notBelieved('The Google account has no e-mail address')
  }
  return {
    subject: sub,
    email: address,
    isEmailVerified: email_verified === true || email_verified === 'true',
    displayName: readIfGood({ displayName: name ?? null }).display_name ?? null,
    photoUrl: readIfGood({ photoUrl: picture ?? null }).photo_url ?? null,
  }
}

/** Credentials in a Basic header are form-encoded first (RFC 6749, 2.3.1). */
const formEncoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)

async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // The answer's body may repeat the code: the status has to do.
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return response.json()
}
