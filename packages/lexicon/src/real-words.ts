import { readFileSync } from 'node:fs'
import { fnvOf } from './fnv.ts'

let hashes: Float64Array | undefined

/** Two hashes in one number: that two of some hundred thousand words share one is as good as impossible. */
function hashOf(word: string): number {
  let other = word.length
  for (let at = 0; at < word.length; at++) other = (Math.imul(other, 31) + word.charCodeAt(at)) | 0
  return (fnvOf(word) >>> 0) * 2 ** 21 + (other & (2 ** 21 - 1))
}

/** The words as sorted hashes: as strings in a set they take fourteen times the memory. */
const readHashes = (): Float64Array =>
  Float64Array.from(readFileSync(new URL('../data/real-words.txt', import.meta.url), 'utf8').split('\n'), hashOf).sort()

/**
 * Whether a folded word is one of Russian or English that is not in the lexicon, and so near a word that is that it would be taken for it misspelt: "сутки" are no
 * "судки". See `data/README.md`.
 */
export function isRealWord(word: string): boolean {
  hashes ??= readHashes()
  const wanted = hashOf(word)
  let low = 0
  let high = hashes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (hashes[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return hashes[low] === wanted
}
