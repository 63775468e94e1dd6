import { parseCookie, stringifySetCookie } from 'cookie'
import { isRefreshToken as isSecret } from './refresh-token.ts'

interface CookieLife {
  isSecure: boolean
  maxAgeMs: number
}

/** A cookie that holds a secret and nothing else. Under https its name's prefix makes browsers refuse one that another host of the same domain has set. */
export function secretCookie(name: string, sameSite: 'lax' | 'strict') {
  const names = [`__Host-${name}`, name] as const
  return {
    toCookie: (secret: string, { isSecure, maxAgeMs }: CookieLife): string =>
      stringifySetCookie({
        name: names[isSecure ? 0 : 1],
        value: secret,
        path: '/',
        maxAge: maxAgeMs / 1000,
        httpOnly: true,
        sameSite,
        secure: isSecure,
      }),
    /** The secret in a `Cookie` header. */
    find(header: string | undefined): string | undefined {
      const cookies = parseCookie(header ?? '')
      return names.map((one) => cookies[one]).find((value) => value !== undefined && isSecret(value))
    },
  }
}
