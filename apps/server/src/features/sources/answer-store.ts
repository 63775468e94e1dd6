import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { KeptAnswer, KeptAnswers } from '@karavan/marketplaces/live/kept-answers.ts'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import { untilAborted } from '../../platform/until-aborted.ts'

/** So old an answer serves as it is ... */
const freshSeconds = 15 * 60
/** ... and so old while one of those who ask has it asked for anew. */
const usableSeconds = 30 * 60
/** What is older is for the time in which the service does not answer; so old, or with so many newer ones, it is gone. */
const keptSeconds = 24 * 60 * 60
const maxKept = 5_000
/** A call that takes longer has failed; who holds a lease longer has died over it. */
const longestCallMs = 30_000
const leaseSeconds = 40
const retryMs = 100
/** Answers in the memory of one process, some tens of kilobytes each. */
const maxInMemory = 200

const oldestKept = sql<Date>`greatest(
  now() - make_interval(secs => ${keptSeconds}),
  (select fetched_at from marketplace_answer where fetched_at is not null order by fetched_at desc offset ${maxKept} limit 1))`

/** What is known of an answer. */
interface Known extends KeptAnswer {
  isFresh: boolean
}

export interface AnswersDeps {
  db: Kysely<Database>
  log: Log
  /** For tests: a busy machine is no slow marketplace. */
  callMs?: number
}

/**
 * Answers of marketplaces in the database, for all processes. Of many who ask the same at the same time one makes the call, in whatever process they are: it
 * holds a lease in the row, not a lock, because the network is never waited for inside a transaction.
 */
export function databaseAnswers({ db, log, callMs = longestCallMs }: AnswersDeps): KeptAnswers {
  const flights = new Map<string, Promise<KeptAnswer>>()
  const inMemory = new LRUCache<string, KeptAnswer>({ max: maxInMemory })

  async function read(key: string, maxSeconds = usableSeconds): Promise<Known | undefined> {
    const row = await db
      .selectFrom('marketplace_answer')
      .select(['data', 'fetched_at'])
      .select(sql<boolean>`fetched_at > now() - make_interval(secs => ${freshSeconds})`.as('is_fresh'))
      .where('key', '=', key)
      .where('fetched_at', '>', sql<Date>`now() - make_interval(secs => ${maxSeconds})`)
      .executeTakeFirst()
    return row?.fetched_at
      ? { data: row.data === null ? undefined : JSON.parse(row.data), fetchedAt: row.fetched_at, isFresh: row.is_fresh }
      : undefined
  }

  /** Not where somebody else is asking, or has just been told. */
  async function takeLease(key: string, lease: string): Promise<boolean> {
    const { rows } = await sql`
      insert into marketplace_answer (key, lease, lease_until) values (${key}, ${lease}, now() + make_interval(secs => ${leaseSeconds}))
      on conflict (key) do update set lease = excluded.lease, lease_until = excluded.lease_until
        where (marketplace_answer.lease is null or marketplace_answer.lease_until < now())
          and (marketplace_answer.fetched_at is null or marketplace_answer.fetched_at <= now() - make_interval(secs => ${freshSeconds}))
      returning key`.execute(db)
    return rows.length > 0
  }

  async function keep(key: string, lease: string, data: unknown): Promise<KeptAnswer> {
    const kept = await db
      .updateTable('marketplace_answer')
      .set({ data: data === undefined ? null : JSON.stringify(data), fetched_at: sql<Date>`now()`, lease: null, lease_until: null })
      .where('key', '=', key)
      .where('lease', '=', lease)
      .returning('fetched_at')
      .executeTakeFirst()
    // Each answer that comes makes room for itself.
    await db
      .deleteFrom('marketplace_answer')
      .where('fetched_at', '<', oldestKept)
      .where((eb) => eb.or([eb('lease', 'is', null), eb('lease_until', '<', sql<Date>`now()`)]))
      .execute()
    // The lease may have ended over a slow call, and somebody else may have asked.
    return { data, fetchedAt: kept?.fetched_at ?? new Date() }
  }

  /** Nothing was answered: whoever waits may ask. */
  const giveUp = (key: string, lease: string) =>
    db.updateTable('marketplace_answer').set({ lease: null, lease_until: null }).where('key', '=', key).where('lease', '=', lease).execute()

  async function askAndKeep(key: string, lease: string, ask: (signal: AbortSignal) => Promise<unknown>): Promise<KeptAnswer> {
    try {
      return await keep(key, lease, await ask(AbortSignal.timeout(callMs)))
    } catch (error) {
      await giveUp(key, lease)
      throw error
    }
  }

  /** The answer that somebody has or gets, or else one that is asked for here. */
  async function obtain(key: string, ask: (signal: AbortSignal) => Promise<unknown>): Promise<KeptAnswer> {
    for (;;) {
      const known = await read(key)
      if (known?.isFresh) return known
      const lease = newId()
      const isMine = await takeLease(key, lease)
      if (known) {
        if (isMine)
          void askAndKeep(key, lease, ask).catch((err: unknown) => log.warn({ err }, 'an older answer of a marketplace was not renewed'))
        return known
      }
      if (isMine) return askAndKeep(key, lease, ask)
      await pause(retryMs)
    }
  }

  const keyOf = (asked: string) => hash('sha256', asked)

  return {
    last: (asked) => read(keyOf(asked), keptSeconds),
    get(asked, ask, signal) {
      const key = keyOf(asked)
      const known = inMemory.get(key)
      if (known) return untilAborted(Promise.resolve(known), signal)
      let flight = flights.get(key)
      if (!flight) {
        flight = obtain(key, ask).finally(() => flights.delete(key))
        flights.set(key, flight)
        flight.then(
          (answer) => {
            const leftMs = freshSeconds * 1000 - (Date.now() - answer.fetchedAt.getTime())
            if (leftMs > 0) inMemory.set(key, answer, { ttl: leftMs })
          },
          () => {},
        )
      }
      return untilAborted(flight, signal)
    },
  }
}
