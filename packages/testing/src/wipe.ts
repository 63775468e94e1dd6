import type { Database } from '@karavan/server/database.ts'
import { jobsSchema } from '@karavan/server/platform/jobs.ts'
import { type Kysely, sql } from 'kysely'

/**
 * A table larger than this is truncated: less work than deleting its rows, and nothing of them stays. A smaller one is emptied by `delete`, because
 * `truncate` makes new files for a table and each of its indexes, a hundred times the work for a few rows.
 */
const maxDeletedBytes = 256 * 1024

/**
 * Writes the function `testing.wipe()` into a database: it empties every table but the migrations' own, those that refer to others first. Of the job
 * queue's tables only the one with jobs is emptied: the others say which release it is and which jobs there are.
 */
export async function createWipe(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string; parents: string[]; refuses: boolean }>`
    select c.oid::regclass::text as name,
      array(select distinct f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents,
      exists (select from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal) as refuses
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' and c.relname not like 'kysely\\_%' or n.nspname = ${jobsSchema} and c.relname = 'job')
    order by 1`.execute(db)
  const steps = childrenFirst(rows).map(({ name, refuses }) =>
    // A trigger may refuse to have rows deleted, as those of the orders' history and of the audit log do.
    refuses
      ? `if exists (select from ${name}) then
           alter table ${name} disable trigger user; truncate ${name} cascade; alter table ${name} enable trigger user;
         end if;`
      : `if exists (select from ${name}) then
           if pg_relation_size('${name}') > ${maxDeletedBytes} then truncate ${name} cascade; else delete from ${name}; end if;
         end if;`,
  )
  await sql`create schema if not exists testing`.execute(db)
  await sql
    .raw(`create or replace function testing.wipe() returns void language plpgsql as $$ begin ${steps.join('\n')} end $$`)
    .execute(db)
}

const foreignKeyViolation = '23503'
const maxWipes = 5

/** Empties the tables of a test's database. A job that the test left running may refer to a row in the same moment: then it is emptied again. */
export async function wipe(db: Kysely<Database>): Promise<void> {
  for (let wipes = 1; ; wipes++) {
    try {
      await sql`select testing.wipe()`.execute(db)
      return
    } catch (error) {
      if (wipes === maxWipes || (error as { code?: unknown }).code !== foreignKeyViolation) throw error
    }
  }
}

/** Every table after those that refer to it. */
function childrenFirst<T extends { name: string; parents: string[] }>(tables: readonly T[]): T[] {
  const sorted: T[] = []
  const waiting = new Set(tables)
  while (waiting.size > 0) {
    const free = [...waiting].filter(({ name }) => ![...waiting].some((other) => other.parents.includes(name)))
    if (free.length === 0) throw new Error(`tables refer to each other in a circle: ${[...waiting].map(({ name }) => name).join(', ')}`)
    for (const table of free) waiting.delete(table)
    sorted.push(...free)
  }
  return sorted
}
