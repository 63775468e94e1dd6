import { readFileSync } from 'node:fs'
import { dimensions, meaningsOf, toDirection } from './meanings.ts'
import { randomOf } from './seeded-random.ts'

/** Into so many groups the words of `data/meanings.txt` are put. */
export const groups = 500
const rounds = 8

/** The group whose middle points most the way of a direction. */
function nearest(middles: ArrayLike<number>, directions: ArrayLike<number>, row: number): number {
  let [best, group] = [Number.NEGATIVE_INFINITY, 0]
  for (let one = 0; one * dimensions < middles.length; one++) {
    let near = 0
    for (let at = 0; at < dimensions; at++) near += middles[one * dimensions + at]! * directions[row * dimensions + at]!
    if (near > best) [best, group] = [near, one]
  }
  return group
}

/** The middles of groups of like directions (k-means on a sphere), one direction behind the other as `data/meanings.bin` has them; the same each time. */
export function middlesOf(directions: Int8Array): Int8Array {
  const random = randomOf(1)
  const words = directions.length / dimensions
  const middles = new Int8Array(groups * dimensions)
  for (let group = 0; group < groups; group++) {
    const word = Math.floor(random() * words)
    middles.set(directions.subarray(word * dimensions, (word + 1) * dimensions), group * dimensions)
  }
  for (let round = 0; round < rounds; round++) {
    const sums = new Float32Array(groups * dimensions)
    for (let word = 0; word < words; word++) {
      const from = nearest(middles, directions, word) * dimensions
      for (let at = 0; at < dimensions; at++) sums[from + at]! += directions[word * dimensions + at]!
    }
    for (let group = 0; group < groups; group++)
      middles.set(toDirection(sums.subarray(group * dimensions, (group + 1) * dimensions)), group * dimensions)
  }
  return middles
}

let known: Int8Array | undefined
function middles(): Int8Array {
  known ??= new Int8Array(readFileSync(new URL('../data/meaning-groups.bin', import.meta.url)))
  return known
}

/** By the direction and not by the word, so that which of its forms was read first cannot matter. */
const remembered = new WeakMap<Int8Array, number>()

/** Of the words of a text whose meaning is known the groups of like ones, in its order, by number: "drop" and «уронить» fall into one, and so do the forms of a word. Source: `data/meaning-groups.bin`. */
export function groupsOf(text: string): number[] {
  return meaningsOf(text, 'one').map(({ vector }) => {
    const before = remembered.get(vector)
    if (before !== undefined) return before
    const group = nearest(middles(), vector, 0)
    remembered.set(vector, group)
    return group
  })
}
