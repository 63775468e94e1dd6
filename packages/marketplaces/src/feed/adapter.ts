import type { Marketplace } from '../port.ts'
import type { StoreDb } from '../store/offer-store.ts'
import { storedMarketplace } from '../store/stored-marketplace.ts'

/** Offers of suppliers' price lists, each list a platform of its own, answered from the offer store. */
export const feedMarketplace = (db: StoreDb): Marketplace => storedMarketplace(db, { platform: 'feed', label: 'Price lists', kind: 'feed' })
