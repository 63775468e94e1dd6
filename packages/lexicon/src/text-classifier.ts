import { fnvBucket, fnvNext, fnvOf, fnvStart } from './fnv.ts'
import { fold } from './fold.ts'
import { fromLearnedFile, toLearnedFile } from './learned-file.ts'

/** Stretches of characters are counted in so many buckets, a power of two: those that fall into one are not told apart. */
export const usualBuckets = 2 ** 15
const longestStretch = 4

/** What a text is made of: buckets, each once, and how often one of their stretches occurs. */
export interface Stretches {
  at: number[]
  counts: number[]
}
/** What of a text is looked at, in so many buckets. */
export type StretchesOf = (text: string, buckets: number) => Stretches

/** Every stretch of one to four characters of each word of a text, with the spaces around it. All numbers are alike. */
export function stretchesOf(text: string, buckets: number): Stretches {
  const found = new Map<number, number>()
  const words = fold(text)
    .text.toLowerCase()
    .replace(/\d+/gu, '0')
    .split(/[^\p{L}\d%]+/u)
  for (const word of words) {
    if (word === '') continue
    const characters = ` ${word} `
    for (let start = 0; start < characters.length; start++) {
      let hash = fnvStart
      for (let end = start; end < Math.min(characters.length, start + longestStretch); end++) {
        hash = fnvNext(hash, characters.charCodeAt(end))
        if (end === start && characters[end] === ' ') continue
        const bucket = fnvBucket(hash, buckets)
        found.set(bucket, (found.get(bucket) ?? 0) + 1)
      }
    }
  }
  return { at: [...found.keys()], counts: [...found.values()] }
}

/** Stretches with what else is said of a text, each with as if how often it stood there; what is said twice counts as the more. */
export function stretchesWith(
  { at, counts }: Stretches,
  buckets: number,
  said: Iterable<readonly [what: string, count: number]>,
): Stretches {
  const found = new Map(at.map((bucket, place) => [bucket, counts[place]!]))
  for (const [what, count] of said) {
    const bucket = fnvBucket(fnvOf(what), buckets)
    found.set(bucket, Math.max(found.get(bucket) ?? 0, count))
  }
  return { at: [...found.keys()], counts: [...found.values()] }
}

/** Of a text nothing but what is said of it, each once. */
export const signStretches = (said: Iterable<string>, buckets: number): Stretches =>
  stretchesWith(
    { at: [], counts: [] },
    buckets,
    [...said].map((what) => [what, 1] as const),
  )

/** Rare stretches say more, repeated ones not much more; all of a text together have the length 1. */
export function weigh({ at, counts }: Stretches, rarity: ArrayLike<number>): Float32Array {
  const weights = Float32Array.from(at, (bucket, place) => (1 + Math.log(counts[place]!)) * rarity[bucket]!)
  const length = Math.hypot(...weights) || 1
  return weights.map((weight) => weight / length)
}

/** What was learned of texts of several classes. */
export interface Learned {
  classes: readonly string[]
  /** By bucket: how rare its stretches are. */
  rarity: Float32Array
  /** By bucket, then by class: how much its stretches speak for the class, in units of `unit`. */
  weights: Int8Array
  unit: number
  /** By class, before any word. */
  bias: Float32Array
}

/** A class and how probable it is, 0 to 1; of all classes of a text that makes 1. */
export interface Share {
  name: string
  share: number
}

/** Tells which of several classes a text belongs to, by multinomial logistic regression over its stretches of characters. */
export class TextClassifier {
  readonly #learned: Learned
  readonly #stretchesOf: StretchesOf

  /** `of` is what was looked at when it was learned. */
  constructor(learned: Learned, of: StretchesOf = stretchesOf) {
    this.#learned = learned
    this.#stretchesOf = of
  }

  /** All classes, the most probable first. */
  read(text: string): Share[] {
    const { classes, rarity, weights, unit, bias } = this.#learned
    const stretches = this.#stretchesOf(text, rarity.length)
    const said = weigh(stretches, rarity)
    const scores = Float64Array.from(bias)
    for (const [place, bucket] of stretches.at.entries()) {
      const by = said[place]! * unit
      for (let one = 0, row = bucket * classes.length; one < classes.length; one++, row++) scores[one]! += by * weights[row]!
    }
    toShares(scores)
    return classes.map((name, at) => ({ name, share: scores[at]! })).toSorted((one, other) => other.share - one.share)
  }
}

/** Scores as probabilities, in place. */
export function toShares(scores: Float64Array): void {
  const most = Math.max(...scores)
  let sum = 0
  for (const [at, score] of scores.entries()) sum += scores[at] = Math.exp(score - most)
  for (const [at, score] of scores.entries()) scores[at] = score / sum
}

/** Rarity is kept in so many steps a unit. */
const rarityStep = 20
/** A file of what was learned: its head, rarities and weights. `source` says of which texts it was learned. */
export const toBytes = ({ classes, rarity, weights, unit, bias }: Learned, source: string): Uint8Array =>
  toLearnedFile(
    { source, unit, buckets: rarity.length, classes, bias: [...bias].map((one) => Math.round(one * 1e4) / 1e4) },
    Uint8Array.from(rarity, (one) => Math.round(one * rarityStep)),
    weights,
  )

/** The same, read; `source` says of which texts it was learned. */
export function fromBytes(bytes: Uint8Array): Learned & { source: string } {
  const { head, at } = fromLearnedFile<{ source: string; unit: number; buckets: number; classes: string[]; bias: number[] }>(bytes)
  const { source, unit, buckets, classes, bias } = head
  return {
    source,
    unit,
    classes,
    bias: Float32Array.from(bias),
    rarity: Float32Array.from(bytes.subarray(at, at + buckets), (one) => one / rarityStep),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + at + buckets, buckets * classes.length),
  }
}
