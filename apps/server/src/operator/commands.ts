import type { Command } from '@commander-js/extra-typings'
import { normaliseEmail } from '@karavan/identity/email.ts'
import { removeIdleGuests } from '../features/account/retention.ts'
import type { AuditEvent } from '../features/audit/service.ts'
import { atCommandLine, record } from '../features/audit/service.ts'
import { readOutbox } from '../platform/outbox.ts'
import { toTerminalJson } from '../platform/terminal.ts'
import { type Context, OperatorError, type Runner, withJobs } from './command.ts'

async function listMails(dataDir: string, { to, json }: { to?: string; json?: true }): Promise<string> {
  const mails = (await readOutbox(dataDir)).filter((mail) => to === undefined || normaliseEmail(mail.to) === normaliseEmail(to))
  if (json) return toTerminalJson(JSON.stringify(mails))
  return mails.length === 0 ? 'No emails' : mails.map(({ at, to, subject, file }) => [at, to, subject, file].join('  ')).join('\n')
}

/** What was done from the command line, for the log. */
export const recordDone = ({ db, clock }: Pick<Context, 'db' | 'clock'>, event: Pick<AuditEvent, 'kind' | 'details'>): Promise<void> =>
  record(db, { ...event, at: clock(), by: atCommandLine })

async function listFailedJobs(context: Context): Promise<string> {
  const failed = await withJobs(context, (jobs) => jobs.listDead())
  if (failed.length === 0) return 'No failed jobs'
  return failed
    .map(({ id, name, data, reason, diedAt }) => [diedAt.toISOString(), id, name, JSON.stringify(data), reason].join('  '))
    .join('\n')
}

async function retryFailedJobs(context: Context, id: string): Promise<string> {
  const sent = await withJobs(context, async (jobs) => {
    if (id === 'all') return jobs.retryDead()
    return (await jobs.listDead()).some((job) => job.id === id) ? jobs.retryDead(id) : 0
  })
  if (sent === 0 && id !== 'all') throw new OperatorError(`No failed job has the id ${id}. jobs list shows them`)
  if (sent > 0) await recordDone(context, { kind: 'jobs_retried', details: { jobs: sent } })
  return `Jobs sent again: ${sent}`
}

async function removeGuests({ db, clock }: Context): Promise<string> {
  const guests = await removeIdleGuests(db, clock)
  await recordDone({ db, clock }, { kind: 'guests_removed', details: { guests } })
  return `${guests} guests removed`
}

/** Commands about emails, guests and jobs. */
export function addCommands(program: Command, runner: Runner): void {
  const outbox = program.command('outbox')
  outbox
    .command('list')
    .summary('emails that wait to be read, oldest first')
    .option('--to <EMAIL>', 'only those to this address')
    .option('--json', 'with their texts, as JSON')
    .action((options) => runner.onFiles((dataDir) => listMails(dataDir, options)))

  const guests = program.command('guests')
  guests
    .command('remove-idle')
    .summary('delete guests whose time is over now, and not at the next hour')
    .action(() => runner.onDatabase(removeGuests))

  const jobs = program.command('jobs')
  jobs
    .command('list')
    .summary('jobs that failed for good after many attempts, with the reason')
    .action(() => runner.onDatabase(listFailedJobs))
  jobs
    .command('retry')
    .summary('send a failed job again; with the word all instead of an id, every one')
    .argument('<ID>', 'the id that jobs list shows, or all')
    .action((id) => runner.onDatabase((context) => retryFailedJobs(context, id)))
}
