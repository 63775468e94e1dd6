import { type ImportOptions, ListingError, toImportedOffer } from '@karavan/marketplaces/catalogue/listing.ts'
import { readLines } from '@karavan/marketplaces/feed/lines.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { createIndexer, type OfferIndex } from '@karavan/marketplaces/store/offer-row.ts'
import { upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { findSource, saveSource, settleStore } from '@karavan/marketplaces/store/sources.ts'
import { indexedAs } from '@karavan/marketplaces/store/versions.ts'
import type { Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { createPauses } from './pauses.ts'

/** What an import has done, counted in lines and offers. */
export interface ImportSummary {
  /** Lines with something on them. */
  read: number
  /** Offers that are new. */
  stored: number
  /** Offers that were there under the same item id and are as in the file now. */
  updated: number
  skippedCount: number
  /** The first hundred of them; lines are numbered from 1. */
  skipped: { line: number; reason: string }[]
}

const maxLineBytes = 512 * 1024
const batchSize = 200
const maxReported = 100

const reserved = new Set(['sample', 'catalogue', 'feed', 'alibaba1688', 'tmapi', '1688', 'taobao', 'tmall', 'alibaba'])

/** Why a platform of imported offers cannot have this name; `undefined` when it can. */
export function refusePlatform(platform: string): string | undefined {
  if (!/^[a-z0-9]{1,20}$/.test(platform)) return 'platform: 1 to 20 letters a to z and digits'
  return reserved.has(platform) ? `platform: ${platform} is the name of a marketplace` : undefined
}

/**
 * Stores the listings of a JSON Lines stream as offers of a platform; one that was imported before is updated by its item id. Bad lines are skipped and
 * reported. Every batch is stored whole; when the stream breaks off, what came before stays and the error is thrown. Memory does not grow with the stream.
 */
export async function importCatalogue(
  deps: { db: Db; clock: Clock },
  stream: AsyncIterable<Uint8Array | string>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const refused = refusePlatform(options.platform)
  if (refused) throw new TypeError(refused)
  const { db, clock } = deps
  const summary: ImportSummary = { read: 0, stored: 0, updated: 0, skippedCount: 0, skipped: [] }
  const skip = (line: number, reason: string) => {
    summary.skippedCount += 1
    if (summary.skipped.length < maxReported) summary.skipped.push({ line, reason })
  }

  const indexer = createIndexer()
  let batch: { offer: Offer; index: OfferIndex }[] = []
  const store = async () => {
    if (batch.length === 0) return
    const indexes = new Map(batch.map(({ offer, index }) => [offer.id, index]))
    const written = await upsertOffers(db, batch.map(({ offer }) => offer), (offer) => indexes.get(offer.id)!) // biome-ignore format: one call
    summary.stored += written.stored
    summary.updated += written.updated
    batch = []
  }
  // Offers of an earlier import keep the version that they were indexed with, until the next start has read them again.
  const known = await findSource(db, options.platform)
  if (known?.kind === 'feed') throw new TypeError(`platform: ${options.platform} is the name of a feed`)
  if (!known) {
    await saveSource(db, { platform: options.platform, kind: 'import', version: indexedAs, updated_at: clock() })
  }
  const pause = createPauses()
  for await (const line of readLines(stream, maxLineBytes)) {
    if ('text' in line && line.text.trim() === '') continue
    summary.read += 1
    if ('error' in line) {
      skip(line.number, line.error)
      continue
    }
    try {
      const offer = toImportedOffer(line.text, options, clock().toISOString())
      batch.push({ offer, index: indexer.index(offer) })
    } catch (error) {
      if (!(error instanceof ListingError)) throw error
      skip(line.number, error.message)
    }
    if (batch.length >= batchSize) await store()
    await pause()
  }
  await store()
  await settleStore(db)
  return summary
}
