import { html } from 'ghtml'
import MarkdownIt from 'markdown-it'

/** What a page may name of the shop between double braces, and the setting that gives it. */
export const placeholders = {
  shop_name: 'SHOP_NAME',
  legal_name: 'SHOP_LEGAL_NAME',
  inn: 'SHOP_INN',
  ogrn: 'SHOP_OGRN',
  legal_address: 'SHOP_ADDRESS',
  email: 'SHOP_EMAIL',
  phone: 'SHOP_PHONE',
  messenger: 'SHOP_MESSENGER',
  hours: 'SHOP_HOURS',
  pay_hours: 'UNPAID_ORDER_HOURS',
  site: 'PUBLIC_URL',
} as const
export type Placeholder = keyof typeof placeholders
export type PlaceholderValues = Partial<Record<Placeholder, string>>

const pattern = /\{\{\s*(\w+)\s*\}\}/g
const isPlaceholder = (name: string | undefined): name is Placeholder => name !== undefined && Object.hasOwn(placeholders, name)

/** What a page names and the shop has no value for; `unknown`: names that are none. */
export function findGaps(markdown: string, values: PlaceholderValues): { missing: Placeholder[]; unknown: string[] } {
  const names = [...new Set([...markdown.matchAll(pattern)].map(([, name]) => name ?? ''))]
  return {
    missing: names.filter(isPlaceholder).filter((name) => !values[name]),
    unknown: names.filter((name) => !isPlaceholder(name)),
  }
}

/** A line that has nothing to say in a place of its own is left out, whole: nobody reads an empty field. */
const withoutGaps = (markdown: string, values: PlaceholderValues): string =>
  markdown
    .split('\n')
    .filter((line) => [...line.matchAll(pattern)].every(([, name]) => isPlaceholder(name) && values[name]))
    .join('\n')

/** Values are data: they become text of the page, never Markdown, and a way to write to a person where they are one. */
function toValue(name: Placeholder, value: string): string {
  if (name === 'email') return html`<a href="mailto:${value}">${value}</a>`
  if (name === 'phone') return html`<a href="tel:${value.replaceAll(/[^+\d]/g, '')}">${value}</a>`
  if (name === 'messenger' || name === 'site') return html`<a href="${value}">${value.replace(/^https?:\/\//, '')}</a>`
  return html`${value}`
}

const markdownIt = new MarkdownIt({ html: false, linkify: true })
markdownIt.inline.ruler.before('text', 'placeholder', (state, silent) => {
  const found = /^\{\{\s*(\w+)\s*\}\}/.exec(state.src.slice(state.pos))
  if (!found) return false
  if (!silent) state.push('placeholder', '', 0).content = found[1] ?? ''
  state.pos += found[0].length
  return true
})
markdownIt.renderer.rules.placeholder = (tokens, index, _options, env) => {
  const name = tokens[index]?.content
  const values = env?.values as PlaceholderValues | undefined
  const value = isPlaceholder(name) ? values?.[name] : undefined
  return isPlaceholder(name) && value ? toValue(name, value) : ''
}

export interface RenderedPage {
  title: string
  /** HTML of the whole page, its title included. Markup in the Markdown is shown as it is written. */
  content: string
}

/** A page of the shop from its Markdown; its first heading is its title. */
export function renderPage(markdown: string, values: PlaceholderValues): RenderedPage {
  const text = withoutGaps(markdown, values)
  const title = /^#\s+(.+)$/m.exec(text)?.[1]?.replace(pattern, (_, name: string) => (isPlaceholder(name) && values[name]) || '') ?? ''
  return { title: title.trim(), content: markdownIt.render(text, { values }) }
}
