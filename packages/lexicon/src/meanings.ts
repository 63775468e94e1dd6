import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { InSteps, inPieces } from './in-steps.ts'
import { keptTable } from './kept-table.ts'
import { keyOf } from './property-phrases/keys.ts'
import { stemOf } from './stem.ts'
import { plainTokens, type Token } from './tokens.ts'
import { type PackedTexts, type PackedWords, packTexts, packWords, textAt, WordTable } from './word-table.ts'

/** Numbers that say where a word stands among others. */
export const dimensions = 100
/** What one stands for in the stored bytes. */
export const perUnit = 254

const dataFile = (name: string): URL => new URL(`../data/${name}`, import.meta.url)
const linesOf = (name: string): string[] => readFileSync(dataFile(name), 'utf8').trimEnd().split('\n')

/** What a word of a text means, as a direction of length 1 in bytes, of which `perUnit` are 1. */
export interface Meaning {
  /** Of the text that was read, end exclusive. */
  start: number
  end: number
  /** What the word is counted by: one for all its forms. */
  key: string
  vector: Int8Array
}

/** What is kept of the tables: a word of a table has the number of its line. */
interface PackedMeanings {
  /** English words. */
  words: PackedWords
  /** Their stems, and by stem its first word. */
  stems: PackedWords
  wordOfStem: Uint16Array
  /** What Russian words are compared by, and Chinese words, each with what it means in English. */
  ru: PackedWords
  glossesRu: PackedTexts
  zh: PackedWords
  glossesZh: PackedTexts
}

function* pack(): Generator<void, PackedMeanings> {
  const words = linesOf('meanings.txt')
  const wordOfStem = new Map<string, number>()
  yield* inPieces(words.entries(), piece, ([at, word]) => {
    if (!wordOfStem.has(stemOf(word))) wordOfStem.set(stemOf(word), at)
  })
  const linesWithGloss = (name: string): (readonly [word: string, gloss: string])[] =>
    linesOf(name).map((line) => {
      const at = line.indexOf('\t')
      return [line.slice(0, at), line.slice(at + 1)]
    })
  const ru = new Map<string, string>()
  yield* inPieces(linesWithGloss('glosses-ru.tsv'), piece, ([word, gloss]) => {
    for (const token of plainTokens(word)) if (!ru.has(keyOf(token))) ru.set(keyOf(token), gloss)
  })
  const zh = new Map(linesWithGloss('glosses-zh.tsv'))
  return {
    words: packWords(words),
    stems: packWords([...wordOfStem.keys()]),
    wordOfStem: Uint16Array.from(wordOfStem.values()),
    ru: packWords([...ru.keys()]),
    glossesRu: packTexts([...ru.values()]),
    zh: packWords([...zh.keys()]),
    glossesZh: packTexts([...zh.values()]),
  }
}

/** Lines that are taken in at a time: some milliseconds of work. */
const piece = 1000

/** What words of another language mean in English. */
class Glosses {
  readonly #words: WordTable
  readonly #glosses: PackedTexts

  constructor(words: PackedWords, glosses: PackedTexts) {
    this.#words = new WordTable(words)
    this.#glosses = glosses
  }

  get(word: string): string | undefined {
    const at = this.#words.find(word)
    return at === undefined ? undefined : textAt(this.#glosses, at)
  }

  has(word: string): boolean {
    return this.#words.find(word) !== undefined
  }

  all(): string[] {
    return Array.from({ length: this.#words.size }, (_, at) => textAt(this.#glosses, at))
  }
}

interface Meanings {
  ru: Glosses
  zh: Glosses
  words: WordTable
  /** The number of the first word that has a stem. */
  wordOfStem(stem: string): number | undefined
  /** The directions of the words, one behind the other. */
  bytes: Int8Array
}

const tables = new InSteps<Meanings>(function* () {
  const packed = yield* keptTable('meanings', ['meanings.txt', 'glosses-ru.tsv', 'glosses-zh.tsv'].map(dataFile), pack)
  const stems = new WordTable(packed.stems)
  const buffer = readFileSync(dataFile('meanings.bin'))
  return {
    ru: new Glosses(packed.ru, packed.glossesRu),
    zh: new Glosses(packed.zh, packed.glossesZh),
    words: new WordTable(packed.words),
    wordOfStem: (stem) => packed.wordOfStem[stems.find(stem) ?? -1],
    bytes: new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length),
  }
})

/** Builds what words mean piece by piece. */
export const meaningsAhead = (): Generator<void> => tables.ahead()

/** What words of other languages mean in English, as it stands in the tables. */
export const englishGlosses = (): string[] => [...tables.get().ru.all(), ...tables.get().zh.all()]

/** Each form of a word has its own direction ("cracked" is near to "broken"), or all forms that of the one which stands first in the table. */
type Forms = 'own' | 'one'

/** The direction of some English words together; `undefined` where none of them is known. */
function directionOf(english: readonly string[], forms: Forms): Int8Array | undefined {
  const { words, wordOfStem, bytes } = tables.get()
  const sum = new Float32Array(dimensions)
  let isKnown = false
  for (const word of english) {
    const row = (forms === 'own' ? words.find(word) : undefined) ?? wordOfStem(stemOf(word))
    if (row === undefined) continue
    isKnown = true
    for (let dimension = 0; dimension < dimensions; dimension++) sum[dimension]! += bytes[row * dimensions + dimension]!
  }
  return isKnown ? toDirection(sum) : undefined
}

/** A direction of length 1 as bytes; all of it 0 where nothing points anywhere. */
export function toDirection(sum: Float32Array): Int8Array {
  let squares = 0
  for (let at = 0; at < dimensions; at++) squares += sum[at]! * sum[at]!
  const scale = squares === 0 ? 0 : perUnit / Math.sqrt(squares)
  const found = new Int8Array(dimensions)
  for (let at = 0; at < dimensions; at++) found[at] = Math.max(-mostOfByte, Math.min(mostOfByte, Math.round(sum[at]! * scale)))
  return found
}
const mostOfByte = 127

/** Enough for the words of some thousand messages, and for the frequent ones of all wordings: each is an object of its own with its bytes elsewhere. */
const maxRemembered = 6_000
/** Nothing for a word that has no direction. */
const nowhere = new Int8Array(0)
const remembered = new LRUCache<string, Int8Array>({ max: maxRemembered })
function remember(key: string, make: () => Int8Array | undefined): Int8Array | undefined {
  let known = remembered.get(key)
  if (!known) {
    known = make() ?? nowhere
    remembered.set(key, known)
  }
  return known === nowhere ? undefined : known
}

/** Characters of the longest Chinese word that has a gloss. */
const longestHan = 5
function* hanMeanings(run: string, from: number, forms: Forms): Generator<Meaning> {
  const { zh } = tables.get()
  for (let at = 0; at < run.length; ) {
    let size = Math.min(longestHan, run.length - at)
    while (size > 1 && !zh.has(run.slice(at, at + size))) size--
    const word = run.slice(at, at + size)
    const gloss = zh.get(word)
    const vector = gloss === undefined ? undefined : remember(`${forms} ${word}`, () => directionOf(gloss.split(' '), forms))
    if (vector) yield { start: from + at, end: from + at + size, key: word, vector }
    at += size
  }
}

/** What the words of a text mean, in its order; a word that is not known has none. Source: `data/meanings.bin` for English, of which the glosses of the two other languages are made. */
export function meaningsOf(text: string, forms: Forms = 'own'): Meaning[] {
  return plainTokens(text).flatMap((token) => meaningsOfToken(token, forms))
}

/** What a word of a text means; of Chinese characters that stand together each word of them. */
export function meaningsOfToken(token: Token, forms: Forms = 'own'): Meaning[] {
  const { normalised, start, end, script } = token
  if (script === 'han') return [...hanMeanings(normalised, start, forms)]
  if (script !== 'latin' && script !== 'cyrillic') return []
  const key = keyOf(token)
  const english = script === 'latin' ? [normalised] : tables.get().ru.get(key)?.split(' ')
  const vector = english && remember(`${forms} ${script === 'latin' ? normalised : key}`, () => directionOf(english, forms))
  return vector ? [{ start, end, key, vector }] : []
}
