import { randomUUID } from 'node:crypto'
import { deviceKeyOf } from './devices.ts'
import { IdentityError } from './errors.ts'
import { formerTokenLifeMs } from './life.ts'
import { type Place, toKeptPlace } from './place.ts'
import { hashOfToken, newRefreshToken } from './refresh-token.ts'
import type { IdentityTransaction, Session, SignInProvider } from './tables.ts'

/** `place`: where somebody signs in, who may read that later; not of guests. */
export async function startSession(trx: IdentityTransaction, accountId: string, provider: SignInProvider, at: Date, place?: Place) {
  const refreshToken = newRefreshToken()
  const session = await trx
    .insertInto('identity_session')
    .values({
      id: randomUUID(),
      account_id: accountId,
      provider,
      refresh_hash: hashOfToken(refreshToken),
      auth_time: at,
      password_at: provider === 'password' ? at : null,
      last_used_at: at,
      ...toPlaceColumns(accountId, place),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { session, refreshToken }
}

/**
 * Makes a session that of a sign-in with `provider`, in place. A guest's tokens end with that: somebody may have kept one to have the account later.
 * Its refresh token is good for one more use within the hour, because a tab that sleeps holds it. Those of an account that adds a way to sign in
 * stay good.
 */
export async function upgradeSession(trx: IdentityTransaction, before: Session, provider: SignInProvider, at: Date, place?: Place) {
  const refreshToken = newRefreshToken()
  const session = await trx
    .updateTable('identity_session')
    .set({
      provider,
      refresh_hash: hashOfToken(refreshToken),
      former_refresh_hash: before.refresh_hash,
      former_until: before.provider === 'anonymous' ? new Date(+at + formerTokenLifeMs) : null,
      auth_time: at,
      ...(provider === 'password' && { password_at: at }),
      last_used_at: at,
      ...(place && before.account_id && toPlaceColumns(before.account_id, place)),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirst()
  if (!session) throw new IdentityError('TOKEN_EXPIRED')
  return { session, refreshToken }
}

/** Gives the session of a caller another refresh token. `keepsFormer`: the other tabs hold the one of before, which stays good as it is no guest's. */
export async function rotateSession(trx: IdentityTransaction, current: Session, at: Date, { keepsFormer }: { keepsFormer: boolean }) {
  const refreshToken = newRefreshToken()
  const session = await trx
    .updateTable('identity_session')
    .set({
      refresh_hash: hashOfToken(refreshToken),
      former_refresh_hash: keepsFormer ? current.refresh_hash : null,
      former_until: null,
      last_used_at: at,
    })
    .where('id', '=', current.id)
    .returningAll()
    .executeTakeFirst()
  if (!session) throw new IdentityError('TOKEN_EXPIRED')
  return { session, refreshToken }
}

const toPlaceColumns = (accountId: string, place: Place | undefined) => ({
  ...toKeptPlace(place),
  device_key: place?.device ? deviceKeyOf(accountId, place.device) : null,
})
