import type { Language } from '@karavan/contract/language.ts'

/** A text as a sentence of its own: with a capital, and with the stop of the language where it has no end yet. */
export function sentence(text: string, language: Language): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.。!?]$/.test(capital) ? capital : capital + (language === 'zh' ? '。' : '.')
}
