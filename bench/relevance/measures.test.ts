import { expect, test } from 'vitest'
import { ndcg, recall } from './measures.ts'

const grades = new Map([
  ['exact', 3],
  ['near', 2],
  ['kin', 1],
])

test('the best order is worth 1, any other less, and none of them nothing', () => {
  expect(ndcg(['exact', 'near', 'kin', 'other'], grades)).toBe(1)
  const swapped = ndcg(['near', 'exact', 'kin'], grades)
  expect(swapped).toBeLessThan(1)
  expect(swapped).toBeCloseTo((3 + 7 / Math.log2(3) + 1 / 2) / (7 + 3 / Math.log2(3) + 1 / 2))
  expect(ndcg(['other'], grades)).toBe(0)
})

test('what comes after the depth counts for nothing', () => {
  expect(ndcg(['other', 'exact'], grades, 1)).toBe(0)
  expect(recall(['other', 'exact'], grades, 1)).toBe(0)
})

test('recall counts what a buyer wanted, and asks for no more of it than fits', () => {
  expect(recall(['exact', 'kin'], grades)).toBe(0.5)
  expect(recall(['near', 'other'], grades, 1)).toBe(1)
  expect(recall(['kin'], new Map([['kin', 1]]))).toBeUndefined()
})
