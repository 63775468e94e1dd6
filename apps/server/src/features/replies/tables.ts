import type { Language } from '@karavan/contract/language.ts'
import type { Refinement } from '@karavan/contract/selection.ts'
import type { ColumnType } from 'kysely'

type Time = ColumnType<Date, Date, Date>
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>

/** One question and its reply. While `status` is running, the holder of the lease writes the reply. */
export interface TurnTable {
  /** A secret: knowing it is enough to read the reply, because an EventSource cannot send a token. */
  stream_id: string
  conversation_id: string
  user_id: string
  is_guest: boolean
  /** Language of the interface when the question was asked. */
  language: Language
  turn_number: number
  /** The user's message. */
  query: string
  /** The picture that came with the question. */
  picture_id: ColumnType<string | null, string | null | undefined, never>
  /** What a press changes of the search; `query` is then its caption. As JSON text on the way in. */
  refine: ColumnType<Refinement | null, string | null | undefined, never>
  status: 'running' | 'complete' | 'stopped' | 'failed'
  /** How often the reply was begun. */
  attempt: number
  /** Made again each time the turn is taken, so that a former holder can write nothing. */
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

export interface ReplyTables {
  turn: TurnTable
  turn_event: TurnEventTable
}
