import { type Language, toLanguage } from '@karavan/contract/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { html } from 'ghtml'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { App } from '../../platform/app.ts'
import { interfaceLanguage } from '../../platform/language.ts'
import { openLetterPages, type PageFailure, sendPage } from '../../platform/letter-page.ts'
import { toLanguageNav, toPage } from '../../platform/page-layout.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { findStopUid, stopPath } from './watch-mail.ts'
import { deleteWatchesOf } from './watch-repository.ts'
import { watchTexts } from './watch-texts.ts'

const text = z.string().max(1024).catch('')
const asked = z.object({ t: text, lang: text })
const readAsked = ({ query, body }: FastifyRequest) => asked.parse({ ...(body as object | undefined), ...(query as object) })

type View = 'form' | 'done' | 'spent' | PageFailure['kind']

/**
 * Where the link of such a mail leads: it ends them for whoever has the mail, signed in or not. Opening it changes nothing, because mail programs open links by themselves; the button does, and
 * so does the mail program's own one (RFC 8058), which posts to the same address.
 */
export async function watchPages(app: App, { db, secrets, shopName }: { db: Kysely<Database>; secrets: SecretBox; shopName: string }) {
  const toHtml = (view: View, request: FastifyRequest): string => {
    const { t, lang } = readAsked(request)
    const language = toLanguage(lang) ?? interfaceLanguage(request)
    return toStopPage({ view, token: t, language, shopName })
  }
  await openLetterPages(app, ({ kind }, request) => toHtml(kind, request))
  const show = (reply: FastifyReply, request: FastifyRequest, view: View) =>
    sendPage(reply, toHtml(view, request), view === 'spent' ? 410 : 200)
  app.get(stopPath, { schema: { hide: true } }, async (request, reply) =>
    show(reply, request, findStopUid(secrets, readAsked(request).t) === undefined ? 'spent' : 'form'),
  )
  app.post(stopPath, { schema: { hide: true } }, async (request, reply) => {
    const uid = findStopUid(secrets, readAsked(request).t)
    if (uid === undefined) return show(reply, request, 'spent')
    await deleteWatchesOf(db, uid)
    return show(reply, request, 'done')
  })
}

function toStopPage({ view, token, language, shopName }: { view: View; token: string; language: Language; shopName: string }): string {
  const texts = watchTexts[language]
  const title = { form: texts.title, done: texts.doneTitle, spent: texts.spentTitle, tooMany: texts.title, failed: texts.title }[view]
  const said = { form: texts.hint, done: texts.doneText, spent: texts.spentText, tooMany: texts.tooMany, failed: texts.failed }[view]
  const hrefOf = (lang: Language) => `${stopPath}?${new URLSearchParams({ t: token, lang })}`
  const content =
    view === 'form'
      ? html`<p>${said}</p>
<form method="post" action="${hrefOf(language)}"><button type="submit">${texts.submit}</button></form>
<p><a href="/chat/">${texts.toShop}</a></p>`
      : html`<p role="status">${said}</p>
<p><a class="button" href="/chat/">${texts.toShop}</a></p>`
  const main = html`<p class="name">${shopName}</p>
<h1>${title}</h1>
!${content}`
  return toPage({ language, title, main, nav: toLanguageNav(texts.languages, language, hrefOf), site: shopName })
}
