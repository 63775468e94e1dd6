import type { AuditKind } from '@karavan/contract/audit.ts'
import type { ColumnType, Generated } from 'kysely'

export type AuditDetails = Record<string, string | number | boolean | null>

export interface AuditTables {
  /** Rows are only ever added: triggers refuse everything else. */
  audit_entry: {
    id: Generated<number>
    at: ColumnType<Date, Date, never>
    kind: ColumnType<AuditKind, AuditKind, never>
    actor_uid: ColumnType<string | null, string | null, never>
    actor: ColumnType<string, string, never>
    subject: ColumnType<string | null, string | null, never>
    order_number: ColumnType<string | null, string | null, never>
    address: ColumnType<string | null, string | null, never>
    /** JSON text on the way in. */
    details: ColumnType<AuditDetails, string, never>
  }
}
