import { expect, test } from 'vitest'
import { readMessage } from './read.ts'

/** Words for a property, a number or a field that were read as something else once. */

test.each([
  ['лампы настольные, чтоб заряжались', 'feature.rechargeable'],
  ['ветер выдержит?', 'feature.windproof'],
  ['выдержит сильный ветер?', 'feature.windproof'],
  ['свой принт можно', 'feature.customizable-logo'],
  ['можно со своим рисунком?', 'feature.customizable-logo'],
  ['can i put my own design on them', 'feature.customizable-logo'],
])('"%s" names %s', (message, trait) => {
  expect(readMessage(message, true).traits).toContain(trait)
})

test.each([
  ['起批多少双', 'minimum'],
  ['один размер или разные', 'sizes'],
  ['one size or different sizes?', 'sizes'],
] as const)('"%s" asks of %s', (message, field) => {
  const { fields, bareNumber } = readMessage(message, true)
  expect(fields).toContain(field)
  expect(bareNumber).toBeUndefined()
})

test('a litre without a number is one', () => {
  expect(readMessage('термосы литр для рыбалки', false).measures).toEqual([{ dimension: 'volume', target: 1000 }])
  expect(readMessage('сколько стоит литр', true).measures).toEqual([])
})

test('shop windows name no seller', () => {
  expect(readMessage('led strip lights 5m for shop windows', false).sellerName).toBeUndefined()
  expect(readMessage('mugs from shop Yiwu Star', false).sellerName).toBe('yiwu star')
})

test('bottles and mugs are reusable without being said to be', () => {
  expect(readMessage('reusable water bottles 750ml', false)).toMatchObject({ types: ['type.water-bottle'], words: [], traits: [] })
  expect(readMessage('reusable straws', false).phrase).toContain('reusable')
})

test('what does not fade is no question of the colour', () => {
  expect(readMessage("which one doesn't fade?", true).fields).toEqual([])
})

test('the number behind a pan is its diameter, and counts none', () => {
  const { measures, quantity } = readMessage('сковорода 28 антипригарная', false)
  expect({ measures, quantity }).toEqual({ measures: [{ dimension: 'length', target: 280 }], quantity: undefined })
  expect(readMessage('сковороды 28 шт', false).quantity).toBe(28)
})

test('goods that are named in a row are several', () => {
  expect(readMessage('冬天的帽子手套围巾', false).types).toEqual(['type.headwear', 'type.gloves', 'type.scarf'])
  expect(readMessage('手套收纳盒', false).types).not.toContain('type.gloves')
})

test.each([
  ["what's the smallest order", ['minimum']],
  ['how long to get them', []],
] as const)('"%s" asks of the order', (message, fields) => {
  const read = readMessage(message, true)
  expect(read.fields).toEqual(fields)
  expect(read.superlative).toBeUndefined()
})

test('how long goods take to get is the delivery', () => {
  expect(readMessage('how long to get them', true).topics).toEqual(['delivery'])
})

test('a diameter may stand behind its number', () => {
  expect(readMessage('от 15 см диаметр', true).figures).toEqual(readMessage('диаметр от 15 см', true).figures)
})

test.each([
  ['umbrellas 8 ribs', ['8', 'ribs']],
  ['240 grit nail files', ['240', 'grit']],
  ['8骨 雨伞', ['8骨']],
  ['12连 烘焙模具', ['12连']],
  ['зонты 8 спиц', ['8', 'спиц']],
])('"%s" says what they have so many of, and orders none', (message, words) => {
  const read = readMessage(message, false)
  expect(read.words).toEqual(words)
  expect(read.quantity).toBeUndefined()
})

test('what is counted beside the goods themselves is ordered', () => {
  expect(readMessage('20 shelves', false).quantity).toBe(20)
  expect(readMessage('50 umbrellas 8 ribs', false)).toMatchObject({ quantity: 50, words: ['8', 'ribs'] })
})

test.each([
  ['V领 连衣裙', ['V领']],
  ['抽屉式 礼盒', ['抽屉式']],
  ['新款 连衣裙', []],
])('"%s" is like %o', (message, words) => {
  expect(readMessage(message, false).words).toEqual(words)
})

test.each([
  ['packing tape, not low-noise', 'low-noise'],
  ['earrings without tarnish-resistant plating', 'tarnish-resistant plating'],
  ['drills, not 12 V', '12 V'],
  ['跳绳 不要轴承款的', '轴承款'],
  ['连衣裙 不要V领的', 'V领'],
])('"%s" refuses what it names, and wishes for none of it', (message, refused) => {
  const { types, words, traits, figures, notWords } = readMessage(message, false)
  expect(types).toHaveLength(1)
  expect({ words, traits, figures, notWords }).toEqual({ words: [], traits: [], figures: [], notWords: [refused] })
})

test.each(['帘子那种没有就立得住的笔袋', 'так чтоб не вытекло, термокружка', 'кружки если не в полоску, то не надо', '有没有能遥控的积木'])(
  '"%s" refuses nothing of the kind',
  (message) => {
    expect(readMessage(message, false).notWords.join()).not.toMatch(/вытекло|遥控|笔袋/)
  },
)

test('a cable with fast charging is no charger', () => {
  expect(readMessage('кабель type-c 2 метра быстрая зарядка', false).types).toEqual(['type.cable'])
  expect(readMessage('быстрая зарядка для айфона', false).types).toContain('type.charger')
})

test('a size and those above it count nothing', () => {
  const { sizes, quantity } = readMessage('размеры большие есть, 36 и больше', true)
  expect({ sizes, quantity }).toEqual({ sizes: ['36'], quantity: undefined })
})

test('起订最少的是哪个 asks for the smallest order', () => {
  expect(readMessage('起订最少的是哪个', true).superlative).toMatchObject({ field: 'minimum', wants: 'least' })
})

test.each(['能接电话吗', 'can i answer calls on it', 'звонки принимать можно?'])('"%s" is no question of electricity', (message) => {
  const { traits, question = '' } = readMessage(message, true)
  expect(traits).not.toContain('feature.electric')
  expect(question).toMatch(/通话|calling|звонки/)
})

test('food containers in a glass set are no glasses', () => {
  expect(readMessage('food containers glass set', false).types).toEqual(['type.food-container'])
})
