import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributeClasses, attributesAskedIn, attributesIn, groupsOfAttribute, shareOfAttributes } from './asked-attributes.ts'
import { wordingsDigest, wordingsOf } from './asked-wordings.ts'
import { fromBytes } from './text-classifier.ts'

const data = new URL('../data/', import.meta.url)
const [attributes, asked] = ['asked-attributes.txt', 'asked-wordings.txt'].map((name) => readFileSync(new URL(name, data), 'utf8'))

test('the classes in use were learned of the tables that stand beside them', () => {
  const { source, classes } = fromBytes(readFileSync(new URL('attribute-classes.bin', data)))
  expect(source, 'run node scripts/make-asked-classes.ts').toBe(wordingsDigest(asked! + attributes!))
  expect(classes).toEqual(attributeClasses(attributesIn(attributes!), wordingsOf(asked!)).map(({ name }) => name))
})

test('every attribute has names and wordings in three languages', () => {
  for (const { group, names, wordings } of attributesIn(attributes!)) {
    expect(group).toMatch(/^at-[a-z\d-]+$/)
    expect(names.length, group).toBeGreaterThan(2)
    for (const some of Object.values(wordings)) expect(some.length, group).toBeGreaterThan(9)
  }
})

test('an attribute is known by any of its names, however they are written', () => {
  expect(groupsOfAttribute(['Ink color'])).toEqual(['at-ink-color'])
  expect(groupsOfAttribute(['ink-COLOR '])).toEqual(['at-ink-color'])
  expect(groupsOfAttribute(['遮光率'])).toEqual(['at-blackout-rate'])
  expect(groupsOfAttribute(['Features', '特点', 'Item number'])).toEqual([])
})

test.each([
  ['надолго ли хватит пасты в ручке', 'at-writing-length'],
  ['will street lamps shine through', 'at-blackout-rate'],
  ['最大能夹多粗的钻头', 'at-chuck'],
])('"%s" asks for %s', (question, group) => {
  expect(attributesAskedIn(question)[0]!.name).toBe(group)
  expect(shareOfAttributes(question)).toBeGreaterThan(0.5)
})

test('what is asked of goods in general is asked for no attribute', () => {
  expect(shareOfAttributes('сколько стоит доставка одной штуки')).toBeLessThan(0.5)
})
