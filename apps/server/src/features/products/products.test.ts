import { MarketplaceError } from '@karavan/marketplaces/port.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anOffer, givenMarketplace } from '../../../test/marketplace.ts'

describe('products', async () => {
  const offers = [
    anOffer(),
    anOffer({ itemId: '600000000002', title: { zh: '帆布包' }, priceLadder: [], skus: [], options: [], images: [], seller: undefined }),
    anOffer({ itemId: '600000000003', title: { source: 'Kurzer Titel' }, currency: 'USD' }),
  ]
  const t = await testApp({ marketplaces: [givenMarketplace(offers)] })
  afterAll(() => t[Symbol.asyncDispose]())
  const get = (url: string, headers = {}) => t.inject({ url, headers })

  test('PR-32 G-80 the list has every product without its data, and says where it stands', async () => {
    const answer = await get('/api/products?include_data=false&language=ru&limit=2&offset=1&unknown=1')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ success: true, total: 3, limit: 2, offset: 1 })
    expect(answer.json().products.map((product: { id: string }) => product.id)).toEqual(['sample-600000000002', 'sample-600000000003'])
    expect(answer.json().products[0].data).toBeUndefined()
  })

  test('G-80 the list carries data when asked', async () => {
    const [first] = (await get('/api/products?include_data=true&limit=1')).json().products
    expect(first.data.raw_detail_api.data_content.skus).toHaveLength(1)
  })

  test('G-80 a platform that is not configured has nothing', async () => {
    expect((await get('/api/products?platform=nowhere')).json()).toMatchObject({ success: true, products: [], total: 0 })
  })

  test('PR-33 G-81 CU-01 CU-03 a product is in Russian and roubles unless asked otherwise, with its data', async () => {
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
        formatted_original: '21\u00a0CNY',
        conversion_needed: true,
      },
    })
    expect(product.data.raw_detail_api.data_content).toMatchObject({
      skus: [{ sku_id: '9001', props_ids: '1:10', stock: 120, sale_price: 21.5, origin_price: 24, currency: 'CNY' }],
      sku_props: [
        { pid: '1', prop_name: 'Цвет', prop_name_ru: 'Цвет', values: [{ vid: '10', name: '黑色', value: 'чёрный', value_ru: 'чёрный' }] },
      ],
    })
    expect(product.data.detail_specs).toEqual([{ name: 'Объём', value: '500 мл' }])
  })

  test.each([
    ['en', 'Steel thermos mug', 'black'],
    ['ru-RU', 'Термокружка стальная', 'чёрный'],
    ['zh', '不锈钢保温杯', '黑色'],
    ['fr', 'Термокружка стальная', 'чёрный'],
  ])('PR-33 G-82 language=%s gives %s', async (language, title, value) => {
    const { product } = (await get(`/api/products/sample-600000000001?language=${language}`)).json()
    expect(product.title).toBe(title)
    expect(product.data.raw_detail_api.data_content.sku_props[0].values[0].value).toBe(value)
  })

  test('G-82 a title in none of the languages is shown as the marketplace has it', async () => {
    expect((await get('/api/products/sample-600000000003')).json().product.title).toBe('Kurzer Titel')
  })

  test.each([
    ['?currency=CNY', {}, 'CNY', 21, false],
    ['?currency=cny', {}, 'CNY', 21, false],
    ['', { 'x-preferred-currency': 'USD' }, 'USD', 3.02, true],
    ['?currency=RUB', { 'x-preferred-currency': 'USD' }, 'RUB', 241.5, true],
  ])('G-81 CU-04 %s with header %j is in %s', async (query, headers, currency, price, needed) => {
    const { currency_conversion } = (await get(`/api/products/sample-600000000001${query}`, headers)).json().product
    expect(currency_conversion).toMatchObject({ target_currency: currency, converted_price: price, conversion_needed: needed })
  })

  test('CU-10 an unknown currency leaves the price as it is and says so', async () => {
    const { currency_conversion } = (await get('/api/products/sample-600000000001?currency=XXX')).json().product
    expect(currency_conversion).toMatchObject({ success: false, converted_price: 21, formatted_price: '21\u00a0CNY' })
  })

  test('an unknown price stays unknown', async () => {
    const { product } = (await get('/api/products/sample-600000000002')).json()
    expect(product).not.toHaveProperty('price')
    expect(product).not.toHaveProperty('currency_conversion')
  })

  test('G-81 data can be left out', async () => {
    expect((await get('/api/products/sample-600000000001?include_data=false')).json().product).not.toHaveProperty('data')
  })

  test.each(['sample-1', 'nowhere-600000000001', 'by', '%00', 'a%0Ab', '%F0%9F%98%80', '-', 'x'.repeat(201), '..%2F..%2Fetc'])(
    'G-81 product %s is not found',
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
    ['offset=-1', 422],
    [`q=${'x'.repeat(501)}`, 422],
  ])('G-02 G-07 the list refuses %s', async (query, status) => {
    const answer = await get(`/api/products?${query}`)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, code: status === 400 ? 'bad_request' : 'invalid', fields: expect.any(Object) })
  })

  test('PR-37 PR-39 G-79 a marketplace link leads to its product, whatever trails it', async () => {
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
  ])('PR-39 G-79 %s leads to no product', async (url) => {
    const answer = await get(`/api/products/by-url?url=${encodeURIComponent(url)}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ success: false, product: null, code: 'product_not_found', request_id: expect.any(String) })
  })

  test('G-02 G-07 a lookup without a link, or with one too long, is refused', async () => {
    expect((await get('/api/products/by-url')).statusCode).toBe(400)
    expect((await get(`/api/products/by-url?url=${'x'.repeat(2049)}`)).statusCode).toBe(422)
  })
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
