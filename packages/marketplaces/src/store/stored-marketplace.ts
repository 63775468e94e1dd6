import { type Marketplace, parseOfferId, toOfferId } from '../port.ts'
import { listOffers } from './list-offers.ts'
import { findChangedOffers, findOffer, findOffers, type StoreDb } from './offer-store.ts'
import { searchOffers } from './search-offers.ts'
import { findVersion, listSources } from './sources.ts'
import type { OfferSourceTable } from './tables.ts'

/** Offers of any number of platforms that were written into the offer store in one way, answered from there. */
export function storedMarketplace(
  db: StoreDb,
  { platform: name, label, kind }: { platform: string; label: string; kind: OfferSourceTable['kind'] },
): Marketplace {
  const listPlatforms = async (wanted?: string) =>
    (await listSources(db, kind)).flatMap(({ platform }) => (wanted === undefined || platform === wanted ? [platform] : []))
  return {
    platform: name,
    label,
    searchesPictures: true,
    async search(query, signal) {
      signal.throwIfAborted()
      const platforms = await listPlatforms(query.platform)
      signal.throwIfAborted()
      return platforms.length > 0 ? searchOffers(db, platforms, query) : { hits: [], total: 0 }
    },
    async platforms(signal) {
      signal.throwIfAborted()
      return listPlatforms()
    },
    async product(itemId, _language, signal) {
      signal.throwIfAborted()
      const platforms = await listPlatforms()
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
      return platform && (await listPlatforms()).includes(platform) ? findOffer(db, id) : undefined
    },
    async stored(asked, signal) {
      signal.throwIfAborted()
      return findChangedOffers(db, asked, { kind })
    },
    async version(signal) {
      signal.throwIfAborted()
      return findVersion(db)
    },
    async list({ platform, ...page }, signal) {
      signal.throwIfAborted()
      return listOffers(db, await listPlatforms(platform), page)
    },
  }
}
