import { type Language, languages } from '@karavan/contract/language.ts'
import { characterKinds, type PasswordPolicy } from '@karavan/identity/passwords.ts'
import { html } from 'ghtml'
import { toPage } from './page-layout.ts'
import { accountTexts } from './texts.ts'

/** What stands on the page of a new password. */
export type ResetView =
  | { kind: 'form'; code: string; email: string; policy: PasswordPolicy; fault?: 'refused' | 'common' | 'different' | 'tooMany' }
  | { kind: 'done' | 'spent' | 'disabled' | 'tooMany' | 'failed' }

const languageNames: Record<Language, string> = { en: 'English', ru: 'Русский', zh: '中文' }

/** A page that needs no script: a person who forgot a password may be on any device. */
export function toResetPage(view: ResetView, language: Language): string {
  const t = accountTexts[language]
  const title = view.kind === 'form' ? t.title : view.kind === 'done' ? t.doneTitle : view.kind === 'spent' ? t.spentTitle : t.title
  const main = html`<p class="name">Karavan</p>
<h1>${title}</h1>
!${view.kind === 'form' ? toForm(view, language) : toNotice(view.kind, language)}`
  const links = languages.map((other) => toLanguageLink(other, language, view)).join('')
  return toPage({ language, title, main, nav: html`<nav aria-label="${t.languages}">!${links}</nav>` })
}

function toForm({ code, email, policy, fault }: Extract<ResetView, { kind: 'form' }>, language: Language): string {
  const t = accountTexts[language]
  const needs = [
    t.atLeast(policy.minLength),
    ...characterKinds.filter((kind) => policy.require.includes(kind)).map((kind) => t.kinds[kind]),
  ]
  const isRefused = fault === 'refused'
  const list = html`<ul id="needs">!${(isRefused ? [...needs, t.atMost(policy.maxLength)] : needs).map((need) => html`<li>${need}</li>`)}</ul>`
  const alert = fault && html`<div class="alert" role="alert">${t[fault]}!${isRefused ? list : ''}</div>`
  return html`<p>${t.hint}</p>
!${alert ?? ''}
<form method="post" action="/account/reset">
<input type="hidden" name="oobCode" value="${code}">
<input type="hidden" name="lang" value="${language}">
<label>${t.email}<input type="email" name="email" autocomplete="username" readonly value="${email}"></label>
<label>${t.password}<input type="password" name="password" autocomplete="new-password" required autofocus minlength="${policy.minLength}" maxlength="${policy.maxLength}" aria-describedby="needs"!${isRefused ? ' aria-invalid="true"' : ''}></label>
<label>${t.repeat}<input type="password" name="repeat" autocomplete="new-password" required maxlength="${policy.maxLength}"!${fault === 'different' ? ' aria-invalid="true"' : ''}></label>
!${isRefused ? '' : list}
<button type="submit">${t.submit}</button>
</form>`
}

function toNotice(kind: Exclude<ResetView['kind'], 'form'>, language: Language): string {
  const t = accountTexts[language]
  const texts = { done: t.doneText, spent: t.spentText, disabled: t.disabled, tooMany: t.tooMany, failed: t.failed }
  return html`<p!${kind === 'done' ? ' role="status"' : ''}>${texts[kind]}</p>
<p><a class="button" href="/chat/">${t.goOn}</a></p>`
}

function toLanguageLink(other: Language, language: Language, view: ResetView): string {
  const name = languageNames[other]
  if (other === language) return html`<span aria-current="true" lang="${other}">${name}</span>`
  const query = new URLSearchParams(view.kind === 'form' ? { oobCode: view.code, lang: other } : { lang: other })
  const path = view.kind === 'done' ? '/account/reset/done' : '/account/reset'
  return html`<a href="${path}?${query.toString()}" hreflang="${other}" lang="${other}">${name}</a>`
}
