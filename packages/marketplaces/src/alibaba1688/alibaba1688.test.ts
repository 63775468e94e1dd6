import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cleanOffer } from '../clean/clean-offer.ts'
import { type Offer, priceAt } from '../port.ts'
import { type Alibaba1688Quirks, type Alibaba1688Simulator, gatewayError, simulateAlibaba1688 } from '../testing/alibaba1688-simulator.ts'
import { aQuery, asking, failureOf, mugId, never, openSimulated } from '../testing/asking.ts'
import { itConforms } from '../testing/conformance.ts'
import { aListing, someListings } from '../testing/goods.ts'
import { memoryAnswers } from '../testing/memory-answers.ts'
import type { Fault } from '../testing/service.ts'
import { type Alibaba1688Options, alibaba1688Marketplace } from './adapter.ts'
import { memoryTokens, type Tokens } from './tokens.ts'

let time = new Date('2026-03-01T10:00:00Z')
const now = () => time
const tokens: Tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' }
const givenAdapter = ({ baseUrl, appKey, appSecret }: Alibaba1688Simulator, parts: Partial<Alibaba1688Options> = {}) =>
  alibaba1688Marketplace({
    ...{
      baseUrl,
      appKey,
      appSecret,
      tokens,
      store: memoryTokens(),
      concurrency: 4,
      now,
      pauseMs: 1,
      restMs: 0,
      graceMs: 60_000,
    },
    ...parts,
  })

itConforms('1688', openSimulated(simulateAlibaba1688, givenAdapter))

describe('1688', () => {
  let simulator: Alibaba1688Simulator
  beforeEach(async () => {
    time = new Date('2026-03-01T10:00:00Z')
    simulator = await simulateAlibaba1688(someListings())
  })
  afterEach(() => simulator[Symbol.asyncDispose]())

  const has = (parts: Partial<Offer>) => simulator.listings.set(mugId, aListing(mugId, parts))
  const adapterOf = (options?: Partial<Alibaba1688Options>) => givenAdapter(simulator, options)
  const { product, search } = asking(adapterOf)
  const sentTo = (api: string) =>
    simulator.calls.filter(({ path }) => path.includes(`/${api}/`)).map(({ body }) => new URLSearchParams(body))
  const wishes = () => sentTo('product.search.keywordQuery').map((sent) => JSON.parse(sent.get('offerQueryParam') ?? ''))

  describe('a picture', () => {
    const picture = { id: 'a-picture', file: async () => Buffer.from('the bytes of a picture') }
    const wish = { picture, keywords: {}, text: '' }

    test('is uploaded once and searched by; what is wished beside it goes along in Chinese', async () => {
      const answers = memoryAnswers()
      const { search: ask } = asking(() => adapterOf({ answers }))
      const first = await ask({ ...wish, limit: 5 })
      expect(first.hits.length).toBe(5)
      await ask({ ...wish, keywords: { zh: '不锈钢' }, limit: 5 })
      expect([...simulator.pictures.values()].map(String)).toEqual(['the bytes of a picture'])
      const sent = sentTo('product.search.imageQuery').map((one) => JSON.parse(one.get('offerQueryParam') ?? ''))
      expect(sent).toMatchObject([
        { imageId: '900000', country: 'ru' },
        { imageId: '900000', keyword: '不锈钢' },
      ])
      expect(sentTo('product.search.keywordQuery')).toEqual([])
    })

    test('that is not accepted is named as a refusal, one that is gone finds nothing', async () => {
      simulator.refusesPictures = true
      await expect(search(wish)).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining('picture') })
      expect(await search({ ...wish, picture: { id: 'gone', file: async () => undefined } })).toEqual({ hits: [], total: 0 })
    })
  })

  test('the words that were searched for are told, where they are not the buyer’s own', async () => {
    expect((await search({ language: 'ru', keywords: { zh: '保温杯 500ml' }, text: 'термокружка 500 мл' })).keyword).toBe('保温杯 500ml')
    expect((await search({ language: 'zh', keywords: { zh: '保温杯' }, text: '保温杯' })).keyword).toBeUndefined()
  })

  test('an offer has the original and its translation, ladder, options made of the SKUs, seller and freight facts', async () => {
    has({ lotSize: 12 })
    expect(await product()).toMatchObject({
      id: '1688-610000000001',
      title: { zh: '不锈钢保温杯500毫升', ru: 'Термокружка из нержавеющей стали 500 мл', en: 'Stainless steel thermos mug 500 ml' },
      description: { zh: '保温六小时，双层不锈钢。' },
      attributes: [
        { name: { zh: '材质', ru: 'Материал', en: 'Material' }, value: { zh: '不锈钢', ru: 'нержавеющая сталь', en: 'stainless steel' } },
        {},
      ],
      options: [
        {
          pid: '3000',
          name: { zh: '颜色', ru: 'Цвет', en: 'Colour' },
          values: [
            { vid: '0', name: { zh: '黑色', ru: 'чёрный', en: 'black' }, imageUrl: 'https://cbu01.alicdn.com/img/ibank/black.jpg' },
            { vid: '1', name: { zh: '白色', ru: 'белый', en: 'white' } },
          ],
        },
      ],
      skus: [
        { skuId: '5101', propsIds: '3000:0', stock: 120 },
        { skuId: '5102', propsIds: '3000:1', stock: 80 },
      ],
      priceLadder: [
        { from: 3, minor: 1000 },
        { from: 100, minor: 800 },
      ],
      currency: 'CNY',
      moq: 3,
      lotSize: 12,
      mixedBatch: { pieces: 3, amountMinor: 20_000 },
      unit: { zh: '件', ru: 'шт.' },
      stock: 200,
      weightGrams: 300,
      productUrl: 'https://detail.1688.com/offer/610000000001.html',
      seller: { id: '1688:BBBseller', name: '永康市云杯工厂', years: 7, repurchaseRate: 0.21 },
      delivery: { from: { zh: '浙江 金华市', ru: 'Чжэцзян', en: 'Zhejiang' }, dispatchHours: 48 },
      salesCount: 640,
      rawDetailApi: {
        data_content: {
          item_id: mugId,
          sku_props: [
            { pid: '3000', prop_name: '颜色', prop_name_ru: 'Цвет', values: [{ vid: '0', name: '黑色', value_ru: 'чёрный' }, {}] },
          ],
          skus: [{ skuid: '5101', props_ids: '3000:0', props_names: '颜色:黑色', stock: 120 }, {}],
          tiered_price_info: { begin_num: 3, prices: [{ beginAmount: '3', price: '10.00' }, {}] },
        },
      },
    })
  })

  describe('delivery within China', () => {
    const shipTo = { province: '330000', city: '330100', district: '330108' }
    const asked = () => sentTo('product.freight.estimate').map((sent) => JSON.parse(sent.get('productFreightQueryParamsNew') ?? ''))

    test('is asked for where the shop says where to, for the smallest order; free is 0, and what is not asked is unknown', async () => {
      expect((await product())?.delivery?.fee).toBeUndefined()
      expect(asked()).toEqual([])
      expect((await product({ shipTo }))?.delivery?.fee).toEqual({ minor: 600, pieces: 3 })
      expect(asked()).toEqual([
        {
          offerId: Number(mugId),
          toProvinceCode: '330000',
          toCityCode: '330100',
          toCountryCode: '330108',
          totalNum: 3,
          logisticsSkuNumModels: [{ skuId: '5101', number: 3 }],
        },
      ])
      has({ delivery: { fee: { minor: 0, pieces: 3 } } })
      expect((await product({ shipTo }))?.delivery?.fee).toEqual({ minor: 0, pieces: 3 })
    })

    test('that is not permitted, refused or does not come costs no offer, and is not asked for again and again where it is not permitted', async () => {
      simulator.denied.add('freight.estimate')
      const adapter = adapterOf({ shipTo })
      for (const _ of [1, 2, 3]) expect((await adapter.product(mugId, 'ru', never))?.title.zh).toBe('不锈钢保温杯500毫升')
      expect(asked()).toHaveLength(1)
      time = new Date('2026-03-01T11:01:00Z')
      await adapter.product(mugId, 'ru', never)
      expect(asked()).toHaveLength(2)
      simulator.denied.clear()
      for (const fault of ['broken', 'silence'] as const) {
        simulator.fail(fault, { path: 'product.freight.estimate/1000000' })
        expect((await product({ shipTo, graceMs: 300 }))?.delivery).toMatchObject({ dispatchHours: 48 })
        simulator.heal()
      }
    })
  })

  describe('what its answers are sometimes like', () => {
    test.each<[string, Partial<Alibaba1688Quirks>]>([
      ['success as "true"', { successIsText: true }],
      ['numbers as text', { numbersAsText: true }],
      ['weights of SKUs in grams', { weightsIn: 'grams' }],
      ['weights of SKUs in kilograms', { weightsIn: 'kilograms' }],
    ])('%s: the same offer, and the same rows [section 9]', async (_, quirks) => {
      const before = [await product(), await search()]
      simulator.quirks = quirks
      expect([await product(), await search()]).toEqual(before)
    })

    test('missing Trans fields leave the Chinese original [section 9]', async () => {
      simulator.quirks = { hasNoTranslations: true }
      const offer = await product()
      expect(offer?.title).toEqual({ zh: '不锈钢保温杯500毫升' })
      expect(offer?.options[0]).toMatchObject({ name: { zh: '颜色' }, values: [{ name: { zh: '黑色' } }, {}] })
      expect((await search()).hits[0]?.offer.title).toEqual({ zh: '不锈钢保温杯500毫升' })
    })

    test('the packing is known by its sides; 1 each is what the form holds, and 0 is unknown', async () => {
      const boxOf = async (box: Alibaba1688Quirks['box'] | undefined) => {
        simulator.quirks = { ...(box ? { box } : {}), numbersAsText: true }
        return (await product())?.boxCm3
      }
      expect(await boxOf(undefined)).toBeUndefined()
      expect(await boxOf([60, 40, 35])).toBe(84_000)
      expect(await boxOf([60, 40, 0])).toBeUndefined()
      expect(await boxOf([1, 1, 30])).toBe(30)
      expect((await product())?.rawDetailApi?.data_content.skus).toMatchObject([{ package_info: { volume: 30 } }, {}])
    })

    test('certificates are facts with their whole numbers, whether they are listed as such or stand among the attributes', async () => {
      const fact = (zh: string, value: string) => ({ name: { zh }, value: { zh: value } })
      const stated = [fact('3C证书编号', '2021010901404556'), fact('认证', 'CE、RoHS'), fact('生产许可证编号', 'SC10637088300128')]
      has({ attributes: stated })
      simulator.quirks = {
        certificates: [
          ['CCC认证证书', '2023011602519873'],
          ['质检报告', '13912345678'],
          ['合格证', ''],
          ['', ''],
        ],
      }
      const name = { zh: '证书', ru: 'Сертификат', en: 'Certificate' }
      // Numbers as long as those of telephones are not taken for a way past the shop.
      expect(cleanOffer((await product())!).attributes).toMatchObject([
        ...stated,
        { name, value: { zh: 'CCC认证证书 2023011602519873' } },
        { name, value: { zh: '质检报告 13912345678' } },
        { name, value: { zh: '合格证' } },
      ])
    })

    test('prices that are null are unknown', async () => {
      simulator.quirks = { pricesAreNull: true }
      expect(await product()).toMatchObject({ priceLadder: [], skus: [{ stock: 120 }, { stock: 80 }] })
      expect((await search()).hits[0]?.offer.priceLadder).toEqual([])
    })

    test.each([
      [0, [1000, 800], [undefined, undefined]],
      [2, [1000, 800], [undefined, undefined]],
      [1, [900, 900], [900, 1200]],
    ] as const)('quoteType %i says whether the quantity or the SKU decides', async (quoteType, atQuantities, ofSkus) => {
      const [black, white] = aListing(mugId).skus
      has({
        skus: [
          { ...black!, priceMinor: 900, originPriceMinor: 1100 },
          { ...white!, priceMinor: 1200 },
        ],
      })
      simulator.quirks = { quoteType }
      const offer = await product()
      expect([3, 100].map((pieces) => priceAt(offer!.priceLadder, pieces))).toEqual(atQuantities)
      expect(offer?.skus.map(({ priceMinor }) => priceMinor)).toEqual(ofSkus)
      if (quoteType === 1) expect(offer?.skus[0]?.originPriceMinor).toBe(1100)
    })

    test.each(['expired', 'deleted', 'auditing'])('status %s: it is not for sale [section 9]', async (status) => {
      simulator.quirks = { status }
      expect(await product()).toBeUndefined()
    })

    test('a failure with 已下架 says that it was taken down; another one says nothing of the offer [section 9]', async () => {
      simulator.quirks = { failure: '该商品已下架' }
      expect(await product()).toBeUndefined()
      simulator.quirks = { failure: '系统繁忙' }
      expect(await failureOf(product())).toMatchObject({ kind: 'refused' })
      simulator.quirks = { failure: '系统繁忙', successIsText: true }
      expect(await failureOf(product())).toMatchObject({ kind: 'refused' })
    })

    test('a hostile description is text about goods when it is shown', async () => {
      simulator.quirks = {
        description: '<script>steal()</script><p onclick=x()>双层保温。加微信 cups_2020。</p><img src=x onerror=alert(1)>',
      }
      const offer = cleanOffer((await product())!)
      expect(offer.description?.zh).toContain('双层保温')
      expect(JSON.stringify(offer)).not.toMatch(/steal|onclick|onerror|cups_2020/)
    })
  })

  test('calls are signed and have one field of JSON each; the service checks both [section 9]', async () => {
    await search({ sort: 'price', price: { CNY: { maxMinor: 1250 } } })
    const [sent] = sentTo('product.search.keywordQuery')
    expect([...sent!.keys()].sort()).toEqual(['_aop_signature', '_aop_timestamp', 'access_token', 'offerQueryParam'])
    expect(wishes()).toEqual([
      { keyword: '保温杯', beginPage: 1, pageSize: 20, country: 'ru', keywordTranslate: false, sort: '{"price":"asc"}', priceEnd: '12.50' },
    ])
    expect(simulator.calls[0]).toMatchObject({
      method: 'POST',
      path: '/openapi/param2/1/com.alibaba.fenxiao.crossborder/product.search.keywordQuery/1000000',
    })
    expect(await failureOf(search({}, { appSecret: 'another' }))).toMatchObject({ kind: 'misconfigured' })
  })

  test('Chinese is never asked for as a translation, which the service refuses [section 9]', async () => {
    expect((await search({ language: 'zh' })).hits).toHaveLength(20)
    expect(wishes().map(({ country }) => country)).toEqual(['en'])
    expect((await adapterOf().product(mugId, 'zh', never))?.title.zh).toBe('不锈钢保温杯500毫升')
    expect(sentTo('product.search.queryProductDetail').map((sent) => JSON.parse(sent.get('offerDetailParam') ?? '').country)).toEqual([
      'ru',
      'en',
    ])
  })

  test('a page is kept by all that it was asked with, the language included', async () => {
    const adapter = adapterOf({ answers: memoryAnswers() })
    for (const language of ['ru', 'ru', 'en'] as const) await adapter.search(aQuery({ language }), never)
    expect(wishes().map(({ country }) => country)).toEqual(['ru', 'en'])
  })

  describe('the access token', () => {
    test('that ends mid-run is renewed once for all calls, with the newest refresh token [section 9]', async () => {
      const store = memoryTokens()
      const adapter = adapterOf({ store })
      for (let round = 1; round <= 2; round += 1) {
        simulator.expireToken()
        const answers = await Promise.all(['a', 'b', 'c'].map(() => adapter.search(aQuery(), never)))
        expect(answers.every(({ hits }) => hits.length === 20)).toBe(true)
        expect(simulator.refreshes).toBe(round)
      }
      expect(await store.read()).toMatchObject({ accessToken: simulator.tokens.access, refreshToken: simulator.tokens.refresh })
      expect(simulator.tokens.refresh).not.toBe('refresh-1')
    })

    test('is renewed shortly before it ends, by what the platform said', async () => {
      const adapter = adapterOf()
      simulator.expireToken()
      await adapter.search(aQuery(), never)
      time = new Date('2026-03-01T19:50:00Z')
      await adapter.search(aQuery(), never)
      expect(simulator.refreshes).toBe(1)
      time = new Date('2026-03-01T19:56:00Z')
      await adapter.search(aQuery(), never)
      expect(simulator.refreshes).toBe(2)
      // None of these calls was refused first.
      expect(sentTo('product.search.keywordQuery')).toHaveLength(4)
    })

    test('that cannot be renewed is a matter of the settings, and no error tells a secret', async () => {
      simulator.expireToken()
      simulator.tokens.refresh = 'another'
      const errors = [await failureOf(search()), await failureOf(search({}, { tokens: { accessToken: 'old' } }))]
      for (const error of errors) {
        expect(error).toMatchObject({ name: 'MarketplaceError', kind: 'misconfigured' })
        expect(`${error.stack} ${String(error.cause)}`).not.toMatch(/refresh-1|access-1|simulated-secret/)
      }
    })

    test('that were renewed are told by no error either', async () => {
      const adapter = adapterOf()
      simulator.expireToken()
      await adapter.search(aQuery(), never)
      const renewed = simulator.tokens.access
      expect(renewed).not.toBe(tokens.accessToken)
      simulator.fail({ status: 400, body: { error_code: 'gw.ParamMissing', error_message: `access_token=${renewed} lacks a field` } })
      const { message } = await failureOf(adapter.search(aQuery(), never))
      expect(message).toContain('lacks a field')
      expect(message).not.toContain(renewed)
    })
  })

  describe('when it refuses', () => {
    // [code, as what kind, how often it is asked]
    const table = [
      ['gw.SignatureInvalid', 'misconfigured', 1],
      ['gw.SignatureMissing', 'misconfigured', 1],
      ['gw.AppKeyMissing', 'misconfigured', 1],
      ['gw.AppKeyNotFound', 'misconfigured', 1],
      ['gw.ParamMissing', 'refused', 1],
      ['gw.APIUnsupported', 'misconfigured', 1],
      ['gw.APIACLDecline', 'not_permitted', 1],
      ['gw.NoUsageLeftError', 'quota', 1],
      ['gw.QosAppFrequencyLimit', 'busy', 2],
    ] as const
    const both = table.flatMap(([code, kind, calls]) => ([400, 200] as const).map((status) => [code, status, kind, calls] as const))

    test.each(both)('%s with status %i is %s, asked %i times [section 9: each gateway error]', async (code, status, kind, calls) => {
      simulator.fail(gatewayError(code, status))
      expect(await failureOf(search())).toMatchObject({ name: 'MarketplaceError', kind })
      expect(simulator.calls).toHaveLength(calls)
    })

    test.each([400, 200] as const)('401 with status %i is a token to renew [section 9]', async (status) => {
      simulator.refusalStatus = status
      simulator.expireToken()
      expect((await search()).hits).toHaveLength(20)
      expect(simulator.refreshes).toBe(1)
    })

    test('details may not be permitted while searching is [section 9]', async () => {
      simulator.denied.add('queryProductDetail')
      const adapter = adapterOf()
      expect(await failureOf(adapter.product(mugId, 'ru', never))).toMatchObject({ kind: 'not_permitted' })
      expect((await adapter.search(aQuery(), never)).hits).toHaveLength(20)
    })

    test('a spent quota is not asked again for a while; too many calls at a time become fewer', async () => {
      const adapter = adapterOf({ restMs: 60_000 })
      simulator.fail(gatewayError('gw.NoUsageLeftError', 400), { times: 1 })
      for (let call = 0; call < 3; call += 1) expect(await failureOf(adapter.search(aQuery(), never))).toMatchObject({ kind: 'quota' })
      expect(simulator.calls).toHaveLength(1)

      const crowd = adapterOf({ concurrency: 2 })
      simulator.maxAtOnce = 1
      simulator.calls.length = 0
      const held = simulator.hold()
      const answers = Promise.all([1, 2].map(() => crowd.search(aQuery(), never)))
      await vi.waitFor(() => expect(simulator.calls).toHaveLength(2))
      held.go()
      expect((await answers).map(({ hits }) => hits.length)).toEqual([20, 20])
    })

    test.each<Fault>(['broken', 'html', 'reset'])('%s: asked again, then said', async (fault) => {
      simulator.fail(fault, { times: 1 })
      expect((await search()).hits).toHaveLength(20)
      simulator.fail(fault)
      expect(await failureOf(search())).toMatchObject({ kind: 'unreachable' })
    })

    test('silence ends with the caller’s deadline', async () => {
      simulator.fail('silence')
      const deadline = AbortSignal.timeout(50)
      expect(await failureOf(adapterOf().search(aQuery(), deadline))).toBe(deadline.reason)
    })

    test('half an answer is a failure, not "nothing found"', async () => {
      simulator.fail({ status: 200, body: { result: { success: true, code: '200', result: { totalRecords: 5 } } } })
      expect(await failureOf(search())).toMatchObject({ kind: 'refused' })
    })

    test('nothing is sent over an open connection', () => {
      expect(() => adapterOf({ baseUrl: 'http://gw.open.1688.example' })).toThrow('neither https nor of this machine')
    })
  })
})
