import { readFileSync } from 'node:fs'
import { type Language, languages } from '@karavan/contract/language.ts'
import { html } from 'ghtml'
import type { App } from './app.ts'

const style = readFileSync(new URL('./page.css', import.meta.url))

/** What those pages look like. */
export async function pageStyleRoutes(app: App): Promise<void> {
  app.get('/account/style.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'no-cache').send(style),
  )
}

interface Page {
  language: Language
  title: string
  /** HTML, as is `nav`: made by `html`, which escapes what is put into it. */
  main: string
  nav?: string
  /** Whose page it is: the shop's name. */
  site: string
}

/** The one frame of the pages outside the web app. They need no script of the app, and no search engine lists them. */
export const toPage = ({ language, title, main, nav = '', site }: Page): string => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${site}</title>
<link rel="icon" type="image/svg+xml" href="/chat/icon.svg">
<link rel="stylesheet" href="/account/style.css">
</head>
<body>
<main>
!${main}
</main>
!${nav}
</body>
</html>`

const languageNames: Record<Language, string> = { en: 'English', ru: 'Русский', zh: '中文' }

/** The page in the other languages; `hrefOf` says where it is in one of them. */
export function toLanguageNav(label: string, language: Language, hrefOf: (language: Language) => string): string {
  const links = languages.map((other) =>
    other === language
      ? html`<span aria-current="true" lang="${other}">${languageNames[other]}</span>`
      : html`<a href="${hrefOf(other)}" hreflang="${other}" lang="${other}">${languageNames[other]}</a>`,
  )
  return html`<nav aria-label="${label}">!${links.join('')}</nav>`
}
