import type { TextLoaders } from './texts.ts'
import type { Texts } from './translate.ts'

/** The kit's texts alone, all at once, for its own page and tests; an app merges them into its files. */
export const kitTexts: TextLoaders = {
  en: { first: () => together(import('../locales/en.json'), import('../locales/en-later.json')) },
  ru: { first: () => together(import('../locales/ru.json'), import('../locales/ru-later.json')) },
  zh: { first: () => together(import('../locales/zh.json'), import('../locales/zh-later.json')) },
}

async function together(...files: Promise<{ default: Texts }>[]) {
  return { default: (await Promise.all(files)).map((file) => file.default) }
}
