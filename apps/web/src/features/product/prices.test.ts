import { convertMinor, fromMinor, toMinor } from '@karavan/contract/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Sku, toSku } from './options.ts'
import { haveOwnPrices, ladderOf, nextStep, stepAt } from './prices.ts'

const sku = (id: string, price?: number): Sku => toSku({ sku_id: id, props_ids: '', stock: 1, ...(price === undefined ? {} : { price }) })
const ladder = [
  { from: 50, price: 20 },
  { from: 100, price: 18 },
  { from: 500, price: 16.5 },
]

test.each([
  [1, 20],
  [50, 20],
  [99, 20],
  [100, 18],
  [499, 18],
  [10_000, 16.5],
])('%i pieces cost %d each [W-07]', (quantity, price) => {
  expect(stepAt(ladder, quantity)?.price).toBe(price)
})

test('the next cheaper step comes with the pieces it takes', () => {
  expect(nextStep(ladder, 80)).toEqual({ step: ladder[1], more: 20 })
  expect(nextStep(ladder, 72, 12)).toEqual({ step: ladder[1], more: 36 })
  expect(nextStep(ladder, 500)).toBeUndefined()
  expect(nextStep([], 5)).toBeUndefined()
})

test('a SKU has its own price where the variants differ in price, else the ladder holds for all [PR-24]', () => {
  const product = { price: 20, price_ladder: ladder }
  const same = [sku('a', 20), sku('b', 20)]
  const different = [sku('a', 20), sku('b', 25)]
  expect(ladderOf(product, same, same[1])).toEqual(ladder)
  expect(ladderOf(product, different, different[1])).toEqual([{ from: 1, price: 25 }])
  expect(ladderOf(product, different, undefined)).toEqual([{ from: 1, price: 20 }])
  const unpriced = sku('c')
  expect(ladderOf(product, [...different, unpriced], unpriced), 'as the cart prices it').toEqual(ladder)
  expect(ladderOf({ price_ladder: [] }, [sku('a', 7)], sku('a', 7))).toEqual([{ from: 1, price: 7 }])
  expect(ladderOf({ price: 9, price_ladder: [] }, [], undefined)).toEqual([{ from: 1, price: 9 }])
})

test('no price stays no price [CU-12]', () => {
  expect(ladderOf({ price_ladder: [] }, [sku('a')], sku('a'))).toEqual([])
  expect(haveOwnPrices([sku('a'), sku('b')])).toBe(false)
})

/** Falling prices from rising quantities, in any order. */
const ladders = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 500_000 })), {
    minLength: 1,
    maxLength: 6,
    selector: ([from]) => from,
  })
  .chain((steps) => {
    const prices = steps.map(([, minor]) => minor).toSorted((a, b) => b - a)
    const sorted = steps.map(([from]) => from).toSorted((a, b) => a - b)
    return fc.shuffledSubarray(
      sorted.map((from, at) => ({ from, price: fromMinor(prices[at]!) })),
      { minLength: steps.length, maxLength: steps.length },
    )
  })

test('more pieces never cost more each, and in roubles neither', () => {
  fc.assert(
    fc.property(
      ladders,
      fc.integer({ min: 1, max: 9_999 }),
      fc.integer({ min: 0, max: 9_999 }),
      fc.double({ min: 0.01, max: 200, noNaN: true }),
      (steps, quantity, more, rate) => {
        const used = ladderOf({ price_ladder: steps }, [], undefined)
        const minorAt = (pieces: number) => convertMinor(toMinor(stepAt(used, pieces)?.price)!, rate)
        expect(minorAt(quantity + more)).toBeLessThanOrEqual(minorAt(quantity))
        const next = nextStep(used, quantity)
        if (next) expect(stepAt(used, quantity + next.more)).toEqual(next.step)
      },
    ),
  )
})

test('the sum of the lines is the sum that is shown, without a rest of a rouble’s hundredth', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 9_999 }))), (lines) => {
      const sum = lines.reduce((total, [minor, quantity]) => total + minor * quantity, 0)
      expect(toMinor(fromMinor(sum))).toBe(sum)
      expect(lines.reduce((total, [minor, quantity]) => total + (toMinor(fromMinor(minor * quantity)) ?? Number.NaN), 0)).toBe(sum)
    }),
  )
})
