import type { MatchHow } from './analysis.ts'
import { hanProperties } from './synonyms.ts'
import type { Unit } from './tokens.ts'
import { type Entry, vocabulary } from './vocabulary.ts'

/** Which dictionary words a word may be, and how it was recognised. */
export interface Reading {
  lemmas: readonly number[]
  how: MatchHow
  /** Words that a misspelt one may be as well, where it makes a name of goods with the words beside it: the "chargr" of "phone chargr". */
  near?: readonly number[]
}

/** A phrase of the dictionary, found in a text. */
export interface Found {
  /** Units from `from` to before `to`. */
  from: number
  to: number
  entries: Entry[]
  how: MatchHow
  score: number
}

const maxPhrase = 12
/** What may stand between the words of one phrase. */
const wordGap = /^[\s\-_'’&+·/]{0,3}$/

/** Every phrase that the words make, overlapping ones too. */
export function findAll(text: string, units: readonly Unit[], readings: readonly Reading[]): Found[] {
  const { phrases, forms } = vocabulary()
  const all: Found[] = []
  for (let from = 0; from < units.length; from++) {
    const before = all.length
    const walk = (node: number, at: number, how: MatchHow, isGuessed = false) => {
      if (at > from && (!isGuessed || at - from >= leastGuessed(units[from]!))) {
        const named = phrases.entriesAt(node)
        const entries = isGuessed ? named.filter(namesGoods) : named
        if (entries.length > 0) keep(all, entries, units, from, at, how)
      }
      const unit = units[at]
      if (!unit || !phrases.goesOn(node) || at - from >= maxPhrase) return
      if (at > from && !fits(text, units[at - 1]!, unit)) return
      const reading = readings[at]!
      if (isGuessed && reading.how !== 'exact') return
      for (const lemma of reading.lemmas) {
        const next = phrases.next(node, lemma)
        if (next !== undefined) walk(next, at + 1, reading.how === 'exact' ? how : reading.how, isGuessed)
      }
      // One word of a name is guessed at most, and the others are as they should be.
      if (!isGuessed && how === 'exact')
        for (const lemma of reading.near ?? []) {
          const next = phrases.next(node, lemma)
          if (next !== undefined && !reading.lemmas.includes(lemma)) walk(next, at + 1, 'typo', true)
        }
    }
    walk(phrases.root, from, 'exact')
    // 'пауэр банк' for 'пауэрбанк'
    const [unit, next] = [units[from]!, units[from + 1]]
    if (all.length === before && next && unit.script === next.script && (unit.script === 'latin' || unit.script === 'cyrillic')) {
      const joined = unit.text + next.text
      if (joined.length >= 6 && fits(text, unit, next)) {
        for (const lemma of forms.get(joined) ?? []) {
          const entries = phrases.entriesOf(lemma)
          if (entries.length > 0) keep(all, entries, units, from, from + 2, 'exact')
        }
      }
    }
  }
  return all
}

/** Words of a name, one of which may be guessed; characters have more neighbours than words. */
const leastGuessed = ({ script }: Unit): number => (script === 'han' ? 3 : 2)

const namesGoods = ({ concept }: Entry): boolean => concept?.kind === 'type'

function fits(text: string, before: Unit, after: Unit): boolean {
  if (before.end === after.start) return true
  if (before.script === 'han' && after.script === 'han') return false
  return wordGap.test(text.slice(before.end, after.start))
}

const weights: Record<MatchHow, number> = { exact: 1, form: 0.98, translit: 0.9, typo: 0.7 }

function keep(all: Found[], entries: readonly Entry[], units: readonly Unit[], from: number, to: number, how: MatchHow): void {
  let words = ''
  let length = 0
  for (let at = from; at < to; at++) {
    words += (at > from ? ' ' : '') + units[at]!.text
    length += units[at]!.script === 'han' ? 2 : units[at]!.text.length
  }
  const exact = how === 'exact' ? entries.filter((entry) => entry.text === words) : []
  const same = all.find((other) => other.from === from && other.to === to)
  const rated: MatchHow = exact.length > 0 ? 'exact' : how === 'exact' ? 'form' : how
  const chosen = exact.length > 0 ? exact : entries
  if (same) {
    // One place read in two ways: the surer reading stands, equal ones are joined.
    if (weights[rated] < weights[same.how]) return
    if (weights[rated] > weights[same.how]) same.entries = []
    same.how = rated
    for (const entry of chosen) if (!same.entries.some(({ concept }) => concept === entry.concept)) same.entries.push(entry)
    same.entries.sort((a, b) => a.rank - b.rank)
    same.score = length * length * weights[rated]
    return
  }
  all.push({ from, to, entries: [...chosen].sort((a, b) => a.rank - b.rank), how: rated, score: length * length * weights[rated] })
}

/** The matches that together explain most of the text, none over another; longer phrases win. */
export function resolve(units: readonly Unit[], all: readonly Found[], text: string): Found[] {
  const byStart = new Map<number, Found[]>()
  for (const match of all) {
    const list = byStart.get(match.from)
    if (list) list.push(match)
    else byStart.set(match.from, [match])
  }
  const best = new Float64Array(units.length + 1)
  const choice: (Found | undefined)[] = new Array(units.length)
  for (let at = units.length - 1; at >= 0; at--) {
    best[at] = best[at + 1]!
    for (const match of byStart.get(at) ?? []) {
      const score = match.score + best[match.to]!
      if (score > best[at]!) {
        best[at] = score
        choice[at] = match
      }
    }
  }
  const chosen: Found[] = []
  for (let at = 0; at < units.length; ) {
    const match = choice[at]
    if (match) chosen.push(match)
    at = match ? match.to : at + 1
  }
  // A single Han character within an unknown word says nothing: 黑 is black in 黑杯子, not in 黑板.
  const isCovered = new Uint8Array(units.length)
  for (const match of chosen) isCovered.fill(1, match.from, match.to)
  // 女 of 高腰女 stands beside the name of a property.
  const properties = chosen.some(({ from, to }) => to - from === 1 && units[from]!.script === 'han') ? hanProperties(text) : []
  for (const { start, end } of properties)
    for (let at = 0; at < units.length; at++) if (units[at]!.start >= start && units[at]!.end <= end) isCovered[at] = 1
  const isLoose = (at: number, neighbour: number): boolean => {
    const [unit, other] = [units[at]!, units[neighbour]]
    if (other?.script !== 'han' || isCovered[neighbour]) return false
    return neighbour > at ? unit.end === other.start : other.end === unit.start
  }
  // The 包 of 打包 is no bag.
  const isWithinProperty = (at: number): boolean =>
    properties.some(({ start, end }) => start < units[at]!.start && units[at]!.end === end && end - start === 2)
  return chosen.filter(({ from, to, entries }) => {
    if (to - from > 1 || units[from]!.script !== 'han' || !entries.some(({ concept }) => concept)) return true
    if (entries.some(namesGoods) && isWithinProperty(from)) return false
    return text.length === 1 || !(isLoose(from, from - 1) || isLoose(from, from + 1))
  })
}
