import { type Marketplace, parseOfferId, toOfferId } from '../port.ts'
import { findChangedOffers, findOffer, findOffers, type StoreDb } from '../store/offer-store.ts'
import { searchOffers } from '../store/search-offers.ts'
import { importedPlatforms } from '../store/sources.ts'

/** Imported offers of any number of platforms, answered from the offer store. */
export function catalogueMarketplace(db: StoreDb): Marketplace {
  return {
    platform: 'catalogue',
    label: 'Catalogue',
    async search(query, signal) {
      signal.throwIfAborted()
      const imported = await importedPlatforms(db)
      const platforms = query.platform === undefined ? imported : imported.filter((platform) => platform === query.platform)
      signal.throwIfAborted()
      return platforms.length > 0 ? searchOffers(db, platforms, query) : { hits: [], total: 0 }
    },
    async platforms(signal) {
      signal.throwIfAborted()
      return importedPlatforms(db)
    },
    async product(itemId, _language, signal) {
      signal.throwIfAborted()
      const platforms = await importedPlatforms(db)
      return (
        await findOffers(
          db,
          platforms.map((platform) => toOfferId(platform, itemId)),
        )
      )[0]
    },
    async productById(id, _language, signal) {
      signal.throwIfAborted()
      const platform = parseOfferId(id)?.platform
      return platform && (await importedPlatforms(db)).includes(platform) ? findOffer(db, id) : undefined
    },
    async stored(asked, signal) {
      signal.throwIfAborted()
      return findChangedOffers(db, asked, { imported: true })
    },
  }
}
