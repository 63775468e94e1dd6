import { expect, test } from 'vitest'
import { foldText, htmlToText, toContainsPattern, toStorable, toStoredJson } from './text.ts'

test.each([
  ['a\u0000b\u0007c\u007f', 'abc'],
  ['a\tb\nc\rd', 'a\tb\nc\rd'],
  ['\ud83d x', '\ufffd x'],
  ['😀 термо 杯', '😀 термо 杯'],
])('%j is stored as %j', (text, stored) => {
  expect(toStorable(text)).toBe(stored)
})

test('JSON is stored without what PostgreSQL refuses, at any depth', () => {
  expect(JSON.parse(toStoredJson({ a: ['x\u0000', { b: '\\u0000 stays' }], n: 1, none: undefined }))).toEqual({
    a: ['x', { b: '\\u0000 stays' }],
    n: 1,
  })
  expect(toStoredJson(undefined)).toBe('null')
})

test.each([
  ['  ТЕРМОКРУЖКИ\n 500 мл ', 'термокружки 500 мл'],
  ['Ёлка', 'елка'],
  ['CAFÉ', 'cafe'],
  ['ＦＵＬＬ　ｗｉｄｔｈ', 'full width'],
  ['保温杯', '保温杯'],
  ['', ''],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('signs with a meaning in patterns are searched as themselves', () => {
  expect(toContainsPattern('50%_\\')).toBe('%50\\%\\_\\\\%')
})

test('HTML of our own is searched by its words', () => {
  expect(htmlToText('<p>A <b title="x">b</b> &lt;c&gt; &amp;amp; &quot;d&quot;</p>').replace(/\s+/g, ' ')).toBe('A b <c> &amp; "d"')
})
