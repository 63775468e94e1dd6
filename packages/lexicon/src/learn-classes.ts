import { inBytes } from './learned-file.ts'
import { randomOf, shuffle } from './seeded-random.ts'
import { type Learned, type StretchesOf, stretchesOf, toShares, usualBuckets, weigh } from './text-classifier.ts'

/** Texts of one class. */
export interface ClassOfTexts {
  name: string
  texts: readonly string[]
}

export const learning = { rounds: 20, step: 0.5, decay: 2e-6, buckets: usualBuckets, of: stretchesOf as StretchesOf }

/**
 * Learns to tell classes by their texts: multinomial logistic regression by stochastic descent with a step for each weight (Adagrad). What is learned of the same texts is
 * the same each time.
 */
export function learnClasses(rows: readonly ClassOfTexts[], { rounds, step, decay, buckets, of } = learning): Learned {
  const classes = rows.map(({ name }) => name)
  const count = classes.length
  const examples = rows.flatMap(({ texts }, own) => texts.map((text) => ({ own, ...of(text, buckets) })))
  const rarity = rarityOf(examples, buckets)
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
  return { classes, rarity, ...inBytes(weights), bias }
}

function rarityOf(examples: readonly { at: number[] }[], buckets: number): Float32Array {
  const having = new Uint32Array(buckets)
  for (const { at } of examples) for (const bucket of at) having[bucket]!++
  return Float32Array.from(having, (many) => 1 + Math.log((1 + examples.length) / (1 + many)))
}
