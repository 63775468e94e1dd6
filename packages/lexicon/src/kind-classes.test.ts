import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordingsDigest } from './asked-wordings.ts'
import { kindClassesOf, kindLearning, kindShares, kindTables, noKinds, shareOfKind } from './kind-classes.ts'
import { kindRows } from './kind-wordings.ts'
import { learnClasses } from './learn-classes.ts'
import { fromBytes, TextClassifier } from './text-classifier.ts'

const data = new URL('../data/', import.meta.url)
const tables = kindTables.map((name) => readFileSync(new URL(name, data), 'utf8')) as [string, string, string, string]

test('the kinds in use were learned of the tables that stand beside them', () => {
  const { source, classes } = fromBytes(readFileSync(new URL('kind-classes.bin', data)))
  expect(source, 'run node scripts/make-kind-classes.ts').toBe(wordingsDigest(tables.join('')))
  expect(classes).toEqual([...kindRows().map(({ kind }) => kind), noKinds.unsold, noKinds.none])
})

test('each line of the messages is of a kind that is told, and stands there once', () => {
  const lines = tables[1].trimEnd().split('\n')
  const known = new Set([...kindRows().map(({ kind }) => kind.slice('type.'.length)), ...Object.values(noKinds)])
  expect(lines.filter((line) => !known.has(line.split(' | ')[0]!))).toEqual([])
  expect(new Set(lines).size).toBe(lines.length)
})

test('what a text names in its grammar, names at all and says beside it is learned apart', () => {
  const rows = [
    'mug | кружка из глины | tea in the morning | 喝茶的',
    'backpack | носить на спине | carry books on the back | 背书的',
  ].join('\n')
  const messages = ['mug | a mug for my backpack', 'backpack | a backpack with room for a mug'].join('\n')
  const read = new TextClassifier(
    learnClasses(kindClassesOf(rows, messages, 'payment | как платить | how to pay | 怎么付款', ''), kindLearning),
    kindLearning.of,
  )
  expect(read.read('mugs that hang on a backpack')[0]).toMatchObject({ name: 'type.mug' })
  expect(read.read('backpacks with a pocket for the mug')[0]).toMatchObject({ name: 'type.backpack' })
})

test.each([
  ['старый пёс храпит на ковре в прихожей, хочу ему мягкое место, чтобы чехол стирать', 'type.pet-bed'],
  ['the dog ate my left boot again, so something tough for him to chew on, rubber, no squeak', 'type.pet-toy'],
  ['快递站打包用的,透明的,宽一点,一次拿五十卷', 'type.packing-tape'],
])('%s', (message, kind) => {
  const shares = kindShares(message)
  expect(shares[0]!.name).toBe(kind)
  expect(shareOfKind(shares, kind)).toBeGreaterThan(0.5)
  expect(shareOfKind(shares, 'type.drum')).toBeUndefined()
})
