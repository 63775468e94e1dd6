import { createHash, randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DefaultDeserializer, DefaultSerializer } from 'node:v8'
import { crc32 } from 'node:zlib'
import { languages } from '@karavan/contract/language.ts'

/** Arrays that are kept as they lie in memory, so that reading them is no work. */
const arrays = [Uint8Array, Int8Array, Uint16Array, Int32Array, Uint32Array, Float64Array] as const
type KeptArray = InstanceType<(typeof arrays)[number]>

class TableWriter extends DefaultSerializer {
  readonly arrays: KeptArray[] = []

  _writeHostObject(array: KeptArray): void {
    this.writeUint32(arrays.findIndex((type) => array instanceof type))
    this.writeUint32(array.length)
    this.arrays.push(array)
  }
}

class TableReader extends DefaultDeserializer {
  readonly #fill: (array: KeptArray) => void

  /** `fill` reads each array, in the order in which they were written. */
  constructor(head: Uint8Array, fill: (array: KeptArray) => void) {
    super(head)
    this.#fill = fill
  }

  _readHostObject(): KeptArray {
    const array = new arrays[this.readUint32()]!(this.readUint32())
    this.#fill(array)
    return array
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: KeptArray): Uint8Array => new Uint8Array(buffer, byteOffset, byteLength)

/** Writes a file: the length of a head, the head, which is the key and the table without its arrays, these one behind the other, and a sum of all that. */
function write(file: string, key: string, table: unknown): void {
  const writer = new TableWriter()
  writer.writeHeader()
  writer.writeValue(key)
  writer.writeValue(table)
  const head = writer.releaseBuffer()
  const all = Buffer.concat([bytesOf(Uint32Array.of(head.length)), head, ...writer.arrays.map(bytesOf)])
  const beside = `${file}.${randomUUID()}`
  try {
    writeFileSync(beside, Buffer.concat([all, bytesOf(Uint32Array.of(crc32(all)))]))
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}

/** The table of such a file; `undefined` where it is of another key. Throws where the file is not whole. */
function read(file: string, key: string): unknown {
  const from = openSync(file, 'r')
  let sum = 0
  const fill = (array: KeptArray): void => {
    if (readSync(from, bytesOf(array)) < array.byteLength) throw new Error(`${file} ends too early`)
    sum = crc32(bytesOf(array), sum)
  }
  try {
    const length = new Uint32Array(1)
    fill(length)
    const head = new Uint8Array(length[0]!)
    fill(head)
    const reader = new TableReader(head, fill)
    reader.readHeader()
    if (reader.readValue() !== key) return undefined
    const table: unknown = reader.readValue()
    const expected = sum
    fill(length)
    if (length[0] !== expected) throw new Error(`${file} is damaged`)
    return table
  } finally {
    closeSync(from)
  }
}

function unlessItFails<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

const sources = fileURLToPath(new URL('.', import.meta.url))
let sourcesRead: string | undefined
/** A sum of all that decides how tables are built: the sources of this package and the versions of what they use. */
function keyOfSources(): string {
  if (sourcesRead !== undefined) return sourcesRead
  const sum = createHash('sha1').update(languages.join())
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name))
  for (const name of [...names.sort(), '../package.json']) sum.update(`${name}\n`).update(readFileSync(join(sources, name)))
  sourcesRead = sum.digest('hex')
  return sourcesRead
}

/** A sum of what one table is built of, beside the sources of this package: texts, and files by their addresses. */
function keyOf(from: readonly (string | URL)[]): string {
  const sum = createHash('sha1').update(keyOfSources())
  for (const one of from) sum.update(one instanceof URL ? readFileSync(one) : one).update('\n')
  return sum.digest('hex')
}

/**
 * What was built at an earlier start, where the sources of this package and all that the table is built of (`from`: texts, and files by their addresses) are the
 * same, or what is built now, for the next start. Tables lie beside what Node keeps of compiled sources; where it keeps nothing, or nothing can be written, each
 * start builds its own. A table is made of plain values, maps, sets and arrays of numbers.
 */
export function* keptTable<T>(
  name: string,
  from: readonly (string | URL)[],
  build: () => Generator<void, T>,
  folder = getCompileCacheDir(),
): Generator<void, T> {
  if (folder === undefined) return yield* build()
  const key = keyOf(from)
  const file = join(folder, 'tables', name)
  const known = unlessItFails(() => read(file, key)) as T | undefined
  if (known !== undefined) return known
  const built = yield* build()
  unlessItFails(() => {
    mkdirSync(join(folder, 'tables'), { recursive: true })
    write(file, key, built)
  })
  return built
}
