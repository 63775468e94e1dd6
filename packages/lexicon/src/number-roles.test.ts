import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordingsDigest } from './asked-wordings.ts'
import { learnClasses } from './learn-classes.ts'
import { askingOf, numberClassesOf, numberLearning, numberRoles, rolesOfNumber } from './number-roles.ts'
import { fromBytes, TextClassifier } from './text-classifier.ts'

const data = new URL('../data/', import.meta.url)
const table = readFileSync(new URL('numbered-messages.txt', data), 'utf8')

test('the roles in use were learned of the messages that stand beside them', () => {
  const { source, classes } = fromBytes(readFileSync(new URL('number-roles.bin', data)))
  expect(source, 'run node scripts/make-number-roles.ts').toBe(wordingsDigest(table))
  expect(classes).toEqual([...numberRoles])
})

test('each mark names a role', () => {
  const marks = [...table.matchAll(/\[([a-z]+):/gu)].map(([, role]) => role!)
  expect([...new Set(marks)].toSorted()).toEqual(['a', 'd', 'm', 'n', 'p', 'q', 's', 't', 'w', 'x'])
})

/** Of a hundred numbers of messages that were left out so many at least get their role, and of those surely taken for a quantity so many at least are one. */
const least = { right: 70, surely: 82 }
const surely = 0.8

test('numbers of messages left out mostly get their role, and what is surely a quantity seldom is none', () => {
  const lines = table.trimEnd().split('\n')
  const classes = (isLeft: boolean) => numberClassesOf(lines.filter((_, at) => (at % 5 === 0) === isLeft).join('\n'))
  const classifier = new TextClassifier(learnClasses(classes(false), numberLearning), numberLearning.of)
  const read = classes(true).flatMap(({ name, texts }) => texts.map((text) => ({ name, first: classifier.read(text)[0]! })))
  const right = read.filter(({ name, first }) => first.name === name)
  expect((100 * right.length) / read.length).toBeGreaterThanOrEqual(least.right)
  const counted = read.filter(({ first }) => first.name === 'quantity' && first.share >= surely)
  expect((100 * counted.filter(({ name }) => name === 'quantity').length) / counted.length).toBeGreaterThanOrEqual(least.surely)
})

test.each([
  ['bread boards with a groove, 35 for our cooking school', '35', 'quantity'],
  ['кепки на выпускной, нас 28', '28', 'quantity'],
  ['мы на 4 этаже, лифта нет, нужны стеллажи', '4', 'aside'],
  ["women's leather boots, mostly 38", '38', 'size'],
  ['набор отвёрток на 32 предмета', '32', 'parts'],
])('%s: %s is %s', (text, number, role) => {
  const start = text.indexOf(number)
  expect(rolesOfNumber(text, { start, end: start + number.length })[0]).toMatchObject({ name: role })
  expect(askingOf(text, { start, end: start + number.length })).toContain(`\u0001${number}\u0001`)
})
