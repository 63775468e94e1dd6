export interface MarketplaceTokenTable {
  /** Marketplace and app, and which tokens of the settings it began with: others make a new beginning. */
  id: string
  /** The tokens as JSON, encrypted; `null` before they were renewed for the first time. */
  sealed: string | null
  /** Who is renewing them, until when. */
  lease: string | null
  lease_until: Date | null
  updated_at: Date
}

export interface MarketplaceAnswerTable {
  /** SHA-256 of the service, the call and all it was asked with. */
  key: string
  /** The answer as JSON; `null` before there is one, and where the service said that there is nothing. */
  data: string | null
  /** `null` before there is an answer. */
  fetched_at: Date | null
  /** Who is asking, until when. */
  lease: string | null
  lease_until: Date | null
}

export interface MarketplaceBudgetTable {
  /** The service and its key, as a hash. */
  id: string
  /** Made since `since`, within a day of it. */
  calls: number
  since: Date
  /** Nobody asks before then: its quota was found spent. */
  rests_until: Date | null
}

export interface SourceTables {
  marketplace_answer: MarketplaceAnswerTable
  marketplace_budget: MarketplaceBudgetTable
  marketplace_token: MarketplaceTokenTable
}
