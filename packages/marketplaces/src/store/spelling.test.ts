import { expect, test } from 'vitest'
import { isSpelled, nearestWord, slips, spellingKeys } from './spelling.ts'

test.each([
  ['stanley', 'stanley', 0],
  ['stanley', 'stanly', 1],
  ['stanley', 'stanleyy', 1],
  ['stanley', 'stenley', 1],
  ['stanley', 'satnley', 1],
  ['stanley', 'stnaly', 2],
  ['термос', 'тирмас', 2],
  ['', 'abc', 3],
])('%s and %s are %i slips apart', (a, b, expected) => {
  expect(slips(a, b)).toBe(expected)
  expect(slips(b, a)).toBe(expected)
})

test('words that are one slip apart share a key', () => {
  const word = 'longboard'
  const slipped = ['lngboard', 'longbord', 'longgboard', 'longbiard', 'logboard', 'olngboard', 'longbaord', 'longboardd']
  for (const other of slipped) {
    expect(slips(word, other), other).toBe(1)
    expect(
      spellingKeys(other).some((key) => spellingKeys(word).includes(key)),
      other,
    ).toBe(true)
  }
})

test('the nearest word has the fewest slips, then the most offers, then comes first in the alphabet', () => {
  const words = [
    { word: 'stanleys', offers: 900 },
    { word: 'stanlei', offers: 5 },
    { word: 'stanled', offers: 5 },
  ]
  expect(nearestWord('stanley', words)?.word).toBe('stanleys')
  expect(nearestWord('stanley', words.slice(1))?.word).toBe('stanled')
  expect(nearestWord('stanlex', [{ word: 'stanton', offers: 1 }])).toBeUndefined()
})

test('two slips are forgiven in long words alone', () => {
  expect(nearestWord('waterprof', [{ word: 'waterproof', offers: 1 }])?.word).toBe('waterproof')
  expect(nearestWord('wtaerprof', [{ word: 'waterproof', offers: 1 }])?.word).toBe('waterproof')
  expect(nearestWord('wtaepr', [{ word: 'waterpr', offers: 1 }])).toBeUndefined()
})

test.each([
  ['mug', false],
  ['кружк', true],
  ['type.mug', false],
  ['volume:500', false],
  ['保温杯保温', false],
  ['usb3', false],
  ['x'.repeat(25), false],
])('whether %s has a spelling: %s', (word, expected) => expect(isSpelled(word)).toBe(expected))
