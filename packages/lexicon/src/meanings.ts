import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { keyOf } from './property-phrases/keys.ts'
import { stemOf } from './stem.ts'
import { plainTokens, type Token } from './tokens.ts'

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

interface Glosses {
  ru: ReadonlyMap<string, string>
  zh: ReadonlyMap<string, string>
}
function readGlosses(): Glosses {
  const of = (name: string): (readonly [string, string])[] =>
    linesOf(name).map((line) => {
      const at = line.indexOf('\t')
      return [line.slice(0, at), line.slice(at + 1)]
    })
  const ru = new Map<string, string>()
  for (const [word, gloss] of of('glosses-ru.tsv'))
    for (const token of plainTokens(word)) if (!ru.has(keyOf(token))) ru.set(keyOf(token), gloss)
  return { ru, zh: new Map(of('glosses-zh.tsv')) }
}
let glosses: Glosses | undefined
const glossesOf = (): Glosses => (glosses ??= readGlosses())

/** What words of other languages mean in English, as it stands in the tables. */
export const englishGlosses = (): string[] =>
  Object.values(glossesOf()).flatMap((table: ReadonlyMap<string, string>) => [...table.values()])

interface Vectors {
  at: ReadonlyMap<string, number>
  /** The first word of each stem. */
  atStem: ReadonlyMap<string, number>
  bytes: Int8Array
}
let vectors: Vectors | undefined
function vectorsOf(): Vectors {
  if (!vectors) {
    const words = linesOf('meanings.txt')
    const atStem = new Map<string, number>()
    for (const [at, word] of words.entries()) if (!atStem.has(stemOf(word))) atStem.set(stemOf(word), at)
    const buffer = readFileSync(dataFile('meanings.bin'))
    vectors = {
      at: new Map(words.map((word, at) => [word, at])),
      atStem,
      bytes: new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length),
    }
  }
  return vectors
}

/** Each form of a word has its own direction ("cracked" is near to "broken"), or all forms that of the one which stands first in the table. */
type Forms = 'own' | 'one'

/** The direction of some English words together; `undefined` where none of them is known. */
function directionOf(english: readonly string[], forms: Forms): Int8Array | undefined {
  const { at, atStem, bytes } = vectorsOf()
  const sum = new Float32Array(dimensions)
  let isKnown = false
  for (const word of english) {
    const row = (forms === 'own' ? at.get(word) : undefined) ?? atStem.get(stemOf(word))
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
  const { zh } = glossesOf()
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
  const english = script === 'latin' ? [normalised] : glossesOf().ru.get(key)?.split(' ')
  const vector = english && remember(`${forms} ${script === 'latin' ? normalised : key}`, () => directionOf(english, forms))
  return vector ? [{ start, end, key, vector }] : []
}
