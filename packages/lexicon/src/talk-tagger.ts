import { analyse } from './analyse.ts'
import type { Analysis } from './analysis.ts'
import { fnvBucket, fnvOf } from './fnv.ts'
import { isHan } from './tokens.ts'
import { wordsOfTalkIn } from './words-of-talk.ts'

/** Signs of a word are counted in so many buckets: those that fall into one are not told apart. */
export const signBuckets = 2 ** 17

/** A word, a number or one Chinese character of a message. Offsets are those of the text, end exclusive. */
export interface Piece {
  text: string
  start: number
  end: number
}
const piece = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['’-](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu
export const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(piece)].map((match) => ({ text: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length }))

const ofOneself =
  /^(?:i|im|i'm|ive|i've|my|we|we're|our|us|me|я|мы|мой|моя|мои|моего|моей|нас|нам|наш|наша|наши|нашего|нашей|меня|мне|我|们|咱|俺)$/u
const isNumber = (text: string): boolean => /^\d/u.test(text)
const asSign = (text: string): string => (isNumber(text) ? '0' : text)

/** Where a clause ends, as a source of a regular expression. */
export const clauseBorder = String.raw`[,.;:!?，。；：！？、…()\n]+|\s[-–—]\s`
const isBorder = new RegExp(clauseBorder, 'u')

/** What tells of each piece whether it is talk: the pieces around it, its ends, its place in the clause, and what it names. */
export function signsOf(text: string, pieces: readonly Piece[], analysis: Pick<Analysis, 'concepts'> = analyse(text)): number[][] {
  const { concepts } = analysis
  const talk = wordsOfTalkIn(text)
  const named = pieces.map(({ start, end }) => concepts.find((one) => one.start <= start && one.end >= end)?.kind ?? '')
  const kinds = pieces.map(({ start, end }) => talk.find((one) => one.start <= start && one.end >= end)?.kind ?? '')
  const clauses: number[] = []
  let clause = 0
  for (const [at, { start }] of pieces.entries()) {
    const before = at === 0 ? '' : text.slice(pieces[at - 1]!.end, start)
    if (isBorder.test(before)) clause++
    clauses.push(clause)
  }
  const firstOf = new Map<number, number>()
  const isOfOneself = new Set<number>()
  const hasNamed = new Set<number>()
  for (const [at, one] of clauses.entries()) {
    if (!firstOf.has(one)) firstOf.set(one, at)
    if (ofOneself.test(pieces[at]!.text)) isOfOneself.add(one)
    if (named[at] === 'type') hasNamed.add(one)
  }
  const word = (at: number): string => {
    const one = pieces[at]
    return one ? asSign(one.text) : '^'
  }
  return pieces.map(({ text: own }, at) => {
    const here = clauses[at]!
    const first = firstOf.get(here)!
    const signs: string[] = []
    const add = (name: string, value: string): void => {
      signs.push(`${name}=${value}`)
    }
    const [w, before, behind, before2, behind2] = [word(at), word(at - 1), word(at + 1), word(at - 2), word(at + 2)]
    add('w', w)
    add('-1', before)
    add('+1', behind)
    add('-2', before2)
    add('+2', behind2)
    add('-1w', `${before} ${w}`)
    add('w+1', `${w} ${behind}`)
    add('-2-1', `${before2} ${before}`)
    add('+1+2', `${behind} ${behind2}`)
    add('-1+1', `${before} ${behind}`)
    add('-2-1w', `${before2} ${before} ${w}`)
    add('w+1+2', `${w} ${behind} ${behind2}`)
    if (isHan(own)) {
      add('-3', word(at - 3))
      add('+3', word(at + 3))
      add('-3-2-1', `${word(at - 3)}${before2}${before}`)
      add('+1+2+3', `${behind}${behind2}${word(at + 3)}`)
      add('-1w+1', `${before}${w}${behind}`)
    } else {
      for (const size of [2, 3, 4]) {
        if (own.length > size) add(`e${size}`, own.slice(-size))
        if (own.length > size) add(`b${size}`, own.slice(0, size))
      }
      add('e3-1', `${before} ${own.slice(-3)}`)
    }
    add('n', named[at]!)
    add('n-1', `${named[at - 1] ?? '^'}>${named[at]!}`)
    add('n+1', `${named[at]!}>${named[at + 1] ?? '^'}`)
    add('-1n', `${before} ${named[at]!}`)
    add('k', kinds[at]!)
    add('k-1', `${kinds[at - 1] ?? '^'}>${kinds[at]!}`)
    add('f', word(first))
    add('ff', `${word(first)} ${word(first + 1)}`)
    add('fn', `${word(first)} ${named[at]!}`)
    add('own', `${isOfOneself.has(here)} ${named[at]!} ${hasNamed.has(here)}`)
    add('place', `${Math.min(here, 3)} ${here === clause} ${hasNamed.has(here)}`)
    add('at', String(Math.min(at - first, 4)))
    return [...new Set(signs.map((sign) => fnvBucket(fnvOf(sign), signBuckets)))]
  })
}

/** What was learned of marked messages. */
export interface LearnedTags {
  /** By bucket: how much its sign speaks for talk, in units of `unit`. */
  weights: Int8Array
  unit: number
  /** By what a piece is and what the next one is, twice talk or not: not-not, not-talk, talk-not, talk-talk. */
  steps: readonly [number, number, number, number]
  bias: number
}

/** How probable it is of each piece that it is talk, by how much speaks for it and how talk goes on: forwards and backwards along the chain. */
export function sharesOfTalk(scores: ArrayLike<number>, steps: readonly [number, number, number, number]): Float64Array {
  const { shares } = alongChain(scores, steps)
  return shares
}

/** The shares, and of each pair of neighbours how probable each of its four kinds is. */
export function alongChain(
  scores: ArrayLike<number>,
  [notNot, notTalk, talkNot, talkTalk]: readonly [number, number, number, number],
): { shares: Float64Array; pairs: Float64Array } {
  const count = scores.length
  // By place: how much all before it speaks for no talk and for talk here, as logarithms, this place included; and all behind it.
  const ahead = new Float64Array(count * 2)
  const back = new Float64Array(count * 2)
  for (let at = 0; at < count; at++) {
    const score = scores[at]!
    if (at === 0) {
      ahead[1] = score
      continue
    }
    const [no, yes] = [ahead[at * 2 - 2]!, ahead[at * 2 - 1]!]
    ahead[at * 2] = both(no + notNot, yes + talkNot)
    ahead[at * 2 + 1] = both(no + notTalk, yes + talkTalk) + score
  }
  for (let at = count - 2; at >= 0; at--) {
    const [no, yes] = [back[at * 2 + 2]!, back[at * 2 + 3]! + scores[at + 1]!]
    back[at * 2] = both(no + notNot, yes + notTalk)
    back[at * 2 + 1] = both(no + talkNot, yes + talkTalk)
  }
  const all = count === 0 ? 0 : both(ahead[count * 2 - 2]!, ahead[count * 2 - 1]!)
  const shares = new Float64Array(count)
  const pairs = new Float64Array(Math.max(0, count - 1) * 4)
  for (let at = 0; at < count; at++) {
    shares[at] = Math.exp(ahead[at * 2 + 1]! + back[at * 2 + 1]! - all)
    if (at === count - 1) continue
    const [no, yes] = [ahead[at * 2]!, ahead[at * 2 + 1]!]
    const [nextNo, nextYes] = [back[at * 2 + 2]!, back[at * 2 + 3]! + scores[at + 1]!]
    pairs[at * 4] = Math.exp(no + notNot + nextNo - all)
    pairs[at * 4 + 1] = Math.exp(no + notTalk + nextYes - all)
    pairs[at * 4 + 2] = Math.exp(yes + talkNot + nextNo - all)
    pairs[at * 4 + 3] = Math.exp(yes + talkTalk + nextYes - all)
  }
  return { shares, pairs }
}
/** The logarithm of the sum of what two logarithms stand for. */
const both = (one: number, other: number): number => {
  const most = Math.max(one, other)
  return most + Math.log1p(Math.exp(Math.min(one, other) - most))
}

/** Tells the words of a message that say how goods must be from those that are only talk, by a linear chain (conditional random field) of two states. */
export class TalkTagger {
  readonly #learned: LearnedTags

  constructor(learned: LearnedTags) {
    this.#learned = learned
  }

  /** The pieces of a text, each with how probable it is that it is talk, 0 to 1. */
  read(text: string, analysis?: Pick<Analysis, 'concepts'>): (Piece & { share: number })[] {
    const { weights, unit, steps, bias } = this.#learned
    const pieces = piecesOf(text)
    const scores = signsOf(text, pieces, analysis).map((signs) => signs.reduce((sum, sign) => sum + weights[sign]! * unit, bias))
    const shares = sharesOfTalk(scores, steps)
    return pieces.map((one, at) => ({ ...one, share: shares[at]! }))
  }
}
