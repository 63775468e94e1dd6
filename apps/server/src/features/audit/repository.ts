import type { AuditKind } from '@karavan/contract/audit.ts'
import type { Insertable } from 'kysely'
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

export async function listNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select('actor as name')
    .union(db.selectFrom('audit_entry').select('subject as name').where('subject', 'is not', null).$narrowType<{ name: string }>())
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
