import { type Kysely, sql } from 'kysely'

/** What a database holds: of every table of the product the number of its rows and a sum over all their columns. */
export async function sumTables<Tables>(db: Kysely<Tables>): Promise<Record<string, string>> {
  return db.connection().execute(async (connection) => {
    // Of the job queue what it carries: its statistics are made anew.
    const { rows: tables } = await sql<{ name: string }>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'kysely_migration_lock'
        and (n.nspname = 'public' or n.nspname = 'jobs' and c.relname in ('queue', 'schedule', 'job', 'job_dependency'))
      order by 1`.execute(connection)
    await sql`set timezone = 'UTC'`.execute(connection)
    const sums: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{ sum: string }>`
        select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from ${sql.raw(name)} t`.execute(
        connection,
      )
      sums[name] = rows[0]?.sum ?? ''
    }
    return sums
  })
}
