import type { Account, IdentityCore } from './core.ts'
import { IdentityError } from './errors.ts'

/** Absent leaves as it is, null or empty clears. */
export type ProfileChange = { displayName?: string | null; photoUrl?: string | null }

const longestName = 100
const longestPhotoUrl = 2048

/** What a change means for the account's row; throws for what cannot be a name or a picture (decision G-42). */
export const readProfile = (change: ProfileChange): Partial<Pick<Account, 'display_name' | 'photo_url'>> => ({
  ...(change.displayName !== undefined && { display_name: readName(change.displayName) }),
  ...(change.photoUrl !== undefined && { photo_url: readPhotoUrl(change.photoUrl) }),
})

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

function readName(given: string | null): string | null {
  // Control characters and halves of surrogate pairs: the database refuses some, and no name has any.
  const name = (given ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
  if ([...name].length > longestName)
    throw new IdentityError('INVALID_DISPLAY_NAME', `Display name may contain at most ${longestName} characters`)
  return name || null
}

function readPhotoUrl(given: string | null): string | null {
  if (!given) return null
  const url = URL.parse(given)
  if (url?.protocol !== 'https:' || url.href.length > longestPhotoUrl) throw new IdentityError('INVALID_PHOTO_URL')
  return url.href
}
