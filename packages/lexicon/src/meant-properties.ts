import { LRUCache } from 'lru-cache'
import { areOpposite, type Clue, cluesOf, countsIn, hasDenial, polesOf, polesOfAll } from './clues.ts'
import { finish } from './in-steps.ts'
import { tellsOf } from './kind-gists.ts'
import { isA } from './names.ts'
import { clauses, languageOf, wishDenial } from './property-gists.ts'
import { type PropertyRow, propertyIds, spokenRows, textsOf } from './property-phrases/rows.ts'
import { type Closeness, learnWordings, type Word, type Wording, WordingReader, wordsIn } from './wording-reader.ts'

/** A stretch of a message that comes to a property of the goods by what its words mean. */
export interface MeantProperty {
  /** Of the text that was read, end exclusive. */
  start: number
  end: number
  /** The property as listings of the same language call it. */
  word: string
  /** How close the stretch is to it, how far ahead of every other, and of how many words it is: the more, the surer. */
  certainty: number
  /** How many words of it say something. */
  words: number
}

/** How close a stretch must be to a property, and how far ahead of every other: of several words less, of one alone more. */
const least = { score: 0.9, lead: 0.25, certaintyOfOne: 2.4, ofSeveral: { words: 3, score: 0.75, lead: 0.2 } }
/** What tells what goods they are says less of what they are like. */
const ofTelling = 0.6
/** Words of a stretch at most. */
const longest = 7
/** So many of the wordings of a property that are closest speak for it. */
const closestOfProperty = 2
/** Of what is said for a property so much denies something where a denial may stand for it, and where nothing else does. */
const denies = { some: 1 / 3, nearlyAll: 0.7 }
/** Kinds whose properties are remembered. */
const maxKinds = 20

interface Property {
  names: PropertyRow['names']
  /** How many of what it has: "with two ports". */
  counts: ReadonlySet<number>
  /** The share of its wordings that deny something. */
  denied: number
  poles: ReadonlyMap<number, number>
}

interface LearnedRow {
  property: Property
  /** Its wordings that deny nothing, and those that do. */
  groups: readonly [Wording[], Wording[]]
}

/** Most rows are of many kinds, and reading their wordings is most of the work of learning a kind. There are as many as the tables have lines. */
const learned = new WeakMap<PropertyRow, LearnedRow>()
function learnedOf(row: PropertyRow): LearnedRow {
  let known = learned.get(row)
  if (!known) {
    const texts = textsOf(row).map((text) => ({ wording: wordsIn(text).map(sharedWord), clues: cluesOf(text) }))
    const [denying = [], plain = []] = [true, false].map((denies) => texts.filter(({ clues }) => hasDenial(clues) === denies))
    const wordings = (some: typeof texts): Wording[] => some.map(({ wording }) => wording)
    known = {
      groups: [wordings(plain), wordings(denying)],
      property: {
        names: row.names,
        counts: countsIn(row.names.en),
        denied: denying.length / texts.length,
        poles: polesOfAll(texts.map(({ clues }) => polesOf(clues))),
      },
    }
    learned.set(row, known)
  }
  return known
}

/** A word of the tables has one object for all wordings, whichever form it is of. */
const words = new Map<string | Int8Array, Wording[number]>()
function sharedWord({ key, vector }: Word): Wording[number] {
  const form = vector ?? key
  const known = words.get(form) ?? { key, vector }
  words.set(form, known)
  return known
}

/** Reads which property of goods of one kind a text comes to. */
export class PropertiesOfKind {
  readonly #properties: readonly Property[]
  /** Of their properties; one of several rows that name one property has the number of the first. */
  readonly #ids: readonly number[]
  /** Of each two groups of wordings the first says without a denial what the property is, the second with one. */
  readonly #reader: WordingReader

  constructor(rows: readonly PropertyRow[]) {
    const known = rows.map(learnedOf)
    this.#ids = propertyIds(rows)
    this.#properties = known.map(({ property }) => property)
    const groups = known.flatMap((row) => row.groups)
    this.#reader = finish(WordingReader.inSteps(finish(learnWordings(groups, (wording) => wording)), closestOfProperty))
  }

  /** The property that a stretch of a text comes to; `undefined` where it is close to none, or to several. */
  readStretch(words: readonly Word[], text: string): { property: Property; certainty: number } | undefined {
    const clues = cluesOf(text)
    const isDenial = hasDenial(clues)
    // "Works without a socket" is said with a denial, and 不漏 is no 漏.
    const alike = this.#reader.read(words).filter(({ group }) => (group % 2 === 1) === isDenial)
    const [first, ...others] = alike
    const { score, lead: leastLead } = words.length >= least.ofSeveral.words ? least.ofSeveral : least
    if (!first || first.score < score) return undefined
    const rowOf = ({ group }: Closeness): number => Math.floor(group / 2)
    const property = this.#properties[rowOf(first)]!
    const second = others.find((one) => this.#ids[rowOf(one)] !== this.#ids[rowOf(first)])
    const lead = first.score - (second?.score ?? 0)
    const certainty = first.score + 2 * lead
    if (lead < leastLead || (words.length === 1 && certainty < least.certaintyOfOne)) return undefined
    return isContrary(property, clues, text) ? undefined : { property, certainty }
  }
}

/** Whether a text denies what a property says, says what it denies, or names the other end of a scale or another count. */
function isContrary({ denied, poles, counts }: Property, clues: readonly Clue[], text: string): boolean {
  if (hasDenial(clues) ? denied < denies.some : denied > denies.nearlyAll) return true
  if (counts.size > 0) {
    const said = countsIn(text)
    if (![...counts].some((count) => said.has(count))) return true
  }
  return areOpposite(poles, polesOf(clues))
}

const ofKinds = new LRUCache<string, PropertiesOfKind>({ max: maxKinds })
function propertiesOf(kind: string): PropertiesOfKind {
  let known = ofKinds.get(kind)
  if (!known) {
    known = new PropertiesOfKind(spokenRows().filter(({ kinds }) => kinds.length === 0 || kinds.some((one) => isA(kind, one))))
    ofKinds.set(kind, known)
  }
  return known
}

/** What denies stands before what it denies. */
const denialBefore =
  /(?:[不没无别防免][让用会能想要被]{0,2}|(?<!\p{L})(?:не|без|ни|not?|without|never|won't|doesn't|don't|isn't|can't|cannot|dont|doesnt|wont|cant)\s(?:\p{L}{1,4}\s)?)$/iu

/** A denial a few words before a stretch, or right behind it, says no of it as well: "without its own cable", "the cable is not attached". */
const deniedBefore =
  /(?:[不没无别]\p{Script=Han}{1,4}|(?<!\p{L})(?:не|без|нет|not?|without|never|\p{L}+n't|dont|doesnt|wont|cant|cannot)\s+(?:(?!(?:и|а|но|and|but|or)\s)[\p{L}'-]+\s+){0,4})$/iu
const deniedBehind = /^\s*(?:is|are|was|чтоб\p{L}*|бы)?\s*(?:not|never|не|нет|\p{L}+n't|isnt|arent|doesnt)(?!\p{L})|^不/iu
/** 有没有, 能不能: asks and denies nothing. */
const asksWhether = /有没有|(\p{Script=Han})不\1/gu
const isDenied = (clause: string, start: number, end: number): boolean =>
  deniedBefore.test(clause.slice(0, start)) || deniedBehind.test(clause.slice(end))

/**
 * Properties of goods of a kind (an id) that a text speaks of, in the order of the text: of what stands between stops the stretches that are closest to one of
 * them by what their words mean. `isKnown` says of which there is anything to be shown, by their names in the language of the text. `properties` are all that are
 * known of the kind unless others are given.
 */
export function meantProperties(
  text: string,
  kind: string,
  isKnown: (name: string) => boolean,
  properties = propertiesOf(kind),
): MeantProperty[] {
  const found: MeantProperty[] = []
  for (const { 0: clause, index } of text.matchAll(clauses)) {
    if (wishDenial.test(clause)) continue
    const language = languageOf(clause)
    const words = wordsIn(clause)
    const unasked = clause.replace(asksWhether, (asked) => '要'.repeat(asked.length))
    const stretches: MeantProperty[] = []
    for (let first = 0; first < words.length; first++)
      for (let last = first; last < Math.min(words.length, first + longest); last++) {
        const end = words[last]!.end
        const [lead = ''] = denialBefore.exec(clause.slice(0, words[first]!.start)) ?? []
        const start = words[first]!.start - lead.length
        if (isDenied(unasked, start, end) || /\d/.test(clause.slice(start, end))) continue
        const within = words.slice(first, last + 1)
        const read = properties.readStretch(within, clause.slice(start, end))
        if (!read) continue
        const isTelling = within.every((word) => tellsOf(kind, clause.slice(word.start, word.end)))
        stretches.push({
          start: index + start,
          end: index + end,
          word: read.property.names[language],
          certainty: read.certainty * Math.log(1 + within.length) * (isTelling ? ofTelling : 1),
          words: within.length,
        })
      }
    for (const one of stretches.toSorted((a, b) => b.certainty - a.certainty))
      if (!found.some((other) => one.start < other.end && other.start < one.end) && isKnown(one.word)) found.push(one)
  }
  return found.sort((a, b) => a.start - b.start)
}
