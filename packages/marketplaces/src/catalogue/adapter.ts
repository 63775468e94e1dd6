import type { Marketplace } from '../port.ts'
import type { StoreDb } from '../store/offer-store.ts'
import { storedMarketplace } from '../store/stored-marketplace.ts'

/** Imported offers of any number of platforms, answered from the offer store. */
export const catalogueMarketplace = (db: StoreDb): Marketplace =>
  storedMarketplace(db, { platform: 'catalogue', label: 'Catalogue', kind: 'import' })
