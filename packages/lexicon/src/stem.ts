import { LRUCache } from 'lru-cache'
import snowball from 'snowball-stemmers'

const russian = snowball.newStemmer('russian')
const english = snowball.newStemmer('english')

/** Enough for the words of a large catalogue. */
const maxStems = 30_000
const stems = new LRUCache<string, string>({ max: maxStems })

/** Snowball stem of a folded word by its script; digits, Han and other scripts as they are. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = makeStem(word)
  stems.set(word, stem)
  return stem
}

function makeStem(word: string): string {
  const code = word.charCodeAt(0)
  if (code >= 0x400 && code <= 0x52f) return russian.stem(word)
  return /^[a-z]+$/.test(word) ? english.stem(word) : word
}
