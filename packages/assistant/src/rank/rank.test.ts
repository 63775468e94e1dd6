import { conceptName } from '@karavan/lexicon/names.ts'
import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { describe, expect, test } from 'vitest'
import { anOffer, black, colorOption, ladder, rate, red } from '../../test/market.ts'
import { factsOf } from '../facts.ts'
import { emptyWish, type Wish } from '../wish.ts'
import { checkHit, traitFit } from './check.ts'
import { mentions } from './mentions.ts'
import { scoreHits, weights } from './parts.ts'
import { rank } from './rank.ts'

const aWish = (given: Partial<Wish> = {}): Wish => ({ ...emptyWish(), types: ['type.thermos-mug'], ...given })
const hit = (given: Parameters<typeof anOffer>[0] = {}, score = 0.8): OfferHit => ({ offer: anOffer(given), textScore: score, matched: [] })
const order = (hits: OfferHit[], wish: Wish): string[] => rank(hits, wish, rate).map((one) => one.hit.offer.id)

/** The same pseudo-random numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const left = [...items]
  const taken: T[] = []
  while (left.length > 0) taken.push(...left.splice(Math.floor(next() * left.length), 1))
  return taken
}

function variedHits(next: () => number, count = 40): OfferHit[] {
  return Array.from({ length: count }, () => {
    const moq = [1, 10, 50, 100][Math.floor(next() * 4)]!
    return hit(
      {
        priceLadder: ladder([moq, 5 + next() * 50]),
        seller: {
          id: `s${Math.floor(next() * 12)}`,
          name: 'S',
          years: Math.floor(next() * 12),
          repurchaseRate: next() * 0.6,
          isFactory: next() > 0.5,
        },
        salesCount: Math.floor(next() * 5000),
        options: colorOption(next() > 0.5 ? black : red),
      },
      next(),
    )
  })
}

describe('the order of offers', () => {
  test('is the same however they come in [G-68]', () => {
    const next = numbers(7)
    const hits = variedHits(next)
    const wish = aWish({ quantity: 100, colors: ['color.black'] })
    const expected = order(hits, wish)
    for (let round = 0; round < 20; round++) expect(order(shuffled(hits, next), wish)).toEqual(expected)
  })

  test('all else equal, the lower price is never behind [G-68]', () => {
    const next = numbers(11)
    for (let round = 0; round < 60; round++) {
      const others = variedHits(next, 12)
      const [dear, cheap] = [20 + next() * 30, 5 + next() * 14]
      const twin = { salesCount: 100, moq: 10 }
      const a = hit({ ...twin, priceLadder: ladder([10, dear]), seller: { id: 'twin-a', name: 'A', years: 4 } })
      const b = hit({ ...twin, priceLadder: ladder([10, cheap]), seller: { id: 'twin-b', name: 'B', years: 4 } })
      const ids = order([...others, a, b], aWish({ quantity: 50 }))
      expect(ids.indexOf(b.offer.id)).toBeLessThan(ids.indexOf(a.offer.id))
    }
  })

  test('the price that counts is the one at the wanted quantity', () => {
    const steep = hit({ priceLadder: ladder([10, 40], [100, 10]) })
    const flat = hit({ priceLadder: ladder([10, 20]) })
    expect(order([steep, flat], aWish({ quantity: 10 }))[0]).toBe(flat.offer.id)
    expect(order([steep, flat], aWish({ quantity: 100 }))[0]).toBe(steep.offer.id)
  })

  test('one seller does not fill the page', () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      hit({ priceLadder: ladder([10, 10 + at]), seller: { id: 'one', name: 'One', years: 9, isFactory: true } }),
    )
    const other = hit({ priceLadder: ladder([10, 14]), seller: { id: 'two', name: 'Two', years: 6 } })
    expect(order([...many, other], aWish({ quantity: 50 })).indexOf(other.offer.id)).toBeLessThan(3)
  })

  test('offers of one id are shown once', () => {
    const twice = hit()
    expect(order([twice, { ...twice, textScore: 0.1 }], aWish())).toEqual([twice.offer.id])
  })

  test('the cheapest come first when asked for, those without a price last', () => {
    const [a, b, c] = [hit({ priceLadder: ladder([1, 30]) }), hit({ priceLadder: ladder([1, 10]) }), hit({ priceLadder: [], moq: 1 })]
    expect(order([a, c, b], aWish({ sort: 'price' }))).toEqual([b.offer.id, a.offer.id, c.offer.id])
  })

  test('the best selling come first when asked for', () => {
    const [a, b] = [hit({ salesCount: 10 }), hit({ salesCount: 9000, priceLadder: ladder([10, 90]) })]
    expect(order([a, b], aWish({ sort: 'sales' }))).toEqual([b.offer.id, a.offer.id])
  })

  test('without a wish for the price, the offer that is called as the buyer says comes before a cheaper one', () => {
    const named = hit({ title: { en: 'Longboard of bamboo' }, priceLadder: ladder([1, 90]) })
    const other = hit({ title: { en: 'Skateboard of bamboo' }, priceLadder: ladder([1, 20]) })
    const rest = Array.from({ length: 6 }, (_, at) => hit({ title: { en: 'Skateboard' }, priceLadder: ladder([1, 30 + at]) }))
    const wish = aWish({ types: ['type.skateboard'], said: ['longboard'] })
    expect(order([other, named, ...rest], wish)[0]).toBe(named.offer.id)
  })

  test('no part is negative or above its weight, and they sum to the score', () => {
    for (const scored of scoreHits(variedHits(numbers(3)), aWish({ quantity: 70, colors: ['color.red'], trustedSeller: true }), rate)) {
      let sum = 0
      for (const [part, weight] of Object.entries(weights)) {
        const points = scored.parts[part as keyof typeof weights]
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(weight)
        sum += points
      }
      expect(scored.score).toBeCloseTo(sum, 6)
    }
  })

  const better: [name: string, wish: Partial<Wish>, worse: OfferHit, better: OfferHit][] = [
    [
      'the measure that is nearer',
      { measures: [{ dimension: 'volume', target: 500 }] },
      hit({ title: { en: 'Thermos mug 450 ml' } }),
      hit({ title: { en: 'Thermos mug 500 ml' } }),
    ],
    ['a smaller minimum', {}, hit({ moq: 500, priceLadder: ladder([500, 20]) }), hit({ moq: 2, priceLadder: ladder([2, 20]) })],
    [
      'a longer-standing seller',
      {},
      hit({ seller: { id: 'a1', name: 'A', years: 1 } }),
      hit({ seller: { id: 'b1', name: 'B', years: 9 } }),
    ],
    ['enough in stock', { quantity: 1000 }, hit({ stock: 5 }), hit({ stock: 5000 })],
    ['a picture', {}, hit({ images: [] }), hit()],
    ['the wished colour', { colors: ['color.black'] }, hit({ options: colorOption(red) }), hit({ options: colorOption(black, red) })],
    [
      'goods that are what was asked, not only near it',
      { types: ['type.thermos-mug', 'type.mug'] },
      hit({ title: { en: 'Ceramic mug 500 ml' } }),
      hit({ title: { en: 'Thermos mug 500 ml' } }),
    ],
    ['more sales', {}, hit({ salesCount: 0 }), hit({ salesCount: 20_000 })],
  ]
  test.each(better)('all else equal, %s is better', (_, wish, worse, good) => {
    expect(order([worse, good], aWish(wish))[0]).toBe(good.offer.id)
  })
})

test('a colour of the packing is not a colour of the goods, whatever the marketplace matched', () => {
  const found = { ...hit({ options: colorOption(red) }), matched: ['color.white'] }
  expect(checkHit(found, aWish({ colors: ['color.white'] }), rate).broken).toEqual(['color'])
})

describe('a trait of an offer', () => {
  const rows: [trait: string, stated: string[], matched: string[], fit: ReturnType<typeof traitFit>][] = [
    ['audience.girls', ['audience.girls', 'audience.boys'], [], 'stated'],
    ['audience.girls', ['audience.boys'], ['audience.girls'], 'no'],
    ['audience.girls', ['audience.kids'], [], 'unknown'],
    ['audience.kids', ['audience.girls'], [], 'stated'],
    ['theme.dinosaur', [], ['theme.dinosaur'], 'matched'],
    ['theme.dinosaur', ['theme.unicorn'], [], 'unknown'],
  ]
  test.each(rows)('%s of %j', (trait, stated, matched, fit) => {
    const values = stated.map((id) => ({ name: { en: 'Notes' }, value: { en: conceptName(id, 'en') } }))
    expect(traitFit(trait, factsOf(anOffer({ attributes: values })), matched)).toBe(fit)
  })
})

describe('words in a listing', () => {
  test.each([
    ['сковорода антипригарная', 'антипригарным', true],
    ['thermos mug 500 ml', '50', false],
    ['iphone 15 case', '15', true],
    ['hoodie', 'hoodys', false],
    ['mugs', 'mug', true],
    ['smug face', 'mug', false],
    ['可爱卡通水杯', '卡通', true],
  ])('%s: %s', (text, word, expected) => {
    expect(mentions(text, word)).toBe(expected)
  })
})

describe('checking an answer against the wish', () => {
  const rows: [name: string, wish: Partial<Wish>, offer: Parameters<typeof anOffer>[0], broken: string[], unknown: string[]][] = [
    [
      'a price above the bound at the quantity',
      { quantity: 50, price: { currency: 'RUB', max: 20_000 } },
      { priceLadder: ladder([10, 20], [100, 10]) },
      ['price'],
      [],
    ],
    [
      'the same within it at a larger quantity',
      { quantity: 100, price: { currency: 'RUB', max: 20_000 } },
      { priceLadder: ladder([10, 20], [100, 10]) },
      [],
      [],
    ],
    ['no price at all', { price: { currency: 'RUB', max: 20_000 } }, { priceLadder: [] }, ['price'], []],
    [
      'a lot over its budget',
      { quantity: 100, budget: { currency: 'RUB', minor: 1_000_000 } },
      { priceLadder: ladder([10, 20]) },
      ['price'],
      [],
    ],
    [
      'a smallest order over the budget',
      { budget: { currency: 'RUB', minor: 100_000 } },
      { priceLadder: ladder([100, 20]) },
      ['price'],
      [],
    ],
    ['another colour', { colors: ['color.black'] }, { options: colorOption(red) }, ['color'], []],
    ['a colour nobody states', { colors: ['color.black'] }, { title: { en: 'Thermos mug' } }, [], ['color']],
    ['only colours that are not wanted', { notColors: ['color.red'] }, { options: colorOption(red) }, ['color'], []],
    ['a colour that is not wanted beside others', { notColors: ['color.red'] }, { options: colorOption(red, black) }, [], []],
    ['another material', { materials: ['material.glass'] }, {}, ['material'], []],
    ['a material that is not wanted', { notMaterials: ['material.stainless-steel'] }, {}, ['material'], []],
    ['a minimum above the quantity', { quantity: 5 }, {}, ['moq'], []],
    ['a minimum above the quantity that was accepted', { quantity: 5, anyMoq: true }, {}, [], []],
    ['a slower dispatch', { maxDispatchHours: 24 }, { delivery: { dispatchHours: 72 } }, ['dispatch'], []],
    ['a dispatch nobody states', { maxDispatchHours: 24 }, {}, [], ['dispatch']],
    ['another seller', { sellerName: 'yiwu star' }, {}, ['seller'], []],
    ['the seller by a part of its name', { sellerName: 'yiwu star' }, { seller: { id: 'y', name: 'Yiwu Star Trading Co.' } }, [], []],
    ['no factory', { factoryOnly: true }, {}, ['seller'], []],
    ['a younger seller', { minSellerYears: 8 }, {}, ['seller'], []],
    ['another measure', { measures: [{ dimension: 'volume', target: 350 }] }, {}, ['measure'], []],
    ['a measure within a tenth', { measures: [{ dimension: 'volume', target: 530 }] }, {}, [], []],
    [
      'a length next to the wished one',
      { types: ['type.frying-pan'], measures: [{ dimension: 'length', target: 240 }] },
      { title: { en: 'Frying pan 26 cm' } },
      ['measure'],
      [],
    ],
    [
      'a trait that was to be left out',
      { notTraits: ['feature.waterproof'] },
      { attributes: [{ name: { en: 'Feature' }, value: { en: 'waterproof' } }] },
      ['feature'],
      [],
    ],
    ['a trait to be left out that nobody states', { notTraits: ['feature.waterproof'] }, {}, [], []],
    ['a measure nobody states', { measures: [{ dimension: 'power', min: 10 }] }, {}, [], ['measure']],
  ]
  test.each(rows)('%s', (_, wish, offer, broken, unknown) => {
    const checked = checkHit(hit(offer), aWish(wish), rate)
    expect({ broken: checked.broken, unknown: checked.unknown }).toEqual({ broken, unknown })
  })
})

test('unisex goods are for men and for women, behind those that say so themselves [G-68]', () => {
  const shirt = (title: string, score = 0.8) => hit({ title: { en: title, zh: 'T恤' } }, score)
  const [mens, unisex, plain] = [shirt("Men's cotton T-shirt"), shirt('Unisex cotton T-shirt'), shirt('Cotton T-shirt')]
  for (const trait of ['audience.men', 'audience.women']) {
    const wish = aWish({ types: ['type.t-shirt'], traits: [trait] })
    expect(checkHit(unisex, wish, rate)).toMatchObject({ broken: [], unknown: [] })
    expect(checkHit(plain, wish, rate).unknown).toEqual(['audience'])
  }
  const wish = aWish({ types: ['type.t-shirt'], traits: ['audience.men'] })
  expect(order([plain, unisex, mens], wish)).toEqual([mens.offer.id, unisex.offer.id, plain.offer.id])
  expect(checkHit(unisex, aWish({ types: ['type.t-shirt'], traits: ['audience.kids'] }), rate).unknown).toEqual(['audience'])
})
