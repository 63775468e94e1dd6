import type { LocalizedText } from '@karavan/contract/language.ts'

/**
 * What the font of the invoice has no drawing for: everything but Latin, Greek and Cyrillic letters, their punctuation and a few signs. A reader
 * would see an empty box in its place. Marks of direction are among it, which could show a sum or a name otherwise than it is.
 */
const unprintable =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u02e9\u0370-\u0377\u0384-\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u0482\u048a-\u0525\u2010-\u2015\u2018-\u201e\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u20bd\u2116\u2122\u2212\u2264\u2265]/gu

const isPrintable = (text: string): boolean => text.search(unprintable) === -1

/** The text without what cannot be drawn; '' where little is left that says anything. */
export function toPrintable(text: string): string {
  const left = text.normalize('NFC').replace(unprintable, ' ').replaceAll(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(left) ? left : ''
}

/** What a product is called on an invoice: the first of its names that can be drawn whole, Russian first, else what can be drawn of one, else its number. */
export function toPrintableName({ ru, en, zh, source }: LocalizedText, itemId: string): string {
  const names = [ru, en, source, zh].flatMap((name) => (name ? [name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()] : []))
  const whole = names.find(isPrintable)
  const part = whole ?? names.map(toPrintable).find((name) => /\p{L}{3}/u.test(name))
  return part || `Товар, артикул ${toPrintable(itemId)}`
}
