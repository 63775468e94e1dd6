import { type Kysely, sql } from 'kysely'
import { jobsSchema } from '../jobs.ts'

export interface Table {
  schema: string
  name: string
  columns: string[]
}

/** Of the job queue what it has promised; its release, and what it counts about itself, are made anew. */
const jobTables = ['queue', 'schedule', 'job', 'job_dependency']
/** Tells whether a process brings the tables up to date at this moment. */
const lockTable = 'kysely_migration_lock'

/** The tables of the product, without what extensions brought along, with the columns that are written and not computed. */
export async function listTables(db: Kysely<unknown>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      and (n.nspname = 'public' and c.relname <> ${lockTable} or n.nspname = ${jobsSchema} and c.relname = any(${jobTables}))
    order by n.nspname desc, c.relname`.execute(db)
  return rows
}

export async function listSequences(db: Kysely<unknown>) {
  // Those that were never asked for a number start as they are made.
  const { rows } = await sql<{ schema: string; name: string; last: string }>`
    select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
    where schemaname in ('public', ${jobsSchema}) and last_value is not null order by 1, 2`.execute(db)
  return rows
}

const frameBytes = 1024 * 1024
const maxRows = 5_000

/** Texts of values do not depend on how a server is set up. */
export const plainTexts = sql`
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local xmloption = 'content'`

const tableId = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => sql.id(schema, name)

/** The rows of a table as JSON, arrays of texts in arrays of about a mebibyte: flat memory, whatever the table's size. */
export async function* readRows(trx: Kysely<unknown>, table: Table): AsyncGenerator<{ rows: number; json: string }> {
  const texts = sql.join(table.columns.map((column) => sql`${sql.ref(column)}::text`))
  await sql`declare backup_rows no scroll cursor for select array_to_json(array[${texts}]::text[])::text as row from ${tableId(table)}`.execute(
    trx,
  )
  let count = 20
  for (;;) {
    const { rows } = await sql.raw<{ row: string }>(`fetch forward ${count} from backup_rows`).execute(trx)
    if (rows.length === 0) break
    const json = `[${rows.map(({ row }) => row).join(',')}]`
    yield { rows: rows.length, json }
    count = Math.max(1, Math.min(maxRows, count * 4, Math.floor((rows.length * frameBytes) / json.length)))
  }
  await sql`close backup_rows`.execute(trx)
}

export interface TableWriter {
  /** Gives the number of rows. */
  write(json: string): Promise<number>
}

/** Takes the frames of `readRows`. Columns that this release does not have any more, of the job queue for instance, are left out. */
export async function tableWriter(trx: Kysely<unknown>, table: Table): Promise<TableWriter> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${`"${table.schema}"."${table.name}"`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    trx,
  )
  const types = new Map(rows.map(({ name, type }) => [name, type]))
  const columns = table.columns.flatMap((name, at) => {
    const type = types.get(name)
    return type ? [{ name: sql.id(name), value: sql`(r ->> ${sql.lit(at)})::${sql.raw(type)}` }] : []
  })
  const names = sql.join(columns.map(({ name }) => name))
  const values = sql.join(columns.map(({ value }) => value))
  return {
    async write(json) {
      const { numAffectedRows } = await sql`
        insert into ${tableId(table)} (${names}) overriding system value
        select ${values} from json_array_elements(${json}::json) as r`.execute(trx)
      return Number(numAffectedRows ?? 0)
    },
  }
}
