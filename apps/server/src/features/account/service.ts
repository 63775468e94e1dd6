import type { accountAddressAnswer } from '@karavan/contract/account.ts'
import { findAddress, findGuestForUpdate, removeAccount } from '@karavan/identity/accounts.ts'
import { IdentityError } from '@karavan/identity/errors.ts'
import type { Identity } from '@karavan/identity/identity.ts'
import type { IdentityTables } from '@karavan/identity/tables.ts'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../database.ts'
import type { User, VerifyToken } from '../../platform/auth.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { forgetAnswersOf } from '../../platform/idempotency.ts'
import { deleteAddressesOf } from '../addresses/service.ts'
import { record } from '../audit/service.ts'
import { forgetBounces } from '../bounces/service.ts'
import { clearCart } from '../cart/service.ts'
import { deleteConversationsOf, moveConversations } from '../conversations/service.ts'
import { closeDeskOf } from '../operators/service.ts'
import { releaseOrdersOf } from '../orders/service.ts'
import { forgetPayers } from '../payments/service.ts'
import { deleteWatchesOf } from '../prices/service.ts'
import { moveTurns } from '../replies/service.ts'
import { revokeOperator } from '../roles/service.ts'
import { deleteSavedOf, moveSaved } from '../saved/service.ts'
import { deleteListsOf } from '../shared-lists/service.ts'
import { deleteConsentsOf } from '../shop/service.ts'
import { deleteClaimsBefore, findEmail, holdGuest, insertClaim } from './repository.ts'

export interface AccountDeps {
  db: Kysely<Database>
  clock: Clock
  /** The built-in identity; undefined with the hosted one. */
  identity: Identity | undefined
  /** The user a token was issued to, even if its session has ended: checks signature, issuer and time alone. */
  readToken: VerifyToken
}

/** Longer than any tab goes on with the token of a guest that is gone. */
const claimKeptMs = 30 * 24 * 60 * 60_000

/**
 * Moves a guest's conversations, with the reply that may be running, and the products that it kept to the account that the guest has just signed in to, and retires the guest. Both
 * tokens were checked: who has both may. What the guest asks meanwhile, in another tab, goes to the account as well. Gives the number of conversations; 0 when they have moved already.
 */
export async function claimGuest(deps: AccountDeps, account: User, guestToken: string): Promise<number> {
  const guest = await deps.readToken(guestToken)
  if (!guest?.isAnonymous) throw new AppError('invalid', { fields: { guest_token: 'is not the token of a guest' } })
  // The guest became this account by signing up: everything is in its place.
  if (guest.uid === account.uid) return 0
  return deps.db.transaction().execute(async (trx) => {
    await holdGuest(trx, guest.uid)
    if (deps.identity) {
      const identities = trx.$pickTables<keyof IdentityTables>()
      // A guest that has become another account since, or is gone, has nothing to give.
      if (!(await findGuestForUpdate(identities, guest.uid))) return 0
      await removeAccount(identities, guest.uid)
    }
    const now = deps.clock()
    await insertClaim(trx, guest.uid, account.uid, now)
    await deleteClaimsBefore(trx, new Date(now.getTime() - claimKeptMs))
    const moved = await moveConversations(trx, guest.uid, account.uid)
    await moveTurns(trx, moved, account.uid)
    await moveSaved(trx, guest.uid, account.uid)
    return moved.length
  })
}

/** Ends the session of the caller's token, on this device only: people use several at once. The hosted provider keeps no account of sessions. */
export async function signOut({ db, clock, identity }: AccountDeps, user: User, address: string): Promise<void> {
  const { uid, sessionId, email } = user
  if (!sessionId) return
  await closeDeskOf(db, sessionId, { uid, name: email ?? uid, address }, clock())
  await identity?.endSession(sessionId)
}

/** The address of the caller's account, whether it is proven, and the letter that asked for that, where another one has to wait for a day. */
export async function getAccountAddress(
  { db, identity }: Pick<AccountDeps, 'db' | 'identity'>,
  user: User,
): Promise<Omit<z.infer<typeof accountAddressAnswer>, 'success'>> {
  // As it is in this moment: a token may be older than the proof, or than another address.
  const address = (identity && (await findAddress(db.$pickTables<keyof IdentityTables>(), user.uid))) ?? {
    email: user.email,
    isProven: user.isAddressProven,
  }
  const letter = address.email && !address.isProven ? await identity?.findProofLetter(address.email) : undefined
  const change = await identity?.findEmailChange(user.uid)
  return {
    email: address.email ?? null,
    is_proven: address.isProven,
    letter: letter ? { sent_at: letter.sentAt.toISOString(), next_at: letter.nextAt.toISOString() } : null,
    pending: change ? { email: change.email, expires_at: change.expiresAt.toISOString() } : null,
  }
}

/** What the product keeps of an account goes with it; orders stay without a name, because they are business records. Throws an `IdentityError` while an order is paid or on its way; then all stays. */
export async function deleteOwned(trx: Transaction<Database>, uid: string, clock: Clock): Promise<void> {
  const released = await releaseOrdersOf(trx, uid, clock)
  if (!released) throw new IdentityError('OPERATION_NOT_ALLOWED', 'An order of this account is on its way')
  await forgetPayers(trx, released)
  await deleteConversationsOf(trx, uid)
  await clearCart(trx, uid)
  await deleteSavedOf(trx, uid)
  await deleteWatchesOf(trx, uid)
  await deleteListsOf(trx, uid)
  await deleteAddressesOf(trx, uid)
  const email = await findEmail(trx, uid)
  if (email) await forgetBounces(trx, email)
  if (await revokeOperator(trx, uid))
    await record(trx, {
      kind: 'operator_revoked',
      at: clock(),
      by: { uid, name: email ?? uid, address: null },
      details: { account_deleted: true },
    })
  await deleteConsentsOf(trx, uid)
  await forgetAnswersOf(trx, uid)
}
