import { expect, test } from 'vitest'
import { languageOfText } from './text-language.ts'

test.each([
  ['Дешевле остальных: 236 ₽ за штуку, USB-C, Yongkang Factory', 'ru'],
  ['The lowest price of those shown; 500 ml, seller 永康杯业', 'en'],
  ['价格最低，500ml，支持USB-C', 'zh'],
  ['500 / 12', undefined],
])('%s is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})
