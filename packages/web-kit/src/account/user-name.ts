import type { AuthenticatedUser } from './session/authenticated-user.ts'

/** Display name, else the e-mail's part before the @, else the word for a user. */
export const userName = ({ displayName, email }: Pick<AuthenticatedUser, 'displayName' | 'email'>, fallback: string): string =>
  displayName?.trim() || email?.split('@')[0] || fallback
