import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { z } from 'zod'

/** A backup that cannot be written, read or restored; its message is printed as one line. */
export class BackupError extends Error {}

/**
 * The outermost layer of a backup: a first line of JSON that says how the rest is sealed, then chunks, each with its length before it. Every chunk ends in a
 * tag over its place, whether it is the last one, and its content, so that nothing can be altered, left out, turned around or cut off unnoticed: with a
 * passphrase the tag of AES-256-GCM, without one a SHA-256, which notices accidents alone.
 */
const firstLine = z.object({
  karavan_backup: z.literal(1),
  encryption: z
    .object({
      cipher: z.literal('aes-256-gcm'),
      kdf: z.literal('scrypt'),
      // Bounded: a foreign file must not take all memory of whoever looks at it.
      n: z
        .int()
        .min(1024)
        .max(2 ** 20),
      r: z.int().min(1).max(16),
      p: z.int().min(1).max(4),
      salt: z.string().regex(/^[\da-f]{32}$/),
      /** Tells a wrong passphrase from a damaged file. */
      check: z.string().regex(/^[\da-f]{64}$/),
    })
    .nullable(),
})
type Encryption = NonNullable<z.infer<typeof firstLine>['encryption']>

const maxLineBytes = 4096
const chunkBytes = 256 * 1024
const gcmTagBytes = 16
const lastMark = 0x8000_0000

/** Takes about half a second and 128 MiB, once a backup. */
const cost = { n: 2 ** 17, r: 8, p: 1 }

interface Seal {
  tagBytes: number
  seal(place: Buffer, content: Buffer): Buffer
  /** Throws where content and tag do not fit each other. */
  unseal(place: Buffer, sealed: Buffer): Buffer
}

/** Where a chunk stands: 12 bytes that no other chunk of the file has. */
function placeOf(index: number, isLast: boolean): Buffer {
  const place = Buffer.alloc(12)
  place.writeUIntBE(index, 4, 6)
  place[11] = isLast ? 1 : 0
  return place
}

const plainSeal = (line: string): Seal => {
  const tagOf = (place: Buffer, content: Buffer) => createHash('sha256').update(line).update(place).update(content).digest()
  return {
    tagBytes: 32,
    seal: (place, content) => Buffer.concat([content, tagOf(place, content)]),
    unseal(place, sealed) {
      const content = sealed.subarray(0, -32)
      if (!tagOf(place, content).equals(sealed.subarray(-32))) throw new Error('the checksum of a chunk is another one')
      return content
    },
  }
}

/** The place is the nonce: the key is of one file alone, and no place in it is used twice. */
const secretSeal = (key: Buffer, line: string): Seal => ({
  tagBytes: gcmTagBytes,
  seal(place, content) {
    const cipher = createCipheriv('aes-256-gcm', key, place).setAAD(Buffer.from(line))
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
  },
  unseal(place, sealed) {
    const decipher = createDecipheriv('aes-256-gcm', key, place, { authTagLength: gcmTagBytes })
      .setAAD(Buffer.from(line))
      .setAuthTag(sealed.subarray(-gcmTagBytes))
    return Buffer.concat([decipher.update(sealed.subarray(0, -gcmTagBytes)), decipher.final()])
  },
})

async function deriveKeys(passphrase: string, { n, r, p, salt }: Pick<Encryption, 'n' | 'r' | 'p' | 'salt'>) {
  const options: ScryptOptions = { N: n, r, p, maxmem: 256 * n * r }
  const derived = await new Promise<Buffer>((done, fail) => {
    scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), 64, options, (error, keys) => (error ? fail(error) : done(keys)))
  })
  const check = createHmac('sha256', derived.subarray(32)).update('karavan backup').digest()
  return { key: derived.subarray(0, 32), check }
}

/** The bytes of the file that holds `source`, sealed with the passphrase where there is one. For a pipeline. */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string | undefined): AsyncGenerator<Buffer> {
  let encryption: Encryption | null = null
  let key: Buffer | undefined
  if (passphrase) {
    const salt = randomBytes(16).toString('hex')
    const derived = await deriveKeys(passphrase, { ...cost, salt })
    encryption = { cipher: 'aes-256-gcm', kdf: 'scrypt', ...cost, salt, check: derived.check.toString('hex') }
    key = derived.key
  }
  const line = `${JSON.stringify({ karavan_backup: 1, encryption } satisfies z.infer<typeof firstLine>)}\n`
  const method = key ? secretSeal(key, line) : plainSeal(line)
  let index = 0
  const toChunk = (content: Buffer, isLast: boolean) => {
    const sealed = method.seal(placeOf(index++, isLast), content)
    const length = Buffer.alloc(4)
    length.writeUInt32BE((sealed.length | (isLast ? lastMark : 0)) >>> 0)
    return Buffer.concat([length, sealed])
  }
  yield Buffer.from(line)
  let waiting: Buffer[] = []
  let size = 0
  for await (const bytes of source) {
    waiting.push(bytes)
    size += bytes.length
    if (size < chunkBytes) continue
    yield toChunk(Buffer.concat(waiting), false)
    waiting = []
    size = 0
  }
  yield toChunk(Buffer.concat(waiting), true)
}

/** Opens the file of a backup. `askPassphrase` is called for one that is encrypted. Throws a `BackupError` for any other file and a wrong passphrase. */
export async function openSealed(file: string, askPassphrase: () => Promise<string>): Promise<{ unseal(): AsyncGenerator<Buffer> }> {
  const method = await withFile(file, async (handle) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxLineBytes), 0, maxLineBytes, 0)
    const end = buffer.subarray(0, bytesRead).indexOf('\n')
    const line = buffer.subarray(0, end + 1).toString()
    const { encryption } = readFirstLine(file, line)
    if (!encryption) return { start: line.length, ...plainSeal(line) }
    const { key, check } = await deriveKeys(await askPassphrase(), encryption)
    if (!timingSafeEqual(check, Buffer.from(encryption.check, 'hex'))) throw new BackupError('the passphrase is not the one of this backup')
    return { start: line.length, ...secretSeal(key, line) }
  })
  return { unseal: () => readChunks(file, method) }
}

function readFirstLine(file: string, line: string): z.infer<typeof firstLine> {
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch (cause) {
    throw new BackupError(`${file} is not a backup of Karavan`, { cause })
  }
  const version = z.object({ karavan_backup: z.int() }).safeParse(parsed)
  if (version.success && version.data.karavan_backup > 1)
    throw new BackupError(`${file} was made by a newer release, in a form that this one does not know`)
  const known = firstLine.safeParse(parsed)
  if (!known.success) throw new BackupError(`${file} is not a backup of Karavan, or its first line is damaged`)
  return known.data
}

async function* readChunks(file: string, { start, tagBytes, unseal }: Seal & { start: number }): AsyncGenerator<Buffer> {
  await using handle = await open(file)
  const read = async (position: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    if (bytesRead < length) throw new BackupError(`${file} is cut off: its end is missing`)
    return buffer
  }
  let position = start
  for (let index = 0; ; index++) {
    const mark = (await read(position, 4)).readUInt32BE()
    const isLast = mark >= lastMark
    const length = isLast ? mark - lastMark : mark
    if (length < tagBytes || length > 64 * chunkBytes) throw new BackupError(`${file} is damaged (chunk ${index})`)
    const sealed = await read(position + 4, length)
    position += 4 + length
    let content: Buffer
    try {
      content = unseal(placeOf(index, isLast), sealed)
    } catch (cause) {
      throw new BackupError(`${file} is damaged (chunk ${index})`, { cause })
    }
    yield content
    if (!isLast) continue
    if ((await handle.stat()).size > position) throw new BackupError(`${file} is damaged: something follows its end`)
    return
  }
}

async function withFile<T>(file: string, use: (handle: FileHandle) => Promise<T>): Promise<T> {
  await using handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${cause.code})`, { cause })
  })
  return await use(handle)
}
