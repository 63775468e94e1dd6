import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { AppError } from './errors.ts'

/** The person or guest that a bearer token was issued to. */
export interface User {
  uid: string
  /** A guest: may chat, search and look, but has no cart, addresses or orders. */
  isAnonymous: boolean
  email?: string
  /** Whether its email address is known to be its owner's: by Google, by the link of a confirmation or by a reset. Never of a guest. */
  isAddressProven: boolean
  /** Of the built-in identity only: the hosted provider does not name sessions. */
  sessionId?: string
  /** When the person showed who they are, as the token says. */
  signedInAt?: Date
}

/** Checks a bearer token; `undefined` for one that is not valid (any more). Throws when it cannot be checked at the moment. */
export type VerifyToken = (token: string) => Promise<User | undefined>

/**
 * Who calls, as far as the request says: no token came along, a user's, one that is refused, or one that cannot be checked at the moment (`cause`
 * says why; only a route that needs a user makes that an error).
 */
type Caller = { kind: 'nobody' } | { kind: 'user'; user: User } | { kind: 'refused' } | { kind: 'unchecked'; cause: unknown }

declare module 'fastify' {
  interface FastifyInstance {
    verifyToken: VerifyToken
  }
  interface FastifyRequest {
    /** Set by the one hook that reads tokens, before limits and routes ask. */
    caller?: Caller
  }
}

/** Identifies the caller of every request, once. Register it before whatever asks who calls; `verifyToken` may be decorated later. */
export function registerCaller(app: App): void {
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    request.caller = await identify(request)
  })
}

async function identify({ headers: { authorization }, server }: FastifyRequest): Promise<Caller> {
  if (authorization === undefined) return { kind: 'nobody' }
  const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1]
  if (token === undefined) return { kind: 'refused' }
  try {
    const user = await server.verifyToken(token)
    return user ? { kind: 'user', user } : { kind: 'refused' }
  } catch (cause) {
    return { kind: 'unchecked', cause }
  }
}

/** The caller if the request carries a valid bearer token. */
export const findUser = ({ caller }: FastifyRequest): User | undefined => (caller?.kind === 'user' ? caller.user : undefined)

/** The caller; throws `unauthenticated` without a valid token, and what the check failed with where it could not be made. */
export function userOf({ caller }: FastifyRequest): User {
  if (caller?.kind === 'unchecked') throw caller.cause
  if (caller?.kind !== 'user') throw new AppError('unauthenticated')
  return caller.user
}

/**
 * What a call asks of who calls: a token only if one is sent, any token (a guest's too), an account, the role of an operator, or an operator with the desk
 * open. It is what the description of the API shows.
 */
export type Access = 'optional' | 'user' | 'account' | 'operator' | 'desk'

/** A hook of calls that refuses whom they are not for. */
export type Guard = ((request: FastifyRequest) => Promise<void>) & { readonly access: Access }

export const asGuard = (access: Access, check: (request: FastifyRequest) => Promise<void>): Guard => Object.assign(check, { access })

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `guardRoutes`. */
    access?: Access
  }
}

/** Guards all routes of this plugin. Call it before the routes are added. */
export function guardRoutes(app: App, guard: Guard): void {
  app.addHook('onRequest', guard)
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: guard.access }
  })
}

/** Guard of calls that need any token, a guest's included. */
export const requireUser = asGuard('user', async (request) => {
  userOf(request)
})

/** Guard of calls that need an account: 401 without a token, 403 for a guest. */
export const requireRegistered = asGuard('account', async (request) => {
  if (userOf(request).isAnonymous) throw new AppError('registered_only')
})

/** Guard of calls that need no token; one that is sent must be valid. */
export const allowUser = asGuard('optional', async (request) => {
  if (request.caller?.kind !== 'nobody') userOf(request)
})
