import { buckets, type Learned, stretchesOf, toShares, weigh } from './text-classifier.ts'

/** Texts of one class. */
export interface ClassOfTexts {
  name: string
  texts: readonly string[]
}

const defaults = { rounds: 20, step: 0.5, decay: 2e-6 }
/** A byte holds this much, with a sign. */
const mostOfByte = 127

/**
 * Learns to tell classes by their texts: multinomial logistic regression by stochastic descent with a step for each weight (Adagrad). What is learned of the same texts is
 * the same each time.
 */
export function learnClasses(rows: readonly ClassOfTexts[], { rounds, step, decay } = defaults): Learned {
  const classes = rows.map(({ name }) => name)
  const count = classes.length
  const examples = rows.flatMap(({ texts }, own) => texts.map((text) => ({ own, ...stretchesOf(text) })))
  const rarity = rarityOf(examples)
  const said = examples.map((example) => weigh(example, rarity))
  const weights = new Float32Array(buckets * count)
  const squares = new Float32Array(buckets * count).fill(1e-6)
  const bias = new Float32Array(count)
  const scores = new Float64Array(count)
  const random = randomOf(1)
  const order = examples.map((_, at) => at)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const chosen of order) {
      const { own, at } = examples[chosen]!
      const by = said[chosen]!
      scores.set(bias)
      for (const [place, bucket] of at.entries())
        for (let one = 0, row = bucket * count; one < count; one++, row++) scores[one]! += by[place]! * weights[row]!
      toShares(scores)
      scores[own]! -= 1
      for (let one = 0; one < count; one++) bias[one]! -= (step / 50) * scores[one]!
      for (const [place, bucket] of at.entries())
        for (let one = 0, row = bucket * count; one < count; one++, row++) {
          const slope = by[place]! * scores[one]! + decay * weights[row]!
          squares[row]! += slope * slope
          weights[row]! -= (step * slope) / Math.sqrt(squares[row]!)
        }
    }
  }
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const unit = most / mostOfByte || 1
  return { classes, rarity, weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)), unit, bias }
}

function rarityOf(examples: readonly { at: number[] }[]): Float32Array {
  const having = new Uint32Array(buckets)
  for (const { at } of examples) for (const bucket of at) having[bucket]!++
  return Float32Array.from(having, (many) => 1 + Math.log((1 + examples.length) / (1 + many)))
}

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffle(items: number[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = items[last]!
    items[last] = items[other]!
    items[other] = kept
  }
}
