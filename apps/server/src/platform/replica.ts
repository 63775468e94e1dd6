import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely'
import type { Config } from '../config.ts'
import { isDatabaseAway } from './database-away.ts'
import { connectPostgres } from './db.ts'
import { every } from './every.ts'
import type { Log } from './log.ts'

/** How often it is looked whether the replica may be used, and how long that look may take. */
const lookMs = 1_000
const lookTimeoutMs = 2_000
const firstLooks = 3

/** What of a replica stands in `/metrics`. */
export interface ReplicaState {
  /** Whether reads go there at the moment. */
  isUsable(): boolean
  /** What it may lack at most, as of now; `undefined` before anything was seen of it. */
  lagMs(): number | undefined
  /** Reads that were answered by the replica, and those that the primary answered in its place. */
  reads: { replica: number; primary: number }
}

export interface Replica<Tables> extends ReplicaState {
  /** For reads that may be as old as `databaseReadMaxLagMs`: answered by the replica, or by the primary while that is away or too far behind. */
  db: Kysely<Tables>
  close(): Promise<void>
}

type ReplicaSettings = Pick<Config, 'databasePool' | 'databaseReadMaxLagMs' | 'statementTimeoutMs'> & { databaseReadUrl: string }

/**
 * A replica of `primary` for reads. Every second the time is written to the primary and read from the replica: everything that was committed before the
 * time that is there is there too. What it may lack is that plus the time since, so that one that is cut off ages by itself; beyond the limit it is not
 * read. One that fails is left at once, and what was asked of it is asked of the primary; the next look that succeeds takes it back.
 */
export function openReplica<Tables>(primary: Kysely<Tables>, settings: ReplicaSettings, log: Pick<Log, 'warn'>): Replica<Tables> {
  const { databaseReadUrl: url, databaseReadMaxLagMs: maxLagMs, statementTimeoutMs: longestMs, databasePool: max } = settings
  const copy = connectPostgres<Tables>(url, { max, longestMs, connectMs: lookTimeoutMs })
  // Not behind searches that take long: a busy replica is none that is away.
  const looking = connectPostgres<Tables>(url, { max: 1, longestMs: lookTimeoutMs, connectMs: lookTimeoutMs })
  const reads = { replica: 0, primary: 0 }
  /** Those who wait for an answer of the replica: told when it is left, and go to the primary. */
  const waiting = new Set<() => void>()
  /** How far behind it was at a moment of this process' own clock. */
  let seen: { lagMs: number; at: number } | undefined
  let isAway = true
  let saidUsable = true
  let looks = 0

  const lagMs = () => seen && seen.lagMs + (performance.now() - seen.at)
  const isUsable = () => !isAway && (lagMs() ?? Number.POSITIVE_INFINITY) <= maxLagMs

  /** Once for each change. The first looks find what was there before the process was. */
  function say(cause?: unknown): void {
    const usable = isUsable()
    if (usable === saidUsable || looks < firstLooks) return
    saidUsable = usable
    const known = lagMs()
    const facts = { ...(cause !== undefined && { err: cause }), ...(known !== undefined && { lag_seconds: Math.round(known / 1000) }) }
    log.warn(facts, usable ? 'the replica is read again' : 'the replica is away or too far behind: the primary answers in its place')
  }

  function leave(cause: unknown): void {
    isAway = true
    say(cause)
    for (const goOn of waiting) goOn()
  }

  async function look(): Promise<void> {
    const at = performance.now()
    looks++
    // While the primary does not answer nothing more is seen: what the replica may lack grows by itself.
    const now = await beat(primary).catch(() => undefined)
    if (!now) return say()
    try {
      const arrived = await readHeartbeat(looking)
      isAway = false
      seen = arrived && { lagMs: now.getTime() - arrived.getTime(), at }
    } catch (cause) {
      return leave(cause)
    }
    say()
  }

  async function ask<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (isUsable()) {
      const { promise: left, resolve: goOn } = Promise.withResolvers<void>()
      waiting.add(goOn)
      try {
        const answer = await Promise.race([copy.executeQuery<Row>(query as CompiledQuery<Row>), left])
        if (answer) {
          reads.replica++
          return answer
        }
      } catch (error) {
        const whose = isOfReplica(error)
        if (whose === 'no') throw error
        if (whose === 'away') leave(error)
      } finally {
        waiting.delete(goOn)
      }
    }
    reads.primary++
    return primary.executeQuery<Row>(query as CompiledQuery<Row>)
  }

  const stop = every(lookMs, look, say)
  return {
    db: new Kysely<Tables>({ dialect: readingBy(ask) }),
    isUsable,
    lagMs,
    reads,
    async close() {
      stop()
      await Promise.all([copy.destroy(), looking.destroy()])
    },
  }
}

/** The time on the primary, written there at most twice a second whatever the number of processes. */
async function beat<Tables>(primary: Kysely<Tables>): Promise<Date | undefined> {
  const { rows } = await sql<{ now: Date }>`
    with beaten as (
      insert into replica_heartbeat as known (at) values (clock_timestamp())
      on conflict (is_only) do update set at = excluded.at where known.at not between excluded.at - interval '500 milliseconds' and excluded.at
    )
    select clock_timestamp() as now`.execute(primary)
  return rows[0]?.now
}

/** The latest time on the primary that this database knows of; `undefined` where it knows of none. Throws where it is none of Karavan's. */
export async function readHeartbeat<Tables>(db: Kysely<Tables>): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`select at from replica_heartbeat`.execute(db)
  return rows[0]?.at
}

/** Of the replica alone: it may not have the newest tables and columns, and it cancels reads that hold up what comes from the primary. */
const behind = new Set(['40001', '42P01', '42703'])
/** Of the statement: it would take as long, or be refused, elsewhere. */
const ofStatement = new Set(['57014', '25006'])

/** Whether another server might answer: `away` where this one will not answer others either. */
function isOfReplica(error: unknown): 'away' | 'once' | 'no' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (behind.has(code)) return 'once'
  return !ofStatement.has(code) && isDatabaseAway(error) ? 'away' : 'no'
}

/** A database that is asked statement by statement, without transactions. */
function readingBy(ask: DatabaseConnection['executeQuery']) {
  const refuse = async (): Promise<never> => {
    throw new Error('reads that may be answered by a replica have no transaction')
  }
  const connection: DatabaseConnection = {
    executeQuery: ask,
    streamQuery() {
      throw new Error('reads that may be answered by a replica are not streamed')
    },
  }
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => {},
  }
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  }
}
