import { type Marketplace, MarketplaceError, type OfferQuery } from '@karavan/marketplaces/port.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { expect, test, vi } from 'vitest'
import { nobody } from '../../platform/fair-line.ts'
import { createLog } from '../../platform/log.ts'
import { createSources } from './service.ts'
import { searchesOfTurn } from './turn-budget.ts'

const signal = new AbortController().signal
const aQuery = (parts: Partial<OfferQuery> = {}): OfferQuery => ({
  text: 'mugs',
  language: 'en',
  types: [],
  keywords: {},
  limit: 10,
  offset: 0,
  ...parts,
})
const sourcesOf = (marketplaces: Marketplace[], deadlineMs = 1_000) => createSources(marketplaces, { deadlineMs, log: createLog('silent') })
const numbered = (platform: string, count: number) =>
  givenMarketplace(
    Array.from({ length: count }, (_, index) => anOffer({ platform, itemId: `${index + 1}` })),
    { platform, label: `Label ${platform}` },
  )
const waitsFor = (promise: Promise<never>, parts: Partial<Marketplace> = {}) =>
  givenMarketplace([], { platform: 'slow', label: 'Slow', search: () => promise, product: () => promise, ...parts })
const forEver = new Promise<never>(() => {})

test('asks every marketplace and mixes their answers by how well the words fit', async () => {
  const found = await sourcesOf([numbered('one', 2), numbered('two', 3)]).retrieve(aQuery(), signal)
  expect(found.hits.map((hit) => hit.offer.id)).toEqual(['one-1', 'two-1', 'one-2', 'two-2', 'two-3'])
  expect(found).toMatchObject({ total: 5, asked: ['Label one', 'Label two'], failed: [] })
})

test('texts of others are clean, those of our own store were cleaned when they came in', async () => {
  const title = { en: 'Steel mug, WeChat: cups_2020' }
  const answering = (parts: Partial<Marketplace>) => givenMarketplace([anOffer({ platform: 'one', title })], { platform: 'one', ...parts })
  const titlesOf = async (sources: ReturnType<typeof sourcesOf>) => [
    (await sources.retrieve(aQuery(), signal)).hits[0]?.offer.title.en,
    (await sources.findOffer('one-600000000001', signal))?.title.en,
  ]
  expect(await titlesOf(sourcesOf([answering({})]))).toEqual(['Steel mug', 'Steel mug'])
  expect(await titlesOf(sourcesOf([answering({ stored: async () => [] })]))).toEqual([title.en, title.en])
})

test('pages of several marketplaces join without a gap or a repetition', async () => {
  const sources = sourcesOf([numbered('one', 7), numbered('two', 4)])
  const ids: string[] = []
  for (let offset = 0; offset < 12; offset += 3) {
    const page = await sources.retrieve(aQuery({ limit: 3, offset }), signal)
    ids.push(...page.hits.map((hit) => hit.offer.id))
  }
  expect(ids).toHaveLength(11)
  expect(new Set(ids).size).toBe(11)
})

test('one that does not answer in time is named, and holds nobody up longer than its deadline', async () => {
  const sources = sourcesOf([waitsFor(forEver), numbered('one', 1)], 30)
  expect(await sources.retrieve(aQuery(), signal)).toMatchObject({
    hits: [{ offer: { id: 'one-1' } }],
    asked: ['Label one'],
    failed: [{ label: 'Slow', kind: 'timeout' }],
  })
})

test.each([
  [new MarketplaceError('slow', 'quota', 'used up'), 'quota'],
  [new MarketplaceError('slow', 'misconfigured', 'no key'), 'misconfigured'],
  [new TypeError('a bug'), 'unreachable'],
])('one that fails with %o is named as %s', async (error, kind) => {
  const sources = sourcesOf([waitsFor(forEver, { search: () => Promise.reject(error) }), numbered('one', 1)])
  expect(await sources.retrieve(aQuery(), signal)).toMatchObject({ asked: ['Label one'], failed: [{ label: 'Slow', kind }] })
})

test('a turn that is stopped stops asking', async () => {
  const stop = new AbortController()
  const asking = sourcesOf([waitsFor(forEver)]).retrieve(aQuery(), stop.signal)
  stop.abort(new Error('stopped'))
  await expect(asking).rejects.toThrow('stopped')
  await expect(sourcesOf([numbered('one', 1)]).retrieve(aQuery(), stop.signal)).rejects.toThrow('stopped')
})

test('a source gets no more searches at a time than it takes; the others wait in their order, or give up', async () => {
  const running: (() => void)[] = []
  const order: string[] = []
  let most = 0
  const search: Marketplace['search'] = async ({ text }) => {
    order.push(text)
    await new Promise<void>((done) => {
      running.push(done)
      most = Math.max(most, running.length)
    })
    return { hits: [], total: 0 }
  }
  const sources = sourcesOf([givenMarketplace([], { search, searchesAtOnce: 2 })])
  const stop = new AbortController()
  const asked = ['a', 'b', 'c', 'd', 'e'].map((text) => sources.retrieve(aQuery({ text }), text === 'c' ? stop.signal : signal))
  stop.abort(new Error('stopped'))
  await expect(asked[2]).rejects.toThrow('stopped')
  for (let ended = 0; ended < 4; ended += 1) {
    await vi.waitFor(() => expect(running.length).toBeGreaterThan(0))
    running.shift()?.()
    await new Promise((done) => setImmediate(done))
  }
  await Promise.allSettled(asked)
  expect(order).toEqual(['a', 'b', 'd', 'e'])
  expect(most).toBe(2)
})

test('one that keeps failing is left alone for a while; a wrong setting or a buyer who leaves does not count', async () => {
  const search = vi.fn<Marketplace['search']>().mockRejectedValue(new MarketplaceError('slow', 'unreachable', 'down'))
  const sources = sourcesOf([givenMarketplace([], { search })])
  for (let times = 0; times < 8; times += 1) await sources.retrieve(aQuery(), signal)
  expect(search).toHaveBeenCalledTimes(5)

  const gone = vi.fn<Marketplace['search']>().mockReturnValue(forEver)
  const others = sourcesOf([givenMarketplace([], { search: gone })])
  for (let times = 0; times < 8; times += 1) {
    const stop = new AbortController()
    const asking = others.retrieve(aQuery(), stop.signal)
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(times + 1))
    stop.abort()
    await asking.catch(() => {})
  }
  expect(gone).toHaveBeenCalledTimes(8)
})

test('our own store is never left alone: it answers again with the first search after the database does', async () => {
  const search = vi.fn<Marketplace['search']>().mockRejectedValue(new Error('the database is away'))
  const store = givenMarketplace([anOffer({ itemId: '1' })], { stored: async () => [] })
  const sources = sourcesOf([{ ...store, search }])
  for (let times = 0; times < 20; times += 1)
    expect((await sources.retrieve(aQuery(), signal)).failed).toEqual([{ label: 'Sample market', kind: 'unreachable' }])
  search.mockImplementation(store.search)
  expect(await sources.retrieve(aQuery(), signal)).toMatchObject({ hits: [{ offer: { id: 'sample-1' } }], failed: [] })
})

test('finds an offer by its id where its marketplace is configured, and imported ones by their own platform', async () => {
  const imported = anOffer({ platform: 'real', itemId: '7' })
  const catalogue = givenMarketplace([], { platform: 'catalogue', productById: async (id) => (id === imported.id ? imported : undefined) })
  const sources = sourcesOf([numbered('one', 1), catalogue])
  expect((await sources.findOffer('one-1', signal))?.id).toBe('one-1')
  expect((await sources.findOffer('real-7', signal))?.id).toBe('real-7')
  for (const id of ['one-2', 'real-8', 'none-1', 'nonsense', '']) expect(await sources.findOffer(id, signal)).toBeUndefined()
})

test('of two sources of one platform the other answers when the first cannot, and an offer of both is shown once', async () => {
  const failing = givenMarketplace([], {
    platform: 'one',
    product: () => Promise.reject(new MarketplaceError('one', 'not_permitted', 'no right to details')),
  })
  const other = numbered('one', 2)
  const sources = sourcesOf([failing, other])
  expect((await sources.findOffer('one-1', signal))?.id).toBe('one-1')
  // Nobody may call an offer gone that one source could not look up.
  await expect(sources.findOffer('one-3', signal)).rejects.toMatchObject({ kind: 'not_permitted' })
  expect((await sourcesOf([other, numbered('one', 3)]).retrieve(aQuery(), signal)).hits.map((hit) => hit.offer.id)).toEqual([
    'one-1',
    'one-2',
    'one-3',
  ])
})

test.each(['not_permitted', 'quota'] as const)('%s is about our account: the source goes on being asked', async (kind) => {
  const product = vi.fn<Marketplace['product']>().mockRejectedValue(new MarketplaceError('one', kind, 'no'))
  const sources = sourcesOf([{ ...numbered('one', 1), product }])
  for (let times = 0; times < 8; times += 1) await expect(sources.findOffer('one-1', signal)).rejects.toMatchObject({ kind })
  expect(product).toHaveBeenCalledTimes(8)
  expect((await sources.retrieve(aQuery(), signal)).asked).toEqual(['Label one'])
})

test('a platform is connected where a source has its offers', async () => {
  const catalogue = givenMarketplace([], { platform: 'catalogue', productById: async () => undefined, platforms: async () => ['myshop'] })
  const sources = sourcesOf([numbered('one', 1), catalogue])
  const asked = ['one', 'myshop', 'catalogue', 'taobao']
  expect(await Promise.all(asked.map((platform) => sources.isConnected(platform, signal)))).toEqual([true, true, true, false])
})

test('imported offers lie in our own database also where a marketplace elsewhere has several platforms', async () => {
  const imported = anOffer({ platform: 'myshop', itemId: '7' })
  const catalogue = givenMarketplace([], {
    platform: 'catalogue',
    productById: async (id) => (id === imported.id ? imported : undefined),
    stored: async () => [{ id: imported.id, version: '1', offer: imported }],
  })
  const elsewhere = givenMarketplace([], {
    platform: '1688',
    otherPlatforms: ['taobao'],
    productById: async (id) => (id === 'taobao-7' ? anOffer({ platform: 'taobao', itemId: '7' }) : undefined),
  })
  const sources = sourcesOf([elsewhere, catalogue])
  expect(['myshop-7', 'taobao-7', '1688-7'].map((id) => sources.isStored(id))).toEqual([true, false, false])
  expect((await sources.findOffer('taobao-7', signal))?.id).toBe('taobao-7')
  expect((await sources.findStored([{ id: 'myshop-7' }, { id: 'taobao-7' }], signal)).map(({ id }) => id)).toEqual(['myshop-7'])
})

test('a reply asks elsewhere a few times and our own store as often as it likes', async () => {
  const [elsewhere, here] = [numbered('elsewhere', 1), { ...numbered('here', 1), stored: async () => [] }]
  const asked = [elsewhere, here].map((one) => vi.spyOn(one, 'search'))
  const search = searchesOfTurn(sourcesOf([elsewhere, here]), nobody)
  const found = []
  for (let at = 0; at < 20; at += 1) found.push(await search(aQuery(), signal))
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([8, 20])
  expect(found.at(-1)).toMatchObject({ asked: ['Label here'], failed: [], hits: [{ offer: { id: 'here-1' } }] })
})
