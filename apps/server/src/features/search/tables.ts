import type { Language } from '@karavan/contract/language.ts'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date, Date>
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>

/** One question and its reply. While `status` is running, whoever holds the lease writes the reply. */
export interface TurnTable {
  /** A secret: whoever knows it may read the reply (decision G-58). */
  stream_id: string
  conversation_id: string
  user_id: string
  is_guest: boolean
  /** Language of the interface when the question was asked. */
  language: Language
  turn_number: number
  /** The user's message. */
  query: string
  status: 'running' | 'complete' | 'stopped' | 'failed'
  /** How often the reply was begun. */
  attempt: number
  /** Made anew each time the turn is taken, so that a former holder can write nothing. */
  lease_owner: string | null
  lease_until: MaybeTime
  /** Number of the newest event. It only grows, also when a new attempt replaces the events of the last one. */
  last_seq: ColumnType<number, number | undefined, number>
  /** What the engine left for the next turn, as JSON text on the way in. */
  state: ColumnType<unknown, string | null | undefined, string | null>
  shown_ids: ColumnType<string[], string | undefined, string>
  /** False once the events of an old stream are dropped. */
  has_events: ColumnType<boolean, boolean | undefined, boolean>
  created_at: Time
  ended_at: MaybeTime
}

export interface TurnEventTable {
  stream_id: string
  seq: number
  /** The event's JSON on one line, exactly as readers get it. */
  data: string
}

export interface SearchTables {
  turn: TurnTable
  turn_event: TurnEventTable
}
