import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { type Db as BossDb, type ConstructorOptions, fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss'
import { reportError, reportUnexpected } from './error-reports.ts'
import type { Log } from './log.ts'
import { traced } from './tracing.ts'

/** Work that was promised by a commit and is done after it, by the first process that is free (docs/decisions/0008-job-queue.md). */
export interface Job {
  /** The same at every attempt: what must happen once is remembered by it. */
  id: string
  /** As it was sent, read back from JSON: the handler parses it. */
  data: unknown
  /** Aborts when the process is asked to stop, or the job's time is over. */
  signal: AbortSignal
}

/** A job that failed in a way that no other attempt can mend: it is kept with those that failed for good at once. */
export class FinalJobError extends Error {}

/** Must bear being run again: a process may die between the work and the note that it is done. No network inside a transaction here either. */
export type JobHandler = (job: Job) => Promise<unknown>

export interface JobOptions {
  /** Runs the job at these times too, without data: a cron expression, UTC. Times that passed while no process ran are made up for once. */
  cron?: string
  /** How often a failed job is tried again before it fails for good. The pauses double from `retryDelaySeconds` to an hour. Default 12: more than eight hours. */
  retryLimit?: number
  /** Pause before the second attempt. Default 10. */
  retryDelaySeconds?: number
  /** How long one attempt may take. Default 5 minutes. */
  timeoutSeconds?: number
  /** How many of these jobs one process runs at the same time. Default 4. */
  atOnce?: number
}

/**
 * For a job that looks every few minutes whether there is something to do. Its next look does what one has left, so it is tried again for two minutes and no
 * longer; but a process that dies, or a database that is away, in the middle of a look or two is nothing for the operator.
 */
export const frequentLook = { retryLimit: 4, atOnce: 1 } as const satisfies JobOptions

export interface SendOptions {
  /** While a job of the same name and key waits or runs, another one is not kept. */
  singletonKey?: string
  /** Not before. */
  startAfter?: Date
}

export interface Jobs {
  /**
   * In the caller's transaction: the job is there once that commits, and never otherwise. False when one with its `singletonKey` waits already. Its data
   * lies in the database in clear until a day after it is done: ids, not secrets. Throws for a name without a handler.
   */
  send(trx: KyselyTransactionLike, name: string, data: object, options?: SendOptions): Promise<boolean>
  /** Sets the handler of the jobs of this name. Call it before `start`. */
  work(name: string, handler: JobHandler, options?: JobOptions): void
  /** Makes its tables if there are none yet; from then on jobs can be sent, and are run soon after. */
  start(): Promise<void>
  /** The jobs that failed for good, oldest first. */
  listDead(): Promise<DeadJob[]>
  /** Jobs that are to be done by now, and those that failed for good. */
  count(): Promise<{ waiting: number; dead: number }>
  /** Sends jobs that failed for good again, all of them or one; gives their number. */
  retryDead(id?: string): Promise<number>
  /** Gives running jobs some time to finish; what is not done by then is taken over by the next process. */
  close(): Promise<void>
}

export interface DeadJob {
  /** Its id among the failed jobs, which differs from the one that its handler has seen. */
  id: string
  name: string
  data: unknown
  /** The message of its last error. */
  reason: string
  diedAt: Date
}

export interface JobsParts<Tables> {
  db: Kysely<Tables>
  log: Log
  /** True with the embedded database. */
  isOnlyProcess: boolean
  /** False: only sends. */
  isWorker: boolean
  /** Replaces how often it looks for work, and for work whose process has died. */
  pace?: Partial<Pace>
}

interface Pace {
  pollSeconds: number
  superviseSeconds: number
  cronSeconds: number
}

export const jobsSchema = 'jobs'
/** The queue of jobs that failed for good, for the operator to see and to send again. */
export const deadJobs = 'dead'

const daySeconds = 24 * 60 * 60
/** What the queue itself must look at is rare here; without these it would ask the database every five seconds. */
const rarelySeconds = 10 * 60
/** A process that has not reported for this long loses its jobs to the others. */
const heartbeatSeconds = 60
/** How long jobs may go on when the process is asked to stop; shorter than the process itself waits. */
const closingTimeoutMs = 5_000
/** Long enough for the transaction of an ordinary request to commit. */
const wakeAfterMs = 50

const paces: Record<'alone' | 'shared', Pace> = {
  // Jobs that another process has sent are the exception where there is only one: the operator's command, and attempts whose pause is over.
  alone: { pollSeconds: 10, superviseSeconds: 60, cronSeconds: 45 },
  shared: { pollSeconds: 3, superviseSeconds: 60, cronSeconds: 45 },
}

type Kind = { handler: JobHandler } & Required<Omit<JobOptions, 'cron'>> & Pick<JobOptions, 'cron'>
type Kinds = Map<string, Kind>

/** pg-boss on the product's own connections, so that a job and what it is for are one commit. */
export function createJobs<Tables>({ db, log, isOnlyProcess, isWorker, pace: replaced }: JobsParts<Tables>): Jobs {
  const pace = { ...paces[isOnlyProcess ? 'alone' : 'shared'], ...replaced }
  const kinds: Kinds = new Map()
  /** Ids of the workers, by the names of their jobs. */
  const workers = new Map<string, string>()
  const waking = new Map<string, NodeJS.Timeout>()
  // Loaded while the database opens: it takes as long as a good part of the start.
  const loading = import('pg-boss')
  loading.catch(() => {}) // `start` reports it.
  /** The transaction that a job is sent in: whatever pg-boss asks meanwhile, a queue's settings too, it asks there. Anywhere else it would wait for ever for the embedded database's one connection. */
  const sending = new AsyncLocalStorage<KyselyTransactionLike>()
  let boss: PgBoss | undefined
  let beginning: Promise<void> | undefined

  function wake(name: string): void {
    const worker = workers.get(name)
    if (!worker || waking.has(name)) return
    const timer = setTimeout(() => {
      waking.delete(name)
      boss?.notifyWorker(worker)
    }, wakeAfterMs)
    waking.set(name, timer.unref())
  }

  function getBoss(): PgBoss {
    if (!boss) throw new Error('the job queue has not started')
    return boss
  }

  return {
    async send(trx, name, data, { singletonKey = randomUUID(), startAfter } = {}) {
      getKind(kinds, name)
      const started = getBoss()
      const id = await sending.run(trx, () => started.send(name, data, { singletonKey, ...(startAfter && { startAfter }) }))
      wake(name)
      return id !== null
    },

    work(name, handler, options = {}) {
      kinds.set(name, { handler, retryLimit: 12, retryDelaySeconds: 10, timeoutSeconds: 5 * 60, atOnce: 4, ...options })
    },

    async start() {
      const { PgBoss } = await loading
      const started = new PgBoss({ db: onConnectionsOf(db, sending), ...toBossOptions({ isOnlyProcess, isWorker, pace }) })
      started.on('error', (err) => log.warn({ err }, 'the job queue'))
      started.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue'))
      await started.start()
      await settle(started, kinds)
      boss = started
      if (isWorker) {
        beginning = begin(started, workers, { kinds, log, pace }).catch((err: unknown) => {
          log.error({ err }, 'jobs are not being done')
          reportUnexpected(err, { name: 'jobs', ids: {} })
        })
      }
    },

    async listDead() {
      const dead = await getBoss().findJobs(deadJobs, { queued: true })
      return dead
        .map(({ id, sourceName, data, sourceOutput, createdOn }) => ({
          id,
          name: sourceName ?? '',
          data,
          reason: String((sourceOutput as { message?: unknown } | null)?.message ?? ''),
          diedAt: createdOn,
        }))
        .sort((a, b) => +a.diedAt - +b.diedAt)
    },

    async count() {
      // By the queue's own index of jobs that are not done.
      const { rows } = await sql<{ waiting: number; dead: number }>`
        select count(*) filter (where name <> ${deadJobs} and start_after <= now())::int as waiting, count(*) filter (where name = ${deadJobs})::int as dead
        from ${sql.table(`${jobsSchema}.job`)} where state < 'active'`.execute(db)
      return rows[0] ?? { waiting: 0, dead: 0 }
    },

    retryDead: (id) => getBoss().redrive(deadJobs, id === undefined ? {} : { ids: [id] }),

    async close() {
      for (const timer of waking.values()) clearTimeout(timer)
      if (!boss) return
      const closing = boss
      await beginning
      const ended = Promise.all([...workers.keys()].map((name) => closing.offWork(name, { wait: true })))
      let timer: NodeJS.Timeout | undefined
      await Promise.race([
        ended,
        new Promise((done) => {
          timer = setTimeout(done, closingTimeoutMs)
        }),
      ])
      clearTimeout(timer)
      await closing.stop({ graceful: false })
      boss = undefined
    },
  }
}

function getKind(kinds: Kinds, name: string): Kind {
  const kind = kinds.get(name)
  if (!kind) throw new Error(`there is no job called ${name}`)
  return kind
}

/** Runs a job once. What it gives is kept with the job; a failed one is tried again, unless it was the last attempt. */
async function attempt(
  { kinds, log }: { kinds: Kinds; log: Log },
  name: string,
  job: Job & { retryCount: number },
): Promise<{ id: string; status: 'completed' | 'failed' | 'deadletter'; output?: object }> {
  const { handler, retryLimit } = getKind(kinds, name)
  try {
    await traced(`job ${name}`, { 'job.id': job.id, 'job.attempt': job.retryCount + 1 }, async () => handler(job))
    return { id: job.id, status: 'completed' }
  } catch (err) {
    const isFinal = err instanceof FinalJobError
    const isLast = isFinal || job.retryCount >= retryLimit
    log[isLast ? 'error' : 'warn'](
      { err, job: name, id: job.id, attempt: job.retryCount + 1 },
      isLast ? 'a job failed for good' : 'a job failed',
    )
    if (isLast) reportError(err, { name: `job ${name}`, ids: { job: name, job_id: job.id, attempt: job.retryCount + 1 } })
    // What else hangs on an error may quote what a buyer wrote.
    return { id: job.id, status: isFinal ? 'deadletter' : 'failed', output: { message: err instanceof Error ? err.message : String(err) } }
  }
}

/** Makes the queues what this release says they are. */
async function settle(started: PgBoss, kinds: Kinds): Promise<void> {
  const kept = new Map((await started.getQueues()).map((queue) => [queue.name, queue]))
  if (!kept.has(deadJobs)) await started.createQueue(deadJobs, { retentionSeconds: 90 * daySeconds, deleteAfterSeconds: daySeconds })
  for (const [name, { retryLimit, retryDelaySeconds, timeoutSeconds }] of kinds) {
    const wanted = {
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: 60 * 60,
      expireInSeconds: timeoutSeconds,
      heartbeatSeconds,
      retentionSeconds: 30 * daySeconds,
      deleteAfterSeconds: daySeconds,
      deadLetter: deadJobs,
    }
    const queue = kept.get(name)
    if (!queue) await started.createQueue(name, { policy: 'exclusive', ...wanted })
    else if (Object.entries(wanted).some(([key, value]) => queue[key as keyof typeof wanted] !== value))
      await started.updateQueue(name, wanted)
  }
}

/** Starts a worker for every kind and adds it to `workers`. */
async function begin(
  started: PgBoss,
  workers: Map<string, string>,
  { kinds, log, pace }: { kinds: Kinds; log: Log; pace: Pace },
): Promise<void> {
  for (const [name, { cron, atOnce }] of kinds) {
    const options = {
      batchSize: atOnce,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: pace.pollSeconds,
    } as const
    const worker = await started.work<object, unknown, typeof options>(name, options, (jobs) =>
      Promise.all(jobs.map((job) => attempt({ kinds, log }, name, job))),
    )
    workers.set(name, worker)
    if (cron) await started.schedule(name, cron, {}, { missed: 'once', singletonKey: name })
  }
  for (const { name } of await started.getSchedules()) if (!kinds.get(name)?.cron) await started.unschedule(name)
}

const toBossOptions = ({
  isOnlyProcess,
  isWorker,
  pace,
}: Pick<JobsParts<unknown>, 'isOnlyProcess' | 'isWorker'> & { pace: Pace }): ConstructorOptions => ({
  backend: isOnlyProcess ? 'pglite' : 'postgres',
  schema: jobsSchema,
  supervise: isWorker,
  schedule: isWorker,
  superviseIntervalSeconds: pace.superviseSeconds,
  monitorIntervalSeconds: pace.superviseSeconds,
  queueCacheIntervalSeconds: rarelySeconds,
  flowIntervalSeconds: rarelySeconds,
  bamIntervalSeconds: rarelySeconds,
  cronMonitorIntervalSeconds: pace.cronSeconds,
  cronWorkerIntervalSeconds: pace.cronSeconds,
  // The embedded database has neither a vacuum of its own to watch nor a way to rebuild an index beside its work.
  reindex: !isOnlyProcess,
  monitorVacuum: !isOnlyProcess,
})

/**
 * The product's pool as pg-boss wants it, or the transaction that a job is sent in. What comes without values may be several statements with a
 * transaction of their own: where one of them fails, that is ended before the connection goes back.
 */
function onConnectionsOf<Tables>(db: Kysely<Tables>, sending: AsyncLocalStorage<KyselyTransactionLike>): BossDb {
  return {
    async executeSql(text, values) {
      const trx = sending.getStore()
      if (trx || values?.length) return fromKysely(trx ?? db).executeSql(text, values)
      return db.connection().execute(async (connection) => {
        try {
          return await fromKysely(connection).executeSql(text)
        } catch (error) {
          await connection.executeQuery(CompiledQuery.raw('rollback'))
          throw error
        }
      })
    },
  }
}
