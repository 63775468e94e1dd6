import { isSessionGood } from '@karavan/identity/accounts.ts'
import type { IdentityOptions } from '@karavan/identity/core.ts'
import { type GoogleFlow, googleFlow } from '@karavan/identity/google/flow.ts'
import { openIdProvider } from '@karavan/identity/google/provider.ts'
import { type StandIn, standInProvider } from '@karavan/identity/google/stand-in.ts'
import { createIdentity, type Identity } from '@karavan/identity/identity.ts'
import { algorithm } from '@karavan/identity/keyring.ts'
import { identityPlugin } from '@karavan/identity/plugin.ts'
import type { IdentityDb } from '@karavan/identity/tables.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { findOrigin, isLocalRequest, mayStandIn, toAuthorizedDomains } from './addresses.ts'
import { registerAuth, type VerifyToken } from './auth.ts'
import type { Clock } from './clock.ts'
import { addressOf } from './limits.ts'
import type { Database } from './schema.ts'
import { hostedIssuer, tokenVerifier } from './verify-token.ts'

/** Names the built-in service to the browser's SDK. Differs from any hosted project's, so that the two never share a stored user. */
export const builtinProject = { apiKey: 'karavan-builtin', projectId: 'karavan' }

/**
 * A name, not an address: were it the public URL, changing a port or moving to https would refuse every token and erase every guest.
 * Deployments are told apart by their keys. `.invalid` is nobody's.
 */
const builtinIssuer = 'https://identity.karavan.invalid'

export interface IdentityParts extends Pick<IdentityOptions, 'deleteOwned' | 'sendResetLetter'> {
  config: Config
  db: Kysely<Database>
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
  /** Whom a token was made for, whether or not that session still is. */
  readToken: VerifyToken
} & (
  | { /** The built-in service. */ identity: Identity; google: RegisteredGoogle }
  | { /** Undefined with the hosted one. */ identity: undefined; google: undefined }
)
/** Nobody shows a bearer token to it; it needs no memory of those it has seen. */
const readerCapacity = 1

/** Who may call: the built-in identity service with its routes, or the hosted provider's tokens. */
export async function registerIdentity(
  app: FastifyInstance,
  { config, db, clock, verifyToken, ...own }: IdentityParts,
): Promise<RegisteredIdentity> {
  if (config.firebase) {
    const verify = verifyToken ?? tokenVerifier(hostedIssuer(config.firebase.projectId, clock, config.firebase.jwksUrl), clock)
    registerAuth(app, verify)
    return { identity: undefined, google: undefined, readToken: verify }
  }
  const identityDb = db as unknown as IdentityDb
  const authorizedDomains = toAuthorizedDomains(config)
  const standIn = mayStandIn(config) ? standInProvider(identityDb, clock) : undefined
  const provider = config.google ? openIdProvider(config.google, clock) : standIn
  const identity = await createIdentity({
    db: identityDb,
    now: clock,
    issuer: builtinIssuer,
    ...builtinProject,
    authorizedDomains,
    passwordPolicy: config.passwordPolicy,
    deleteOwned: own.deleteOwned,
    sendResetLetter: own.sendResetLetter,
    google: provider,
  })
  const { keys } = identity
  const issuer = { issuer: builtinIssuer, audience: builtinProject.projectId, algorithms: [algorithm], getKey: keys.getKey }
  registerAuth(app, verifyToken ?? tokenVerifier(issuer, clock, { isSessionGood: (...session) => isSessionGood(identityDb, ...session) }))
  await app.register(identityPlugin, { identity, addressOf })
  const google: RegisteredGoogle = {
    flow: provider && googleFlow(identityDb, provider, clock),
    standIn,
    mayUse: (request) => hasGoogle(config, request),
    originOf: (request) => findOrigin(request, authorizedDomains, config.publicUrl),
  }
  return { identity, google, readToken: verifyToken ?? tokenVerifier(issuer, clock, { capacity: readerCapacity }) }
}

/** Whether Google sign-in can work for this browser: by the hosted provider, by a configured client, or by the stand-in on its own machine. */
export const hasGoogle = (config: Config, request: FastifyRequest): boolean =>
  Boolean(config.firebase || config.google) || (mayStandIn(config) && isLocalRequest(request))
