import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Language, toLanguage } from '@karavan/contract/language.ts'
import { type JudgedQuery, judge } from './judge.ts'
import { type Listing, readListings, sampleListings } from './listing.ts'
import { realTopics, sampleTopics } from './sets/own.ts'

export interface JudgedSet {
  name: string
  listings: readonly Listing[]
  queries: readonly JudgedQuery[]
  /** The listings as the product imports them; `undefined` for the sample market, which it brings along. */
  file?: string
}

export type Half = 'tuned' | 'held'

/** Dealt by the topic, so that a wish lies in one half in all its wordings. */
export const halfOf = ({ topic }: JudgedQuery): Half => (createHash('sha1').update(topic).digest().readUInt8() % 2 === 0 ? 'tuned' : 'held')

const realFile = process.env.KARAVAN_LISTINGS ?? join(import.meta.dirname, '../../../shared/data/real-listings-1000.jsonl')

/** The sets that come with the product; the one of real listings only where those are on this machine. */
export function ownSets(): JudgedSet[] {
  const sets: JudgedSet[] = []
  const market = sampleListings()
  sets.push({ name: 'sample market', listings: market, queries: judge(sampleTopics, market) })
  if (existsSync(realFile)) {
    const listings = readListings(realFile)
    sets.push({ name: 'real listings', listings, queries: judge(realTopics, listings), file: realFile })
  } else process.stderr.write(`bench: relevance: no listings at ${realFile} (KARAVAN_LISTINGS names another place)\n`)
  return sets
}

/**
 * A set of somebody else: a folder with `products.jsonl` in the import format, and grades 0 to 3 as `queries.jsonl` (one
 * `{"language": "en", "text": "…", "grades": {"item id": 3}}` a line) or `queries.tsv` (language, text, item id, grade). Throws where a line is neither.
 */
export function readJudgedSet(folder: string): JudgedSet {
  const file = join(folder, 'products.jsonl')
  const [json, table] = [join(folder, 'queries.jsonl'), join(folder, 'queries.tsv')]
  const queries = existsSync(json) ? linesOf(json).map(toQuery) : fromTable(linesOf(table))
  return { name: basename(folder), listings: readListings(file), queries, file }
}

const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')

function toQuery(line: string): JudgedQuery {
  const { language, text, grades } = JSON.parse(line) as { language: string; text: string; grades: Record<string, number> }
  return { topic: text, language: languageOf(language), text, grades: new Map(Object.entries(grades)) }
}

function fromTable(lines: readonly string[]): JudgedQuery[] {
  const queries = new Map<string, { topic: string; language: Language; text: string; grades: Map<string, number> }>()
  for (const line of lines) {
    const [language = '', text = '', id = '', grade = ''] = line.split('\t')
    if (!/^[0-3]$/.test(grade.trim())) throw new Error(`not language, text, item id and grade: ${line}`)
    const key = `${language}\t${text}`
    const query = queries.get(key) ?? { topic: text, language: languageOf(language), text, grades: new Map() }
    query.grades.set(id, Number(grade))
    queries.set(key, query)
  }
  return [...queries.values()]
}

function languageOf(text: string): Language {
  const language = toLanguage(text)
  if (!language) throw new Error(`not a language: ${text}`)
  return language
}
