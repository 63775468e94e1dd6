import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dimensions, type Meaning, meaningsOf, perUnit, toDirection } from './meanings.ts'

const dataFile = (name: string): URL => new URL(`../data/${name}`, import.meta.url)
const linesOf = (name: string): string[] => readFileSync(dataFile(name), 'utf8').trimEnd().split('\n')

const meaningOf = (word: string): Meaning => {
  const [meaning] = meaningsOf(word)
  if (!meaning) throw new Error(`${word} has no meaning`)
  return meaning
}
/** The cosine of two meanings. */
const closeness = (one: string, other: string): number => {
  const [a, b] = [meaningOf(one).vector, meaningOf(other).vector]
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += a[at]! * b[at]!
  return sum / (Math.hypot(...a) * Math.hypot(...b))
}

describe('words', () => {
  test.each([
    ['dog', 'собака', '狗'],
    ['water', 'вода', '水'],
    ['umbrella', 'зонт', '雨伞'],
    ['sleep', 'спать', '睡觉'],
    ['child', 'ребёнок', '孩子'],
    ['mug', 'кружка', '杯子'],
  ])('%s, %s and %s are close', (en, ru, zh) => {
    expect(closeness(en, ru)).toBeGreaterThan(0.7)
    expect(closeness(en, zh)).toBeGreaterThan(0.7)
    expect(closeness(ru, zh)).toBeGreaterThan(0.7)
  })

  test.each([
    ['puppy', 'собака', 'cable'],
    ['baby', '孩子', 'screwdriver'],
    ['шум', '吵', 'мыло'],
  ])('%s is closer to %s than to %s', (word, near, far) => {
    expect(closeness(word, near)).toBeGreaterThan(closeness(word, far) + 0.2)
  })

  test.each([
    ['dog', 'mug'],
    ['собака', 'кружка'],
    ['雨伞', 'собака'],
    ['вода', 'кабель'],
    ['睡觉', 'камень'],
  ])('%s and %s are far apart', (one, other) => {
    expect(closeness(one, other)).toBeLessThan(0.3)
  })

  test.each(['собака собаки собаке собаками', 'зонт зонтом зонты зонтов', 'шумный шумная шумного', 'ребёнок ребенок'])(
    'forms of one word have one meaning: %s',
    (forms) => {
      const found = meaningsOf(forms)
      expect(found).toHaveLength(forms.split(' ').length)
      expect(new Set(found.map(({ key }) => key)).size).toBe(1)
      expect(new Set(found.map(({ vector }) => vector)).size).toBe(1)
    },
  )

  test('what is not known has no meaning', () => {
    expect(meaningsOf('qwrtp ыврапыр 12 龘')).toEqual([])
    expect(meaningsOf('')).toEqual([])
  })

  test('each is told by where it stands; in Chinese the longest word counts', () => {
    const text = 'Взять dogs и 狗狗玩具, qwrtp зонт'
    expect(meaningsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Взять', 'dogs', '狗狗', '玩具', 'зонт'])
  })

  test('a meaning is a direction of length 1 in bytes', () => {
    for (const word of ['umbrella', 'зонт', '雨伞']) {
      const { vector } = meaningOf(word)
      expect(vector).toHaveLength(dimensions)
      expect(Math.hypot(...vector) / perUnit).toBeCloseTo(1, 1)
    }
    const sum = new Float32Array(dimensions).fill(3)
    expect(Math.hypot(...toDirection(sum)) / perUnit).toBeCloseTo(1, 1)
    expect(toDirection(sum.map((value) => value * 7))).toEqual(toDirection(sum))
    expect(toDirection(new Float32Array(dimensions))).toEqual(new Int8Array(dimensions))
  })
})

describe('the data', () => {
  test.each(['glosses-ru.tsv', 'glosses-zh.tsv'])('each line of %s is a word and what it means in English', (name) => {
    const lines = linesOf(name)
    expect(lines.filter((line) => !/^[^\t]+\t[a-z' -]+$/.test(line))).toEqual([])
    const words = lines.map((line) => line.split('\t')[0]!)
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    const unknown = lines.filter((line) => meaningsOf(line.split('\t')[1]!).length === 0)
    expect(unknown.length / lines.length).toBeLessThanOrEqual(0.03)
  })

  test('each word of meanings.txt stands there once and has its numbers in meanings.bin', () => {
    const words = linesOf('meanings.txt')
    expect(new Set(words).size).toBe(words.length)
    expect(statSync(dataFile('meanings.bin')).size).toBe(words.length * dimensions)
  })
})
