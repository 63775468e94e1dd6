import { describe, expect, test } from 'vitest'
import { anOffer } from '../../test/market.ts'
import { findFields, hasField, withoutFields, wordsWithFields } from './named-fields.ts'

const attribute = (zh: [string, string], ru: [string, string], en: [string, string]) => ({
  name: { zh: zh[0], ru: ru[0], en: en[0] },
  value: { zh: zh[1], ru: ru[1], en: en[1] },
})
const offers = [
  anOffer({
    attributes: [
      attribute(['里料', '绒里'], ['Подкладка', 'флис'], ['Lining', 'fleece']),
      attribute(['锅深', '5.5厘米'], ['Глубина', '5,5 см'], ['Depth', '5.5 cm']),
      attribute(['针数', '168针'], ['Плотность вязки', '168 игл'], ['Needle count', '168 needles']),
      attribute(['颜色', '黑色'], ['Цвет', 'чёрный'], ['Color', 'black']),
    ],
  }),
]

test.each([
  ['ru', 'нужны перчатки с подкладкой из флиса', ['подкладка: флис'], 'нужны перчатки с , '],
  ['ru', 'носки, плотность вязки 168 игл, 200 пар', ['плотность вязки: 168 игл'], 'носки, , , 200 пар'],
  ['ru', 'сковорода глубина 5.5 см', ['глубина: 5,5 см'], 'сковорода , '],
  ['en', 'pans with 5.5 cm depth', ['depth: 5.5 cm'], 'pans with , '],
  ['en', 'socks, needle count: 168 needles', ['needle count: 168 needles'], 'socks, , '],
  ['zh', '找一下锅深5.5厘米的平底锅', ['锅深: 5.5厘米'], '找一下, 的平底锅'],
  ['zh', '要绒里里料的手套', ['里料: 绒里'], '要, 的手套'],
] as const)('%s: %s calls an attribute by its name', (language, message, words, rest) => {
  const { fields } = findFields(message, offers, language)
  expect(fields.map(({ word }) => word)).toEqual(words)
  expect(withoutFields(message, fields)).toBe(rest)
})

describe('a number under a name', () => {
  const rate = (percent: string) =>
    anOffer({ attributes: [attribute(['遮光率', percent], ['Затемнение', percent], ['Blackout rate', percent])] })
  const rated = ['30%', '60%', '90%'].map(rate)

  test.each([
    ['en', 'got anything with 80% blackout rate or more?', 'blackout rate: ≥ 80%', 1],
    ['en', 'curtains with 50% blackout or more', 'blackout rate: ≥ 50%', 2],
    ['en', 'curtains, blackout rate at least 60%', 'blackout rate: ≥ 60%', 2],
    ['en', 'curtains, blackout rate up to 60%', 'blackout rate: ≤ 60%', 2],
    ['ru', 'шторы с затемнением не меньше 80%', 'затемнение: ≥ 80%', 1],
    ['ru', 'затемнение от 60% и выше', 'затемнение: ≥ 60%', 2],
    ['zh', '太不遮光了，要遮光率80%以上的', '遮光率: ≥ 80%', 1],
    ['zh', '遮光率不低于60%的窗帘', '遮光率: ≥ 60%', 2],
  ] as const)('%s: %s is a bound', (language, message, word, having) => {
    const { fields } = findFields(message, rated, language)
    expect(fields.map((one) => one.word)).toEqual([word])
    expect(rated.filter((offer) => hasField(offer, word))).toHaveLength(having)
  })

  test.each([
    ['en', 'curtains, 80 pcs or more, blackout'],
    ['en', 'blackout curtains up to 60 dollars'],
    ['ru', 'шторы от 80 штук, затемнение'],
    ['zh', '遮光帘80件以上'],
  ] as const)('%s: %s bounds none', (language, message) => {
    expect(findFields(message, rated, language).fields).toEqual([])
  })
})

describe('a part that some listings say is missing', () => {
  const ball = (zh: string, ru: string, en: string) => anOffer({ attributes: [attribute(['挂绳', zh], ['Подвес', ru], ['Hanger', en])] })
  const balls = [ball('无', 'нет', 'none'), ball('金色挂绳', 'золотистый', 'golden')]

  test.each([
    ['zh', '要带挂绳的，红色或者金色', '挂绳: 有'],
    ['ru', 'шары с подвесом', 'подвес: есть'],
    ['en', 'baubles with a hanger', 'hanger: yes'],
  ] as const)('%s: %s is one that has it', (language, message, word) => {
    expect(findFields(message, balls, language).fields.map((one) => one.word)).toEqual([word])
    expect(balls.filter((offer) => hasField(offer, word))).toEqual([balls[1]])
  })

  test.each([
    ['zh', '不要带挂绳的'],
    ['zh', '挂绳多长'],
    ['en', 'baubles without a hanger'],
  ] as const)('%s: %s wishes for none', (language, message) => {
    expect(findFields(message, balls, language).fields).toEqual([])
  })
})

test.each([
  ['ru', 'перчатки на флисе'],
  ['ru', 'подкладка из шёлка'],
  ['ru', 'цвет чёрный'],
  ['en', 'fleece gloves'],
  ['en', 'depth of 15.5 cm'],
] as const)('%s: %s names none with a value that a listing has', (language, message) => {
  expect(findFields(message, offers, language).fields).toEqual([])
})

const ofParts = [
  anOffer({
    attributes: [
      attribute(['墨水颜色', '蓝色'], ['Цвет чернил', 'синий'], ['Ink color', 'blue']),
      attribute(['表带材质', '皮革'], ['Материал ремешка', 'кожа'], ['Strap material', 'leather']),
    ],
  }),
]
test.each([
  ['ru', 'ручки с синими чернилами, 0,5', ['цвет чернил: синий'], 'ручки с , , 0,5'],
  ['ru', 'часы на кожаном ремешке', ['материал ремешка: кожа'], 'часы на , '],
  ['ru', 'часы, ремешок из кожи', ['материал ремешка: кожа'], 'часы, , '],
  ['en', 'cheap pens, blue ink', ['ink color: blue'], 'cheap pens, , '],
  ['en', 'watches with a strap of leather', ['strap material: leather'], 'watches with a , '],
  ['zh', '女士手表 皮表带', ['表带材质: 皮革'], '女士手表 , '],
  ['zh', '蓝色墨水的中性笔', ['墨水颜色: 蓝色'], ', 的中性笔'],
] as const)('%s: %s says what a part is made of or which colour it has', (language, message, words, rest) => {
  const { fields } = findFields(message, ofParts, language)
  expect(fields.map(({ word }) => word)).toEqual(words)
  expect(withoutFields(message, fields)).toBe(rest)
})

test.each([
  ['en', 'blue pens, ink for printers'],
  ['en', 'a leather bag with a strap'],
  ['ru', 'синие ручки, чернила водостойкие'],
  ['ru', 'часы без ремешка, кожа'],
] as const)('%s: %s says nothing of the part', (language, message) => {
  expect(findFields(message, ofParts, language).fields).toEqual([])
})

test('another value of an attribute takes the place of the one before', () => {
  const [silicone] = findFields(
    'strap: silicone',
    [anOffer({ attributes: [attribute(['', ''], ['', ''], ['Strap', 'silicone'])] })],
    'en',
  ).fields
  expect(wordsWithFields([silicone!], ['strap: leather', 'thin'])).toEqual(['strap: silicone', 'thin'])
})

test('a value of several words is named without its attribute, where nothing else is said by it', () => {
  const posts = [
    anOffer({
      attributes: [attribute(['耳针材质', '钢针'], ['Материал штифта', 'медицинская сталь'], ['Post material', 'surgical steel'])],
    }),
  ]
  const named = (message: string, language: 'ru' | 'en', unread: string[]) =>
    findFields(message, posts, language, unread).fields.map(({ word }) => word)
  expect(named('only surgical steel', 'en', ['surgical'])).toEqual(['post material: surgical steel'])
  expect(named('только медицинская сталь', 'ru', ['медицинская'])).toEqual(['материал штифта: медицинская сталь'])
  expect(named('surgical steel', 'en', [])).toEqual([])
  expect(named('steel', 'en', ['steel'])).toEqual([])
})
