import { fnvBucket, fnvNext, fnvOf, fnvStart } from '@karavan/lexicon/fnv.ts'
import { finish, InSteps, inPieces } from '@karavan/lexicon/in-steps.ts'
import { keptTable } from '@karavan/lexicon/kept-table.ts'
import { LRUCache } from 'lru-cache'
import { longestNeed, needsOf } from './needs.ts'

const buckets = 2 ** 14
const bucketOf = (hash: number): number => fnvBucket(hash, buckets)

/** What some patterns need that were made one after the other. */
interface LearnedNeeds {
  /** By bucket of a stretch where its entries begin, and behind the last one where they end. */
  begins: Uint32Array
  /** By entry the hash of a stretch, and the number of a pattern that needs it. */
  hashes: Int32Array
  patterns: Uint16Array
  /** Patterns that may fit in any text. */
  open: Uint16Array
}

/** Patterns by number, and those whose needs are not known yet. */
let made = 0
const unread: { id: number; source: string }[] = []
const known: LearnedNeeds[] = []
let learning: InSteps<LearnedNeeds> | undefined

/** For each pattern whether it can fit in a text, by number. Each message is read through a few texts, each by most patterns. */
const ofTexts = new LRUCache<string, Uint8Array>({ max: 16 })

/** Patterns may not heed capitals: all is compared in small letters. A long s is an s to them. */
const small = (text: string): string => text.toLowerCase().replaceAll('\u017f', 's')

/** Patterns that are looked into at a time: some milliseconds of work. */
const piece = 50

function* learn(patterns: readonly { id: number; source: string }[]): Generator<void, LearnedNeeds> {
  const holders = Array.from({ length: buckets }, (): { hash: number; id: number }[] => [])
  const open: number[] = []
  yield* inPieces(patterns, piece, ({ id, source }) => {
    const needs = needsOf(source)
    if (!needs) open.push(id)
    for (const written of needs ?? []) {
      const hash = fnvOf(small(written))
      holders[bucketOf(hash)]!.push({ hash, id })
    }
  })
  const entries = holders.flat()
  const begins = new Uint32Array(buckets + 1)
  for (const [bucket, { length }] of holders.entries()) begins[bucket + 1] = begins[bucket]! + length
  return {
    begins,
    hashes: Int32Array.from(entries, ({ hash }) => hash),
    patterns: Uint16Array.from(entries, ({ id }) => id),
    open: Uint16Array.from(open),
  }
}

/** What decides what patterns need, beside their sources. */
const learners = [new URL(import.meta.url), new URL('needs.ts', import.meta.url)]

/** Learns what the patterns need that were made so far, some with each step. */
export function* learnNeeds(): Generator<void> {
  while (learning || unread.length > 0) {
    learning ??= new InSteps(() => {
      const patterns = unread.splice(0)
      const written = patterns.map(({ id, source }) => `${id} ${source}`).join('\n')
      return keptTable(`needs-${known.length}`, [written, ...learners], () => learn(patterns))
    })
    const own = learning
    yield* own.ahead()
    if (own !== learning) continue
    known.push(own.get())
    learning = undefined
    ofTexts.clear()
    last = undefined
  }
}

function fittingIn(asWritten: string): Uint8Array {
  const text = small(asWritten)
  const fitting = new Uint8Array(made)
  for (const { open, begins, hashes, patterns } of known) {
    for (const id of open) fitting[id] = 1
    for (let start = 0; start < text.length; start++) {
      let hash = fnvStart
      for (let at = start; at < Math.min(start + longestNeed, text.length); at++) {
        hash = fnvNext(hash, text.charCodeAt(at))
        const bucket = bucketOf(hash)
        for (let entry = begins[bucket]!; entry < begins[bucket + 1]!; entry++) if (hashes[entry] === hash) fitting[patterns[entry]!] = 1
      }
    }
  }
  return fitting
}

function remember(text: string): Uint8Array {
  const fitting = fittingIn(text)
  ofTexts.set(text, fitting)
  return fitting
}

/** Patterns are asked one after the other about the same text. */
let last: { text: string; fitting: Uint8Array } | undefined

function canFit(id: number, text: string): boolean {
  if (learning || unread.length > 0) finish(learnNeeds())
  if (text !== last?.text) last = { text, fitting: ofTexts.get(text) ?? remember(text) }
  return last.fitting[id] === 1
}

/**
 * A regular expression that is not tried on a text which has nothing of what it needs, and so is compiled by the first text which has: there are some thousand,
 * a message has words of a few dozen, and all of them compiled were a quarter of the memory of an idle process. What it finds is the same.
 */
export class GuardedPattern extends RegExp {
  readonly #id = made++

  constructor(source: string, flags: string) {
    super(source, flags)
    unread.push({ id: this.#id, source: this.source })
  }

  /** What is made of it to go through a text is an ordinary expression. */
  static override get [Symbol.species](): RegExpConstructor {
    return RegExp
  }

  override exec(text: string): RegExpExecArray | null {
    if (canFit(this.#id, text)) return super.exec(text)
    this.lastIndex = 0
    return null
  }
}
