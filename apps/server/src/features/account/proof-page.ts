import type { Language } from '@karavan/contract/language.ts'
import { html } from 'ghtml'
import { inShop } from '../../platform/mail-layout.ts'
import { toLanguageNav, toPage } from '../../platform/page-layout.ts'
import type { LetterEnd } from './letter-pages.ts'
import { proofTexts } from './proof-texts.ts'

/** What stands on the page of a letter that asks for the proof of an address. */
export type ProofView = { kind: 'form'; code: string; email: string; isChange?: boolean; isWrong?: boolean } | { kind: 'done' }

export interface ProofPage {
  view: ProofView | LetterEnd
  language: Language
  /** The order that the letter was sent for: the way back leads there. */
  orderId?: string
  shopName: string
}

type Texts = (typeof proofTexts)[Language]

export const confirmPath = '/account/confirm'

/** A page that needs no script, as that of a new password. */
export function toProofPage({ view, language, orderId, shopName }: ProofPage): string {
  const t = inShop(proofTexts[language], shopName)
  const title = view.kind === 'done' ? t.doneTitle : view.kind === 'spent' ? t.spentTitle : t.title
  const main = html`<p class="name">${shopName}</p>
<h1>${title}</h1>
!${view.kind === 'form' ? toForm(view, language, t, orderId) : toNotice(view.kind, t, orderId)}`
  const path = view.kind === 'done' ? `${confirmPath}/done` : confirmPath
  const kept = { ...(view.kind === 'form' && { oobCode: view.code }), ...(orderId && { order: orderId }) }
  const nav = toLanguageNav(t.languages, language, (lang) => `${path}?${new URLSearchParams({ ...kept, lang })}`)
  return toPage({ language, title, main, nav, site: shopName })
}

function toForm(
  { code, email, isChange, isWrong }: Extract<ProofView, { kind: 'form' }>,
  language: Language,
  t: Texts,
  orderId: string | undefined,
): string {
  return html`<p>${isChange ? t.changeHint : t.hint}</p>
!${isWrong ? html`<div class="alert" role="alert">${t.wrong}</div>` : ''}
<form method="post" action="${confirmPath}">
<input type="hidden" name="oobCode" value="${code}">
<input type="hidden" name="lang" value="${language}">
<input type="hidden" name="order" value="${orderId ?? ''}">
<label>${t.email}<input type="email" name="email" autocomplete="username" readonly value="${email}"></label>
<label>${t.password}<input type="password" name="password" autocomplete="current-password" required autofocus!${isWrong ? ' aria-invalid="true"' : ''}></label>
<button type="submit">${t.submit}</button>
</form>
<p>${isChange ? t.changeForgotten : t.forgotten}</p>
<p><a href="/chat/">${t.toShop}</a></p>`
}

function toNotice(kind: 'done' | LetterEnd['kind'], t: Texts, orderId: string | undefined): string {
  const texts = { done: t.doneText, spent: t.spentText, disabled: t.disabled, taken: t.taken, tooMany: t.tooMany, failed: t.failed }
  const [href, text] = orderId ? [`/chat/orders/${orderId}`, t.toOrder] : ['/chat/', t.toShop]
  return html`<p!${kind === 'done' ? ' role="status"' : ''}>${texts[kind]}</p>
<p><a class="button" href="${href}">${text}</a></p>`
}
