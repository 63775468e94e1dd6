import { useSession } from '@karavan/web-kit/account/session/session.ts'

/** Nobody is taken for a guest before the session is known. While somebody signs in or out, what they were still holds. */
export const useAccountStatus = (): 'unknown' | 'guest' | 'registered' =>
  useSession(({ user, isLoading }) => {
    if (user) return user.isAnonymous ? 'guest' : 'registered'
    return isLoading ? 'unknown' : 'guest'
  })
