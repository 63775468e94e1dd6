import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  availabilityOf,
  choose,
  describeSku,
  findSku,
  missingGroups,
  type OptionGroup,
  type Selection,
  type Sku,
  toOptionGroups,
  toPairs,
  toSku,
} from './options.ts'

const sku = (propsIds: string, stock: number, id = propsIds): Sku => toSku({ sku_id: id, props_ids: propsIds, stock })
const group = (pid: string, ...vids: string[]): OptionGroup => ({ pid, name: pid, values: vids.map((vid) => ({ vid, name: vid })) })
const groups = [group('c', 'red', 'blue'), group('s', 'S', 'M', 'L')]
const skus = [sku('c:red;s:S', 5), sku('c:red;s:M', 0), sku('c:blue;s:M', 3), sku('c:blue;s:L', 0)]

test.each([
  ['the pairs in their order', '0:1;1:2', ['0:1', '1:2']],
  ['a trailing separator', '0:1;1:2;', ['0:1', '1:2']],
  ['blanks and a wide separator', ' 0 : 1 ；1:2', ['0:1', '1:2']],
  ['a pair twice', '0:1;0:1', ['0:1']],
  ['a part that is not a pair', 'x;:1;0:;;0:1', ['0:1']],
  ['nothing', '', []],
])('%s [PR-19]', (_what, written, pairs) => {
  expect([...toPairs(written)].toSorted()).toEqual(pairs)
})

test('a value is unavailable when no SKU in stock has it together with what is chosen in the other groups [PR-22]', () => {
  const table = (selection: Selection) =>
    groups.map(({ pid, values }) => values.map(({ vid }) => availabilityOf(skus, selection, pid, vid)).join(' '))
  expect(table({})).toEqual(['available available', 'available available soldOut'])
  expect(table({ c: 'red' })).toEqual(['available available', 'available elsewhere soldOut'])
  expect(table({ c: 'blue' })).toEqual(['available available', 'elsewhere available soldOut'])
  expect(table({ c: 'red', s: 'S' })).toEqual(['available elsewhere', 'available elsewhere soldOut'])
})

test.each([
  [0, 'soldOut'],
  [1, 'available'],
] as const)('stock %i makes a value %s [PR-23]', (stock, availability) => {
  expect(availabilityOf([sku('c:red', stock)], {}, 'c', 'red')).toBe(availability)
})

test('the groups without a choice are named in their order [PR-25]', () => {
  expect(missingGroups(groups, { s: 'S' }).map(({ pid }) => pid)).toEqual(['c'])
  expect(missingGroups(groups, {})).toHaveLength(2)
})

test('a whole selection means its SKU, a part of one none [PR-24]', () => {
  expect(findSku(skus, groups, { c: 'blue', s: 'M' })?.id).toBe('c:blue;s:M')
  expect(findSku(skus, groups, { c: 'blue' })).toBeUndefined()
  expect(findSku(skus, groups, { c: 'blue', s: 'S' })).toBeUndefined()
})

test('without options the only SKU is taken silently; one value in a group is not [G-85]', () => {
  expect(findSku([sku('', 4, 'only')], [], {})?.id).toBe('only')
  expect(findSku([sku('c:red', 4)], [group('c', 'red')], {})).toBeUndefined()
})

test('of two SKUs with one meaning the one in stock counts', () => {
  expect(findSku([sku('c:red;x:1', 0, 'gone'), sku('c:red;x:2', 2, 'there')], [group('c', 'red')], { c: 'red' })?.id).toBe('there')
})

test('a value of another combination gives up the choices that stand in its way, and no others', () => {
  expect(choose(skus, { c: 'red', s: 'S' }, 'c', 'blue')).toEqual({ c: 'blue' })
  expect(choose(skus, { s: 'M' }, 'c', 'blue')).toEqual({ s: 'M', c: 'blue' })
  const three = [sku('a:1;b:1;c:1', 1), sku('a:2;b:1;c:2', 1)]
  expect(choose(three, { a: '1', b: '1', c: '1' }, 'a', '2')).toEqual({ a: '2', b: '1' })
})

describe('names', () => {
  const properties = [
    {
      pid: '0',
      prop_name: 'Color',
      prop_name_ru: 'Цвет',
      prop_name_original: '颜色',
      values: [
        { vid: '1', name: '黑色', value: 'black', value_ru: 'чёрный' },
        { vid: '2', name: '白色' },
        { vid: '1', name: 'twice' },
      ],
    },
    { pid: '9', prop_name: 'Empty', values: [] },
  ]
  test('the Russian interface shows the Russian names where there are any [PR-21]', () => {
    expect(toOptionGroups(properties, 'ru')).toEqual([
      {
        pid: '0',
        name: 'Цвет',
        original: '颜色',
        values: [
          { vid: '1', name: 'чёрный', original: '黑色' },
          { vid: '2', name: '白色' },
        ],
      },
    ])
  })
  test('the others show what was asked for in their language', () => {
    expect(toOptionGroups(properties, 'en')[0]).toMatchObject({
      name: 'Color',
      values: [{ name: 'black', original: '黑色' }, { name: '白色' }],
    })
  })
})

test('the sale price counts, else the price, else the original one, which is struck only when higher [G-83]', () => {
  const priced = (prices: object) => {
    const { price, originPrice } = toSku({ sku_id: '1', props_ids: '', stock: 1, ...prices })
    return [price, originPrice]
  }
  expect(priced({ sale_price: 8, price: 9, origin_price: 10 })).toEqual([8, 10])
  expect(priced({ price: 9, origin_price: 9 })).toEqual([9, undefined])
  expect(priced({ origin_price: 10 })).toEqual([10, undefined])
  expect(priced({})).toEqual([undefined, undefined])
})

/** Offers of up to three groups, with any part of their combinations, written in any order. */
const offers = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
  .chain((sizes) => {
    const made = sizes.map((size, pid) => group(String(pid), ...Array.from({ length: size }, (_, vid) => String(vid))))
    const combinations = made.reduce<string[][]>(
      (before, { pid, values }) => before.flatMap((pairs) => values.map(({ vid }) => [...pairs, `${pid}:${vid}`])),
      [[]],
    )
    return fc.record({
      groups: fc.constant(made),
      combinations: fc.subarray(combinations),
      stocks: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: combinations.length, maxLength: combinations.length }),
      order: fc.array(fc.boolean(), { minLength: combinations.length, maxLength: combinations.length }),
      presses: fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { maxLength: 12 }),
    })
  })
  .map(({ groups: made, combinations, stocks, order, presses }) => ({
    groups: made,
    skus: combinations.map((pairs, at) =>
      sku(`${(order[at] ? pairs : pairs.toReversed()).join(';')}${order[at] ? '' : ';'}`, stocks[at]!, String(at)),
    ),
    presses: presses.flatMap(([pid, vid]): [string, string][] => (made[pid]?.values[vid] ? [[String(pid), String(vid)]] : [])),
  }))

test('whatever the order of the pairs and a trailing separator, each SKU is found by its own options [PR-19]', () => {
  fc.assert(
    fc.property(offers, ({ groups: made, skus: all }) => {
      for (const one of all) {
        const selection = Object.fromEntries(describeSku(made, one).map(({ group: { pid }, value }) => [pid, value.vid]))
        expect(findSku(all, made, selection)).toBe(one)
      }
    }),
  )
})

test('however a buyer presses available values, what is chosen can always be had and always be changed [PR-22]', () => {
  fc.assert(
    fc.property(offers, ({ groups: made, skus: all, presses }) => {
      let selection: Selection = {}
      for (const [pid, vid] of presses) {
        if (availabilityOf(all, selection, pid, vid) === 'soldOut') continue
        const before = selection
        selection = choose(all, selection, pid, vid)
        expect(selection[pid]).toBe(vid)
        if (availabilityOf(all, before, pid, vid) === 'available') expect(selection).toEqual({ ...before, [pid]: vid })
        // Something in stock has all of it, and the chosen values themselves stay available.
        expect(all.some((one) => one.stock > 0 && Object.entries(selection).every(([p, v]) => one.pairs.has(`${p}:${v}`)))).toBe(true)
        for (const [p, v] of Object.entries(selection)) expect(availabilityOf(all, selection, p, v)).toBe('available')
      }
      if (missingGroups(made, selection).length === 0) expect(findSku(all, made, selection)!.stock).toBeGreaterThan(0)
    }),
  )
})
