import { LRUCache } from 'lru-cache'
import { inPieces } from './in-steps.ts'
import { fromLearnedFile, toLearnedFile } from './learned-file.ts'
import { dimensions, meaningsOfToken, perUnit, toDirection } from './meanings.ts'
import { isGlue, keyOf } from './property-phrases/keys.ts'
import { isStopword } from './stopwords.ts'
import { plainTokens, type Token } from './tokens.ts'
import { packWords, WordTable } from './word-table.ts'

/** A word of a text that says something. */
export interface Word {
  /** Of the text, end exclusive. */
  start: number
  end: number
  key: string
  /** Its direction, where that is known. */
  vector: Int8Array | undefined
}

/** Asked of a word by its key, and of one without a direction with its token as well. */
const saysNothing = (key: string, token?: Token): boolean => isStopword(key) || (token !== undefined && isGlue(token))

/** The words of a text that say something, each once, in its order. */
export function wordsIn(text: string): Word[] {
  const found = new Map<string, Word>()
  for (const token of plainTokens(text)) {
    const { script, start, end, normalised } = token
    const meanings = meaningsOfToken(token)
    for (const meaning of meanings) if (!saysNothing(meaning.key) && !found.has(meaning.key)) found.set(meaning.key, meaning)
    if (meanings.length > 0 || script === 'han' || script === 'digit' || saysNothing(normalised, token)) continue
    const key = keyOf(token)
    if (!found.has(key)) found.set(key, { start, end, key, vector: undefined })
  }
  return [...found.values()]
}

/** A wording that is learned, by its words. */
export type Wording = readonly Pick<Word, 'key' | 'vector'>[]

/** How close a text is to what one group of wordings says, 0 to 1.5. */
export interface Closeness {
  group: number
  score: number
}

/** Words of nearly the same meaning count for less than in proportion: a power of 1.5, as a root is found much faster than a power. */
const sharpened = (cosine: number): number => cosine * Math.sqrt(cosine)
/** What the direction of the whole says beside its words one by one. */
const ofWhole = 0.5
/** Words whose closeness to all others is remembered. */
const maxRemembered = 300
const mostOfByte = 255
/** Wordings that are learned at a time: some milliseconds of work. */
const piece = 300

/** What is learned of groups of wordings: their words by numbers, in the order in which they come. */
export interface LearnedWordings {
  /** How many wordings each group has. */
  groups: readonly number[]
  /** Keys of the words. */
  keys: readonly string[]
  /** The directions that words have, each once: many Russian and Chinese words have that of one English word. */
  directions: Int8Array
  /** Of each word the number of its direction, from 1 on; 0 where it has none. */
  directionOf: Uint16Array
  /** Of each wording the number of its words. */
  lengths: Uint8Array
  /** The words of all wordings. */
  words: Uint16Array
}

/** Learns groups of wordings piece by piece; of each wording it asks its words once. */
export function* learnWordings<T>(groups: readonly (readonly T[])[], wordsOf: (wording: T) => Wording): Generator<void, LearnedWordings> {
  const ids = new Map<string, number>()
  const directionOf: number[] = []
  const directions = new Map<string, { number: number; vector: Int8Array }>()
  const words: number[] = []
  const lengths: number[] = []
  const numberOf = (vector: Int8Array | undefined): number => {
    if (!vector) return 0
    const written = Buffer.from(vector.buffer, vector.byteOffset, vector.length).toString('latin1')
    const known = directions.get(written) ?? { number: directions.size + 1, vector }
    directions.set(written, known)
    return known.number
  }
  yield* inPieces(groups.flat(), piece, (wording) => {
    const said = wordsOf(wording)
    lengths.push(said.length)
    for (const { key, vector } of said) {
      let id = ids.get(key)
      if (id === undefined) {
        id = directionOf.push(numberOf(vector)) - 1
        ids.set(key, id)
      }
      words.push(id)
    }
  })
  const all = new Int8Array(directions.size * dimensions)
  for (const { number, vector } of directions.values()) all.set(vector, (number - 1) * dimensions)
  return {
    groups: groups.map(({ length }) => length),
    keys: [...ids.keys()],
    directions: all,
    directionOf: Uint16Array.from(directionOf),
    lengths: Uint8Array.from(lengths),
    words: Uint16Array.from(words),
  }
}

const bytesOf = (numbers: Uint16Array): Uint8Array => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** What was learned as a file. */
export const toBytes = ({ groups, keys, directions, directionOf, lengths, words }: LearnedWordings): Uint8Array =>
  toLearnedFile(
    { groups, keys: keys.join('\n'), directions: directions.length / dimensions, words: words.length },
    directions,
    bytesOf(directionOf),
    lengths,
    bytesOf(words),
  )

/** The same, read. */
export function fromBytes(bytes: Uint8Array): LearnedWordings {
  const { head, at } = fromLearnedFile<{ groups: number[]; keys: string; directions: number; words: number }>(bytes)
  const { groups, words } = head
  const keys = head.keys.split('\n')
  let from = at
  // On its own, because numbers of two bytes begin at even places.
  const next = (size: number): ArrayBuffer => {
    from += size
    return new Uint8Array(bytes.subarray(from - size, from)).buffer
  }
  return {
    groups,
    keys,
    directions: new Int8Array(next(head.directions * dimensions)),
    directionOf: new Uint16Array(next(2 * keys.length)),
    lengths: new Uint8Array(next(groups.reduce((sum, count) => sum + count, 0))),
    words: new Uint16Array(next(2 * words)),
  }
}

/** Gives the directions of wordings from before, or builds them. */
export type KeepWholes = (build: () => Generator<void, Int32Array>) => Generator<void, Int32Array>

/** Says of texts how close they are to each of several groups of wordings, word by word and as a whole. */
export class WordingReader {
  /** So many of the wordings of a group that are closest speak for it. */
  readonly #closest: number
  /** How many wordings each group has, up to those that speak for it. */
  readonly #sizes: readonly number[]
  /** Numbers of the words of all wordings. */
  readonly #ids: WordTable
  /** Their directions, each once, in pairs; and of each word the number of its own, from 1 on. */
  readonly #directions: Int32Array
  readonly #directionOf: Uint16Array
  /** How much a word says by how rare it is, 0 to 1. */
  readonly #weights: Float32Array
  /** In how many groups each word stands. */
  readonly #groups: Uint16Array
  /** Of each wording the number of its group, where its words begin, what they say together, and its direction in pairs. */
  readonly #groupOf: Uint16Array
  readonly #begins: Uint32Array
  readonly #totals: Float64Array
  readonly #words: Uint16Array
  #wholes: Int32Array = new Int32Array(0)
  readonly #remembered = new LRUCache<string | Int8Array, Uint8Array>({ max: maxRemembered })

  private constructor({ groups, keys, directions, directionOf, lengths, words }: LearnedWordings, closest: number) {
    this.#closest = closest
    this.#sizes = groups.map((count) => Math.max(1, Math.min(closest, count)))
    this.#ids = new WordTable(packWords(keys))
    this.#directions = new Int32Array(directions.length / 2)
    inPairs(directions, this.#directions, 0)
    this.#directionOf = directionOf
    this.#words = words
    this.#groupOf = new Uint16Array(lengths.length)
    let from = 0
    for (const [group, count] of groups.entries()) {
      this.#groupOf.fill(group, from, from + count)
      from += count
    }
    const counts = new Uint16Array(keys.length)
    for (const id of words) counts[id]!++
    const rarest = Math.log(lengths.length + 1)
    this.#weights = Float32Array.from(counts, (count) => Math.log((lengths.length + 1) / (count + 1)) / rarest)
    this.#begins = new Uint32Array(lengths.length + 1)
    this.#totals = new Float64Array(lengths.length)
    for (let at = 0, place = 0; at < lengths.length; at++) {
      let total = 0
      for (const end = place + lengths[at]!; place < end; place++) total += this.#weights[words[place]!]!
      this.#begins[at + 1] = place
      this.#totals[at] = total
    }
    this.#groups = groupsOfEach(words, this.#begins, this.#groupOf, keys.length)
  }

  /** One that reads with what was learned, piece by piece. `keep` may know the directions of the wordings from before. */
  static *inSteps(learned: LearnedWordings, closest: number, keep: KeepWholes = (build) => build()): Generator<void, WordingReader> {
    const reader = new WordingReader(learned, closest)
    yield
    reader.#wholes = yield* keep(() => reader.#wholesOf(learned.directions))
    return reader
  }

  *#wholesOf(directions: Int8Array): Generator<void, Int32Array> {
    const wholes = new Int32Array(this.#groupOf.length * pairs)
    const sum = new Float32Array(dimensions)
    yield* inPieces(this.#groupOf.keys(), piece, (at) => {
      sum.fill(0)
      for (let place = this.#begins[at]!; place < this.#begins[at + 1]!; place++) {
        const id = this.#words[place]!
        const from = (this.#directionOf[id]! - 1) * dimensions
        if (from >= 0) addDirection(sum, this.#weights[id]!, directions, from)
      }
      inPairs(toDirection(sum), wholes, at * pairs)
    })
    return wholes
  }

  /** In how many of the groups a word stands, by its key. */
  groupsSaying(key: string): number {
    return this.#groups[this.#ids.find(key) ?? -1] ?? 0
  }

  /** How close a word is to each word of the wordings, 0 to 255. */
  #closenessOf({ key, vector }: Word): Uint8Array {
    // Forms of one word have a direction each, and one key.
    const form = vector ?? key
    const known = this.#remembered.get(form)
    if (known) return known
    const found = new Uint8Array(this.#weights.length)
    const asked = vector && turned(vector)
    if (asked) {
      const ofDirections = new Uint8Array(1 + this.#directions.length / pairs)
      for (let number = 1; number < ofDirections.length; number++) {
        const cosine = cosineOf(asked, this.#directions, (number - 1) * pairs)
        if (cosine > 0) ofDirections[number] = mostOfByte * sharpened(Math.min(1, cosine))
      }
      for (let id = 0; id < found.length; id++) found[id] = ofDirections[this.#directionOf[id]!]!
    }
    const own = this.#ids.find(key)
    if (own !== undefined) found[own] = mostOfByte
    this.#remembered.set(form, found)
    return found
  }

  /** How close the closest of some words is to each word of the wordings, and how close each of them is, four in a number. */
  #closenessOfAll(words: readonly Word[]): { closest: Uint8Array; inFours: Int32Array } {
    const fours = Math.ceil(words.length / 4)
    const count = this.#weights.length
    const closest = new Uint8Array(count)
    const inFours = new Int32Array(count * fours)
    const none = new Uint8Array(words.length % 4 === 0 ? 0 : count)
    const closeness = Array.from({ length: 4 * fours }, (_, at) => (at < words.length ? this.#closenessOf(words[at]!) : none))
    for (let four = 0; four < fours; four++) {
      const [a, b, c, d] = closeness.slice(4 * four, 4 * four + 4) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array]
      for (let id = 0, to = four; id < count; id++, to += fours) {
        const one = a[id]!
        const two = b[id]!
        const three = c[id]!
        const last = d[id]!
        inFours[to] = one | (two << 8) | (three << 16) | (last << 24)
        closest[id] = Math.max(closest[id]!, one, two, three, last)
      }
    }
    return { closest, inFours }
  }

  /** How close some words together are to each group, the closest first; empty where none of them says anything. */
  read(words: readonly Word[]): Closeness[] {
    const own = words.map(({ key }) => this.#weights[this.#ids.find(key) ?? -1] ?? 1)
    const total = own.reduce((sum, weight) => sum + weight, 0)
    if (total === 0 || words.every((word) => word.vector === undefined && this.#ids.find(word.key) === undefined)) return []
    const { closest, inFours } = this.#closenessOfAll(words)
    const whole = turned(directionOf(words.map(({ vector }, at) => [own[at]!, vector] as const)))
    const best = new Float32Array(this.#sizes.length * this.#closest)
    const fours = Math.ceil(words.length / 4)
    // Of each four words the first and third in one number, the second and fourth in the next.
    const most = new Int32Array(2 * fours)
    for (let at = 0; at < this.#groupOf.length; at++) {
      const all = this.#totals[at]!
      if (all === 0) continue
      most.fill(0)
      let said = 0
      for (let place = this.#begins[at]!; place < this.#begins[at + 1]!; place++) {
        const id = this.#words[place]!
        said += this.#weights[id]! * closest[id]!
        for (let four = 0, from = id * fours; four < most.length; four += 2, from++) {
          const found = inFours[from]!
          most[four] = higherOf(most[four]!, found & everyOther)
          most[four + 1] = higherOf(most[four + 1]!, (found >>> 8) & everyOther)
        }
      }
      let shared = 0
      for (let word = 0; word < own.length; word++) shared += own[word]! * byteOf(most, word)
      const byWords = Math.sqrt((said / all) * (shared / total)) / mostOfByte
      const cosine = cosineOf(whole, this.#wholes, at * pairs)
      this.#keep(best, this.#groupOf[at]!, byWords + ofWhole * Math.max(0, cosine))
    }
    return this.#sizes
      .map((size, group) => {
        const scores = best.subarray(group * this.#closest, (group + 1) * this.#closest)
        return { group, score: scores.reduce((sum, score) => sum + score, 0) / size }
      })
      .sort((a, b) => b.score - a.score)
  }

  /** Of the highest scores of each group, the lowest first. */
  #keep(best: Float32Array, group: number, score: number): void {
    const end = (group + 1) * this.#closest
    let at = group * this.#closest
    if (score <= best[at]!) return
    for (; at + 1 < end && best[at + 1]! < score; at++) best[at] = best[at + 1]!
    best[at] = score
  }
}

/** The direction of several words, by what they weigh. */
function directionOf(words: readonly (readonly [weight: number, vector: Int8Array | undefined])[]): Int8Array {
  const sum = new Float32Array(dimensions)
  for (const [weight, vector] of words) if (vector) addDirection(sum, weight, vector, 0)
  return toDirection(sum)
}

function addDirection(sum: Float32Array, weight: number, directions: Int8Array, from: number): void {
  for (let at = 0; at < dimensions; at++) sum[at]! += weight * directions[from + at]!
}

const pairs = dimensions / 2
const low = 16
const half = 1 << (low - 1)

/** Writes directions down with two of their numbers in each one: so two products are one. */
function inPairs(directions: Int8Array, into: Int32Array, from: number): void {
  for (let at = 0; 2 * at < directions.length; at++) into[from + at] = (directions[2 * at + 1]! << low) + directions[2 * at]!
}

/** A direction in pairs, the numbers of each the other way round, to be multiplied by one that has them in order. */
function turned(direction: Int8Array): Int32Array {
  const found = new Int32Array(pairs)
  for (let at = 0; at < pairs; at++) found[at] = (direction[2 * at]! << low) + direction[2 * at + 1]!
  return found
}

/** The first and third byte of a number, and above each of them. */
const everyOther = 0x00ff_00ff
const above = 0x0100_0100
/** Of two such bytes in each number the higher ones: both are compared at once, by what a subtraction leaves above them. */
function higherOf(some: number, others: number): number {
  const left = ((some | above) - others) & above
  return others ^ ((some ^ others) & (left - (left >> 8)))
}

/** Of such bytes, four in two numbers, the one in this place. */
const byteOf = (fours: Int32Array, place: number): number => (fours[((place >> 2) << 1) | (place & 1)]! >> ((place & 2) << 3)) & mostOfByte

/**
 * The cosine of two directions, of which one is turned. Of the product of two pairs the upper half has both products that are wanted, and what is below it is
 * less than half of one. Plain products would be checked for overflow and for a negative zero, a million times a message.
 */
function cosineOf(one: Int32Array, others: Int32Array, from: number): number {
  let sum = 0
  for (let at = 0; at < pairs; at++) sum = (sum + ((Math.imul(one[at]!, others[from + at]!) + half) >> low)) | 0
  return sum / (perUnit * perUnit)
}

/** In how many groups each word stands, by its number. Wordings of a group stand together. */
function groupsOfEach(words: Uint16Array, begins: Uint32Array, groupOf: Uint16Array, count: number): Uint16Array {
  const counts = new Uint16Array(count)
  const last = new Int32Array(count).fill(-1)
  for (const [at, group] of groupOf.entries())
    for (let place = begins[at]!; place < begins[at + 1]!; place++) {
      const id = words[place]!
      if (last[id] === group) continue
      last[id] = group
      counts[id]!++
    }
  return counts
}
