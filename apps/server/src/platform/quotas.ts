import { hash } from 'node:crypto'
import type { QuotaDetails } from '@karavan/contract/quotas.ts'
import { type QueryExecutorProvider, sql } from 'kysely'
import { dropInBatches } from './drop-old.ts'
import { AppError, secondsUntil } from './errors.ts'
import type { Client } from './fair-line.ts'

export interface QuotaTables {
  quota_use: {
    /** Of what, for whom: a hash, so that no address is kept. */
    key: string
    count: number
    /** When the first of these uses was. */
    since: Date
  }
  /** Processes that hold streams open. */
  stream_process: { id: string; alive_until: Date }
  /** Open streams of an account or a network, by process. */
  stream_use: { key: string; counts: Record<string, number> }
}

/** Most for one account, and for one network; 0: any number. */
export interface Quota {
  account: number
  network: number
}

type Kind = QuotaDetails['quota']
/** Something that a client wants to use once. */
interface Wish {
  kind: Kind
  max: Quota
}
interface Use {
  kind: Kind
  of: QuotaDetails['of']
  key: string
  max: number
}

const windowMs = 24 * 60 * 60_000

/** What is counted for these wishes. */
export const usesOf = (wishes: readonly Wish[], { account, network }: Client): Use[] =>
  wishes.flatMap(({ kind, max }) =>
    [
      { kind, of: 'account' as const, key: keyOf(kind, 'account', account), max: account ? max.account : 0 },
      { kind, of: 'address' as const, key: keyOf(kind, 'address', network), max: max.network },
    ].filter((use) => use.max > 0),
  )
const keyOf = (...what: string[]) => hash('sha256', what.join('\n'), 'base64url')

type Table = 'quota_use' | 'stream_use'

/** Everybody holds the rows of two or more keys in this order: two statements that held one each would wait for the other's. */
export const byKey = (uses: readonly Use[]): Use[] => uses.toSorted((a, b) => (a.key < b.key ? -1 : 1))
/** The same for the rows that a statement changes, which it would hold in whatever order it finds them. */
export const heldByKey = (table: Table, keys: readonly string[]) =>
  sql`select key from ${sql.table(table)} where key = any(${keys}::text[]) order by key collate "C" for update`

/** How much a row of `table` may count, by its key. */
export const maxOf = (table: Table, uses: readonly Use[]) =>
  sql<number>`case ${sql.ref(`${table}.key`)} ${sql.join(
    uses.map(({ key, max }) => sql`when ${key} then ${max}::int`),
    sql` `,
  )} end`

export const quotaReached = ({ kind, of, max }: Use, waitSeconds: number): AppError =>
  new AppError('quota_reached', { waitSeconds, extra: { quota: kind, of, max, wait_seconds: waitSeconds } satisfies QuotaDetails })

/**
 * Takes one of each wish for the account and the network, all or nothing, within a day of the first. Counted where all processes see it, in one statement: of
 * two at the same moment one is the last. Gives what puts them back. Throws `quota_reached`.
 */
export async function takeQuota(
  db: QueryExecutorProvider,
  wishes: readonly Wish[],
  client: Client,
  now: Date,
): Promise<() => Promise<unknown>> {
  const uses = usesOf(wishes, client)
  if (uses.length === 0) return async () => {}
  const isOver = sql<boolean>`quota_use.since <= ${new Date(+now - windowMs)}::timestamptz`
  const { rows } = await sql<{ key: string }>`
    insert into quota_use (key, count, since)
    values ${sql.join(byKey(uses).map(({ key }) => sql`(${key}, 1, ${now}::timestamptz)`))}
    on conflict (key) do update set
      count = case when ${isOver} then 1 else quota_use.count + 1 end,
      since = case when ${isOver} then excluded.since else quota_use.since end
    where ${isOver} or quota_use.count < ${maxOf('quota_use', uses)}
    returning key`.execute(db)
  const taken = rows.map(({ key }) => key)
  const giveBack = () =>
    sql`
      update quota_use set count = count - 1 from (${heldByKey('quota_use', taken)}) as held
      where quota_use.key = held.key and count > 0 and since <= ${now}::timestamptz`.execute(db)
  const refused = uses.find(({ key }) => !taken.includes(key))
  if (!refused) return giveBack
  await giveBack()
  const { rows: kept } = await sql<{ since: Date }>`select since from quota_use where key = ${refused.key}`.execute(db)
  const endsAt = Number(kept[0]?.since ?? now) + windowMs
  throw quotaReached(refused, secondsUntil(endsAt, Number(now)))
}

/** Drops what no quota counts any more. */
export const dropOldUses = (db: QueryExecutorProvider, now: Date) =>
  dropInBatches(db, 'quota_use', sql`since <= ${new Date(+now - windowMs)}::timestamptz`)
