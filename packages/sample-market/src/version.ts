import { indexedAs } from '@karavan/marketplaces/store/versions.ts'

/**
 * Which sample market this release makes. Raise it by one with any change after which an offer of it would be another one, be it a word of a title or a
 * price: databases with an earlier number get the new market at the next start. `version.test.ts` compares the whole market with what was recorded for
 * this number and fails where the two differ.
 */
export const marketVersion = 3

/** Which of the market's offers are wanted. */
export interface MarketContents {
  /** With the awkward and hostile offers of `hard.ts`, which only tests want. */
  hasHardOffers: boolean
}

/** What the stored sample market is compared with: another market, another index or another choice of offers means that it is written again. */
export const sampleVersion = ({ hasHardOffers }: MarketContents): string =>
  [`market ${marketVersion}`, indexedAs, ...(hasHardOffers ? ['hard offers'] : [])].join(', ')

/** Whether a market of this version was indexed as this release indexes: an offer that is in both is then stored alike. */
export const isIndexedAlike = (version: string): boolean => version.split(', ').includes(indexedAs)
