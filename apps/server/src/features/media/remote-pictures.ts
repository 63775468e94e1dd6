import type { MediaWidth } from '@karavan/contract/media.ts'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/errors.ts'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import { FetchError, type FetchRules, openPublic, reasonOf } from '../../platform/public-fetch.ts'
import type { CachedPicture, PictureCache } from './picture-cache.ts'
import { maxWaiting } from './picture-store.ts'

export type PictureFormat = 'webp' | 'avif'

export interface RemotePictureDeps {
  cache: PictureCache
  /** Whether a host may be asked; redirects are held to it as well. */
  isAllowed(url: URL): boolean
  now(): number
  /** Replaces caps and the way to the hosts. */
  limits?: Partial<Pick<FetchRules, 'ask' | 'lookup' | 'wholeMs'> & { maxBytes: number }>
}

export interface RemotePictures {
  /**
   * The picture behind an address, no wider than `width`, made anew in the format. `client`: who asks. Throws `not_found` where there is no picture that may be
   * shown, and `too_many_requests`.
   */
  get(url: URL, width: MediaWidth, format: PictureFormat, client?: string): Promise<CachedPicture>
}

/** Beyond this nothing is read, nor unpacked: a small file can claim to be a wall. */
const maxBytes = 10 * 2 ** 20
const maxPixels = 50_000_000
const wholeMs = 5_000
/** An address that gave no picture is left alone for so long. */
const failedMs = 10 * 60_000
const maxFailed = 10_000
/** Calls at a time; a page of cards is asked for at once, and hosts are slow rather than busy. */
const maxFetching = 8
/** Making a picture takes a core for 20 to 200 ms. */
const maxMaking = 2

/** What begins each format that is taken. Drawings (SVG) and documents can run scripts and are none of them, whatever their names and types say. */
export function isKnownPicture(body: Buffer): boolean {
  const ascii = (from: number, to: number) => body.toString('latin1', from, to)
  if (body[0] === 0xff && body[1] === 0xd8 && body[2] === 0xff) return true
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n' || /^GIF8[79]a$/.test(ascii(0, 6))) return true
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return true
  return ascii(4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(8, 12))
}

class NoPicture extends Error {}

/**
 * Pictures of marketplaces and suppliers, fetched by the product in the buyer's place: no host learns who looks at what. What is sent to the browser is never what came, but a
 * picture that was made from it.
 */
export function createRemotePictures({ cache, isAllowed, now, limits = {} }: RemotePictureDeps): RemotePictures {
  const most = limits.maxBytes ?? maxBytes
  const failed = new LRUCache<string, true>({ max: maxFailed, ttl: failedMs, ttlResolution: 0, perf: { now } })
  const queueOf = (concurrency: number) => createFairQueue({ concurrency, maxWaiting, refuse: () => new AppError('too_many_requests') })
  const fetching = queueOf(maxFetching)
  const making = queueOf(maxMaking)
  const check = (url: URL) => {
    if (!isAllowed(url)) throw new FetchError(`${url.origin} is no host of pictures`)
  }

  async function download(url: URL): Promise<Buffer> {
    const { ask, lookup } = limits
    const rules = { mayAskPrivate: false, check, idleMs: wholeMs, wholeMs: limits.wholeMs ?? wholeMs, accept: 'image/*', ask, lookup }
    const response = await openPublic(url, rules, new AbortController().signal)
    try {
      const declared = Number(response.headers['content-length'] ?? 0)
      if (declared > most) throw new NoPicture(`is larger than ${most} bytes`)
      const chunks: Buffer[] = []
      let size = 0
      for await (const chunk of response as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > most) throw new NoPicture(`is larger than ${most} bytes`)
        chunks.push(chunk)
        if (size >= 12 && size - chunk.length < 12 && !isKnownPicture(Buffer.concat(chunks))) throw new NoPicture('is no picture')
      }
      const body = Buffer.concat(chunks)
      if (!isKnownPicture(body)) throw new NoPicture('is no picture')
      return body
    } finally {
      response.destroy()
    }
  }

  async function make(original: Buffer, width: MediaWidth, format: PictureFormat): Promise<Buffer> {
    const sharp = await loadSharp()
    const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    return (format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 80, effort: 3 })).toBuffer()
  }

  async function load(url: URL, width: MediaWidth, format: PictureFormat, client: string): Promise<Buffer> {
    const turn = { network: client, account: '' }
    // The original is kept as well, for the other widths, and for the day on which the seller takes it away.
    const original = await cache.get(`remote|${url.href}`, () => fetching.run(turn, () => download(url)))
    return making.run(turn, () => make(original.body, width, format))
  }

  return {
    async get(url, width, format, client = '') {
      if (failed.has(url.href)) throw new AppError('not_found')
      try {
        return await cache.get(`remote|${url.href}|${width}|${format}`, () => load(url, width, format, client))
      } catch (error) {
        if (error instanceof AppError) throw error
        failed.set(url.href, true)
        throw new AppError('not_found', { cause: new Error(`${url.origin}: ${reasonOf(error)}`) })
      }
    },
  }
}
