import { testApp } from '@karavan/testing/app.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bundledRates, type KnownRates, toRates } from './rates.ts'
import { clearOperatorRate, setOperatorRate } from './service.ts'

const known = (parts: Partial<KnownRates> = {}): KnownRates => ({
  operator: new Map(),
  published: new Map(),
  marginPercent: 0,
  now: new Date(bundledRates.at),
  ...parts,
})

describe('rates', () => {
  const rates = toRates(known())
  const cny = bundledRates.rubPerUnit.CNY

  test.each([
    ['CNY', 'RUB', cny],
    ['RUB', 'CNY', 0.086957],
    ['USD', 'CNY', 6.956522],
    ['RUB', 'RUB', 1],
  ])('one %s in %s is %d [G-87]', (from, to, value) => {
    expect(rates.find(from, to)).toMatchObject({ value })
  })

  test('the bundled rate says that it is one, and of which day [W-08]', () => {
    expect(rates.find('CNY', 'RUB')).toEqual({ value: cny, source: 'bundled', at: bundledRates.at })
  })

  test.each(['XXX', '', '__proto__', 'toString', 'cny'])('there is no rate for %j', (currency) => {
    expect(rates.find(currency, 'RUB')).toBeUndefined()
    expect(rates.find('RUB', currency)).toBeUndefined()
  })

  test('the margin makes foreign goods dearer in roubles, and roubles no dearer in roubles', () => {
    const withMargin = toRates(known({ marginPercent: 10 }))
    expect(withMargin.find('CNY', 'RUB')?.value).toBeCloseTo(cny * 1.1, 6)
    expect(withMargin.find('RUB', 'RUB')?.value).toBe(1)
    expect(withMargin.find('USD', 'CNY')?.value).toBe(rates.find('USD', 'CNY')?.value)
  })

  test("the operator's rate wins and says so", () => {
    const own = toRates(known({ operator: new Map([['CNY', { rubPerUnit: 12.5, at: '2026-02-01T00:00:00.000Z' }]]) }))
    expect(own.find('CNY', 'RUB')).toEqual({ value: 12.5, source: 'operator', at: '2026-02-01T00:00:00.000Z' })
    expect(own.find('USD', 'CNY')).toMatchObject({ value: 6.4, source: 'operator' })
  })
})

describe('POST /api/currency/convert', async () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const t = await testApp({ clock: () => now })
  afterAll(() => t[Symbol.asyncDispose]())
  beforeEach(() => {
    now = new Date(now.getTime() + 60_000)
  })
  const convert = (payload: object, headers = {}) => t.inject({ method: 'POST', url: '/api/currency/convert', payload, headers })
  const cnyToRub = { amount: 12.5, from_currency: 'CNY', to_currency: 'RUB' }

  test('converts for anyone, with both texts [G-09 CU-05 CU-07]', async () => {
    const answer = await convert({ ...cnyToRub, product_id: 'sample-1', conversion_reason: 'sku_selection' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      success: true,
      converted_amount: 143.75,
      exchange_rate: 11.5,
      formatted_converted: '143,75\u00a0₽',
      formatted_original: '12,50\u00a0¥',
      rate_source: 'bundled',
      rate_at: bundledRates.at,
      // The product came out in January, and it is March.
      rate_is_old: true,
    })
  })

  test('the texts follow Accept-Language, the rouble sign stays behind [G-11 CU-11]', async () => {
    expect((await convert({ ...cnyToRub, amount: 1000 }, { 'accept-language': 'en-GB,en;q=0.9' })).json()).toMatchObject({
      formatted_converted: '11,500\u00a0₽',
      formatted_original: '1,000\u00a0¥',
    })
  })

  test.each([
    [{ ...cnyToRub, amount: 0 }, 0],
    [{ ...cnyToRub, amount: 1e9 }, 11.5e9],
    [{ amount: 7.77, from_currency: 'RUB', to_currency: 'rub' }, 7.77],
    [{ ...cnyToRub, amount: 0.005 }, 0.06],
    [{ ...cnyToRub, amount: 0.01, from_currency: 'cny' }, 0.12],
    [{ ...cnyToRub, product_id: undefined, conversion_reason: undefined }, 143.75],
    [{ ...cnyToRub, conversion_reason: 'product_display', extra: 1 }, 143.75],
  ])('%j gives %d [G-88]', async (payload, converted) => {
    const answer = await convert(payload)
    expect(answer.json()).toMatchObject({ success: true, converted_amount: converted })
  })

  test.each([
    [{ ...cnyToRub, amount: -1 }],
    [{ ...cnyToRub, amount: 1e9 + 1 }],
    [{ ...cnyToRub, amount: '12' }],
    [{ ...cnyToRub, amount: null }],
    [{ ...cnyToRub, from_currency: '' }],
    [{ ...cnyToRub, to_currency: 'X'.repeat(11) }],
    [{ ...cnyToRub, to_currency: undefined }],
    [{ ...cnyToRub, from_currency: 'XXX' }],
    [{ ...cnyToRub, to_currency: '__proto__' }],
    [[]],
    [{ ...cnyToRub, product_id: 'x'.repeat(201) }],
    [{ ...cnyToRub, conversion_reason: 7 }],
  ])('refuses %j [G-88 G-02]', async (payload) => {
    const answer = await convert(payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      success: false,
      code: expect.any(String),
      error: expect.any(String),
      request_id: expect.any(String),
    })
  })

  test.each(['{"amount": 1e999, "from_currency": "CNY", "to_currency": "RUB"}', '{"amount": NaN}', '', '{', 'null'])(
    'refuses the body %j without a fault of ours [G-88 G-02]',
    async (payload) => {
      const answer = await t.inject({
        method: 'POST',
        url: '/api/currency/convert',
        payload,
        headers: { 'content-type': 'application/json' },
      })
      expect([400, 422]).toContain(answer.statusCode)
      expect(answer.json()).toMatchObject({ success: false, code: expect.any(String), request_id: expect.any(String) })
    },
  )

  test('a product and a conversion of its price agree, whatever the margin [CU-04 CU-05]', async () => {
    await using shop = await testApp({ marketplaces: [givenMarketplace([anOffer()])], settings: { RATE_MARGIN_PERCENT: '7.5' } })
    const { currency_conversion: shown, price, currency } = (await shop.inject({ url: '/api/products/sample-600000000001' })).json().product
    const payload = { amount: price, from_currency: currency, to_currency: 'RUB', conversion_reason: 'product_display' }
    const converted = (await shop.inject({ method: 'POST', url: '/api/currency/convert', payload })).json()
    expect(converted).toMatchObject({
      converted_amount: shown.converted_price,
      exchange_rate: shown.exchange_rate,
      formatted_converted: shown.formatted_price,
    })
    expect(shown.exchange_rate).toBe(12.3625)
  })

  test('an operator sets a rate and clears it while the product runs', async () => {
    await setOperatorRate(t.db, 'cny', 12.5, now)
    now = new Date(now.getTime() + 2_000)
    expect((await convert(cnyToRub)).json()).toMatchObject({ exchange_rate: 12.5, converted_amount: 156.25 })
    expect(await clearOperatorRate(t.db, 'CNY')).toBe(true)
    expect(await clearOperatorRate(t.db, 'CNY')).toBe(false)
    now = new Date(now.getTime() + 2_000)
    expect((await convert(cnyToRub)).json()).toMatchObject({ exchange_rate: 11.5 })
  })

  test.each([
    ['RUB', 5],
    ['yuan', 5],
    ['CNY', 0],
    ['CNY', -3],
    ['CNY', Number.NaN],
    ['CNY', Number.POSITIVE_INFINITY],
  ])('an operator cannot set %s to %d', async (currency, value) => {
    await expect(setOperatorRate(t.db, currency, value, now)).rejects.toThrow(RangeError)
  })
})
