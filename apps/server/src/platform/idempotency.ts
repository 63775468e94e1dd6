import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type ColumnType, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { userOf } from './auth.ts'
import { dropInBatches } from './drop-old.ts'
import { AppError } from './errors.ts'
import { toStoredJson } from './text.ts'

export interface IdempotentRequestTable {
  user_id: string
  /** The call the key belongs to, with the ids of its path. */
  scope: string
  key: string
  request_hash: string
  /** JSON text on the way in. */
  answer: ColumnType<unknown, string, string>
  created_at: ColumnType<Date, Date, Date>
}
export interface IdempotencyTables {
  idempotent_request: IdempotentRequestTable
}

/** How long an answer is kept: longer than anybody retries. */
export const answerLifeMs = 24 * 60 * 60 * 1000
const keyForm = /^[\x21-\x7e]{1,200}$/

/** A request that may come again and must be done once. */
export interface RepeatableRequest {
  userId: string
  scope: string
  key: string
  hash: string
}

/** The request as its Idempotency-Key marks it; `undefined` where it has none. `content`: what it asks for, where that is not its body. Throws `bad_request` for a malformed key. */
export function readIdempotencyKey(request: FastifyRequest, content: unknown = request.body ?? null): RepeatableRequest | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !keyForm.test(key)) {
    throw new AppError('bad_request', { fields: { 'Idempotency-Key': 'must be 1 to 200 visible ASCII characters' } })
  }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  return { userId: userOf(request).uid, scope: `${request.method} ${request.url.split('?')[0]}`, key, hash }
}

/**
 * A step of the statement or transaction that does the work: keeps the answer for each row of `source` (one or none), and returns a row only if the
 * request was not answered before. What creates must depend on that row. A second request with the same key waits here until the first one's
 * transaction has ended, so that it is never half done.
 */
export const rememberAnswer = (request: RepeatableRequest, answer: unknown, now: Date, source: RawBuilder<unknown>) => sql<{ key: string }>`
  insert into idempotent_request (user_id, scope, key, request_hash, answer, created_at)
  select ${request.userId}, ${request.scope}, ${request.key}, ${request.hash}, ${JSON.stringify(answer)}::jsonb, ${now}::timestamptz
  from ${source}
  on conflict (user_id, scope, key) do update
    set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
    where idempotent_request.created_at <= ${new Date(now.getTime() - answerLifeMs)}::timestamptz
  returning key`

const isOf = ({ userId, scope, key }: RepeatableRequest) => sql<boolean>`user_id = ${userId} and scope = ${scope} and key = ${key}`

/** What the request was answered before; `undefined` where it was not. Throws `idempotency_mismatch` when the key came with another body. */
export async function findAnswer(db: QueryExecutorProvider, request: RepeatableRequest): Promise<unknown> {
  const { rows } = await sql<{ request_hash: string; answer: unknown }>`
    select request_hash, answer from idempotent_request where ${isOf(request)}`.execute(db)
  const [kept] = rows
  if (kept && kept.request_hash !== request.hash) throw new AppError('idempotency_mismatch')
  return kept?.answer
}

/**
 * Does `work` in the transaction, once for this key: a repetition gets the answer of the first, in the form of `schema`. A repetition that comes while
 * the first is at work waits for it; where that one fails, nothing of it stays and the repetition is the first. Throws `idempotency_mismatch`.
 */
export async function answerOnce<T>(
  trx: QueryExecutorProvider,
  request: RepeatableRequest | undefined,
  now: Date,
  schema: { parse(kept: unknown): T },
  work: () => Promise<T>,
): Promise<T> {
  if (!request) return work()
  const { rows } = await rememberAnswer(request, null, now, sql`(values (1)) as one`).execute(trx)
  if (rows.length === 0) return schema.parse(await findAnswer(trx, request))
  const answer = await work()
  await sql`update idempotent_request set answer = ${toStoredJson(answer)}::jsonb where ${isOf(request)}`.execute(trx)
  return answer
}

/** A step of the transaction that deletes an account: answers repeat what was asked for, such as an address. */
export const forgetAnswersOf = (trx: QueryExecutorProvider, uid: string) =>
  sql`delete from idempotent_request where user_id = ${uid}`.execute(trx)

/** Drops answers that are no longer kept for repetitions. */
export const dropOldAnswers = (db: QueryExecutorProvider, now: Date) =>
  dropInBatches(db, 'idempotent_request', sql`created_at <= ${new Date(now.getTime() - answerLifeMs)}::timestamptz`)
