import { randomBytes } from 'node:crypto'
import { IdentityError } from './errors.ts'
import { hashOfToken } from './refresh-token.ts'

/** A code for the link of a letter, and what is stored of it. */
export function newCode(at: Date, lifeMs: number) {
  const code = randomBytes(32).toString('base64url')
  return { code, stored: { code_hash: hashOfToken(code), expires_at: new Date(+at + lifeMs) } }
}

interface StoredCode {
  /** The address of its account. */
  email: string | null
  disabled: boolean
  expires_at: Date
}

/** What was found for a code, where it is good; throws why it is not. */
export function goodCode<Found extends StoredCode>(found: Found | undefined, at: Date): Found & { email: string } {
  const { email } = found ?? {}
  if (!found || !email) throw new IdentityError('INVALID_OOB_CODE')
  if (found.expires_at <= at) throw new IdentityError('EXPIRED_OOB_CODE')
  if (found.disabled) throw new IdentityError('USER_DISABLED')
  return { ...found, email }
}

/** The same, undefined for what is no such code. */
export const orNoCode = <Result>(looking: Promise<Result>): Promise<Result | undefined> =>
  looking.catch((error: unknown) => {
    if (error instanceof IdentityError && error.code === 'INVALID_OOB_CODE') return undefined
    throw error
  })
