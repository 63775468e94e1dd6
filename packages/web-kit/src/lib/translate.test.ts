import type { Language } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import type { TextKey } from './text-key.ts'
import { translator } from './translate.ts'

const key = (name: string) => name as TextKey

test('a counted text takes the form of its language for the number, a negative one and a fraction among them', () => {
  const russian = translator('ru', [
    { pieces_one: '{{count}} штука', pieces_few: '{{count}} штуки', pieces_many: '{{count}} штук', pieces_other: '{{count}} штуки' },
  ])
  expect([0, 1, 2, 5, 11, 21, 22, 111, 1.5, -1].map((count) => russian(key('pieces'), { count }))).toEqual([
    '0 штук',
    '1 штука',
    '2 штуки',
    '5 штук',
    '11 штук',
    '21 штука',
    '22 штуки',
    '111 штук',
    '1,5 штуки',
    '-1 штука',
  ])
  const english = translator('en', [{ pieces_one: '{{count}} piece', pieces_other: '{{count}} pieces' }])
  expect([0, 1, 2].map((count) => english(key('pieces'), { count }))).toEqual(['0 pieces', '1 piece', '2 pieces'])
  const chinese = translator('zh', [{ pieces_other: '{{count}}件' }])
  expect([1, 2].map((count) => chinese(key('pieces'), { count }))).toEqual(['1件', '2件'])
})

test('a count is written in the figures of its language, other numbers as they are', () => {
  const texts = [{ sold: '{{count}}, {{year}}' }]
  const written = (language: Language) => translator(language, texts)(key('sold'), { count: 12_281, year: 2026 }).replaceAll(/\s/g, ' ')
  expect([written('ru'), written('en'), written('zh')]).toEqual(['12 281, 2026', '12,281, 2026', '12,281, 2026'])
})

test('a text that does not count stands for every count', () => {
  expect(translator('en', [{ shown: '{{count}} of {{all}}' }])(key('shown'), { count: 1, all: 3 })).toBe('1 of 3')
})

test('values stand where they are named, as they are; one that is not given leaves nothing', () => {
  const t = translator('en', [{ greet: '{{name}}, {{name}}: {{left}}{{none}}.' }])
  expect(t(key('greet'), { name: '<b>$& {{left}}</b>', left: 0, none: null })).toBe('<b>$& {{left}}</b>, <b>$& {{left}}</b>: 0.')
})

test('collections are searched in turn, section by section, those that come later among them', () => {
  const collections = [{ chat: { send: 'Send' } }]
  const t = translator('en', collections)
  expect(t(key('chat.stop'))).toBe('chat.stop')
  collections.push({ chat: { send: 'not reached', stop: 'Stop' } as never })
  expect([t(key('chat.send')), t(key('chat.stop'))]).toEqual(['Send', 'Stop'])
})

test('a key that leads to a section, past a text or to what every object has is no text', () => {
  const t = translator('en', [{ chat: { send: 'Send' } }])
  for (const name of ['chat', 'chat.send.length', 'chat.toString', 'constructor.name', '']) expect(t(key(name))).toBe(name)
})
