import { readFileSync } from 'node:fs'

/** The longest words of the dictionary, in characters. */
const longest = 6

/** By word its meanings as they stand in the table, with bars between them. */
let words: Map<string, string> | undefined

/** Read when the first word is looked up, a few hundredths of a second: most processes never look one up. */
function dictionary(): Map<string, string> {
  if (words) return words
  words = new Map()
  for (const line of readFileSync(new URL('../data/words.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')) {
    const at = line.indexOf('\t')
    words.set(line.slice(0, at), line.slice(at + 1))
  }
  return words
}

/** A Chinese word in a text, `end` excluded, with its English meanings of one to three words, the usual one first. */
export interface Gloss {
  start: number
  end: number
  meanings: string[]
}

/** The words of a text in simplified characters that the dictionary has, the longest at each place, none over another. */
export function glossesIn(text: string): Gloss[] {
  const known = dictionary()
  const found: Gloss[] = []
  let start = 0
  while (start < text.length - 1) {
    let end = Math.min(text.length, start + longest)
    while (end - start > 1 && !known.has(text.slice(start, end))) end--
    if (end - start > 1) found.push({ start, end, meanings: known.get(text.slice(start, end))!.split('|') })
    start = end
  }
  return found
}
