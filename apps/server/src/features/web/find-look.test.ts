import { testDb } from '@karavan/testing/db.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createLog } from '../../platform/log.ts'
import { createShownPictures } from '../media/service.ts'
import { saveDetail } from '../offers/repository.ts'
import { createOffers } from '../offers/service.ts'
import { createSources } from '../sources/service.ts'
import { lookFinder } from './find-look.ts'

test('a database that stands still keeps no page waiting, and is asked no more than it can answer at once until it goes on', async () => {
  await using database = await testDb()
  const log = createLog('silent')
  const offers = createOffers({
    db: database.db,
    sources: createSources([givenMarketplace([])], { deadlineMs: 5_000, log }),
    clock: systemClock,
    log,
  })
  try {
    const offer = anOffer()
    await saveDetail(database.db, offer)
    let questions = 0
    const look = lookFinder({
      offers: {
        findKept(...asked) {
          questions++
          return offers.findKept(...asked)
        },
      },
      pictures: createShownPictures((address) => address),
    })
    const failures: unknown[] = []
    const find = () => look(offer.id, (error) => failures.push(error))
    const isFound = () => expect.poll(find).toEqual({ image: offer.images[0], title: offer.title })
    await isFound()
    failures.length = 0

    const isHeld = Promise.withResolvers<void>()
    const goesOn = Promise.withResolvers<void>()
    // The table for PostgreSQL; of an embedded database it is its one connection.
    const holding = database.db.transaction().execute(async (trx) => {
      await sql`lock table product_detail in access exclusive mode`.execute(trx)
      isHeld.resolve()
      await goesOn.promise
    })
    try {
      await isHeld.promise
      const startedMs = performance.now()
      expect(await find()).toBeUndefined()
      expect(await find()).toBeUndefined()
      expect(performance.now() - startedMs).toBeLessThan(5_000)
      expect(failures).toHaveLength(2)
      const before = questions
      expect(await Promise.all(Array.from({ length: 20 }, find))).toEqual(Array(20).fill(undefined))
      expect(questions, 'of the next twenty pages').toBe(before)
    } finally {
      goesOn.resolve()
      await holding
    }
    await isFound()
  } finally {
    offers.close()
  }
})
