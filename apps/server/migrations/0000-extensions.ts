import { type Kysely, sql } from 'kysely'

/** What search needs of PostgreSQL beyond its core. On PostgreSQL all three are trusted extensions: the owner of the database may make them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists unaccent`.execute(db)
  await sql`create extension if not exists btree_gin`.execute(db)
}
