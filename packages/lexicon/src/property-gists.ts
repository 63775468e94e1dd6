import type { Language } from '@karavan/contract/language.ts'
import { areOpposite, byKey, type Clue, cluesOf, countsIn, hasDenial, polesOf, polesOfAll, signed, weights } from './clues.ts'
import { finish, InSteps, inPieces } from './in-steps.ts'
import { isA } from './names.ts'
import { type PropertyRow, propertyIds, propertyRows, textsOf } from './property-phrases/rows.ts'
import { synonymsAhead } from './synonyms.ts'
import { isHan } from './tokens.ts'

/** What a stretch of a message comes to: a property of the goods in words that stand in no list, but are close to those of one property alone. */
export interface PropertyGist {
  /** Of the text that was read, end exclusive. */
  start: number
  end: number
  /** The property as listings of the same language call it. */
  word: string
  /** Whether it is as good as said; else it is a guess, which the buyer must be told of. */
  isSure: boolean
  /** The surer, the more; of guesses the surest counts first. */
  certainty: number
}

interface Wording {
  clues: readonly Clue[]
  /** What all its clues say. */
  sum: number
  hasDenial: boolean
  poles: ReadonlyMap<number, number>
}
interface Property {
  kinds: readonly string[]
  names: PropertyRow['names']
  /** One of several rows that name one property has the number of the first. */
  id: number
  counts: ReadonlySet<number>
  /** Most of its wordings deny something. */
  isDenial: boolean
  /** The ends of scales that its wordings name. */
  poles: ReadonlyMap<number, number>
  wordings: Wording[]
}

/** How likely a reading must be, and how far ahead of every other, to be as good as said and to be guessed at; 0 to 1. */
export interface Thresholds {
  sure: { score: number; lead: number }
  guess: { score: number; lead: number }
}
/** How surely a reading must be the one meant, and how far ahead of every other; found by `bench/assistant/gists.ts` on wordings and not on messages. */
export const thresholds: Thresholds = { sure: { score: 0.65, lead: 0.2 }, guess: { score: 0.35, lead: 0.15 } }
const leastHan = 3
/** What is less likely stands in nobody's way. */
const leastScore = thresholds.guess.score - thresholds.guess.lead
/** A clue never settles it alone. */
const mostOfClue = 0.85
/** What a clue counts that other kinds of goods have in their wordings, and what none of them has. */
const ofOthers = 0.05
const ofNobody = 0.4
/** How certain a wording is that shares all its words with one of the tables. */
const ofWordings = 5
/** A property of any goods is less likely than one that goods of the kind are told apart by. */
const ofAnyGoods = 0.85
/** Evidence of a word from which on it counts as one that speaks for a property. */
const leastEvidence = 0.1

interface Candidate extends Pick<PropertyGist, 'start' | 'end'> {
  property: Property
  score: number
  /** Several words speak for it, or three Chinese characters. */
  isBySeveral: boolean
}

/** Most wordings name no end of a scale: they share a map. */
const noPoles: ReadonlyMap<number, number> = new Map()

/** Properties and how many of their wordings, as `#holders` has them. */
function* countsOf(holders: readonly number[]): Generator<[at: number, count: number]> {
  for (let place = 0; place < holders.length; place += 2) yield [holders[place]!, holders[place + 1]!]
}

/** Reads wordings by their closeness to those of known properties. */
export class GistReader {
  readonly #properties: Property[] = []
  /** By a clue with its sign the properties in whose wordings it stands, each followed by the number of these wordings. */
  readonly #holders = new Map<string, number[]>()
  /** In how many wordings a clue stands. */
  readonly #counts = new Map<string, number>()
  readonly #clues = new Map<string, Clue>()
  #total = 0
  readonly #ofKind = new Map<string, Float32Array>()

  readonly #limits: Thresholds

  /** Learns the rows at once. */
  constructor(rows: readonly PropertyRow[], limits: Thresholds = thresholds) {
    this.#limits = limits
    finish(this.#learnAll(rows))
  }

  /** The same, piece by piece. */
  static *inSteps(rows: readonly PropertyRow[], limits?: Thresholds): Generator<void, GistReader> {
    const reader = new GistReader([], limits)
    yield* reader.#learnAll(rows)
    return reader
  }

  *#learnAll(rows: readonly PropertyRow[]): Generator<void> {
    const ids = propertyIds(rows)
    yield* inPieces(rows.entries(), piece, ([at, row]) => {
      const id = ids[at]!
      const wordings = textsOf(row).map((text) => this.#learn(text, at))
      const isDenial = wordings.filter(({ hasDenial }) => hasDenial).length > wordings.length / 3
      const { kinds, names } = row
      this.#properties.push({
        kinds,
        names,
        id,
        counts: countsIn(names.en),
        isDenial,
        poles: polesOfAll(wordings.map(({ poles }) => poles)),
        wordings,
      })
    })
    yield* inPieces(this.#properties, piece, ({ wordings }) => {
      for (const wording of wordings) wording.sum = wording.clues.reduce((sum, clue) => sum + this.#worth(clue), 0)
    })
  }

  /** Where in its wording a clue stands says nothing, so that one does for all. */
  #shared(clue: Clue): Clue {
    const name = `${signed(clue)} ${clue.weight}`
    const known = this.#clues.get(name) ?? { ...clue, start: 0, end: 0 }
    this.#clues.set(name, known)
    return known
  }

  #learn(text: string, at: number): Wording {
    const clues = [...byKey(cluesOf(text)).values()].map((clue) => this.#shared(clue))
    this.#total++
    for (const clue of clues) {
      this.#counts.set(clue.key, (this.#counts.get(clue.key) ?? 0) + 1)
      const holders = this.#holders.get(signed(clue)) ?? []
      if (holders.at(-2) === at) holders[holders.length - 1]!++
      else holders.push(at, 1)
      this.#holders.set(signed(clue), holders)
    }
    const poles = polesOf(clues)
    return { clues, sum: 0, hasDenial: hasDenial(clues), poles: poles.size === 0 ? noPoles : poles }
  }

  /** What a clue is worth by itself and by how rare it is, 0 to 1. */
  #worth({ key, weight }: Clue): number {
    return (weight * Math.log((this.#total + 1) / ((this.#counts.get(key) ?? 0) + 1))) / Math.log(this.#total + 1)
  }

  /** How likely each property is of goods of a kind, before anything is said. */
  #priors(kind: string): Float32Array {
    let priors = this.#ofKind.get(kind)
    if (!priors) {
      priors = Float32Array.from(this.#properties, ({ kinds }) =>
        kinds.length === 0 ? ofAnyGoods : kinds.some((one) => isA(kind, one)) ? 1 : 0,
      )
      this.#ofKind.set(kind, priors)
    }
    return priors
  }

  /** Properties of goods of a kind that a text without stops speaks of, the likeliest first. */
  #candidates(clues: readonly Clue[], kind: string, said: ReadonlySet<number>): Candidate[] {
    const priors = this.#priors(kind)
    // By property, and there by word, the best that one of its clues says for it.
    const evidence = new Map<number, Map<number, number>>()
    for (const clue of clues) {
      const holders = [...countsOf(this.#holders.get(signed(clue)) ?? [])].filter(([at]) => priors[at]! > 0)
      const among = holders.reduce((sum, [, count]) => sum + count, 0)
      const others = Math.max(0, (this.#counts.get(clue.key) ?? 0) - among)
      for (const [at, count] of holders) {
        const share = (mostOfClue * clue.weight * count) / (among + ofOthers * others + ofNobody)
        const { id } = this.#properties[at]!
        const words = evidence.get(id) ?? new Map<number, number>()
        words.set(clue.start, Math.max(words.get(clue.start) ?? 0, share))
        evidence.set(id, words)
      }
    }
    const mine = byKey(clues)
    const found = new Map<number, Candidate>()
    for (const [at, property] of this.#properties.entries()) {
      const words = priors[at]! > 0 ? evidence.get(property.id) : undefined
      if (!words || this.#isContrary(at, mine)) continue
      if (property.counts.size > 0 && ![...property.counts].some((count) => said.has(count))) continue
      const closest = this.#closest(property, mine)
      if (!closest) continue
      const spoken = [...words.entries()].filter(([, share]) => share >= leastEvidence).map(([start]) => start)
      const certainty = 1 - [...words.values()].reduce((doubt, share) => doubt * (1 - share), 1)
      const score = priors[at]! * Math.sqrt(certainty * closest.closeness)
      if (score <= (found.get(property.id)?.score ?? 0)) continue
      const start = Math.min(closest.start, ...spoken)
      const last = Math.max(closest.last, ...spoken)
      const end = Math.max(...clues.filter((clue) => clue.start === last).map((clue) => clue.end))
      const isBySeveral = isHan(clues[0]!.key) ? end - start >= leastHan : new Set(spoken).size > 1
      found.set(property.id, { property, score, start, end, isBySeveral })
    }
    return [...found.values()].sort((a, b) => b.score - a.score)
  }

  /** Whether a text says what wordings of a property deny, denies what they say, or names the other end of a scale. */
  #isContrary(at: number, mine: ReadonlyMap<string, Clue>): boolean {
    const { poles, isDenial } = this.#properties[at]!
    const clues = [...mine.values()]
    if (areOpposite(poles, polesOf(clues))) return true
    const isPlain = clues.every(({ isDenied }) => !isDenied)
    const count = (key: string): number => {
      const holders = this.#holders.get(key) ?? []
      for (let place = 0; place < holders.length; place += 2) if (holders[place] === at) return holders[place + 1]!
      return 0
    }
    return clues.some(
      (clue) =>
        clue.weight >= weights.beginning && (clue.isDenied ? !isDenial : isPlain) && count(signed(clue, true)) > count(signed(clue)),
    )
  }

  /** The wording of a property that is closest to what was said, where none says the opposite. */
  #closest({ wordings }: Property, mine: ReadonlyMap<string, Clue>): { closeness: number; start: number; last: number } | undefined {
    let best: { closeness: number; start: number; last: number } | undefined
    for (const { clues, sum, hasDenial, poles } of wordings) {
      let shared = 0
      let start = Number.POSITIVE_INFINITY
      let last = -1
      let isDeniedHere = false
      for (const clue of clues) {
        const own = mine.get(clue.key)
        if (!own) continue
        if (own.isDenied !== clue.isDenied) isDeniedHere = true
        shared += this.#worth(clue)
        start = Math.min(start, own.start)
        last = Math.max(last, own.start)
      }
      if (shared === 0) continue
      const within = [...mine.values()].filter((clue) => clue.start >= start && clue.start <= last)
      // 小偷打不开 is 别让小偷打开; 打不开 is no 能打开.
      if (isDeniedHere && hasDenial !== within.some(({ isDenied }) => isDenied)) continue
      if (areOpposite(poles, polesOf(within))) continue
      const said = within.reduce((all, clue) => all + this.#worth(clue), 0)
      const closeness = Math.sqrt((shared / sum) * (shared / said))
      if (closeness > (best?.closeness ?? 0)) best = { closeness, start, last }
    }
    return best
  }

  /** Properties of goods of a kind in one clause, none over another. */
  *#inClause(text: string, from: number, kind: string, isKnown: (name: string) => boolean): Generator<PropertyGist> {
    const language = languageOf(text)
    let clues = cluesOf(text)
    const said = countsIn(text)
    while (clues.length > 0) {
      // Whether offers state a property costs most: it is asked of those alone that can be read, and of those that can stand in the way of the one that is.
      const likely = this.#candidates(clues, kind, said).filter(({ score }) => score >= leastScore)
      const isOne = ({ property }: Candidate): boolean => isKnown(property.names[language])
      const { sure, guess } = this.#limits
      const first = likely.find((one) => one.score >= guess.score && isOne(one))
      if (!first) return
      const second = likely.slice(likely.indexOf(first) + 1).find((one) => first.score - one.score < sure.lead && isOne(one))
      const lead = first.score - (second?.score ?? 0)
      const reaches = ({ score, lead: least }: { score: number; lead: number }): boolean => first.score >= score && lead >= least
      // One word alone is a guess at most, and none where something is denied beside it: «не съезжает с дивана».
      const isOfOther = ({ isDenied, start, end }: Clue): boolean => isDenied && (end <= first.start || start >= first.end)
      if (!first.isBySeveral && (!reaches(sure) || clues.some(isOfOther))) return
      if (!reaches(guess)) return
      const isSure = first.isBySeveral && reaches(sure)
      yield {
        start: from + first.start,
        end: from + first.end,
        word: first.property.names[language],
        isSure,
        certainty: ofWordings * first.score,
      }
      clues = clues.filter((clue) => clue.end <= first.start || clue.start >= first.end)
    }
  }

  /**
   * Properties of goods of a kind (an id) that a text speaks of, in the order of the text. What stands between stops is read by itself. `isKnown` says of which
   * of them there is anything to be shown, by their names in the language of the text.
   */
  read(text: string, kind: string, isKnown: (name: string) => boolean = () => true): PropertyGist[] {
    const found: PropertyGist[] = []
    for (const { 0: clause, index } of text.matchAll(clauses)) {
      if (wishDenial.test(clause)) continue
      found.push(...this.#inClause(clause, index, kind, isKnown))
    }
    return found.sort((a, b) => a.start - b.start)
  }

  /** The likeliest property of goods of a kind for a wording, its score and its lead; for finding thresholds. */
  bestOf(text: string, kind: string): { names: PropertyRow['names']; score: number; lead: number } | undefined {
    const [first, second] = this.#candidates(cluesOf(text), kind, countsIn(text))
    return first && { names: first.property.names, score: first.score, lead: first.score - (second?.score ?? 0) }
  }
}

/** What stands between stops, and beside "or"; Chinese is written without blanks but where something ends. */
export const clauses =
  /(?:(?!(?<!\p{L})(?:или|либо|or)(?!\p{L})|或)[^.,;:!?()。，；：！？、（）\s]|(?<!\p{Script=Han})\s|\s(?!\p{Script=Han}))+/giu
/** Says that something is not wanted: then no words for it are a property that is. */
export const wishDenial =
  /(?<!\p{L})(?:не (?:надо|нуж(?:ен|н\p{L}*)|хочу|хотим|требу\p{L}*|берите|предлага\p{L}*)|(?:do not|don't|dont) (?:need|want|like)|no need|not needed)(?!\p{L})|不需要|不想要/u

export const languageOf = (text: string): Language => (isHan(text) ? 'zh' : /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en')

/** Rows that are learned at a time: some milliseconds of work. */
const piece = 20

const reader = new InSteps(() => GistReader.inSteps(propertyRows()))
/** The reader of all known properties; what was not built ahead, some tenths of a second of work, is built at the first use. */
export const gistReader = (): GistReader => reader.get()

/** Builds it, and what says the same as its words, piece by piece. */
export function* gistReaderAhead(): Generator<void> {
  yield* synonymsAhead()
  yield* reader.ahead()
}
