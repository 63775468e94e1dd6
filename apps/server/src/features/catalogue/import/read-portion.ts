import { type ImportOptions, ListingError, toImportedOffer } from '@karavan/marketplaces/catalogue/listing.ts'
import type { Line } from '@karavan/marketplaces/feed/lines.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import type { OfferIndexer } from '@karavan/marketplaces/store/offer-row.ts'
import { type ReadyOffers, toReady } from '@karavan/marketplaces/store/offer-store.ts'
import type { PricedOffer } from '../../prices/service.ts'
import type { SkippedLine } from '../tables.ts'

/** Lines that are read together. */
export interface Portion {
  lines: readonly Line[]
  options: ImportOptions
  /** ISO time. */
  fetchedAt: string
}

/** The offers of the lines, ready to be stored, and the lines that are none. */
export interface ReadPortion extends ReadyOffers {
  priced: PricedOffer[]
  skipped: SkippedLine[]
}

/** About a millisecond of work a line. */
export function readPortion({ lines, options, fetchedAt }: Portion, indexer: OfferIndexer): ReadPortion {
  const offers: Offer[] = []
  const skipped: SkippedLine[] = []
  for (const line of lines) {
    const read = readLine(line, options, fetchedAt)
    if ('offer' in read) offers.push(read.offer)
    else skipped.push(read.skipped)
  }
  const priced = offers.map(({ id, currency, priceLadder, moq, skus }) => ({ id, currency, priceLadder, moq, skus }))
  return { ...toReady(offers, indexer.index), priced, skipped }
}

/** The offer of a line, or why it is none. `fetchedAt` is ISO time. */
export function readLine(line: Line, options: ImportOptions, fetchedAt: string): { offer: Offer } | { skipped: SkippedLine } {
  if ('error' in line) return { skipped: { line: line.number, reason: line.error } }
  try {
    return { offer: toImportedOffer(line.text, options, fetchedAt) }
  } catch (error) {
    if (!(error instanceof ListingError)) throw error
    return { skipped: { line: line.number, reason: error.message } }
  }
}
