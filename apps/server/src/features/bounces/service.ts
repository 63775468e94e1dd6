import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { AddressRefusedError, type Mailer } from '../../platform/mail.ts'
import type { BounceReport } from './parse-report.ts'

export { parseBounceReport } from './parse-report.ts'

/** Notes that mail to this address does not arrive; the latest word counts. */
export async function noteBounce(db: Db, { email, reason }: BounceReport, { at, isRefused }: { at: Date; isRefused: boolean }) {
  const row = { email: email.toLowerCase(), reason, is_refused: isRefused, at }
  await db
    .insertInto('undeliverable_address')
    .values(row)
    .onConflict((on) => on.column('email').doUpdateSet({ reason, is_refused: isRefused, at }))
    .execute()
}

/** What is known of mail to this address: `undefined` where it arrives as far as anybody has said. */
export const findBounce = (db: Db, email: string) =>
  db.selectFrom('undeliverable_address').select(['reason', 'at']).where('email', '=', email.toLowerCase()).executeTakeFirst()

export async function forgetBounces(db: Db, email: string): Promise<void> {
  await db.deleteFrom('undeliverable_address').where('email', '=', email.toLowerCase()).execute()
}

/** Sends by `mailer`, and notes what the mail server says of the recipient: that it does not exist, and that a mail to it was taken after all. */
export function noteRefusals(mailer: Mailer, { db, clock, log }: { db: Kysely<Database>; clock: Clock; log: Log }): Mailer {
  // What is noted beside a mail never changes what became of it: one that is gone must not be sent again.
  const note = (work: Promise<unknown>) =>
    work.catch((err: unknown) => log.warn({ err }, 'what the mail server said of an address was not noted'))
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        if (error instanceof AddressRefusedError)
          await note(noteBounce(db, { email: mail.to, reason: error.said }, { at: clock(), isRefused: true }))
        throw error
      }
      // A report may still come of this one, so what a report has said stays.
      await note(db.deleteFrom('undeliverable_address').where('email', '=', mail.to.toLowerCase()).where('is_refused', '=', true).execute())
    },
  }
}
