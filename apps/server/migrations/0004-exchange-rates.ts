import type { Kysely } from 'kysely'

/** Rates an operator set; they win over every other source until they are cleared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_rate')
    .addColumn('currency', 'text', (column) => column.primaryKey())
    .addColumn('rub_per_unit', 'numeric', (column) => column.notNull())
    .addColumn('set_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
