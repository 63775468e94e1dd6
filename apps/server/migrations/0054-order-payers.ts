import { type Kysely, sql } from 'kysely'

/** The company that an order's invoice is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_payer (
      order_id text primary key references buyer_order on delete cascade,
      name text not null,
      inn text not null,
      kpp text,
      said_at timestamptz not null
    )`.execute(db)
}
