import type { Analysis } from '@karavan/lexicon/analysis.ts'
import type { Match, OpenText, Span } from './open-text.ts'

/** What was understood, and the stretch of the message that says it. */
export interface Read<T> {
  value: T
  span: Span
}

/**
 * A message as a person would mark it up: what the reader takes stands in brackets, with one value for each pair. `кружки [до 400 рублей]` is the
 * message "кружки до 400 рублей". Without brackets the reader must find nothing.
 */
export type Example<T> = readonly [message: string, ...values: T[]]
export interface Examples<T> {
  ru: readonly Example<T>[]
  en: readonly Example<T>[]
  zh: readonly Example<T>[]
}

/** What a reader may look at beside the open text. */
export interface Situation {
  /** The analysis of the whole message, without its links. */
  analysis: Analysis
}

/** Reads one kind of condition. Pure: what it gives is closed for others by the resolver (`resolve.ts`) alone. */
export interface Reader<T> {
  /** Every stretch that says something of this kind, in the order of their weight. Overlapping stretches must not be among them. */
  read(text: OpenText, situation: Situation): Read<T>[]
  examples: Examples<T>
}

/** One way to say something: the pattern, and what a place where it fits means. `undefined` means that it says something else after all. */
export interface Way<T> {
  pattern: RegExp
  /** Stands wherever the pattern fits: in a message without it the pattern is not tried. */
  word?: RegExp
  toValue(match: Match): T | undefined
}

export const spanOf = ({ start, end }: Span): Span => ({ start, end })

/** The first of the ways that fits; the message's own order does not matter. */
export function readFirst<T>(text: OpenText, ways: readonly Way<T>[]): Read<T>[] {
  for (const { pattern, word, toValue } of ways) {
    if (word && !text.find(word)) continue
    const match = text.find(pattern)
    const value = match && toValue(match)
    if (match && value !== undefined) return [{ value, span: spanOf(match) }]
  }
  return []
}

/** Each of the ways once, as far as they leave each other room: an earlier one has its stretch first. */
export function readEach<T>(text: OpenText, ways: readonly Way<T>[]): Read<T>[] {
  const reads: Read<T>[] = []
  let open = text
  for (const way of ways) {
    const found = readFirst(open, [way])
    reads.push(...found)
    open = open.without(found.map(({ span }) => span))
  }
  return reads
}

/** Every place where a pattern fits, at most so many: for words of which only matters that they are there. */
export const readAll = (text: OpenText, pattern: RegExp, maxTimes: number): Read<true>[] =>
  text.findAll(pattern, maxTimes).map((span) => ({ value: true, span }))

/** A way that means the same wherever it fits. */
export const meaning = <T>(value: T, pattern: RegExp): Way<T> => ({ pattern, toValue: () => value })
