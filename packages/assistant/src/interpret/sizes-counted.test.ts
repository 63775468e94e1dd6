import { expect, test } from 'vitest'
import { withModelsNamed } from './grammar/device.ts'
import { foldText } from './grammar/open-text.ts'
import { withPairAtPlace, withSizesCounted } from './sizes-counted.ts'

test.each([
  ['20 - 38 размер, 20 - 39, 10 - 40', 'размер 38 20 шт, размер 39 20 шт, размер 40 10 шт'],
  ['38-20, 39-20, 40-10, итого?', 'размер 38 20 шт, размер 39 20 шт, размер 40 10 шт, итого?'],
  ['вторые: 20 пар 38 размера, 20 пар 39 размера', 'второй: размер 38 20 шт, размер 39 20 шт'],
  ['20 in 38, 20 in 39 and 10 in 40, total?', 'size 38 20 pcs, size 39 20 pcs, size 40 10 pcs, total?'],
  ['39 x 5, 40 x 5', 'size 39 5 pcs, size 40 5 pcs'],
  ['5 шт 20 и 5 шт 28', 'размер 20 5 шт, размер 28 5 шт'],
  ['38 x 20, 39 x 20, 40 x 10', 'size 38 20 pcs, size 39 20 pcs, size 40 10 pcs'],
  ['20 pairs of 38, 30 pairs of 39', 'size 38 20 pcs, size 39 30 pcs'],
])('"%s" counts each size: "%s"', (message, plain) => {
  expect(withSizesCounted(message)).toBe(plain)
})

test.each([
  'socks 35-39 и 40-44',
  'коробки 20x30 и 25x35',
  '36-38, 39-41',
  '20x15x8 and 25x18x10',
  '10-15, 20-25 штук',
  '1 - 20, 2 - 30',
  'первые две, 20 и 30 штук',
  'от 20 до 30 см, 35-40 г',
])('"%s" counts no sizes', (message) => {
  expect(withSizesCounted(message)).toBe(message)
})

test.each([
  ['60 на 15 и 40 на 15 про, первый', 'iphone 15', 'iphone 15 60 pcs, iphone 15 pro 40 pcs'],
  ['60 for iphone 15 and 40 for 15 pro, first one', undefined, 'iphone 15 60 pcs, iphone 15 pro 40 pcs'],
  ['第一款 15的60个 15pro的40个 多少钱', 'iphone', 'iphone 15 60 pcs, iphone 15 pro 40 pcs'],
  ['на 13 - 20 шт, на 14 - 30 шт', 'iphone 13', 'iphone 13 20 pcs, iphone 14 30 pcs'],
])('"%s" counts models: "%s"', (message, before, list) => {
  expect(withModelsNamed(message, foldText(message), before)).toContain(list)
})

test.each([
  ['60 на 15 и 40 на 16', undefined],
  ['1 and 2, 10 each', 'iphone 15'],
  ['20 штук первого и 15 второго', 'iphone 15'],
  ['20 and 15 pieces', 'iphone 15'],
])('"%s" of goods for %s counts no models', (message, before) => {
  expect(withModelsNamed(message, foldText(message), before)).toBe(message)
})

test('shoes are a pair in the plural', () => {
  expect(withPairAtPlace('первые 20 розовых и 10 черных')).toBe('первый 20 розовых и 10 черных')
  expect(withPairAtPlace('первые 2 подойдут')).toBe('первые 2 подойдут')
})
