import { expect, test } from 'vitest'
import { denies, mentions } from './mentions.ts'

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

test.each([
  ['post material: surgical steel', 'posts', true],
  ['with drainage hole', 'holes', true],
  ['set of knives', 'knife', false],
  ['1 knife', 'knives', true],
  ['postal bag', 'posts', false],
  ['материал штифта', 'штифты', true],
])('"%s" has "%s": %s', (text, word, expected) => {
  expect(mentions(text, word)).toBe(expected)
})
