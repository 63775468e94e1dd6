/** A supplier's price list, by the name of its mapping file: how its last reading went. */
export interface FeedTable {
  name: string
  /** Counts the readings that were begun. */
  run: number
  /** Offers and bad rows of the last list that was taken. */
  offers: number
  skipped: number
  /** Of the last list that was taken, its mapping and the way offers are indexed: the same once more changes nothing. */
  content_hash: string | null
  /** The last attempt, and the last one that succeeded. */
  checked_at: Date | null
  refreshed_at: Date | null
  next_at: Date | null
  /** Why the last attempt failed; `null` after one that succeeded. */
  error: string | null
  /** Who is reading it, until when. */
  lease: string | null
  lease_until: Date | null
}

/** An offer that came from a price list, and in which reading it was seen last. */
export interface FeedOfferTable {
  feed: string
  offer_id: string
  /** Changes with whatever is stored of the offer. */
  fingerprint: string
  run: number
}

/** An import that has not come to its end. */
export interface CatalogueImportTable {
  platform: string
  /** Names the contents that are imported. */
  contents: string
  /** The last one that was taken. */
  line: number
  summary: ImportSummary
  updated_at: Date
}

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
  skipped: SkippedLine[]
}

export interface SkippedLine {
  line: number
  reason: string
}

export interface CatalogueTables {
  catalogue_import: CatalogueImportTable
  feed: FeedTable
  feed_offer: FeedOfferTable
}
