import type { TextLoaders } from '@karavan/web-kit/lib/texts.ts'

/** The texts of one language: the shared ones, and the desk's own under `desk`, in one file. */
export const deskTexts: TextLoaders = {
  en: { first: () => import('../locales/en.ts') },
  ru: { first: () => import('../locales/ru.ts') },
  zh: { first: () => import('../locales/zh.ts') },
}
