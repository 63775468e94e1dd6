import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Guide, guides } from '@karavan/contract/guides.ts'
import { type Language, languages } from '@karavan/contract/language.ts'
import { type RenderedPage, renderPage } from '../../platform/render-page.ts'

const texts = fileURLToPath(new URL('./texts/', import.meta.url))
const pictures = fileURLToPath(new URL('./pictures/', import.meta.url))

export interface Guides {
  find(guide: Guide, language: Language): RenderedPage
  /** A picture by its file's name; `undefined` for a name that is none. */
  picture(name: string): Buffer | undefined
}

/** The guides as they are written, each in every language, and their pictures. Read once, and each rendered when somebody first asks for it. */
export function readGuides(): Guides {
  const sources = new Map<string, string>()
  const pages = new Map<string, RenderedPage>()
  for (const guide of guides)
    for (const language of languages) sources.set(`${guide} ${language}`, readFileSync(`${texts}${language}/${guide}.md`, 'utf8'))
  const names = new Set(readdirSync(pictures).filter((name) => name.endsWith('.webp')))
  return {
    find(guide, language) {
      const key = `${guide} ${language}`
      const page = pages.get(key) ?? renderPage(sources.get(key) as string, {})
      pages.set(key, page)
      return page
    },
    picture: (name) => (names.has(name) ? readFileSync(pictures + name) : undefined),
  }
}
