import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@karavan/contract/language.ts'
import { type ShopPage, shopPages } from '@karavan/contract/shop-pages.ts'
import {
  findGaps,
  type Placeholder,
  type PlaceholderValues,
  placeholders,
  type RenderedPage,
  renderPage,
} from '../../platform/render-page.ts'

const templates = fileURLToPath(new URL('./templates/', import.meta.url))
/** A page is read by people. */
const maxBytes = 256 * 1024

export interface Page extends RenderedPage {
  /** Which language it is written in: the reader's where there is one. */
  language: Language
  /** Another one for every change of what is read. */
  version: string
}

export interface Pages {
  find(page: ShopPage, language: Language): Page
  /** What the operator should know, a line each. */
  warnings: string[]
}

function read(folder: string, language: Language, page: ShopPage): string | undefined {
  try {
    const text = readFileSync(join(folder, language, `${page}.md`))
    return text.length <= maxBytes ? text.toString('utf8') : undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** A page as it was read. */
interface Source {
  markdown: string
  language: Language
}

function toPage({ markdown, language }: Source, values: PlaceholderValues): Page {
  const rendered = renderPage(markdown, values)
  const version = createHash('sha256').update(`${language}\n${rendered.content}`).digest('hex').slice(0, 16)
  return { ...rendered, language, version }
}

/** The order in which another language stands in: as texts of products do. */
const fallbacks: readonly Language[] = ['ru', 'en', 'zh']

/**
 * The shop's pages, read once and rendered as they are asked for: a page that the operator has written in `folder`, in one language at least, replaces ours
 * in all of them, because two different sets of terms must not stand beside each other.
 */
export function readPages(folder: string, values: PlaceholderValues): Pages {
  const sources = new Map<string, Source>()
  const pages = new Map<string, Page>()
  const missing = new Map<Placeholder, Set<string>>()
  const warnings: string[] = []
  let areOwn = false
  for (const page of shopPages) {
    const own = languages.filter((language) => read(folder, language, page) !== undefined)
    areOwn ||= own.length > 0
    for (const language of languages) {
      const source = own.length === 0 || own.includes(language) ? language : (fallbacks.find((one) => own.includes(one)) ?? language)
      const markdown = read(own.length > 0 ? folder : templates, source, page) ?? ''
      sources.set(`${page} ${language}`, { markdown, language: source })
      if (source !== language) continue
      const gaps = findGaps(markdown, values)
      for (const name of gaps.missing) missing.set(name, (missing.get(name) ?? new Set()).add(page))
      if (gaps.unknown.length > 0)
        warnings.push(`pages/${language}/${page}.md names ${gaps.unknown.join(', ')}, which no setting gives: these lines are left out`)
    }
  }
  // A product that is tried out says nothing of itself yet: it need not hear of all that it does not say.
  const isOfShop = areOwn || values.legal_name !== undefined || values.email !== undefined || values.phone !== undefined
  if (missing.size > 0 && isOfShop) {
    const places = [...missing].map(([name, where]) => `${placeholders[name]} (${[...where].join(', ')})`)
    warnings.push(`not set, so that lines of the shop's pages are left out: ${places.join(', ')}`)
  }
  return {
    find(page, language) {
      const key = `${page} ${language}`
      const found = pages.get(key) ?? toPage(sources.get(key) as Source, values)
      pages.set(key, found)
      return found
    },
    warnings,
  }
}
