import { escapeHtml } from '@karavan/contract/html.ts'

/** A link where the address is an ordinary web address, else the bold text alone. */
export function link(text: string, url: string | undefined): string {
  const label = escapeHtml(text)
  return url && /^https?:\/\//i.test(url) ? `<a href="${escapeHtml(url)}">${label}</a>` : `<b>${label}</b>`
}

export const paragraph = (html: string): string => (html ? `<p>${html}</p>` : '')
export const list = (items: string[]): string => (items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '')

/** A title short enough for a sentence: cut at a word near the limit. */
export function shortTitle(title: string, limit = 70): string {
  const points = Array.from(title.replace(/\s+/g, ' ').trim())
  if (points.length <= limit) return points.join('')
  const cut = points.slice(0, limit).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > limit * 0.6 ? cut.slice(0, space) : cut}…`
}
