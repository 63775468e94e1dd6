import type { Language } from '@karavan/contract/language.ts'
import { html } from 'ghtml'

/**
 * Colours are in the elements, because many programs leave out a style sheet; those that read one get the dark ones from it. The names stand for what is
 * coloured: `muted` beside the main thing, `note` a remark, `line` what divides rows.
 */
const dark = `@media (prefers-color-scheme:dark){body,.page{background:#171310!important}.card{background:#241d17!important;color:#f2e9de!important}.muted{color:#b9a894!important}.note{background:#33291f!important}.line{border-color:#4a3d2f!important}a{color:#f0a07a}.button{background:#b4481e!important;color:#ffffff!important}}`

/** The one frame of every email in HTML. `content` is HTML: made by `html`, which escapes what is put into it. */
export const toMailHtml = (language: Language, content: string): string =>
  html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>!${dark}</style></head><body class="page" style="margin:0;padding:24px 12px;background:#f6efe6">
<div class="card" style="max-width:552px;margin:0 auto;padding:12px 24px;border-radius:16px;background:#ffffff;font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5;color:#2b2118;overflow-wrap:anywhere">
!${content}
</div></body></html>`

/** A style for what stands beside the main thing; its element has the class `muted`. */
export const mutedStyle = 'font-size:14px;color:#6d5e4f'

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
  html`<p><a class="button" href="${href}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#b4481e;color:#ffffff;text-decoration:none">${text}</a></p>`
