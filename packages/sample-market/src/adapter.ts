import { type Marketplace, parseOfferId, toOfferId } from '@karavan/marketplaces/port.ts'
import { listOffers } from '@karavan/marketplaces/store/list-offers.ts'
import { findChangedOffers, findOffer, type StoreDb } from '@karavan/marketplaces/store/offer-store.ts'
import { searchOffers } from '@karavan/marketplaces/store/search-offers.ts'
import { findVersion } from '@karavan/marketplaces/store/sources.ts'
import { samplePlatform } from './platform.ts'

/** The sample market, answered from the offer store. Its offers must have been written there; all three languages are in each, so the language asked for does not matter. */
export function sampleMarketplace(db: StoreDb): Marketplace {
  return {
    platform: samplePlatform,
    label: 'Karavan Market',
    searchesPictures: true,
    async search(query, signal) {
      signal.throwIfAborted()
      return searchOffers(db, [samplePlatform], query)
    },
    async product(itemId, _language, signal) {
      signal.throwIfAborted()
      return findOffer(db, toOfferId(samplePlatform, itemId))
    },
    async stored(asked, signal) {
      signal.throwIfAborted()
      return findChangedOffers(
        db,
        asked.filter(({ id }) => parseOfferId(id)?.platform === samplePlatform),
      )
    },
    async version(signal) {
      signal.throwIfAborted()
      return findVersion(db)
    },
    async list({ platform = samplePlatform, ...page }, signal) {
      signal.throwIfAborted()
      return listOffers(db, platform === samplePlatform ? [samplePlatform] : [], page)
    },
  }
}
