import { expect, test } from 'vitest'
import { eachOf } from './each-of.ts'

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
])('%s counts each of several', (message, counted) => {
  expect(eachOf(message)).toEqual(counted)
})

test.each(['по 20 рублей', '$5 each', '5 dollars each costs', '20 черных кружек', '每个20元', 'кружки 20 штук'])(
  '%s does not',
  (message) => {
    expect(eachOf(message)).toBeUndefined()
  },
)
