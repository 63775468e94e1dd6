import { hash } from 'node:crypto'
import { secretCookie } from './secret-cookie.ts'
import type { IdentityDb } from './tables.ts'

/** How long a device is known after its last sign-in. */
export const deviceLifeMs = 365 * 24 * 60 * 60_000

/** The secret by which a device is known again. It signs nobody in: it only tells the owner's browser from those of people who guess. */
const { toCookie, find } = secretCookie('karavan-device', 'strict')
export const toDeviceCookie = toCookie
export const findDevice = find

/** What is stored of a device: its secret tells nobody whose it is. */
export const deviceKeyOf = (accountId: string, device: string) => hash('sha256', `${accountId}\n${device}`)

/** The account was signed in to on this device. False where it was before. */
export async function rememberDevice(db: IdentityDb, accountId: string, device: string, at: Date): Promise<boolean> {
  const key = deviceKeyOf(accountId, device)
  const known = await db.updateTable('identity_device').set({ used_at: at }).where('key', '=', key).returning('key').executeTakeFirst()
  if (known) return false
  await db
    .insertInto('identity_device')
    .values({ key, account_id: accountId, used_at: at })
    .onConflict((on) => on.column('key').doNothing())
    .execute()
  return true
}

/** Whether the account with this address was signed in to on this device. */
export async function isKnownDevice(db: IdentityDb, email: string, device: string): Promise<boolean> {
  const account = await db.selectFrom('identity_account').select('id').where('email', '=', email).executeTakeFirst()
  if (!account) return false
  const known = await db.selectFrom('identity_device').select('key').where('key', '=', deviceKeyOf(account.id, device)).executeTakeFirst()
  return known !== undefined
}
