import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { haveSides } from './measures.ts'

/** [text, measures as 'dimension value' with bounds as '>=min' and '<=max']. Base units: ml, mm, g, mAh, W, pieces. */
const rows: [text: string, expected: string[]][] = [
  ['500 мл', ['volume 500']],
  ['500мл', ['volume 500']],
  ['0,5 л', ['volume 500']],
  ['0.5л', ['volume 500']],
  ['1,5 литра', ['volume 1500']],
  ['500ml', ['volume 500']],
  ['500 ML', ['volume 500']],
  // A comma that no digit stands before is none of the number.
  ['充电器，65瓦', ['power 65']],
  ['пакеты,25 см', ['length 250']],
  ['1,500 ml', ['volume 1500']],
  ['500毫升', ['volume 500']],
  ['１升', ['volume 1000']],
  ['2-3 литра', ['volume 2500 >=2000 <=3000']],
  ['от 2 до 3 литров', ['volume 2500 >=2000 <=3000']],
  ['300–500 мл', ['volume 400 >=300 <=500']],
  ['до 500 мл', ['volume 500 <=500']],
  ['от 500 мл', ['volume 500 >=500']],
  ['не менее 1 л', ['volume 1000 >=1000']],
  ['up to 750ml', ['volume 750 <=750']],
  ['at least 10000 mah', ['charge 10000 >=10000']],
  ['500毫升以上', ['volume 500 >=500']],
  ['20 см', ['length 200']],
  ['20x30 см', ['length 200', 'length 300']],
  ['20х30 см', ['length 200', 'length 300']],
  ['20*30*10 cm', ['length 200', 'length 300', 'length 100']],
  ['70×140 см', ['length 700', 'length 1400']],
  ['2 м', ['length 2000']],
  ['1.5米', ['length 1500']],
  ['15厘米', ['length 150']],
  ['6.5 inch', ['length 165.1']],
  ['8"', ['length 203.2']],
  ['10000mAh', ['charge 10000']],
  ['10 000 мАч', ['charge 10000']],
  ['10,000 mAh', ['charge 10000']],
  ['20000 мач', ['charge 20000']],
  ['2万毫安', ['charge 20000']],
  ['10000毫安', ['charge 10000']],
  ['65w', ['power 65']],
  ['65 Вт', ['power 65']],
  ['20瓦', ['power 20']],
  ['1 кг', ['weight 1000']],
  ['250 г', ['weight 250']],
  ['1.5kg', ['weight 1500']],
  ['2公斤', ['weight 2000']],
  ['100 шт', ['count 100']],
  ['100 штук', ['count 100']],
  ['12 pcs', ['count 12']],
  ['1000 piece puzzle', ['count 1000']],
  ['Pack of 50', ['count 50']],
  ['set of 6', ['count 6']],
  ['20 oz tumbler', ['volume 591.47']],
  ['yarn 3.5 oz', ['weight 99.22']],
  ['5G phone', []],
  ['3 in 1 charger', []],
  ['iPhone 15', []],
  ['кружка за 500 р', []],
  ['до 400 рублей', []],
  ['кружка 350 мл и бутылка 1 л', ['volume 350', 'volume 1000']],
  ['2 x 500 ml', ['volume 500']],
]

describe('numbers with units', () => {
  test.each(rows)('%s', (text, expected) => {
    const found = analyse(text).measures.map(
      ({ dimension, value, min, max }) =>
        `${dimension} ${value}${min === undefined ? '' : ` >=${min}`}${max === undefined ? '' : ` <=${max}`}`,
    )
    expect(found).toEqual(expected)
  })
})

test('a measure says where it stands', () => {
  const text = 'Бутылка ５００ мл синяя'
  const [measure] = analyse(text).measures
  expect(text.slice(measure!.start, measure!.end)).toBe('５００ мл')
  expect(measure!.text).toBe('５００ мл')
})

describe('sides that belong together', () => {
  test.each([
    ['плед 150х200', [[1500, 2000]]],
    ['blanket 200x150', [[1500, 2000]]],
    ['150 на 200 см', [[1500, 2000]]],
    ['150 by 200', [[1500, 2000]]],
    ['毯子 150×200cm', [[1500, 2000]]],
    ['1,5 м х 2 м', [[1500, 2000]]],
    ['1.5米*2米', [[1500, 2000]]],
    ['коробка 30x20x10 см', [[100, 200, 300]]],
    ['6x8 мм', [[6, 8]]],
    ['2 x 500 ml', []],
    ['1920x1080', []],
    ['20 на 300 рублей', []],
    ['10x20 шт', []],
    ['150', []],
  ] as const)('%s', (text, expected) => {
    expect(analyse(text).sides.map(({ values }) => values)).toEqual(expected)
  })

  test('both count, in any order, two of three and a few hundredths apart', () => {
    expect(haveSides([1500, 2000], [1500, 2000])).toBe(true)
    expect(haveSides([1520, 2030], [1500, 2000])).toBe(true)
    expect(haveSides([100, 200, 300], [200, 300])).toBe(true)
    expect(haveSides([1000, 1500], [1500, 2000])).toBe(false)
    expect(haveSides([2000, 2300], [1500, 2000])).toBe(false)
    expect(haveSides([1500], [1500, 1500])).toBe(false)
  })
})

test.each([
  ['stainless rings US size 8', ['US 8']],
  ['rings size 7', ['US 7']],
  ['кольцо размер 8', ['US 8']],
  ['美码8号', ['US 8']],
  ['US 100 pcs', []],
  ['size 8x10 cm', []],
  ['plug US', []],
])('American sizes: %s', (text, sizes) => {
  expect(analyse(text).sizes.map(({ size }) => size)).toEqual(sizes)
})
