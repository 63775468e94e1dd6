import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaWidth } from '@karavan/contract/media.ts'
import { type Picture, picturePath } from '@karavan/sample-market/picture-path.ts'
import { drawingsVersion } from '@karavan/sample-market/pictures/version.ts'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/errors.ts'
import { createFairQueue } from '../../platform/fair-queue.ts'
import type { Log } from '../../platform/log.ts'

export interface RenderedPicture {
  /** WebP. */
  body: Buffer
  /** Digest of the body, in hexadecimal. */
  digest: string
}

export interface PictureStoreDeps {
  /** Folder of rendered pictures; made when it is missing. Everything in it can be deleted at any time. */
  cacheDir: string
  log: Log
  render?: (picture: Picture, width: MediaWidth) => Promise<Buffer>
  /** Room for pictures on disk; the ones unused for longest go first. */
  maxDiskBytes?: number
  maxMemoryBytes?: number
}

export interface PictureStore {
  /**
   * `client` is who asks, for taking turns where pictures have to be drawn. Throws `too_many_requests` when more of them wait than could be
   * drawn in a reasonable time.
   */
  get(picture: Picture, width: MediaWidth, client?: string): Promise<RenderedPicture>
}

const megabyte = 1024 * 1024
/** Drawing a picture takes a core for some 50 ms: two at a time leave the others to answers. */
const maxDrawing = 2
/** At two at a time the last in line waits some seconds; a client that asks for more than a page of pictures at once is not a person looking at one. */
const maxWaiting = { client: 60, all: 240 }
const digestBytes = 32

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/** What draws is loaded with the first picture: a product whose pictures are drawn already, or that has none, does without. */
export async function renderPicture(picture: Picture, width: MediaWidth): Promise<Buffer> {
  const [{ default: sharp }, { drawPicture }] = await Promise.all([import('sharp'), import('@karavan/sample-market/pictures/draw.ts')])
  return sharp(Buffer.from(drawPicture(picture, width)))
    .webp({ quality: 84, effort: 3 })
    .toBuffer()
}

/**
 * Rendered pictures: in memory, else on disk, else drawn. A file holds the digest of the picture before it, so that a torn or altered
 * file is noticed and drawn again. Names contain the version of the drawings: after an update old files are simply not found and age out.
 */
export function createPictureStore(deps: PictureStoreDeps): PictureStore {
  const { cacheDir, log, render = renderPicture, maxDiskBytes = 512 * megabyte, maxMemoryBytes = 32 * megabyte } = deps
  const memory = new LRUCache<string, RenderedPicture>({ maxSize: maxMemoryBytes, sizeCalculation: ({ body }) => body.length })
  /** Keys of files that had to make room and are still there. */
  const unneeded: string[] = []
  /** Bytes of the files on disk by key. */
  const disk = new LRUCache<string, number>({
    maxSize: maxDiskBytes,
    // A file that was cut off to nothing counts as well.
    sizeCalculation: (bytes) => Math.max(bytes, 1),
    dispose: (_bytes, key, reason) => {
      if (reason === 'evict') unneeded.push(key)
    },
  })
  const running = new Map<string, Promise<RenderedPicture>>()
  const drawing = createFairQueue({ concurrency: maxDrawing, maxWaiting, refuse: () => new AppError('too_many_requests') })
  let listed: Promise<void> | undefined

  const fileOf = (key: string): string => join(cacheDir, key.slice(0, 2), `${key}.bin`)

  /** Learns once what an earlier process left behind, oldest first. */
  async function listDisk(): Promise<void> {
    const names = await readdir(cacheDir, { recursive: true })
    const files: { key: string; bytes: number; at: number }[] = []
    for (const name of names) {
      const key = /([0-9a-f]{40})\.bin$/.exec(name)?.[1]
      const found = key ? await stat(join(cacheDir, name)).catch(() => undefined) : undefined
      if (key && found) files.push({ key, bytes: found.size, at: found.mtimeMs })
    }
    files.sort((a, b) => a.at - b.at)
    for (const { key, bytes } of files) disk.set(key, bytes)
  }

  async function read(key: string): Promise<RenderedPicture | undefined> {
    const file = await readFile(fileOf(key)).catch(() => undefined)
    if (!file) return undefined
    const body = file.subarray(digestBytes)
    const digest = sha256(body)
    if (!digest.equals(file.subarray(0, digestBytes))) {
      log.warn({ key }, 'a picture in the cache is damaged and is drawn again')
      return undefined
    }
    disk.get(key)
    return { body, digest: digest.toString('hex') }
  }

  async function write(key: string, { body, digest }: RenderedPicture): Promise<void> {
    const file = fileOf(key)
    await mkdir(dirname(file), { recursive: true })
    listed ??= listDisk()
    await listed
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    try {
      await writeFile(draft, Buffer.concat([Buffer.from(digest, 'hex'), body]))
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    disk.set(key, body.length + digestBytes)
    for (const old of unneeded.splice(0)) await rm(fileOf(old), { force: true })
  }

  async function load(key: string, picture: Picture, width: MediaWidth, client: string): Promise<RenderedPicture> {
    const stored = await read(key)
    const found =
      stored ??
      (await drawing.run({ network: client, account: '' }, async () => {
        const body = await render(picture, width)
        return { body, digest: sha256(body).toString('hex') }
      }))
    memory.set(key, found)
    // A full or read-only disk costs time on the next request, not this answer.
    if (!stored) await write(key, found).catch((error: unknown) => log.warn({ err: error }, 'a picture could not be cached'))
    return found
  }

  return {
    async get(picture, width, client = '') {
      const key = sha256(`${drawingsVersion}|${picturePath(picture)}|${width}`)
        .toString('hex')
        .slice(0, 40)
      const known = memory.get(key)
      if (known) return known
      const started = running.get(key)
      if (started) return started
      const loading = load(key, picture, width, client).finally(() => running.delete(key))
      running.set(key, loading)
      return loading
    },
  }
}
