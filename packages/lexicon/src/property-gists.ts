import type { Language } from '@karavan/contract/language.ts'
import { areOpposite, byKey, type Clue, cluesOf, countsIn, hasDenial, polesOf, polesOfAll, signed, weights } from './clues.ts'
import { finish, InSteps, inPieces } from './in-steps.ts'
import { keptTable } from './kept-table.ts'
import { isA } from './names.ts'
import { poleOf } from './property-phrases/antonyms.ts'
import { type PropertyRow, propertyIds, propertyRows, textsOf } from './property-phrases/rows.ts'
import { synonymsAhead } from './synonyms.ts'
import { isHan } from './tokens.ts'
import { listAt, type PackedLists, type PackedWords, packLists, packWords, WordTable } from './word-table.ts'

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

/** What is learned of rows of properties. Clues, wordings and properties have numbers in the order in which they come. */
export interface LearnedGists {
  /** Keys of all clues. */
  keys: PackedWords
  /** By key in how many wordings it stands. */
  counts: Uint32Array
  /** By key twice, as it is and denied, the properties in whose wordings it stands so, each followed by the number of these wordings. */
  holders: PackedLists
  /** By clue its key, what it says by itself and whether it is denied; where in a wording it stands says nothing. */
  keyOf: Uint32Array
  weights: Float64Array
  denied: Uint8Array
  /** By wording its clues. */
  clues: PackedLists
  /** By property its wordings. */
  wordings: PackedLists
  /** By property whether most of its wordings deny something. */
  denials: Uint8Array
}

interface Property {
  /** Its number. */
  at: number
  kinds: readonly string[]
  names: PropertyRow['names']
  /** One of several rows that name one property has the number of the first. */
  id: number
  counts: ReadonlySet<number>
  /** The ends of scales that its wordings name. */
  poles: ReadonlyMap<number, number>
}

/** A clue of a text, and what it is worth. */
interface Own {
  clue: Clue
  worth: number
}
/** The clues of a text, each key once, and those whose keys are known by the number of the key. */
interface Mine {
  all: readonly Own[]
  byKey: ReadonlyMap<number, Own>
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

/** Properties and how many of their wordings, as `holders` has them. */
function* countsOf(holders: readonly number[]): Generator<[at: number, count: number]> {
  for (let place = 0; place < holders.length; place += 2) yield [holders[place]!, holders[place + 1]!]
}

/** Most wordings name no end of a scale: they share a map. */
const noPoles: ReadonlyMap<number, number> = new Map()

/** Learns rows piece by piece. */
export function* learnGists(rows: readonly PropertyRow[]): Generator<void, LearnedGists> {
  const keys = new Map<string, number>()
  const counts: number[] = []
  const holders: number[][] = []
  const known = new Map<string, number>()
  const [keyOf, weightOf, denied]: [number[], number[], number[]] = [[], [], []]
  const clues: number[][] = []
  const wordings: number[][] = []
  const denials: number[] = []
  const numberOf = (clue: Clue, key: number): number => {
    const name = `${signed(clue)} ${clue.weight}`
    let number = known.get(name)
    if (number === undefined) {
      number = known.size
      known.set(name, number)
      keyOf.push(key)
      weightOf.push(clue.weight)
      denied.push(Number(clue.isDenied))
    }
    return number
  }
  const learn = (text: string, at: number): boolean => {
    const said = [...byKey(cluesOf(text)).values()]
    clues.push(
      said.map((clue) => {
        let key = keys.get(clue.key)
        if (key === undefined) {
          key = keys.size
          keys.set(clue.key, key)
          counts.push(0)
          holders.push([], [])
        }
        counts[key]!++
        const own = holders[2 * key + Number(clue.isDenied)]!
        if (own.at(-2) === at) own[own.length - 1]!++
        else own.push(at, 1)
        return numberOf(clue, key)
      }),
    )
    return hasDenial(said)
  }
  yield* inPieces(rows.entries(), piece, ([at, row]) => {
    const first = clues.length
    const denying = textsOf(row).filter((text) => learn(text, at)).length
    wordings.push(Array.from({ length: clues.length - first }, (_, next) => first + next))
    denials.push(Number(denying > (clues.length - first) / 3))
  })
  return {
    keys: packWords([...keys.keys()]),
    counts: Uint32Array.from(counts),
    holders: packLists(holders),
    keyOf: Uint32Array.from(keyOf),
    weights: Float64Array.from(weightOf),
    denied: Uint8Array.from(denied),
    clues: packLists(clues),
    wordings: packLists(wordings),
    denials: Uint8Array.from(denials),
  }
}

/** Reads wordings by their closeness to those of known properties. */
export class GistReader {
  readonly #learned: LearnedGists
  readonly #properties: readonly Property[]
  readonly #keys: WordTable
  /** How many wordings there are. */
  readonly #total: number
  /** By clue what it is worth. */
  readonly #worths: Float64Array
  /** By wording what all its clues say. */
  readonly #sums: Float64Array
  /** The ends of scales that wordings name: most name none. */
  readonly #poles = new Map<number, ReadonlyMap<number, number>>()
  readonly #ofKind = new Map<string, Float32Array>()

  readonly #limits: Thresholds

  /** Learns the rows at once, where it is not given what was learned of them. */
  constructor(rows: readonly PropertyRow[], limits: Thresholds = thresholds, learned = finish(learnGists(rows))) {
    const { keyOf, weights, clues, wordings } = learned
    this.#limits = limits
    this.#learned = learned
    this.#keys = new WordTable(learned.keys)
    this.#total = clues.begins.length - 1
    this.#worths = weights.map((weight, clue) => this.#worth(weight, learned.counts[keyOf[clue]!]!))
    this.#sums = new Float64Array(this.#total)
    const poles = Array.from(weights, (_, clue) => poleOf(this.#keys.at(keyOf[clue]!)) !== undefined)
    for (let wording = 0; wording < this.#total; wording++) {
      let namesPole = false
      for (let place = clues.begins[wording]!; place < clues.begins[wording + 1]!; place++) {
        this.#sums[wording]! += this.#worths[clues.values[place]!]!
        namesPole ||= poles[clues.values[place]!]!
      }
      if (namesPole) this.#poles.set(wording, polesOf(listAt(clues, wording).map((clue) => this.#clue(clue))))
    }
    const ids = propertyIds(rows)
    this.#properties = rows.map(({ kinds, names }, at) => ({
      at,
      kinds,
      names,
      id: ids[at]!,
      counts: countsIn(names.en),
      poles: polesOfAll(listAt(wordings, at).map((wording) => this.#poles.get(wording) ?? noPoles)),
    }))
  }

  #clue(clue: number): Pick<Clue, 'key' | 'isDenied'> {
    const { keyOf, denied } = this.#learned
    return { key: this.#keys.at(keyOf[clue]!), isDenied: denied[clue] === 1 }
  }

  /** What a clue is worth by itself and by how rare its key is, 0 to 1. */
  #worth(weight: number, count: number): number {
    return (weight * Math.log((this.#total + 1) / (count + 1))) / Math.log(this.#total + 1)
  }

  #mine(clues: readonly Clue[]): Mine {
    const known = new Map<number, Own>()
    const all = [...byKey(clues).values()].map((clue) => {
      const key = this.#keys.find(clue.key)
      const own = { clue, worth: this.#worth(clue.weight, this.#learned.counts[key ?? -1] ?? 0) }
      if (key !== undefined) known.set(key, own)
      return own
    })
    return { all, byKey: known }
  }

  #countOf(key: string): number {
    return this.#learned.counts[this.#keys.find(key) ?? -1] ?? 0
  }

  /** Properties in whose wordings a clue stands with its sign, or with the opposite one, each followed by the number of these wordings. */
  #holders({ key, isDenied }: Clue, isOpposite = false): readonly number[] {
    const known = this.#keys.find(key)
    return known === undefined ? [] : listAt(this.#learned.holders, 2 * known + Number(isDenied !== isOpposite))
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
      const holders = [...countsOf(this.#holders(clue))].filter(([at]) => priors[at]! > 0)
      const among = holders.reduce((sum, [, count]) => sum + count, 0)
      const others = Math.max(0, this.#countOf(clue.key) - among)
      for (const [at, count] of holders) {
        const share = (mostOfClue * clue.weight * count) / (among + ofOthers * others + ofNobody)
        const { id } = this.#properties[at]!
        const words = evidence.get(id) ?? new Map<number, number>()
        words.set(clue.start, Math.max(words.get(clue.start) ?? 0, share))
        evidence.set(id, words)
      }
    }
    const mine = this.#mine(clues)
    const found = new Map<number, Candidate>()
    for (const [at, property] of this.#properties.entries()) {
      const words = priors[at]! > 0 ? evidence.get(property.id) : undefined
      if (!words || this.#isContrary(property, mine)) continue
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
  #isContrary({ at, poles }: Property, { all }: Mine): boolean {
    const clues = all.map(({ clue }) => clue)
    if (areOpposite(poles, polesOf(clues))) return true
    const isDenial = this.#learned.denials[at] === 1
    const isPlain = clues.every(({ isDenied }) => !isDenied)
    const count = (holders: readonly number[]): number => {
      for (const [holder, times] of countsOf(holders)) if (holder === at) return times
      return 0
    }
    return clues.some(
      (clue) =>
        clue.weight >= weights.beginning &&
        (clue.isDenied ? !isDenial : isPlain) &&
        count(this.#holders(clue, true)) > count(this.#holders(clue)),
    )
  }

  /** The wording of a property that is closest to what was said, where none says the opposite. */
  #closest({ at }: Property, mine: Mine): { closeness: number; start: number; last: number } | undefined {
    const { keyOf, denied, clues, wordings } = this.#learned
    let best: { closeness: number; start: number; last: number } | undefined
    for (const wording of listAt(wordings, at)) {
      let shared = 0
      let start = Number.POSITIVE_INFINITY
      let last = -1
      let isDeniedHere = false
      let hasDenial = false
      for (let place = clues.begins[wording]!; place < clues.begins[wording + 1]!; place++) {
        const clue = clues.values[place]!
        if (denied[clue] === 1) hasDenial = true
        const own = mine.byKey.get(keyOf[clue]!)?.clue
        if (!own) continue
        if (own.isDenied !== (denied[clue] === 1)) isDeniedHere = true
        shared += this.#worths[clue]!
        start = Math.min(start, own.start)
        last = Math.max(last, own.start)
      }
      if (shared === 0) continue
      const within = mine.all.filter(({ clue }) => clue.start >= start && clue.start <= last)
      // 小偷打不开 is 别让小偷打开; 打不开 is no 能打开.
      if (isDeniedHere && hasDenial !== within.some(({ clue }) => clue.isDenied)) continue
      if (areOpposite(this.#poles.get(wording) ?? noPoles, polesOf(within.map(({ clue }) => clue)))) continue
      const said = within.reduce((all, { worth }) => all + worth, 0)
      const closeness = Math.sqrt((shared / this.#sums[wording]!) * (shared / said))
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

const reader = new InSteps(function* () {
  const rows = propertyRows()
  return new GistReader(rows, thresholds, yield* keptTable('gists', [], () => learnGists(rows)))
})
/** The reader of all known properties; what was not built ahead, some tenths of a second of work, is built at the first use. */
export const gistReader = (): GistReader => reader.get()

/** Builds it, and what says the same as its words, piece by piece. */
export function* gistReaderAhead(): Generator<void> {
  yield* synonymsAhead()
  yield* reader.ahead()
}
