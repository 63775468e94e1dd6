import type { IdentityCore } from './core.ts'
import { IdentityError } from './errors.ts'

/** Takes ways to sign in from this token's account; those it does not have are passed over. The last one stays: without it nobody could get in. */
export const unlink =
  ({ options: { db }, authenticate, listProviders }: IdentityCore) =>
  async (idToken: string, providerIds: string[]): Promise<void> => {
    const { account } = await authenticate(idToken)
    await db.transaction().execute(async (trx) => {
      // Of two that each take another one at the same moment, the second finds what the first has left.
      await trx.selectFrom('identity_account').select('id').where('id', '=', account.id).forUpdate().execute()
      const linked = (await listProviders(account, trx)).map(({ providerId }) => providerId)
      if (linked.every((providerId) => providerIds.includes(providerId))) throw new IdentityError('OPERATION_NOT_ALLOWED')
      if (providerIds.includes('password')) await trx.deleteFrom('identity_password').where('account_id', '=', account.id).execute()
      if (providerIds.includes('google.com')) await trx.deleteFrom('identity_google').where('account_id', '=', account.id).execute()
    })
  }
