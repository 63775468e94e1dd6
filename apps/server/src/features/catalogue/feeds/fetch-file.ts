import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { FeedError } from '@karavan/marketplaces/feed/rows.ts'
import { FetchError, openPublic, reasonOf } from '../../../platform/public-fetch.ts'

export interface FetchLimits {
  maxBytes: number
  /** Whether addresses of this machine and its networks may be asked, and this machine over plain http. */
  mayAskPrivate: boolean
}

/** Without a byte for so long, the server has gone. */
const idleMs = 60_000
/** For all of it, redirects included. */
const wholeMs = 15 * 60_000

export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source)

/** Copies a file, or what an address answers, to `target`; gives the hash of what it holds. Throws `FeedError`. */
export async function fetchFile(source: string, target: string, limits: FetchLimits, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  const input = isAddress(source) ? await openAddress(source, limits.mayAskPrivate, signal) : createReadStream(source)
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

/** The body behind an address. Throws `FeedError`. */
const openAddress = (address: string, mayAskPrivate: boolean, signal: AbortSignal) =>
  openPublic(address, { mayAskPrivate, idleMs, wholeMs }, signal).catch((error: unknown) => {
    if (!(error instanceof FetchError)) throw error
    const setting = /private network$/.test(error.message) ? ' (FEED_PRIVATE_ADDRESSES)' : ''
    throw new FeedError(error.message + setting, { cause: error })
  })
