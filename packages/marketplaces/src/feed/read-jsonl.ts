import { languages } from '@karavan/contract/language.ts'
import { decodeFile } from './decode.ts'
import { readLines } from './lines.ts'
import type { Reading } from './reading.ts'
import { type BadRow, type Cell, FeedError, type FeedRow, maxRowLength } from './rows.ts'

/** Keys that hold facts of the goods under names of the supplier's own. */
const factKeys = new Set(['attributes', 'params', 'properties', 'specs', 'characteristics', '属性', 'характеристики'])
/** Keys that hold prices by quantity. */
const stepKeys = new Set(['prices', 'price_ladder', 'tiers', 'price_tiers'])

/** The objects of a text with one on each line. */
export async function* readJsonl(file: string, encoding: string, { signal }: Reading): AsyncGenerator<FeedRow | BadRow, void, void> {
  let objects = 0
  for await (const line of readLines(decodeFile(file, encoding), maxRowLength)) {
    signal.throwIfAborted()
    if ('error' in line) {
      yield { line: line.number, reason: line.error }
      continue
    }
    if (line.text.trim() === '') continue
    const value = parseLine(line.text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      if (objects === 0 && /^\s*\[/.test(line.text)) throw new FeedError('is one JSON list; expected one object on each line')
      yield { line: line.number, reason: 'is not a JSON object; expected one object on each line' }
      continue
    }
    objects += 1
    yield toRow(line.number, value)
  }
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toRow(line: number, object: object): FeedRow {
  const row: FeedRow = { line, cells: [], params: [] }
  for (const [key, value] of Object.entries(object)) {
    if (factKeys.has(key.toLowerCase())) row.params.push(...toFacts(value))
    else if (stepKeys.has(key.toLowerCase()) && Array.isArray(value)) row.cells.push(...value.flatMap(toStep))
    else row.cells.push(...toCells(key, value))
  }
  return row
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

/** One value, several of a list, or texts by language. */
function toCells(column: string, value: unknown): Cell[] {
  if (Array.isArray(value)) return value.flatMap((one) => toText(one) ?? []).map((text) => ({ column, value: text }))
  if (typeof value === 'object' && value !== null) {
    return languages.flatMap((language) => {
      const text = toText((value as Record<string, unknown>)[language])
      return text === undefined ? [] : [{ column: `${column}.${language}`, value: text }]
    })
  }
  const text = toText(value)
  return text === undefined ? [] : [{ column, value: text }]
}

/** `{"Цвет": "чёрный"}` or `[{"name": "Цвет", "value": "чёрный"}]`. */
function toFacts(value: unknown): FeedRow['params'] {
  const pairs: [unknown, unknown][] = Array.isArray(value)
    ? value.map((one) => [one?.name, one?.value])
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []
  return pairs.flatMap(([name, fact]) => {
    const [plainName, text] = [toText(name), Array.isArray(fact) ? fact.flatMap((one) => toText(one) ?? []).join(', ') : toText(fact)]
    return plainName && text ? [{ name: plainName, value: text }] : []
  })
}

/** `{"from": 100, "price": 7.5}` is the price from a hundred pieces on. */
function toStep(step: unknown): Cell[] {
  if (typeof step !== 'object' || step === null || !('from' in step) || !('price' in step)) return []
  const [from, price] = [toText(step.from), toText(step.price)]
  return from !== undefined && price !== undefined ? [{ column: `price from ${from}`, value: price }] : []
}
