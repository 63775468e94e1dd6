import { createSessionPlacesAndRecovery } from '@karavan/identity/migration.ts'
import { type Kysely, sql } from 'kysely'

/** Where sessions are used, the change of a proven address and its way back, and the mails that a buyer does not want. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSessionPlacesAndRecovery(db)
  await sql`
    create table unwanted_mail (
      user_id text not null,
      kind text not null,
      primary key (user_id, kind)
    )`.execute(db)
}
