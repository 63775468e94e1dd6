import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../platform/log.ts'

export interface CachedPicture {
  body: Buffer
  /** Digest of the body, in hexadecimal. */
  digest: string
}

export interface PictureCacheOptions {
  /** Folder of pictures; made when it is missing. Everything in it can be deleted at any time. */
  cacheDir: string
  log: Log
  /** Room for pictures on disk; the ones unused for longest go first. */
  maxDiskBytes?: number
  /** Room for those that were used last: the cards of a few hundred offers. All others are read from the disk, whose pages the system keeps as it has room. */
  maxMemoryBytes?: number
}

export interface PictureCache {
  /** What is kept under the key, else what `make` gives, which is kept then. Many who ask for one key at once have it made once. Throws what `make` throws. */
  get(key: string, make: () => Promise<Buffer>): Promise<CachedPicture>
}

const megabyte = 1024 * 1024
const digestBytes = 32

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/**
 * Pictures: in memory, else on disk, else made. A file holds the digest of the picture before it, so that a torn or altered file is noticed and made
 * again. A key that is no longer asked for ages out.
 */
export function createPictureCache(options: PictureCacheOptions): PictureCache {
  const { cacheDir, log, maxDiskBytes = 512 * megabyte, maxMemoryBytes = 8 * megabyte } = options
  const memory = new LRUCache<string, CachedPicture>({
    maxSize: maxMemoryBytes,
    // A large one would push out all others.
    maxEntrySize: Math.max(1, Math.floor(maxMemoryBytes / 32)),
    sizeCalculation: ({ body }) => Math.max(body.length, 1),
  })
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
  const running = new Map<string, Promise<CachedPicture>>()
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

  async function read(key: string): Promise<CachedPicture | undefined> {
    const file = await readFile(fileOf(key)).catch(() => undefined)
    if (!file) return undefined
    const body = file.subarray(digestBytes)
    const digest = sha256(body)
    if (!digest.equals(file.subarray(0, digestBytes))) {
      log.warn({ key }, 'a picture in the cache is damaged and is made again')
      return undefined
    }
    disk.get(key)
    return { body, digest: digest.toString('hex') }
  }

  async function write(key: string, { body, digest }: CachedPicture): Promise<void> {
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

  async function load(key: string, make: () => Promise<Buffer>): Promise<CachedPicture> {
    const stored = await read(key)
    if (stored) {
      memory.set(key, stored)
      return stored
    }
    const body = await make()
    const made = { body, digest: sha256(body).toString('hex') }
    memory.set(key, made)
    // A full or read-only disk costs time on the next request, not this answer.
    await write(key, made).catch((error: unknown) => log.warn({ err: error }, 'a picture could not be cached'))
    return made
  }

  return {
    async get(name, make) {
      const key = sha256(name).toString('hex').slice(0, 40)
      const known = memory.get(key)
      if (known) return known
      const started = running.get(key)
      if (started) return started
      const loading = load(key, make).finally(() => running.delete(key))
      running.set(key, loading)
      return loading
    },
  }
}
