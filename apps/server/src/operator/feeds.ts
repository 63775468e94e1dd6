import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { pickText } from '@karavan/contract/language.ts'
import { fromMinor } from '@karavan/contract/money.ts'
import type { FeedSurvey } from '@karavan/marketplaces/feed/read-feed.ts'
import { type BadRow, FeedError } from '@karavan/marketplaces/feed/rows.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import type { Config } from '../config.ts'
import { listFeedNames } from '../features/catalogue/feeds/feed-files.ts'
import { isAddress } from '../features/catalogue/feeds/fetch-file.ts'
import { type FeedPreview, previewFeed } from '../features/catalogue/feeds/preview-feed.ts'
import { describeBad, refreshFeed, removeFeed } from '../features/catalogue/feeds/refresh-feed.ts'
import { listFeeds } from '../features/catalogue/feeds/runs.ts'
import { toTerminalJson } from '../platform/terminal.ts'
import { type Asking, type Context, OperatorError, type Runner } from './command.ts'

const noSignal = new AbortController().signal
/** Bad rows that are printed; the others are counted. */
const shownBad = 20

function describeAllBad(bad: readonly BadRow[], count: number): string[] {
  const more = count - Math.min(bad.length, shownBad)
  return [...bad.slice(0, shownBad).map((row) => `  ${describeBad(row)}`), ...(more > 0 ? [`  and ${more} more`] : [])]
}

function describeOffer({
  id,
  title,
  priceLadder,
  currency,
  moq,
  lotSize,
  unit,
  stock,
  category,
  attributes,
  options,
  skus,
  seller,
  images,
  weightGrams,
  boxCm3,
}: Offer): string[] {
  const text = (texts: Parameters<typeof pickText>[0] | undefined) => (texts && pickText(texts, 'ru')) ?? ''
  const facts: [string, string | undefined][] = [
    ['price', priceLadder.map((step) => `from ${step.from}: ${fromMinor(step.minor).toFixed(2)} ${currency}`).join(', ') || 'not named'],
    ['smallest order', `${moq}${lotSize ? `, in lots of ${lotSize}` : ''}${unit ? ` ${text(unit)}` : ''}`],
    ['stock', stock === undefined ? 'not known' : String(stock)],
    ['category', text(category)],
    ['seller', seller?.name],
    ['weight', weightGrams === undefined ? undefined : `${weightGrams} g`],
    ['packed', boxCm3 === undefined ? undefined : `${boxCm3} cm3`],
    ['facts', attributes.map(({ name, value }) => `${text(name)}: ${text(value)}`).join(', ')],
    ['variants', skus.length > 0 ? `${skus.length} by ${options.map(({ name, values }) => `${text(name)} (${values.map((value) => text(value.name)).join(', ')})`).join(' and ')}` : undefined],
    ['pictures', String(images.length)],
  ] // biome-ignore format: a table
  return [
    `${id}  ${text(title)}`,
    ...facts.flatMap(([name, value]) => (value ? [`  ${name}: ${value.length > 300 ? `${value.slice(0, 300)}…` : value}`] : [])),
  ]
}

const usesOf = (columns: FeedSurvey['columns']): { column: string; holds: string }[] =>
  [...columns].map(([column, use]) => ({
    column,
    holds: use === undefined ? 'not read' : use === 'fact' ? 'fact' : 'field' in use ? use.field : `price from ${use.from}`,
  }))

function describePreview({ survey, offers, refusal }: FeedPreview): string {
  const { facts, rows, items, badCount, bad, unpriced, unpictured } = survey
  const warnings = [
    ...(unpriced > 0 ? [`  ${unpriced} of ${items} rows name no price`] : []),
    ...(unpictured > 0 ? [`  ${unpictured} of ${items} rows have no picture`] : []),
    ...describeAllBad(bad, badCount),
  ]
  return [
    [facts.format, facts.encoding, facts.delimiter && `separated by ${facts.delimiter}`, facts.shop].filter(Boolean).join(', '),
    `${rows} rows: ${items} good, ${badCount} bad; ${survey.offers} offers`,
    ...(refusal ? [`It would be refused: ${refusal}`] : []),
    '',
    'Columns',
    ...usesOf(survey.columns).map(({ column, holds }) => `  ${column}: ${holds}`),
    ...(warnings.length > 0 ? ['', 'Warnings', ...warnings] : []),
    ...(offers.length > 0 ? ['', 'First offers', ...offers.flatMap(describeOffer).map((line) => `  ${line}`)] : []),
    '',
    'Nothing was stored',
  ].join('\n')
}

interface PreviewWords {
  rows: string
  mapping?: string
  json?: true
}

async function preview({ feeds }: Config, { toPath, clock }: Asking, what: string, { rows, mapping, json }: PreviewWords): Promise<string> {
  const count = Number(rows)
  if (!Number.isInteger(count) || count < 0 || count > 1000) throw new OperatorError('--rows is a whole number from 0 to 1000')
  const given = mapping === undefined ? undefined : await readFile(toPath(mapping), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new OperatorError(`${mapping} cannot be read (${cause.code})`, { cause })
  }) // biome-ignore format: one value
  const isFeed = (await listFeedNames(feeds.dir)).includes(what)
  const source = isFeed || isAddress(what) ? what : resolve(toPath(what))
  const found = await previewFeed(source, { feeds, rows: count, clock, signal: noSignal, ...(given !== undefined && { mapping: given }) })
  if (!json) return describePreview(found)
  const { survey, offers, refusal } = found
  const { groups: _, columns, ...counts } = survey
  return toTerminalJson(
    JSON.stringify({ ...counts, columns: usesOf(columns), refusal, first: offers.map(({ rawDetailApi: __, ...offer }) => offer) }),
  )
}

async function refresh({ db, clock, feeds }: Context, name: string | undefined, { force = false }: { force?: boolean }): Promise<string> {
  const names = name === undefined ? await listFeedNames(feeds.dir) : [name]
  if (names.length === 0) throw new OperatorError(`${feeds.dir} has no mapping file such as supplier.json`)
  const lines: string[] = []
  const failures: string[] = []
  for (const one of names) {
    const outcome = await refreshFeed({ db, clock, feeds }, one, { isForced: force, signal: noSignal })
    if (outcome.kind === 'failed') failures.push(`${one}: ${outcome.reason}`)
    else if (outcome.kind === 'busy') failures.push(`${one}: another process reads it at the moment`)
    else if (outcome.kind === 'unchanged') lines.push(`${one}: ${outcome.offers} offers, the list has not changed`)
    else {
      const { offers, stored, updated, gone, skippedCount, skipped } = outcome
      lines.push(`${one}: ${offers} offers; ${stored} new, ${updated} changed, ${gone} gone, ${skippedCount} rows skipped`)
      lines.push(...describeAllBad(skipped, skippedCount))
    }
  }
  if (failures.length > 0) throw new OperatorError([...lines, ...failures].join('. '))
  return lines.join('\n')
}

async function list({ db, feeds }: Context, { json }: { json?: true }): Promise<string> {
  const known = new Map((await listFeeds(db)).map((feed) => [feed.name, feed]))
  const files = await listFeedNames(feeds.dir)
  const rows = [...new Set([...files, ...known.keys()])].sort().map((name) => {
    const feed = known.get(name)
    return {
      name,
      has_mapping: files.includes(name),
      offers: feed?.offers ?? 0,
      skipped: feed?.skipped ?? 0,
      refreshed_at: feed?.refreshed_at?.toISOString() ?? null,
      checked_at: feed?.checked_at?.toISOString() ?? null,
      next_at: files.includes(name) ? (feed?.next_at?.toISOString() ?? null) : null,
      error: feed?.error ?? null,
    }
  })
  if (json) return toTerminalJson(JSON.stringify(rows))
  if (rows.length === 0) return `No feeds: ${feeds.dir} has no mapping file such as supplier.json`
  return rows
    .map((row) =>
      [
        row.name,
        `${row.offers} offers`,
        `${row.skipped} skipped`,
        `taken ${row.refreshed_at ?? 'never'}`,
        row.has_mapping ? `next ${row.next_at ?? 'at the next look'}` : 'its mapping file is gone: it is not read any more',
        ...(row.error === null ? [] : [`FAILED ${row.checked_at ?? ''}: ${row.error}`]),
      ].join('  '),
    )
    .join('\n')
}

async function remove({ db, feeds }: Context, name: string): Promise<string> {
  if ((await listFeedNames(feeds.dir)).includes(name))
    throw new OperatorError(`${name}.json is still there and would bring the goods back: move it away first`)
  const removed = await removeFeed(db, name)
  if (removed === undefined) throw new OperatorError(`There is no feed ${name}. feed list shows them`)
  return `${name}: ${removed} offers withdrawn`
}

/** A list that cannot be read is the caller's to put right. */
const told = async (work: Promise<string>): Promise<string> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof FeedError ? new OperatorError(error.message, { cause: error }) : error
  }
}

/** Commands about price lists of suppliers. */
export function addFeedCommands(program: Command, runner: Runner): void {
  const feed = program.command('feed')
  feed
    .command('preview')
    .summary('what a price list would be read as; nothing is stored')
    .description('Shows what a price list would be read as: columns, first offers, bad rows. Nothing is stored.')
    .argument('<NAME|FILE|ADDRESS>', 'a feed of DATA_DIR/feeds, or a list without one')
    .option('--rows <COUNT>', 'how many offers are shown', '5')
    .option('--mapping <FILE.json>', 'a mapping file to try on a list')
    .option('--json', 'as JSON')
    .action((what, options) => runner.onSettings((config, terminal) => told(preview(config, terminal, what, options))))
  feed
    .command('refresh')
    .summary('read feeds now, all of them or one')
    .description(
      'Reads the price lists now. Offers that are gone from a list are withdrawn; a list that cannot be right is refused, and the goods stay.',
    )
    .argument('[NAME]', 'one feed')
    .option('--force', 'take a list that lost most of its offers or has many bad rows, and read one that has not changed')
    .action((name, options) => runner.onDatabase((context) => told(refresh(context, name, options)), { mayCreate: true }))
  feed
    .command('list')
    .summary('the feeds with their last and next reading')
    .option('--json', 'as JSON')
    .action((options) => runner.onDatabase((context) => list(context, options), { mayCreate: true }))
  feed
    .command('remove')
    .summary('withdraw the goods of a feed whose mapping file was moved away')
    .argument('<NAME>', 'the feed')
    .action((name) => runner.onDatabase((context) => remove(context, name)))
}
