import { type QueryExecutorProvider, sql } from 'kysely'
import type { App } from './app.ts'
import { every } from './every.ts'
import type { Client } from './fair-line.ts'
import { newId } from './ids.ts'
import type { Log } from './log.ts'
import { byKey, heldByKey, maxOf, type Quota, quotaReached, usesOf } from './quotas.ts'

/** How often a process says that it is there, and how long it may be silent before its streams are over for the others. */
const beatMs = 15_000
const aliveMs = 60_000
/** How soon a refused reader may try again: somebody closes a page at any moment. */
const waitSeconds = 15

/** Open streams are few for each account and network, over all processes. */
export interface StreamSlots {
  /** Takes a place for one stream; gives what frees it, once. Throws `quota_reached`. */
  take(client: Client): Promise<() => void>
}

/** Counts the streams that are open, in the database: a process that dies takes its places with it, as it does not say any more that it is there. */
export function createStreamSlots(app: App, { db, max, log }: { db: QueryExecutorProvider; max: Quota; log: Log }): StreamSlots {
  const processId = newId()
  /** Places whose freeing did not reach the database. */
  const owed: string[][] = []

  const sayAlive = () =>
    sql`
      insert into stream_process (id, alive_until) values (${processId}, clock_timestamp() + ${aliveMs} * interval '1 millisecond')
      on conflict (id) do update set alive_until = excluded.alive_until`.execute(db)

  const free = (keys: readonly string[]) =>
    sql`
      update stream_use
      set counts = case when (counts->>${processId})::int > 1
        then jsonb_set(counts, array[${processId}], to_jsonb((counts->>${processId})::int - 1)) else counts - ${processId} end
      from (${heldByKey('stream_use', keys)}) as held
      where stream_use.key = held.key and counts ? ${processId}`.execute(db)

  async function beat(): Promise<void> {
    await sayAlive()
    for (let keys = owed.shift(); keys; keys = owed.shift()) await free(keys)
    await sql`delete from stream_process where alive_until < clock_timestamp()`.execute(db)
    await sql`delete from stream_use where key in (select key from stream_use where counts = '{}' for update skip locked)`.execute(db)
  }

  let stopBeating = () => {}
  app.addHook('onReady', async () => {
    if (usesOf([{ kind: 'streams', max }], { network: 'any', account: 'any' }).length === 0) return
    await sayAlive()
    stopBeating = every(beatMs, beat, (error) => log.warn({ err: error }, 'open streams could not be counted'))
  })
  app.addHook('onClose', async () => {
    stopBeating()
    await sql`delete from stream_process where id = ${processId}`.execute(db).catch(() => {})
  })

  return {
    async take(client) {
      const uses = usesOf([{ kind: 'streams', max }], client)
      if (uses.length === 0) return () => {}
      // What processes hold that are gone is dropped with the next place that is taken.
      const live = sql`
        select key, value from jsonb_each(stream_use.counts)
        where key = ${processId} or key in (select id from stream_process where alive_until > clock_timestamp())`
      const { rows } = await sql<{ key: string }>`
        insert into stream_use (key, counts)
        values ${sql.join(byKey(uses).map(({ key }) => sql`(${key}, jsonb_build_object(${processId}::text, 1))`))}
        on conflict (key) do update set counts =
          (select coalesce(jsonb_object_agg(key, value), '{}') from (${live}) as held)
          || jsonb_build_object(${processId}::text, coalesce((stream_use.counts->>${processId})::int, 0) + 1)
        where (select coalesce(sum(value::int), 0) from (${live}) as held) < ${maxOf('stream_use', uses)}
        returning key`.execute(db)
      const keys = rows.map(({ key }) => key)
      let isFreed = false
      const release = () => {
        if (isFreed) return
        isFreed = true
        if (keys.length > 0) free(keys).catch(() => owed.push(keys))
      }
      const refused = uses.find(({ key }) => !keys.includes(key))
      if (!refused) return release
      release()
      throw quotaReached(refused, waitSeconds)
    },
  }
}
