import { expect, test } from 'vitest'
import { GuardedPattern } from './guarded-pattern.ts'
import { needsOf } from './needs.ts'
import { anyOf, mark, pattern, whole } from './pattern.ts'

const needs: [source: string, needs: string[] | undefined][] = [
  ['кружка', ['круж']],
  ['до|from|从', ['до', 'from', '从']],
  ['(?:по)?дешевле', ['деше']],
  ['не(?:т|)', ['не']],
  ['от|', undefined],
  ['(?:от)?', undefined],
  ['(?:от)*до{0,2}', ['д']],
  ['(?:от){2}', ['от']],
  ['ab?c', ['a']],
  ['ab+c', ['ab']],
  ['ко[тд] есть', ['кот ', 'код ']],
  ['[а-я]ет', ['ет']],
  ['[^а]ет', ['ет']],
  [String.raw`[\s-]ет`, ['ет']],
  [String.raw`\p{L}+`, undefined],
  [String.raw`.\d\s`, undefined],
  [String.raw`1\.5`, ['1.5']],
  [String.raw`\u0430б\u{432}`, ['абв']],
  ['(?<!не )(?<name1>дорог)о', ['доро']],
  ['(?=кот)', ['кот']],
  ['(?!кот)', undefined],
  [String.raw`(?![)\]](a|b))кот`, ['кот']],
  // What is only looked at stands between no two characters.
  ['ко(?=т)т', ['кот']],
  ['ко(?:т|д)т', ['ко']],
  ['^a$', ['a']],
  [String.raw`(?<one>ж)\k<one>да`, ['да']],
  // Written as nothing of ours is.
  ['(?i:кот)', undefined],
]
test.each(needs)('%s needs %j', (source, expected) => {
  expect(needsOf(source) && [...needsOf(source)!]).toEqual(expected)
})

test('a pattern finds what it finds unguarded, wherever it is used', () => {
  const sources = [anyOf({ ru: ['до {n}', 'кружк…'], en: ['up to {n}'], zh: ['以内'] }), whole({ ru: ['нет'], en: ['no'] }), '', '^$']
  const texts = [`кружки до ${mark}${mark} руб`, `up to ${mark}`, '十元以内', 'нет', 'интернет', 'nothing', '']
  for (const source of sources)
    for (const text of texts) {
      const guarded = pattern(source)
      const plain = new RegExp(guarded.source, 'du')
      expect(guarded.exec(text), `${source} in ${text}`).toEqual(plain.exec(text))
      expect(guarded.test(text)).toBe(plain.test(text))
      expect(text.replace(guarded, '!')).toBe(text.replace(plain, '!'))
    }
})

test('a global pattern goes through a text and starts anew in the next', () => {
  const cups = new GuardedPattern('чаш', 'gu')
  const found = 'чаши и чашки'
  expect(cups.exec(found)?.index).toBe(0)
  expect(cups.exec('без них')).toBeNull()
  expect(cups.lastIndex).toBe(0)
  expect([...found.matchAll(cups)]).toHaveLength(2)
  expect(found.replaceAll(cups, 'круж')).toBe('кружи и кружки')
})

test('a pattern that heeds no capitals is tried on a text of any', () => {
  const steel = new GuardedPattern('СТАЛЬ|steel', 'giu')
  expect('Кружка Сталь STEEL ſteel'.replace(steel, '!')).toBe('Кружка ! ! !')
  expect('кружка'.replace(steel, '!')).toBe('кружка')
})

test('a pattern that is made later is asked of texts that were read before', () => {
  const text = 'позже сделанный образец'
  expect(pattern('раньше').exec(text)).toBeNull()
  expect(pattern('образец').exec(text)?.index).toBe(16)
})
