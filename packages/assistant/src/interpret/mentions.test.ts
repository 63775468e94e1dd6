import { expect, test } from 'vitest'
import { readMessage } from './read.ts'

/** What a message of a talk says of its properties, read as it is meant and not as it stands. */

test.each([
  ['эта же прямоугольная, а мне круглую надо', { words: ['круглую'] }],
  ['не люблю красные, давайте синие', { colors: ['color.blue'], notColors: ['color.red'] }],
  ['the plastic one cracked last time, show steel', { materials: ['material.stainless-steel'] }],
  ['white shows every stain, show me the navy ones', { colors: ['color.navy'] }],
  ['塑料的容易裂，要玻璃的', { materials: ['material.glass'] }],
])('%s', (message, understood) => {
  expect(readMessage(message, true)).toMatchObject(understood)
})

test('of a first message nothing of this is taken', () => {
  expect(readMessage('white gets dirty fast, anything in navy?', false).roles).toEqual([])
})

test.each(['or without a lid', 'and without printing?', 'без крышки', '不带盖的'])('"%s" wishes for nothing with it', (message) => {
  expect(readMessage(message, true).traits).toEqual([])
})

test('of a list all is said that is said of one', () => {
  expect(readMessage('синие и красные не нужны', true)).toMatchObject({ colors: [], notColors: ['color.blue', 'color.red'] })
  expect(readMessage('红色蓝色都行', true).colors).toEqual(['color.red', 'color.blue'])
})
