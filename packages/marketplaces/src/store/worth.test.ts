import { expect, test } from 'vitest'
import { covering } from './wanted.ts'
import { rarity } from './worth.ts'

test('the fewer offers have it, the more it says; what nobody lists is taken as rare, and what all have still says a little', () => {
  const rising = [1000, 500, 100, 10, 1].map((offers) => rarity(offers, 1000))
  expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  expect(rising[0]).toBeGreaterThan(1)
  expect(rarity(0, 1000)).toBe(rarity(10, 1000))
})

const part = (lexeme: string, worth: number, offers = 5) => ({ part: { terms: { lexeme }, offers }, worth })

test('what covers a wish has enough of its worth, in the fewest parts', () => {
  const wish = [part('rare', 5), part('fair', 3), part('common', 2)]
  expect(covering(wish, 0.5).terms).toEqual({ any: [{ lexeme: 'rare' }, { all: [{ lexeme: 'fair' }, { lexeme: 'common' }] }] })
  expect(covering(wish, 1).terms).toEqual({ all: [{ lexeme: 'rare' }, { lexeme: 'fair' }, { lexeme: 'common' }] })
})

test('what no offer has counts against the rest', () => {
  expect(covering([part('unknown', 5, 0), part('common', 2)], 0.35)).toEqual({ terms: { lexeme: 'none:' }, offers: 0 })
  expect(covering([part('unknown', 5, 0), part('rare', 5)], 0.35).terms).toEqual({ lexeme: 'rare' })
})

test('a wish of very many words is put together from the worthiest of them', () => {
  const many = Array.from({ length: 40 }, (_, at) => part(`w${at}`, 40 - at))
  expect(JSON.stringify(covering(many, 1).terms)).toBe(JSON.stringify({ all: many.slice(0, 8).map((one) => one.part.terms) }))
})
