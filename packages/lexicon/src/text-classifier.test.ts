import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordingsDigest, wordingsOf } from './asked-wordings.ts'
import { learnClasses } from './learn-classes.ts'
import { fromBytes, stretchesOf, TextClassifier, toBytes, usualBuckets } from './text-classifier.ts'

const rows = [
  {
    name: 'weight',
    texts: ['сколько весит одна', 'какой вес у второй', 'она тяжёлая?', 'how heavy is it', 'what does one weigh', '多重', '一个有多重'],
  },
  { name: 'noise', texts: ['он громкий?', 'сильно шумит?', 'не гудит ночью', 'is it loud', 'does it make noise', '吵不吵', '声音大吗'] },
  {
    name: 'wash',
    texts: [
      'можно стирать?',
      'стирается в машинке?',
      'не садится после стирки',
      'can I wash it',
      'machine washable?',
      '能机洗吗',
      '可以水洗不',
    ],
  },
]
const learned = learnClasses(rows)

test.each([
  ['а весит-то сколько', 'weight'],
  ['Шумит ли он по ночам?', 'noise'],
  ['в стиральной машинке стирать', 'wash'],
  ['heavy?', 'weight'],
  ['will it be washable', 'wash'],
  ['会不会很吵', 'noise'],
])('"%s" is %s, in words that were not learned as they stand', (text, name) => {
  const [first] = new TextClassifier(learned).read(text)
  expect(first).toMatchObject({ name })
  expect(first!.share).toBeGreaterThan(0.5)
})

test('shares make one, the most probable stands first, and a text of nothing known is nothing in particular', () => {
  const classifier = new TextClassifier(learned)
  for (const text of ['is it loud', '', '!!', 'zzzz']) {
    const shares = classifier.read(text).map(({ share }) => share)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
    expect(shares).toEqual(shares.toSorted((one, other) => other - one))
  }
  expect(classifier.read('zzzz')[0]!.share).toBeLessThan(0.6)
})

test('all numbers are alike, and so are the letters ё and е, capitals and signs', () => {
  const at = (text: string): number[] => stretchesOf(text, usualBuckets).at.toSorted((one, other) => one - other)
  expect(at('Тёплые, 500!')).toEqual(at('теплые 20'))
  expect(at('теплые 20')).not.toEqual(at('теплые'))
})

test('what was learned is the same each time, and survives its file', () => {
  expect(learnClasses(rows)).toEqual(learned)
  const read = fromBytes(toBytes(learned, 'digest'))
  expect(read.source).toBe('digest')
  expect(read.weights).toEqual(learned.weights)
  const [one, other] = [learned, read].map((each) => new TextClassifier(each).read('какая она тяжёлая'))
  expect(one!.map(({ name }) => name)).toEqual(other!.map(({ name }) => name))
  expect(one![0]!.share).toBeCloseTo(other![0]!.share, 1)
})

const data = new URL('../data/', import.meta.url)
const table = readFileSync(new URL('asked-wordings.txt', data), 'utf8')

test('the classes in use were learned of the wordings that stand beside them', () => {
  const { source, classes } = fromBytes(readFileSync(new URL('asked-classes.bin', data)))
  expect(source, 'run node scripts/make-asked-classes.ts').toBe(wordingsDigest(table))
  expect(classes).toEqual(wordingsOf(table).map(({ group }) => group))
})

test('no wording stands in two groups, and none that tells how well others are read is learned', () => {
  const all = wordingsOf(table).flatMap(({ group, wordings }) =>
    Object.values(wordings).flatMap((some) => some.map((one) => [one, group] as const)),
  )
  const groups = new Map<string, string>()
  const twice = all.filter(([wording, group]) => {
    const before = groups.get(wording)
    groups.set(wording, group)
    return before !== undefined && before !== group
  })
  expect(twice).toEqual([])
  const kept = wordingsOf(readFileSync(new URL('../../../bench/assistant/asked-kept.txt', import.meta.url), 'utf8'))
  const learnedOnes = new Set(all.map(([wording]) => wording.toLowerCase()))
  expect(kept.flatMap(({ wordings }) => Object.values(wordings).flat()).filter((one) => learnedOnes.has(one.toLowerCase()))).toEqual([])
})
