import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Tree = { [key: string]: string | Tree }
const plural = /_(zero|one|two|few|many|other)$/

/**
 * Texts that say it by other placeholders than the English ones: the name of a shop is left out, as only its owner can decline it; of a number with its unit a
 * language takes the form that fits its sentence, for which the code gives several.
 */
const ownPlaceholders = new Set([
  'ru chat.welcome',
  'ru product.ladderFromOf',
  'ru product.ladderNext',
  'ru product.raise',
  'zh product.ladderNext',
])

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flatten(value, `${path}${key}.`),
  )
export const bare = (texts: [string, string][]) => [...new Set(texts.map(([key]) => key.replace(plural, '')))].sort()
type Locales = Record<'en' | 'ru' | 'zh', [string, string][]>

/** The texts of each language in a folder of them, as pairs of key and text: of all files, or of those whose name ends so after the language. */
export function readLocales(folder: string, end = '{,-later}'): Locales {
  const read = (language: string) =>
    globSync(`${language}${end}.json`, { cwd: folder }).flatMap((name) => flatten(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  return { en: read('en'), ru: read('ru'), zh: read('zh') }
}

/** What the source files of these folders say, tests left out. */
export const readSources = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*'] }).map((file) => readFileSync(join(folder, file), 'utf8')),
  )

/**
 * Keys that no source names, neither whole ('chat.send') nor as the beginning of one that is put together (`chat.${what}` stands for every key below
 * chat). That a named key exists is for the types to say.
 */
export function unusedKeys(keys: string[], sources: string[]): string[] {
  const named = new Set(sources.flatMap((text) => [...text.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key!)))
  const begun = sources.flatMap((text) => [...text.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)*\.)\$\{/g)].map(([, start]) => start!))
  return keys.filter((key) => !named.has(key) && !begun.some((start) => key.startsWith(start)))
}

/** What holds for the texts of every app. */
export function testLocales(locales: Locales): void {
  test('the three languages have the same keys [LA-01]', () => {
    expect(bare(locales.ru)).toEqual(bare(locales.en))
    expect(bare(locales.zh)).toEqual(bare(locales.en))
  })

  test('a counted text has every form its language needs [LA-01]', () => {
    const counted = new Set(
      Object.values(locales).flatMap((texts) => texts.filter(([key]) => plural.test(key)).map(([key]) => key.replace(plural, ''))),
    )
    expect(counted.size).toBeGreaterThan(0)
    for (const [language, texts] of Object.entries(locales)) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
      for (const key of counted) {
        const found = texts.filter(([name]) => name.replace(plural, '') === key).map(([name]) => name.slice(key.length + 1))
        expect(found.toSorted(), `${language} ${key}`).toEqual(forms)
      }
    }
  })

  test('no text is empty, no placeholder is lost, and no letter of another language is left over [LA-01]', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()
    for (const [language, texts] of Object.entries(locales)) {
      for (const [key, text] of texts) {
        expect(text.trim(), `${language} ${key}`).not.toBe('')
        const original = locales.en.find(([name]) => name.replace(plural, '') === key.replace(plural, ''))![1]
        if (!plural.test(key) && !ownPlaceholders.has(`${language} ${key}`))
          expect(placeholders(text), `${language} ${key}`).toEqual(placeholders(original))
        // The specification states this word, in Russian for every language.
        if (key === 'product.converting') expect(text, 'CU-09').toBe('конвертация...')
        else if (language === 'en') expect(text).not.toMatch(/[а-яё\u4e00-\u9fff]/i)
        else if (!/Karavan|Google|Exchange Rate API|\{\{/.test(text)) expect(text, `${language} ${key}`).not.toMatch(/[a-z]{4,}/i)
      }
    }
  })
}
