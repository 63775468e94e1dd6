import { expect, test } from 'vitest'
import { readState } from '../state.ts'
import { decide } from './decide.ts'
import { eachOf, listOfVariants } from './each-of.ts'
import { readMessage } from './read.ts'

test.each([
  ['черный, серый и бежевый, по 20', { count: 20, isSaid: false }],
  ['по 20 каждого цвета', { count: 20, isSaid: true }],
  ['по 15 синих и красных', { count: 15, isSaid: false }],
  ['white and black, 50 of each', { count: 50, isSaid: true }],
  ['25 of each colour: red, blue', { count: 25, isSaid: true }],
  ['each size, 10 pcs', { count: 10, isSaid: true }],
  ['粉色和紫色各10张', { count: 10, isSaid: true }],
  ['每种颜色要30个', { count: 30, isSaid: true }],
  ['蓝色25个粉色20个', { count: 45, isSum: true, isSaid: true }],
  ['20 черных и 30 белых', { count: 50, isSum: true, isSaid: true }],
  ['20 black and 30 white ones', { count: 50, isSum: true, isSaid: true }],
  ['black 60, grey 40', { count: 100, isSum: true, isSaid: true }],
  ['красные 15 синие 25', { count: 40, isSum: true, isSaid: true }],
  ['米色50黑色50', { count: 100, isSum: true, isSaid: true }],
  ['选第二款,黑10灰10', { count: 20, isSum: true, isSaid: true }],
  ['6 colours, 20 of each', { count: 20, isSaid: true, several: 6 }],
  ['4 разных цвета по 15', { count: 15, isSaid: true, several: 4 }],
  ['3个颜色各50个', { count: 50, isSaid: true, several: 3 }],
])('%s counts each of several', (message, counted) => {
  const { parts: _, ...said } = eachOf(message)!
  expect(said).toEqual(counted)
})

test.each([
  ['20 pink and 30 white, how much in all', ['pink', 'white'], [20, 30]],
  ['粉色要30个，白色20个，一共多少钱', ['粉色', '白色'], [30, 20]],
  ['красные 30 шт, синие 20 шт', ['красные', 'синие'], [30, 20]],
  ['20 of the first one in 2kg and 20 in 3kg', ['2kg', '3kg'], [20, 20]],
  ['20 штук по 2 кг и 30 по 3 кг', ['2 кг', '3 кг'], [20, 30]],
  ['2公斤的20个，3公斤的30个', ['2公斤', '3公斤'], [20, 30]],
  ['20个2公斤的和30个3公斤的', ['2公斤', '3公斤'], [20, 30]],
  ['绿色m码20件 紫色l码10件', ['绿色M码', '紫色L码'], [20, 10]],
  ['粉80蓝120 算下', ['粉', '蓝'], [80, 120]],
  ['30黑20白', ['黑', '白'], [30, 20]],
  ['拿100个 黑60白40', ['黑', '白'], [60, 40]],
  ['s 3 шт, l 5 шт', ['S', 'L'], [3, 5]],
  ['розовых 10 и тёмно-синих 15 посчитай', ['розовых', 'тёмно-синих'], [10, 15]],
])('%s counts two variants', (message, said, counts) => {
  const { parts, count } = eachOf(message)!
  expect(parts?.map((one) => one.said)).toEqual(said)
  expect(parts?.map((one) => one.count)).toEqual(counts)
  expect(count).toBe(counts[0]! + counts[1]!)
})

test.each([
  'по 20 рублей',
  '$5 each',
  '5 dollars each costs',
  '20 черных кружек',
  '每个20元',
  'кружки 20 штук',
  'black 60 cm',
  '黑60厘米',
  'tape 5 m, 25 mm',
  'cable 2 m and bag 10 l',
  '黑60厘米白20厘米',
  '20 кружек по 300 мл',
])('%s does not', (message) => {
  expect(eachOf(message)).toBeUndefined()
})

test.each(['socks 6 colours, 20 of each', 'носки 6 цветов по 20', '袜子6个颜色各20双'])('"%s" are 120', (message) => {
  const intent = decide(readMessage(message, false), readState([]))
  expect(intent).toMatchObject({ kind: 'search', wish: { types: ['type.socks'], quantity: 120, words: [] } })
})

test('a list of variants is one stretch', () => {
  const message = 'first: 15 black + 15 grey, total?'
  const list = listOfVariants(message)
  expect(list && message.slice(list.start, list.end)).toBe('15 black + 15 grey')
  expect(listOfVariants('20 black wallets and 30 white caps')).toBeUndefined()
})
