// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Text that both databases can store: without control characters (PostgreSQL refuses NUL) and with lone halves of surrogate pairs replaced. */
export const toStorable = (text: string): string => text.toWellFormed().replace(unstorable, '')

/** JSON text for a jsonb column; what PostgreSQL refuses in strings is left out. */
export const toStoredJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? toStorable(part) : part)) ?? 'null'

/** Folded for searching: no case, no accents, one blank between words; ё is е. Works alike for every script, whatever the database's locale. */
export const foldText = (text: string): string =>
  toStorable(text)
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** A folded word as a pattern for `like`, to be found anywhere. */
export const toContainsPattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' }

/** The words of HTML that the product made itself, for searching. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? ' ')
    .trim()
