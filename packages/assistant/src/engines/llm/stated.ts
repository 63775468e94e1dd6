import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'

/** The words of a text by what it says of them: that it is so, or that it is not. Chinese, which writes no blanks, as runs of characters. */
export interface Stated {
  yes: Set<string>
  no: Set<string>
  hanYes: string
  hanNo: string
}
export const nothingStated = (): Stated => ({ yes: new Set(), no: new Set(), hanYes: '', hanNo: '' })

const normal = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** A word of a text and where it stands. */
export interface Word {
  text: string
  start: number
}
/** Words in letters without the digits that they measure, and runs of Chinese characters, all in small letters. */
export const wordsIn = (text: string): Word[] =>
  [...normal(text).matchAll(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu)].flatMap((match) => {
    const bare = match[0].replace(/^\d+/, '')
    return bare === '' ? [] : { text: bare, start: match.index + match[0].length - bare.length }
  })

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** The words of a run of Chinese characters. */
export const hanWords = (run: string): string[] => [...segmenter.segment(run)].map(({ segment }) => segment)

const denials = new Set('не нет без ни нельзя not no non without never isn doesn don aren cannot'.split(' '))
/** How far a denial reaches, in words. */
const reach = 3
const answersNo = /[:：]\s*(?:нет|отсутству\p{L}*|no|none|not supported|无|否|没有|不支持|不可以?)\s*[.。]?$/iu
const hanDenies = /[不无没免]\p{Script=Han}?$/u
const hanDenied =
  /(?:不(?!锈)|无(?!线|缝|绳)|没有?|非(?!常)|免)(\p{Script=Han}{1,6})|(\p{Script=Han}{1,6})[:：]?\s*(?:无|否|不支持|没有)$/gu

/** Adds what a text states. */
export function addStated(stated: Stated, text: string): void {
  const isNo = answersNo.test(text)
  for (const clause of text.split(/[.,;!?()\n]/)) {
    let left = 0
    const words = wordsIn(clause)
    for (const [at, { text: one }] of words.entries()) {
      if (isHan(one)) continue
      if (denials.has(one)) {
        left = reach
        continue
      }
      const isFreeOf = words[at + 1]?.text === 'free' || hanDenies.test(words[at - 1]?.text ?? '')
      ;(isNo || left > 0 || isFreeOf ? stated.no : stated.yes).add(stemOf(one)).add(one)
      left -= 1
    }
  }
  if (!isHan(text)) return
  if (isNo) stated.hanNo += `${text}\n`
  else {
    stated.hanNo += [...text.matchAll(hanDenied)].map(([, after, before]) => `${after ?? before}\n`).join('')
    stated.hanYes += `${text.replace(hanDenied, '\n')}\n`
  }
}

/** Endings that no stem takes off: "отправит" and "отправка". */
const [sharedLetters, ownLetters] = [6, 4]
function isAkin(one: string, other: string): boolean {
  if (Math.max(one.length, other.length) > sharedLetters + ownLetters) return false
  return one.length >= sharedLetters && other.length >= sharedLetters && one.slice(0, sharedLetters) === other.slice(0, sharedLetters)
}

/** What compares ("прочнее", "stronger", "прочнейший") is stated only by the very word: that something is strong makes it no stronger than another. */
const compares = /^\p{Script=Cyrillic}+(?:ее|ей|ейш\p{L}+|айш\p{L}+)$|^[a-z]{3,}(?:er|est)$/u

/** Whether a word is stated, or denied. */
export function states({ yes, no, hanYes, hanNo }: Stated, one: string, isDenied: boolean): boolean {
  if (isHan(one)) {
    const text = isDenied ? hanNo : hanYes
    // A character alone is a piece of many words.
    return one.length === 1 ? text.includes(one) && hanWords(text).includes(one) : text.includes(one)
  }
  const known = isDenied ? no : yes
  if (known.has(one)) return true
  if (compares.test(one)) return false
  const stem = stemOf(one)
  return known.has(stem) || (/\p{Script=Cyrillic}/u.test(stem) && [...known].some((other) => isAkin(stem, other)))
}
