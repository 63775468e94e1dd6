import type { TextLoaders } from '@karavan/web-kit/lib/texts.ts'

/** The texts of each language, the shared ones and the buyer's app's own: what the first screen says, and the rest. */
export const appTexts: TextLoaders = {
  en: { first: () => import('../locales/en.ts'), later: () => import('../locales/en-later.ts') },
  ru: { first: () => import('../locales/ru.ts'), later: () => import('../locales/ru-later.ts') },
  zh: { first: () => import('../locales/zh.ts'), later: () => import('../locales/zh-later.ts') },
}
