import type { ColumnType } from 'kysely'

/** A guest whose conversations are an account's now. */
export interface ClaimedGuestTable {
  guest_id: string
  account_id: string
  claimed_at: ColumnType<Date, Date, never>
}

export interface AccountTables {
  claimed_guest: ClaimedGuestTable
}
