import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ColumnType, Kysely } from 'kysely'
import { userOf } from './auth.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import { AppError } from './errors.ts'
import { newId } from './ids.ts'
import type { Database } from './schema.ts'

export interface IdempotentRequestTable {
  user_id: string
  /** The call the key belongs to, with the ids of its path. */
  scope: string
  key: string
  request_hash: string
  /** Made anew by each attempt, so that one that was given up cannot answer for its successor. */
  token: string
  /** JSON text on the way in; null while the request is being handled. */
  answer: ColumnType<unknown, null, string | null>
  created_at: ColumnType<Date, Date, Date>
}
export interface IdempotencyTables {
  idempotent_request: IdempotentRequestTable
}

/** How long an answer is kept (design, section 7). */
export const answerLifeMs = 24 * 60 * 60 * 1000
/** A request without an answer for this long has died with its process. */
const abandonedAfterMs = 90_000
const keyForm = /^[\x21-\x7e]{1,200}$/

export interface RepeatableRequest {
  userId: string
  scope: string
  key: string
  /** The parsed body. */
  body: unknown
}

/** The request as its Idempotency-Key marks it; `undefined` where it has none. Throws `bad_request` for a key that is none. */
export function repeatable(request: FastifyRequest): RepeatableRequest | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyForm.test(key)) {
    throw new AppError('bad_request', { fields: { 'Idempotency-Key': 'must be 1 to 200 visible ASCII characters' } })
  }
  return { userId: userOf(request).uid, scope: `${request.method} ${request.url.split('?')[0]}`, key, body: request.body }
}

/** Stores the answer in the transaction that does the work, so that either both happened or neither. */
export type Settle<Answer> = (trx: Db, answer: Answer) => Promise<void>

/**
 * Does `work` once for each key and user: a repeated request gets the first one's answer for 24 hours. Throws `idempotency_mismatch` when the key came
 * with another body and `request_in_flight` while the first request runs. Work that fails leaves the key free. Without a key the work is simply done.
 * `work` must call `settle` in its transaction.
 */
export async function once<Answer>(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  request: RepeatableRequest | undefined,
  work: (settle: Settle<Answer>) => Promise<Answer>,
): Promise<Answer> {
  if (!request) return work(async () => {})
  const token = newId()
  const { userId, scope, key } = request
  const hash = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest('base64url')
  const kept = await reserve(db, clock(), { user_id: userId, scope, key, request_hash: hash, token, created_at: clock() })
  if (kept) {
    if (kept.request_hash !== hash) throw new AppError('idempotency_mismatch')
    if (kept.answer === null) throw new AppError('request_in_flight')
    return kept.answer as Answer
  }
  const mine = (trx: Db) => ({
    update: trx
      .updateTable('idempotent_request')
      .where('user_id', '=', userId)
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('token', '=', token),
    remove: trx
      .deleteFrom('idempotent_request')
      .where('user_id', '=', userId)
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('token', '=', token),
  })
  try {
    return await work(async (trx, answer) => {
      const settled = await mine(trx)
        .update.set({ answer: JSON.stringify(answer) })
        .returning('key')
        .executeTakeFirst()
      if (!settled) throw new AppError('request_in_flight')
    })
  } catch (error) {
    // Only a reservation without an answer: work that failed after its transaction has happened nevertheless.
    await mine(db).remove.where('answer', 'is', null).execute()
    throw error
  }
}

/** Reserves the key; gives the row that holds it already. */
async function reserve(db: Kysely<Database>, now: Date, row: Omit<IdempotentRequestTable, 'answer' | 'created_at'> & { created_at: Date }) {
  for (;;) {
    const reserved = await db
      .insertInto('idempotent_request')
      .values({ ...row, answer: null })
      .onConflict((on) =>
        on
          .columns(['user_id', 'scope', 'key'])
          .doUpdateSet({ request_hash: row.request_hash, token: row.token, answer: null, created_at: row.created_at })
          .where((eb) =>
            eb.or([
              eb('idempotent_request.created_at', '<=', new Date(now.getTime() - answerLifeMs)),
              eb.and([
                eb('idempotent_request.answer', 'is', null),
                eb('idempotent_request.created_at', '<=', new Date(now.getTime() - abandonedAfterMs)),
              ]),
            ]),
          ),
      )
      .returning('key')
      .executeTakeFirst()
    if (reserved) return undefined
    const kept = await db
      .selectFrom('idempotent_request')
      .select(['request_hash', 'answer'])
      .where('user_id', '=', row.user_id)
      .where('scope', '=', row.scope)
      .where('key', '=', row.key)
      .executeTakeFirst()
    if (kept) return kept
    // Its first request failed in between and left the key free: try again.
  }
}

/** Drops answers nobody may ask for any more. */
export const dropOldAnswers = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotent_request')
    .where('created_at', '<=', new Date(now.getTime() - answerLifeMs))
    .execute()
