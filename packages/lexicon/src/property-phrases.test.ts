import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { fold } from './fold.ts'
import { findConcept } from './names.ts'
import { phraseTables } from './property-phrases/all.ts'
import { propertyPhrasesIn } from './property-phrases.ts'
import { isHan } from './tokens.ts'

const said = (text: string): string[] => {
  const { text: folded } = fold(text)
  return propertyPhrasesIn(folded, analyse(folded)).map(({ word }) => word)
}
const rows = phraseTables.flatMap((table) => table.trim().split('\n')).map((line) => line.split(' | '))

describe('the tables', () => {
  test.each(rows.map((row) => [row.join(' | '), row] as const))('%s', (_, [kinds, words, ...cells]) => {
    for (const kind of kinds!.split(',')) expect(kind === '*' || findConcept(`type.${kind}`)).toBeTruthy()
    expect(words!.split(' / ')).toHaveLength(3)
    expect(cells).toHaveLength(3)
    for (const [at, cell] of cells.entries())
      for (const phrase of cell.split(' / ').filter((one) => one !== '-')) {
        expect(phrase.trim()).toBe(phrase)
        expect(phrase).not.toBe('')
        expect(isHan(phrase) || /\p{L}|\d/u.test(phrase)).toBe(true)
        // One word means one thing at most of some goods.
        if (kinds === '*' && at < 2) expect(phrase).toContain(' ')
        expect(/\p{Script=Cyrillic}/u.test(phrase)).toBe(at === 0 && !/^[a-z0-9 -]+$/.test(phrase))
      }
  })

  test('a phrase means one thing of a kind', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const [kinds, words, ...cells] of rows)
      for (const kind of kinds!.split(','))
        for (const [at, cell] of cells.entries())
          for (const phrase of cell.split(' / ').filter((one) => one !== '-')) {
            const key = `${kind} ${at} ${phrase}`
            if (seen.has(key)) twice.push(`${key}: ${seen.get(key)} and ${words}`)
            seen.set(key, words!)
          }
    expect(twice).toEqual([])
  })
})

describe('phrases in messages', () => {
  test.each([
    ['термокружка, которая не расплёскивается', 'герметичный'],
    ['lunch boxes that seal really tight', 'leakproof'],
    ['保温杯 放包里不洒', '防漏'],
    ['футболки, чтобы не надо было гладить', 'немнущийся'],
    ['коврик, который совсем не пахнет', 'без запаха'],
  ])('%s: %s', (message, word) => {
    expect(said(message)).toContain(word)
  })

  test('a phrase of a kind is one of no other', () => {
    expect(said('наушники басистые')).toEqual(['с глубоким басом'])
    expect(said('носки басистые')).toEqual([])
    expect(said('басистые')).toEqual([])
  })

  test('what does not hold is denied in any of its usual words', () => {
    for (const message of ['простыни не катышатся', 'полотенца без катышек', '卫衣 不会起毛球', '卫衣 不容易起毛球'])
      expect(said(message)).toHaveLength(1)
    expect(said('卫衣 会起毛球')).toEqual([])
  })

  test('a denied wish is not read as the wish, and a phrase begins within no other word', () => {
    expect(said('backpacks with a hidden pocket')).toEqual(['anti-theft'])
    expect(said('backpacks with no hidden pocket')).toEqual([])
    // 会叫 begins within no word: 耐咬 ends before it.
    expect(said('耐咬会叫的狗玩具')).toEqual(['发声'])
  })

  test('a few words may stand in a gap, and no number, denial or other clause', () => {
    expect(said('power banks that show me how much is left')).toEqual(['with display'])
    expect(said('power banks that show 2, none left')).toEqual([])
    expect(said('别让小偷拉开的双肩包')).toEqual(['防盗'])
    expect(said('puzzles made from our photo')).toHaveLength(1)
    expect(said('puzzles from a factory, no photo')).toEqual([])
  })

  test('two sentences make no phrase, and a name of goods is none', () => {
    expect(said('не надо. гладить футболки буду сам')).toEqual([])
    expect(said('контейнеры для еды')).toEqual([])
  })
})
