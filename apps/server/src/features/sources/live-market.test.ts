import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import { type Offer, toOfferId } from '@karavan/marketplaces/port.ts'
import { aListing, someListings } from '@karavan/marketplaces/testing/goods.ts'
import { simulateTmapi, tmapiError } from '@karavan/marketplaces/testing/tmapi-simulator.ts'
import { tmapiMarketplace } from '@karavan/marketplaces/tmapi/adapter.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { askAndRead, messagesOf } from '@karavan/testing/ask.ts'
import { givenOrder } from '@karavan/testing/given-order.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'

// The whole way of a buyer over real HTTP: product, adapter and, in the marketplace's place, a server that behaves as it does.
describe('goods of a marketplace elsewhere', async () => {
  const taobao = aListing('689012345678', {
    platform: 'taobao',
    id: toOfferId('taobao', '689012345678'),
    priceLadder: [{ from: 1, minor: 5900 }],
  })
  const simulator = await simulateTmapi([...someListings(), taobao])
  const market = tmapiMarketplace({
    baseUrl: simulator.baseUrl,
    token: simulator.token,
    auth: 'query',
    concurrency: 4,
    pauseMs: 1,
    restMs: 0,
    searchCacheMs: 0,
    graceMs: 60_000,
    now: systemClock,
  })
  const app = await testApp({
    marketplaces: [market],
    verifyToken: testUsers,
    engine: rulesEngine,
    // A busy machine is no slow marketplace.
    settings: { MARKETPLACE_DEADLINE_MS: '60000' },
    turnTimes: { replyMs: 150_000 },
  })
  const t = { ...app, address: await app.listen() }
  beforeEach(async () => {
    simulator.heal()
    simulator.calls.length = 0
    await t.truncate()
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await simulator[Symbol.asyncDispose]()
  })

  const get = async (url: string) => (await t.inject({ url })).json()
  const byUrl = (link: string) => get(`/api/products/by-url?url=${encodeURIComponent(link)}`)

  test('a wish in Russian is searched for in Chinese; cards name the goods in Russian, with the marketplace’s price', async () => {
    const reply = await askAndRead(t, 'user:anna', 'термокружки 500 мл, 100 шт')
    const { products: cards } = (await messagesOf(t, 'user:anna', reply.conversation_id)).at(-1).metadata
    expect(simulator.calls.find(({ path }) => path.endsWith('/search/items'))?.query.get('keyword')).toMatch(/保温/)
    expect(cards.length).toBeGreaterThan(2)
    expect(cards[0]).toMatchObject({
      title: 'Термокружка из нержавеющей стали 500 мл',
      platform: '1688',
      moq: 3,
      product_url: expect.stringMatching(/^https:\/\/detail\.1688\.com\/offer\/\d+\.html$/),
      price_info: { quantity: 100, formatted_original: expect.stringContaining('8') },
    })
  })

  test('a product has its options in Russian and, for who buys it, in Chinese; the second look asks nobody', async () => {
    const { product } = await get('/api/products/1688-610000000001')
    expect(product).toMatchObject({
      title: 'Термокружка из нержавеющей стали 500 мл',
      price_ladder: [
        { from: 3, price: 10 },
        { from: 100, price: 8 },
      ],
      mixed_batch: { pieces: 3, amount: 200 },
      data: {
        raw_detail_api: {
          data_content: {
            sku_props: [{ prop_name_ru: 'Цвет', prop_name_original: '颜色', values: [{ value_ru: 'чёрный', name: '黑色' }, {}] }],
            skus: [{ sku_id: '5101', props_ids: '0:0', sale_price: 10, stock: 120 }, {}],
            main_imgs: ['https://cbu01.alicdn.com/img/ibank/mug-1.jpg', 'https://cbu01.alicdn.com/img/ibank/mug-2.jpg'],
          },
        },
      },
    })
    const asked = simulator.calls.length
    await get('/api/products/1688-610000000001')
    expect(simulator.calls.length).toBe(asked)
  })

  test('links of 1688 and Taobao lead to their goods; one of a marketplace that nobody asks is said to be that', async () => {
    expect(await byUrl('看看 https://detail.1688.com/offer/610000000002.html?spm=a')).toMatchObject({
      product: { id: '1688-610000000002' },
    })
    expect(await byUrl('https://item.taobao.com/item.htm?id=689012345678')).toMatchObject({ product: { id: 'taobao-689012345678' } })
    expect(await byUrl('https://detail.1688.com/offer/999999999999.html')).toMatchObject({ product: null, error: 'Product not found' })
    expect(await byUrl('https://www.yiwugo.com/product/detail/925123456.html')).toMatchObject({
      product: null,
      error: 'The marketplace of this link is not connected here',
    })
    const { conversation_id: id } = await askAndRead(t, 'user:anna', 'Сколько стоит https://www.yiwugo.com/product/detail/925123456.html')
    expect((await messagesOf(t, 'user:anna', id)).at(-1).content).toContain('с площадки, которая здесь не подключена')
  })

  test('they can be put in a cart and ordered, priced by the ladder, and refused when they are gone', async () => {
    const wish = { product_id: '1688-610000000003', sku_id: '5101', quantity: 100 }
    const order = await givenOrder(t, bearer('user:anna'), [wish])
    expect(order.items[0]).toMatchObject({ quantity: 100 })
    simulator.listings.delete('610000000004')
    const gone = await t.inject({
      method: 'POST',
      url: '/api/cart/items',
      headers: bearer('user:anna'),
      payload: { ...wish, product_id: '1688-610000000004' },
    })
    expect(gone.json()).toMatchObject({ code: 'product_not_found' })
  })

  test('a marketplace that is away is named, and what is known of its goods is shown with its age', async () => {
    await get('/api/products/1688-610000000005')
    simulator.fail(tmapiError(500, 'body'))
    const { conversation_id: id } = await askAndRead(t, 'user:anna', 'термокружки 500 мл, 100 шт')
    const { content } = (await messagesOf(t, 'user:anna', id)).at(-1)
    expect(content).toContain('Сейчас ни один источник не отвечает')
    expect(await get('/api/products/1688-610000000005')).toMatchObject({ product: { id: '1688-610000000005' } })
    expect(await get('/api/products/1688-610000000006')).toMatchObject({ code: 'marketplace_unavailable' })
  })

  test('hostile words of a seller reach no buyer', async () => {
    const hostile: Partial<Offer> = {
      title: { zh: '保温杯 加微信 cups_2020', ru: 'Термокружка <script>alert(1)</script> WeChat: cups_2020' },
    }
    simulator.listings.set('610000000007', aListing('610000000007', hostile))
    const { product } = await get('/api/products/1688-610000000007')
    expect(product.title).toBe('Термокружка')
    simulator.listings.delete('610000000007')
  })
})
