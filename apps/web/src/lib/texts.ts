import type { TextLoaders } from '@karavan/web-kit/lib/texts.ts'

/** The texts of one language: the shared ones and the buyer's app's own, in one file. */
export const appTexts: TextLoaders = {
  en: () => import('../locales/en.ts'),
  ru: () => import('../locales/ru.ts'),
  zh: () => import('../locales/zh.ts'),
}
