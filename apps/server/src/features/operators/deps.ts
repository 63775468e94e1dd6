import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import { type User, userOf } from '../../platform/auth.ts'
import type { Clock } from '../../platform/clock.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { deskCookie, type SignIns } from '../../platform/sign-ins.ts'
import type { Author } from '../audit/service.ts'

export interface OperatorDeps {
  db: Kysely<Database>
  clock: Clock
  signIns: SignIns
  secrets: SecretBox
  /** How people reach the product: passkeys belong to this address. */
  publicUrl(): string
  /** Whether an operator may not do without a second factor, calling from where this call comes from. */
  needsSecondFactor(request: FastifyRequest): boolean
}

/** Somebody who calls the desk, with what shows that they opened it. */
export interface Caller {
  user: User
  author: Author
  /** The secret of their desk session. */
  secret: string | undefined
  isRequired: boolean
}

/** Who does something at the desk, for the log. */
export function authorOf(request: FastifyRequest): Author {
  const { uid, email } = userOf(request)
  return { uid, name: email ?? uid, address: request.ip }
}

export const toCaller = ({ needsSecondFactor }: Pick<OperatorDeps, 'needsSecondFactor'>, request: FastifyRequest): Caller => ({
  user: userOf(request),
  author: authorOf(request),
  secret: deskCookie.find(request.headers.cookie),
  isRequired: needsSecondFactor(request),
})
