import { fnvOf } from './fnv.ts'
import { InSteps, inPieces } from './in-steps.ts'
import { keptTable } from './kept-table.ts'
import { isRealWord } from './real-words.ts'
import { type Vocabulary, vocabulary } from './vocabulary.ts'
import { listAt, type PackedLists, packLists } from './word-table.ts'

/** Numbers found again by the hash of a string: sorted, without a string kept per key. */
class HashIndex {
  // One buffer that grows in place: an array would leave each smaller one behind, dozens of MiB in all.
  #keys: Float64Array<ArrayBuffer>
  #length: number
  static readonly #span = 2 ** 20

  /** Of keys that were sorted before, or empty. */
  constructor(sorted?: Float64Array<ArrayBuffer>) {
    this.#keys = sorted ?? new Float64Array(2 ** 15)
    this.#length = sorted?.length ?? 0
  }

  add(text: string, value: number): void {
    if (this.#length === this.#keys.length) this.#resize(2 * this.#length)
    this.#keys[this.#length++] = HashIndex.#hash(text) * HashIndex.#span + value
  }

  /** All that has been added, as an index of it is made of. */
  sorted(): Float64Array<ArrayBuffer> {
    this.#resize(this.#length)
    return this.#keys.sort()
  }

  #resize(length: number): void {
    this.#keys = new Float64Array(this.#keys.buffer.transfer(length * Float64Array.BYTES_PER_ELEMENT))
  }

  static #hash(text: string): number {
    return fnvOf(text) >>> 0
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

/** A word, and what is left of it without one letter or two of them. */
function deletions(word: string, count: 1 | 2): Set<string> {
  const found = new Set([word])
  for (let i = 0; i < word.length; i++) {
    const rest = word.slice(0, i) + word.slice(i + 1)
    found.add(rest)
    if (count === 2) for (let j = i; j < rest.length; j++) found.add(rest.slice(0, j) + rest.slice(j + 1))
  }
  return found
}

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillicKeys = 'ейцукенгшщзхъфывапролджэячсмитьбю'

/** Letters that writers confuse: they sound alike. */
const soundAlike = new Set<string>()
for (const pair of 'ао ои еи ие еэ шщ жш сз тд бп гк вф юу яа ыи цс чщ чш эе хг йи ck cs sz iy ei ie ea ae ou oa td bp vw fv gj kg ph ai'.split(
  ' ',
))
  soundAlike.add(pair).add(pair[1]! + pair[0]!)
/** Letters whose keys touch. */
const nearKeys = new Set<string>()
for (const keys of [latinKeys, cyrillicKeys]) {
  const rows = [keys.slice(1, 13), keys.slice(13, 24), keys.slice(24)]
  for (const [index, row] of rows.entries())
    for (let at = 0; at < row.length; at++)
      for (const near of [row[at + 1], rows[index + 1]?.[at], rows[index + 1]?.[at - 1]])
        if (near) nearKeys.add(row[at]! + near).add(near + row[at]!)
}

function replacement(a: string, b: string): number {
  if (a === b) return 0
  if (soundAlike.has(a + b)) return 0.5
  return nearKeys.has(a + b) ? 1 : 1.5
}

/**
 * What it takes to type `b` as `a`: 1 for a letter too many, missing, swapped with its neighbour or replaced by one beside it on the keyboard, half of
 * it for a doubled letter and for letters that sound alike, 1.5 for any other. Infinity as soon as it is more than `limit`.
 */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit * 2) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let last: number[] = [0]
  for (let j = 1; j <= b.length; j++) last.push(last[j - 1]! + (b[j - 1] === b[j - 2] ? 0.5 : 1))
  for (let i = 1; i <= a.length; i++) {
    const extra = a[i - 1] === a[i - 2] ? 0.5 : 1
    const row = [last[0]! + extra]
    let least = row[0]!
    for (let j = 1; j <= b.length; j++) {
      const missing = b[j - 1] === b[j - 2] ? 0.5 : 1
      let cost = Math.min(row[j - 1]! + missing, last[j]! + extra, last[j - 1]! + replacement(a[i - 1]!, b[j - 1]!))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      if (a[i - 1] === 'f' && b[j - 1] === 'h' && b[j - 2] === 'p') cost = Math.min(cost, last[j - 2]! + 0.5)
      row.push(cost)
      if (cost < least) least = cost
    }
    if (least > limit) return Number.POSITIVE_INFINITY
    before = last
    last = row
  }
  const total = last[b.length]!
  return total > limit ? Number.POSITIVE_INFINITY : total
}

// biome-ignore format: a table of letters
const cyrillicSounds: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'z', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r',
  с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'c', ш: 's', щ: 's', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'u', я: 'a',
}

const squeeze = (sounds: string): string => sounds.replace(/(.)\1+/g, '$1')

/** All that a word in Latin letters may sound like: its "ye" is ые or е, its "ts" ц or тс. The likeliest first; one of a Russian word. */
export function readingsOf(word: string): string[] {
  const [first, second] = /[^aeiou]ye$/.test(word) ? (['ie', 'e'] as const) : (['e', 'ie'] as const)
  return [...new Set([first, second].flatMap((ye) => (['c', 'ts'] as const).map((ts) => soundsOf(word, ye, ts))))]
}

/** What a Russian word and its usual spellings in Latin letters have in common. */
function soundsOf(word: string, ye: 'e' | 'ie' = 'e', ts: 'c' | 'ts' = 'c'): string {
  const code = word.charCodeAt(0)
  if (code >= 0x400 && code <= 0x52f) {
    let out = ''
    for (const char of word.replaceAll('йо', 'е').replaceAll('ье', 'е').replaceAll('ьи', 'и')) out += cyrillicSounds[char] ?? char
    // As below: in Latin letters я may be "ya" or "ia".
    return squeeze(out.replaceAll('ia', 'a').replaceAll('iu', 'u'))
  }
  const sounds = word
    .replaceAll("'", '')
    .replace(/ck|q/g, 'k')
    .replace(/shch|sch|shh|sh/g, 's')
    .replace(/zh/g, 'z')
    .replace(/kh/g, 'h')
    .replace(/ch|tz/g, 'c')
    .replace(/ts/g, ts)
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/x/g, 'h')
    .replace(/[yj][ao]$/g, (ending) => (ending[1] === 'a' ? 'a' : 'e'))
    .replace(/[yji]a/g, 'a')
    .replace(/[yji]u/g, 'u')
    .replace(/[yj]o/g, 'e')
    .replace(/[yji]e/g, ye)
    .replace(/[yj]/g, 'i')
  return squeeze(sounds)
}

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

export interface Correction {
  forms: string[]
  /** As `distance` counts; 0 without forms. */
  cost: number
  /** Those forms and others as many errors away at most, for whoever knows what stands beside the word. */
  near: string[]
}

/** Letters in place of the two that English has for a sound: "bambu", "silikon", "keramik". */
const foreignSpellings: readonly [RegExp, string][] = [
  [/u/g, 'oo'],
  [/i/g, 'ee'],
  [/k/g, 'c'],
  [/k/g, 'ck'],
  [/kk/g, 'c'],
  [/f/g, 'ph'],
  [/v/g, 'w'],
  [/y/g, 'i'],
  [/$/g, 'e'],
]
/** As who writes English by ear may have meant a word, one such spelling or two put right. */
function spelledAlike(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return []
  const once = foreignSpellings.map(([from, to]) => word.replace(from, to))
  const twice = once.flatMap((one) => [one.replace(/$/, 'e'), one.replaceAll('k', 'c')])
  return [...new Set([...once, ...twice])].filter((one) => one !== word)
}

/** 'charged' is no 'charger' misspelt: words that differ in their endings alone are of one family, not errors. */
const englishEnding =
  /(?:ed|er|ers|ing|ings|ly|y|s|es|est|able|ful|less|or|ors|ion|ions|al|ize|ized|ment|ness|en|ened|ener|ies|e|tion|tions)$/

/** Whether what is left of a word and a form from their first difference on ends alike but for one letter. */
function isOneSlip(word: string, form: string): boolean {
  const alike = (one: string, other: string): boolean => one.length >= leastOfEnd && one === other
  return (
    alike(word, form.slice(1)) || alike(word.slice(1), form) || alike(word.slice(1), form.slice(1)) || alike(word.slice(2), form.slice(2))
  )
}
const leastOfEnd = 2
const longWord = 9

function isOtherEnding(word: string, form: string): boolean {
  // 'jeanns': a letter too many that is doubled is no ending.
  if (squeeze(word) === squeeze(form)) return false
  let same = 0
  while (same < word.length && word[same] === form[same]) same++
  if (same === word.length && same === form.length) return false
  // 'wireles' lacks the second of two letters: that is not an ending.
  if (same === word.length && form.slice(same) === word.at(-1)) return false
  if (word.charCodeAt(0) >= 0x400) return word.length < 7 && same >= Math.min(word.length, form.length) - 1 && word.at(-1) !== word.at(-2)
  // 'cusion' lacks a letter before its ending, which is that of 'cushion'.
  if (isOneSlip(word.slice(same), form.slice(same))) return false
  // Nor is it one where the ending of the form begins behind the first difference. In long words there is a second one.
  const isBeforeEnding = same < form.length && (englishEnding.exec(form)?.index ?? form.length) > same
  if (word.length < longWord && isBeforeEnding) return false
  const least = Math.min(word.length, form.length) - 3
  return same >= Math.max(least, 3) && englishEnding.test(word) && word.slice(same) !== word[same - 1]
}

/** A word so short is another one with a letter missing at most, and not on its own. */
const leastOfMissing = 4

const none: Correction = { forms: [], cost: 0, near: [] }

export interface Fuzzy {
  /** The closest forms to a word of 5 letters or more: one error away, two from 9 letters on. */
  corrections(word: string): Correction
  /** Russian forms that a word in Latin letters spells. */
  transliterations(word: string): string[]
}

/** Words that are taken in at a time: some milliseconds of work. */
const piece = 1000

/** What is kept of it; forms by the numbers that the dictionary gives them. */
interface PackedFuzzy {
  /** Forms by their beginning, which has a number. */
  groups: PackedLists
  /** Numbers of beginnings by what is left of them without some letters. */
  beginnings: Float64Array<ArrayBuffer>
  /** Russian forms by what they sound like. */
  sounds: Float64Array<ArrayBuffer>
}

function* build({ forms }: Vocabulary): Generator<void, PackedFuzzy> {
  // Forms share their beginnings, so the index holds the beginnings, each with its forms.
  const prefixes = new Map<string, number[]>()
  const sounds = new HashIndex()
  yield* inPieces(Array(forms.words.size).keys(), piece, (id) => {
    const form = forms.words.at(id)
    if (!/^[a-z]{4,}$|^[а-я]{3,}$/.test(form)) return
    if (form.length >= 4) {
      const prefix = form.slice(0, prefixLength)
      const known = prefixes.get(prefix)
      if (known) known.push(id)
      else prefixes.set(prefix, [id])
    }
    if (form.charCodeAt(0) >= 0x400) sounds.add(soundsOf(form), id)
  })
  const index = new HashIndex()
  yield* inPieces([...prefixes.keys()].entries(), piece, ([id, prefix]) => {
    const isLong = prefix.length === prefixLength
    for (const rest of deletions(prefix, isLong ? 2 : 1)) index.add(rest, id)
  })
  const beginnings = index.sorted()
  yield
  return { groups: packLists([...prefixes.values()]), beginnings, sounds: sounds.sorted() }
}

function toFuzzy(vocabulary: Vocabulary, packed: PackedFuzzy): Fuzzy {
  const { words } = vocabulary.forms
  const index = new HashIndex(packed.beginnings)
  const sounds = new HashIndex(packed.sounds)
  const formsOf = (group: number): string[] => listAt(packed.groups, group).map((id) => words.at(id))
  /** Forms that a word is but for a letter in their middle. */
  const withMissing = (word: string): string[] =>
    [...index.values(word)].flatMap((group) =>
      formsOf(group).filter(
        (form) => form.length === word.length + 1 && form[0] === word[0] && distance(word, form, 1) <= 1 && !isOtherEnding(word, form),
      ),
    )

  return {
    corrections(word) {
      if (word.length === leastOfMissing) return { ...none, near: isRealWord(word) ? [] : withMissing(word) }
      if (word.length < 5 || word.length > 30) return none
      // 'hoodys' for 'hoodies': English spells this plural in its own way.
      const plural = /[^aeiou]ys$/.test(word) ? `${word.slice(0, -2)}ies` : undefined
      if (plural && vocabulary.forms.has(plural)) return { forms: [plural], cost: 0.5, near: [plural] }
      const alike = spelledAlike(word).find((one) => vocabulary.forms.has(one))
      if (alike !== undefined && !isRealWord(word)) return { forms: [alike], cost: 0.5, near: [alike] }
      const edits = word.length < 7 ? 1 : 2
      const limit = word.length < 9 ? 1 : 2
      const near: { form: string; away: number }[] = []
      const seen = new Set<number>()
      for (const rest of deletions(word.slice(0, prefixLength), edits)) {
        for (const group of index.values(rest)) {
          if (seen.has(group)) continue
          seen.add(group)
          for (const form of formsOf(group)) {
            const away = distance(word, form, limit)
            if (away > limit) continue
            // Short words have many neighbours: their first letter is taken as right, unless it was swapped.
            if (word.length < 9 && word[0] !== form[0] && !(word[0] === form[1] && word[1] === form[0])) continue
            if (!isOtherEnding(word, form)) near.push({ form, away })
          }
        }
      }
      if (near.length === 0) return none
      const best = Math.min(...near.map(({ away }) => away))
      // Letters that sound alike are confused by those who mean another word ("пастельное бельё"); a whole error makes no word of the language.
      if (best >= 1 && isRealWord(word)) return none
      const found = near.filter(({ away }) => away === best).map(({ form }) => form)
      const sameStart = found.filter((form) => form[0] === word[0])
      return {
        forms: sameStart.length > 0 ? sameStart : found,
        cost: best,
        near: isRealWord(word) ? found : near.map(({ form }) => form),
      }
    },
    transliterations(word) {
      const found: string[] = []
      for (const own of readingsOf(word)) for (const id of sounds.values(own)) if (soundsOf(words.at(id)) === own) found.push(words.at(id))
      return found
    },
  }
}

const built = new InSteps(function* () {
  const known = vocabulary()
  return toFuzzy(known, yield* keptTable('fuzzy', [], () => build(known)))
})
/** Corrections and transliterations of the dictionary's own words; what was not built ahead is built at the first use. */
export const fuzzy = (): Fuzzy => built.get()

/** Builds them piece by piece; the dictionary must be there. */
export const fuzzyAhead = (): Generator<void> => built.ahead()
