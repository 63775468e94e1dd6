import { randomFrom } from '@karavan/sample-market/random.ts'
import { describe, expect, test } from 'vitest'
import type { OptionGroup, Sku } from './port.ts'
import { chooseSku, ladderOf, optionsOf } from './sku.ts'

const group = (pid: string, vids: string[]): OptionGroup => ({
  pid,
  name: { zh: pid },
  values: vids.map((vid) => ({ vid, name: { zh: `${pid}-${vid}` } })),
})
const options = [group('0', ['0', '1']), group('1', ['10', '11'])]
const skus: Sku[] = [
  { skuId: 'a', propsIds: '0:0;1:10', stock: 5 },
  { skuId: 'b', propsIds: '0:0;1:11;', stock: 5 },
  { skuId: 'c', propsIds: '1:10;0:1', stock: 5 },
]
const idOf = (choice: Parameters<typeof chooseSku>[1], offer = { skus, options }) => {
  const chosen = chooseSku(offer, choice)
  return chosen.kind === 'sku' ? chosen.sku.skuId : chosen.kind
}

describe('the SKU that a choice means [G-94]', () => {
  test.each([
    [{ skuId: 'b' }, 'b'],
    [{ skuId: 'b', propsIds: '0:0;1:10' }, 'b'],
    [{ propsIds: '0:0;1:10' }, 'a'],
    [{ propsIds: '1:10;0:0' }, 'a'],
    [{ propsIds: '1:10;0:0;' }, 'a'],
    [{ propsIds: ' 0:0 ; 1:11 ;;' }, 'b'],
    [{ propsIds: '0:1;1:10' }, 'c'],
    [{ propsIds: '0:1;1:11' }, 'unknown'],
    [{ propsIds: '0:0' }, 'unknown'],
    [{ propsIds: '0:0;1:10;2:1' }, 'unknown'],
    [{ propsIds: ';;' }, 'unknown'],
    [{ propsIds: ':;a:;:b' }, 'unknown'],
    [{ skuId: 'nothing' }, 'unknown'],
    [{}, 'unknown'],
  ])('%j is %s', (choice, expected) => {
    expect(idOf(choice)).toBe(expected)
  })

  test('an offer without options needs no choice [G-85]', () => {
    expect(idOf({}, { skus: [{ skuId: 'only', propsIds: '', stock: 1 }], options: [] })).toBe('only')
    expect(idOf({}, { skus: [], options: [] })).toBe('none')
    expect(idOf({ skuId: 'x' }, { skus: [], options: [] })).toBe('unknown')
    expect(idOf({}, { skus: [], options })).toBe('unknown')
  })

  test('any order of the pairs, any separators and blanks mean the same SKU, and no other [PR-19]', () => {
    const random = randomFrom('pairs')
    for (let run = 0; run < 300; run += 1) {
      const groups = Array.from({ length: random.int(1, 4) }, (_, at) =>
        group(
          String(at * 7),
          Array.from({ length: random.int(1, 4) }, (_, vid) => String(vid + at * 100)),
        ),
      )
      let pairs: string[][] = [[]]
      for (const { pid, values } of groups) pairs = pairs.flatMap((done) => values.map(({ vid }) => [...done, `${pid}:${vid}`]))
      const offer = { options: groups, skus: pairs.map((own, at) => ({ skuId: `s${at}`, propsIds: own.join(';'), stock: 1 })) }
      const at = random.int(0, pairs.length - 1)
      const own = pairs[at]!
      const shuffled = own.map((pair) => ({ pair, at: random.next() })).sort((a, b) => a.at - b.at)
      const spelled = shuffled.map(({ pair }) => pair).join(random.pick([';', '; ', ';;'])) + random.pick(['', ';', ' ; '])
      expect(idOf({ propsIds: spelled }, offer)).toBe(`s${at}`)
      if (own.length > 1) expect(idOf({ propsIds: own.slice(1).join(';') }, offer)).toBe('unknown')
      expect(optionsOf(offer, offer.skus[at]!).map(({ group, value }) => `${group.pid}:${value.vid}`)).toEqual(own)
    }
  })
})

test('the options of a SKU stand in the order of the offer, without what it does not describe', () => {
  const names = (propsIds: string) => optionsOf({ options }, { propsIds }).map(({ value }) => value.name.zh)
  expect(names('1:10;0:1')).toEqual(['0-1', '1-10'])
  expect(names('1:99;0:1;5:5')).toEqual(['0-1'])
  expect(names('')).toEqual([])
})

test('a SKU is priced by its own price where variants differ, else by the ladder [G-83]', () => {
  const priceLadder = [
    { from: 10, minor: 100 },
    { from: 50, minor: 90 },
  ]
  const priced = (...minors: (number | undefined)[]): Sku[] =>
    minors.map((priceMinor, at) => ({ skuId: String(at), propsIds: '', stock: 1, ...(priceMinor === undefined ? {} : { priceMinor }) }))
  const differing = priced(100, 130)
  expect(ladderOf({ priceLadder, skus: differing, moq: 10 }, differing[1])).toEqual([{ from: 10, minor: 130 }])
  const alike = priced(105, 105)
  expect(ladderOf({ priceLadder, skus: alike, moq: 10 }, alike[0])).toEqual(priceLadder)
  const unpriced = priced(undefined)
  expect(ladderOf({ priceLadder, skus: unpriced, moq: 10 }, unpriced[0])).toEqual(priceLadder)
  expect(ladderOf({ priceLadder: [], skus: alike, moq: 10 }, alike[0])).toEqual([{ from: 10, minor: 105 }])
  expect(ladderOf({ priceLadder: [], skus: unpriced, moq: 10 }, unpriced[0])).toEqual([])
  expect(ladderOf({ priceLadder, skus: [], moq: 10 }, undefined)).toEqual(priceLadder)
})
