import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Guide, guides } from '@karavan/contract/guides.ts'
import { type Language, languages } from '@karavan/contract/language.ts'
import MarkdownIt from 'markdown-it'

const texts = fileURLToPath(new URL('./texts/', import.meta.url))
const pictures = fileURLToPath(new URL('./pictures/', import.meta.url))

const markdownIt = new MarkdownIt({ html: false })

export interface GuidePage {
  title: string
  /** HTML of the whole page, its title included. */
  content: string
}

export interface Guides {
  find(guide: Guide, language: Language): GuidePage
  /** A picture by its file's name; `undefined` for a name that is none. */
  picture(name: string): Buffer | undefined
}

/** The guides as they are written, each in every language, and their pictures. Read once. */
export function readGuides(): Guides {
  const pages = new Map<string, GuidePage>()
  for (const guide of guides)
    for (const language of languages) {
      const markdown = readFileSync(`${texts}${language}/${guide}.md`, 'utf8')
      pages.set(`${guide} ${language}`, { title: /^# (.+)$/m.exec(markdown)?.[1] ?? '', content: markdownIt.render(markdown) })
    }
  const names = new Set(readdirSync(pictures).filter((name) => name.endsWith('.webp')))
  return {
    find: (guide, language) => pages.get(`${guide} ${language}`) as GuidePage,
    picture: (name) => (names.has(name) ? readFileSync(pictures + name) : undefined),
  }
}
