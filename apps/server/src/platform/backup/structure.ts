import { type Kysely, sql, type Transaction } from 'kysely'
import { listMigrations, migrate } from '../db.ts'
import { jobsSchema } from '../jobs.ts'
import type { Manifest } from './manifest.ts'
import { BackupError } from './sealed-file.ts'

/** Throws where a newer release has made the tables: this one cannot know them. */
export async function assertKnown({ migrations, release }: Manifest): Promise<void> {
  const known = await listMigrations()
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new BackupError(`the backup was made by a newer release (${release}), which has ${unknown.at(-1)}: restore it with that release`)
}

/** What is in the way of a restore: tables, of whoever they are. */
export async function countTables(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('public', ${jobsSchema})
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`.execute(db)
  return rows[0]?.count ?? 0
}

/** Takes everything away but what extensions brought along. */
export async function dropEverything(trx: Transaction<unknown>): Promise<void> {
  await sql`drop schema if exists ${sql.id(jobsSchema)} cascade`.execute(trx)
  await sql`
    do $$
    declare thing record;
    begin
      for thing in
        select c.oid, case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind, 0 as place
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
          -- A sequence of an identity column goes with its table, and not without it.
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i'))
      loop
        -- Gone meanwhile with what it belonged to.
        continue when not exists (select from pg_class where oid = thing.oid);
        execute format('drop %s if exists %s cascade', thing.kind, thing.oid::regclass);
      end loop;
      for thing in
        select p.oid, case p.prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end as kind
        from pg_proc p where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      loop
        execute format('drop %s if exists %s cascade', thing.kind, thing.oid::regprocedure);
      end loop;
    end $$`.execute(trx)
}

/** Makes the tables as they were when the backup was made, without rows, and those of the job queue. */
export async function makeStructure(trx: Transaction<unknown>, { migrations }: Manifest): Promise<void> {
  await migrate(trx, migrations)
  const { getConstructionPlans } = await import('pg-boss')
  // As one transaction of its own; here it is a part of ours.
  const plans = getConstructionPlans(jobsSchema)
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
  await sql.raw(plans).execute(trx)
  // It sets limits for its own short transaction.
  await sql
    .raw('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0')
    .execute(trx)
}

/**
 * Lets rows come in any order: references between tables are taken away and triggers stopped while `load` runs. What was loaded is checked against the
 * references again afterwards.
 */
export async function withoutReferences(trx: Transaction<unknown>, load: () => Promise<void>): Promise<void> {
  const { rows: references } = await sql<{ owner: string; name: string; definition: string }>`
    select c.conrelid::regclass::text as owner, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', ${jobsSchema})`.execute(trx)
  const { rows: triggers } = await sql<{ owner: string }>`
    select distinct tgrelid::regclass::text as owner from pg_trigger g
    join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not g.tgisinternal and n.nspname in ('public', ${jobsSchema})`.execute(trx)
  const run = async (statements: string[]) => {
    if (statements.length > 0) await sql.raw(statements.join(';')).execute(trx)
  }
  await run(references.map(({ owner, name }) => `alter table ${owner} drop constraint ${name}`))
  await run(triggers.map(({ owner }) => `alter table ${owner} disable trigger user`))
  await load()
  await run(triggers.map(({ owner }) => `alter table ${owner} enable trigger user`))
  await run(references.map(({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`))
}
