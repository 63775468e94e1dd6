import { removeOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { recountWords, settleStore } from '@karavan/marketplaces/store/sources.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database.ts'

const batchSize = 1_000
/** Of the offers that the platform had: from so many on the words of what is left are counted again, for which all of it is read. */
const countedShare = 0.1

/** Takes the offers of these ids away, all of them or none; carts and orders keep what they hold. `before`: how many the platform had. */
export async function withdrawOffers(db: Kysely<Database>, ids: readonly string[], before: number): Promise<void> {
  if (ids.length === 0) return
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < ids.length; start += batchSize) await removeOffers(trx, ids.slice(start, start + batchSize))
    if (ids.length > before * countedShare) await recountWords(trx)
  })
  await settleStore(db)
}
