import { createProofTables } from '@karavan/identity/migration.ts'
import { type Kysely, sql } from 'kysely'

/** What proves an address, and which mails of an order wait for it. */
export async function up(db: Kysely<never>): Promise<void> {
  await createProofTables(db)
  // Processes from before leave it empty: what they order is looked at again when its mail is due.
  await sql`alter table buyer_order add column mails_from int`.execute(db)
  await sql`alter table buyer_order add column doubted_at timestamptz`.execute(db)
  await sql`
    update buyer_order set mails_from = 1 from identity_account
    where identity_account.id = user_id and identity_account.email = buyer_order.email and email_verified`.execute(db)
  await sql`create index buyer_order_unproven on buyer_order (user_id) where mails_from is null`.execute(db)
}
