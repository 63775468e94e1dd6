import type { Language } from '@karavan/contract/language.ts'

/** A text as a sentence of its own: with a capital, and with the stop of the language where it has no end yet. */
export function sentence(text: string, language: Language): string {
  const capital = text.replace(/\p{L}|\p{N}/u, (first) => first.toUpperCase())
  return /[.。!?]$/.test(capital) ? capital : capital + (language === 'zh' ? '。' : '.')
}
