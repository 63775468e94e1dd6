import { open } from 'node:fs/promises'
import { FeedError } from './rows.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const maxCommentBytes = 65_535
const maxDirectoryBytes = 4 * 1024 * 1024

/** What the entries of a zip archive are without compression, as its directory says. */
export async function unpackedSize(file: string): Promise<number> {
  await using handle = await open(file)
  const { size } = await handle.stat()
  const tail = Buffer.alloc(Math.min(size, endBytes + maxCommentBytes))
  await handle.read(tail, 0, tail.length, size - tail.length)
  let end = tail.length - endBytes
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1
  if (end < 0) throw new FeedError('is cut off or no workbook: its directory is missing')
  const [directoryBytes, directoryAt] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (directoryBytes > maxDirectoryBytes || directoryAt + directoryBytes > size)
    throw new FeedError('is no workbook: its directory is damaged')
  const directory = Buffer.alloc(directoryBytes)
  await handle.read(directory, 0, directoryBytes, directoryAt)
  let unpacked = 0
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature; ) {
    unpacked += directory.readUInt32LE(at + 24)
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return unpacked
}
