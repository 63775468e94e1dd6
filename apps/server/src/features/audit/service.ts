import type { AuditEntry, AuditKind, AuditPage } from '@karavan/contract/audit.ts'
import { commandLine } from '@karavan/contract/desk.ts'
import type { Db } from '../../database.ts'
import { toStorable, toStoredJson } from '../../platform/text.ts'
import * as entries from './repository.ts'
import type { AuditDetails } from './tables.ts'

/** Who does something. */
export interface Author {
  /** Null for the command line. */
  uid: string | null
  /** The address of their account, as other operators know them. */
  name: string
  /** Where the call comes from; null for the command line. */
  address: string | null
}

export const atCommandLine: Author = { uid: null, name: commandLine, address: null }

export interface AuditEvent {
  kind: AuditKind
  at: Date
  by: Author
  /** The operator whom it is done to, by the address of their account, where that is not who does it. */
  subject?: string
  orderNumber?: string
  /** What changed. Words and numbers of ours: never a secret, and nothing that a buyer wrote. */
  details?: AuditDetails
}

/** Adds an entry to the log. In the transaction of what it tells of: both are there, or neither is. */
export async function record(trx: Db, { kind, at, by, subject, orderNumber, details = {} }: AuditEvent): Promise<void> {
  await entries.insertEntry(trx, {
    kind,
    at,
    actor_uid: by.uid,
    actor: toStorable(by.name),
    subject: subject === undefined ? null : toStorable(subject),
    order_number: orderNumber ?? null,
    address: by.address,
    details: toStoredJson(details),
  })
}

/** Somebody whose time does something without them, as the log knows them. */
export const findAuthor = async (db: Db, uid: string): Promise<Author> => ({
  uid,
  name: (await entries.findName(db, uid))?.actor ?? uid,
  address: null,
})

export type { AuditDetails } from './tables.ts'

/** A page of the log, newest first. */
export async function listAudit(db: Db, filter: entries.AuditFilter, limit: number): Promise<AuditPage> {
  const rows = await entries.listEntries(db, filter, limit + 1)
  const shown = rows.slice(0, limit)
  return {
    entries: shown.map(toEntry),
    next: rows.length > limit ? String(shown.at(-1)?.id) : null,
    operators: await entries.listNames(db),
  }
}

const toEntry = ({ id, at, kind, actor, subject, order_number, address, details }: entries.EntryRow): AuditEntry => ({
  id: String(id),
  at: at.toISOString(),
  kind,
  actor,
  subject,
  order_number,
  address,
  details,
})
