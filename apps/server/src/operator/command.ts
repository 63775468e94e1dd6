import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database.ts'
import type { Clock } from '../platform/clock.ts'
import { createJobs, type Jobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import type { Shop } from '../shop-settings.ts'
import type { ProgressOutput } from './progress.ts'

/** A failure that the caller can put right; its message is printed as one line. */
export class OperatorError extends Error {}

/** The day or moment that `--since` names. */
export function toSince(since: string): Date {
  const from = new Date(since)
  if (Number.isNaN(+from)) throw new OperatorError(`--since is not a date: ${since}. For instance 2026-11-01`)
  return from
}

export interface Context {
  db: Kysely<Database>
  clock: Clock
  shop: Shop
  config: Config
  feeds: Config['feeds']
  /** The path of a file that the caller named, resolved from the caller's folder. */
  toPath: (name: string) => string
  progress: ProgressOutput
  /** Aborts when the person, or the machine, wants the command to end; from the call on that is the command's own business. */
  untilStopped: () => AbortSignal
}

export interface Asking extends Pick<Context, 'toPath' | 'clock'> {
  /** Prints on stdout what a command has to say although it will fail. */
  report(text: string): Promise<void>
  /** What a person answers; undefined where nobody sits there. A secret is not shown while it is typed. */
  ask(question: string, options?: { isSecret?: boolean }): Promise<string | undefined>
}

/** How commands do their work. Each work gives the text that is printed on stdout. */
export interface Runner {
  /** On the product's database; refuses where there is none yet, unless `mayCreate`. */
  onDatabase(work: (context: Context) => Promise<string>, options?: { mayCreate?: boolean }): Promise<void>
  /** Prints the text with the question, and waits for the person's yes. Throws an `OperatorError` where nobody sits at a terminal. */
  confirm(question: string): Promise<boolean>
  /** With the settings alone: the work opens what it needs. */
  onSettings(work: (config: Config, terminal: Asking) => Promise<string>): Promise<void>
  /** On the files of DATA_DIR alone. */
  onFiles(work: (dataDir: string) => Promise<string>): Promise<void>
}

/** The job queue for a process that only looks and sends; `prepare` names the jobs that are sent. */
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
