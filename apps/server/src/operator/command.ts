import type { Kysely } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import { createJobs, type Jobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import type { Database } from '../platform/schema.ts'

/** What the person who called can put right; shown as one line. */
export class OperatorError extends Error {}

export interface Context {
  db: Kysely<Database>
  clock: Clock
  /** Where the product keeps its files. */
  dataDir: string
  /** A file as the caller named it, from where the caller stood. */
  toPath: (name: string) => string
}

export interface Command {
  /** Its words, then its arguments in capitals, as the help shows them. */
  usage: string
  summary: string
  /** Names of `--name VALUE` options. */
  options?: string[]
  /** Names of `--name` options without a value. */
  flags?: string[]
  /** Does it, and says in one line what was done. A flag that is set is there with an empty value. */
  run: (context: Context, args: string[], options: Partial<Record<string, string>>) => Promise<string>
}

/** The queue as one sees it who only looks and sends; `prepare` names the jobs that are sent. */
export async function withJobs<T>({ db }: Context, use: (jobs: Jobs) => Promise<T>, prepare: (jobs: Jobs) => void = () => {}): Promise<T> {
  const jobs = createJobs({ db, log: createLog('silent'), isOnlyProcess: false, isWorker: false })
  prepare(jobs)
  await jobs.start()
  try {
    return await use(jobs)
  } finally {
    await jobs.close()
  }
}
