import { expect, test } from 'vitest'
import { isInn, isKpp } from './inn.ts'

test.each(['7707083893', '7701234560', '500100732259'])('%s is the number of a taxpayer', (inn) => {
  expect(isInn(inn)).toBe(true)
})

test.each([
  '',
  '7707083894',
  '7770083893',
  '500100732258',
  '500100732269',
  '770708389',
  '0000000000',
  '000000000000',
  '77070838 93',
  '٧٧٠٧٠٨٣٨٩٣',
])('%j is none', (inn) => {
  expect(isInn(inn)).toBe(false)
})

test('a KPP has letters in two places at most', () => {
  expect(['770701001', '7707AB001'].every(isKpp)).toBe(true)
  expect(['77070100', '770701001 ', 'A70701001', '7707ab001'].some(isKpp)).toBe(false)
})
