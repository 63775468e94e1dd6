import { extname } from 'node:path'
import type { Offer } from '../port.ts'
import { detectEncoding, readHead } from './decode.ts'
import type { FeedMapping } from './mapping.ts'
import { readCsv } from './read-csv.ts'
import { readJsonl } from './read-jsonl.ts'
import { readXlsx } from './read-xlsx.ts'
import { readYml } from './read-yml.ts'
import type { Reading } from './reading.ts'
import { type BadRow, FeedError, type FeedFacts, type FeedFormat, type FeedRow, isBad } from './rows.ts'
import { type ColumnPlan, type ColumnUse, type FeedItem, planColumns, toItem } from './to-item.ts'
import { toFeedOffer } from './to-offer.ts'

/** A price list that lies as a file on this machine, and how it is read. */
export interface Feed {
  /** Path of the file. */
  file: string
  /** What it was called where it came from: its ending tells the format. */
  name: string
  mapping: FeedMapping
}

/** What a whole reading of a price list has found. */
export interface FeedSurvey {
  facts: FeedFacts
  /** Rows with something on them. */
  rows: number
  items: number
  badCount: number
  /** The first of them. */
  bad: BadRow[]
  /** Offers that its rows make, variants taken together. */
  offers: number
  /** How many rows make the offer of a group. */
  groups: ReadonlyMap<string, number>
  /** What is read from which column. */
  columns: ReadonlyMap<string, ColumnUse>
  /** Rows that name no price, and that have no picture. */
  unpriced: number
  unpictured: number
}

const maxReported = 100
/** Of one list. Ids are remembered while it is read, some hundred bytes each. */
const maxItems = 1_000_000
const maxVariants = 200
/** Variants that wait for the others of their group. */
const maxWaiting = 20_000

/** Reads all of it and keeps nothing of it: what is wrong with it is known before anything is done with it. Throws `FeedError`. */
export async function surveyFeed(feed: Feed, signal: AbortSignal): Promise<FeedSurvey> {
  const facts: FeedFacts = {}
  const groups = new Map<string, number>()
  const bad: BadRow[] = []
  let [rows, items, badCount, single, unpriced, unpictured] = [0, 0, 0, 0, 0, 0]
  const plan = planColumns(feed.mapping, facts)
  for await (const item of readItems(feed, plan, facts, signal)) {
    rows += 1
    if (isBad(item)) {
      badCount += 1
      if (bad.length < maxReported) bad.push(item)
      continue
    }
    items += 1
    if (item.ladder.length === 0) unpriced += 1
    if (item.images.length === 0) unpictured += 1
    if (item.group === undefined) single += 1
    else groups.set(item.group, (groups.get(item.group) ?? 0) + 1)
  }
  return { facts, rows, items, badCount, bad, offers: single + groups.size, groups, columns: plan.seen, unpriced, unpictured }
}

/** The offers of a list that was surveyed just now, one after the other. Bad rows are left out. */
export async function* readOffers(
  feed: Feed,
  { groups }: Pick<FeedSurvey, 'groups'>,
  { platform, fetchedAt }: { platform: string; fetchedAt: string },
  signal: AbortSignal,
): AsyncGenerator<Offer, void, void> {
  const options = { platform, options: feed.mapping.options, fetchedAt }
  const waiting = new Map<string, [FeedItem, ...FeedItem[]]>()
  let waitingItems = 0
  const facts: FeedFacts = {}
  for await (const item of readItems(feed, planColumns(feed.mapping, facts), facts, signal)) {
    if (isBad(item)) continue
    const wanted = item.group === undefined ? 1 : (groups.get(item.group) ?? 1)
    if (wanted === 1) {
      yield toFeedOffer([item], options)
      continue
    }
    const group = item.group ?? ''
    const others = waiting.get(group)
    if (others) others.push(item)
    else waiting.set(group, [item])
    waitingItems += 1
    const members = waiting.get(group)
    if (members && members.length === wanted) {
      waiting.delete(group)
      waitingItems -= members.length
      yield toFeedOffer(members, options)
    }
    if (waitingItems > maxWaiting)
      throw new FeedError(
        `line ${item.line}: more than ${maxWaiting} variants wait for the others of their group; expected them near each other`,
      )
  }
}

/** The rows as they are understood. An id that stood there already is no offer of its own. */
async function* readItems(
  { file, name, mapping }: Feed,
  plan: ColumnPlan,
  facts: FeedFacts,
  signal: AbortSignal,
): AsyncGenerator<FeedItem | BadRow, void, void> {
  const format = mapping.format ?? (await detectFormat(file, name))
  facts.format = format
  const lines = new Map<string, number>()
  const groups = new Map<string, { count: number; currency?: string }>()
  for await (const row of readRows(format, file, { mapping, facts, signal })) {
    const item = isBad(row) ? row : toItem(row, plan, mapping, facts)
    if (isBad(item)) {
      yield item
      continue
    }
    const before = lines.get(item.id)
    if (before !== undefined) {
      yield { line: item.line, reason: `the id ${item.id} stands on line ${before} already; expected each id once` }
      continue
    }
    lines.set(item.id, item.line)
    if (lines.size > maxItems) throw new FeedError(`line ${item.line}: more than ${maxItems} offers; expected several smaller lists`)
    const refusal = findGroupRefusal(item, groups)
    if (refusal !== undefined) {
      yield { line: item.line, reason: refusal }
      continue
    }
    yield item
  }
}

/** Why a row cannot be a variant of its group. Counts it when it can. */
function findGroupRefusal(
  { group, currency, ladder }: FeedItem,
  groups: Map<string, { count: number; currency?: string }>,
): string | undefined {
  if (group === undefined) return undefined
  const known = groups.get(group) ?? { count: 0 }
  if (known.count >= maxVariants) return `the group ${group} has more than ${maxVariants} variants`
  const own = ladder.length > 0 ? currency : undefined
  if (own !== undefined && known.currency !== undefined && own !== known.currency)
    return `is priced in ${own}; expected ${known.currency} as the variants of the group ${group} before it`
  groups.set(group, { count: known.count + 1, ...((own ?? known.currency) && { currency: own ?? known.currency }) })
  return undefined
}

async function* readRows(format: FeedFormat, file: string, reading: Reading): AsyncGenerator<FeedRow | BadRow, void, void> {
  if (format === 'xlsx') {
    yield* readXlsx(file, reading)
    return
  }
  const encoding = await detectEncoding(file, reading.mapping.encoding)
  reading.facts.encoding = encoding
  const readers = { yml: () => readYml(file, encoding, reading), csv: () => readCsv(file, encoding, reading), jsonl: () => readJsonl(file, encoding, reading) } // biome-ignore format: a table
  yield* readers[format]()
}

const endings: Record<string, FeedFormat> = { '.yml': 'yml', '.xml': 'yml', '.csv': 'csv', '.tsv': 'csv', '.txt': 'csv', '.jsonl': 'jsonl', '.ndjson': 'jsonl', '.json': 'jsonl', '.xlsx': 'xlsx' } // biome-ignore format: a table

/** By how it begins, which no web server gets wrong, else by its ending. */
async function detectFormat(file: string, name: string): Promise<FeedFormat> {
  const head = await readHead(file)
  if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return 'xlsx'
  if (head.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1')
    throw new FeedError('is a workbook of the old kind (.xls); expected it saved as .xlsx or .csv')
  if (head[0] === 0x1f && head[1] === 0x8b) throw new FeedError('is compressed (gzip); expected it unpacked')
  const text = new TextDecoder().decode(head).trimStart()
  if (/^<(?:\?xml|!DOCTYPE yml|yml_catalog)/i.test(text)) return 'yml'
  if (/^<(?:!doctype html|html)/i.test(text)) throw new FeedError('is a web page; expected a price list (is the address behind a sign-in?)')
  if (/^\{/.test(text)) return 'jsonl'
  const byEnding = endings[extname(name).toLowerCase()]
  if (byEnding) return byEnding
  if (/[;,\t|]/.test(text.split('\n')[0] ?? '')) return 'csv'
  throw new FeedError('the format is not known; expected yml, csv, jsonl or xlsx ("format" in the mapping)')
}
