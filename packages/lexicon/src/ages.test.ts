import { expect, test } from 'vitest'
import { lowestAge } from './ages.ts'

test.each([
  ['Wooden puzzle, ages 3 and up', 3],
  ['Age: 8+. For 2 players', 8],
  ['Ages 6-12', 6],
  ['Ages 4 to 8, or 10 years and up with a friend', 4],
  ['For kids 5 years & older', 5],
  ['Детям от 6 лет', 6],
  ['Возраст: с 3-х лет', 3],
  ['适合3岁以上儿童', 3],
  ['Ages 6 months and up', undefined],
  ['Warranty 2 years, 24 pieces', undefined],
  ['Продавец работает от 5 лет', undefined],
  ['Aged wood, packages 12-24', undefined],
  ['', undefined],
])('%j: %s', (text, age) => expect(lowestAge(text)).toBe(age))
