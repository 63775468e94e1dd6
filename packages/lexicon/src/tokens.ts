import { type Folded, fold, toOffset } from './fold.ts'
import { stemOf } from './stem.ts'

export type Script = 'latin' | 'cyrillic' | 'han' | 'digit' | 'other'

export interface Token {
  /** As written. */
  text: string
  /** Folded: lower case, one spelling. */
  normalised: string
  /** Snowball stem (ru, en); `normalised` for the rest. */
  stem: string
  /** Offsets in the analysed text, end exclusive. */
  start: number
  end: number
  script: Script
}

/** A stretch of folded text: a word, a number, or one Han character. Offsets are those of the folded text. */
export interface Unit {
  text: string
  start: number
  end: number
  script: Script
}

/** Whether there is a Chinese character in a text. */
export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

const letter = /\p{L}/u

export function scriptOf(code: number): Script | undefined {
  if (code >= 0x61 && code <= 0x7a) return 'latin'
  if (code >= 0x30 && code <= 0x39) return 'digit'
  if (code < 0x80) return undefined
  if (code >= 0x400 && code <= 0x52f) return 'cyrillic'
  if ((code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff) || code === 0x3007) return 'han'
  if (code >= 0xdf && code <= 0x24f) return 'latin'
  if (code >= 0xd800 && code <= 0xdfff) return undefined
  return letter.test(String.fromCharCode(code)) ? 'other' : undefined
}

const toCyrillic: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
  y: 'у',
  k: 'к',
  m: 'м',
  t: 'т',
  h: 'н',
  b: 'в',
  i: 'и',
}
const toLatin: Record<string, string> = { а: 'a', с: 'c', е: 'e', о: 'o', р: 'p', х: 'x', у: 'y', к: 'k', м: 'm', т: 't' }

/** A word whose letters of two scripts look alike is of the script of the others: 'cумка' with a Latin c. */
function mendMixed(word: string, cyrillic: number, latin: number): string | undefined {
  const table = cyrillic >= latin ? toCyrillic : toLatin
  const foreign = cyrillic >= latin ? /[a-z]/ : /[\u0400-\u052f]/
  let out = ''
  for (const char of word) {
    const mended = foreign.test(char) ? table[char] : char
    if (!mended) return undefined
    out += mended
  }
  return out
}

/** Words, numbers and Han characters of a folded text. 'mp3' is one word, '500ml' is a number and a word, "women's" is the word women. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = []
  let at = 0
  while (at < text.length) {
    const script = scriptOf(text.charCodeAt(at))
    if (script === undefined) {
      at++
      continue
    }
    if (script === 'han') {
      units.push({ text: text[at]!, start: at, end: at + 1, script })
      at++
      continue
    }
    let end = at + 1
    if (script === 'digit') {
      while (end < text.length && scriptOf(text.charCodeAt(end)) === 'digit') end++
      units.push({ text: text.slice(at, end), start: at, end, script })
      at = end
      continue
    }
    // '20x30': the sign between two numbers is not a word
    if (
      (text[at] === 'x' || text[at] === 'х') &&
      scriptOf(text.charCodeAt(at - 1)) === 'digit' &&
      scriptOf(text.charCodeAt(end)) === 'digit'
    ) {
      at++
      continue
    }
    let latin = script === 'latin' ? 1 : 0
    let cyrillic = script === 'cyrillic' ? 1 : 0
    let apostrophe = -1
    let hasDigits = false
    for (; end < text.length; end++) {
      const next = scriptOf(text.charCodeAt(end))
      if (next === 'latin' && !hasDigits) latin++
      else if (next === 'cyrillic' && !hasDigits) cyrillic++
      else if (next === 'digit' && latin > 0 && cyrillic === 0) hasDigits = true
      else if (next === 'other' && script === 'other') continue
      else if (text[end] === "'" && latin > 0 && apostrophe < 0 && scriptOf(text.charCodeAt(end + 1)) === 'latin') apostrophe = end
      else break
    }
    let word = text.slice(at, end)
    if (apostrophe > 0) word = text.slice(apostrophe + 1, end) === 's' ? text.slice(at, apostrophe) : word.replace("'", '')
    if (latin > 0 && cyrillic > 0) {
      const mended = mendMixed(word, cyrillic, latin)
      if (mended === undefined) {
        // 'usbкабель': two words without a space
        let cut = at + 1
        while (cut < end && scriptOf(text.charCodeAt(cut)) === script) cut++
        units.push({ text: text.slice(at, cut), start: at, end: cut, script })
        at = cut
        continue
      }
      word = mended
    }
    units.push({ text: word, start: at, end, script: latin > 0 && cyrillic > 0 ? (cyrillic >= latin ? 'cyrillic' : 'latin') : script })
    at = end
  }
  return units
}

export function toToken(original: string, folded: Folded, unit: Unit): Token {
  const start = toOffset(folded, unit.start)
  const end = toOffset(folded, unit.end)
  return { text: original.slice(start, end), normalised: unit.text, stem: stemOf(unit.text), start, end, script: unit.script }
}

/** The words of a text without looking any of them up: Han characters that stand together are one word. */
export function plainTokens(text: string): Token[] {
  const folded = fold(text)
  const joined: Unit[] = []
  for (const unit of unitsOf(folded.text)) {
    const last = joined.at(-1)
    if (last?.script === 'han' && unit.script === 'han' && last.end === unit.start)
      joined[joined.length - 1] = { ...last, text: last.text + unit.text, end: unit.end }
    else joined.push(unit)
  }
  return joined.map((unit) => toToken(text, folded, unit))
}
