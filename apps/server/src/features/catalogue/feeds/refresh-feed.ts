import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Feed, type FeedSurvey, readOffers, surveyFeed } from '@karavan/marketplaces/feed/read-feed.ts'
import { type BadRow, FeedError } from '@karavan/marketplaces/feed/rows.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { createIndexer, type OfferIndexer } from '@karavan/marketplaces/store/offer-row.ts'
import { upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { findSource, recountWords, removeSource, saveSource, settleStore } from '@karavan/marketplaces/store/sources.ts'
import { indexedAs } from '@karavan/marketplaces/store/versions.ts'
import type { Kysely } from 'kysely'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../database.ts'
import type { Clock } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import { recordPrices } from '../../prices/service.ts'
import { createPauses } from '../pauses.ts'
import { indexAll } from '../seed.ts'
import type { FeedTable } from '../tables.ts'
import { readFeedMapping, readingOf, resolveSource, shownSource } from './feed-files.ts'
import { fetchFile, isAddress } from './fetch-file.ts'
import { beginWriting, endLease, findFingerprints, keepLease, markSeen, removeUnseen, takeLease } from './runs.ts'

export interface FeedDeps {
  db: Kysely<Database>
  clock: Clock
  feeds: Config['feeds']
}

/** What came of reading a feed. `failed`: the goods stay as they were. */
export type FeedOutcome =
  | { kind: 'taken'; offers: number; stored: number; updated: number; gone: number; skippedCount: number; skipped: BadRow[] }
  | { kind: 'unchanged'; offers: number }
  | { kind: 'failed'; reason: string; skipped: BadRow[] }
  | { kind: 'busy' }

export interface RefreshOptions {
  /** Takes a list that has lost most of its offers, or has too many bad rows, and reads one that has not changed. */
  isForced?: boolean
  signal: AbortSignal
}

const hourMs = 60 * 60_000
const batchSize = 200
/** Of the offers that a list had before; one with fewer looks like half a file. */
const smallestShare = 0.5

/**
 * Reads a feed and makes its goods those of the list: new and changed ones are written in batches, each whole, and the ones that are gone go in one
 * transaction at the end, so that at every moment a buyer finds the goods of the old list or the new one. A list that cannot be right changes nothing.
 */
export async function refreshFeed(deps: FeedDeps, name: string, { isForced = false, signal }: RefreshOptions): Promise<FeedOutcome> {
  const { db, clock, feeds } = deps
  const lease = newId()
  const before = await takeLease(db, name, lease)
  if (!before) return { kind: 'busy' }
  const work = join(feeds.dir, `.${name}.${lease}.part`)
  let refreshHours = 1
  try {
    const mapping = await readFeedMapping(feeds.dir, name)
    refreshHours = mapping.refresh_hours
    await removeLeftOvers(feeds.dir)
    const source = await resolveSource(feeds.dir, mapping.source)
    const feed: Feed = { file: work, name: isAddress(source) ? new URL(source).pathname : source, mapping }
    const content = await fetchFile(source, work, feeds, signal)
    const hash = createHash('sha256')
      .update(JSON.stringify([content, mapping, indexedAs]))
      .digest('base64url')
    const outcome: FeedOutcome =
      hash === before.content_hash && !isForced
        ? { kind: 'unchanged', offers: before.offers }
        : await takeList(deps, { before, feed, lease, isForced, signal })
    const now = clock()
    await endLease(db, name, lease, {
      ...(outcome.kind === 'taken' && { content_hash: hash, offers: outcome.offers, skipped: outcome.skippedCount }),
      checked_at: now,
      refreshed_at: now,
      next_at: new Date(now.getTime() + refreshHours * hourMs),
      error: null,
    })
    return outcome
  } catch (error) {
    const now = clock()
    const reason = error instanceof Error ? error.message : String(error)
    // A supplier's server that is down for a moment is asked again before a day has passed.
    await endLease(db, name, lease, {
      ...(signal.aborted ? {} : { checked_at: now, error: reason, next_at: new Date(now.getTime() + Math.min(1, refreshHours) * hourMs) }),
    })
    signal.throwIfAborted()
    if (error instanceof FeedError) return { kind: 'failed', reason, skipped: error instanceof RefusedError ? error.skipped : [] }
    throw error
  } finally {
    await rm(work, { force: true })
  }
}

/** A list that was read and is not believed. */
class RefusedError extends FeedError {
  readonly skipped: BadRow[]
  constructor(reason: string, skipped: BadRow[]) {
    super(reason)
    this.skipped = skipped
  }
}

/** Why the list cannot be right; `undefined` when it can. */
export function findRefusal(
  { rows, badCount, offers, bad }: FeedSurvey,
  mapping: Feed['mapping'],
  offersBefore: number,
): string | undefined {
  const first = bad[0] ? ` The first: ${describeBad(bad[0])}.` : ''
  if (offers === 0) return `it has no offers.${first}`
  const share = (100 * badCount) / rows
  if (share > mapping.max_bad_percent)
    return `${badCount} of ${rows} rows are bad, more than ${mapping.max_bad_percent} percent (max_bad_percent).${first}`
  if (offers < offersBefore * smallestShare)
    return `it has ${offers} offers, the list before had ${offersBefore}: that looks like a part of it.`
  return undefined
}

export const describeBad = ({ line, column, reason }: BadRow): string =>
  `line ${line}${column === undefined ? '' : `, ${column}`}: ${reason}`

interface Taking {
  before: FeedTable
  feed: Feed
  lease: string
  isForced: boolean
  signal: AbortSignal
}

async function takeList({ db, clock }: FeedDeps, { before, feed, lease, isForced, signal }: Taking): Promise<FeedOutcome> {
  const { name, run } = before
  const known = await findSource(db, name)
  if (known && known.kind !== 'feed') throw new FeedError(`offers of ${name} were imported (import-catalogue): give the feed another name`)
  const { source } = feed.mapping
  const survey = await readingOf(source, surveyFeed(feed, signal))
  const refusal = findRefusal(survey, feed.mapping, before.offers)
  if (refusal && !(isForced && survey.offers > 0))
    throw new RefusedError(
      `${shownSource(source)}: the list is refused and the goods stay as they were: ${refusal}${survey.offers > 0 ? ' --force takes it.' : ''}`,
      survey.bad,
    )
  await beginWriting(db, name, lease)
  if (!known) await saveSource(db, { platform: name, kind: 'feed', version: indexedAs, updated_at: clock() })

  const written = { stored: 0, updated: 0 }
  const indexer = createIndexer()
  const pause = createPauses()
  let batch: Offer[] = []
  const store = async () => {
    signal.throwIfAborted()
    const result = await storeBatch({ db, clock }, { name, run, lease, batch, indexer })
    written.stored += result.stored
    written.updated += result.updated
    batch = []
  }
  for await (const offer of readOffers(feed, survey, { platform: name, fetchedAt: clock().toISOString() }, signal)) {
    batch.push(offer)
    await pause()
    if (batch.length >= batchSize) await store()
  }
  if (batch.length > 0) await store()

  const gone = await db.transaction().execute(async (trx) => {
    await keepLease(trx, name, lease)
    const removed = await removeUnseen(trx, name, run)
    if (written.updated + removed > survey.offers * 0.1) await recountWords(trx)
    return removed
  })
  if (written.stored + written.updated + gone > 0) await settleStore(db)
  return { kind: 'taken', offers: survey.offers, ...written, gone, skippedCount: survey.badCount, skipped: survey.bad }
}

interface Batch {
  name: string
  run: number
  lease: string
  batch: readonly Offer[]
  indexer: OfferIndexer
}

/** Writes the offers of the batch that differ from what is stored, and notes all of them as seen. */
async function storeBatch({ db, clock }: Pick<FeedDeps, 'db' | 'clock'>, { name, run, lease, batch, indexer }: Batch) {
  const marks = batch.map((offer) => ({ id: offer.id, fingerprint: fingerprintOf(offer) }))
  const known = await findFingerprints(
    db,
    name,
    marks.map(({ id }) => id),
  )
  const changed = batch.filter((_, place) => known.get(marks[place]!.id) !== marks[place]!.fingerprint)
  const indexes = await indexAll(changed, indexer)
  return db.transaction().execute(async (trx) => {
    await keepLease(trx, name, lease)
    const result = await upsertOffers(trx, changed, (offer) => indexes.get(offer.id)!)
    await markSeen(trx, name, run, marks)
    if (changed.length > 0) await recordPrices(trx, changed, clock())
    return result
  })
}

const fingerprintOf = ({ fetchedAt: _, ...offer }: Offer): string =>
  createHash('sha256')
    .update(JSON.stringify([indexedAs, offer]))
    .digest('base64url')

/** Takes a feed's goods away, and what is known of the feed. Gives the number of offers, `undefined` where there is none of this name. */
export async function removeFeed(db: Kysely<Database>, name: string): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const removed = await removeUnseen(trx, name, -1)
    const { numDeletedRows } = await trx.deleteFrom('feed').where('name', '=', name).executeTakeFirst()
    if (numDeletedRows === 0n) return undefined
    await removeSource(trx, name)
    return removed
  })
}

const leftOverMs = 24 * hourMs

/** What a process that died has left behind. Makes the folder where it is missing. */
async function removeLeftOvers(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  for (const file of (await readdir(dir)).filter((one) => /^\..+\.part$/.test(one))) {
    const found = await stat(join(dir, file)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > leftOverMs) await rm(join(dir, file), { force: true })
  }
}
