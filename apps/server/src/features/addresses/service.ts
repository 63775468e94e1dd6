import { type Address, type AddressFields, addressAnswer, addressLimit } from '@karavan/contract/addresses.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { answerOnce, type RepeatableRequest } from '../../platform/idempotency.ts'
import { newId } from '../../platform/ids.ts'
import { lockForUser } from '../../platform/locks.ts'
import * as addresses from './repository.ts'

export interface AddressDeps {
  db: Kysely<Database>
  clock: Clock
}

export const listAddresses = ({ db }: AddressDeps, uid: string): Promise<Address[]> => addresses.listAddresses(db, uid)

/** Throws `address_not_found`, also for somebody else's. */
export async function getAddress(db: Db, uid: string, id: string): Promise<Address> {
  const found = await addresses.findAddress(db, uid, id)
  if (!found) throw new AppError('address_not_found')
  return found
}

/** Throws `limit_reached`. The first address is the default only where that is asked for: the default is the one that was flagged. */
export async function createAddress({ db, clock }: AddressDeps, uid: string, fields: AddressFields, repeatable?: RepeatableRequest) {
  return db.transaction().execute((trx) =>
    answerOnce(trx, repeatable, clock(), addressAnswer, async () => {
      await lockForUser(trx, 'addresses', uid)
      if ((await addresses.countAddresses(trx, uid)) >= addressLimit) throw new AppError('limit_reached')
      const id = newId()
      if (fields.is_default) await addresses.unsetOtherDefaults(trx, uid, id)
      const row = { ...fields, id, district: fields.district || null, user_id: uid, created_at: clock() }
      return { success: true as const, address: await addresses.insertAddress(trx, row) }
    }),
  )
}

/** What is not in `change` stays, so that whole and partial bodies both work. */
export async function updateAddress({ db }: AddressDeps, uid: string, id: string, change: Partial<AddressFields>): Promise<Address> {
  return db.transaction().execute(async (trx) => {
    await lockForUser(trx, 'addresses', uid)
    const before = await getAddress(trx, uid, id)
    if (change.is_default) await addresses.unsetOtherDefaults(trx, uid, id)
    const { district = before.district, ...fields } = change
    return (await addresses.updateAddress(trx, uid, id, { ...fields, district: district || null })) ?? before
  })
}

/** Deleting the default leaves none: nobody flagged another one. */
export async function deleteAddress({ db }: AddressDeps, uid: string, id: string): Promise<void> {
  if (!(await addresses.deleteAddress(db, uid, id))) throw new AppError('address_not_found')
}

/** A step of the transaction that deletes the account. */
export async function deleteAddressesOf(trx: Db, uid: string): Promise<void> {
  await addresses.deleteAddressesOf(trx, uid)
}
