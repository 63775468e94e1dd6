import { inBytes } from './learned-file.ts'
import { markedSpans } from './marked-spans.ts'
import { randomOf, shuffle } from './seeded-random.ts'
import { alongChain, type LearnedTags, piecesOf, signBuckets, signsOf } from './talk-tagger.ts'

/** A message as it was written, and its stretches that are only talk, in its offsets. */
export interface MarkedMessage {
  text: string
  talk: { start: number; end: number }[]
}

/** Reads `{i sell jewellery, looking for} bracelets`: what stands in braces is talk. */
export function markedMessage(marked: string): MarkedMessage {
  const talk: MarkedMessage['talk'] = []
  let text = ''
  for (const part of marked.split(/(\{[^{}]*\})/u)) {
    const isTalk = part.startsWith('{')
    const said = isTalk ? part.slice(1, -1) : part
    if (isTalk) talk.push({ start: text.length, end: text.length + said.length })
    text += said
  }
  return { text, talk }
}

/** A message a line. */
export const markedMessages = (table: string): MarkedMessage[] => table.trimEnd().split('\n').map(markedMessage)

/** Messages in which each property is marked: all beside them is talk. */
export const besideProperties = (table: string): MarkedMessage[] =>
  table
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { text, spans } = markedSpans(line)
      const ends = [...spans.map(({ start }) => start), text.length]
      return { text, talk: ends.map((end, at) => ({ start: at === 0 ? 0 : spans[at - 1]!.end, end })) }
    })

const defaults = { rounds: 12, step: 0.3, decay: 1e-6 }

/** Learns to tell talk by marked messages: stochastic descent with a step for each weight (Adagrad). What is learned of the same messages is the same each time. */
export function learnTags(messages: readonly MarkedMessage[], { rounds, step, decay } = defaults): LearnedTags {
  const examples = messages.map(({ text, talk }) => {
    const pieces = piecesOf(text)
    return {
      signs: signsOf(text, pieces),
      isTalk: pieces.map(({ start, end }) => talk.some((one) => one.start <= start && end <= one.end)),
    }
  })
  const weights = new Float32Array(signBuckets)
  const squares = new Float32Array(signBuckets).fill(1e-6)
  const steps: [number, number, number, number] = [0, 0, 0, 0]
  const stepSquares = [1, 1, 1, 1]
  let bias = 0
  const random = randomOf(1)
  const order = examples.map((_, at) => at)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const chosen of order) {
      const { signs, isTalk } = examples[chosen]!
      const scores = signs.map((own) => own.reduce((sum, sign) => sum + weights[sign]!, bias))
      const { shares, pairs } = alongChain(scores, steps)
      for (const [at, own] of signs.entries()) {
        const off = shares[at]! - Number(isTalk[at])
        bias -= (step / 50) * off
        for (const sign of own) {
          const slope = off + decay * weights[sign]!
          squares[sign]! += slope * slope
          weights[sign]! -= (step * slope) / Math.sqrt(squares[sign]!)
        }
        if (at === signs.length - 1) continue
        const seen = Number(isTalk[at]) * 2 + Number(isTalk[at + 1])
        for (let kind = 0; kind < 4; kind++) {
          const slope = pairs[at * 4 + kind]! - Number(kind === seen)
          stepSquares[kind]! += slope * slope
          steps[kind]! -= (step * slope) / Math.sqrt(stepSquares[kind]!)
        }
      }
    }
  }
  return { ...inBytes(weights), steps, bias }
}
