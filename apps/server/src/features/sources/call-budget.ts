import { hash } from 'node:crypto'
import type { CallBudget } from '@karavan/marketplaces/live/call-budget.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database.ts'

/** A day begins with its first call. */
const day = sql`interval '24 hours'`

export interface CallBudgetParts {
  db: Kysely<Database>
  service: string
  key: string
  /** Most calls within a day of the first one; 0: any number. */
  perDay: number
}

/** The calls of one key, counted in the database for all processes: services count them by key as well. */
export function databaseBudget({ db, service, key, perDay }: CallBudgetParts): CallBudget {
  const id = hash('sha256', `${service}\n${key}`, 'base64url')
  const isNewDay = sql<boolean>`budget.since <= now() - ${day}`

  return {
    async take() {
      const { rows } = await sql`
        insert into marketplace_budget as budget (id, calls) values (${id}, 1)
        on conflict (id) do update set
          calls = case when ${isNewDay} then 1 else budget.calls + 1 end,
          since = case when ${isNewDay} then now() else budget.since end
        where (budget.rests_until is null or budget.rests_until <= now()) and (${perDay} = 0 or ${isNewDay} or budget.calls < ${perDay})
        returning budget.id`.execute(db)
      if (rows.length > 0) return undefined
      const { rows: known } = await sql<{ until: Date }>`
        select greatest(rests_until, case when ${perDay} > 0 and calls >= ${perDay} then since + ${day} end) as until
        from marketplace_budget as budget where id = ${id}`.execute(db)
      return known[0]?.until ?? undefined
    },
    async rest(ms) {
      await sql`
        insert into marketplace_budget as budget (id, rests_until) values (${id}, now() + make_interval(secs => ${ms / 1000}))
        on conflict (id) do update set rests_until = excluded.rests_until`.execute(db)
    },
  }
}
