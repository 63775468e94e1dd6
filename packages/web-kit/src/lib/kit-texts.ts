import type { TextLoaders } from './texts.ts'

/** The kit's texts alone, for its own tests; an app merges them into its files. */
export const kitTexts: TextLoaders = {
  en: () => import('../locales/en.json'),
  ru: () => import('../locales/ru.json'),
  zh: () => import('../locales/zh.json'),
}
