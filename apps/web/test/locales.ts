import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Tree = { [key: string]: string | Tree }
const plural = /_(zero|one|two|few|many|other)$/

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flatten(value, `${path}${key}.`),
  )
export const bare = (texts: [string, string][]) => [...new Set(texts.map(([key]) => key.replace(plural, '')))].sort()
type Locales = Record<'en' | 'ru' | 'zh', [string, string][]>

/** The texts of each language in a folder of them, as pairs of key and text. */
export function readLocales(folder: string): Locales {
  const read = (language: string) => flatten(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')))
  return { en: read('en'), ru: read('ru'), zh: read('zh') }
}

/** What holds for the texts of every app. */
export function testLocales(locales: Locales): void {
  test('LA-01 the three languages have the same keys', () => {
    expect(bare(locales.ru)).toEqual(bare(locales.en))
    expect(bare(locales.zh)).toEqual(bare(locales.en))
  })

  test('LA-01 a counted text has every form its language needs', () => {
    const counted = new Set(
      Object.values(locales).flatMap((texts) => texts.filter(([key]) => plural.test(key)).map(([key]) => key.replace(plural, ''))),
    )
    expect(counted.size).toBeGreaterThan(3)
    for (const [language, texts] of Object.entries(locales)) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
      for (const key of counted) {
        const found = texts.filter(([name]) => name.replace(plural, '') === key).map(([name]) => name.slice(key.length + 1))
        expect(found.toSorted(), `${language} ${key}`).toEqual(forms)
      }
    }
  })

  test('LA-01 no text is empty, no placeholder is lost, and no letter of another language is left over', () => {
    const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()
    for (const [language, texts] of Object.entries(locales)) {
      for (const [key, text] of texts) {
        expect(text.trim(), `${language} ${key}`).not.toBe('')
        const original = locales.en.find(([name]) => name.replace(plural, '') === key.replace(plural, ''))![1]
        if (!plural.test(key)) expect(placeholders(text), `${language} ${key}`).toEqual(placeholders(original))
        // The stated word stands in every language (decision G-90).
        if (key === 'product.converting') expect(text, 'CU-09').toBe('конвертация...')
        else if (language === 'en') expect(text).not.toMatch(/[а-яё\u4e00-\u9fff]/i)
        else if (!/Karavan|Google|\{\{/.test(text)) expect(text, `${language} ${key}`).not.toMatch(/[a-z]{4,}/i)
      }
    }
  })
}
