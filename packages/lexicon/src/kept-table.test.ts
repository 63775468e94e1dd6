import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finish } from './in-steps.ts'
import { keptTable } from './kept-table.ts'
import { learnGists } from './property-gists.ts'
import { propertyRows } from './property-phrases/rows.ts'

let folder: string
let built: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karavan-tables-'))
  built = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

const table = {
  words: 'кружка mug 杯子',
  numbers: Float64Array.of(0.1, -2, 2 ** 40),
  within: { bytes: Uint8Array.of(1, 2, 3), signed: Int32Array.of(-1, 7), none: new Uint32Array(0) },
  byName: new Map([['one', [1, 2]]]),
}
const tableOf = (data: readonly (string | URL)[] = [], name = 'numbers', from: string | undefined = folder): typeof table =>
  finish(
    keptTable(
      name,
      data,
      function* () {
        built++
        yield
        return table
      },
      from,
    ),
  )
const file = () => join(folder, 'tables', 'numbers')

test('what one start has built the next one reads', () => {
  expect(tableOf()).toBe(table)
  expect(tableOf()).toEqual(table)
  expect(built).toBe(1)
  expect(readdirSync(join(folder, 'tables'))).toEqual(['numbers'])
})

test('tables of other names, and of other data, are others', () => {
  tableOf()
  tableOf([], 'others')
  expect(built).toBe(2)
  const words = new URL('../data/words-of-talk.txt', import.meta.url)
  for (let times = 0; times < 2; times++) {
    tableOf([words])
    expect(built).toBe(3)
  }
  tableOf(['words of talk'])
  expect(built).toBe(4)
})

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (bytes) => bytes.subarray(0, -9)],
  ['of something else', () => Buffer.from('{"numbers": [1, 2, 3]}')],
  [
    'damaged',
    (bytes) => {
      bytes[bytes.length - 9]! ^= 1
      return bytes
    },
  ],
])('a file that is %s is written again', (_, spoil) => {
  tableOf()
  writeFileSync(file(), spoil(readFileSync(file())))
  expect(tableOf()).toBe(table)
  expect(tableOf()).toEqual(table)
  expect(built).toBe(2)
})

test('where nothing can be written each start builds its own', () => {
  writeFileSync(join(folder, 'tables'), '')
  expect(tableOf()).toBe(table)
  expect(tableOf()).toBe(table)
  expect(built).toBe(2)
})

test('what the lexicon learns is the same once it was kept', () => {
  const rows = propertyRows().filter((_, at) => at % 20 === 0)
  const learn = () => finish(keptTable('gists', [], () => learnGists(rows), folder))
  const first = learn()
  const again = learn()
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})
