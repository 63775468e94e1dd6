import { describe, expect, test } from 'vitest'
import { type CostPart, costParts, estimateCost, type Lot, sellersDelivery } from './estimate-cost.ts'
import { type Tariff, type TariffTable, tariffTable } from './tariffs.ts'

// Every figure here was worked out by hand, in roubles; the comment beside it is the working.
const name = { ru: 'Путь' }
const air: Tariff = { id: 'air', name, per_kg: [900, 1000], cm3_per_kg: 6000, minimum_kg: 1, step_kg: 0.5 }
const truck: Tariff = { id: 'truck', name, per_kg: [300, 350], cm3_per_kg: 5000, minimum_kg: 10, step_kg: 1 }
const rail: Tariff = { id: 'rail', name, per_kg: 200 }
const sea: Tariff = { id: 'sea', name, per_kg: [80, 120], minimum_kg: 100 }

type Rules = Omit<TariffTable, 'tariffs'>
/** Roubles; one figure where both ends are the same. */
type Expected = number | [number, number] | 'unknown'

const whole: Rules = {
  box_percent: 10,
  china_delivery: { per_kg: 20, minimum: 100 },
  fee: { percent: 5, minimum: 500 },
  packing: { per_kg: [10, 15] },
  insurance: { percent: 1 },
  duty: { percent: [5, 10], free_up_to: 20_000 },
  vat: { percent: 20, free_up_to: 20_000 },
}
/** 200 pieces at 150 roubles, 250 g each: 50 kg, with boxes 55 kg. */
const bigLot: Lot = { pieces: 200, goodsMinor: 3_000_000, grams: 50_000 }
/** 100 pieces at 115 roubles, 100 g each. */
const lot: Lot = { pieces: 100, goodsMinor: 1_150_000, grams: 10_000 }

/** Kopecks for so many pieces, of which there are 100. */
const seller = (minor: number, pieces: number, of = 100) => ({ ...sellersDelivery({ minor, pieces }, of), share: 1 })

const inRoubles = ({ from, to }: { from: number; to: number }): Expected => (from === to ? from / 100 : [from / 100, to / 100])
const estimate = (of: Lot, rules: Rules, tariff: Tariff) => estimateCost(of, { ...rules, tariffs: [tariff] }, tariff)
const partOf = (of: Lot, rules: Rules, tariff: Tariff, key: CostPart): Expected => {
  const part = estimate(of, rules, tariff).parts.find((one) => one.key === key)!
  return part.state === 'unknown' ? 'unknown' : inRoubles(part)
}

describe('one part', () => {
  test.each<[string, Lot, Rules, Tariff, CostPart, Expected]>([
    // 10 kg x 200
    ['freight by the kilogram', lot, {}, rail, 'freight', 2000],
    // 10 kg x 80, 10 kg x 120
    ['freight between two figures', lot, {}, { ...sea, minimum_kg: 0 }, 'freight', [800, 1200]],
    // 10 kg + 10 % = 11 kg; x 200
    ['boxes weigh too', lot, { box_percent: 10 }, rail, 'freight', 2200],
    // 11 kg x 300, 12 kg x 350
    ['boxes that weigh 10 to 20 %', lot, { box_percent: [10, 20] }, { ...truck, minimum_kg: 0 }, 'freight', [3300, 4200]],
    // 2 kg are charged as 10 kg: x 300, x 350
    ['the smallest weight', { ...lot, grams: 2000 }, {}, truck, 'freight', [3000, 3500]],
    // 10.1 kg are 11 whole kilograms: x 200
    ['a weight is rounded up to its step', { ...lot, grams: 10_100 }, {}, { ...rail, step_kg: 1 }, 'freight', 2200],
    // 10 kg are 20 halves: x 200
    ['a weight that is a whole number of steps stays', lot, {}, { ...rail, step_kg: 0.5 }, 'freight', 2000],
    // 2.3 kg are 23 tenths: x 200
    ['tenths of a kilogram', { ...lot, grams: 2300 }, {}, { ...rail, step_kg: 0.1 }, 'freight', 460],
    // 60,000 cm3 / 6,000 = 10 kg, more than 4 kg: x 900, x 1000
    ['light goods by their volume', { ...lot, grams: 4000, cm3: 60_000 }, {}, air, 'freight', [9000, 10_000]],
    // 12,000 cm3 / 6,000 = 2 kg, less than 4 kg: x 900, x 1000
    ['heavy goods by their weight', { ...lot, grams: 4000, cm3: 12_000 }, {}, air, 'freight', [3600, 4000]],
    // 4 kg x 80, x 120: this way does not ask for the volume
    ['a way without a volume', { ...lot, grams: 4000, cm3: 60_000 }, {}, { ...sea, minimum_kg: 0 }, 'freight', [320, 480]],
    ['without a weight nobody knows the freight', { ...lot, grams: undefined, cm3: 60_000 }, {}, air, 'freight', 'unknown'],
    ['a weight of 0 is none', { ...lot, grams: 0 }, {}, air, 'freight', 'unknown'],
    // 2 kg x 20 = 40, at least 100
    ['delivery in China, at least', { ...lot, grams: 2000 }, { china_delivery: { per_kg: 20, minimum: 100 } }, rail, 'china_delivery', 100],
    // 8 kg x 20
    ['delivery in China by weight', { ...lot, grams: 8000 }, { china_delivery: { per_kg: 20, minimum: 100 } }, rail, 'china_delivery', 160],
    // 690 for 100 pieces, of which there are 100; what the shop says does not count then
    ['delivery in China as the seller says', { ...lot, chinaDelivery: seller(69_000, 100) }, whole, rail, 'china_delivery', 690],
    ['the same without a weight', { ...lot, grams: undefined, chinaDelivery: seller(69_000, 150) }, {}, rail, 'china_delivery', 690],
    // 69 for 30 pieces; 100 pieces are at most 4 times 30: 276
    [
      'delivery of more pieces than the seller says it of',
      { ...lot, chinaDelivery: seller(6900, 30) },
      whole,
      rail,
      'china_delivery',
      [69, 276],
    ],
    // 69 for a quarter of the weight; the rest, 7.5 kg x 20 = 150
    [
      'what one seller of several says, and the rest as the shop does',
      { ...lot, chinaDelivery: { ...seller(6900, 100), share: 0.25 } },
      { china_delivery: { per_kg: 20, minimum: 100 } },
      rail,
      'china_delivery',
      219,
    ],
    // The shop states nothing: what is left nobody knows.
    [
      'what one seller of several says, and nobody of the rest',
      { ...lot, chinaDelivery: { ...seller(6900, 100), share: 0.25 } },
      {},
      rail,
      'china_delivery',
      'unknown',
    ],
    ['delivery that the seller pays', { ...lot, chinaDelivery: seller(0, 3) }, whole, rail, 'china_delivery', 0],
    ['delivery in China that is free', lot, { china_delivery: { per_kg: 0 } }, rail, 'china_delivery', 0],
    ['delivery in China that the shop does not state', lot, {}, rail, 'china_delivery', 'unknown'],
    // 5 % of 30,000
    ['the fee', bigLot, whole, rail, 'fee', 1500],
    // 5 % of 4,000 = 200, at least 500
    ['the fee, at least', { ...lot, goodsMinor: 400_000 }, whole, rail, 'fee', 500],
    // 5 % of 333.33 = 16.6665: half a kopeck and more goes up
    ['the fee to the kopeck', { ...lot, goodsMinor: 33_333 }, { fee: { percent: 5 } }, rail, 'fee', 16.67],
    // 1 % of 12,345.67 = 123.4567
    ['insurance to the kopeck', { ...lot, goodsMinor: 1_234_567 }, { insurance: { percent: 1 } }, rail, 'insurance', 123.46],
    // 3.5 kg x 10, x 15
    ['packing between two figures', { ...lot, grams: 3500 }, { packing: { per_kg: [10, 15] } }, rail, 'packing', [35, 52.5]],
    // 15,000 + 10 kg x 200 = 17,000, not more than 20,000
    ['duty below the free sum', { ...lot, goodsMinor: 1_500_000 }, { duty: whole.duty }, rail, 'duty', 0],
    // 18,000 + 2,000 = 20,000, not more than 20,000
    ['duty at the free sum', { ...lot, goodsMinor: 1_800_000 }, { duty: whole.duty }, rail, 'duty', 0],
    // 18,000.01 + 2,000 = 20,000.01; 5 % = 1,000.0005, 10 % = 2,000.001
    ['duty a kopeck above it', { ...lot, goodsMinor: 1_800_001 }, { duty: whole.duty }, rail, 'duty', [1000, 2000]],
    // 16,000 + 10 kg x 300 = 19,000: none; 16,000 + 10 kg x 500 = 21,000: 10 %
    [
      'duty on both sides of it',
      { ...lot, goodsMinor: 1_600_000 },
      { duty: whole.duty },
      { ...rail, per_kg: [300, 500] },
      'duty',
      [0, 2100],
    ],
    // 40,000 + 2,000 = 42,000; duty 10 % = 4,200; 20 % of 46,200
    [
      'tax on goods, freight and duty',
      { ...lot, goodsMinor: 4_000_000 },
      { duty: { percent: 10 }, vat: { percent: 20 } },
      rail,
      'vat',
      9240,
    ],
    ['tax where the shop does not state the duty', lot, { vat: { percent: 20 } }, rail, 'vat', 'unknown'],
    ['duty without a weight', { ...lot, grams: undefined }, whole, rail, 'duty', 'unknown'],
  ])('%s', (_title, of, rules, tariff, key, expected) => {
    expect(partOf(of, rules, tariff, key)).toEqual(expected)
  })
})

describe('the whole', () => {
  test.each<[string, Lot, Rules, Tariff, Partial<Record<CostPart, Expected>>, Expected, Expected]>([
    [
      'by air, light goods',
      { ...bigLot, cm3: 360_000 },
      whole,
      air,
      {
        goods: 30_000,
        // 55 kg x 20
        china_delivery: 1100,
        fee: 1500,
        // 360,000 / 6,000 = 60 kg, more than 55: x 900, x 1000
        freight: [54_000, 60_000],
        // 55 kg x 10, x 15
        packing: [550, 825],
        insurance: 300,
        // 5 % of 84,000, 10 % of 90,000
        duty: [4200, 9000],
        // 20 % of 88,200, of 99,000
        vat: [17_640, 19_800],
      },
      // 30,000 + 1,100 + 1,500 + 54,000 + 550 + 300 + 4,200 + 17,640; 30,000 + 1,100 + 1,500 + 60,000 + 825 + 300 + 9,000 + 19,800
      [109_290, 122_525],
      // / 200: 546.45, 612.625
      [546.45, 612.63],
    ],
    [
      'by truck, the same goods',
      { ...bigLot, cm3: 360_000 },
      whole,
      truck,
      // 360,000 / 5,000 = 72 kg x 300, x 350; 5 % of 51,600, 10 % of 55,200; 20 % of 54,180, of 60,720
      { freight: [21_600, 25_200], duty: [2580, 5520], vat: [10_836, 12_144] },
      // 30,000 + 1,100 + 1,500 + 21,600 + 550 + 300 + 2,580 + 10,836; 30,000 + 1,100 + 1,500 + 25,200 + 825 + 300 + 5,520 + 12,144
      [68_466, 76_589],
      // / 200: 342.33, 382.945
      [342.33, 382.95],
    ],
    [
      'by rail, where volume does not count',
      { ...bigLot, cm3: 360_000 },
      whole,
      rail,
      // 55 kg x 200; 5 % and 10 % of 41,000; 20 % of 43,050, of 45,100
      { freight: 11_000, duty: [2050, 4100], vat: [8610, 9020] },
      // 30,000 + 1,100 + 1,500 + 11,000 + 550 + 300 + 2,050 + 8,610; 30,000 + 1,100 + 1,500 + 11,000 + 825 + 300 + 4,100 + 9,020
      [55_110, 57_845],
      // / 200: 275.55, 289.225
      [275.55, 289.23],
    ],
    [
      'by sea, from 100 kg',
      bigLot,
      whole,
      sea,
      // 100 kg x 80, x 120; 5 % of 38,000, 10 % of 42,000; 20 % of 39,900, of 46,200
      { freight: [8000, 12_000], duty: [1900, 4200], vat: [7980, 9240] },
      // 30,000 + 1,100 + 1,500 + 8,000 + 550 + 300 + 1,900 + 7,980; 30,000 + 1,100 + 1,500 + 12,000 + 825 + 300 + 4,200 + 9,240
      [51_330, 59_165],
      // / 200: 256.65, 295.825
      [256.65, 295.83],
    ],
    [
      'light and bulky by sea, from 100 kg',
      // 40 pillows at 300 roubles, 600 g and 60,000 cm3 each.
      { pieces: 40, goodsMinor: 1_200_000, grams: 24_000, cm3: 2_400_000 },
      whole,
      { ...sea, cm3_per_kg: 6000 },
      // 26.4 kg with boxes: x 20, x 10, x 15; 5 % = 600; 2,400,000 / 6,000 = 400 kg x 80, x 120; 1 %; 44,000 and 60,000 are over the free sum: 5 %, 10 %; 20 % of 46,200, of 66,000
      {
        china_delivery: 528,
        fee: 600,
        freight: [32_000, 48_000],
        packing: [264, 396],
        insurance: 120,
        duty: [2200, 6000],
        vat: [9240, 13_200],
      },
      // 12,000 + 528 + 600 + 32,000 + 264 + 120 + 2,200 + 9,240; 12,000 + 528 + 600 + 48,000 + 396 + 120 + 6,000 + 13,200
      [56_952, 80_844],
      // / 40: 1,423.8, 2,021.1
      [1423.8, 2021.1],
    ],
    [
      'a little light and bulky by truck, in whole kilograms',
      // 12 pillows at 250 roubles, 500 g and 7,000 cm3 each: 6 kg, with boxes 6.6 kg.
      { pieces: 12, goodsMinor: 300_000, grams: 6000, cm3: 84_000 },
      whole,
      truck,
      // 6.6 x 20 = 132; 5 % = 150, at least 500; 84,000 / 5,000 = 16.8, so 17 kg x 300, x 350; 6.6 x 10, x 15; 1 %; 8,100 and 8,950 are free
      { china_delivery: 132, fee: 500, freight: [5100, 5950], packing: [66, 99], insurance: 30, duty: 0, vat: 0 },
      // 3,000 + 132 + 500 + 5,100 + 66 + 30; 3,000 + 132 + 500 + 5,950 + 99 + 30
      [8828, 9711],
      // / 12: 735.666..., 809.25
      [735.67, 809.25],
    ],
    [
      'a few pieces, below the free sum',
      { pieces: 10, goodsMinor: 350_000, grams: 3000 },
      whole,
      air,
      // 3.3 kg x 20 = 66, at least 100; 5 % = 175, at least 500; 3.5 kg x 900, x 1000; 3.3 kg x 10, x 15; 1 %; 6,650 to 7,000 pay none
      { china_delivery: 100, fee: 500, freight: [3150, 3500], packing: [33, 49.5], insurance: 35, duty: 0, vat: 0 },
      // 3,500 + 100 + 500 + 3,150 + 33 + 35; 3,500 + 100 + 500 + 3,500 + 49.5 + 35
      [7318, 7684.5],
      [731.8, 768.45],
    ],
    [
      'without a weight',
      { pieces: 10, goodsMinor: 350_000 },
      whole,
      air,
      { china_delivery: 'unknown', fee: 500, freight: 'unknown', packing: 'unknown', insurance: 35, duty: 'unknown', vat: 'unknown' },
      // 3,500 + 500 + 35
      4035,
      403.5,
    ],
    [
      'of a shop that states nothing but the freight',
      lot,
      {},
      rail,
      { fee: 'unknown', packing: 'unknown', insurance: 'unknown', duty: 'unknown', vat: 'unknown' },
      // 11,500 + 2,000
      13_500,
      135,
    ],
    // 100 + 1 = 101; / 3 = 33.6666...
    ['a price that does not divide', { pieces: 3, goodsMinor: 10_000 }, { insurance: { percent: 1 } }, rail, { insurance: 1 }, 101, 33.67],
  ])('%s', (_title, of, rules, tariff, parts, total, perPiece) => {
    const found = estimate(of, rules, tariff)
    for (const [key, expected] of Object.entries(parts)) expect(partOf(of, rules, tariff, key as CostPart), key).toEqual(expected)
    expect([inRoubles(found.total), inRoubles(found.perPiece)]).toEqual([total, perPiece])
    expect(found.parts.map(({ key }) => key)).toEqual(costParts)
    expect(found.isPartial).toBe(Object.values(parts).includes('unknown') || rules !== whole)
  })

  test.each<[string, Lot, Tariff, boolean]>([
    // 60,000 / 6,000 = 10 kg: more than 4 kg, less than 12 kg, not more than 10 kg.
    ['light goods', { ...lot, grams: 4000, cm3: 60_000 }, air, true],
    ['heavy goods', { ...lot, grams: 12_000, cm3: 60_000 }, air, false],
    ['goods that weigh as much', { ...lot, cm3: 60_000 }, air, false],
    // 60,000 / 5,000 = 12 kg, but 20 kg are charged whatever it is.
    ['light goods below the smallest weight', { ...lot, grams: 4000, cm3: 60_000 }, { ...truck, minimum_kg: 20 }, false],
    ['a way without a volume', { ...lot, grams: 4000, cm3: 60_000 }, rail, false],
    ['goods of no weight', { ...lot, grams: undefined, cm3: 60_000 }, air, false],
  ])('it is said whether the volume is charged: %s', (_what, of, tariff, expected) => {
    expect(estimate(of, {}, tariff).isChargedByVolume).toBe(expected)
  })

  test('what follows from prices alone is known, what rests on a weight is estimated', () => {
    const stateOf = (chinaDelivery: Lot['chinaDelivery']) => estimate({ ...bigLot, chinaDelivery }, whole, air).parts[1]?.state
    expect([stateOf(seller(6900, 200, 200)), stateOf(seller(6900, 30, 200)), stateOf(seller(0, 3, 200)), stateOf({ ...seller(6900, 200, 200), share: 0.5 })]).toEqual(['known', 'estimated', 'known', 'estimated']) // biome-ignore format: one list
    const states = Object.fromEntries(estimate(bigLot, whole, air).parts.map(({ key, state }) => [key, state]))
    expect(states).toEqual({ goods: 'known', fee: 'known', insurance: 'known', china_delivery: 'estimated', freight: 'estimated', packing: 'estimated', duty: 'estimated', vat: 'estimated' }) // biome-ignore format: one object
  })
})

test.each([
  ['a range the wrong way round', { tariffs: [{ ...air, per_kg: [5, 4] }] }],
  ['a negative figure', { fee: { percent: -1 }, tariffs: [air] }],
  ['a slip in a name', { fees: { percent: 1 }, tariffs: [air] }],
  ['no way at all', { tariffs: [] }],
  ['more than four', { tariffs: [air, truck, rail, sea, air] }],
])('a table with %s is refused', (_what, table) => {
  expect(tariffTable.safeParse(table).success).toBe(false)
})
