import { isRefreshToken as isSecret } from '../refresh-token.ts'

/** Under https the name's prefix makes browsers refuse one that another host of the same domain has set. */
const cookieNames = ['__Host-karavan-google', 'karavan-google'] as const

/** A cookie with the secret that ties the steps of a sign-in to one browser. `Lax`: the provider's page leads back from another site. */
export const toBrowserCookie = (browser: string, { isSecure, maxAgeMs }: { isSecure: boolean; maxAgeMs: number }): string =>
  `${cookieNames[isSecure ? 0 : 1]}=${browser}; Path=/; Max-Age=${maxAgeMs / 1000}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The secret in a `Cookie` header. */
export function findBrowser(header: string | undefined): string | undefined {
  const cookies = (header ?? '').split(';').map((cookie) => cookie.trim())
  return cookieNames
    .map((name) => cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1))
    .find((value) => value !== undefined && isSecret(value))
}
