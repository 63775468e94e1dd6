import type { PastTurn } from '@karavan/assistant/port.ts'
import type { Language } from '@karavan/contract/language.ts'
import type { MessagePicture } from '@karavan/contract/pictures.ts'
import type { Refinement } from '@karavan/contract/selection.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database.ts'
import { AppError } from '../../platform/errors.ts'
import { foldText, htmlToText, toStoredJson } from '../../platform/text.ts'
import type { AskedPicture } from '../pictures/service.ts'
import type { TurnStep } from './events.ts'
import type { StoredEvent } from './stream-repository.ts'
import type { TurnTable } from './tables.ts'

// A turn, its messages and its conversation change in single statements: what must be true together is one transaction in one round trip, which
// matters on an embedded database with one connection. They write the conversations feature's tables for the same reason.
// Code that locks both locks the conversation before the turn, as deleting a conversation does; otherwise two of them could wait for each other.

/** Leases are measured by the database's clock, so that processes need not agree on the time. */
const leaseEnd = (leaseMs: number) => sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`

/** A turn as its runner needs it. */
export interface HeldTurn {
  streamId: string
  conversationId: string
  userId: string
  isGuest: boolean
  language: Language
  turnNumber: number
  query: string
  refine?: Refinement | undefined
  /** Id of the picture that came with the question. */
  pictureId?: string | undefined
  attempt: number
  leaseOwner: string
  lastSeq: number
  /** Time of the newest message of this turn; the next one is later. */
  lastMessageAt: Date
  /** Messages of the reply that are stored already and stay. */
  saidCount: number
}

export interface NewTurn {
  streamId: string
  conversationId: string
  userMessageId: string
  userId: string
  isGuest: boolean
  language: Language
  query: string
  refine?: Refinement | undefined
  picture?: AskedPicture | undefined
  leaseOwner: string
  leaseMs: number
  now: Date
  /** Text of a first progress event, stored with the question. */
  opening: string | undefined
}

/** Keeps the answer of a request that may come again, for each row of `source`; see `rememberAnswer`. */
export type Remember = (source: RawBuilder<unknown>) => RawBuilder<unknown>
const everyTime: Remember = (source) => sql`select 1 from ${source}`

const userMessage = (turn: NewTurn) => sql`
  insert into message (id, conversation_id, turn_number, role, message_type, content, content_folded, created_at, metadata)
  select ${turn.userMessageId}, id, turn_count, 'user', 'text', ${turn.query}, ${foldText(turn.query)}, ${turn.now},
    ${toStoredJson(metadataOf(turn))}::jsonb from place`

const metadataOf = ({ picture }: NewTurn) =>
  picture ? { picture: { id: picture.id, width: picture.width, height: picture.height } satisfies MessagePicture } : {}

const keptPicture = ({ picture, now }: NewTurn) =>
  picture
    ? sql`, pictured as (
        insert into asked_picture (id, conversation_id, picture, width, height, looks, created_at)
        select ${picture.id}, id, ${picture.picture}, ${picture.width}, ${picture.height}, ${picture.looks}, ${now} from place
      )`
    : sql``

const runningTurn = (turn: NewTurn) => sql`
  insert into turn (stream_id, conversation_id, user_id, is_guest, language, turn_number, query, refine, picture_id, status, attempt, lease_owner, lease_until, created_at, last_seq)
  select ${turn.streamId}, id, user_id, ${turn.isGuest} and user_id = ${turn.userId}, ${turn.language}, turn_count, ${turn.query},
    ${turn.refine === undefined ? null : toStoredJson(turn.refine)}::jsonb, ${turn.picture?.id ?? null}, 'running', 1,
    ${turn.leaseOwner}, ${leaseEnd(turn.leaseMs)}, ${turn.now}, ${turn.opening === undefined ? 0 : 1}
  from place
  returning turn_number, user_id`

/** The statement's last part, behind the turn `begun`; the number of the turn is known only there. Gives the first event as it is stored. */
const withOpening = ({ streamId, opening }: NewTurn) =>
  opening === undefined
    ? sql<BegunRow>`select turn_number, user_id, null as data from begun`
    : sql<BegunRow>`, opened as (
        insert into turn_event (stream_id, seq, data)
        select ${streamId}, 1, ${`${JSON.stringify({ type: 'progress', content: opening }).slice(0, -1)},"turn_number":`}::text || turn_number || '}'
        from begun
        returning data
      ) select turn_number, user_id, data from begun, opened`

interface BegunRow {
  turn_number: number
  user_id: string
  data: string | null
}
/** Where a new turn stands: its number, whose it is, and the first event where it has an opening. */
export interface Begun {
  turnNumber: number
  userId: string
  lastSeq: number
  opened: StoredEvent[]
}
const toBegun = (row: BegunRow | undefined): Begun | undefined =>
  row && {
    turnNumber: row.turn_number,
    userId: row.user_id,
    lastSeq: row.data === null ? 0 : 1,
    opened: row.data === null ? [] : [{ seq: 1, data: row.data }],
  }

/**
 * A new conversation with its first message and the turn that answers it. A guest keeps the newest `maxConversations`.
 * `undefined` where `remember` says that it was done before.
 */
export async function insertFirstTurn(
  db: Db,
  turn: NewTurn,
  { title, maxConversations, remember = everyTime }: { title: string; maxConversations: number; remember?: Remember },
): Promise<Begun | undefined> {
  const cap = turn.isGuest
    ? sql`, dropped as (
        delete from conversation where id in (
          select id from conversation where user_id = ${turn.userId} order by updated_at desc, id desc offset ${maxConversations - 1}
        )
      )`
    : sql``
  // A guest that is signing in to an account in another tab at this moment asks as that account.
  const owner = turn.isGuest ? sql`guest_owner(${turn.userId})` : sql`${turn.userId}`
  const { rows } = await sql<BegunRow>`
    with remembered as (${remember(sql`(values (1)) as one`)}), place as (
      insert into conversation (id, user_id, title, title_folded, turn_count, created_at, updated_at)
      select ${turn.conversationId}, ${owner}, ${title}, ${foldText(title)}, 1, ${turn.now}, ${turn.now} from remembered
      returning id, user_id, turn_count
    ), asked as (${userMessage(turn)}) ${keptPicture(turn)} ${cap}, begun as (${runningTurn(turn)}) ${withOpening(turn)}`.execute(db)
  return toBegun(rows[0])
}

/**
 * The next turn of a conversation. `undefined` where the user has no such conversation, or where `remember` says that it was done before; throws the
 * violation of `turn_running` while a reply is still being written.
 */
export async function insertNextTurn(db: Db, turn: NewTurn, { remember = everyTime }: { remember?: Remember }): Promise<Begun | undefined> {
  const { rows } = await sql<BegunRow>`
    with mine as (
      select id from conversation where id = ${turn.conversationId} and user_id = ${turn.userId} for no key update
    ), remembered as (${remember(sql`mine`)}), place as (
      update conversation set turn_count = turn_count + 1, updated_at = greatest(updated_at, ${turn.now})
      where id = (select id from mine) and exists (select from remembered)
      returning id, user_id, turn_count
    ), asked as (${userMessage(turn)}) ${keptPicture(turn)}, begun as (${runningTurn(turn)}) ${withOpening(turn)}`.execute(db)
  return toBegun(rows[0])
}

export interface TurnEnd {
  status: Exclude<TurnTable['status'], 'running'>
  state: unknown
  shownIds: string[]
  at: Date
}

export interface Append {
  streamId: string
  conversationId: string
  turnNumber: number
  /** Null where a process gave the turn back and none has taken it. */
  leaseOwner: string | null
  /** Number of the newest event so far; the new ones follow it. */
  lastSeq: number
  steps: readonly TurnStep[]
  /** The events of the steps, by `toStoredEvents`. */
  events: readonly StoredEvent[]
  end?: TurnEnd
  leaseMs: number
}

/** Steps as readers get them once they are stored, after event `lastSeq`. */
export const toStoredEvents = (lastSeq: number, steps: readonly TurnStep[]): StoredEvent[] =>
  steps.map(({ event }, index) => ({ seq: lastSeq + index + 1, data: JSON.stringify(event) }))

/**
 * Stores steps and renews the lease, or ends the turn: all or nothing, and only for the holder of the lease. False when the lease is another's by now, or
 * the turn has ended or is gone.
 */
export async function appendToTurn(db: Db, append: Append): Promise<boolean> {
  const { end, steps } = append
  const messages = steps.flatMap(({ message }) => message ?? [])
  const events = append.events.map(({ data }) => data)
  const messageRows = JSON.stringify(
    messages.map((message) => ({
      id: message.id,
      content: message.content,
      content_folded: foldText(message.searchText ?? htmlToText(message.content)),
      message_type: message.messageType,
      metadata: message.metadata,
      created_at: message.createdAt.toISOString(),
    })),
  )
  const place =
    messages.length > 0 ? sql`place as (select id from conversation where id = ${append.conversationId} for no key update),` : sql``
  const inPlace = messages.length > 0 ? sql`and conversation_id = (select id from place)` : sql``
  const said =
    messages.length > 0
      ? sql`, said as (
          insert into message (id, conversation_id, turn_number, role, message_type, content, content_folded, metadata, created_at)
          select m.id, held.conversation_id, ${append.turnNumber}, 'assistant', m.message_type, m.content, m.content_folded, m.metadata, m.created_at
          from held, jsonb_to_recordset(${messageRows}::jsonb)
            as m(id text, message_type text, content text, content_folded text, metadata jsonb, created_at timestamptz)
        ), touched as (
          update conversation set updated_at = greatest(updated_at, ${messages.at(-1)?.createdAt})
          where id in (select conversation_id from held)
        )`
      : sql``
  const change = end
    ? sql`status = ${end.status}, lease_owner = null, lease_until = null, state = ${end.state === undefined ? null : toStoredJson(end.state)}::jsonb,
          shown_ids = ${JSON.stringify(end.shownIds)}::jsonb, ended_at = ${end.at}`
    : sql`lease_until = ${leaseEnd(append.leaseMs)}`
  const { rows } = await sql<{ seq: number }>`
    with ${place} held as (
      update turn set last_seq = ${append.lastSeq + steps.length}, ${change}
      where stream_id = ${append.streamId} and lease_owner is not distinct from ${append.leaseOwner} and status = 'running' and last_seq = ${append.lastSeq} ${inPlace}
      returning stream_id, conversation_id
    ) ${said}
    insert into turn_event (stream_id, seq, data)
    select held.stream_id, ${append.lastSeq} + event.place, event.data
    from held, unnest(${events}::text[]) with ordinality as event(data, place)
    returning seq`.execute(db)
  return rows.length > 0
}

/** How far a turn has come, to find out whether an append of which no answer came was done. */
export const findProgress = (db: Db, streamId: string) =>
  db.selectFrom('turn').select(['last_seq', 'status', 'lease_owner']).where('stream_id', '=', streamId).executeTakeFirst()

/** Renews the leases that are still held, and says which these are. */
export async function renewLeases(db: Db, held: { streamId: string; leaseOwner: string }[], leaseMs: number): Promise<Set<string>> {
  const { rows } = await sql<{ stream_id: string }>`
    update turn set lease_until = ${leaseEnd(leaseMs)}
    from unnest(${held.map((turn) => turn.streamId)}::text[], ${held.map((turn) => turn.leaseOwner)}::text[]) as mine(stream_id, lease_owner)
    where turn.stream_id = mine.stream_id and turn.lease_owner = mine.lease_owner and status = 'running'
    returning turn.stream_id`.execute(db)
  return new Set(rows.map((row) => row.stream_id))
}

/** What was asked in a turn of a user's conversation; `undefined` where there is none such. */
export const findQuestion = (db: Db, userId: string, conversationId: string, turnNumber: number) =>
  db
    .selectFrom('turn')
    .innerJoin('conversation', 'conversation.id', 'turn.conversation_id')
    .select(['turn.query', 'turn.refine', 'turn.picture_id'])
    .where('conversation.id', '=', conversationId)
    .where('conversation.user_id', '=', userId)
    .where('turn.turn_number', '=', turnNumber)
    .executeTakeFirst()

/** Holds a user's conversation until the caller's transaction ends. False where there is none. */
export async function holdConversation(trx: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from conversation where id = ${id} and user_id = ${userId} for no key update`.execute(trx)
  return rows.length > 0
}

/**
 * Takes the turns of a held conversation from this one on away, with all that was said in them. Gives the question of the first of them; `undefined` where there is no such turn. Throws `reply_running` while one of
 * them is being answered.
 */
export async function removeTurns(trx: Db, conversationId: string, from: number): Promise<string | undefined> {
  const { rows: removed } = await sql<{ turn_number: number; query: string; status: string; picture_id: string | null }>`
    delete from turn where conversation_id = ${conversationId} and turn_number >= ${from} returning turn_number, query, status, picture_id`.execute(
    trx,
  )
  const first = removed.find(({ turn_number }) => turn_number === from)
  if (!first) return undefined
  if (removed.some(({ status }) => status === 'running')) throw new AppError('reply_running')
  await sql`delete from message where conversation_id = ${conversationId} and turn_number >= ${from}`.execute(trx)
  await sql`delete from answer_feedback where conversation_id = ${conversationId} and turn_number >= ${from}`.execute(trx)
  await sql`delete from asked_picture where id = any(${removed.flatMap(({ picture_id }) => picture_id ?? [])}::text[])`.execute(trx)
  await sql`update conversation set turn_count = ${from - 1} where id = ${conversationId}`.execute(trx)
  return first.query
}

/** Gives a conversation the title of another first question, where it still has that of the one before. */
export const retitle = (trx: Db, conversationId: string, { before, title }: { before: string; title: string }) =>
  sql`update conversation set title = ${title}, title_folded = ${foldText(title)} where id = ${conversationId} and title = ${before}`.execute(
    trx,
  )

/** Gives turns back so that any process may take them at once. A reply that was interrupted on purpose does not count as an attempt. */
export const releaseLeases = (db: Db, leaseOwners: string[]) =>
  sql`
    update turn set lease_until = clock_timestamp(), lease_owner = null, attempt = attempt - 1
    where lease_owner = any(${leaseOwners}::text[]) and status = 'running'`.execute(db)

interface TakenRow {
  stream_id: string
  conversation_id: string
  user_id: string
  is_guest: boolean
  language: Language
  turn_number: number
  query: string
  refine: Refinement | null
  picture_id: string | null
  attempt: number
  last_seq: number
  last_message_at: Date
  said_count: number
}

/** Ends every lease. For a start where no other process can hold one. */
export const abandonAll = (db: Db) => sql`update turn set lease_until = to_timestamp(0) where status = 'running'`.execute(db)

interface Taking {
  leaseOwner: string
  leaseMs: number
  lastAttempt: number
  limit: number
  /** Streams that are left alone. */
  except: readonly string[]
}

/**
 * Takes turns whose lease has run out. What the unfinished attempt had said is removed with it, so that the new attempt says it once; after attempt
 * `lastAttempt` it stays, because no new attempt follows. Its events stay as they were sent, under their numbers: a
 * `restart` after them says that the reply is made anew.
 */
export async function takeAbandonedTurns(db: Db, { leaseOwner, leaseMs, lastAttempt, limit, except }: Taking): Promise<HeldTurn[]> {
  const { rows } = await sql<TakenRow>`
    with taken as (
      update turn set lease_owner = ${leaseOwner}, lease_until = ${leaseEnd(leaseMs)}, attempt = attempt + 1,
        last_seq = last_seq + case when last_seq > 0 and attempt + 1 <= ${lastAttempt} then 1 else 0 end
      where stream_id in (
        select stream_id from turn
        where status = 'running' and lease_until < clock_timestamp() and stream_id <> all(${except}::text[])
        order by created_at limit ${limit}
        for update skip locked
      )
      returning stream_id, conversation_id, user_id, is_guest, language, turn_number, query, refine, picture_id, attempt, last_seq
    ), unsaid as (
      delete from message using taken
      where message.conversation_id = taken.conversation_id and message.turn_number = taken.turn_number and message.role <> 'user'
        and taken.attempt <= ${lastAttempt}
    ), begun_again as (
      insert into turn_event (stream_id, seq, data)
      select stream_id, last_seq, '{"type":"restart","turn_number":' || turn_number || '}' from taken
      where last_seq > 0 and attempt <= ${lastAttempt}
    )
    select taken.*, spoken.*
    from taken, lateral (
      select max(created_at) as last_message_at, count(*) filter (where role <> 'user' and taken.attempt > ${lastAttempt}) as said_count
      from message
      where message.conversation_id = taken.conversation_id and message.turn_number = taken.turn_number
    ) as spoken`.execute(db)
  return rows.map((row) => ({
    streamId: row.stream_id,
    conversationId: row.conversation_id,
    userId: row.user_id,
    isGuest: row.is_guest,
    language: row.language,
    turnNumber: row.turn_number,
    query: row.query,
    refine: row.refine ?? undefined,
    pictureId: row.picture_id ?? undefined,
    attempt: row.attempt,
    leaseOwner,
    lastSeq: row.last_seq,
    lastMessageAt: row.last_message_at,
    saidCount: row.said_count,
  }))
}

/** The latest `limit` turns before this one, oldest first. */
export async function listPastTurns(db: Db, conversationId: string, before: number, limit: number): Promise<PastTurn[]> {
  const rows = await db
    .selectFrom('turn')
    .select(['query', 'state', 'shown_ids'])
    .where('conversation_id', '=', conversationId)
    .where('turn_number', '<', before)
    .orderBy('turn_number', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse().map((row) => ({ message: row.query, state: row.state ?? undefined, shownIds: row.shown_ids }))
}

/** Locks a user's turn, after its conversation; `undefined` where the user has no such turn. */
export async function lockTurn(trx: Db, streamId: string, userId: string) {
  const found = await trx
    .selectFrom('turn')
    .select('conversation_id')
    .where('stream_id', '=', streamId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!found) return undefined
  await trx.selectFrom('conversation').select('id').where('id', '=', found.conversation_id).forNoKeyUpdate().execute()
  return trx.selectFrom('turn').selectAll().where('stream_id', '=', streamId).forUpdate().executeTakeFirst()
}

/** Time of the newest message of a turn. */
export const findLastMessageTime = (db: Db, conversationId: string, turnNumber: number) =>
  db
    .selectFrom('message')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where('conversation_id', '=', conversationId)
    .where('turn_number', '=', turnNumber)
    .executeTakeFirst()

export const moveTurns = (db: Db, conversationIds: readonly string[], userId: string) =>
  db.updateTable('turn').set({ user_id: userId, is_guest: false }).where('conversation_id', 'in', conversationIds).execute()
