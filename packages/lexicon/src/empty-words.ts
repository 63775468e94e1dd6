import { readFileSync } from 'node:fs'
import { stemOf } from './stem.ts'
import { isHan } from './tokens.ts'

interface Known {
  /** English words, and stems of Russian ones. */
  words: ReadonlySet<string>
  /** All of a Chinese text. */
  han: RegExp
}
let known: Known | undefined
/** The table of `data/empty-words.txt`. */
function emptyWords(): Known {
  if (known) return known
  const [words, han] = [new Set<string>(), new Set<string>()]
  for (const line of readFileSync(new URL('../data/empty-words.txt', import.meta.url), 'utf8').split('\n')) {
    const [, language, list = ''] = /^(en|ru|zh): (.*)$/u.exec(line) ?? []
    for (const word of list.split(' ').filter(Boolean))
      if (language === 'zh') han.add(word)
      else words.add(language === 'ru' ? asKnown(word) : word)
  }
  const longestFirst = [...han].toSorted((one, other) => other.length - one.length)
  known = { words, han: new RegExp(`^(?:${longestFirst.join('|')})+$`, 'u') }
  return known
}
/** A stem so short is that of other words as well. */
const shortStem = 4
function asKnown(word: string): string {
  const folded = word.replaceAll('ё', 'е')
  const stem = stemOf(folded)
  return stem.length > shortStem ? stem : folded
}

/** Whether a word names no property of anything that is sold, be it a number alone: "somewhere", «прям», 再问下. In lower case. */
export function isEmptyWord(word: string): boolean {
  const { words, han } = emptyWords()
  if (/^\d{1,4}$/u.test(word)) return true
  return isHan(word) ? han.test(word) : words.has(word) || words.has(asKnown(word))
}
