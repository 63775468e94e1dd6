import type { Language } from '@karavan/contract/language.ts'
import { html } from 'ghtml'

/** The one frame of every email in HTML. `content` is HTML: made by `html`, which escapes what is put into it. */
export const toMailHtml = (language: Language, content: string): string =>
  html`<!doctype html><html lang="${language}"><body style="margin:0 auto;max-width:600px;padding:24px;font-family:sans-serif;font-size:16px;line-height:1.5;color:#2b2118">
!${content}
</body></html>`

/** Texts of a mail with the shop's name where `{shop}` stands in them, and in what their functions give. */
export function inShop<T>(texts: T, shopName: string): T {
  if (typeof texts === 'string') return texts.replaceAll('{shop}', () => shopName) as T
  if (typeof texts === 'function') return ((...given: unknown[]) => inShop(texts(...given), shopName)) as T
  if (Array.isArray(texts)) return texts.map((text) => inShop(text, shopName)) as T
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, inShop(text, shopName)])) as T
}

/** A link that looks like a button. */
export const mailButton = (href: string, text: string): string =>
  html`<p><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#b4481e;color:#ffffff;text-decoration:none">${text}</a></p>`
