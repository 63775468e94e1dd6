import { expect, test } from 'vitest'
import { asksOfDeliveryAlone, readAskedSum } from './asked-sum.ts'
import { kitNameIn, namesKit } from './kit.ts'
import { OpenText } from './open-text.ts'

test.each([
  ['сколько за всё вместе?', {}],
  ['посчитай оба', { count: 2 }],
  ['сколько выйдет по всем трём?', { count: 3 }],
  ['итого?', { isVague: true }],
  ['а всё вместе с доставкой?', { withDelivery: true }],
  ['общая сумма за 30 комплектов?', { isOfKit: true, kits: 30 }],
  ['сколько выйдет один набор?', { isOfKit: true }],
  ['уложимся в 60 тысяч?', { limit: { minor: 6_000_000, isEach: false } }],
  ['60к хватит?', { limit: { minor: 6_000_000, isEach: false } }],
  ['what would both come to?', { count: 2 }],
  ['and all three?', { count: 3, isBare: true }],
  ['how much are the cheapest together?', { isOfCheapest: true }],
  ['kit price under 500 roubles each?', { isOfKit: true, limit: { currency: 'RUB', minor: 50_000, isEach: true } }],
  ['can we stay under $1500?', { limit: { currency: 'USD', minor: 150_000, isEach: false } }],
  ['两样一起多少钱', { count: 2 }],
  ['一套下来多少钱', { isOfKit: true }],
  ['预算一套30块够吗', { limit: { currency: 'CNY', minor: 3000, isEach: true } }],
])('"%s" asks for a sum', (message, asked) => {
  expect(readAskedSum(OpenText.of(message))).toMatchObject(asked)
})

test.each([
  'сколько всё вместе весит?',
  'оба есть в чёрном?',
  'сколько стоит кружка?',
  'сколько дней идёт всё вместе?',
  'is everything in stock?',
  'are both waterproof?',
  'how long does everything take together?',
  '两种颜色都有吗',
  '一共多重',
])('"%s" asks for none', (message) => {
  expect(readAskedSum(OpenText.of(message))).toBeUndefined()
})

test.each([
  ['а с доставкой?', true],
  ['and with shipping?', true],
  ['含运费呢', true],
  ['кружки с доставкой', false],
  ['how long is shipping?', false],
])('"%s" is of the delivery alone: %s', (message, isAlone) => {
  expect(asksOfDeliveryAlone(OpenText.of(message))).toBe(isAlone)
})

test.each([
  'набор: блокнот, ручка',
  'набор из кружки и ложки',
  'блокнот, ручка, 50 наборов',
  'welcome pack: notebook, pen',
  '5 kits with a notebook and a pen',
  'notebook and pen, 50 kits',
  '套装包括笔记本和笔',
  '笔记本、笔，100套',
])('"%s" names a kit', (message) => {
  expect(namesKit(message)).toBe(true)
})

test.each(['набор полотенец', 'кружки и ложки', 'set of 3 towels and a robe', '桌布和餐巾'])('"%s" names none', (message) => {
  expect(namesKit(message)).toBe(false)
})

test('the name of a kit ends where its parts begin', () => {
  expect(kitNameIn('礼盒:笔记本、笔')).toEqual({ start: 0, end: 3 })
  expect(kitNameIn('блокнот, ручка, 50 наборов')).toBeUndefined()
})
