import { type Language, toLanguage } from '@karavan/contract/language.ts'
import { consentAnswer, consentBody } from '@karavan/contract/shop.ts'
import { shopPagePath, shopPages } from '@karavan/contract/shop-pages.ts'
import { html } from 'ghtml'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { requireRegistered, userOf } from '../../platform/auth.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { toLanguageNav, toPage } from '../../platform/page-layout.ts'
import { type ConsentDeps, giveConsent, needsConsent } from './service.ts'

const texts: Record<Language, { languages: string; home: string; others: string; only: string }> = {
  ru: { languages: 'Язык', home: 'К поиску товаров', others: 'Другие страницы', only: 'Магазин ещё не написал эту страницу по-русски.' },
  en: {
    languages: 'Language',
    home: 'To the search for goods',
    others: 'Other pages',
    only: 'The shop has not written this page in English.',
  },
  zh: { languages: '语言', home: '返回搜索商品', others: '其他页面', only: '本店尚未提供此页面的中文版本。' },
}

/** The shop's pages, which anybody can read without the app, and what an account has agreed to. */
export async function shopRoutes(app: App, deps: ConsentDeps): Promise<void> {
  const query = z.object({ lang: z.string().max(20).optional().catch(undefined) })
  for (const page of shopPages) {
    app.get(`/pages/${page}`, { schema: { hide: true } }, async (request, reply) => {
      const language = toLanguage(query.parse(request.query).lang) ?? interfaceLanguage(request)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('vary', 'Accept-Language')
        .send(toShopPage(deps, page, language))
    })
  }
  app.get('/api/account/consent', { onRequest: requireRegistered, schema: { response: { 200: consentAnswer } } }, async (request) => ({
    success: true as const,
    is_needed: await needsConsent(deps, userOf(request).uid),
  }))
  app.post(
    '/api/account/consent',
    { onRequest: requireRegistered, schema: { body: consentBody, response: { 200: consentAnswer } } },
    async (request) => {
      await giveConsent(deps, userOf(request).uid, request.body)
      return { success: true as const, is_needed: await needsConsent(deps, userOf(request).uid) }
    },
  )
}

function toShopPage({ front: { pages, info } }: ConsentDeps, page: (typeof shopPages)[number], language: Language): string {
  const t = texts[language]
  const { title, content, language: written } = pages.find(page, language)
  const others = shopPages
    .filter((other) => other !== page)
    .map((other) => html`<li><a href="${shopPagePath(other, language)}">${pages.find(other, language).title}</a></li>`)
  const main = html`<p class="name"><a href="/chat/">${info.name}</a></p>
!${written === language ? '' : html`<p class="note">${t.only}</p>`}
<article lang="${written}" class="text">!${content}</article>
<ul class="others" aria-label="${t.others}">!${others.join('')}<li><a href="/chat/">${t.home}</a></li></ul>`
  return toPage({
    language,
    title,
    site: info.name,
    main,
    nav: toLanguageNav(t.languages, language, (other) => shopPagePath(page, other)),
  })
}
