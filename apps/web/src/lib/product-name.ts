import type { LocalizedText } from '@karavan/contract/language.ts'

/**
 * A product's name in carts and orders: Russian, then English, then Chinese, then `otherwise`, whatever the interface language is (specification,
 * section 9). `lang` is the language it is in, where that is known.
 */
export function productName(title: string | LocalizedText | undefined, otherwise = ''): { text: string; lang?: string } {
  if (typeof title === 'string') return { text: title || otherwise }
  for (const lang of ['ru', 'en', 'zh'] as const) {
    const text = title?.[lang]
    if (text) return { text, lang }
  }
  return { text: otherwise || title?.source || '' }
}
