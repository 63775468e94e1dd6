import { describe, expect, test } from 'vitest'
import { readMessage } from './read.ts'

/** What buyers say of goods in words that name other things. Each line was misread once. */

const read = (message: string, hasShown = false) => readMessage(message, hasShown)

test.each([
  ['упаковка для футболок', ['type.packaging']],
  ['need packaging for t-shirts', ['type.packaging']],
  ['во что упаковать футболки для отправки', ['type.poly-mailer']],
  ['need something to pack t-shirts for shipping, about 300 pcs', ['type.poly-mailer']],
  ['用来装T恤发货的袋子', ['type.poly-mailer']],
  ['christmas tree balls glass, 6cm', ['type.christmas-decor']],
  ['earbuds, battery 30h+', ['type.headphones']],
  ['not in ear, over ear', ['type.over-ear-headphones']],
  ['knives, whole set with a block', ['type.knife']],
])('%s: what is wished for is %j', (message, types) => {
  expect(read(message).types).toEqual(types)
})

describe('steel is of a grade', () => {
  test.each([
    ['секатор, сталь sk5', 'material.carbon-steel'],
    ['screwdriver set, S2 steel', 'material.alloy-steel'],
    ['ложки из стали', 'material.stainless-steel'],
  ])('%s', (message, material) => {
    const { materials, quantity } = read(message)
    expect(materials).toEqual([material])
    expect(quantity).toBeUndefined()
  })

  test.each([
    ['термокружка из стали 316', '316'],
    ['316不锈钢保温杯', '316'],
    ['thermos mug, 304 stainless steel', '304'],
  ])('%s: the grade is a word, and no count', (message, grade) => {
    const { materials, words, quantity } = read(message)
    expect({ materials, words, quantity }).toEqual({ materials: ['material.stainless-steel'], words: [grade], quantity: undefined })
  })
})

describe('numbers', () => {
  test.each([
    ['термос, чтобы чай горячий сутки', { field: 'warmth', above: 23.52 }],
    ['термос держит тепло 24 часа', { field: 'warmth', above: 23.52 }],
    ['earbuds, battery 30h+', { field: 'running-time', above: 29.4 }],
    ['фитнес резинки набором штук 5', { field: 'set', above: 4.9, below: 5.1 }],
  ])('%s: %j, and no word is left', (message, figure) => {
    const { figures, words, quantity } = read(message)
    expect({ figures, words, quantity }).toEqual({ figures: [figure], words: [], quantity: undefined })
  })

  test('a height without its unit is in centimetres', () => {
    expect(read('высота 250', true).figures).toEqual([{ field: 'height', above: 2450, below: 2550 }])
    expect(read('height 250', true).figures).toEqual([{ field: 'height', above: 2450, below: 2550 }])
  })

  test('so many of each of two', () => {
    expect(read('两款各拿20副', true).quantity).toBe(20)
  })
})

describe('what is denied', () => {
  test.each([
    ['не с перьями', ['перьями']],
    ['not with feathers', ['feathers']],
  ])('%s', (message, notWords) => {
    const { notWords: denied, words } = read(message, true)
    expect({ denied, words }).toEqual({ denied: notWords, words: [] })
  })

  test('what is asked first is told by what is wished for then', () => {
    const { traits, notTraits, notWords } = read('он без ручки? мне с ручкой', true)
    expect({ traits, notTraits, notWords }).toEqual({ traits: ['feature.with-handle'], notTraits: [], notWords: [] })
  })

  test('"нет с ручкой?" asks for some', () => {
    expect(read('а нет с ручкой?', true).traits).toEqual(['feature.with-handle'])
  })

  test('other colours than one are all but that', () => {
    expect(read('other colours than pink', true)).toMatchObject({ colors: [], notColors: ['color.pink'] })
  })
})

test('a gift for a child is told by the age', () => {
  expect(read('подарок девочке 6 лет')).toMatchObject({ gift: 'kids', types: expect.arrayContaining(['type.soft-toy']) })
  expect(read('подарок сотруднице')).toMatchObject({ gift: 'adults' })
})

test('brown or clear tape is brown or transparent', () => {
  expect(read('packing tape, brown or clear').colors).toEqual(['color.brown', 'color.transparent'])
})

test('the colour of a frame is that of the glasses', () => {
  expect(read('偏光的，黑框', true)).toMatchObject({ colors: ['color.black'], words: [] })
})

test('gold is the foil, and no colour of the boxes', () => {
  expect(read('коробки, тиснение золотом').colors).toEqual([])
  expect(read('gift boxes with gold foil').colors).toEqual([])
})

test('certificates that are asked for are no word of listings', () => {
  expect(read('а сертификат на них есть', true)).toMatchObject({ topics: ['certificates'], words: [] })
})

test.each(['проводные наушники', 'wired headphones', '有线耳机'])('%s: those that are wireless are none', (message) => {
  expect(read(message)).toMatchObject({ types: ['type.headphones'], notTraits: ['feature.wireless'] })
})

test.each([
  ['I need storage solutions for kids toys', ['type.storage-box']],
  ['что-нибудь для хранения игрушек', ['type.storage-box']],
  ['dress for a summer wedding guest', ['type.dress']],
])('%s: %j', (message, types) => {
  expect(read(message).types).toEqual(types)
})

test('two of the cheapest are no two pieces, and an order of prices is no place', () => {
  expect(read('show me 2 cheapest', true)).toMatchObject({ sort: 'price' })
  expect(read('show me 2 cheapest', true).quantity).toBeUndefined()
  expect(read('by price, low to high', true)).toMatchObject({ sort: 'price', words: [] })
  expect(read('价格从低到高排一下', true).sort).toBe('price')
})

test('a word of many consonants that is known is a word', () => {
  expect(read('touchscreen then', true).aside).toBeUndefined()
})

test.each([
  ['reusable shopping bags folding into a pouch', ['type.tote-bag']],
  ['宝宝毛巾 纱布 柔软', ['type.towel']],
  ['圣诞装饰 挂件 木头的', ['type.christmas-decor']],
  ['dress down to the ankles', ['type.maxi-dress']],
])('%s: the goods are %j', (message, types) => {
  expect(read(message).types).toEqual(types)
})

test.each([
  ['зонтики ребятишкам', 'audience.kids'],
  ['куртка с капюшоном, бабам', 'audience.women'],
  ['судочки, чтоб суп не вылился', 'feature.leakproof'],
  ['фонарик, который от солнца заряжается', 'feature.solar'],
])('%s: %s', (message, trait) => {
  const { traits, words } = read(message)
  expect(traits).toContain(trait)
  expect(words).toEqual([])
})

test('who wants no synthetics wants nothing that is made of them', () => {
  const { notMaterials } = read('плед, не синтетика')
  expect(notMaterials).toEqual(expect.arrayContaining(['material.polyester', 'material.fleece', 'material.plush']))
})

test('the cups of a muffin tin are none to drink from', () => {
  expect(read('muffin tin 12 cup').types).not.toContain('type.mug')
})

test.each([
  ['storage thing for car boot', ['type.trunk-organizer']],
  ['что на пол в машину', ['type.car-mat']],
  ['charger with 2 plugs for car', ['type.car-charger']],
  ['种花的盆 自己吸水', ['type.flower-pot']],
  ['装首饰送人的小盒子', ['type.jewellery-box']],
  ['hoodie for winter dog walks, men', ['type.hoodie']],
  ['cup for grandma, light, easy to hold', ['type.mug']],
])('%s: no other goods than %j', (message, types) => {
  expect(read(message).types).toEqual(types)
})

test('ears that metal harms want no metal', () => {
  const { materials, words } = read('серьги золотистые, уши слабые на металл')
  expect({ materials, words }).toEqual({ materials: [], words: ['гипоаллергенные'] })
})

test('"литр" alone is one, and what has not grown cold is kept hot', () => {
  expect(read('термос литр, чтоб чай не остыл')).toMatchObject({
    measures: [{ dimension: 'volume', target: 1000 }],
    traits: ['feature.insulated'],
  })
})
