import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/** An event as it is stored: `data` is its JSON on one line, exactly as readers get it. */
export interface StoredEvent {
  seq: number
  data: string
}

export interface StreamPage {
  userId: string
  createdAt: Date
  isEnded: boolean
  /** Number of the newest event. */
  lastSeq: number
  events: StoredEvent[]
}

/** A stream and its events after number `after`, at most `limit`; `undefined` where there is no such stream. */
export async function findStream(db: Db, streamId: string, after: number, limit: number): Promise<StreamPage | undefined> {
  const rows = await db
    .selectFrom('turn')
    .leftJoin('turn_event', (join) => join.onRef('turn_event.stream_id', '=', 'turn.stream_id').on('seq', '>', after))
    .select(['user_id', 'created_at', 'status', 'last_seq', 'seq', 'data'])
    .where('turn.stream_id', '=', streamId)
    .orderBy('seq')
    .limit(limit)
    .execute()
  const first = rows[0]
  if (!first) return undefined
  return {
    userId: first.user_id,
    createdAt: first.created_at,
    isEnded: first.status !== 'running',
    lastSeq: first.last_seq,
    events: rows.flatMap(({ seq, data }) => (seq === null || data === null ? [] : [{ seq, data }])),
  }
}

/** Newest event numbers of streams, for readers whose wake-up may have been lost. Streams that are gone are missing. */
export const listLastSeqs = (db: Db, streamIds: string[]) =>
  sql<{ stream_id: string; last_seq: number }>`
    select stream_id, last_seq from turn where stream_id = any(${streamIds}::text[])`.execute(db)

export const listEvents = (db: Db, streamId: string) =>
  db.selectFrom('turn_event').select('data').where('stream_id', '=', streamId).orderBy('seq').execute()

/** Events of streams that nobody can read any more; their messages stay, and so do events of turns that run, however long. Gives the number of streams, at most `limit`. */
export async function dropOldEvents(db: Db, endedBefore: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (
      update turn set has_events = false
      where stream_id in (
        select stream_id from turn where has_events and ended_at < ${endedBefore} order by ended_at limit ${limit} for update skip locked
      )
      returning stream_id
    ), dropped as (delete from turn_event using old where turn_event.stream_id = old.stream_id)
    select count(*)::int as count from old`.execute(db)
  return rows[0]?.count ?? 0
}
