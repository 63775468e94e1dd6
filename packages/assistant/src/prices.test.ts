import { convertMinor } from '@karavan/contract/money.ts'
import { variantsOf } from '@karavan/marketplaces/port.ts'
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

test('one piece is priced by the ladder at the quantity, in roubles, rounded once [G-75]', () => {
  const offer = anOffer({ priceLadder: ladder([10, 20.55], [100, 18.99]) })
  expect(unitPrice(offer, { quantity: 99 }, rate)).toMatchObject({ original: 2055, minor: 23_633, currency: 'RUB', quantity: 99 })
  expect(unitPrice(offer, { quantity: 100 }, rate)).toMatchObject({ original: 1899, minor: 21_839 })
  expect(unitPrice(offer, {}, rate)).toMatchObject({ original: 2055, quantity: 10 })
  expect(unitPrice(offer, {}, () => undefined)).toMatchObject({ minor: 2055, currency: 'CNY' })
  expect(unitPrice(anOffer({ priceLadder: [] }), {}, rate)).toBeUndefined()
})

describe('offers whose variants differ in price', () => {
  const bank = anOffer({
    title: { en: 'Power bank' },
    options: [
      {
        pid: 'size',
        name: { en: 'Capacity' },
        values: ['5000 mAh', '10000 mAh', '20000 mAh'].map((en, at) => ({ vid: String(at), name: { en } })),
      },
      { pid: 'c', name: { en: 'Colour' }, values: ['Black', 'White'].map((en, at) => ({ vid: String(at), name: { en } })) },
    ],
    priceLadder: ladder([5, 30]),
    skus: [3000, 4000, 6000].flatMap((priceMinor, at) => [
      { skuId: `${at}b`, propsIds: `size:${at};c:0`, priceMinor, stock: at === 0 ? 0 : 100 },
      { skuId: `${at}w`, propsIds: `size:${at};c:1`, priceMinor: priceMinor + 100, stock: 100 },
    ]),
  })
  const { skus, rawDetailApi: _, description: __, ...rest } = bank
  const summary = { ...rest, variants: variantsOf({ skus })! }

  test.each([
    ['the whole offer', bank],
    ['its summary', summary],
  ])('the price is that of the wanted variant: %s', (_, offer) => {
    const charge = (target: number) => ({ ...emptyWish(), measures: [{ dimension: 'charge' as const, target }] })
    expect(unitPrice(offer, { ...charge(20_000), colors: ['color.black'] }, rate)).toMatchObject({ original: 6000, isFrom: false })
    expect(unitPrice(offer, charge(20_000), rate)).toMatchObject({ original: 6000, isFrom: true })
    expect(unitPrice(offer, charge(10_000), rate)).toMatchObject({ original: 4000, variant: ['size:1'] })
    expect(unitPrice(offer, { ...charge(20_000), colors: ['color.white'] }, rate)?.variant).toEqual(['size:2', 'c:1'])
    expect(unitPrice(offer, charge(70_000), rate)?.variant, 'nothing of it is what was wished').toEqual([])
  })

  test('a variant that is sold out sets no price while others are there', () => {
    expect(unitPrice(summary, {}, rate)).toMatchObject({ original: 3100, isFrom: true })
  })

  /** An offer with one choice, each of its values dearer than the one before it. */
  const withChoice = (name: string, values: string[]) =>
    anOffer({
      title: { en: 'Thing' },
      options: [{ pid: '0', name: { en: name }, values: values.map((en, at) => ({ vid: String(at), name: { en } })) }],
      skus: values.map((_, at) => ({ skuId: String(at), propsIds: `0:${at}`, priceMinor: 1000 * (at + 1), stock: 100 })),
    })

  test.each([
    ['a property that one of them states', ['Power supply', 'USB powered', 'Rechargeable'], { traits: ['feature.rechargeable'] }, 2000],
    ['a property that is not wanted', ['Version', 'Magnetic', 'Standard'], { notTraits: ['feature.magnetic'] }, 2000],
    ['a bound on a field', ['Thickness', '4 mm', '8 mm', '10 mm'], { figures: [{ field: 'thickness' as const, above: 7.9 }] }, 2000],
    [
      'how many parts there are',
      ['Pieces in set', '8 pieces', '12 pieces'],
      { measures: [{ dimension: 'count' as const, target: 12 }] },
      2000,
    ],
    ['the device', ['Model', 'iPhone 15', 'iPhone 16 Pro'], { device: 'iphone 16 pro' }, 2000],
    ['a bound on another field', ['Thickness', '4 mm', '8 mm'], { figures: [{ field: 'width' as const, above: 7.9 }] }, 1000],
    ['a property that all of them have or none', ['Colour', 'Black', 'White'], { traits: ['feature.rechargeable'] }, 1000],
  ])('of variants that differ in price those count that the wish is about: %s', (_, [name, ...values], wish, original) => {
    expect(unitPrice(withChoice(name!, values), { ...emptyWish(), ...wish }, rate)?.original).toBe(original)
  })
})
