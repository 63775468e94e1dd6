import type { Language } from '@karavan/contract/language.ts'
import { characterKinds, type PasswordPolicy } from '@karavan/identity/passwords.ts'
import { html } from 'ghtml'
import { toLanguageNav, toPage } from './page-layout.ts'
import { accountTexts } from './texts.ts'

/** What stands on the page of a new password. */
export type ResetView =
  | { kind: 'form'; code: string; email: string; policy: PasswordPolicy; fault?: 'refused' | 'common' | 'different' | 'tooMany' }
  | { kind: 'done' | 'spent' | 'disabled' | 'tooMany' | 'failed' }

/** A page that needs no script: a person who forgot a password may be on any device. */
export function toResetPage(view: ResetView, language: Language): string {
  const t = accountTexts[language]
  const title = view.kind === 'form' ? t.title : view.kind === 'done' ? t.doneTitle : view.kind === 'spent' ? t.spentTitle : t.title
  const main = html`<p class="name">Karavan</p>
<h1>${title}</h1>
!${view.kind === 'form' ? toForm(view, language) : toNotice(view.kind, language)}`
  const path = view.kind === 'done' ? '/account/reset/done' : '/account/reset'
  const code = view.kind === 'form' && { oobCode: view.code }
  const nav = toLanguageNav(t.languages, language, (lang) => `${path}?${new URLSearchParams({ ...code, lang })}`)
  return toPage({ language, title, main, nav })
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
