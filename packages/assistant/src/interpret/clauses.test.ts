import { describe, expect, test } from 'vitest'
import { readMessage } from './read.ts'

/** What the parts of a message say of the goods: a clause about them, a story beside them. */

const read = (message: string) => readMessage(message, false)

describe('goods that a clause names are not the wanted ones', () => {
  test.each([
    ['皮表带的手表', ['type.watch']],
    ['装电池的小手电', ['type.flashlight']],
    ['手套，能玩手机的那种，来30双', ['type.gloves']],
    ['充电宝，能给两台手机一起充', ['type.power-bank']],
    ['能加热的杯子，500个', ['type.mug']],
    ['可以放手机的腰包', ['type.waist-bag']],
    ['watch with leather or steel strap', ['type.watch']],
    ['boxes with a see-through window', ['type.gift-box']],
    ["pens whose ink doesn't smudge", ['type.pen']],
  ])('%s', (message, types) => {
    expect(read(message).types).toEqual(types)
  })

  test('a count of what goods serve orders none of them', () => {
    expect(read('充电宝，能给两台手机一起充').quantity).not.toBe(2)
  })
})

describe('who tells of themselves wishes for something else', () => {
  test.each([
    ['my sister runs a small yoga studio and the floor is freezing, so we need socks, 15 pairs', 'sister'],
    ['у нас маленькая пекарня, нужны кружки 50 шт', 'маленькая'],
    ['我开了家咖啡店，要杯子60个', '家咖啡店'],
  ])('%s', (message, word) => {
    const reading = read(message)
    expect(reading.types.length).toBeGreaterThan(0)
    expect(reading.words).not.toContain(word)
  })

  test('what they do may be what the goods are for', () => {
    expect(read('my sister runs a yoga studio, need socks 15 pairs').purposes).toContain('yoga')
  })

  test('a wish in the first person is a wish', () => {
    expect(read('мы ищем дышащие кеды').traits).toContain('feature.breathable')
    expect(read('i need grippy socks').words).toContain('grippy')
  })
})

describe('numbers of parts and of hundredths', () => {
  test.each([
    ['pens under 30 cents each', { currency: 'USD', max: 30 }],
    ['ручки до 50 копеек', { currency: 'RUB', max: 50 }],
    ['笔 30美分以内', { currency: 'USD', max: 30 }],
  ])('%s', (message, price) => {
    expect(read(message).price).toEqual(price)
  })

  test.each([
    ['12 pc makeup brush set', { dimension: 'count', target: 12 }],
    ['12支化妆刷套装', { dimension: 'count', target: 12 }],
    ['一千颗粒以上的积木', { dimension: 'count', min: 1000 }],
  ])('%s', (message, measure) => {
    const { measures, quantity } = read(message)
    expect([measures, quantity]).toEqual([[measure], undefined])
  })
})

test('what is wanted instead of a denied material begins behind the comma', () => {
  const { materials, notMaterials } = read('трусы не синтетика, хлопок или бамбук')
  expect(materials).toEqual(['material.cotton', 'material.bamboo'])
  expect(notMaterials).not.toContain('material.cotton')
})

test('a single character beside the name of a property is read', () => {
  expect(read('高腰女牛仔裤')).toMatchObject({ traits: ['audience.women'], words: ['高腰'] })
  expect(read('酒店包跟白拖鞋').colors).toEqual(['color.white'])
})
