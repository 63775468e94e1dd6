import { readFileSync } from 'node:fs'

let words: ReadonlySet<string> | undefined

/**
 * Whether a folded word is one of Russian or English that is not in the lexicon, and so near a word that is that it would be taken for it misspelt: "сутки" are no
 * "судки". See `data/README.md`.
 */
export function isRealWord(word: string): boolean {
  words ??= new Set(readFileSync(new URL('../data/real-words.txt', import.meta.url), 'utf8').split('\n'))
  return words.has(word)
}
