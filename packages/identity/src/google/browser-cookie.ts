import { parseCookie, stringifySetCookie } from 'cookie'
import { isRefreshToken as isSecret } from '../refresh-token.ts'

/** Under https the name's prefix makes browsers refuse one that another host of the same domain has set. */
const cookieNames = ['__Host-karavan-google', 'karavan-google'] as const

/** A cookie with the secret that ties the steps of a sign-in to one browser. `Lax`: the provider's page leads back from another site. */
export const toBrowserCookie = (browser: string, { isSecure, maxAgeMs }: { isSecure: boolean; maxAgeMs: number }): string =>
  stringifySetCookie({
    name: cookieNames[isSecure ? 0 : 1],
    value: browser,
    path: '/',
    maxAge: maxAgeMs / 1000,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  })

/** The secret in a `Cookie` header. */
export function findBrowser(header: string | undefined): string | undefined {
  const cookies = parseCookie(header ?? '')
  return cookieNames.map((name) => cookies[name]).find((value) => value !== undefined && isSecret(value))
}
