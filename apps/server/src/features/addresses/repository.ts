import type { Address } from '@karavan/contract/addresses.ts'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database.ts'
import type { AddressTable } from './tables.ts'

const columns = [
  'id',
  'recipient_name',
  'phone_number',
  'street_address',
  'district',
  'city',
  'state_province',
  'postal_code',
  'country',
  'is_default',
] as const satisfies (keyof Address)[]

/** In the order they were made. */
export const listAddresses = (db: Db, userId: string): Promise<Address[]> =>
  db.selectFrom('address').select(columns).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

export const findAddress = (db: Db, userId: string, id: string): Promise<Address | undefined> =>
  db.selectFrom('address').select(columns).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export async function countAddresses(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('address')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}

export const insertAddress = (db: Db, address: Insertable<AddressTable>): Promise<Address> =>
  db.insertInto('address').values(address).returning(columns).executeTakeFirstOrThrow()

export const updateAddress = (db: Db, userId: string, id: string, change: Updateable<AddressTable>): Promise<Address | undefined> =>
  db.updateTable('address').set(change).where('id', '=', id).where('user_id', '=', userId).returning(columns).executeTakeFirst()

/** No address of the user but this one is the default any more. */
export const unsetOtherDefaults = (db: Db, userId: string, id: string) =>
  db
    .updateTable('address')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('id', '!=', id)
    .execute()

export const deleteAddress = (db: Db, userId: string, id: string) =>
  db.deleteFrom('address').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

export const deleteAddressesOf = (db: Db, userId: string) => db.deleteFrom('address').where('user_id', '=', userId).execute()
