import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, startTexts } from './i18n.ts'
import { detectLanguage, languageStorageKey } from './texts.ts'

const givenBrowser = (...tags: string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(tags[0] ?? '')
}
beforeEach(() => {
  document.documentElement.lang = 'en'
})
afterEach(() => {
  document.documentElement.lang = 'en'
})

test('LA-07 a stored choice wins over the browser, the browser over the page', () => {
  givenBrowser('zh-CN')
  document.documentElement.lang = 'en'
  localStorage.setItem(languageStorageKey, 'ru')
  expect(detectLanguage()).toBe('ru')
  localStorage.clear()
  expect(detectLanguage()).toBe('zh')
  givenBrowser('de-DE', 'fr')
  document.documentElement.lang = 'ru'
  expect(detectLanguage()).toBe('ru')
})

test.each([
  ['ru-RU', 'ru'],
  ['zh-CN', 'zh'],
  ['zh-Hant-TW', 'zh'],
  ['en-GB', 'en'],
  ['RU', 'ru'],
])('LA-07 the browser language %s means %s', (tag, language) => {
  givenBrowser(tag)
  expect(detectLanguage()).toBe(language)
})

test('LA-07 the first of the browser’s languages that is ours counts', () => {
  givenBrowser('de', 'kk', 'ru-RU', 'en')
  expect(detectLanguage()).toBe('ru')
})

test('LA-02 English when nothing matches', () => {
  givenBrowser('de-DE')
  document.documentElement.lang = 'de'
  expect(detectLanguage()).toBe('en')
})

test('LA-07 a stored text that is no language is passed over', () => {
  givenBrowser('ru')
  localStorage.setItem(languageStorageKey, 'klingon')
  expect(detectLanguage()).toBe('ru')
})

test('LA-05 LA-06 a choice applies at once and is stored; detection alone stores nothing', async () => {
  expect(languageStorageKey, 'CO-02').toBe('ui_language')
  givenBrowser('ru-RU')
  await startTexts()
  expect(i18next.t('chat.send')).toBe('Отправить')
  expect(document.documentElement.lang).toBe('ru')
  expect(localStorage.getItem('ui_language')).toBeNull()
  await chooseLanguage('zh')
  expect(i18next.t('chat.send')).toBe('发送')
  expect(document.documentElement.lang).toBe('zh')
  expect(localStorage.getItem('ui_language')).toBe('zh')
})

test('LA-01 Russian counts in its own forms', async () => {
  await startTexts()
  await chooseLanguage('ru')
  const pieces = (count: number) => i18next.t('product.pieces', { count })
  expect([1, 2, 5, 11, 21, 104].map(pieces)).toEqual(['1 штука', '2 штуки', '5 штук', '11 штук', '21 штука', '104 штуки'])
})
