import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

/** Whoever a bearer token speaks for. */
export interface User {
  uid: string
  /** A guest: may chat, search and look, but has no cart, addresses or orders. */
  isAnonymous: boolean
  email?: string
  /** Of the built-in identity only: the hosted provider does not name sessions. */
  sessionId?: string
}

/** Checks a bearer token; `undefined` for one that is not valid (any more). Throws when it cannot be checked at the moment. */
export type VerifyToken = (token: string) => Promise<User | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    verifyToken: VerifyToken
  }
  interface FastifyRequest {
    /** Set by `requireUser`, `requireRegistered`, and `allowUser` when a token came along. */
    user: User | null
  }
}

export function registerAuth(app: FastifyInstance, verifyToken: VerifyToken): void {
  app.decorate('verifyToken', verifyToken)
  app.decorateRequest('user', null)
}

/** The caller if the request carries a valid bearer token. */
export async function findUser(request: FastifyRequest): Promise<User | undefined> {
  const token = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
  return token === undefined ? undefined : request.server.verifyToken(token)
}

/** Hook of calls that need any token, a guest's included (decision G-09). */
export async function requireUser(request: FastifyRequest): Promise<void> {
  const user = await findUser(request)
  if (!user) throw new AppError('unauthenticated')
  request.user = user
}

/** Hook of calls that need an account: 401 without a token, 403 for a guest. */
export async function requireRegistered(request: FastifyRequest): Promise<void> {
  await requireUser(request)
  if (userOf(request).isAnonymous) throw new AppError('registered_only')
}

/** Hook of calls that need no token; one that is sent must be valid. */
export async function allowUser(request: FastifyRequest): Promise<void> {
  if (request.headers.authorization !== undefined) await requireUser(request)
}

/** The caller, behind `requireUser`. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new AppError('unauthenticated')
  return request.user
}
