import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { concepts } from './concepts/all.ts'
import { headTypes } from './heads.ts'
import { documentTerms, queryTerms } from './terms.ts'

/** A repeatable stream of numbers below `limit`. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const words = concepts.flatMap((concept) => Object.values(concept.words).flat())
const pieces = [
  '500',
  '0,5',
  '20x30',
  'мл',
  'ml',
  '毫升',
  'см',
  'XL',
  '42',
  'размер',
  '-',
  '—',
  ',',
  '. ',
  "'",
  '"',
  '\\',
  '\u0000',
  '\ud83d',
  '😀',
  'й',
  'ё',
  '×',
  '，',
  '　',
  '１２',
  'ＡＢ',
  'ß',
  'İ',
  '한국어',
  'עברית',
  ';',
  '\n',
  '%',
  '<b>',
  'для',
  'for',
  '适用',
  'и',
  'and',
  '和',
]

const texts = Array.from({ length: 1500 }, (_, seed) => {
  const next = numbersFrom(seed + 1)
  return Array.from({ length: 1 + next(8) }, () => {
    const list = next(3) > 0 ? words : pieces
    const word = list[next(list.length)]!
    if (next(4) > 0) return word
    const at = next(word.length)
    return word.slice(0, at) + (next(2) ? String.fromCharCode(97 + next(26)) : '') + word.slice(at + 1)
  }).join(['', ' ', ' ', ', ', '-'][next(5)]!)
})

describe('for any text', () => {
  test('everything found lies inside the text, in order, and tokens do not overlap', () => {
    for (const text of texts) {
      const { tokens, concepts: found, measures, sizes } = analyse(text)
      for (const { start, end } of [...tokens, ...found, ...measures, ...sizes]) {
        expect(start, text).toBeGreaterThanOrEqual(0)
        expect(end, text).toBeGreaterThan(start)
        expect(end, text).toBeLessThanOrEqual(text.length)
      }
      for (const [at, token] of tokens.entries()) {
        expect(token.text).toBe(text.slice(token.start, token.end))
        if (at > 0) expect(token.start, text).toBeGreaterThanOrEqual(tokens[at - 1]!.end)
      }
      for (const measure of measures) expect(measure.value).toBeGreaterThan(0)
    }
  })

  test('the answer is the same at every call', () => {
    for (const text of texts.slice(0, 300)) expect(analyse(text)).toEqual(analyse(text))
  })

  test('capitals and full-width letters change nothing', () => {
    for (const text of words.filter((_, at) => at % 17 === 0)) {
      const wide = text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))
      const ids = (of: string) => analyse(of).concepts.map(({ conceptId }) => conceptId)
      expect(ids(text.toUpperCase()), text).toEqual(ids(text))
      expect(ids(wide), text).toEqual(ids(text))
    }
  })

  test('terms are made of it without an error, each clean', () => {
    for (const text of texts.slice(0, 500)) {
      const { a } = documentTerms({ titles: [text], attributes: [], category: [], description: [] })
      for (const lexeme of a) expect(lexeme, text).toMatch(/^[^\s\p{Cc}'"\\]+$/u)
      for (const alternatives of queryTerms(analyse(text)).words)
        for (const lexeme of alternatives) expect(lexeme, text).toMatch(/^[^\s\p{Cc}'"\\]+$/u)
    }
  })
})

test('every word of the dictionary is found as itself, and names its concept', () => {
  const typeWords = new Set(concepts.filter(({ kind }) => kind === 'type').flatMap((concept) => Object.values(concept.words).flat()))
  const lost: string[] = []
  for (const { id, kind, words: byLanguage } of concepts)
    for (const word of Object.values(byLanguage).flat()) {
      // A word for goods and for a trait stands for the goods where nothing else is named.
      if (kind !== 'type' && typeWords.has(word)) continue
      const analysis = analyse(word)
      const isWhole = analysis.concepts.some(({ conceptId, start, end }) => conceptId === id && start === 0 && end === word.length)
      if (!isWhole || (kind === 'type' && !headTypes(analysis).includes(id))) lost.push(`${word} -> ${id}`)
    }
  expect(lost).toEqual([])
})

test('a very long text is cut, not refused', () => {
  expect(analyse('кружка '.repeat(20_000)).text.length).toBeLessThanOrEqual(20_000)
})
