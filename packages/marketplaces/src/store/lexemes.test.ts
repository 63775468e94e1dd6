import { expect, test } from 'vitest'
import { allOf, anyOf, lexeme, lexemesOf, quoteLexeme, toLexeme, toTsQuery, toVector } from './lexemes.ts'

test('a lexeme of several weights keeps the best one', () => {
  expect(
    toVector([
      ['mug', 'B'],
      ['mug', 'A'],
      ['steel', 'D'],
      ['mug', 'C'],
    ]),
  ).toBe("'mug':1A 'steel':1D")
})

test('quotes and backslashes cannot leave a lexeme', () => {
  expect(quoteLexeme("a'b\\c")).toBe("'a''b\\\\c'")
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['\0', undefined],
  ['a\0b', 'ab'],
  ['\ud800', '\ufffd'],
  ['x'.repeat(65), undefined],
  ['кружк', 'кружк'],
])('%j as a lexeme is %j', (text, expected) => expect(toLexeme(text)).toBe(expected))

test('a vector has at most 700 lexemes, and the best weights of those it has', () => {
  const vector = toVector([...Array.from({ length: 900 }, (_, index) => [`w${index}`, 'D'] as const), ['w5', 'A']])
  expect(vector.split(' ')).toHaveLength(700)
  expect(vector).toContain("'w5':1A")
})

test('trees of nothing ask for nothing', () => {
  expect(anyOf()).toBeUndefined()
  expect(allOf(undefined, anyOf(lexeme(' ')))).toBeUndefined()
})

test('a tree becomes a query with its brackets', () => {
  const tree = allOf(anyOf(lexeme('a'), lexeme("b'")), lexeme('c'))!
  expect(toTsQuery(tree)).toBe("(('a' | 'b''') & 'c')")
  expect(lexemesOf([tree, tree])).toEqual(['a', "b'", 'c'])
})
