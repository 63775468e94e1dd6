import { readFileSync } from 'node:fs'
import { languages } from '@karavan/contract/language.ts'
import { LRUCache } from 'lru-cache'
import { finish, InSteps } from './in-steps.ts'
import { keptTable } from './kept-table.ts'
import { type KindRow, kindRows } from './kind-wordings.ts'
import { areInLine, conceptName, isA } from './names.ts'
import { keyOf } from './property-phrases/keys.ts'
import { isHan, plainTokens } from './tokens.ts'
import { fromBytes, type KeepWholes, type LearnedWordings, learnWordings, WordingReader, wordsIn } from './wording-reader.ts'

/** What kind of goods a text tells of without naming it: 坐飞机套脖子上睡觉, "light on the forehead". */
export interface KindGist {
  /** Id of the kind. */
  kind: string
  /** How close the text is to how this kind is told, 0 to 1.5. */
  score: number
  /** By how much it is closer to it than to any other kind that is no wider or narrower one. */
  lead: number
  /** Words that say something. */
  words: number
  /** Ids of the kinds that come next and nearly as close, each no wider or narrower one of those before it. */
  next: string[]
  /** By how much it is closer to it than to a kind that is named; `undefined` of one that nobody tells of. */
  leadOver: (kind: string) => number | undefined
}

/**
 * How surely a kind is told: the closer, the more ahead of others and the more words there are, the surer. The logarithm of how much likelier it is right than
 * wrong, by a logistic regression over wordings that were not learned and open messages of strangers.
 */
export const certaintyOf = ({ score, lead, words }: Pick<KindGist, 'score' | 'lead' | 'words'>): number =>
  (score + 2 * lead) * Math.log(1 + words)
/** From this certainty on a kind is as good as said where no goods are named. */
export const asGoodAsSaid = 2.15

/** Of kinds that come next so many are kept, where they reach so much of the closeness of the first. */
const maxNext = 2
const shareOfNext = 0.8
/** Texts whose reading is remembered: one turn reads its message several times, a shop the same ones again. */
const maxRead = 100
/** So many of the wordings of a kind that are closest speak for it. */
const closestOfKind = 4
/** Learns how kinds are told, piece by piece. */
export const learnKinds = (rows: readonly KindRow[]): Generator<void, LearnedWordings> =>
  learnWordings(
    rows.map(({ wordings }) => languages.flatMap((language) => wordings[language])),
    wordsIn,
  )

/** Reads which of the kinds a text is closest to. */
export class KindReader {
  readonly #kinds: readonly string[]
  readonly #reader: WordingReader
  readonly #read = new LRUCache<string, { gist: KindGist | undefined }>({ max: maxRead })

  /** Learns the rows at once, if no reader of their wordings is given. */
  constructor(rows: readonly KindRow[], reader = finish(WordingReader.inSteps(finish(learnKinds(rows)), closestOfKind))) {
    this.#kinds = rows.map(({ kind }) => kind)
    this.#reader = reader
  }

  /** Of what was learned of the rows, piece by piece. */
  static *inSteps(rows: readonly KindRow[], learned: LearnedWordings, keep?: KeepWholes): Generator<void, KindReader> {
    return new KindReader(rows, yield* WordingReader.inSteps(learned, closestOfKind, keep))
  }

  /** The kind that a text is closest to; `undefined` where no word of it says anything. */
  read(text: string): KindGist | undefined {
    const known = this.#read.get(text)
    if (known) return known.gist
    const gist = this.#gistOf(text)
    this.#read.set(text, { gist })
    return gist
  }

  /** In how many kinds' wordings a word stands. */
  kindsSaying(key: string): number {
    return this.#reader.groupsSaying(key)
  }

  /** Whether a kind is told, or a wider or narrower one of it, and no kind is that is narrower. */
  hasNoNarrower(kind: string): boolean {
    return this.#kinds.some((one) => areInLine(one, kind)) && !this.#kinds.some((one) => one !== kind && isA(one, kind))
  }

  #gistOf(text: string): KindGist | undefined {
    const words = wordsIn(text)
    const found = this.#reader.read(words).map(({ group, score }) => ({ kind: this.#kinds[group]!, score }))
    const [first] = found
    if (!first) return undefined
    const { kind, score } = first
    const leadOver = (named: string): number | undefined => {
      const same = found.find((one) => areInLine(one.kind, named))
      return same && score - same.score
    }
    const second = found.find((one) => !areInLine(one.kind, kind))
    const next: string[] = []
    for (const one of found) {
      if (next.length === maxNext || one.score < shareOfNext * score) break
      if ([kind, ...next].every((before) => !areInLine(one.kind, before))) next.push(one.kind)
    }
    return { kind, score, lead: score - (second?.score ?? 0), words: words.length, next, leadOver }
  }
}

/** Every line of the table, as `scripts/make-kind-reader.ts` has learned it: some seconds of work that no start has to do. */
function* readLearned(): Generator<void, KindReader> {
  const file = new URL('../data/kind-reader.bin', import.meta.url)
  const learned = fromBytes(readFileSync(file))
  yield
  return yield* KindReader.inSteps(kindRows(), learned, (build) => keptTable('kind-reader', [file], build))
}
const reader = new InSteps(readLearned)
/** The reader of all known kinds. */
export const kindReader = (): KindReader => reader.get()
/** Builds what it takes, piece by piece. */
export const kindGistsAhead = (): Generator<void> => reader.ahead()

/** Words of what is told of a kind: keys of those with spaces between them, and Chinese wordings in lines. */
interface Told {
  keys: ReadonlySet<string>
  han: string
}
const told = new Map<string, Told>()
function toldOf(kind: string): Told {
  let known = told.get(kind)
  if (!known) {
    const wordings = kindRows()
      .filter((row) => areInLine(row.kind, kind))
      .flatMap((row) => [...languages.map((language) => conceptName(row.kind, language)), ...Object.values(row.wordings).flat()])
    known = {
      keys: new Set(wordings.filter((wording) => !isHan(wording)).flatMap((wording) => plainTokens(wording).map(keyOf))),
      han: wordings.filter(isHan).join('\n'),
    }
    told.set(kind, known)
  }
  return known
}

/** What is told of so many kinds tells none of them apart: "need", "children", 孩子. */
const mostKindsOfWord = 24
const isCommon = (words: string): boolean => wordsIn(words).every(({ key }) => kindReader().kindsSaying(key) > mostKindsOfWord)

/** Whether words belong to how goods of a kind are told, and say nothing beside it. */
export function tellsOf(kind: string, words: string): boolean {
  const { keys, han } = toldOf(kind)
  const isSaid = isHan(words) ? han.includes(words) : plainTokens(words).every((token) => keys.has(keyOf(token)))
  return isSaid && !isCommon(words)
}
