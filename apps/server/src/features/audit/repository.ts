import type { AuditKind } from '@karavan/contract/audit.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { AuditTables } from './tables.ts'

export const insertEntry = (trx: Db, entry: Insertable<AuditTables['audit_entry']>) => trx.insertInto('audit_entry').values(entry).execute()

export interface AuditFilter {
  operator?: string
  kind?: AuditKind
  since?: Date
  until?: Date
  /** Only entries before this one. */
  before?: number
}

/** Newest first. */
export const listEntries = (db: Db, { operator, kind, since, until, before }: AuditFilter, limit: number) =>
  db
    .selectFrom('audit_entry')
    .selectAll()
    .$if(operator !== undefined, (query) =>
      query.where((eb) => eb.or([eb('actor', '=', operator ?? ''), eb('subject', '=', operator ?? '')])),
    )
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(since !== undefined, (query) => query.where('at', '>=', since!))
    .$if(until !== undefined, (query) => query.where('at', '<', until!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** The name under which somebody was last written down. */
export const findName = (db: Db, uid: string) =>
  db.selectFrom('audit_entry').select('actor').where('actor_uid', '=', uid).orderBy('id', 'desc').limit(1).executeTakeFirst()

/** Every name of the log once, in order. The log only grows, so that each is looked up in the index after the one before it. */
export async function listNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive actors(name) as (
      (select actor from audit_entry order by actor limit 1)
      union all
      select (select actor from audit_entry where actor > actors.name order by actor limit 1) from actors where actors.name is not null
    ), subjects(name) as (
      (select subject from audit_entry where subject is not null order by subject limit 1)
      union all
      select (select subject from audit_entry where subject > subjects.name order by subject limit 1) from subjects where subjects.name is not null
    )
    select name from actors where name is not null
    union
    select name from subjects where name is not null
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}
