import { type Guide, guidePath, guides } from '@karavan/contract/guides.ts'
import { type Language, toLanguage } from '@karavan/contract/language.ts'
import { html } from 'ghtml'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { AppError } from '../../platform/errors.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { toLanguageNav, toPage } from '../../platform/page-layout.ts'
import { type Guides, readGuides } from './texts.ts'

const texts: Record<Language, { languages: string; home: string; desk: string }> = {
  ru: { languages: 'Язык', home: 'К поиску товаров', desk: 'К рабочему месту' },
  en: { languages: 'Language', home: 'To the search for goods', desk: 'To the desk' },
  zh: { languages: '语言', home: '返回搜索商品', desk: '返回工作台' },
}

/** How the product is used, for buyers and for operators. Anybody may read it: nothing of the shop's work is in it. */
export async function guideRoutes(app: App, { shopName }: { shopName: string }): Promise<void> {
  const found = readGuides()
  const query = z.object({ lang: z.string().max(20).optional().catch(undefined) })
  for (const guide of guides) {
    app.get(`/help/${guide}`, { schema: { hide: true } }, async (request, reply) => {
      const language = toLanguage(query.parse(request.query).lang) ?? interfaceLanguage(request)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('vary', 'Accept-Language')
        .send(toGuidePage(found, { guide, language, shopName }))
    })
  }
  // What somebody types who has seen one of the two addresses.
  for (const path of ['/help', '/help/']) app.get(path, { schema: { hide: true } }, (_, reply) => reply.redirect('/help/buyer'))
  app.get('/help/pictures/:name', { schema: { hide: true, params: z.object({ name: z.string().max(100) }) } }, async (request, reply) => {
    const picture = found.picture(request.params.name)
    if (!picture) throw new AppError('not_found')
    return reply.type('image/webp').header('cache-control', 'public, max-age=3600').send(picture)
  })
}

function toGuidePage(found: Guides, { guide, language, shopName }: { guide: Guide; language: Language; shopName: string }): string {
  const t = texts[language]
  const { title, content } = found.find(guide, language)
  const [home, text] = guide === 'buyer' ? ['/chat/', t.home] : ['/desk/', t.desk]
  return toPage({
    language,
    title,
    site: shopName,
    main: html`<p class="name"><a href="${home}">${shopName}</a></p>
<article class="text guide">!${content}</article>
<ul class="others"><li><a href="${home}">${text}</a></li></ul>`,
    nav: toLanguageNav(t.languages, language, (other) => guidePath(guide, other)),
  })
}
