import { expect, test } from 'vitest'
import { finish } from './in-steps.ts'
import { kindRows } from './kind-wordings.ts'
import { dimensions, perUnit, toDirection } from './meanings.ts'
import { fromBytes, learnWordings, toBytes, type Word, WordingReader, wordsIn } from './wording-reader.ts'

const closest = 3
const groups = kindRows()
  .slice(0, 12)
  .map(({ wordings }) => Object.values(wordings).flat().slice(0, 40))
const reader = finish(WordingReader.inSteps(fromBytes(toBytes(finish(learnWordings(groups, wordsIn)))), closest))

/** The same by its definition, step by step. */
function closenessByHand(text: string): number[] {
  const wordings = groups.map((group) => group.map(wordsIn))
  const all = wordings.flat()
  const counts = new Map<string, number>()
  // Of the forms of a word the first one that is learned stands for all.
  const forms = new Map<string, Word>()
  for (const { key } of all.flat()) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const word of all.flat()) if (!forms.has(word.key)) forms.set(word.key, word)
  const weightOf = ({ key }: Word): number => {
    const count = counts.get(key)
    return count === undefined ? 1 : Math.log((all.length + 1) / (count + 1)) / Math.log(all.length + 1)
  }
  const cosine = (one: Int8Array, other: Int8Array): number => one.reduce((sum, value, at) => sum + value * other[at]!, 0) / perUnit ** 2
  const likeness = (said: Word, learned: Word): number => {
    const form = forms.get(learned.key)!
    if (said.key === form.key) return 1
    return said.vector && form.vector ? Math.max(0, Math.min(1, cosine(said.vector, form.vector))) ** 1.5 : 0
  }
  const wholeOf = (words: readonly Word[]): Int8Array => {
    const sum = new Float32Array(dimensions)
    for (const word of words) for (const [at, value] of (word.vector ?? []).entries()) sum[at]! += weightOf(word) * value
    return toDirection(sum)
  }
  /** How much of some words the others say, by what they weigh. */
  const covered = (words: readonly Word[], likest: (word: Word) => number): number =>
    words.reduce((sum, word) => sum + weightOf(word) * likest(word), 0) / words.reduce((sum, word) => sum + weightOf(word), 0)
  const said = wordsIn(text)
  return wordings.map((group) => {
    const scores = group
      .filter((wording) => wording.length > 0)
      .map((wording) => {
        const own = covered(wording, (word) => Math.max(...said.map((one) => likeness(one, word))))
        const shared = covered(said, (word) => Math.max(...wording.map((one) => likeness(word, one))))
        const whole = cosine(wholeOf(said), wholeOf(wording.map(({ key }) => forms.get(key)!)))
        return Math.sqrt(own * shared) + 0.5 * Math.max(0, whole)
      })
      .toSorted((a, b) => b - a)
      .slice(0, closest)
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  })
}

test.each([
  'чтобы руки не мёрзли зимой',
  'something to carry a laptop to the office in',
  '给小朋友吃饭用的',
  'qwertyuiop light',
  'my old dog sleeps badly on the cold kitchen floor and its hips hurt every single morning',
])('%s is as close to each group as the definition says', (text) => {
  const byHand = closenessByHand(text)
  const read = reader.read(wordsIn(text))
  expect(read.map(({ group }) => group).toSorted((a, b) => a - b)).toEqual(groups.map((_, group) => group))
  for (const { group, score } of read) expect(score, `group ${group}`).toBeCloseTo(byHand[group]!, 2)
  expect(read.map(({ score }) => score)).toEqual(read.map(({ score }) => score).toSorted((a, b) => b - a))
})

test('a text of which no word says anything is close to nothing', () => {
  expect(reader.read(wordsIn('...'))).toEqual([])
  expect(reader.read(wordsIn('qwertyuiop'))).toEqual([])
})
