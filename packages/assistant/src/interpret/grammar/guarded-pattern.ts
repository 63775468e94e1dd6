import { fnvBucket, fnvNext, fnvOf, fnvStart } from '@karavan/lexicon/fnv.ts'
import { finish } from '@karavan/lexicon/in-steps.ts'
import { LRUCache } from 'lru-cache'
import { longestNeed, needsOf } from './needs.ts'

const buckets = 2 ** 14
const bucketOf = (hash: number): number => fnvBucket(hash, buckets)

/** Patterns by number, and those whose needs are not known yet. */
let made = 0
const unread: { id: number; source: string }[] = []
/** By bucket of a stretch: its hash and the number of a pattern that needs it, in turns. */
const holders: number[][] = []
/** Patterns that may fit in any text. */
const open: number[] = []

/** For each pattern whether it can fit in a text, by number. Each message is read through a few texts, each by most patterns. */
const ofTexts = new LRUCache<string, Uint8Array>({ max: 16 })

/** Patterns may not heed capitals: all is compared in small letters. A long s is an s to them. */
const small = (text: string): string => text.toLowerCase().replaceAll('\u017f', 's')

function learn({ id, source }: { id: number; source: string }): void {
  const needs = needsOf(source)
  if (!needs) open.push(id)
  for (const written of needs ?? []) {
    const hash = fnvOf(small(written))
    const bucket = bucketOf(hash)
    const entries = holders[bucket] ?? []
    entries.push(hash, id)
    holders[bucket] = entries
  }
}

/** Learns what the patterns need that were made so far, one with each step. */
export function* learnNeeds(): Generator<void> {
  while (unread.length > 0) {
    const next = unread.pop()!
    learn(next)
    if (unread.length === 0) {
      ofTexts.clear()
      last = undefined
    }
    yield
  }
}

function fittingIn(asWritten: string): Uint8Array {
  const text = small(asWritten)
  const fitting = new Uint8Array(made)
  for (const id of open) fitting[id] = 1
  for (let start = 0; start < text.length; start++) {
    let hash = fnvStart
    for (let at = start; at < Math.min(start + longestNeed, text.length); at++) {
      hash = fnvNext(hash, text.charCodeAt(at))
      const entries = holders[bucketOf(hash)]
      if (!entries) continue
      for (let entry = 0; entry < entries.length; entry += 2) if (entries[entry] === hash) fitting[entries[entry + 1]!] = 1
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
  if (unread.length > 0) finish(learnNeeds())
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
