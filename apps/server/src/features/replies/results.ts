import type { AssistantEngine, TurnDeps } from '@karavan/assistant/port.ts'
import type { ResultsAnswer, resultsQuery } from '@karavan/contract/search.ts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database, Db } from '../../database.ts'
import type { User } from '../../platform/auth.ts'
import { AppError } from '../../platform/errors.ts'
import type { Client } from '../../platform/fair-line.ts'

/** What it takes to look at what an earlier turn found. */
export interface ResultsDeps {
  db: Kysely<Database>
  engine: AssistantEngine
  turnDeps(client: Client): TurnDeps
  /** Brings what `turnDeps` answers from memory up to date. */
  refresh(): Promise<void>
}

/** What a turn of a user's conversation found; `undefined` where the user has no such turn. */
const findLeft = (db: Db, userId: string, conversationId: string, turnNumber: number) =>
  db
    .selectFrom('turn')
    .select(['state', 'shown_ids', 'language'])
    .where('conversation_id', '=', conversationId)
    .where('turn_number', '=', turnNumber)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/**
 * A page of all that the search of a turn found, as of now. Throws `conversation_not_found` where the user has no such turn, `not_found` where it left no
 * search, `marketplace_unavailable` where no source answers.
 */
export async function listResults(
  { db, engine, turnDeps, refresh }: ResultsDeps,
  user: User,
  network: string,
  conversationId: string,
  { turn, limit, offset }: z.output<typeof resultsQuery>,
  signal: AbortSignal,
): Promise<ResultsAnswer> {
  const [left] = await Promise.all([findLeft(db, user.uid, conversationId, turn), refresh()])
  if (!left) throw new AppError('conversation_not_found')
  const { state, shown_ids: shownIds, language: interfaceLanguage } = left
  const page = await engine.listResults?.(
    { state, shownIds, interfaceLanguage, offset, limit },
    turnDeps({ network, account: user.uid }),
    signal,
  )
  if (page === undefined) throw new AppError('not_found')
  if (page === 'unreachable') throw new AppError('marketplace_unavailable')
  const { cards: products, total, isAtLeast: is_at_least } = page
  return { success: true, conversation_id: conversationId, turn_number: turn, products, total, is_at_least, limit, offset }
}
