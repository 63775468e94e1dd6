import { expect, test } from 'vitest'
import { denies } from './mentions.ts'

test.each([
  ['спортивное полотенце без ворсинок', 'ворсинок', true],
  ['коврик без запаха', 'запаха', true],
  ['носки с защитой от запаха', 'запаха', true],
  ['odor-free yoga mat', 'odor', true],
  ['with no-shed bristles', 'shed', true],
  ['свеча с запахом ванили', 'запаха', false],
  ['без запаха, но с запахом ванили', 'запаха', false],
  ['mat for yoga', 'odor', false],
])('%s denies %s: %s', (text, word, expected) => {
  expect(denies(text, word)).toBe(expected)
})
