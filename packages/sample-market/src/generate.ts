import type { Offer } from '@karavan/marketplaces/port.ts'
import { buildOffer, type Taken } from './build-offer.ts'
import { families } from './families/all.ts'
import { makeHardOffers } from './hard.ts'
import { makeSellers } from './sellers.ts'
import type { MarketContents } from './version.ts'

/**
 * The sample market: made-up offers of a Chinese wholesale market, the same JSON on every run with the same seed. Takes a second or two and no input
 * but the seed; prices in yuan. With `hasHardOffers` the awkward offers come after the ordinary ones, which are the same with and without them.
 */
export function generateMarket({ seed = 1, hasHardOffers = false }: Partial<MarketContents> & { seed?: number } = {}): Offer[] {
  const sellers = makeSellers(seed)
  const taken: Taken = { itemIds: new Set(), titles: new Set() }
  const ordinary = families.flatMap((family) =>
    Array.from({ length: family.offers }, (_, index) => buildOffer(family, index, seed, sellers, taken)),
  )
  return hasHardOffers ? [...ordinary, ...makeHardOffers(seed, sellers, taken)] : ordinary
}
