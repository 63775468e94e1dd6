import type { RetrievedPart } from '@karavan/assistant/port.ts'
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

test('pages behind what one search gives go on without a gap or a repetition, from several marketplaces as well', async () => {
  const far = (platform: string): Marketplace => {
    const market = numbered(platform, 230)
    return { ...market, search: (query, ...others) => market.search({ ...query, limit: Math.min(query.limit, 100) }, ...others) }
  }
  const sources = sourcesOf([far('one'), far('two')])
  const ids: string[] = []
  for (let offset = 0; offset < 480; offset += 60)
    ids.push(...(await sources.retrieve(aQuery({ limit: 60, offset }), signal)).hits.map(({ offer }) => offer.id))
  expect(new Set(ids).size).toBe(460)
  expect(ids).toHaveLength(460)
})

test('scores are made comparable: a source that counts generously does not come before our own', async () => {
  const generous = numbered('one', 3)
  const strict = numbered('two', 3)
  const modest: Marketplace = {
    ...strict,
    stored: async () => [],
    search: async (...asked) => {
      const page = await strict.search(...asked)
      return { ...page, hits: page.hits.map((hit) => ({ ...hit, textScore: hit.textScore / 10 })) }
    },
  }
  const { hits } = await sourcesOf([generous, modest]).retrieve(aQuery(), signal)
  expect(hits.map(({ offer }) => offer.platform)).toEqual(['two', 'one', 'two', 'one', 'two', 'one'])
  // Of our own store alone they are one measure already, and stay what they are.
  const alone = await sourcesOf([modest, { ...givenMarketplace([]), stored: async () => [] }]).retrieve(aQuery(), signal)
  expect(alone.hits[0]?.textScore).toBe(0.1)
})

test('an offer that two ways to one marketplace have is one, with all steps of its price and both languages, and counts once', async () => {
  const both = { platform: '1688', itemId: '1', id: '1688-1' }
  const listed = anOffer({ ...both, title: { zh: '保温杯', ru: 'Термокружка' }, priceLadder: [{ from: 1, minor: 2100 }], moq: 1, salesCount: undefined }) // biome-ignore format: one offer
  const steps = [{ from: 5, minor: 2100 }, { from: 100, minor: 1900 }] // biome-ignore format: one list
  const detailed = anOffer({ ...both, title: { zh: '保温杯', en: 'Mug' }, priceLadder: steps, moq: 5, salesCount: 40 })
  const ways = [listed, detailed].map((offer) => givenMarketplace([offer], { platform: '1688', label: '1688' }))
  const found = await sourcesOf(ways).retrieve(aQuery(), signal)
  expect(found.hits.map(({ offer }) => offer)).toMatchObject([
    { id: '1688-1', title: { zh: '保温杯', ru: 'Термокружка', en: 'Mug' }, priceLadder: steps, moq: 5, salesCount: 40 },
  ])
  expect(found).toMatchObject({ total: 1, asked: ['1688'], failed: [] })
})

test('of two ways to one marketplace one fails: the marketplace has answered, in part; words that both were asked in are told once', async () => {
  const way = (search: Marketplace['search']) => givenMarketplace([], { platform: '1688', label: '1688', search })
  const answers: Marketplace['search'] = async () => ({ hits: [], total: 0, keyword: '保温杯' })
  const fails: Marketplace['search'] = () => Promise.reject(new MarketplaceError('1688', 'unreachable', 'down'))
  expect(await sourcesOf([way(fails), way(answers)]).retrieve(aQuery(), signal)).toMatchObject({
    asked: ['1688'],
    failed: [{ label: '1688', kind: 'unreachable', isPart: true }],
  })
  expect((await sourcesOf([way(answers), way(answers)]).retrieve(aQuery(), signal)).keywords).toEqual([{ source: '1688', text: '保温杯' }])
})

test('a used-up limit tells when it ends', async () => {
  const retryAt = new Date('2026-03-01T18:00:00Z')
  const search = () => Promise.reject(new MarketplaceError('slow', 'quota', 'used up', { retryAt }))
  expect((await sourcesOf([waitsFor(forEver, { search })]).retrieve(aQuery(), signal)).failed).toEqual([
    { label: 'Slow', kind: 'quota', retryAt: retryAt.toISOString() },
  ])
})

test('offers that are asked for at once get their turns, and who waits for a turn has not waited for the source', async () => {
  let most = 0
  let working = 0
  const release: (() => void)[] = []
  const product: Marketplace['product'] = async (itemId) => {
    working += 1
    most = Math.max(most, working)
    await new Promise<void>((done) => release.push(done))
    working -= 1
    return anOffer({ platform: 'one', itemId })
  }
  const sources = sourcesOf([{ ...numbered('one', 1), product, offersAtOnce: 2 }], 60_000)
  const client = (network: string) => ({ network, account: '' })
  const order: string[] = []
  const cart = ['1', '2', '3', '4'].map((id) =>
    sources.findOffer(`one-${id}`, signal, client('cart')).then((offer) => order.push(offer!.id)),
  )
  const single = sources.findOffer('one-9', signal, client('page')).then((offer) => order.push(offer!.id))
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => release.length).toBeGreaterThan(0)
    release.shift()?.()
    await new Promise((done) => setImmediate(done))
  }
  await Promise.all([...cart, single])
  expect(most).toBe(2)
  // A long cart keeps nobody waiting to its end.
  expect(order.indexOf('one-9')).toBeLessThan(4)
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
  [new MarketplaceError('slow', 'busy', 'too many at a time'), 'busy'],
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

test('one whose searches keep failing is still asked for offers', async () => {
  const search = vi.fn<Marketplace['search']>().mockRejectedValue(new MarketplaceError('slow', 'unreachable', 'down'))
  const sources = sourcesOf([givenMarketplace([anOffer({ itemId: '1' })], { search })])
  for (let times = 0; times < 8; times += 1) await sources.retrieve(aQuery(), signal)
  expect(search).toHaveBeenCalledTimes(5)
  expect(await sources.findOffer('sample-1', signal)).toMatchObject({ id: 'sample-1' })
})

test('a source that does not answer shows what it answered before, and since when', async () => {
  const old = anOffer({ id: 'slow-1', platform: 'slow', itemId: '1', fetchedAt: '2026-03-01T07:00:00.000Z' })
  const older = anOffer({ id: 'slow-2', platform: 'slow', itemId: '2', fetchedAt: '2026-03-01T06:00:00.000Z' })
  const kept = await givenMarketplace([old, older], { platform: 'slow' }).search(aQuery(), signal)
  const searchKept = vi.fn<NonNullable<Marketplace['searchKept']>>(async () => kept)
  const broken = vi.fn<Marketplace['search']>().mockRejectedValue(new MarketplaceError('slow', 'quota', 'no call is left'))
  const slow = givenMarketplace([], { platform: 'slow', label: 'Slow', search: broken, searchKept })
  const here = givenMarketplace([anOffer({ itemId: '9' })], { label: 'Here' })
  const found = await sourcesOf([slow, here]).retrieve(aQuery(), signal)
  expect(found.failed).toEqual([{ label: 'Slow', kind: 'quota', since: '2026-03-01T06:00:00.000Z' }])
  expect(found.asked).toEqual(['Slow', 'Here'])
  expect(found.hits.map(({ offer }) => offer.id).sort()).toEqual(['sample-9', 'slow-1', 'slow-2'])

  // Nothing is known, or that cannot be read either: it has failed, and no more.
  for (const answer of [async () => undefined, async () => Promise.reject(new Error('the database is away'))]) {
    searchKept.mockImplementation(answer)
    expect(await sourcesOf([slow, here]).retrieve(aQuery(), signal)).toMatchObject({
      asked: ['Here'],
      failed: [{ label: 'Slow', kind: 'quota' }],
    })
  }
  // One that answers is not asked what it said before.
  searchKept.mockClear()
  await sourcesOf([{ ...slow, search: async () => kept }]).retrieve(aQuery(), signal)
  expect(searchKept).not.toHaveBeenCalled()
})

test('what has come is told while others are waited for, again with each one that answers, and never when all are there', async () => {
  const release: Record<string, () => void> = {}
  const waits = (name: string, itemId: string): Marketplace => {
    const market = givenMarketplace([anOffer({ id: `${name}-${itemId}`, platform: name, itemId })], { platform: name, label: name })
    const opened = new Promise<void>((done) => {
      release[name] = done
    })
    return { ...market, search: async (...asked) => opened.then(() => market.search(...asked)) }
  }
  const quick = givenMarketplace([anOffer({ itemId: '9' })], { label: 'quick' })
  const told: { ids: string[]; waiting: string[] }[] = []
  const tell = vi.fn((part: RetrievedPart) => void told.push({ ids: part.hits.map(({ offer }) => offer.id), waiting: part.waiting }))
  const asking = sourcesOf([waits('one', '1'), quick, waits('two', '2')]).retrieve(aQuery(), signal, { onPart: { afterMs: 20, tell } })
  await vi.waitFor(() => expect(told).toEqual([{ ids: ['sample-9'], waiting: ['one', 'two'] }]))
  release.two?.()
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2))
  expect(told[1]?.ids.sort()).toEqual(['sample-9', 'two-2'])
  expect(told[1]?.waiting).toEqual(['one'])
  release.one?.()
  expect((await asking).hits).toHaveLength(3)
  await new Promise((done) => setTimeout(done, 60))
  expect(tell).toHaveBeenCalledTimes(2)

  // All in time: nothing is told at all.
  const all = vi.fn()
  await sourcesOf([quick, givenMarketplace([], { platform: 'far', label: 'far' })]).retrieve(aQuery(), signal, {
    onPart: { afterMs: 20, tell: all },
  })
  await new Promise((done) => setTimeout(done, 60))
  expect(all).not.toHaveBeenCalled()
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

test.each(['not_permitted', 'busy', 'quota'] as const)('%s is about our account: the source goes on being asked', async (kind) => {
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
