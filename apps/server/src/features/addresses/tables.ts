import type { Address } from '@karavan/contract/addresses.ts'
import type { ColumnType } from 'kysely'

export interface AddressTable extends Address {
  user_id: string
  created_at: ColumnType<Date, Date, never>
}

export interface AddressTables {
  address: AddressTable
}
