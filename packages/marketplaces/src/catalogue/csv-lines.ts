import { fromMinor } from '@karavan/contract/money.ts'
import { detectEncoding } from '../feed/decode.ts'
import { currencyIn, type FeedField, fieldOf } from '../feed/fields.ts'
import type { Line } from '../feed/lines.ts'
import { automaticMapping } from '../feed/mapping.ts'
import { readCsv } from '../feed/read-csv.ts'
import { type Cell, type FeedRow, isBad } from '../feed/rows.ts'
import { toPieces, toPrice, toStock, ValueError } from '../feed/values.ts'

/** Columns that hold what the import format has a key for. */
const keys: Partial<Record<FeedField, string>> = {
  id: 'item_id',
  title: 'title',
  description: 'description',
  category: 'category',
  price: 'price',
  currency: 'currency',
  moq: 'moq',
  stock: 'stock',
  images: 'image_url',
  seller: 'seller_name',
}

/**
 * The rows of a table as lines of the import format, numbered by where they stand in the file. Columns are called as the format's keys or as price lists call
 * them, in three languages (`title.zh` is a title in Chinese); any other is an attribute by its name. Throws a `FeedError` where no row names the columns.
 */
export async function* readCsvLines(file: string, maxBytes: number, signal: AbortSignal): AsyncGenerator<Line, void, void> {
  const encoding = await detectEncoding(file)
  for await (const row of readCsv(file, encoding, { mapping: automaticMapping(file.slice(-200)), facts: {}, signal })) {
    if (isBad(row)) {
      yield { number: row.line, error: row.reason }
      continue
    }
    yield toLine(row, maxBytes)
  }
}

function toLine(row: FeedRow, maxBytes: number): Line {
  try {
    const text = JSON.stringify(toListing(row))
    return text.length > maxBytes ? { number: row.line, error: `is longer than ${maxBytes} bytes` } : { number: row.line, text }
  } catch (error) {
    if (!(error instanceof ValueError)) throw error
    return { number: row.line, error: error.message }
  }
}

function toListing({ cells, section }: FeedRow): object {
  const listing = new Map<string, unknown>(section === undefined ? [] : [['category', section]])
  const texts = new Map<string, Record<string, string>>()
  const attributes: [name: string, value: string][] = []
  const taken = new Set<string>()
  for (const { column, value } of cells) {
    if (value.trim() === '') continue
    const what = fieldOf(column)
    if (what && 'from' in what) continue
    const [field = '', language] = what?.field.split('.') ?? []
    const key = what && keys[field as FeedField]
    if (!key || taken.has(what.field)) {
      attributes.push([column, value])
      continue
    }
    taken.add(what.field)
    if (language) texts.set(key, { ...texts.get(key), [language]: value })
    else for (const [name, read] of toEntries(key, { column, value })) if (!listing.has(name) || name === key) listing.set(name, read)
  }
  return { ...Object.fromEntries(listing), ...Object.fromEntries(texts), attributes }
}

/** What a cell says of the key, and a price of its currency. */
function toEntries(key: string, { column, value }: Cell): [key: string, value: unknown][] {
  if (key === 'price') {
    const minor = toPrice(value)
    const currency = currencyIn(value) ?? currencyIn(column)
    return [
      ...(minor === undefined ? [] : [[key, fromMinor(minor)] as [string, unknown]]),
      ...(currency ? [['currency', currency] as [string, unknown]] : []),
    ]
  }
  if (key === 'currency') return [[key, currencyIn(value) ?? value]]
  if (key === 'moq') return [[key, toPieces(value)]]
  if (key === 'stock') return [[key, toStock(value).stock]]
  if (key === 'image_url') return [[key, value.trim().split(/[\s|;]+|,(?=https?:)/)[0]]]
  return [[key, value]]
}
