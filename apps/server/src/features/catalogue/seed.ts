import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { cleanOffer } from '@karavan/marketplaces/clean/clean-offer.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { createIndexer, type OfferIndex, type OfferIndexer } from '@karavan/marketplaces/store/offer-row.ts'
import { findOffers, listOfferIds, removeOffersExcept, upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { findSource, listSources, recountWords, saveSource, settleStore } from '@karavan/marketplaces/store/sources.ts'
import { indexedAs } from '@karavan/marketplaces/store/versions.ts'
import { samplePlatform } from '@karavan/sample-market/platform.ts'
import { isIndexedAlike, type MarketContents, sampleVersion } from '@karavan/sample-market/version.ts'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'

interface SeedDeps {
  db: Kysely<Database>
  clock: Clock
}

const seedBatch = 200

/** Any number, the same in every process: the one that holds this lock writes the sample market. */
const seedLock = 7_246_001

/**
 * Writes the sample market where it is missing, or differs from the one that this release and these contents make: all of it in one transaction. Offers
 * that stand there as they should be are left alone. Several processes that start at once write it once. True when this call wrote it.
 */
export async function ensureSampleMarket({ db, clock }: SeedDeps, contents: MarketContents): Promise<boolean> {
  const version = sampleVersion(contents)
  if ((await findSource(db, samplePlatform))?.version === version) return false
  const { generateMarket } = await import('@karavan/sample-market/generate.ts')
  const offers = generateMarket(contents)
  const indexer = createIndexer()
  const isWritten = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(trx)
    const known = await findSource(trx, samplePlatform)
    if (known?.version === version) return false
    // One batch is written while the next one is read for the index: the embedded database works in a thread of its own.
    let writing: Promise<unknown> = Promise.resolve()
    for (let start = 0; start < offers.length; start += seedBatch) {
      const whole = offers.slice(start, start + seedBatch)
      const batch = known && isIndexedAlike(known.version) ? await differing(trx, whole) : whole
      const indexes = await indexAll(batch, indexer)
      await writing
      writing = upsertOffers(trx, batch, (offer) => indexes.get(offer.id)!)
      writing.catch(() => {}) // Thrown where it is awaited.
    }
    await writing
    await removeOffersExcept(
      trx,
      samplePlatform,
      offers.map((offer) => offer.id),
    )
    if (known) await recountWords(trx)
    await saveSource(trx, { platform: samplePlatform, kind: 'sample', version, updated_at: clock() })
    return true
  })
  if (isWritten) await settleStore(db)
  return isWritten
}

/** Those of the offers that are not stored, or stored with other contents. */
async function differing(trx: Kysely<Database>, offers: readonly Offer[]): Promise<Offer[]> {
  const ids = offers.map(({ id }) => id)
  const stored = new Map((await findOffers(trx, ids)).map((offer) => [offer.id, offer]))
  return offers.filter((offer) => !isDeepStrictEqual(stored.get(offer.id), JSON.parse(JSON.stringify(cleanOffer(offer)))))
}

/** Indexes of the offers by id. Leaves the process responsive meanwhile. */
export async function indexAll(offers: readonly Offer[], indexer: OfferIndexer): Promise<Map<string, OfferIndex>> {
  const indexes = new Map<string, OfferIndex>()
  for (const offer of offers) {
    indexes.set(offer.id, indexer.index(offer))
    if (indexes.size % 20 === 0) await nextTurn()
  }
  return indexes
}

const refreshBatch = 50

/**
 * Indexes imported offers, and those of price lists, again that an earlier release indexed in its own way. Searches go on meanwhile; an aborted run starts over at the next start.
 */
export async function refreshImportedOffers({ db, clock }: SeedDeps, signal: AbortSignal): Promise<void> {
  for (const source of [...(await listSources(db, 'import')), ...(await listSources(db, 'feed'))]) {
    if (source.version === indexedAs) continue
    const indexer = createIndexer()
    let after = ''
    for (;;) {
      if (signal.aborted) return
      const ids = await listOfferIds(db, source.platform, after, refreshBatch)
      if (ids.length === 0) break
      after = ids.at(-1)!
      const offers = await findOffers(db, ids)
      const indexes = await indexAll(offers, indexer)
      await upsertOffers(db, offers, (offer) => indexes.get(offer.id)!)
    }
    await recountWords(db)
    await saveSource(db, { ...source, version: indexedAs, updated_at: clock() })
    await settleStore(db)
  }
}
