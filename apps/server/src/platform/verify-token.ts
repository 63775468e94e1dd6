import { hash } from 'node:crypto'
import type { TokenSession } from '@karavan/identity/accounts.ts'
import { remoteKeySet } from '@karavan/identity/remote-key-set.ts'
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import type { User, VerifyToken } from './auth.ts'
import type { Clock } from './clock.ts'
import { AppError } from './errors.ts'

/** Which tokens are accepted. The algorithms are fixed here: what a token says about itself never chooses how it is checked. */
export interface Issuer {
  issuer: string
  audience: string
  algorithms: string[]
  getKey: JWTVerifyGetKey
}

const hostedJwksUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Firebase Authentication / Google Identity Platform. Its keys rotate. */
export function hostedIssuer(projectId: string, clock: Clock, jwksUrl = hostedJwksUrl): Issuer {
  return {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    algorithms: ['RS256'],
    getKey: remoteKeySet(() => jwksUrl, clock),
  }
}

/** How long an answer about a session is believed: a shut account is out of every process after that. */
export const standingFreshMs = 3_000

export interface VerifierOptions {
  /** How many tokens are remembered; the one that was not used for the longest time makes room. */
  capacity?: number
  /** How the session of a token stands; undefined when it may not act any more. Without it a token is good, as it says, until it expires. */
  findStanding?: (session: TokenSession) => Promise<Pick<User, 'isAddressProven' | 'email'> | undefined>
}

interface Known {
  user: User
  expiresAtMs: number
  issuedAtSeconds: number
  /** When the session was last asked about. */
  askedAtMs: number
}

/**
 * Verifies ID tokens, each one once: a browser sends the same token for an hour, and a signature check costs more than most calls.
 * A signature that was valid stays so until the token expires, because neither its content nor its key's past can change; the session is asked
 * about again every few seconds.
 */
export function tokenVerifier(
  { issuer, audience, algorithms, getKey }: Issuer,
  clock: Clock,
  { capacity = 10_000, findStanding }: VerifierOptions = {},
): VerifyToken {
  // Keyed by hash, so that tokens do not lie around in memory.
  const known = new LRUCache<string, Known>({ max: capacity })

  async function inGoodStanding(token: Known): Promise<User | undefined> {
    const { user, issuedAtSeconds } = token
    const nowMs = clock().getTime()
    if (!findStanding || user.sessionId === undefined || nowMs - token.askedAtMs < standingFreshMs) return user
    const standing = await findStanding({ sessionId: user.sessionId, issuedAtSeconds, isGuest: user.isAnonymous })
    if (!standing) return undefined
    token.askedAtMs = nowMs
    token.user = { ...user, ...standing }
    return token.user
  }

  return async (token) => {
    const key = hash('sha256', token, 'base64url')
    const cached = known.get(key)
    try {
      if (cached) return cached.expiresAtMs > clock().getTime() ? await inGoodStanding(cached) : undefined
      const { payload } = await jwtVerify(token, getKey, {
        algorithms,
        issuer,
        audience,
        currentDate: clock(),
        requiredClaims: ['sub', 'iat', 'exp'],
      })
      const user = toUser(payload)
      if (!user) return undefined
      const found = { user, expiresAtMs: (payload.exp ?? 0) * 1000, issuedAtSeconds: payload.iat ?? 0, askedAtMs: 0 }
      known.set(key, found)
      return await inGoodStanding(found)
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw new AppError('not_ready', { text: 'Sign-in cannot be checked at the moment', cause: error })
    }
  }
}

/** What the token itself is to blame for. The rest, such as a key set that cannot be fetched, says nothing about it. */
const isRefusal = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC'

function toUser(claims: JWTPayload): User | undefined {
  const { sub, email, email_verified: isVerified, sid, auth_time: signedInAt } = claims
  const provider = (claims.firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider
  if (!sub || typeof provider !== 'string') return undefined
  return {
    uid: sub,
    isAnonymous: provider === 'anonymous',
    isAddressProven: typeof email === 'string' && isVerified === true,
    ...(typeof email === 'string' && { email }),
    ...(typeof sid === 'string' && { sessionId: sid }),
    ...(typeof signedInAt === 'number' && { signedInAt: new Date(signedInAt * 1000) }),
  }
}
