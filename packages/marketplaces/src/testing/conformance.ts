import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Marketplace, MarketplaceError, type Offer, type OfferQuery, type OfferSummary, parseOfferId } from '../port.ts'
import { servePicture } from './served-picture.ts'

/** An adapter in front of something that can be asked. */
export interface OpenedMarketplace extends AsyncDisposable {
  marketplace: Marketplace
  /** Words in Chinese and Russian that find more than ten of its offers, and fewer than a thousand. */
  goods: { zh: string; ru: string }
  /** An item that it has. */
  itemId: string
  /** Where it asks somebody else: from now on nobody is there. */
  goAway?(): void | Promise<void>
}

const never = new AbortController().signal

/** What the product relies on, whatever the marketplace: every adapter's tests run it. */
export function itConforms(name: string, open: () => Promise<OpenedMarketplace>): void {
  describe(`${name} is a marketplace`, () => {
    let opened: OpenedMarketplace
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened[Symbol.asyncDispose]())

    const aQuery = (parts: Partial<OfferQuery> = {}): OfferQuery => ({
      text: opened.goods.ru,
      language: 'ru',
      types: [],
      keywords: { zh: opened.goods.zh, ru: opened.goods.ru },
      limit: 5,
      offset: 0,
      ...parts,
    })
    const search = (parts: Partial<OfferQuery> = {}, signal = never) => opened.marketplace.search(aQuery(parts), signal)

    test('it has a name for people, and a platform that ids can begin with', () => {
      expect(opened.marketplace.label.trim()).not.toBe('')
      expect(opened.marketplace.platform).toMatch(/^[a-z0-9]+$/)
    })

    test('a search gives at most what is asked for, the best first, and says how many there are', async () => {
      const { hits, total } = await search()
      expect(hits).toHaveLength(5)
      expect(total).toBeGreaterThan(hits.length)
      const scores = hits.map(({ textScore }) => textScore)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
      for (const score of scores) expect(score >= 0 && score <= 1).toBe(true)
      for (const { offer } of hits) checkSummary(offer)
    })

    test('what it says of itself holds: its offers are of the platforms it names, and it compares pictures where it says so', async () => {
      const { platform, otherPlatforms, productById, searchesPictures, stored } = opened.marketplace
      const named = [platform, ...(otherPlatforms ?? [])]
      // A source of imported offers names no platforms of its own.
      if (!productById || otherPlatforms) for (const { offer } of (await search()).hits) expect(named).toContain(offer.platform)
      if (otherPlatforms) expect(productById).toBeTypeOf('function')
      if (!searchesPictures || stored) return
      await using served = await servePicture()
      const picture = { id: 'a-picture', file: async () => Buffer.from('the bytes of a picture'), link: async () => served.url }
      const { hits } = await search({ picture })
      expect(hits.length).toBeGreaterThan(0)
      expect(await search({ picture: { id: 'gone', file: async () => undefined, link: async () => undefined } })).toEqual({
        hits: [],
        total: 0,
      })
    })

    test('a page goes on where the one before ended', async () => {
      const pages = [await search(), await search({ offset: 5 })]
      const ids = pages.flatMap(({ hits }) => hits.map(({ offer }) => offer.id))
      expect(new Set(ids).size).toBe(10)
    })

    test('offers that were shown already are left out', async () => {
      const [first, second] = (await search()).hits
      const excludeIds = [first!.offer.id, second!.offer.id]
      const found = (await search({ excludeIds })).hits.map(({ offer }) => offer.id)
      expect(found.filter((id) => excludeIds.includes(id))).toEqual([])
    })

    test('what nobody sells, and signs alone, find nothing', async () => {
      for (const text of ['квантовый телепортатор zzqx', '???']) expect((await search({ text, keywords: { zh: text } })).hits).toEqual([])
    })

    test('an offer can be asked for by its id, whole', async () => {
      const offer = await opened.marketplace.product(opened.itemId, 'ru', never)
      checkOffer(offer!)
      expect(offer).toMatchObject({ itemId: opened.itemId })
    })

    test('what a search shows can be asked for as well', async () => {
      const [hit] = (await search()).hits
      const { id, itemId } = hit!.offer
      expect((await opened.marketplace.product(itemId, 'ru', never))?.id).toBe(id)
    })

    test.each(['999999999999', '0', 'no-such-item', '../admin', '1?language=zh', ''])('there is no offer %j', async (itemId) => {
      expect(await opened.marketplace.product(itemId, 'ru', never)).toBeUndefined()
    })

    test('who has left is not answered', async () => {
      const reason = new Error('the buyer has left')
      const gone = AbortSignal.abort(reason)
      await expect(search({}, gone)).rejects.toBe(reason)
      await expect(opened.marketplace.product(opened.itemId, 'ru', gone)).rejects.toBe(reason)
    })

    test('an outage is said to be one, not that there is nothing', async () => {
      if (!opened.goAway) return
      await opened.goAway()
      await expect(search({ keywords: { zh: '保温杯 新' } })).rejects.toBeInstanceOf(MarketplaceError)
      await expect(opened.marketplace.product(opened.itemId, 'ru', never)).rejects.toBeInstanceOf(MarketplaceError)
    })
  })
}

const isText = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''
const isAddress = (address: string): boolean => address.startsWith('/media/') || new URL(address).protocol === 'https:'
const isMinor = (minor: number): boolean => Number.isSafeInteger(minor) && minor > 0

function checkSummary(offer: OfferSummary | Offer): void {
  expect(parseOfferId(offer.id)).toEqual({ platform: offer.platform, itemId: offer.itemId })
  expect(Object.values(offer.title).some(isText)).toBe(true)
  expect(offer.currency).toMatch(/^[A-Z]{3}$/)
  expect(Number.isInteger(offer.moq) && offer.moq >= 1).toBe(true)
  const from = offer.priceLadder.map((step) => step.from)
  expect(from).toEqual([...new Set(from)].sort((a, b) => a - b))
  expect(offer.priceLadder.every(({ minor }) => isMinor(minor))).toBe(true)
  expect(
    [...offer.images, ...(offer.videoUrl ? [offer.videoUrl] : []), ...(offer.productUrl ? [offer.productUrl] : [])].every(isAddress),
  ).toBe(true)
  if (offer.seller) expect(isText(offer.seller.id) && isText(offer.seller.name)).toBe(true)
  for (const share of [offer.seller?.repurchaseRate ?? 0]) expect(share >= 0 && share <= 1).toBe(true)
  for (const count of [offer.stock, offer.weightGrams, offer.boxCm3, offer.salesCount, offer.lotSize])
    if (count !== undefined) expect(Number.isInteger(count)).toBe(true)
  expect(new Date(offer.fetchedAt).toISOString()).toBe(offer.fetchedAt)
}

function checkOffer(offer: Offer): void {
  checkSummary(offer)
  const pairs = new Set(offer.options.flatMap(({ pid, values }) => values.map(({ vid }) => `${pid}:${vid}`)))
  expect(new Set(offer.skus.map(({ skuId }) => skuId)).size).toBe(offer.skus.length)
  for (const sku of offer.skus) {
    expect(typeof sku.skuId).toBe('string')
    expect(Number.isInteger(sku.stock) && sku.stock >= 0).toBe(true)
    expect(sku.priceMinor === undefined || isMinor(sku.priceMinor)).toBe(true)
    for (const pair of sku.propsIds.split(';').filter(Boolean)) expect(pairs).toContain(pair)
  }
  expect(offer.attributes.every(({ name, value }) => Object.values(name).some(isText) && Object.values(value).some(isText))).toBe(true)
  expect(offer.rawDetailApi?.data_content).toBeTypeOf('object')
  // It is kept and handed on as JSON.
  expect(JSON.parse(JSON.stringify(offer))).toEqual(offer)
}
