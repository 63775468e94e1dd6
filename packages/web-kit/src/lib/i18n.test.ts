// @vitest-environment jsdom

import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { chooseLanguage, laterTexts, startTexts, t } from './i18n.ts'
import { kitTexts } from './kit-texts.ts'
import { fileRetries } from './load-file.ts'
import type { TextKey } from './text-key.ts'
import { detectLanguage, languageStorageKey } from './texts.ts'
import type { Texts } from './translate.ts'

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
  expect(t('account.signOut')).toBe('Выйти')
  expect(document.documentElement.lang).toBe('ru')
  expect(localStorage.getItem('ui_language')).toBeNull()
  await chooseLanguage('zh')
  expect(t('account.signOut')).toBe('退出登录')
  expect(document.documentElement.lang).toBe('zh')
  expect(localStorage.getItem('ui_language')).toBe('zh')
})

/** Loaders of texts that say which file they are from; each file comes when the test lets it. */
function givenLoaders() {
  const asked: string[] = []
  const waiting = new Map<string, (error?: Error) => void>()
  const loader = (name: string) => () => {
    asked.push(name)
    return new Promise<{ default: Texts }>((resolve, reject) => {
      waiting.set(name, (error) => (error ? reject(error) : resolve({ default: { [name.split(' ')[1]!]: name } })))
    })
  }
  const of = (language: string) => ({ first: loader(`${language} first`), later: loader(`${language} later`) })
  return {
    loaders: { en: of('en'), ru: of('ru'), zh: of('zh') },
    asked,
    async come(name: string, error?: Error) {
      await vi.waitFor(() => expect(waiting.has(name)).toBe(true))
      waiting.get(name)!(error)
      waiting.delete(name)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}
const said = () => [t('first' as TextKey), t('later' as TextKey)]

async function givenStarted() {
  givenBrowser('ru')
  const given = givenLoaders()
  const started = startTexts(given.loaders)
  await given.come('ru first')
  await started
  return given
}

test('the first screen waits for its own texts alone; the later ones come when they are wanted, once', async () => {
  const { come, asked } = await givenStarted()
  expect(asked).toEqual(['ru first'])
  expect(said()).toEqual(['ru first', 'later'])
  const wanted = Promise.all([laterTexts(), laterTexts()])
  await come('ru later')
  await wanted
  await laterTexts()
  expect(said()).toEqual(['ru first', 'ru later'])
  expect(asked).toEqual(['ru first', 'ru later'])
})

test('later texts that did not come are asked for again', async () => {
  const { afterMs } = fileRetries
  fileRetries.afterMs = []
  onTestFinished(() => {
    fileRetries.afterMs = afterMs
  })
  const { come } = await givenStarted()
  const failed = expect(laterTexts()).rejects.toThrow('offline')
  await come('ru later', new Error('offline'))
  await failed
  const wanted = laterTexts()
  await come('ru later')
  await wanted
  expect(said()).toEqual(['ru first', 'ru later'])
})

test('another language is shown once all has come that the page has wanted by then', async () => {
  const { come, asked } = await givenStarted()
  const chosen = chooseLanguage('zh')
  await vi.waitFor(() => expect(asked).toContain('zh first'))
  const wanted = laterTexts()
  await come('ru later')
  await wanted
  await come('zh first')
  expect(said(), 'its later texts are not there yet').toEqual(['ru first', 'ru later'])
  await come('zh later')
  await chosen
  expect(said()).toEqual(['zh first', 'zh later'])
})

test('who waits for later texts waits for those of the language that has been chosen meanwhile', async () => {
  const { come } = await givenStarted()
  let isReady = false
  const wanted = laterTexts().then(() => {
    isReady = true
  })
  const chosen = chooseLanguage('en')
  await come('en first')
  await come('en later')
  await chosen
  await come('ru later')
  await wanted
  expect(isReady).toBe(true)
  expect(said()).toEqual(['en first', 'en later'])
})
