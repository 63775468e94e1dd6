import type { IdentityCore, Tokens } from './core.ts'
import { IdentityError } from './errors.ts'
import { recentSignInMs } from './life.ts'
import type { Place } from './place.ts'
import type { Session } from './tables.ts'

/**
 * The one use of the refresh token that a guest had before it became an account: a tab that slept meanwhile goes on, with a session of its own. That is no
 * recent sign-in, so somebody who kept the token changes neither password nor address with it, and it ends with the next password. Spent, it is answered as a
 * token that cannot be read: the SDK then keeps what the browser has stored, which is the account by now, where `TOKEN_EXPIRED` would sign out every tab.
 */
export const refreshAsFormerGuest =
  ({ options: { db }, startSession, issue }: IdentityCore) =>
  async (former: Session, at: Date, place?: Place): Promise<Tokens> =>
    issue(
      await db.transaction().execute(async (trx) => {
        // Of two that use it at the same moment one is too late.
        const used = await trx
          .updateTable('identity_session')
          .set({ former_until: at })
          .where('id', '=', former.id)
          .where('former_until', '>', at)
          .returning('account_id')
          .executeTakeFirst()
        if (!used?.account_id) throw new IdentityError('INVALID_REFRESH_TOKEN')
        const account = await trx.selectFrom('identity_account').selectAll().where('id', '=', used.account_id).executeTakeFirst()
        if (!account) throw new IdentityError('USER_NOT_FOUND')
        if (account.disabled) throw new IdentityError('USER_DISABLED')
        const signedInAt = new Date(+at - recentSignInMs - 1_000)
        return { account, ...(await startSession(trx, account.id, former.provider, signedInAt, place)) }
      }),
    )
