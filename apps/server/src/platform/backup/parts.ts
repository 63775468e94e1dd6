import { type PartHead, partHead } from './manifest.ts'
import { BackupError } from './sealed-file.ts'

/** The middle layer of a backup: parts one after another, each a head of JSON and frames of content, an empty one at its end. */

const maxHeadBytes = 16 * 1024 * 1024
/** A row with a picture in it is one frame. */
const maxFrameBytes = 512 * 1024 * 1024

const withLength = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

export const toHead = (head: PartHead): Buffer => withLength(Buffer.from(JSON.stringify(head)))
export const toFrame = withLength
export const partEnd = Buffer.alloc(4)

export interface Part {
  head: PartHead
  /** To be read to its end before the next part is asked for. */
  frames: AsyncIterable<Buffer>
}

/** Reads what the three above have written, and their source to its end: what is wrong behind the last part is wrong with all of it. */
export async function* readParts(source: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const { take, finish, close } = taker(source)
  const takeLength = async (most: number) => {
    const length = (await take(4)).readUInt32BE()
    if (length > most) throw new BackupError('the backup is damaged: a part is larger than any can be')
    return length
  }
  async function* frames(): AsyncGenerator<Buffer> {
    for (;;) {
      const length = await takeLength(maxFrameBytes)
      if (length === 0) return
      yield await take(length)
    }
  }
  try {
    for (;;) {
      const head = partHead.safeParse(JSON.parse((await take(await takeLength(maxHeadBytes))).toString()))
      if (!head.success) throw new BackupError('the backup is damaged: a part of it has no name that it could have')
      yield { head: head.data, frames: frames() }
      if (head.data.kind === 'end') return await finish()
    }
  } finally {
    await close()
  }
}

/** Bytes of a stream by their number. */
function taker(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let size = 0
  return {
    async take(length: number): Promise<Buffer> {
      while (size < length) {
        const { value, done } = await iterator.next()
        if (done) throw new BackupError('the backup is cut off: its end is missing')
        held.push(value)
        size += value.length
      }
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
      held = size > length ? [all.subarray(length)] : []
      size -= length
      return all.subarray(0, length)
    },
    async finish(): Promise<void> {
      if (size > 0 || !(await iterator.next()).done) throw new BackupError('the backup is damaged: something follows its last part')
    },
    close: async () => void (await iterator.return?.()),
  }
}
