import { wordForms } from '@karavan/lexicon/english.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'

/** Whether a text has a word in any of its forms, as far as a stem tells. Words begin where letters or digits do; numbers end there too. */
export function mentions(text: string, word: string): boolean {
  if (hasWord(text, word)) return true
  if (/^\p{Script=Cyrillic}/u.test(word)) return hasWord(text, stemOf(word))
  // Stems of English words meet those of other words too easily ("hoodys" and "hoodie"); "posts" are told of by "post material".
  return /^[a-z]+$/.test(word) && wordForms(word).some((form) => form.length < word.length && hasWord(text, form, true))
}

function hasWord(text: string, word: string, isWhole = false): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at > 0 && isSame(text[at - 1]!, word[0]!)) continue
    if (isDeniedHan(text, at, word)) continue
    if (/\d$/.test(word) && /\d/.test(text[at + word.length] ?? '')) continue
    if (isWhole && /\p{L}/u.test(text[at + word.length] ?? '')) continue
    return true
  }
  return false
}

/** 免打孔 is without 打孔. */
const isDeniedHan = (text: string, at: number, word: string): boolean =>
  /^\p{Script=Han}/u.test(word) && /[免不无非未勿]/u.test(text[at - 1] ?? '') && !/有没$/u.test(text.slice(Math.max(0, at - 2), at))

/** Whether a text has a Chinese word that nothing before it denies. */
export function hasHan(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) if (!isDeniedHan(text, at, word)) return true
  return false
}

/** Han text has no gaps between its words. */
const isSame = (before: string, first: string): boolean => !/\p{Script=Han}/u.test(first) && /[\p{L}\p{N}]/u.test(before)

/** "Без запаха", "odor-free", "with no-shed bristles": what a listing says goods are without. */
const denialBefore =
  /(?:^|[^\p{L}])(?:без|не|против|no|non|not|anti|without|free (?:of|from)|[\p{L}]*защит\p{L}* от|protect\p{L}* (?:from|against))[\s-]+(?:\p{L}+\s+)?$/u
const denialAfter = /^\p{L}*[\s-]?(?:free|proof|less|resistant)(?![\p{L}])/u
const nearby = 30
/** What stands before a place in the same value of a listing. */
const leadOf = (text: string, at: number): string => text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - nearby), at)

/** Whether a text says that the goods are without something, and nowhere that they have it. */
export function denies(text: string, word: string): boolean {
  const stem = /^\p{Script=Cyrillic}/u.test(word) ? stemOf(word) : word
  let isThere = false
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    if (at > 0 && isSame(text[at - 1]!, stem[0]!)) continue
    isThere = true
    const [lead, tail] = [leadOf(text, at), text.slice(at + stem.length, at + stem.length + nearby)]
    if (!denialBefore.test(lead) && !denialAfter.test(tail)) return false
  }
  return isThere
}

/** Whether a text has a phrase of several words as it stands, "anti-theft" like "anti theft", and does not say that the goods are without it. */
export function saysPhrase(text: string, phrase: string): boolean {
  const words = phrase.toLowerCase().split(/[\s-]+/u)
  if (words.length < 2) return false
  const together = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.')).join('[\\s-]*')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${together}(?![\\p{L}\\p{N}])`, 'gu')
  return [...text.matchAll(pattern)].some(({ index }) => !denialBefore.test(leadOf(text, index)))
}
