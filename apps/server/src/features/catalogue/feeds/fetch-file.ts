import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { FeedError } from '@karavan/marketplaces/feed/rows.ts'
import { isPublicAddress, lookupPublic } from '../../../platform/find-redirect.ts'

export interface FetchLimits {
  maxBytes: number
  /** Whether addresses of this machine and its networks may be asked, and this machine over plain http. */
  mayAskPrivate: boolean
}

const maxRedirects = 5
/** Without a byte for so long, the server has gone. */
const idleMs = 60_000
/** For all of it, redirects included. */
const wholeMs = 15 * 60_000

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source)

/** An address as it may be shown: without the password and the key that it may hold. */
export function shownAddress(address: string | URL): string {
  const url = new URL(address)
  return `${url.origin}${url.pathname}`
}

/** Copies a file, or what an address answers, to `target`; gives the hash of what it holds. Throws `FeedError`. */
export async function fetchFile(source: string, target: string, limits: FetchLimits, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  const input = isAddress(source) ? await openAddress(source, limits, signal) : createReadStream(source)
  try {
    await pipeline(input, bounded(limits.maxBytes, hash), createWriteStream(target), { signal })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof FeedError) throw error
    throw new FeedError(`did not come whole (${reasonOf(error)})`, { cause: error })
  }
  return hash.digest('base64url')
}

const bounded = (maxBytes: number, hash: ReturnType<typeof createHash>) =>
  async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxBytes) throw new FeedError(`is larger than ${maxBytes / 2 ** 20} MB (FEED_MAX_MB)`)
      hash.update(chunk)
      yield chunk
    }
  }

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : error instanceof Error ? error.message : String(error)
}

/** The body behind an address. Every redirect is held to the same rules as the address itself, and gets no password of another host. */
async function openAddress(address: string, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  let at = new URL(address)
  const either = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)])
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    refuse(at, limits)
    const response = await ask(at, limits, either).catch((error: unknown) => {
      signal.throwIfAborted()
      throw new FeedError(`${shownAddress(at)} does not answer (${reasonOf(error)})`, { cause: error })
    })
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
      throw new FeedError(`${shownAddress(at)} answers ${statusCode}; expected 200 with the list`)
    if (!URL.canParse(headers.location, at.href)) throw new FeedError(`${shownAddress(at)} redirects to what is no address`)
    at = new URL(headers.location, at)
  }
  throw new FeedError(`${shownAddress(address)} redirects more than ${maxRedirects} times`)
}

function refuse({ protocol, hostname, origin }: URL, { mayAskPrivate }: FetchLimits): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isOwn = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host)
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwn && mayAskPrivate))
    throw new FeedError(`${origin} is not https; a password and a price list would be open to everybody on the way`)
  // Names are looked at when they are resolved.
  if (!mayAskPrivate && isIP(host) !== 0 && !isPublicAddress(host))
    throw new FeedError(`${origin} is an address of a private network (FEED_PRIVATE_ADDRESSES)`)
}

function ask(url: URL, { mayAskPrivate }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const call = url.protocol === 'https:' ? request : plainRequest
    const headers = { 'user-agent': 'Karavan', accept: '*/*', 'accept-encoding': 'identity' }
    const asked = call(url, { headers, signal, timeout: idleMs, ...(mayAskPrivate ? {} : { lookup: lookupPublic }) }, done)
    asked.on('timeout', () => asked.destroy(new Error(`nothing for ${idleMs / 1000} seconds`)))
    asked.on('error', fail)
    asked.end()
  })
}
