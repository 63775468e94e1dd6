import { z } from 'zod'
import { IdentityError } from './errors.ts'

const maxEmailLength = 254

/** How addresses are stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

/** An address as a browser's email field accepts it, in the form it is stored; throws `MISSING_EMAIL` or `INVALID_EMAIL`. */
export function readEmail(given: string | null | undefined): string {
  const email = normaliseEmail(given ?? '')
  if (!email) throw new IdentityError('MISSING_EMAIL')
  if (email.length > maxEmailLength || !z.regexes.html5Email.test(email)) throw new IdentityError('INVALID_EMAIL')
  return email
}
