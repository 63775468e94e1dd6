import { AsyncLocalStorage } from 'node:async_hooks'
import { findAddress, findUidByEmail } from '@karavan/identity/accounts.ts'
import type { IdentityOptions } from '@karavan/identity/core.ts'
import type { Identity } from '@karavan/identity/identity.ts'
import type { IdentityTables } from '@karavan/identity/tables.ts'
import { z } from 'zod'
import { FinalJobError } from '../../platform/jobs.ts'
import type { LetterDeps } from './letter-deps.ts'
import { toResetMail } from './reset-mail.ts'

/** The job that sends the letter of a forgotten password again when the mail server was away. */
export const resetLetter = 'reset-letter'
const pauseSeconds = 60
const jobData = z.object({ uid: z.string(), locale: z.string().optional() })

/**
 * Letters of forgotten passwords. One goes out at once; where the mail server does not take it, a job promises another one. That names the account and
 * not the code, which is a secret and of no use later: each attempt makes a new one, and the one before is void.
 */
export function resetLetters({ db, clock, jobs, mailer, ...sender }: LetterDeps) {
  const identities = db.$pickTables<keyof IdentityTables>()
  /** Set while a job asks for the letter: what fails then fails the job. */
  const ofJob = new AsyncLocalStorage<true>()

  const sendResetLetter: IdentityOptions['sendResetLetter'] = async (letter) => {
    try {
      await mailer.send(toResetMail(letter, sender))
    } catch (error) {
      const uid = ofJob.getStore() || error instanceof FinalJobError ? undefined : await findUidByEmail(identities, letter.email)
      if (uid) {
        const data = { uid, ...(letter.locale && { locale: letter.locale }) }
        const options = { singletonKey: uid, startAfter: new Date(clock().getTime() + pauseSeconds * 1000) }
        await db.transaction().execute((trx) => jobs.send(trx, resetLetter, data, options))
      }
      throw error
    }
  }

  return {
    sendResetLetter,
    /** Does the job. Within an hour it asks for fewer letters than the sign-in service sends to an account. */
    sendAgain(identity: Pick<Identity, 'requestReset'>): void {
      const send = async (data: unknown) => {
        const { uid, locale } = jobData.parse(data)
        const address = await findAddress(identities, uid)
        // Deleted meanwhile.
        if (!address) return
        const { sending } = await identity.requestReset(address.email, `job of ${uid}`, locale)
        await sending
      }
      jobs.work(resetLetter, ({ data }) => ofJob.run(true, () => send(data)), { retryDelaySeconds: pauseSeconds, retryLimit: 7 })
    },
  }
}
