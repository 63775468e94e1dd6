// @database embedded
import { productAnswer } from '@karavan/contract/products.ts'
import { upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { type HardOfferName, hardOffers } from '@karavan/sample-market/hard.ts'
import { testApp } from '@karavan/testing/app.ts'
import { testDb } from '@karavan/testing/db.ts'
import { afterAll, describe, expect, test } from 'vitest'

const hard = new Set<string>(Object.values(hardOffers))

describe('the awkward offers of the sample market, opened [G-77]', async () => {
  const database = await testDb()
  await upsertOffers(
    database.db,
    generateMarket({ hasHardOffers: true }).filter((offer) => hard.has(offer.id)),
  )
  const t = await testApp({ db: database.db, marketplaces: [sampleMarketplace(database.db)] })
  afterAll(async () => {
    await t[Symbol.asyncDispose]()
    await database.close()
  })
  const open = async (name: HardOfferName, language = 'ru') => {
    const answer = await t.inject({ url: `/api/products/${hardOffers[name]}?language=${language}` })
    expect(answer.statusCode).toBe(200)
    const { product } = productAnswer.parse(answer.json())
    const content = product.data!.raw_detail_api.data_content
    return { product, content, skus: content.skus!, groups: content.sku_props!, body: answer.body }
  }

  test.each(Object.keys(hardOffers) as HardOfferName[])('%s opens in every language, by its id and by its link', async (name) => {
    for (const language of ['ru', 'en', 'zh']) {
      const { product } = await open(name, language)
      expect(product.title).not.toBe('')
      expect(product.is_stale).toBe(false)
      const byUrl = await t.inject({ url: `/api/products/by-url?language=${language}&url=${encodeURIComponent(product.product_url!)}` })
      expect(byUrl.json().product).toEqual(JSON.parse(JSON.stringify(product)))
    }
  })

  test('soldOut: every SKU is there, with nothing left [PR-23]', async () => {
    const { skus } = await open('soldOut')
    expect(skus.length).toBeGreaterThan(0)
    expect(skus.every(({ stock }) => stock === 0)).toBe(true)
  })

  test('someSoldOutOptions: one value is sold out in every combination, the others are not [PR-22]', async () => {
    const { skus } = await open('someSoldOutOptions')
    const of = (has: boolean) => skus.filter(({ props_ids }) => props_ids.split(';').includes('0:0') === has)
    expect(of(true).every(({ stock }) => stock === 0)).toBe(true)
    expect(of(false).some(({ stock }) => stock > 0)).toBe(true)
  })

  test('singleSku and noOptions: one SKU, with one option or none [G-85]', async () => {
    expect(await open('singleSku')).toMatchObject({ skus: [{ stock: 1200 }], groups: [{ values: [{}] }] })
    expect(await open('noOptions')).toMatchObject({ skus: [{ stock: 5400, props_ids: '' }], groups: [] })
  })

  test('noImage and brokenImage: no picture is made up [PR-14]', async () => {
    const none = await open('noImage')
    expect(none.product.images).toEqual([])
    expect(none.product).not.toHaveProperty('image_url')
    expect(none.content.main_imgs).toEqual([])
    const broken = await open('brokenImage')
    expect(broken.product.images).toHaveLength(1)
    expect((await t.inject({ url: broken.product.image_url! })).statusCode).toBe(404)
  })

  test('video: the film can be had [PR-12 PR-17]', async () => {
    const { content } = await open('video')
    expect((await t.inject({ url: content.video_url! })).statusCode).toBe(200)
    expect((await open('noImage')).content.video_url).toBeNull()
  })

  test('noSeller: no seller, no name [PR-07]', async () => {
    const { product } = await open('noSeller')
    expect(product).not.toHaveProperty('seller')
    expect(product).not.toHaveProperty('seller_name')
  })

  test('noPrice: an unknown price is missing, never zero [CU-12]', async () => {
    const { product, skus } = await open('noPrice')
    for (const key of ['price', 'currency_conversion']) expect(product).not.toHaveProperty(key)
    expect(product.price_ladder).toEqual([])
    for (const sku of skus) expect(sku).toMatchObject({ price: null, sale_price: null, origin_price: null })
  })

  test('tinyPrice: three fen are 35 kopecks [CU-04]', async () => {
    const { product } = await open('tinyPrice')
    expect(product).toMatchObject({ price: 0.03, moq: 100, currency_conversion: { converted_price: 0.35, exchange_rate: 11.5 } })
  })

  test('moq500: the ladder starts at the smallest order [W-07]', async () => {
    const { product } = await open('moq500')
    expect(product.moq).toBe(500)
    expect(product.price_ladder.map(({ from }) => from)).toEqual([500, 2000, 10_000])
  })

  test('threeGroups: each SKU names one value of every group, and has a price of its own [PR-19 PR-24]', async () => {
    const { skus, groups } = await open('threeGroups')
    const pairs = new Set(groups.flatMap(({ pid, values }) => values.map(({ vid }) => `${pid}:${vid}`)))
    for (const sku of skus) {
      const named = sku.props_ids.split(';')
      expect(named.every((pair) => pairs.has(pair))).toBe(true)
      expect(named.map((pair) => pair.split(':')[0]).toSorted()).toEqual(groups.map(({ pid }) => pid).toSorted())
    }
    expect(new Set(skus.map(({ price }) => price)).size).toBeGreaterThan(2)
  })

  test('chineseOnly: what is not translated is shown in Chinese, not left out [G-82]', async () => {
    const { product, groups } = await open('chineseOnly')
    expect(product.title).toMatch(/\p{Script=Han}/u)
    expect(groups[0]?.prop_name).toMatch(/\p{Script=Han}/u)
    expect(groups[0]).not.toHaveProperty('prop_name_ru')
    expect(product.data?.detail_specs?.[0]?.name).toMatch(/\p{Script=Han}/u)
  })

  test('bareFacts: gaps stay gaps', async () => {
    const { product } = await open('bareFacts')
    for (const key of ['description', 'weight_grams', 'delivery_from', 'dispatch_hours', 'sales_count'])
      expect(product).not.toHaveProperty(key)
    expect(product.data?.detail_specs).toEqual([])
  })

  test.each(['hostileTitle', 'hostileInstructions', 'hostileMarkdown', 'hostileCharacters', 'longTitle'] as const)(
    '%s is text in an answer that no browser takes for a page [G-12]',
    async (name) => {
      const answer = await t.inject({ url: `/api/products/${hardOffers[name]}?language=en` })
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(new URL(answer.json().product.product_url).protocol).toBe('https:')
    },
  )
})
