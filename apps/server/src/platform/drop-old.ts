import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'

const batch = 1_000

/**
 * Deletes the rows of a table for which `isOld` holds, a thousand in a statement of its own: the embedded database's only connection is free in between,
 * no lock is held for long, and rows that somebody else holds, another process that does the same for instance, are left for the next time. Gives the
 * number of rows.
 */
export async function dropInBatches(db: QueryExecutorProvider, table: string, isOld: RawBuilder<unknown>): Promise<number> {
  for (let dropped = 0; ; ) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOld} limit ${batch} for update skip locked))`.execute(db)
    const count = Number(numAffectedRows ?? 0)
    dropped += count
    if (count < batch) return dropped
  }
}
