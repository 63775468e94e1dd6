import { expect, test } from 'vitest'
import { glossesIn } from './glosses.ts'

const plain = (text: string) => glossesIn(text).map(({ start, end, meanings }) => [text.slice(start, end), meanings[0]])

test('the longest words of a text are found with their meanings, none over another', () => {
  expect(plain('机器人')).toEqual([['机器人', 'robot']])
  expect(plain('儿童恐龙拼图')).toEqual([
    ['儿童', 'child'],
    ['恐龙', 'dinosaur'],
    ['拼图', 'jigsaw puzzle'],
  ])
})

test('what the dictionary has not, stands between them', () => {
  expect(plain('a独角兽x1气球')).toEqual([
    ['独角兽', 'unicorn'],
    ['气球', 'balloon'],
  ])
  expect(glossesIn('')).toEqual([])
  expect(glossesIn('怪')).toEqual([])
  expect(glossesIn('plain English')).toEqual([])
})
