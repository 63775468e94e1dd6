import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { FeedError } from './rows.ts'

const headBytes = 4096

/** The first bytes of a file. */
export async function readHead(file: string): Promise<Buffer> {
  await using handle = await open(file)
  const head = Buffer.alloc(headBytes)
  const { bytesRead } = await handle.read(head, 0, headBytes, 0)
  return head.subarray(0, bytesRead)
}

/**
 * The encoding of a text file: the one that is named, else by its mark, else what an XML declaration says, else UTF-8 where all of the file is that,
 * else windows-1251, in which shop programs of Russia write.
 */
export async function detectEncoding(file: string, named?: string): Promise<string> {
  if (named !== undefined) return knownEncoding(named)
  const head = await readHead(file)
  if (head.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head.toString('latin1'))?.[1]
  if (declared !== undefined) return knownEncoding(declared)
  return (await isUtf8(file)) ? 'utf-8' : 'windows-1251'
}

function knownEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding
  } catch (cause) {
    throw new FeedError(`the encoding ${label} is not known; expected one such as utf-8, windows-1251 or gb18030`, { cause })
  }
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(file)) decoder.decode(bytes as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** The file's text, piece by piece, without its mark; control characters, which no format allows, are spaces. */
export async function* decodeFile(file: string, encoding: string): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of createReadStream(file)) {
    const text = decoder.decode(bytes as Buffer, { stream: true })
    if (text) yield text.replace(controls, ' ')
  }
  const rest = decoder.decode()
  if (rest) yield rest.replace(controls, ' ')
}
