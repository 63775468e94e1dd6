import { findStanding } from '@karavan/identity/accounts.ts'
import type { IdentityOptions } from '@karavan/identity/core.ts'
import { type GoogleFlow, googleFlow } from '@karavan/identity/google/flow.ts'
import { openIdProvider } from '@karavan/identity/google/provider.ts'
import { type StandIn, standInProvider } from '@karavan/identity/google/stand-in.ts'
import { createIdentity, type Identity } from '@karavan/identity/identity.ts'
import { algorithm } from '@karavan/identity/keyring.ts'
import { identityPlugin } from '@karavan/identity/plugin.ts'
import type { IdentityDb } from '@karavan/identity/tables.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { findOrigin, isLocalRequest, mayStandIn, toAuthorizedDomains } from './addresses.ts'
import type { App } from './app.ts'
import type { VerifyToken } from './auth.ts'
import type { Clock } from './clock.ts'
import { reportFailedRequest } from './error-reports.ts'
import { addressOf, type RouteLimit } from './limits.ts'
import { hostedIssuer, tokenVerifier } from './verify-token.ts'

/** Names the built-in service to the browser's SDK. Differs from any hosted project's, so that the two never share a stored user. */
export const builtinProject = { apiKey: 'karavan-builtin', projectId: 'karavan' }

/**
 * A name, not an address: were it the public URL, changing a port or moving to https would refuse every token and erase every guest.
 * Deployments differ by their keys. `.invalid` is nobody's.
 */
const builtinIssuer = 'https://identity.karavan.invalid'

export interface IdentityParts
  extends Pick<
    IdentityOptions,
    'deleteOwned' | 'isPrivileged' | 'sendResetLetter' | 'sendProofLetter' | 'onProven' | 'onAddressChanged' | 'notify'
  > {
  config: Config
  db: IdentityDb
  clock: Clock
  verifyToken?: VerifyToken
}

/** What the pages of the Google popup are made of. */
export interface RegisteredGoogle {
  /** Undefined: there is no sign-in with Google here. */
  flow: GoogleFlow | undefined
  /** Set where the stand-in takes Google's place. */
  standIn: StandIn | undefined
  /** Whether this browser may use it: the stand-in answers its own machine alone. */
  mayUse: (request: FastifyRequest) => boolean
  /** The web app's origin as the browser of this request sees it; undefined on a host that people may not sign in from. */
  originOf: (request: FastifyRequest) => string | undefined
}

export type RegisteredIdentity = {
  /** The user a token was issued to, even if its session has ended. */
  readToken: VerifyToken
} & (
  | { /** The built-in service. */ identity: Identity; google: RegisteredGoogle }
  | { /** Undefined with the hosted one. */ identity: undefined; google: undefined }
)

const accounts = '/identitytoolkit.googleapis.com/v1/accounts::'
/** By the pattern of the route. Calls that say how to begin a session are not counted. */
const identityLimits: Partial<Record<string, RouteLimit>> = {
  // The same call makes guests and accounts; only its body tells them apart.
  [`${accounts}signUp`]: (body) => (isSignUpWithEmail.safeParse(body).success ? 'signUp' : 'guest'),
  [`${accounts}signInWithPassword`]: 'signIn',
  [`${accounts}signInWithIdp`]: 'signIn',
  [`${accounts}sendOobCode`]: 'reset',
  [`${accounts}resetPassword`]: 'reset',
  [`${accounts}lookup`]: 'session',
  '/identitytoolkit.googleapis.com/v1/projects': 'none',
  '/identitytoolkit.googleapis.com/v2/passwordPolicy': 'none',
  '/identitytoolkit.googleapis.com/v2/recaptchaConfig': 'none',
  '/securetoken.googleapis.com/v1/token': 'session',
  '/.well-known/jwks.json': 'none',
}
const isSignUpWithEmail = z.object({ email: z.string().min(1) })

/** Nobody shows a bearer token to it; it needs no memory of those it has seen. */
const readerCapacity = 1

/** Who may call: the built-in identity service with its routes, or the hosted provider's tokens. */
export async function registerIdentity(app: App, { config, db, clock, verifyToken, ...own }: IdentityParts): Promise<RegisteredIdentity> {
  if (config.firebase) {
    const verify = verifyToken ?? tokenVerifier(hostedIssuer(config.firebase.projectId, clock, config.firebase.jwksUrl), clock)
    app.decorate('verifyToken', verify)
    return { identity: undefined, google: undefined, readToken: verify }
  }
  const authorizedDomains = toAuthorizedDomains(config)
  if (config.wantsStandIn)
    app.log.warn(
      mayStandIn(config)
        ? 'GOOGLE_STAND_IN=1: whoever reaches this process can sign in with Google as anybody. Only for trying things out on one machine'
        : 'GOOGLE_STAND_IN=1 is not used: a real provider is set up, or others than this machine can call',
    )
  const standIn = mayStandIn(config) ? standInProvider(db, clock) : undefined
  const provider = config.google ? openIdProvider(config.google, clock) : standIn
  const identity = await createIdentity({
    db,
    now: clock,
    issuer: builtinIssuer,
    ...builtinProject,
    authorizedDomains,
    passwordPolicy: config.passwordPolicy,
    ...own,
    google: provider,
  })
  const { keys } = identity
  const issuer = { issuer: builtinIssuer, audience: builtinProject.projectId, algorithms: [algorithm], getKey: keys.getKey }
  app.decorate(
    'verifyToken',
    verifyToken ?? tokenVerifier(issuer, clock, { findStanding: (session) => findStanding(db, session, clock()) }),
  )
  await app.register(async (service: App) => {
    // The package knows no limits: each of its routes gets the one that is meant for it here.
    service.addHook('onRoute', (route) => {
      route.config = { limit: identityLimits[route.url], ...route.config }
    })
    await service.register(identityPlugin, { identity, addressOf, onFailure: reportFailedRequest })
  })
  const google: RegisteredGoogle = {
    flow: provider && googleFlow(db, provider, clock),
    standIn,
    mayUse: (request) => hasGoogle(config, request),
    originOf: (request) => findOrigin(request, authorizedDomains, config.publicUrl),
  }
  return { identity, google, readToken: verifyToken ?? tokenVerifier(issuer, clock, { capacity: readerCapacity }) }
}

/** Whether Google sign-in can work for this browser: by the hosted provider, by a configured client, or by the stand-in on its own machine. */
export const hasGoogle = (config: Config, request: FastifyRequest): boolean =>
  Boolean(config.firebase || config.google) || (mayStandIn(config) && isLocalRequest(request))
