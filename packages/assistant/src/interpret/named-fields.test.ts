import { expect, test } from 'vitest'
import { anOffer } from '../../test/market.ts'
import { findFields, withoutFields } from './named-fields.ts'

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

test.each([
  ['ru', 'перчатки на флисе'],
  ['ru', 'подкладка из шёлка'],
  ['ru', 'цвет чёрный'],
  ['en', 'fleece gloves'],
  ['en', 'depth of 15.5 cm'],
] as const)('%s: %s names none with a value that a listing has', (language, message) => {
  expect(findFields(message, offers, language).fields).toEqual([])
})
