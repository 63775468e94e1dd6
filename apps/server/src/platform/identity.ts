import { isSessionGood } from '@karavan/identity/accounts.ts'
import type { IdentityOptions } from '@karavan/identity/core.ts'
import { createIdentity, type Identity } from '@karavan/identity/identity.ts'
import { algorithm } from '@karavan/identity/keyring.ts'
import { identityPlugin } from '@karavan/identity/plugin.ts'
import type { IdentityDb } from '@karavan/identity/tables.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
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

export interface RegisteredIdentity {
  /** The built-in service; undefined with the hosted one. */
  identity: Identity | undefined
  /** Whom a token was made for, whether or not that session still is. */
  readToken: VerifyToken
}

/** Nobody shows a bearer token to it; it needs no memory of those it has seen. */
const readerCapacity = 1

/** Who may call: the built-in identity service with its routes, or the hosted provider's tokens. */
export async function registerIdentity(
  app: FastifyInstance,
  { config, db, clock, verifyToken, ...own }: IdentityParts,
): Promise<RegisteredIdentity> {
  if (config.firebase) {
    const verify = verifyToken ?? tokenVerifier(hostedIssuer(config.firebase.projectId, config.firebase.jwksUrl), clock)
    registerAuth(app, verify)
    return { identity: undefined, readToken: verify }
  }
  const identityDb = db as unknown as IdentityDb
  const identity = await createIdentity({
    db: identityDb,
    now: clock,
    issuer: builtinIssuer,
    ...builtinProject,
    authorizedDomains: ['localhost', '127.0.0.1', ...(config.publicUrl ? [new URL(config.publicUrl).hostname] : [])],
    passwordPolicy: config.passwordPolicy,
    deleteOwned: own.deleteOwned,
    sendResetLetter: own.sendResetLetter,
  })
  const { keys } = identity
  const issuer = { issuer: builtinIssuer, audience: builtinProject.projectId, algorithms: [algorithm], getKey: keys.getKey }
  registerAuth(app, verifyToken ?? tokenVerifier(issuer, clock, { isSessionGood: (...session) => isSessionGood(identityDb, ...session) }))
  await app.register(identityPlugin, { identity, addressOf })
  return { identity, readToken: verifyToken ?? tokenVerifier(issuer, clock, { capacity: readerCapacity }) }
}
