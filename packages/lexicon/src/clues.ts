import { poleOf } from './property-phrases/antonyms.ts'
import { denial, isGlue, keyOf } from './property-phrases/keys.ts'
import { isStopword } from './stopwords.ts'
import { type Synonyms, synonymsOfOne } from './synonyms.ts'
import { plainTokens } from './tokens.ts'

/** A word, a Chinese character or a pair of them, or what says the same in three languages. */
export interface Clue {
  key: string
  /** How much it says by itself, 0 to 1. */
  weight: number
  isDenied: boolean
  /** The word that it is of. */
  start: number
  end: number
}

/** Less than a word, because other words share it. */
export const weights = { word: 1, stopword: 0.4, beginning: 0.5, synonyms: 0.7, pair: 1, character: 0.35 }
/** Letters of a Russian word that its relatives begin with: скользкий, скользить. */
const beginningLength = 4

/** Words of three languages that say the same have one key. */
function synonymKeys(word: string): readonly string[] {
  const synonyms = synonymsOfOne(word)
  let keys = keysOfSynonyms.get(synonyms)
  if (!keys) {
    const [first] = [...synonyms.stems, ...synonyms.han].toSorted()
    keys = first === undefined ? [] : [`=${first}`]
    keysOfSynonyms.set(synonyms, keys)
  }
  return keys
}
const keysOfSynonyms = new WeakMap<Synonyms, readonly string[]>()

/** Denies what follows: 不滑, 防滑, 怕漏. */
const hanDenial = /[不没无别免防怕]/u
const hanBetween = /[会容易怕用要有得能太让被给]/u
const hanGlue = /[的了吗呢吧啊么就也都还很我你他她它们个]/u
/** Characters behind a denial that are denied. */
const deniedHan = 2

function* hanClues(run: string, from: number): Generator<Clue> {
  let last = ''
  let denied = 0
  for (let at = 0; at < run.length; at++) {
    const char = run[at]!
    if (hanDenial.test(char)) {
      denied = deniedHan
      last = ''
      continue
    }
    if (hanGlue.test(char)) {
      last = ''
      continue
    }
    if (denied === deniedHan && hanBetween.test(char)) continue
    const of = { isDenied: denied > 0, start: from + at, end: from + at + 1 }
    yield { key: char, weight: weights.character, ...of }
    if (last !== '') {
      yield { key: last + char, weight: weights.pair, ...of }
      for (const key of synonymKeys(last + char)) yield { key, weight: weights.synonyms, ...of }
    }
    denied = Math.max(0, denied - 1)
    last = char
  }
}

/** What tells a wording from others. Numbers, and what holds sentences together, tell nothing. */
export function cluesOf(text: string): Clue[] {
  const clues: Clue[] = []
  let isDenied = false
  for (const token of plainTokens(text)) {
    const { normalised, start, end, script, stem } = token
    if (script === 'han') clues.push(...hanClues(normalised, start))
    const key = keyOf(token)
    if (key === denial) isDenied = true
    if (script === 'han' || script === 'digit' || key === denial || isGlue(token)) continue
    const of = { isDenied, start, end }
    clues.push({ key, weight: isStopword(normalised) ? weights.stopword : weights.word, ...of })
    if (script === 'cyrillic' && key.length > beginningLength + 1)
      clues.push({ key: `${key.slice(0, beginningLength)}-`, weight: weights.beginning, ...of })
    clues.push(...synonymKeys(stem).map((synonym) => ({ key: synonym, weight: weights.synonyms, ...of })))
    isDenied = false
  }
  return clues
}

/** Its key with its sign. */
export const signed = ({ key, isDenied }: Clue): string => (isDenied ? `¬${key}` : key)

/** Ends of scales that are named, by scale: 1 and -1. One that is named by both ends says nothing. */
export function polesOf(clues: Iterable<Pick<Clue, 'key' | 'isDenied'>>): Map<number, number> {
  const poles = new Map<number, number>()
  for (const clue of clues) {
    const pole = poleOf(clue.key)
    if (!pole) continue
    const sign = clue.isDenied ? -pole.sign : pole.sign
    const before = poles.get(pole.scale)
    poles.set(pole.scale, before === undefined || before === sign ? sign : 0)
  }
  return poles
}
/** The end of each scale that most of them name. */
export function polesOfAll(all: Iterable<ReadonlyMap<number, number>>): Map<number, number> {
  const sums = new Map<number, number>()
  for (const poles of all) for (const [scale, sign] of poles) sums.set(scale, (sums.get(scale) ?? 0) + sign)
  return sums
}
export const areOpposite = (some: ReadonlyMap<number, number>, others: ReadonlyMap<number, number>): boolean =>
  [...some].some(([scale, sign]) => sign * (others.get(scale) ?? 0) < 0)

export const byKey = (clues: readonly Clue[]): Map<string, Clue> => {
  const found = new Map<string, Clue>()
  for (const clue of clues) if (!found.has(clue.key)) found.set(clue.key, clue)
  return found
}

export const hasDenial = (clues: readonly Clue[]): boolean => clues.some(({ isDenied }) => isDenied)

/** How many of a part: "with two ports" is said by no other count. */
const counts: ReadonlyMap<string, number> = new Map(
  [
    'один одна одним одной one single 单 一',
    'два две двух двумя двойной two dual double twin 双 两 二',
    'три трех тремя тройной three triple 三',
    'четыре четырех четырьмя four 四',
    'пять пяти пятью five 五',
    'шесть шести шестью six 六',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
)
/** The counts of a part that a text names. */
export function countsIn(text: string): Set<number> {
  const words = text.toLowerCase().match(/\d+|\p{Script=Han}|[\p{L}]+/gu) ?? []
  return new Set(words.flatMap((word) => (/^\d/.test(word) ? Number(word) : (counts.get(word) ?? []))))
}
