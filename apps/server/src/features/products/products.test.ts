// @database either
import { Readable } from 'node:stream'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import { MarketplaceError } from '@karavan/marketplaces/port.ts'
import { removeOffersExcept, upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { testApp } from '@karavan/testing/app.ts'
import { testDb } from '@karavan/testing/db.ts'
import { httpMarketplace } from '@karavan/testing/http-marketplace.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/import/import-catalogue.ts'
import { clearOperatorRate, setOperatorRate } from '../currency/service.ts'

describe('products', async () => {
  const offers = [
    anOffer(),
    anOffer({ itemId: '600000000002', title: { zh: '帆布包' }, priceLadder: [], skus: [], options: [], images: [], seller: undefined }),
    anOffer({ itemId: '600000000003', title: { source: 'Kurzer Titel' }, currency: 'USD' }),
  ]
  const t = await testApp({ marketplaces: [givenMarketplace(offers)] })
  afterAll(() => t[Symbol.asyncDispose]())
  const get = (url: string, headers = {}) => t.inject({ url, headers })

  test('the list has every product without its data, and says where it stands [G-80 PR-32]', async () => {
    const answer = await get('/api/products?include_data=false&language=ru&limit=2&offset=1&unknown=1')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ success: true, total: 3, limit: 2, offset: 1 })
    expect(answer.json().products.map((product: { id: string }) => product.id)).toEqual(['sample-600000000002', 'sample-600000000003'])
    expect(answer.json().products[0].data).toBeUndefined()
  })

  test('the list carries data when asked [G-80]', async () => {
    const [first] = (await get('/api/products?include_data=true&limit=1')).json().products
    expect(first.data.raw_detail_api.data_content.skus).toHaveLength(1)
    // The most that anybody is given of it at once: a hundred whole products were 836 KB.
    expect((await get('/api/products?include_data=true&limit=20')).statusCode).toBe(200)
    const refused = await get('/api/products?include_data=true&limit=100')
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { limit: 'must be at most 20 with include_data' }])
    expect((await get('/api/products?limit=100')).statusCode).toBe(200)
  })

  test('a platform that is not configured has nothing [G-80]', async () => {
    expect((await get('/api/products?platform=nowhere')).json()).toMatchObject({ success: true, products: [], total: 0 })
  })

  test('a product is in Russian and roubles unless asked otherwise, with its data [G-81 CU-01 CU-03 PR-33]', async () => {
    const answer = await get('/api/products/sample-600000000001', { 'accept-language': 'en' })
    expect(answer.statusCode).toBe(200)
    const { product } = answer.json()
    expect(product).toMatchObject({
      id: 'sample-600000000001',
      item_id: '600000000001',
      platform: 'sample',
      title: 'Термокружка стальная',
      title_en: 'Steel thermos mug',
      price: 21,
      currency: 'CNY',
      moq: 50,
      price_ladder: [
        { from: 50, price: 21 },
        { from: 100, price: 19.9 },
      ],
      images: [{ image_url: '/media/sample/thermos-mug/black/1.webp' }],
      currency_conversion: {
        success: true,
        target_currency: 'RUB',
        converted_price: 241.5,
        exchange_rate: 11.5,
        formatted_price: '241,50\u00a0₽',
        formatted_original: '21\u00a0¥',
        conversion_needed: true,
      },
    })
    expect(product.data.raw_detail_api.data_content).toMatchObject({
      skus: [{ sku_id: '9001', props_ids: '1:10', stock: 120, sale_price: 21.5, origin_price: 24, currency: 'CNY' }],
      sku_props: [
        { pid: '1', prop_name: 'Цвет', prop_name_ru: 'Цвет', values: [{ vid: '10', name: '黑色', value: 'чёрный', value_ru: 'чёрный' }] },
      ],
    })
    expect(product.data.detail_specs).toEqual([{ name: 'Объём', value: '500 мл', name_original: '容量', value_original: '500毫升' }])
  })

  /** Where each field of section 3 stands in an answer, and what it holds. */
  const fields: [row: string, path: string, value: unknown][] = [
    ['PR-16', 'title', 'Термокружка стальная'],
    ['PR-16', 'price', 21],
    ['PR-16', 'currency', 'CNY'],
    ['PR-16', 'image_url', '/media/sample/thermos-mug/black/1.webp'],
    ['PR-16', 'images.0.image_url', '/media/sample/thermos-mug/black/1.webp'],
    ['PR-16', 'product_url', 'https://market.karavan.example/offer/600000000001.html'],
    ['PR-16', 'platform', 'sample'],
    ['PR-16', 'seller_name', 'Yongkang Cup Factory'],
    ['PR-17', 'data.raw_detail_api.data_content.skus.length', 1],
    ['PR-17', 'data.raw_detail_api.data_content.sku_props.length', 1],
    ['PR-17', 'data.raw_detail_api.data_content.video_url', null],
    ['PR-17', 'data.raw_detail_api.data_content.main_imgs.0', '/media/sample/thermos-mug/black/1.webp'],
    ['PR-17', 'data.variants.length', 1],
    ['PR-17', 'data.detail_specs.length', 1],
    ['PR-17', 'data.images.length', 1],
    ['PR-18', 'data.raw_detail_api.data_content.skus.0.sku_id', '9001'],
    ['PR-18 PR-19', 'data.raw_detail_api.data_content.skus.0.props_ids', '1:10'],
    ['PR-18', 'data.raw_detail_api.data_content.skus.0.stock', 120],
    ['PR-18 G-83', 'data.raw_detail_api.data_content.skus.0.sale_price', 21.5],
    ['PR-18 G-83', 'data.raw_detail_api.data_content.skus.0.price', 21.5],
    ['PR-18 G-83', 'data.raw_detail_api.data_content.skus.0.origin_price', 24],
    ['PR-18', 'data.raw_detail_api.data_content.skus.0.currency', 'CNY'],
    ['PR-20', 'data.raw_detail_api.data_content.sku_props.0.pid', '1'],
    ['PR-20', 'data.raw_detail_api.data_content.sku_props.0.prop_name', 'Цвет'],
    ['PR-20 PR-21', 'data.raw_detail_api.data_content.sku_props.0.prop_name_ru', 'Цвет'],
    ['PR-20', 'data.raw_detail_api.data_content.sku_props.0.prop_name_en', 'Colour'],
    ['PR-20', 'data.raw_detail_api.data_content.sku_props.0.prop_name_zh', '颜色'],
    ['PR-20', 'data.raw_detail_api.data_content.sku_props.0.values.0.vid', '10'],
    ['PR-20', 'data.raw_detail_api.data_content.sku_props.0.values.0.name', '黑色'],
    ['PR-20', 'data.raw_detail_api.data_content.sku_props.0.values.0.value', 'чёрный'],
    ['PR-20 PR-21', 'data.raw_detail_api.data_content.sku_props.0.values.0.value_ru', 'чёрный'],
    ['PR-20', 'data.raw_detail_api.data_content.sku_props.0.values.0.value_en', 'black'],
    ['PR-20', 'data.raw_detail_api.data_content.sku_props.0.values.0.value_zh', '黑色'],
    ['PR-20', 'data.raw_detail_api.data_content.sku_props.0.values.0.imageUrl', '/media/sample/thermos-mug/black/1.webp'],
    ['CU-03', 'currency_conversion.success', true],
    ['CU-03', 'currency_conversion.target_currency', 'RUB'],
    ['CU-03 CU-04', 'currency_conversion.converted_price', 241.5],
    ['CU-03', 'currency_conversion.exchange_rate', 11.5],
    ['CU-03 CU-11', 'currency_conversion.formatted_price', '241,50\u00a0₽'],
    ['CU-03', 'currency_conversion.formatted_original', '21\u00a0¥'],
    ['CU-03', 'currency_conversion.conversion_needed', true],
    ['W-08', 'currency_conversion.rate_source', 'bundled'],
    ['W-08', 'currency_conversion.rate_at', '2026-01-15'],
  ]
  test.each(fields)('%s: %s is %j [PR-16 PR-17 PR-18 PR-19 PR-20 PR-21 CU-03 CU-04 CU-11]', async (_row, path, value) => {
    const { product } = (await get('/api/products/sample-600000000001')).json()
    expect(path.split('.').reduce((at: never, key) => at[key as never], product as never)).toEqual(value)
  })

  test('the language is the parameter’s alone, the currency may be the header’s [G-11 PR-34]', async () => {
    const headers = { 'accept-language': 'zh', 'x-preferred-currency': 'CNY' }
    const { product } = (await get('/api/products/sample-600000000001?language=en', headers)).json()
    expect(product).toMatchObject({ title: 'Steel thermos mug', currency_conversion: { target_currency: 'CNY', conversion_needed: false } })
  })

  test.each([
    ['en', 'Steel thermos mug', 'black'],
    ['ru-RU', 'Термокружка стальная', 'чёрный'],
    ['zh', '不锈钢保温杯', '黑色'],
    ['fr', 'Термокружка стальная', 'чёрный'],
  ])('language=%s gives %s [G-82 PR-33]', async (language, title, value) => {
    const { product } = (await get(`/api/products/sample-600000000001?language=${language}`)).json()
    expect(product.title).toBe(title)
    expect(product.data.raw_detail_api.data_content.sku_props[0].values[0].value).toBe(value)
  })

  test('a title in none of the languages is shown as the marketplace has it [G-82]', async () => {
    expect((await get('/api/products/sample-600000000003')).json().product.title).toBe('Kurzer Titel')
  })

  test.each([
    ['?currency=CNY', {}, 'CNY', 21, false],
    ['?currency=cny', {}, 'CNY', 21, false],
    ['', { 'x-preferred-currency': 'USD' }, 'USD', 3.02, true],
    ['?currency=RUB', { 'x-preferred-currency': 'USD' }, 'RUB', 241.5, true],
  ])('%s with header %j is in %s [G-81 CU-04]', async (query, headers, currency, price, needed) => {
    const { currency_conversion } = (await get(`/api/products/sample-600000000001${query}`, headers)).json().product
    expect(currency_conversion).toMatchObject({ target_currency: currency, converted_price: price, conversion_needed: needed })
  })

  test('an unknown currency leaves the price as it is and says so [CU-10]', async () => {
    const { currency_conversion } = (await get('/api/products/sample-600000000001?currency=XXX')).json().product
    expect(currency_conversion).toMatchObject({ success: false, converted_price: 21, formatted_price: '21\u00a0¥' })
  })

  test('an unknown price stays unknown', async () => {
    const { product } = (await get('/api/products/sample-600000000002')).json()
    expect(product).not.toHaveProperty('price')
    expect(product).not.toHaveProperty('currency_conversion')
  })

  test('a description says which language it is in where that is not the one asked for', async () => {
    const described = async (language: string) => {
      const { product } = (await get(`/api/products/sample-600000000001?language=${language}`)).json()
      return [product.description, product.description_language]
    }
    expect(await described('en')).toEqual(['Keeps warm for six hours', undefined])
    expect(await described('zh')).toEqual(['Держит тепло шесть часов', 'ru'])
  })

  test('data can be left out [G-81]', async () => {
    expect((await get('/api/products/sample-600000000001?include_data=false')).json().product).not.toHaveProperty('data')
  })

  test.each(['sample-1', 'nowhere-600000000001', 'by', '%00', 'a%0Ab', '%F0%9F%98%80', '-', 'x'.repeat(201), '..%2F..%2Fetc'])(
    'product %s is not found [G-81]',
    async (id) => {
      const answer = await get(`/api/products/${id}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({
        success: false,
        error: expect.any(String),
        code: expect.any(String),
        request_id: expect.any(String),
      })
    },
  )

  test.each([
    ['limit=x', 400],
    ['offset=1.5', 400],
    ['include_data=maybe', 400],
    ['limit=0', 422],
    ['limit=101', 422],
    ['include_data=true&limit=21', 422],
    ['offset=-1', 422],
    [`q=${'x'.repeat(501)}`, 422],
  ])('the list refuses %s [G-02 G-07]', async (query, status) => {
    const answer = await get(`/api/products?${query}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, code: status === 400 ? 'bad_request' : 'invalid', fields: expect.any(Object) })
  })

  test('a marketplace link leads to its product, whatever trails it [G-79 PR-37 PR-39]', async () => {
    const url = encodeURIComponent('https://market.karavan.example/offer/600000000001.html?utm=1#x')
    const answer = await get(`/api/products/by-url?url=${url}&language=en`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ success: true, product: { id: 'sample-600000000001', title: 'Steel thermos mug' } })
  })

  test.each([
    'https://market.karavan.example/offer/600000009999.html',
    'https://detail.1688.com/offer/600000000001.html',
    'https://evil.example/offer/600000000001.html',
    'http://127.0.0.1:5432/',
    'no link',
    '\u0000',
  ])('%s leads to no product [G-79 PR-39]', async (url) => {
    const answer = await get(`/api/products/by-url?url=${encodeURIComponent(url)}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, product: null, code: 'product_not_found', request_id: expect.any(String) })
  })

  test('a short link is not followed unless that is switched on: the answer says what to do [W-06]', async () => {
    const answer = await get(`/api/products/by-url?url=${encodeURIComponent('「杯」 https://m.tb.cn/h.5abc 点击')}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      success: false,
      product: null,
      error: 'This is a short link: open it and paste the long address',
    })
  })

  test('links of hosts that are not listed lead nowhere [G-78]', async () => {
    await using narrow = await testApp({
      marketplaces: [givenMarketplace(offers)],
      settings: { MARKETPLACE_LINK_HOSTS: 'detail.1688.com' },
    })
    const url = encodeURIComponent('https://market.karavan.example/offer/600000000001.html')
    expect((await narrow.inject({ url: `/api/products/by-url?url=${url}` })).statusCode).toBe(404)
  })

  test('a lookup without a link, or with one too long, is refused [G-02 G-07]', async () => {
    expect((await get('/api/products/by-url')).statusCode).toBe(400)
    expect((await get(`/api/products/by-url?url=${'x'.repeat(2049)}`)).statusCode).toBe(422)
  })
})

// One offer of each platform whose links are understood, and every form in which its link is passed on (wire/marketplaces, section 4).
describe('by-url [W-06 PR-37]', async () => {
  const given = (platform: string) => givenMarketplace([anOffer({ platform, itemId: '610947572360' })], { platform, label: platform })
  const t = await testApp({ marketplaces: ['1688', 'taobao', 'alibaba', 'yiwugo'].map(given) })
  afterAll(() => t[Symbol.asyncDispose]())

  test.each([
    ['https://detail.1688.com/offer/610947572360.html?fromkv=abc', '1688'],
    ['http://m.1688.com/offer/610947572360.html?kjSource=pc', '1688'],
    ['https://www.1688.com/offer/610947572360.html', '1688'],
    ['https://detail.m.1688.com/page/index.htm?offerId=610947572360', '1688'],
    ['【1688】保温杯 https://detail.1688.com/offer/610947572360.html，点击链接直接打开', '1688'],
    ['https://item.taobao.com/item.htm?spm=a1&id=610947572360', 'taobao'],
    ['https://world.taobao.com/item/610947572360.htm', 'taobao'],
    ['https://world.taobao.com/item/wap/610947572360.htm', 'taobao'],
    ['https://detail.tmall.com/item.htm?id=610947572360', 'taobao'],
    ['https://detail.tmall.com/item_o.htm?id=610947572360', 'taobao'],
    ['https://detail.tmall.hk/hk/item.htm?id=610947572360', 'taobao'],
    ['https://h5.m.taobao.com/awp/core/detail.htm?id=610947572360', 'taobao'],
    ['https://m.intl.taobao.com/detail/detail.html?id=610947572360', 'taobao'],
    ['https://a.m.taobao.com/i610947572360.htm', 'taobao'],
    ['https://chaoshi.detail.tmall.com/item.htm?id=610947572360', 'taobao'],
    ['https://www.alibaba.com/product-detail/Mug_610947572360.html', 'alibaba'],
    ['https://shop.en.alibaba.com/product/610947572360-801/mug.html', 'alibaba'],
    ['https://en.yiwugo.com/product/detail/610947572360.html', 'yiwugo'],
  ])('%s is a product of %s', async (url, platform) => {
    const answer = await t.inject({ url: `/api/products/by-url?language=ru&currency=RUB&include_data=true&url=${encodeURIComponent(url)}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ success: true, product: { id: `${platform}-610947572360`, data: { raw_detail_api: {} } } })
  })

  test.each([
    'https://weidian.com/item.html?itemID=610947572360',
    'https://dj.1688.com/ci_bb?a=610947572360',
    'https://s.click.taobao.com/t?e=610947572360',
    'https://1688.com.evil.com/offer/610947572360.html',
    'https://evil1688.com/offer/610947572360.html',
    'https://detail.1688.com@evil.com/offer/610947572360.html',
  ])('%s is none [G-79 PR-39]', async (url) => {
    const answer = await t.inject({ url: `/api/products/by-url?url=${encodeURIComponent(url)}` })
    expect([answer.statusCode, answer.json().product]).toEqual([404, null])
  })
})

test('an imported offer that names no currency is in yuan [CU-02]', async () => {
  const database = await testDb()
  const line = `${JSON.stringify({ item_id: '7', title: { ru: 'Кружка' }, price: 12.5 })}\n`
  await importCatalogue({ db: database.db, clock: () => new Date() }, Readable.from([Buffer.from(line)]), {
    platform: 'shop',
    language: 'ru',
  })
  await using t = await testApp({ db: database.db, marketplaces: [catalogueMarketplace(database.db)] })
  const { product } = (await t.inject({ url: '/api/products/shop-7' })).json()
  expect(product).toMatchObject({ price: 12.5, currency: 'CNY', currency_conversion: { converted_price: 143.75 } })
  await database.close()
})

describe('an answer that is kept', async () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const database = await testDb()
  const t = await testApp({ db: database.db, marketplaces: [sampleMarketplace(database.db)], clock: () => now })
  afterAll(async () => {
    await t[Symbol.asyncDispose]()
    await database.close()
  })
  const get = async (query = '') => (await t.inject({ url: `/api/products/sample-600000000001${query}` })).json().product
  const later = () => {
    now = new Date(now.getTime() + 2_000)
  }

  test('is the same as the first, whole and in its language', async () => {
    await upsertOffers(database.db, [anOffer()])
    const first = await get()
    expect(await get()).toEqual(first)
    expect((await get('?language=en')).title).toBe('Steel thermos mug')
    expect(await get('?include_data=false')).not.toHaveProperty('data')
    expect(await get()).toEqual(first)
    const answer = await t.inject({ url: '/api/products/sample-600000000001' })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('gives way at once when the offer changes, and when it is gone', async () => {
    await get()
    await upsertOffers(database.db, [anOffer({ stock: 3, priceLadder: [{ from: 1, minor: 500 }] })])
    expect(await get()).toMatchObject({ price: 5, currency_conversion: { converted_price: 57.5 } })
    await removeOffersExcept(database.db, 'sample', [])
    expect((await t.inject({ url: '/api/products/sample-600000000001' })).statusCode).toBe(404)
    await upsertOffers(database.db, [anOffer()])
    expect((await get()).price).toBe(21)
  })

  test('gives way when the rate does', async () => {
    expect((await get()).currency_conversion.converted_price).toBe(241.5)
    await setOperatorRate(database.db, 'CNY', 12, now)
    later()
    expect((await get()).currency_conversion).toMatchObject({ converted_price: 252, rate_source: 'operator' })
    await clearOperatorRate(database.db, 'CNY')
    later()
    expect((await get()).currency_conversion).toMatchObject({ converted_price: 241.5, rate_source: 'bundled' })
  })
})

test('a product is shown with its age while its marketplace is away', async () => {
  let now = new Date('2026-03-01T10:00:00Z')
  await using shop = await httpMarketplace('far', [anOffer({ platform: 'far', itemId: '1' })], () => now)
  await using t = await testApp({ marketplaces: [shop.marketplace], clock: () => now })
  const get = async () => (await t.inject({ url: '/api/products/far-1' })).json()
  expect(await get()).toMatchObject({ success: true, product: { is_stale: false, fetched_at: '2026-03-01T10:00:00.000Z' } })
  shop.mode = 'down'
  now = new Date('2026-03-03T10:00:00Z')
  expect(await get()).toMatchObject({ success: true, product: { is_stale: true, fetched_at: '2026-03-01T10:00:00.000Z', price: 21 } })
})

test('a marketplace that does not answer is said so, and one of two is enough for the list', async () => {
  const failing = {
    search: () => Promise.reject(new MarketplaceError('other', 'quota', 'no more')),
    product: () => Promise.reject(new Error('boom')),
  }
  const broken = givenMarketplace([], { platform: 'other', label: 'Other', ...failing })
  await using alone = await testApp({ marketplaces: [broken] })
  for (const url of ['/api/products', '/api/products/other-1']) {
    const answer = await alone.inject({ url })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ success: false, code: 'marketplace_unavailable' })
  }
  await using both = await testApp({ marketplaces: [broken, givenMarketplace([anOffer()])] })
  expect((await both.inject({ url: '/api/products' })).json()).toMatchObject({
    success: true,
    total: 1,
    products: [{ id: 'sample-600000000001' }],
  })
})
