import { parseCookie, stringifySetCookie } from 'cookie'
import { isRefreshToken as isSecret } from './refresh-token.ts'

interface CookieLife {
  isSecure: boolean
  maxAgeMs: number
}

/** A cookie that no script reads. Under https its name's prefix makes browsers refuse one that another host of the same domain has set. */
export function hostCookie(name: string, sameSite: 'lax' | 'strict') {
  const names = [`__Host-${name}`, name] as const
  return {
    toCookie: (value: string, { isSecure, maxAgeMs }: CookieLife): string =>
      stringifySetCookie({
        name: names[isSecure ? 0 : 1],
        value,
        path: '/',
        maxAge: maxAgeMs / 1000,
        httpOnly: true,
        sameSite,
        secure: isSecure,
      }),
    /** Its values in a `Cookie` header, under either name. */
    findAll(header: string | undefined): string[] {
      const cookies = parseCookie(header ?? '')
      return names.map((one) => cookies[one]).filter((value) => value !== undefined)
    },
  }
}

/** A cookie that holds a secret and nothing else. */
export function secretCookie(name: string, sameSite: 'lax' | 'strict') {
  const { toCookie, findAll } = hostCookie(name, sameSite)
  return {
    toCookie,
    /** The secret in a `Cookie` header. */
    find: (header: string | undefined): string | undefined => findAll(header).find(isSecret),
  }
}
