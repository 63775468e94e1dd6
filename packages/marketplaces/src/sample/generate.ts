import type { Offer } from '../port.ts'
import { buildOffer, type Taken } from './build-offer.ts'
import { families } from './families/all.ts'
import { makeHardOffers } from './hard.ts'
import { makeSellers } from './sellers.ts'

/**
 * The sample market: made-up offers of a Chinese wholesale market, the same JSON on every run with the same seed. Takes well under a second or two
 * and no input but the seed; prices in yuan.
 */
export function generateMarket(seed = 1): Offer[] {
  const sellers = makeSellers(seed)
  const taken: Taken = { itemIds: new Set(), titles: new Set() }
  const ordinary = families.flatMap((family) =>
    Array.from({ length: family.offers }, (_, index) => buildOffer(family, index, seed, sellers, taken)),
  )
  return [...ordinary, ...makeHardOffers(seed, sellers, taken)]
}
