import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { testDb } from '@karavan/testing/db.ts'
import { catalogueMarketplace } from '../catalogue/adapter.ts'
import { feedMarketplace } from '../feed/adapter.ts'
import { readList } from '../feed/given-list.ts'
import { type Offer, toOfferId } from '../port.ts'
import { upsertOffers } from '../store/offer-store.ts'
import { saveSource } from '../store/sources.ts'
import { itConforms } from './conformance.ts'
import { someListings } from './goods.ts'

/** The same offers as the simulated services have, with what their answers would add. */
const storedOffers = (platform: string): Offer[] =>
  someListings().map((offer) => ({
    ...offer,
    id: toOfferId(platform, offer.itemId),
    platform,
    rawDetailApi: { data_content: { item_id: offer.itemId } },
  }))

const goods = { zh: '保温杯', ru: 'термокружка' }

itConforms('the sample market', async () => {
  const database = await testDb()
  await upsertOffers(database.db, storedOffers('sample'))
  return {
    marketplace: sampleMarketplace(database.db),
    goods,
    itemId: '610000000001',
    [Symbol.asyncDispose]: () => database.close(),
  }
})

itConforms('an imported catalogue', async () => {
  const database = await testDb()
  await upsertOffers(database.db, storedOffers('myshop'))
  await saveSource(database.db, { platform: 'myshop', kind: 'import', version: '1', updated_at: new Date() })
  return {
    marketplace: catalogueMarketplace(database.db),
    goods,
    itemId: '610000000001',
    [Symbol.asyncDispose]: () => database.close(),
  }
})

itConforms('price lists of suppliers', async () => {
  const database = await testDb()
  const lines = someListings().map(({ itemId: id, title, description, attributes, priceLadder, currency, moq, stock, images }) => ({
    id,
    title,
    description,
    attributes: attributes.map(({ name, value }) => ({ name: name.ru, value: value.ru })),
    prices: priceLadder.map(({ from, minor }) => ({ from, price: minor / 100 })),
    currency,
    moq,
    stock,
    images,
  }))
  const { offers } = await readList(lines.map((line) => JSON.stringify(line)).join('\n'), 'acme.jsonl', { seller: 'Завод' })
  await upsertOffers(database.db, offers)
  await saveSource(database.db, { platform: 'acme', kind: 'feed', version: '1', updated_at: new Date() })
  return {
    marketplace: feedMarketplace(database.db),
    goods,
    itemId: '610000000001',
    [Symbol.asyncDispose]: () => database.close(),
  }
})
