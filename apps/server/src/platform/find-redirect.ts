import { lookup } from 'node:dns'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address belongs to the public internet: no machine of ours, no network of ours, no multicast. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Resolves a name for a call to somebody else's server. A name that leads into a private network does not resolve. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : new Error('not a public address'))
    if (refused) callback(refused, [])
    else if (options.all) callback(null, addresses)
    else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })
}

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
