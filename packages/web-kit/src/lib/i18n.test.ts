// @vitest-environment jsdom

import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, startTexts } from './i18n.ts'
import { kitTexts } from './kit-texts.ts'
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

test('a stored choice wins over the browser, the browser over the page [LA-07]', () => {
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
])('the browser language %s means %s [LA-07]', (tag, language) => {
  givenBrowser(tag)
  expect(detectLanguage()).toBe(language)
})

test('the first of the browser’s languages that is ours counts [LA-07]', () => {
  givenBrowser('de', 'kk', 'ru-RU', 'en')
  expect(detectLanguage()).toBe('ru')
})

test('English when nothing matches [LA-02]', () => {
  givenBrowser('de-DE')
  document.documentElement.lang = 'de'
  expect(detectLanguage()).toBe('en')
})

test('a stored text that is no language is passed over [LA-07]', () => {
  givenBrowser('ru')
  localStorage.setItem(languageStorageKey, 'klingon')
  expect(detectLanguage()).toBe('ru')
})

test('a choice applies at once and is stored; detection alone stores nothing [LA-05 LA-06 CO-02]', async () => {
  expect(languageStorageKey, 'CO-02').toBe('ui_language')
  givenBrowser('ru-RU')
  await startTexts(kitTexts)
  expect(i18next.t('account.signOut')).toBe('Выйти')
  expect(document.documentElement.lang).toBe('ru')
  expect(localStorage.getItem('ui_language')).toBeNull()
  await chooseLanguage('zh')
  expect(i18next.t('account.signOut')).toBe('退出登录')
  expect(document.documentElement.lang).toBe('zh')
  expect(localStorage.getItem('ui_language')).toBe('zh')
})
