/** Typos are looked for in words of these lengths; shorter ones are near too many others. */
const minLength = 4
const maxLength = 24
/** Two slips are forgiven from this length on. */
const longWordLength = 9

const letters = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u

/** Whether typos of this lexeme are looked for: a word of Latin or Cyrillic letters, as opposed to a number, Chinese, or one of the store's own marks. */
export const isSpelled = (lexeme: string): boolean => lexeme.length >= minLength && lexeme.length <= maxLength && letters.test(lexeme)

/**
 * The word and what is left of it without any one letter. Two words that are one slip apart (a letter missing, added, changed, or two swapped) share
 * at least one key, so a lookup of exact keys finds all that a comparison with the whole vocabulary would.
 */
export function spellingKeys(word: string): string[] {
  const keys = new Set([word])
  for (let index = 0; index < word.length; index += 1) keys.add(word.slice(0, index) + word.slice(index + 1))
  return [...keys]
}

/** Number of slips between two words: a letter missing, added, changed, or two neighbours swapped. */
export function slips(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, beforeLast[j - 2]! + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}

/**
 * The word of the vocabulary that was most likely meant: fewest slips, then the most offers, then by the alphabet. Hardly anyone slips at the first
 * letter, and short words with another one are other words.
 */
export function nearestWord<T extends { word: string; offers: number }>(word: string, candidates: readonly T[]): T | undefined {
  const allowed = word.length >= longWordLength ? 2 : 1
  return candidates
    .filter((candidate) => word.length >= longWordLength || candidate.word[0] === word[0])
    .map((candidate) => ({ candidate, slips: slips(word, candidate.word) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((a, b) => a.slips - b.slips || b.candidate.offers - a.candidate.offers || (a.candidate.word < b.candidate.word ? -1 : 1))[0]
    ?.candidate
}
