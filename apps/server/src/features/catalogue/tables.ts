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

export interface FeedTables {
  feed: FeedTable
  feed_offer: FeedOfferTable
}
