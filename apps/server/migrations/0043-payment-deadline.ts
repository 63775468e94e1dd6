import { type Kysely, sql } from 'kysely'

/**
 * Until when an order must be paid. All may be missing: orders of before, and those that a process of the release before makes beside this one, get their time
 * from the first look that finds them (`orders/unpaid.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table buyer_order
      add column pay_hours int,
      add column pay_by timestamptz,
      add column remind_at timestamptz,
      add column has_grace boolean not null default true`.execute(db)
  await sql`
    create index buyer_order_unpaid on buyer_order (coalesce(least(remind_at, pay_by), '-infinity'::timestamptz))
    where status = 'order_created'`.execute(db)
}
