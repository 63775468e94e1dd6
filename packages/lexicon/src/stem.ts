import snowball from 'snowball-stemmers'

const russian = snowball.newStemmer('russian')
const english = snowball.newStemmer('english')
const cache = new Map<string, string>()
/** Enough for the words of a large catalogue; above it the oldest go. */
const cacheLimit = 30_000

/** Snowball stem of a folded word by its script; digits, Han and other scripts as they are. */
export function stemOf(word: string): string {
  const known = cache.get(word)
  if (known !== undefined) return known
  const code = word.charCodeAt(0)
  let stem = word
  if (code >= 0x400 && code <= 0x52f) stem = russian.stem(word)
  else if (code >= 0x61 && code <= 0x7a && /^[a-z]+$/.test(word)) stem = english.stem(word)
  if (cache.size >= cacheLimit) for (const [oldest] of cache) if (cache.delete(oldest)) break
  cache.set(word, stem)
  return stem
}
