import { convertMinor } from '@karavan/contract/money.ts'
import { describe, expect, test } from 'vitest'
import { anOffer, ladder, rate } from '../test/market.ts'
import { boundsOf, toPriceBounds, unitPrice } from './prices.ts'
import { emptyWish } from './wish.ts'

describe('price bounds for a marketplace', () => {
  test('the largest source price is the last one that is still within the wish when shown in roubles', () => {
    for (let max = 100; max < 60_000; max += 377) {
      const top = toPriceBounds({ ...emptyWish(), price: { currency: 'RUB', max } }, rate)?.CNY?.maxMinor ?? Number.NaN
      expect(convertMinor(top, 11.5)).toBeLessThanOrEqual(max)
      expect(convertMinor(top + 1, 11.5)).toBeGreaterThan(max)
    }
  })

  test('the smallest source price is the first one within the wish', () => {
    for (let min = 100; min < 60_000; min += 377) {
      const low = toPriceBounds({ ...emptyWish(), price: { currency: 'RUB', min } }, rate)?.CNY?.minMinor ?? Number.NaN
      expect(convertMinor(low, 11.5)).toBeGreaterThanOrEqual(min)
      expect(low === 0 || convertMinor(low - 1, 11.5) < min).toBe(true)
    }
  })

  test('a budget is divided by the quantity, and "about" is a quarter up and down', () => {
    expect(boundsOf({ budget: { currency: 'RUB', minor: 4_000_000 }, quantity: 100 })).toEqual({ currency: 'RUB', max: 40_000 })
    expect(boundsOf({ budget: { currency: 'RUB', minor: 4_000_000 } })).toBeUndefined()
    expect(boundsOf({ price: { currency: 'RUB', target: 40_000 } })).toEqual({ currency: 'RUB', min: 30_000, max: 50_000 })
  })

  test('without a rate for the currency of the wish there is no bound in other currencies', () => {
    const only = (from: string, to: string): number | undefined => (from === to ? 1 : undefined)
    expect(Object.keys(toPriceBounds({ ...emptyWish(), price: { currency: 'USD', max: 500 } }, only) ?? {})).toEqual(['USD'])
  })
})

test('G-75 one piece is priced by the ladder at the quantity, in roubles, rounded once', () => {
  const offer = anOffer({ priceLadder: ladder([10, 20.55], [100, 18.99]) })
  expect(unitPrice(offer, { quantity: 99 }, rate)).toMatchObject({ original: 2055, minor: 23_633, currency: 'RUB', quantity: 99 })
  expect(unitPrice(offer, { quantity: 100 }, rate)).toMatchObject({ original: 1899, minor: 21_839 })
  expect(unitPrice(offer, {}, rate)).toMatchObject({ original: 2055, quantity: 10 })
  expect(unitPrice(offer, {}, () => undefined)).toMatchObject({ minor: 2055, currency: 'CNY' })
  expect(unitPrice(anOffer({ priceLadder: [] }), {}, rate)).toBeUndefined()
})
