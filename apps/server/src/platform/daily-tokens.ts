import { hash } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'

const windowMs = 24 * 60 * 60_000
/** Largest number that the column holds. */
const most = 2 ** 31 - 1

/** Tokens of a language model that may be used within a day of the first; 0: any number. */
export interface DailyTokens {
  shop: number
  buyer: number
}

const keyOf = (...what: string[]) => hash('sha256', ['llm-tokens', ...what].join('\n'), 'base64url')

/** The share of one account in what a shop may spend on its language model, counted where all processes see it. */
export function dailyTokensOf(db: QueryExecutorProvider, { shop, buyer }: DailyTokens, account: string, clock: () => Date) {
  const limits = [
    { key: keyOf('shop'), max: shop },
    { key: keyOf('account', account), max: buyer },
  ].filter(({ max }) => max > 0)
  return {
    async isLeft(): Promise<boolean> {
      if (limits.length === 0) return true
      const { rows } = await sql<{ key: string; count: number }>`
        select key, count from quota_use
        where key = any(${limits.map(({ key }) => key)}::text[]) and since > ${new Date(+clock() - windowMs)}::timestamptz`.execute(db)
      return limits.every(({ key, max }) => (rows.find((row) => row.key === key)?.count ?? 0) < max)
    },
    async spend(tokens: number): Promise<void> {
      if (limits.length === 0 || tokens <= 0) return
      const isOver = sql<boolean>`quota_use.since <= ${new Date(+clock() - windowMs)}::timestamptz`
      const rows = limits.map(({ key }) => key).sort()
      await sql`
        insert into quota_use (key, count, since)
        values ${sql.join(rows.map((key) => sql`(${key}, ${Math.min(tokens, most)}, ${clock()}::timestamptz)`))}
        on conflict (key) do update set
          count = case when ${isOver} then excluded.count else least(${most}::bigint, quota_use.count::bigint + excluded.count)::int end,
          since = case when ${isOver} then excluded.since else quota_use.since end`.execute(db)
    },
  }
}
