import { IdentityError } from './errors.ts'
import type { Account } from './tables.ts'

/** Absent leaves as it is, null or empty clears. */
export type ProfileChange = { displayName?: string | null; photoUrl?: string | null }

const maxNameLength = 100
const maxPhotoUrlLength = 2048

/** What a change means for the account's row; throws for what cannot be a name or a picture. */
export const readProfile = (change: ProfileChange): Partial<Pick<Account, 'display_name' | 'photo_url'>> => ({
  ...(change.displayName !== undefined && { display_name: readName(change.displayName) }),
  ...(change.photoUrl !== undefined && { photo_url: readPhotoUrl(change.photoUrl) }),
})

function readName(given: string | null): string | null {
  // Control characters and halves of surrogate pairs: the database refuses some, and no name has any.
  const name = (given ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
  if ([...name].length > maxNameLength)
    throw new IdentityError('INVALID_DISPLAY_NAME', `Display name may contain at most ${maxNameLength} characters`)
  return name || null
}

function readPhotoUrl(given: string | null): string | null {
  if (!given) return null
  const url = URL.parse(given)
  if (url?.protocol !== 'https:' || url.href.length > maxPhotoUrlLength) throw new IdentityError('INVALID_PHOTO_URL')
  return url.href
}
