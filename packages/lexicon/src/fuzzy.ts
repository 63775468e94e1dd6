import type { Vocabulary } from './vocabulary.ts'

/** Numbers found again by the hash of a string: sorted, without a string kept per key. */
class HashIndex {
  readonly #keys: Float64Array
  static readonly #span = 2 ** 20

  constructor(pairs: number[]) {
    this.#keys = Float64Array.from(pairs).sort()
  }

  static key(text: string, value: number): number {
    return HashIndex.#hash(text) * HashIndex.#span + value
  }

  static #hash(text: string): number {
    let hash = 0x811c9dc5
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    return hash >>> 0
  }

  /** Values stored under the hash of `text`; another text may share it, so callers compare. */
  *values(text: string): Generator<number> {
    const from = HashIndex.#hash(text) * HashIndex.#span
    const keys = this.#keys
    let low = 0
    let high = keys.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (keys[middle]! < from) low = middle + 1
      else high = middle
    }
    for (; low < keys.length && keys[low]! < from + HashIndex.#span; low++) yield keys[low]! - from
  }
}

/** Words are compared by what is left of their first letters after deletions; the rest is checked by the distance. */
const prefixLength = 7

function* deletions(word: string, count: number): Generator<string> {
  yield word
  if (count === 0) return
  for (let i = 0; i < word.length; i++) yield* deletions(word.slice(0, i) + word.slice(i + 1), count - 1)
}

/** Insertions, deletions, replacements and swaps of neighbours between two words; `limit + 1` as soon as there are more than `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length]!
}

// biome-ignore format: a table of letters
const cyrillicSounds: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'z', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r',
  с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', ш: 's', щ: 's', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'u', я: 'a',
}

const squeeze = (sounds: string): string => sounds.replace(/(.)\1+/g, '$1')

/** What a Russian word and its usual spellings in Latin letters have in common. */
export function soundsOf(word: string): string {
  const code = word.charCodeAt(0)
  if (code >= 0x400 && code <= 0x52f) {
    let out = ''
    for (const char of word.replaceAll('йо', 'е').replaceAll('ье', 'е').replaceAll('ьи', 'и')) out += cyrillicSounds[char] ?? char
    return squeeze(out)
  }
  const sounds = word
    .replaceAll("'", '')
    .replace(/shch|sch|shh|sh/g, 's')
    .replace(/zh/g, 'z')
    .replace(/kh/g, 'h')
    .replace(/ch|ts|tz/g, 'c')
    .replace(/ck|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/x/g, 'h')
    .replace(/[yj][ao]$/g, (ending) => (ending[1] === 'a' ? 'a' : 'e'))
    .replace(/[yji]a/g, 'a')
    .replace(/[yji]u/g, 'u')
    .replace(/[yj]o/g, 'e')
    .replace(/[yji]e/g, 'e')
    .replace(/[yj]/g, 'i')
  return squeeze(sounds)
}

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillicKeys = 'ейцукенгшщзхъфывапролджэячсмитьбю'
const toCyrillicKey = new Map([...latinKeys].map((key, at) => [key, cyrillicKeys[at]!]))
// The first pair is the key of ё, which folding has made an е: back there is only the е of the letter row.
const toLatinKey = new Map([...cyrillicKeys].map((key, at): [string, string] => [key, latinKeys[at]!]).slice(1))

/** The same keys on the other keyboard layout, letter by letter; `undefined` when a key has no letter there. */
export function otherLayout(word: string): string | undefined {
  const isCyrillic = /[\u0400-\u052f]/.test(word)
  const table = isCyrillic ? toLatinKey : toCyrillicKey
  let out = ''
  for (const char of word) {
    const mapped = table.get(char)
    if (mapped === undefined) return undefined
    out += mapped
  }
  return out
}

export interface Fuzzy {
  /** Forms within one edit of a word of 5 letters or more, two of 9 or more; the closest only. */
  corrections(word: string): string[]
  /** Russian forms that a word in Latin letters spells. */
  transliterations(word: string): string[]
}

export function buildFuzzy(vocabulary: Vocabulary): Fuzzy {
  const forms = [...vocabulary.forms.keys()].filter((form) => /^[a-z]{4,}$|^[а-я]{3,}$/.test(form))
  // Forms share their beginnings, so the index holds the beginnings, each with its forms.
  const prefixes = new Map<string, number[]>()
  const soundPairs: number[] = []
  for (const [id, form] of forms.entries()) {
    if (form.length >= 4) {
      const prefix = form.slice(0, prefixLength)
      const known = prefixes.get(prefix)
      if (known) known.push(id)
      else prefixes.set(prefix, [id])
    }
    if (form.charCodeAt(0) >= 0x400) soundPairs.push(HashIndex.key(soundsOf(form), id))
  }
  const groups = [...prefixes.values()]
  const pairs: number[] = []
  for (const [id, prefix] of [...prefixes.keys()].entries()) {
    const isLong = prefix.length === prefixLength
    for (const rest of new Set(deletions(prefix, isLong ? 2 : 1))) pairs.push(HashIndex.key(rest, id))
  }
  const index = new HashIndex(pairs)
  const sounds = new HashIndex(soundPairs)

  return {
    corrections(word) {
      const allowed = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0
      if (allowed === 0 || word.length > 30) return []
      let best = allowed
      let found: string[] = []
      const seen = new Set<number>()
      for (const rest of new Set(deletions(word.slice(0, prefixLength), allowed))) {
        for (const group of index.values(rest)) {
          if (seen.has(group)) continue
          seen.add(group)
          for (const id of groups[group]!) {
            const form = forms[id]!
            const away = distance(word, form, best)
            if (away > best) continue
            // Short words have many neighbours: their first letter is taken as right, unless it was swapped.
            if (word.length < 7 && word[0] !== form[0] && !(word[0] === form[1] && word[1] === form[0])) continue
            if (away < best) {
              best = away
              found = []
            }
            found.push(form)
          }
        }
      }
      const sameStart = found.filter((form) => form[0] === word[0])
      return sameStart.length > 0 ? sameStart : found
    },
    transliterations(word) {
      const own = soundsOf(word)
      const found: string[] = []
      for (const id of sounds.values(own)) if (soundsOf(forms[id]!) === own) found.push(forms[id]!)
      return found
    },
  }
}
