import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address belongs to the public internet: no machine of ours, no network of ours, no multicast. */
export const isPublicAddress = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

type Resolve = (
  hostname: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6' },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Resolves names for calls to somebody else's server. A name that leads into a private network does not resolve. The socket connects to the addresses
 * that are checked here and asks nobody a second time, so a name that leads elsewhere a moment later gains nothing.
 */
export const lookupPublicBy =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const isRefused = addresses?.length === 0 || addresses?.some(({ address }) => !isPublicAddress(address))
      const refused = error ?? (isRefused ? new Error('not a public address') : null)
      if (refused) callback(refused, [])
      else if (options.all) callback(null, addresses)
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
    })
  }

export const lookupPublic: LookupFunction = lookupPublicBy(lookup)

/** An address was not fetched; the message names it without the password and key that it may hold. */
export class FetchError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchError'
  }
}

/** How far a call may go. */
export interface FetchRules {
  /** Whether addresses of this machine and its networks may be asked, and this machine over plain http. */
  mayAskPrivate: boolean
  /** Called with each address before it is asked, redirects included; throws `FetchError` for one that may not be. */
  check?(url: URL): void
  /** Without a byte for so long, the server has gone. */
  idleMs: number
  /** For all of it, redirects and body included. */
  wholeMs: number
  accept?: string
  /** Replaces how a checked https address is asked: for servers on this machine that stand in for others. */
  ask?: (url: URL, options: RequestOptions, answered: (response: IncomingMessage) => void) => ClientRequest
  /** Replaces how names are resolved. */
  lookup?: LookupFunction
}

const maxRedirects = 5

/** An address as it may be shown: without the password and the key that it may hold. */
export function shownAddress(address: string | URL): string {
  const url = new URL(address)
  return `${url.origin}${url.pathname}`
}

/** Short words for why a call failed. */
export const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : error instanceof Error ? error.message : String(error)
}

/**
 * The answer with status 200 behind an address, its body still to be read. Every redirect is held to the same rules as the address itself, and gets no
 * password of another host. Throws `FetchError`, and the signal's reason.
 */
export async function openPublic(address: string | URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  let at = new URL(address)
  const either = AbortSignal.any([signal, AbortSignal.timeout(rules.wholeMs)])
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    refuse(at, rules)
    const response = await ask(at, rules, either).catch((error: unknown) => {
      signal.throwIfAborted()
      throw new FetchError(`${shownAddress(at)} does not answer (${reasonOf(error)})`, { cause: error })
    })
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
      throw new FetchError(`${shownAddress(at)} answers ${statusCode}; expected 200`)
    if (!URL.canParse(headers.location, at.href)) throw new FetchError(`${shownAddress(at)} redirects to what is no address`)
    at = new URL(headers.location, at)
  }
  throw new FetchError(`${shownAddress(address)} redirects more than ${maxRedirects} times`)
}

function refuse(url: URL, { mayAskPrivate, check }: FetchRules): void {
  const { protocol, hostname, origin } = url
  const host = hostname.replace(/^\[|\]$/g, '')
  const isOwn = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host)
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwn && mayAskPrivate))
    throw new FetchError(`${origin} is not https; what it sends would be open to everybody on the way`)
  // Names are looked at when they are resolved.
  if (!mayAskPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchError(`${origin} is an address of a private network`)
  check?.(url)
}

function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const { mayAskPrivate, idleMs, accept = '*/*', lookup: resolve = mayAskPrivate ? undefined : lookupPublic } = rules
  return new Promise((done, fail) => {
    const call = rules.ask ?? (url.protocol === 'https:' ? request : plainRequest)
    const headers = { 'user-agent': 'Karavan', accept, 'accept-encoding': 'identity' }
    // A connection of its own: none that was made when the name led elsewhere.
    const asked = call(url, { headers, signal, agent: false, timeout: idleMs, ...(resolve ? { lookup: resolve } : {}) }, done)
    asked.on('timeout', () => asked.destroy(new Error(`nothing for ${idleMs / 1000} seconds`)))
    asked.on('error', fail)
    asked.end()
  })
}
