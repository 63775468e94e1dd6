import type { Language } from '@karavan/contract/language.ts'
import { characterKinds, type PasswordPolicy } from '@karavan/identity/passwords.ts'
import { html } from 'ghtml'
import { inShop } from '../../platform/mail-layout.ts'
import { toLanguageNav, toPage } from '../../platform/page-layout.ts'
import type { LetterEnd } from './letter-pages.ts'
import { accountTexts } from './texts.ts'

/** What stands on the page of a new password. */
export type ResetView =
  | { kind: 'form'; code: string; email: string; policy: PasswordPolicy; fault?: 'refused' | 'common' | 'short' | 'different' }
  | { kind: 'ask'; email?: string; isWrong?: boolean }
  | { kind: 'recover'; code: string; email: string }
  | { kind: 'done' | 'asked' }

export const resetPath = '/account/reset'

type Texts = (typeof accountTexts)[Language]

/** A page that needs no script: a person who forgot a password may be on any device. */
export function toResetPage(view: ResetView | LetterEnd, language: Language, shopName: string): string {
  const t = inShop(accountTexts[language], shopName)
  const main = html`<p class="name">${shopName}</p>
<h1>${toTitle(view, t)}</h1>
!${toMain(view, language, t)}`
  const code = (view.kind === 'form' || view.kind === 'recover') && { oobCode: view.code }
  const nav = toLanguageNav(t.languages, language, (lang) => `${toPath(view)}?${new URLSearchParams({ ...code, lang })}`)
  return toPage({ language, title: toTitle(view, t), main, nav, site: shopName })
}

function toPath({ kind }: ResetView | LetterEnd): string {
  if (kind === 'recover') return '/account/recover'
  return kind === 'done' ? `${resetPath}/done` : kind === 'ask' || kind === 'asked' ? `${resetPath}/ask` : resetPath
}

function toTitle({ kind }: ResetView | LetterEnd, t: Texts): string {
  const titles: Partial<Record<typeof kind, string>> = {
    done: t.doneTitle,
    spent: t.spentTitle,
    ask: t.askTitle,
    asked: t.askedTitle,
    recover: t.recoverTitle,
  }
  return titles[kind] ?? t.title
}

function toMain(view: ResetView | LetterEnd, language: Language, t: Texts): string {
  switch (view.kind) {
    case 'form':
      return toForm(view, language, t)
    case 'ask':
      return toAsk(view, language, t)
    case 'recover':
      return toRecover(view, language, t)
    default:
      return toNotice(view.kind, t)
  }
}

function toAsk({ email = '', isWrong }: Extract<ResetView, { kind: 'ask' }>, language: Language, t: Texts): string {
  return html`<p>${t.askText}</p>
!${isWrong ? html`<div class="alert" role="alert">${t.askWrong}</div>` : ''}
<form method="post" action="${resetPath}/ask">
<input type="hidden" name="lang" value="${language}">
<label>${t.email}<input type="email" name="email" autocomplete="username" required autofocus maxlength="254" value="${email}"!${isWrong ? ' aria-invalid="true"' : ''}></label>
<button type="submit">${t.askSubmit}</button>
</form>`
}

function toRecover({ code, email }: Extract<ResetView, { kind: 'recover' }>, language: Language, t: Texts): string {
  return html`<p>${t.recoverText(email)}</p>
<form method="post" action="/account/recover">
<input type="hidden" name="oobCode" value="${code}">
<input type="hidden" name="lang" value="${language}">
<button type="submit">${t.recoverSubmit}</button>
</form>
<p>${t.recoverElse}</p>`
}

function toForm({ code, email, policy, fault }: Extract<ResetView, { kind: 'form' }>, language: Language, t: Texts): string {
  const needs = [
    t.atLeast(policy.minLength),
    ...characterKinds.filter((kind) => policy.require.includes(kind)).map((kind) => t.kinds[kind]),
  ]
  const isRefused = fault === 'refused'
  const list = html`<ul id="needs">!${(isRefused ? [...needs, t.atMost(policy.maxLength)] : needs).map((need) => html`<li>${need}</li>`)}</ul>`
  const alert = fault && html`<div class="alert" role="alert">${t[fault]}!${isRefused ? list : ''}</div>`
  return html`<p>${t.hint}</p>
!${alert ?? ''}
<form method="post" action="${resetPath}">
<input type="hidden" name="oobCode" value="${code}">
<input type="hidden" name="lang" value="${language}">
<label>${t.email}<input type="email" name="email" autocomplete="username" readonly value="${email}"></label>
<label>${t.password}<input type="password" name="password" autocomplete="new-password" required autofocus minlength="${policy.minLength}" maxlength="${policy.maxLength}" aria-describedby="needs"!${isRefused ? ' aria-invalid="true"' : ''}></label>
<label>${t.repeat}<input type="password" name="repeat" autocomplete="new-password" required maxlength="${policy.maxLength}"!${fault === 'different' ? ' aria-invalid="true"' : ''}></label>
!${isRefused ? '' : list}
<button type="submit">${t.submit}</button>
</form>`
}

function toNotice(kind: 'done' | 'asked' | LetterEnd['kind'], t: Texts): string {
  const texts = {
    done: t.doneText,
    asked: t.askedText,
    spent: t.spentText,
    disabled: t.disabled,
    taken: t.taken,
    tooMany: t.tooMany,
    failed: t.failed,
  }
  return html`<p!${kind === 'done' || kind === 'asked' ? ' role="status"' : ''}>${texts[kind]}</p>
<p><a class="button" href="/chat/">${t.goOn}</a></p>`
}
