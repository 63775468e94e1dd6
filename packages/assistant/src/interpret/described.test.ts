import { expect, test } from 'vitest'
import { describedIn } from './described.ts'

test('a property points at an offer that has it, and one of two that would do points at none', () => {
  expect(describedIn('50 of the pink').map(({ said }) => said)).toEqual(['pink'])
  expect(describedIn('橙色的 10台').map(({ said }) => said)).toEqual(['橙色'])
  expect(describedIn('for kids, blue or pink, 50 pcs')).toEqual([])
  expect(describedIn('детские, розовые или голубые, 50 штук')).toEqual([])
})
