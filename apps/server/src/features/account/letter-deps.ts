import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Mailer, MailSender } from '../../platform/mail.ts'

/** What a letter of the sign-in service needs to go out, now or by a job. */
export interface LetterDeps extends MailSender {
  db: Kysely<Database>
  clock: Clock
  jobs: Pick<Jobs, 'send' | 'work'>
  mailer: Mailer
}
