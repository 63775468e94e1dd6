import { type Command, Option } from '@commander-js/extra-typings'
import { type Language, languages } from '@karavan/contract/language.ts'
import { normaliseEmail } from '@karavan/identity/email.ts'
import { FeedError } from '@karavan/marketplaces/feed/rows.ts'
import { removeIdleGuests } from '../features/account/retention.ts'
import type { AuditEvent } from '../features/audit/service.ts'
import { atCommandLine, record } from '../features/audit/service.ts'
import { importFile } from '../features/catalogue/import/import-file.ts'
import { readOutbox } from '../platform/outbox.ts'
import { toTerminalJson } from '../platform/terminal.ts'
import { type Context, OperatorError, type Runner, withJobs } from './command.ts'
import { createProgress } from './progress.ts'

async function listMails(dataDir: string, { to, json }: { to?: string; json?: true }): Promise<string> {
  const mails = (await readOutbox(dataDir)).filter((mail) => to === undefined || normaliseEmail(mail.to) === normaliseEmail(to))
  if (json) return toTerminalJson(JSON.stringify(mails))
  return mails.length === 0 ? 'No emails' : mails.map(({ at, to, subject, file }) => [at, to, subject, file].join('  ')).join('\n')
}

/** What was done from the command line, for the log. */
export const recordDone = ({ db, clock }: Pick<Context, 'db' | 'clock'>, event: Pick<AuditEvent, 'kind' | 'details'>): Promise<void> =>
  record(db, { ...event, at: clock(), by: atCommandLine })

async function runImport(
  { db, clock, toPath, progress: output, untilStopped }: Context,
  file: string,
  { platform, language }: { platform: string; language: Language },
): Promise<string> {
  const deps = { db, clock }
  const progress = createProgress(output, 'lines')
  const signal = untilStopped()
  const onProgress = progress.show
  const { read, stored, updated, skippedCount, skipped } = await importFile(deps, toPath(file), { platform, language, onProgress, signal })
    .finally(progress.end)
    .catch((cause: unknown) => {
      throw signal.aborted ? new OperatorError(`${file}: stopped. The same command goes on where it was`) : toRefusal(file, cause)
    })
  const reasons = skipped.map(({ line, reason }) => `line ${line}: ${reason}`)
  if (read > 0 && stored + updated === 0) throw new OperatorError(`No line of ${file} is a listing. ${reasons[0]}`)
  await recordDone(deps, { kind: 'catalogue_imported', details: { platform, stored, updated, skipped: skippedCount } })
  const more = skippedCount - skipped.length
  return [
    `${file}: ${stored} new, ${updated} updated, ${skippedCount} skipped`,
    ...reasons,
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n')
}

/** Why a file cannot be imported, by its name. */
function toRefusal(file: string, cause: unknown): unknown {
  if (cause instanceof FeedError) return new OperatorError(`${file} ${cause.message}`, { cause })
  const isOfFile = cause instanceof Error && 'syscall' in cause && 'path' in cause && 'code' in cause
  return isOfFile ? new OperatorError(`${file} cannot be read (${cause.code})`, { cause }) : cause
}

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

/** Every command but those about accounts and orders. */
export function addCommands(program: Command, runner: Runner): void {
  program
    .command('import-catalogue')
    .summary('import offers of a shop of your own; again updates them by item_id')
    .description(
      'Imports offers of a shop of your own: one JSON object a line, or a table (.csv, .tsv) whose first row names the columns by the same keys. Run again, it updates them by item_id; after it was stopped, it goes on where it was. Works before the first start.',
    )
    .argument('<FILE.jsonl|FILE.csv>', 'the offers')
    .requiredOption('--platform <NAME>', 'the shop whose offers these are')
    .addOption(new Option('--language <LANGUAGE>', 'language of texts that name none').choices(languages).default('en' as const))
    .action((file, options) => runner.onDatabase((context) => runImport(context, file, options), { mayCreate: true }))

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
