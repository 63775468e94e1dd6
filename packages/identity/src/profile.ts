import type { IdentityCore } from './core.ts'
import { IdentityError } from './errors.ts'
import type { readProfile } from './profile-fields.ts'
import type { Account } from './tables.ts'

/** Changes name and picture of this token's account. The claims follow at the next refresh. */
export const updateProfile =
  ({ options: { db }, authenticate }: IdentityCore) =>
  async (idToken: string, fields: ReturnType<typeof readProfile>): Promise<Account> => {
    const { account } = await authenticate(idToken)
    if (Object.keys(fields).length === 0) return account
    const changed = await db.updateTable('identity_account').set(fields).where('id', '=', account.id).returningAll().executeTakeFirst()
    if (!changed) throw new IdentityError('USER_NOT_FOUND')
    return changed
  }
