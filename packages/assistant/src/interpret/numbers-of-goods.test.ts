import { describe, expect, test } from 'vitest'
import { emptyState, withShown } from '../state.ts'
import { emptyWish, type Wish } from '../wish.ts'
import { decide } from './decide.ts'
import { readMessage } from './read.ts'

/** What a message comes to after goods were shown for a wish. */
function after(before: Partial<Wish>, message: string): Wish {
  const state = withShown({ ...emptyState(), wish: { ...emptyWish(), ...before } }, [{ id: 'a' }, { id: 'b' }], true)
  const intent = decide(readMessage(message, true, { ...emptyWish(), ...before }), state)
  if (intent.kind !== 'search') throw new Error(`"${message}" is read as ${intent.kind}`)
  return intent.wish
}

describe('a number takes its part from the goods beside it', () => {
  test.each([
    ['футболки 200 грамм', { figures: [{ field: 'density', above: 196, below: 204 }], measures: [] }],
    ['t-shirts 200 g', { figures: [{ field: 'density', above: 196, below: 204 }], measures: [] }],
    ['T恤 200克', { figures: [{ field: 'density', above: 196, below: 204 }], measures: [] }],
    ['пазлы 1000', { measures: [{ dimension: 'count', target: 1000 }], words: [] }],
    ['puzzles 500', { measures: [{ dimension: 'count', target: 500 }], words: [] }],
    ['拼图 1000', { measures: [{ dimension: 'count', target: 1000 }] }],
    ['кружки до 300 рублей 100', { quantity: 100, words: [] }],
    ['mugs under $5, 100', { quantity: 100, words: [] }],
    ['杯子 30元以内 100', { quantity: 100, words: [] }],
    ['мужские носки 43-46', { sizes: ['43', '44', '45', '46'], words: [] }],
    ['sneakers 38', { sizes: ['38'], words: [] }],
    ['сковороды 26', { figures: [{ field: 'diameter', above: expect.closeTo(254.8), below: expect.closeTo(265.2) }], words: [] }],
    ['thick yoga mats 10mm+', { figures: [{ field: 'thickness', above: 9.8 }], measures: [], words: [] }],
    ['брелоки, тысячи полторы', { quantity: 1500, words: [] }],
    ['lunch boxes with compartments for an office canteen, 40', { quantity: 40, words: ['compartments'] }],
    ['полотенца махровые мягкие, 5', { quantity: 5 }],
    ['bread boards with a groove, 35 for our cooking school', { quantity: 35 }],
    ['clip-on desk lamps, dimmable, warm; 60', { quantity: 60 }],
    ['платья летние, размеры большие — 50-54, лён', { sizes: expect.arrayContaining(['50', '52', '54', '2XL']), relatives: [] }],
    ['laptop backpacks, 15.6, with a rain cover', { purposes: expect.arrayContaining(['15.6']) }],
    ['разделочные доски, бюджет тысяч тридцать на 60 штук', { quantity: 60, budget: { minor: 3_000_000 } }],
    ['прозрачный скотч 100米长 一箱起', { measures: [{ dimension: 'length', target: 100_000 }] }],
    ['миски дороже 200 не надо', { price: { max: 20_000 } }],
    ['dumbbells 500 g', { measures: [{ dimension: 'weight', target: 500 }], figures: [] }],
  ])('%s', (message, read) => {
    expect(readMessage(message, false)).toMatchObject(read)
  })

  test.each([
    ['кружки 200', 200],
    ['mugs 200', 200],
    ['保温杯 30', 30],
  ])('%s: neither pieces nor a price for certain', (message, number) => {
    const { unplaced, quantity, price } = readMessage(message, false)
    expect({ unplaced, quantity, price }).toEqual({ unplaced: number, quantity: undefined, price: undefined })
  })
})

describe('a number takes its part from what was said before it', () => {
  test.each([
    [{ types: ['type.sneakers'], sizes: ['38'] }, 'а 39 есть?', { sizes: ['39'] }],
    [{ types: ['type.sneakers'], sizes: ['38'] }, '39?', { sizes: ['39'] }],
    [{ types: ['type.towel'] }, 'дайте плотнее 300', { figures: [{ field: 'density', above: 300 }] }],
    [{ types: ['type.puzzle'] }, 'а на 1000', { measures: [{ dimension: 'count', target: 1000 }] }],
    [{ types: ['type.mug'] }, 'тогда 200', { quantity: 200 }],
    [{ types: ['type.phone-case'], device: 'iphone 13' }, 'а на 14 про?', { device: 'iphone 14 pro' }],
    [{ types: ['type.phone-case'], device: 'iphone 15' }, '16的呢', { device: 'iphone 16' }],
    [{ types: ['type.phone-case'], device: 'iphone 15' }, 'what about 16 plus', { device: 'iphone 16 plus' }],
    [{ types: ['type.phone-case'], device: 'iphone 15' }, 'тогда 200', { device: 'iphone 15', quantity: 200 }],
  ] as [Partial<Wish>, string, Partial<Wish>][])('%j, then %s', (before, message, wish) => {
    expect(after(before, message)).toMatchObject(wish)
  })

  test('an amount in Chinese is in yuan, unless another currency was named before', () => {
    expect(after({ types: ['type.mug'] }, '30以内').price).toEqual({ currency: 'CNY', max: 3000 })
    expect(after({ types: ['type.mug'], price: { currency: 'RUB', max: 40_000 } }, '300以内').price).toEqual({
      currency: 'RUB',
      max: 30_000,
    })
    expect(after({ types: ['type.mug'] }, 'до 300').price).toEqual({ currency: 'RUB', max: 30_000 })
  })
})

describe('the same goods for others', () => {
  test.each([
    [{ types: ['type.cat-toy'], phrase: 'игрушки для кошек' }, 'а для собак?', 'type.dog-toy'],
    [{ types: ['type.cat-toy'], phrase: 'toys for cats' }, 'and for dogs?', 'type.dog-toy'],
    [{ types: ['type.cat-toy'], phrase: '猫玩具' }, '狗的呢', 'type.dog-toy'],
  ])('%j, then %s', (before, message, type) => {
    expect(after(before, message).types).toEqual([type])
  })
})

describe('what the bound is, where a comparison names it', () => {
  test.each([
    ['дорого, до 60 рублей', { price: { currency: 'RUB', max: 6000 } }],
    ['too pricey, 60 rub max', { price: { currency: 'RUB', max: 6000 } }],
    ['太贵了 10元以内', { price: { currency: 'CNY', max: 1000 } }],
  ])('%s', (message, wish) => {
    const next = after({ types: ['type.mug'] }, message)
    expect(next).toMatchObject(wish)
    expect(next.saidOfPrice).toBeUndefined()
  })

  test('"any size" is said of what is measured as well', () => {
    expect(after({ types: ['type.flower-pot'], measures: [{ dimension: 'length', target: 120 }] }, 'any size').measures).toEqual([])
  })
})

describe('what goods are not', () => {
  test.each([
    ["women's watches, not the smart kind", 'type.smart-watch'],
    ['часы женские, не умные', 'type.smart-watch'],
    ['女表 不要电子表', 'type.digital-watch'],
  ])('%s', (message, denied) => {
    const { types, traits, notTraits } = readMessage(message, false)
    expect(types).toEqual(['type.watch'])
    expect(traits).toEqual(['audience.women'])
    expect(notTraits).toContain(denied)
  })
})

describe('what goods are, and what they are used for or have', () => {
  test.each([
    ['gloves i can use my phone with', ['type.gloves'], []],
    ['螺丝刀套装 修手机用的', ['type.screwdriver-set'], []],
    ['кожаный ремень', ['type.belt'], ['material.leather']],
    ["men's leather belts", ['type.belt'], ['material.leather']],
    ['food containers with bamboo lid', ['type.food-container'], []],
  ])('%s', (message, types, materials) => {
    expect(readMessage(message, false)).toMatchObject({ types, materials })
  })
})

describe('a number in the place of another', () => {
  test.each([
    ['ok now 20000 instead', { measures: [{ dimension: 'charge' as const, target: 10_000 }] }, [{ dimension: 'charge', target: 20_000 }]],
    ['лучше 700', { measures: [{ dimension: 'volume' as const, target: 500 }] }, [{ dimension: 'volume', target: 700 }]],
  ])('%s', (message, before, measures) => {
    expect(after({ types: ['type.power-bank'], ...before }, message).measures).toEqual(measures)
  })

  test('without a word for it a number counts pieces', () => {
    const wish = after({ types: ['type.power-bank'], measures: [{ dimension: 'charge', target: 10_000 }] }, 'а 2000')
    expect([wish.quantity, wish.measures]).toEqual([2000, [{ dimension: 'charge', target: 10_000 }]])
  })
})
