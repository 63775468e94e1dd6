import { type RequestOptions, request } from 'node:https'
import { isIP } from 'node:net'
import { lookupPublic } from './public-fetch.ts'

interface RedirectOptions extends RequestOptions {
  /** Replaces https: for a server on this machine. */
  call?: typeof request
}

/**
 * Where a public server redirects to; `undefined` when it does not. Its body is not read. Asked over https, whatever the address says. Throws when nobody
 * answers, or the name leads into a private network.
 */
export function findRedirect(
  url: URL,
  signal: AbortSignal,
  { call = request, ...options }: RedirectOptions = {},
): Promise<URL | undefined> {
  return new Promise((resolve, reject) => {
    // Addresses in numbers are not looked up.
    if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) throw new Error('not a host name')
    const headers = { 'user-agent': 'Karavan' }
    const asked = call(
      { host: url.hostname, path: url.pathname + url.search, headers, lookup: lookupPublic, signal, ...options },
      (response) => {
        const { statusCode = 0, headers } = response
        response.destroy()
        const location = statusCode >= 300 && statusCode < 400 ? headers.location : undefined
        resolve(location !== undefined && URL.canParse(location, url.href) ? new URL(location, url) : undefined)
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}
