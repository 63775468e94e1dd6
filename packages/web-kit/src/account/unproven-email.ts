import { useSession } from './session/session.ts'

/** The address of the account that is signed in, while nobody has shown that it is its own; undefined for everybody else. */
export const useUnprovenEmail = (): string | undefined =>
  useSession(({ user }) => (user && !user.isAnonymous && !user.emailVerified && user.email ? user.email : undefined))
