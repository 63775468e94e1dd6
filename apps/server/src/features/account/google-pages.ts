import type { Language } from '@karavan/contract/language.ts'
import { standInPeople } from '@karavan/identity/google/stand-in.ts'
import { html } from 'ghtml'
import { toPage } from '../../platform/page-layout.ts'
import { googleTexts } from './google-texts.ts'

/** What came out of a popup: a handle for the SDK, or one of its error codes. `tx` names the popup to the page that opened it. */
export type PopupResult = { tx: string; handle: string } | { tx?: string; error: string }

/** Brings the result to the page that opened this window, and closes it. Without a `tx` there is nobody to tell. */
export function toEndPage(result: PopupResult, language: Language, shopName: string): string {
  const t = googleTexts[language]
  const data = Object.entries(result)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` data-${name}="${value}"`)
    .join('')
  const hasFailed = 'error' in result && result.error !== 'auth/user-cancelled'
  const main = html`<p class="name">${shopName}</p>
<h1>${t.title}</h1>
<p role="status">${hasFailed ? t.failed : t.done}</p>
<script src="/account/google/popup.js"!${data}></script>`
  return toPage({ language, title: t.title, main, site: shopName })
}

/** What the stand-in's page was asked with; its forms bring it back. */
export type ChooserQuery = { state: string; nonce: string; code_challenge: string; ui_locales?: string }

/** The stand-in's account chooser. Each choice is a form, so that it works without a script. `refused`: what was typed and is not taken. */
export function toChooserPage(
  query: ChooserQuery,
  language: Language,
  shopName: string,
  refused?: { email: string; name: string },
): string {
  const t = googleTexts[language]
  const asked = Object.entries(query)
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
    .join('')
  const people = standInPeople.map(
    ({ name, email }) => html`<li><form method="post">!${asked}<input type="hidden" name="name" value="${name}">
<input type="hidden" name="confirmed" value="on">
<button class="person" name="email" value="${email}"><b>${name}</b><small>${email}</small></button></form></li>`,
  )
  const main = html`<p class="stand-in">${t.standIn}</p>
<p>${t.standInHint}</p>
<h1>${t.choose}</h1>
<ul class="people">!${people.join('\n')}</ul>
<details!${refused ? ' open' : ''}>
<summary>${t.other}</summary>
<form method="post">!${asked}
!${refused ? html`<p class="alert" role="alert">${t.badEmail}</p>` : ''}
<label>${t.email}<input type="email" name="email" required maxlength="254" autocomplete="off" value="${refused?.email ?? ''}"></label>
<label>${t.name}<input name="name" maxlength="100" autocomplete="off" value="${refused?.name ?? ''}"></label>
<label class="check"><input type="checkbox" name="confirmed" checked>${t.confirmed}</label>
<button>${t.goOn}</button>
</form>
</details>
<form method="post">!${asked}<button class="quiet" name="cancel" value="on">${t.cancel}</button></form>`
  return toPage({ language, title: t.standIn, main, site: shopName })
}
