import type { IdentityCore } from './core.ts'
import { IdentityError } from './errors.ts'
import type { Place } from './place.ts'

/** Removes ways to sign in from this token's account, ignoring those it does not have. The last one stays: without it the account could not be used. */
export const unlink =
  ({ options: { db }, authenticate, assertRecent, listProviders, tell }: IdentityCore) =>
  async (idToken: string, providerIds: string[], place?: Place): Promise<void> => {
    const { account, session } = await authenticate(idToken)
    await assertRecent(account, session)
    await db.transaction().execute(async (trx) => {
      // Of two calls that each remove another one at the same moment, the second sees what the first has left.
      await trx.selectFrom('identity_account').select('id').where('id', '=', account.id).forUpdate().execute()
      const linked = (await listProviders(account, trx)).map(({ providerId }) => providerId)
      if (linked.every((providerId) => providerIds.includes(providerId))) throw new IdentityError('OPERATION_NOT_ALLOWED')
      const goes = (providerId: (typeof linked)[number]) => providerIds.includes(providerId) && linked.includes(providerId)
      if (goes('password')) {
        await trx.deleteFrom('identity_password').where('account_id', '=', account.id).execute()
        await tell(trx, account, 'password-removed', place)
      }
      if (goes('google.com')) {
        await trx.deleteFrom('identity_google').where('account_id', '=', account.id).execute()
        await tell(trx, account, 'google-removed', place)
      }
    })
  }
