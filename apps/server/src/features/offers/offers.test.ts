import { findLink } from '@karavan/marketplaces/links.ts'
import { upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { testDb } from '@karavan/testing/db.ts'
import { httpMarketplace } from '@karavan/testing/http-marketplace.ts'
import { anOffer } from '@karavan/testing/marketplace.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { createSources } from '../sources/service.ts'
import { dropOldDetails, listDetails, takeFetch } from './repository.ts'
import { createOffers, type OffersDeps, shownMaxAgeMs } from './service.ts'

const minute = 60_000
const hour = 60 * minute
const never = new AbortController().signal

describe('offers', async () => {
  const start = new Date('2026-03-01T10:00:00Z')
  let now = start
  const clock = () => now
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const log = createLog('silent')
  const database = await testDb()
  const mug = (itemId: string, parts = {}) =>
    anOffer({ platform: 'far', itemId, productUrl: `https://detail.1688.com/offer/${itemId}.html`, ...parts })
  const shop = await httpMarketplace('far', [], clock)
  const open = (parts: Partial<OffersDeps> & { deadlineMs?: number } = {}) => {
    const { deadlineMs = 5_000, ...replaced } = parts
    const sources = createSources([shop.marketplace, sampleMarketplace(database.db)], { deadlineMs, log })
    const offers = createOffers({ db: database.db, sources, clock, log, ...replaced })
    return { ...offers, find: (id: string, maxAgeMs = shownMaxAgeMs, signal = never) => offers.find(id, { maxAgeMs }, signal) }
  }
  let offers: ReturnType<typeof open>
  beforeEach(async () => {
    offers?.close()
    await database.truncate()
    now = start
    shop.release()
    shop.calls.clear()
    shop.offers = new Map(['1', '2'].map((itemId) => [itemId, mug(itemId)]))
    offers = open()
  })
  afterAll(async () => {
    offers.close()
    await shop[Symbol.asyncDispose]()
    await database.close()
  })
  const asked = (itemId = '1') => shop.calls.get(itemId) ?? 0
  const kept = async (id: string) => (await listDetails(database.db, [id]))[0]

  test('an answer is kept whole, with the marketplace’s own, and serves until it is an hour old', async () => {
    shop.offers.set('1', mug('1', { rawDetailApi: { data_content: { item_id: '1', odd: 'a\u0000b' } }, title: { ru: 'Кружка\u0000' } }))
    const first = await offers.find('far-1')
    expect(first).toMatchObject({ isStale: false, offer: { id: 'far-1', fetchedAt: '2026-03-01T10:00:00.000Z' } })
    wait(59 * minute)
    const second = await open().find('far-1')
    expect(asked()).toBe(1)
    expect(second).toMatchObject({ isStale: false, offer: { id: 'far-1', fetchedAt: '2026-03-01T10:00:00.000Z' } })
    expect(second.offer).toMatchObject({ title: { ru: 'Кружка' }, rawDetailApi: { data_content: { item_id: '1', odd: 'ab' } } })
    expect(second.offer).toEqual(first.offer)
  })

  test('an older one is shown at once, marked as old, and refreshed behind it', async () => {
    const { offer } = await offers.find('far-1')
    wait(2 * hour)
    shop.offers.set('1', mug('1', { stock: 7 }))
    shop.mode = 'held'
    expect(await offers.find('far-1')).toMatchObject({
      isStale: true,
      offer: expect.objectContaining({ fetchedAt: offer.fetchedAt, stock: 120 }),
    })
    await shop.called(2)
    shop.release()
    await expect.poll(() => offers.find('far-1')).toMatchObject({ isStale: false, offer: { stock: 7 } })
    expect(asked()).toBe(2)
  })

  test('a caller who wants it newer waits for the marketplace', async () => {
    await offers.find('far-1')
    wait(minute)
    shop.offers.set('1', mug('1', { stock: 3 }))
    expect((await offers.find('far-1', 2 * minute)).offer.stock).toBe(120)
    expect((await offers.find('far-1', minute / 2)).offer.stock).toBe(3)
    expect((await offers.find('far-1', 0)).offer.stock).toBe(3)
  })

  test('processes that want one offer at the same time ask for it once, and one that dies over it holds nobody up for long', async () => {
    const other = open()
    shop.mode = 'held'
    const found = [offers, other, offers, other].map((one) => one.find('far-1'))
    await shop.called(1)
    // The others had their chance to ask as well.
    await new Promise((done) => setTimeout(done, 400))
    shop.release()
    for (const { offer } of await Promise.all(found)) expect(offer.id).toBe('far-1')
    expect(asked()).toBe(1)
    expect(await database.db.selectFrom('offer_fetch').selectAll().execute()).toEqual([])

    await takeFetch(database.db, 'far-2', 'of a process that has died', 1)
    expect((await other.find('far-2')).offer.id).toBe('far-2')
    expect(asked('2')).toBe(1)
    other.close()
  })

  test('who waits long for the marketplace goes on having the lease: nobody else asks meanwhile', async () => {
    const patient = open({ renewMs: 20 })
    const other = open()
    shop.mode = 'held'
    const found = patient.find('far-1')
    await shop.called(1)
    // As after waiting for longer than a lease.
    const ended = async () => {
      const { rows } = await sql<{ is_over: boolean }>`select lease_until < now() as is_over from offer_fetch`.execute(database.db)
      return rows.map(({ is_over }) => is_over)
    }
    await sql`update offer_fetch set lease_until = now() - interval '1 second'`.execute(database.db)
    await expect.poll(ended).toEqual([false])
    const theirs = other.find('far-1')
    // They had their chance to ask as well.
    await new Promise((done) => setTimeout(done, 400))
    shop.release()
    for (const { offer } of await Promise.all([found, theirs])) expect(offer.id).toBe('far-1')
    expect(asked()).toBe(1)
    expect(await database.db.selectFrom('offer_fetch').selectAll().execute()).toEqual([])
    for (const one of [patient, other]) one.close()
  })

  test('where one process was told that there is none, or nothing, the one that waited asks itself', async () => {
    const other = open()
    shop.offers.delete('1')
    const outcomes = await Promise.allSettled([offers.find('far-1'), other.find('far-1')])
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual([
      'product_not_found',
      'product_not_found',
    ])
    other.close()
  })

  test('all who want one offer share one call, also when the first of them leaves', async () => {
    shop.mode = 'held'
    const leaver = new AbortController()
    const first = offers.find('far-1', 0, leaver.signal)
    const others = [offers.find('far-1'), offers.find('far-1', 0), offers.find('far-1')]
    await shop.called(1)
    leaver.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    shop.release()
    for (const found of await Promise.all(others)) expect(found.offer.id).toBe('far-1')
    expect(asked()).toBe(1)
  })

  test('what was asked for is kept, even when everybody left', async () => {
    shop.mode = 'held'
    const leaver = new AbortController()
    const asking = offers.find('far-1', 0, leaver.signal)
    await shop.called(1)
    leaver.abort(new Error('left'))
    await expect(asking).rejects.toThrow('left')
    shop.release()
    await expect.poll(() => kept('far-1')).toMatchObject({ id: 'far-1' })
  })

  test('a marketplace that is away: what is kept is given with its age, and its place is not asked again and again', async () => {
    await offers.find('far-1')
    wait(2 * hour)
    shop.mode = 'down'
    expect(await offers.find('far-1', 0)).toMatchObject({ isStale: true, offer: { fetchedAt: '2026-03-01T10:00:00.000Z' } })
    const before = asked()
    for (let times = 0; times < 3; times += 1) expect(await offers.find('far-1')).toMatchObject({ isStale: true })
    expect(asked()).toBe(before)
    await expect(offers.find('far-2')).rejects.toMatchObject({ code: 'marketplace_unavailable' })
    wait(31 * 24 * hour)
    await expect(offers.find('far-1')).rejects.toMatchObject({ code: 'marketplace_unavailable' })
  })

  test('one that is too slow counts as away', async () => {
    await offers.find('far-1')
    wait(2 * hour)
    shop.mode = 'held'
    const hasty = open({ deadlineMs: 30 })
    expect(await hasty.find('far-1', 0)).toMatchObject({ isStale: true })
    await expect(hasty.find('far-2')).rejects.toMatchObject({ code: 'marketplace_unavailable' })
    hasty.close()
  })

  test('an offer that is gone is not asked for again within a minute, and what was kept of it goes too', async () => {
    await offers.find('far-1')
    shop.offers.delete('1')
    await expect(offers.find('far-1', -1)).rejects.toMatchObject({ code: 'product_not_found' })
    expect(await kept('far-1')).toBeUndefined()
    await expect(offers.find('far-1')).rejects.toMatchObject({ code: 'product_not_found' })
    expect(asked()).toBe(2)
    shop.offers.set('1', mug('1'))
    wait(minute + 1)
    expect((await offers.find('far-1')).offer.id).toBe('far-1')
  })

  test('many at once: each has its own outcome', async () => {
    await upsertOffers(database.db, [anOffer()])
    await offers.find('far-1')
    shop.mode = 'down'
    const found = await offers.findAll(
      ['sample-600000000001', 'far-1', 'far-2', 'sample-9', 'nowhere-1', 'nonsense', 'far-1'],
      { maxAgeMs: hour },
      never,
    )
    expect(Object.fromEntries([...found].map(([id, { kind }]) => [id, kind]))).toEqual({
      'sample-600000000001': 'found',
      'far-1': 'found',
      'far-2': 'unavailable',
      'sample-9': 'gone',
      'nowhere-1': 'gone',
      nonsense: 'gone',
    })
    expect(await offers.findAll([], { maxAgeMs: 0 }, never)).toEqual(new Map())
  })

  test('offers of the product’s own database have no copy: a change there is seen at once, whatever their age', async () => {
    await upsertOffers(database.db, [anOffer()])
    expect(await offers.find('sample-600000000001', 0)).toMatchObject({ isStale: false, offer: { stock: 120 } })
    await upsertOffers(database.db, [anOffer({ stock: 5 })])
    expect(await offers.find('sample-600000000001')).toMatchObject({ isStale: false, offer: { stock: 5 } })
    expect(await kept('sample-600000000001')).toBeUndefined()
  })

  test('an answer that comes late does not replace a later one', async () => {
    await offers.find('far-1')
    const later = now
    shop.offers.set('1', mug('1', { stock: 1 }))
    now = new Date(now.getTime() - minute)
    await offers.find('far-1', -minute - 1)
    now = later
    expect(await kept('far-1')).toMatchObject({ stock: 120, fetchedAt: later.toISOString() })
  })

  test('a caller who knows an offer’s version learns whether it still holds', async () => {
    await upsertOffers(database.db, [anOffer()])
    for (const id of ['far-1', 'sample-600000000001']) {
      const ask = (version?: string) => offers.findUnlessKnown(id, { maxAgeMs: hour, version }, never)
      const first = await ask()
      expect(first.offer?.id).toBe(id)
      expect(await ask(first.version)).not.toHaveProperty('offer')
      expect((await ask('another')).offer?.id).toBe(id)
    }
    await upsertOffers(database.db, [anOffer({ stock: 1 })])
    const before = await offers.findUnlessKnown('sample-600000000001', { maxAgeMs: hour, version: undefined }, never)
    await upsertOffers(database.db, [anOffer({ stock: 2 })])
    const after = await offers.findUnlessKnown('sample-600000000001', { maxAgeMs: hour, version: before.version }, never)
    expect(after.offer?.stock).toBe(2)
    await expect(offers.findUnlessKnown('sample-9', { maxAgeMs: hour, version: 'x' }, never)).rejects.toMatchObject({
      code: 'product_not_found',
    })
  })

  test('old details are dropped', async () => {
    await offers.find('far-1')
    await dropOldDetails(database.db, now)
    expect(await kept('far-1')).toBeDefined()
    await dropOldDetails(database.db, new Date(now.getTime() + 1))
    expect(await kept('far-1')).toBeUndefined()
  })

  test('a link leads to an offer, to one that is not here, or to a site that is not a marketplace [G-72]', async () => {
    await upsertOffers(database.db, [anOffer()])
    const follow = async (url: string) => {
      const found = await offers.findByLink(url, { maxAgeMs: hour }, never)
      return typeof found === 'string' ? found : found.offer.id
    }
    expect(await follow('see https://market.karavan.example/offer/600000000001.html')).toBe('sample-600000000001')
    expect(await follow('https://market.karavan.example/offer/600000000002.html')).toBe('unknown')
    // Their marketplaces are asked by nobody here: that their goods were withdrawn is more than anyone knows.
    for (const known of ['https://detail.1688.com/offer/600000000001.html', 'https://item.taobao.com/item.htm?id=7'])
      expect(await follow(known)).toBe('unconnected')
    expect(await follow('https://qr.1688.com/s/abc')).toBe('short')
    for (const foreign of ['https://example.com/', 'no link']) expect(await follow(foreign)).toBe('unsupported')
  })

  test('a short link leads on where that is switched on, and stays one where nobody says where to [W-06]', async () => {
    await upsertOffers(database.db, [anOffer()])
    const followShortLink = async (url: string) =>
      url.endsWith('/s/ab') ? findLink('https://market.karavan.example/offer/600000000001.html') : undefined
    const following = open({ followShortLink })
    const follow = async (url: string) => following.findByLink(url, { maxAgeMs: hour }, never)
    expect(await follow('https://qr.1688.com/s/ab')).toMatchObject({ offer: { id: 'sample-600000000001' } })
    expect(await follow('https://qr.1688.com/s/other')).toBe('short')
    following.close()
  })
})
