import { loadTexts } from '@karavan/web/lib/texts.ts'

/** The texts of one language: those of the parts shared with the buyer's app, and the desk's own under `desk`. */
export const loadDeskTexts: typeof loadTexts = {
  en: async () => withDesk(await Promise.all([loadTexts.en(), import('../locales/en.json')])),
  ru: async () => withDesk(await Promise.all([loadTexts.ru(), import('../locales/ru.json')])),
  zh: async () => withDesk(await Promise.all([loadTexts.zh(), import('../locales/zh.json')])),
}

type Loaded = Awaited<ReturnType<typeof loadTexts.en>>
const withDesk = ([shared, desk]: [Loaded, { default: object }]): Loaded => ({ default: { ...shared.default, desk: desk.default } })
