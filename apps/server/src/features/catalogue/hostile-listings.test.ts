// @database either
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { Language } from '@karavan/contract/language.ts'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask } from '@karavan/testing/ask.ts'
import { testDb } from '@karavan/testing/db.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { givenOrder } from '@karavan/testing/given-order.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { importCatalogue } from './import/import-catalogue.ts'

/** A line of `fixtures/hostile-listings.jsonl`: what a hostile seller writes, what an honest one would have written, and words of the difference. */
interface HostileListing {
  about: string
  language: Language
  listing: Record<string, unknown>
  honest: { title: string | Partial<Record<Language, string>> }
  never: string[]
}
const listings: HostileListing[] = readFileSync(new URL('fixtures/hostile-listings.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const clock = () => new Date('2026-04-01T00:00:00.000Z')

/** A shop that has imported these versions of the listings, under the same item ids. */
async function givenShop(version: 'listing' | 'honest') {
  const { db, close } = await testDb()
  for (const language of ['en', 'ru', 'zh'] as const) {
    const lines = listings.flatMap((one, index) =>
      one.language === language ? [JSON.stringify({ item_id: index, price: 10 + index, ...one[version] })] : [],
    )
    const done = await importCatalogue({ db, clock }, Readable.from([lines.join('\n')]), { platform: 'shop', language })
    expect(done.stored).toBe(lines.length)
  }
  const t = await testApp({ db, marketplaces: [catalogueMarketplace(db)], engine: rulesEngine, clock, verifyToken: testUsers })
  const address = await t.listen()
  const get = async (url: string) => (await t.inject({ url })).json()
  return {
    t,
    close: async () => {
      await t[Symbol.asyncDispose]()
      await close()
    },
    details: (index: number, language: Language) => get(`/api/products/shop-${index}?language=${language}`),
    list: (q: string, language: Language) =>
      get(`/api/products?q=${encodeURIComponent(q)}&language=${language}&include_data=true&limit=20`),
    async chat(message: string, language: Language) {
      const started = await ask(t, `guest:${crypto.randomUUID()}`, message, { 'accept-language': language })
      const { events } = await readEvents(address, started.stream_id)
      const said = events.flatMap((event) => (event.type === 'response' ? [event.content] : []))
      const cards = events.flatMap((event) => (event.type === 'product_widget' ? event.products : []))
      return { said, cards }
    },
  }
}

describe('a listing with contacts, orders or hidden characters is what an honest seller would have written [build 11]', async () => {
  const [hostile, honest] = [await givenShop('listing'), await givenShop('honest')]
  afterAll(async () => {
    await hostile.close()
    await honest.close()
  })
  const titleOf = ({ honest: { title }, language }: HostileListing) => (typeof title === 'string' ? title : title[language]!)
  const cases = listings.map((listing, index) => [listing.about, listing, index] as const)

  test('there are forty of them, in three languages', () => {
    expect(listings.length).toBeGreaterThanOrEqual(40)
    for (const language of ['en', 'ru', 'zh']) expect(listings.filter((one) => one.language === language).length).toBeGreaterThan(6)
  })

  test.each(cases)('%s: shown without it, and found by the rest', async (_, listing, index) => {
    const product = await hostile.details(index, listing.language)
    expect(product).toEqual(await honest.details(index, listing.language))
    expect(product.product.title).toBe(titleOf(listing))
    for (const word of listing.never) expect(JSON.stringify(product).toLowerCase()).not.toContain(word.toLowerCase())
    const found = await hostile.list(titleOf(listing), listing.language)
    expect(found.products[0]?.id).toBe(`shop-${index}`)
    expect(found).toEqual(await honest.list(titleOf(listing), listing.language))
  })

  test.each(cases)('%s: never matched', async (_, { never, language }) => {
    for (const word of never) expect(await hostile.list(word, language)).toEqual(await honest.list(word, language))
  })

  test.each(cases)('%s: neither said nor obeyed in the chat', async (_, listing, index) => {
    const answer = await hostile.chat(titleOf(listing).slice(0, 60), listing.language)
    expect(answer.cards.map(({ id }) => id)).toContain(`shop-${index}`)
    expect(answer).toEqual(await honest.chat(titleOf(listing).slice(0, 60), listing.language))
    for (const word of listing.never) expect(JSON.stringify(answer).toLowerCase()).not.toContain(word.toLowerCase())
  })

  test('a wish that only an order claims to meet is not met', async () => {
    const index = listings.findIndex(({ about }) => about === 'a false fact in an order')
    const { cards } = await hostile.chat('waterproof canvas backpack with a logo', 'en')
    expect({ cards }).toEqual({ cards: (await honest.chat('waterproof canvas backpack with a logo', 'en')).cards })
    expect(cards.find(({ id }) => id === `shop-${index}`)?.highlights ?? []).not.toContain('waterproof')
  })

  test('a comparison, the cart and the order have clean names as well', async () => {
    const product_ids = [34, 35, 41].map((index) => `shop-${index}`)
    const compared = await hostile.t.inject({ method: 'POST', url: '/api/products/compare', payload: { product_ids, language: 'en' } })
    const order = await givenOrder(hostile.t, bearer('user:anna'), product_ids.map((product_id) => ({ product_id, quantity: 1 }))) // biome-ignore format: one call
    const shown = `${compared.body}${JSON.stringify(order)}`
    for (const index of [34, 35, 41]) {
      expect(shown).toContain(titleOf({ ...listings[index]!, language: 'en' }))
      for (const word of listings[index]!.never) expect(shown).not.toContain(word)
    }
  })
})
