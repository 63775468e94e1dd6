import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordingsDigest } from './asked-wordings.ts'
import { markedSpans } from './marked-spans.ts'
import { mentionOf, mentionRoles, mentionsOf, rolesOfMention } from './mention-roles.ts'
import { tagsFromBytes } from './talk-tags.ts'
import { fromBytes } from './text-classifier.ts'

const data = new URL('../data/', import.meta.url)
const table = readFileSync(new URL('marked-mentions.txt', data), 'utf8')

test('the roles in use were learned of the messages that stand beside them', () => {
  const { source, classes } = fromBytes(readFileSync(new URL('mention-roles.bin', data)))
  expect(source, 'run node scripts/make-mention-roles.ts').toBe(wordingsDigest(table))
  expect(classes).toEqual([...mentionRoles])
  const tags = tagsFromBytes(readFileSync(new URL('property-tags.bin', data)))
  expect(tags.source, 'run node scripts/make-mention-roles.ts').toBe(wordingsDigest(table))
})

test('each mark names a role, and stands in no other', () => {
  expect([...new Set(mentionsOf(table).map(({ role }) => role))].toSorted()).toEqual([...mentionRoles].toSorted())
  expect(table.split('\n').filter((line) => /[[\]]/u.test(markedSpans(line).text))).toEqual([])
})

test('a message without its marks, and where they were', () => {
  const { text, spans } = markedSpans('not [n:black], [w:grey] then')
  expect(text).toBe('not black, grey then')
  expect(spans.map(({ mark, start, end }) => [mark, text.slice(start, end)])).toEqual([
    ['n', 'black'],
    ['w', 'grey'],
  ])
})

test('other properties of a message are no words of it', () => {
  const [first, second] = mentionsOf('not [n:black], [w:grey] then')
  expect(mentionOf(first!.text, first!.span, first!.others, ['denied'])).not.toContain('grey')
  expect(mentionOf(second!.text, second!.span, second!.others, [])).not.toContain('black')
})

test.each([
  ['эта слишком [яркая], есть матовые?', [], 'said'],
  ['[ручка] не обязательна', ['left'], 'given-up'],
  ['пусть будет с [крышкой]', [], 'wanted'],
  ['the [steel] ones are too heavy', [], 'said'],
  ['is it [dishwasher safe]?', ['question'], 'asked'],
  ['how much is the [blue] one', [], 'pointing'],
  ['[米色]也行', [], 'also'],
  ['别给我[塑料]的', ['denied'], 'unwanted'],
])('%s', (marked, ruled, role) => {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  expect(rolesOfMention(mentionOf(marked.replace(/[[\]]/gu, ''), { start, end }, [], ruled))[0]!.name).toBe(role)
})
