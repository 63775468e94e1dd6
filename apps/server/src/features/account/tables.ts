import type { ColumnType } from 'kysely'

/** A guest whose conversations are an account's now. */
export interface ClaimedGuestTable {
  guest_id: string
  account_id: string
  claimed_at: ColumnType<Date, Date, never>
}

/** A guest of the hosted sign-in, which keeps its accounts elsewhere. */
export interface HostedGuestTable {
  uid: string
  seen_at: Date
  /** Set once it has come as an account: a guest that signs up there keeps its id. */
  became_account_at: Date | null
}

export interface AccountTables {
  hosted_guest: HostedGuestTable
  claimed_guest: ClaimedGuestTable
}
