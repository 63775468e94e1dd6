import { fold } from './fold.ts'
import { fuzzy, readingsOf } from './fuzzy.ts'
import { englishStopwords, russianStopwords } from './stopwords.ts'
import { unitsOf } from './tokens.ts'
import { toCyrillic } from './transliterate.ts'
import { vocabulary } from './vocabulary.ts'

/** Sounds of the Russian words that say nothing about goods, with the word itself. */
let glueWords: ReadonlyMap<string, string> | undefined
const glue = (): ReadonlyMap<string, string> => {
  glueWords ??= new Map([...russianStopwords].reverse().map((word) => [readingsOf(word)[0]!, word]))
  return glueWords
}
const russianGlue = (word: string): string | undefined =>
  readingsOf(word)
    .map((sounds) => glue().get(sounds))
    .find((found) => found !== undefined)

/** "Do", "rub" and "no" are words of English and, in Latin letters, of Russian: they tell nothing of the language. */
export const isEnglishWord = (word: string): boolean => englishStopwords.has(word) && russianGlue(word) === undefined

/**
 * A Russian message in Latin letters ("chernye futbolki 100 shtuk") in its own letters, as far as its words are known; `undefined` for a text that is
 * none. At least one word has to be Russian for certain, and English words must not outnumber those.
 */
export function fromTranslit(text: string): string | undefined {
  if (!/[a-z]{3}/i.test(text) || /[\u0400-\u052f\u3400-\u9fff]/.test(text)) return undefined
  const { forms, isKnown } = vocabulary()
  const words = unitsOf(fold(text).text).filter(({ script }) => script === 'latin')
  if (words.some((unit) => unit.text.length > 2 && isEnglishWord(unit.text))) return undefined
  const speltOf = (word: string): string | undefined => {
    if (word.length < 4 || isKnown(word)) return undefined
    const found = fuzzy().transliterations(word)
    return found.find((form) => toCyrillic(word) === form) ?? found[0]
  }
  const isSpelt = (word: string) => speltOf(word) !== undefined || (word.length > 4 && !isKnown(word) && russianGlue(word) !== undefined)
  const spelt = words.filter(({ text: word }) => isSpelt(word)).length
  if (spelt === 0 || words.filter(({ text: word }) => forms.has(word)).length > spelt) return undefined
  return text.replace(/(?<![\p{L}'])[a-z']+(?![\p{L}\p{N}'])/giu, (written) => {
    const word = written.toLowerCase()
    return speltOf(word) ?? (forms.has(word) ? undefined : russianGlue(word)) ?? written
  })
}
