import type { Language } from '@karavan/contract/language.ts'
import { html } from 'ghtml'

/** The one frame of every email in HTML. `content` is HTML: made by `html`, which escapes what is put into it. */
export const toMailHtml = (language: Language, content: string): string =>
  html`<!doctype html><html lang="${language}"><body style="margin:0 auto;max-width:600px;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5;color:#2b2118">
!${content}
</body></html>`

/** A link that looks like a button. */
export const mailButton = (href: string, text: string): string =>
  html`<p><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#b4481e;color:#ffffff;text-decoration:none">${text}</a></p>`
