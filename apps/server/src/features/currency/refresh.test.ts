// @database either
import type { DeskRate } from '@karavan/contract/desk-rates.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { aPlainOffer, givenOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createLog } from '../../platform/log.ts'
import { grantOperator } from '../roles/service.ts'
import { cbrXml, erApiJson, givenRateSources, mirrorJson } from './given-rate-sources.ts'
import { refreshRates } from './refresh.ts'
import { listRateHistory, setOperatorRate } from './service.ts'

const hour = 60 * 60_000
const signal = new AbortController().signal

describe('published rates [W-08 G-87]', async () => {
  const sources = await givenRateSources()
  let now = new Date('2026-03-24T10:00:00Z')
  const offer = aPlainOffer('600000000009')
  const t = await testApp({
    clock: () => now,
    marketplaces: [givenMarketplace([offer])],
    verifyToken: testUsers,
    settings: sources.settings,
  })
  beforeEach(async () => {
    await t.truncate()
    // What the product remembers of rates is read anew after a second.
    now = new Date(Math.max(now.getTime() + hour, Date.parse('2026-03-24T10:00:00Z')))
    sources.answers = {}
    sources.asked.length = 0
  })
  afterAll(async () => {
    await t[Symbol.asyncDispose]()
    await sources[Symbol.asyncDispose]()
  })

  const refresh = () => refreshRates({ db: t.db, clock: () => now, log: createLog('silent'), config: readConfig(sources.settings) }, signal)
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const today = () => now.toISOString().slice(0, 10)
  const inRussia = () => today().split('-').reverse().join('.')
  /** What one unit costs now, and what is said of it. */
  const priced = async (from = 'CNY') => {
    later(2_000)
    const payload = { amount: 100, from_currency: from, to_currency: 'RUB' }
    const { exchange_rate, rate_source, rate_at, rate_is_old } = (
      await t.inject({ method: 'POST', url: '/api/currency/convert', payload })
    ).json()
    return { rate: exchange_rate, source: rate_source, at: rate_at, ...(rate_is_old ? { isOld: true } : {}) }
  }
  const bundled = { rate: 11.5, source: 'bundled', at: '2026-01-15', isOld: true }

  test('the Bank of Russia is asked first, in its own encoding, and is enough', async () => {
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '11,8709', unitRate: '11,8709' }, { code: 'USD', value: '81,1234' }, { code: 'EUR', value: '94,0001' }]) } // biome-ignore format: one document
    await refresh()
    expect(sources.asked).toEqual(['cbr'])
    expect(await priced()).toEqual({ rate: 11.8709, source: 'cbr', at: today() })
    expect(await priced('USD')).toMatchObject({ rate: 81.1234, source: 'cbr' })
  })

  test('a rate for ten is a rate for one, with and without the field that says so', async () => {
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '118,709', nominal: 10, unitRate: '11,8709' }, { code: 'USD', value: '8 112,34', nominal: 100 }]) } // biome-ignore format: one document
    await refresh()
    expect(await priced()).toMatchObject({ rate: 11.8709 })
    expect(await priced('USD')).toMatchObject({ rate: 81.1234 })
  })

  test('on a Sunday it is the rate for Saturday', async () => {
    sources.answers = { cbr: cbrXml('28.03.2026', [{ code: 'CNY', value: '11,9' }]) }
    now = new Date('2026-03-29T10:00:00Z')
    await refresh()
    expect(await priced()).toEqual({ rate: 11.9, source: 'cbr', at: '2026-03-28' })
  })

  test.each([
    ['away', undefined],
    ['an HTML page', '<html><body>Technical works</body></html>'],
    ['without the yuan', cbrXml('24.03.2026', [{ code: 'USD', value: '81,1' }])],
    ['with a zero', cbrXml('24.03.2026', [{ code: 'CNY', value: '0,0000' }])],
    ['with a comma in the wrong place', cbrXml('24.03.2026', [{ code: 'CNY', value: '118,709' }])],
    ['with words', cbrXml('24.03.2026', [{ code: 'CNY', value: 'нет' }])],
    ['of another year', cbrXml('24.03.2021', [{ code: 'CNY', value: '11,8' }])],
  ])('where the Bank is %s, its mirror is asked, and then the market', async (_what, answer) => {
    sources.answers = {
      cbr: answer,
      'cbr-mirror': mirrorJson(today(), { CNY: { Nominal: 10, Value: 117.5 }, USD: { Nominal: 1, Value: '81' } }),
      'er-api': erApiJson(today(), { RUB: 11.6, USD: 0.14 }),
    }
    await refresh()
    expect(await priced()).toEqual({ rate: 11.75, source: 'cbr-mirror', at: today() })
    sources.answers['cbr-mirror'] = mirrorJson(today(), { USD: { Nominal: 1, Value: 81 } })
    later(24 * hour)
    sources.answers['er-api'] = erApiJson(today(), { RUB: 11.6, USD: 0.14 })
    await refresh()
    expect(await priced()).toEqual({ rate: 11.6, source: 'er-api', at: today() })
  })

  test('an answer of the market without roubles is no rate', async () => {
    sources.answers = { 'er-api': erApiJson(today(), { USD: 0.14 }) }
    await refresh()
    expect(sources.asked).toEqual(['cbr', 'cbr-mirror', 'er-api'])
    expect(await priced()).toEqual(bundled)
  })

  test('a source that does not finish its answer is not waited for, and the next one is asked', async () => {
    sources.answers = { cbr: 'never', 'cbr-mirror': mirrorJson(today(), { CNY: { Nominal: 1, Value: 11.9 } }) }
    const { refused } = await refresh()
    expect(refused.join()).toMatch(/^cbr: /)
    expect(await priced()).toEqual({ rate: 11.9, source: 'cbr-mirror', at: today() })
  })

  test('without a network the dated figure that came with the product stays, and is said to be old', async () => {
    await refresh()
    expect(sources.asked).toEqual(['cbr', 'cbr-mirror', 'er-api'])
    expect(await priced()).toEqual(bundled)
    await using alone = await testApp({ on: t, settings: { RATE_SOURCES: 'off' } })
    expect((await alone.inject('/api/products?q=')).statusCode).toBe(200)
  })

  test('a jump of 40 % is not believed unless another source says the same', async () => {
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '12' }]) }
    await refresh()
    later(24 * hour)
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '16,8' }]), 'er-api': erApiJson(today(), { RUB: 12.1 }) }
    const { refused } = await refresh()
    // The market is near the last good one, so that it is believed, and the Bank is not.
    expect(await priced()).toEqual({ rate: 12.1, source: 'er-api', at: today() })
    expect(refused.join()).not.toContain('12.1')
    later(24 * hour)
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '16,8' }]) }
    expect((await refresh()).refused.join('; ')).toContain('cbr: 16.8 roubles for one CNY is far from the 12.1 before')
    expect(await priced()).toMatchObject({ rate: 12.1 })
    later(24 * hour)
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '16,8' }]), 'er-api': erApiJson(today(), { RUB: 17 }) }
    await refresh()
    expect(await priced()).toEqual({ rate: 16.8, source: 'cbr', at: today() })
  })

  test('what nobody has confirmed for 72 hours is old', async () => {
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '12' }]) }
    await refresh()
    const day = today()
    sources.answers = {}
    later(71 * hour)
    await refresh()
    expect(await priced()).toEqual({ rate: 12, source: 'cbr', at: day })
    later(hour)
    expect(await priced()).toEqual({ rate: 12, source: 'cbr', at: day, isOld: true })
    // The same document once more, as on holidays: it is still the rate.
    sources.answers = { cbr: cbrXml(day.split('-').reverse().join('.'), [{ code: 'CNY', value: '12' }]) }
    await refresh()
    expect(await priced()).toEqual({ rate: 12, source: 'cbr', at: day })
  })

  test('each day is kept; the operator’s own rate wins until it is cleared', async () => {
    for (const value of ['11,5', '11,6', '11,7']) {
      sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value }]) }
      await refresh()
      await refresh()
      later(24 * hour)
    }
    expect((await listRateHistory(t.db, 'CNY', 10)).map((day) => Number(day.rub_per_unit))).toEqual([11.7, 11.6, 11.5])
    await setOperatorRate(t.db, 'CNY', 13, now)
    expect(await priced()).toMatchObject({ rate: 13, source: 'operator' })
    await t.db.deleteFrom('operator_rate').execute()
    expect(await priced()).toMatchObject({ rate: 11.7, source: 'cbr' })
  })

  test('an operator sees rate, source, day and history at the desk, pins and unpins a rate there with a reason, and the log says who did it and why', async () => {
    await grantOperator(t.db, 'olga', now)
    const olga = bearer('user:olga')
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '12' }]) }
    await refresh()
    const yuan = (answer: { json(): { rates: DeskRate[] } }) => answer.json().rates.find(({ currency }) => currency === 'CNY')
    const look = async () => yuan(await t.inject({ url: '/api/desk/rates', headers: olga }))
    const pin = (payload: object, headers = olga, currency = 'CNY') =>
      t.inject({ method: 'PUT', url: `/api/desk/rates/${currency}`, headers, payload })
    const unpin = (reason: string) => t.inject({ method: 'POST', url: '/api/desk/rates/CNY/unpin', headers: olga, payload: { reason } })
    const day = today()
    const history = [{ date: day, rate_source: 'cbr', rate: 12, confirmed_at: now.toISOString() }]
    expect(await look()).toEqual({ currency: 'CNY', exchange_rate: 12, rate_source: 'cbr', rate_at: day, pin: null, history })
    // Nobody has confirmed it for days: the operator sees it as buyers do.
    later(73 * hour)
    expect(await look()).toMatchObject({ rate_is_old: true })

    const set = { rate: 12.75, set_at: now.toISOString(), set_by: 'olga', reason: 'Наш банк' }
    expect(yuan(await pin({ rate: 12.75, reason: 'Наш банк' }))).toMatchObject({
      exchange_rate: 12.75,
      rate_source: 'operator',
      pin: set,
      history,
    })
    expect(await priced()).toMatchObject({ rate: 12.75, source: 'operator' })
    expect((await pin({ rate: 13 })).statusCode).toBe(422)
    expect((await pin({ rate: 0, reason: 'x' })).statusCode).toBe(422)
    expect((await pin({ rate: 13, reason: 'x' }, olga, 'RUB')).statusCode).toBe(422)
    expect((await pin({ rate: 13, reason: 'x' }, bearer('user:anna'))).json()).toMatchObject({ code: 'operator_only' })
    expect(await look()).toMatchObject({ pin: set })

    expect(yuan(await unpin('Рынок успокоился'))).toMatchObject({ exchange_rate: 12, rate_source: 'cbr', pin: null })
    expect((await unpin('ещё раз')).statusCode).toBe(200)
    const { entries } = (await t.inject({ url: '/api/desk/audit', headers: olga })).json()
    expect(entries).toMatchObject([
      { kind: 'rate_cleared', actor: 'olga', details: { currency: 'CNY', reason: 'Рынок успокоился' } },
      { kind: 'rate_set', actor: 'olga', address: '127.0.0.1', details: { currency: 'CNY', rate: 12.75, reason: 'Наш банк' } },
    ])
  })

  test('cart and order say what they were priced with; an order keeps it [OR-24]', async () => {
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '12' }]) }
    await refresh()
    await priced()
    const used = [{ currency: 'CNY', exchange_rate: 12, rate_source: 'cbr', rate_at: today() }]
    const headers = bearer('user:anna')
    await t.inject({ method: 'POST', url: '/api/cart/items', headers, payload: { product_id: offer.id, quantity: 1 } })
    expect((await t.inject({ url: '/api/cart', headers })).json().cart.exchange_rates).toEqual(used)
    const order = await givenOrder(t, headers, [{ product_id: offer.id, quantity: 1 }])
    later(24 * hour)
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '13' }]) }
    await refresh()
    await priced()
    expect((await t.inject({ url: `/api/orders/${order.id}`, headers })).json().order.exchange_rates).toEqual(used)
    expect((await t.inject(`/api/products/${offer.id}`)).json().product.currency_conversion).toMatchObject({ exchange_rate: 13, rate_source: 'cbr', rate_at: today() }) // biome-ignore format: one call
  })

  test('the margin is said beside the rate', async () => {
    sources.answers = { cbr: cbrXml(inRussia(), [{ code: 'CNY', value: '12' }]) }
    await refresh()
    await using shop = await testApp({
      on: t,
      clock: () => now,
      marketplaces: [givenMarketplace([offer])],
      settings: { RATE_MARGIN_PERCENT: '2.5' },
    })
    expect((await shop.inject(`/api/products/${offer.id}`)).json().product.currency_conversion).toMatchObject({ exchange_rate: 12.3, rate_margin_percent: 2.5 }) // biome-ignore format: one call
  })
})

describe('the running product', async () => {
  const sources = await givenRateSources()
  afterAll(() => sources[Symbol.asyncDispose]())

  test('asks by itself when it has started, and not again while the rate is fresh', async () => {
    const now = new Date()
    const date = now.toISOString().slice(0, 10)
    sources.answers = { cbr: cbrXml(date.split('-').reverse().join('.'), [{ code: 'CNY', value: '11,25' }, { code: 'USD', value: '80' }, { code: 'EUR', value: '93' }]) } // biome-ignore format: one document
    await using t = await testApp({ settings: sources.settings, doesJobs: true })
    await expect.poll(async () => (await listRateHistory(t.db, 'CNY', 2)).map(({ source }) => source), { timeout: 30_000 }).toEqual(['cbr'])
    const age = (await t.inject('/metrics')).body
    expect(age).toMatch(/^karavan_rate_age_seconds \d{1,4}(?:\.\d+)?$/m)
    expect(sources.asked).toEqual(['cbr'])
  })
})
