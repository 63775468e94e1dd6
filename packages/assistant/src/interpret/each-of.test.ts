import { expect, test } from 'vitest'
import { readState } from '../state.ts'
import { decide } from './decide.ts'
import { eachOf } from './each-of.ts'
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
  expect(eachOf(message)).toEqual(counted)
})

test.each(['по 20 рублей', '$5 each', '5 dollars each costs', '20 черных кружек', '每个20元', 'кружки 20 штук', 'black 60 cm', '黑60厘米'])(
  '%s does not',
  (message) => {
    expect(eachOf(message)).toBeUndefined()
  },
)

test.each(['socks 6 colours, 20 of each', 'носки 6 цветов по 20', '袜子6个颜色各20双'])('"%s" are 120', (message) => {
  const intent = decide(readMessage(message, false), readState([]))
  expect(intent).toMatchObject({ kind: 'search', wish: { types: ['type.socks'], quantity: 120, words: [] } })
})
