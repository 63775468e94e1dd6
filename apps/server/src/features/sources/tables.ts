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

export interface SourceTables {
  marketplace_token: MarketplaceTokenTable
}
