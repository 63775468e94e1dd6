import type { Language, LocalizedText } from '@karavan/contract/language.ts'

const stated = ['ru', 'en', 'zh'] as const satisfies readonly Language[]

interface NameOptions {
  /** The reader's language, which then comes first. The pages of orders name none: there the stated order holds in every language. */
  first?: Language
  /** Where the title has none of the three. */
  otherwise?: string | undefined
}

/** A product's name: in the reader's language where that is asked for, then Russian, English, Chinese. `lang` is the language it is in, where that is known. */
export function productName(
  title: string | LocalizedText | undefined,
  { first, otherwise = '' }: NameOptions = {},
): { text: string; lang?: Language } {
  if (typeof title === 'string') return { text: title || otherwise }
  for (const lang of first ? [first, ...stated] : stated) {
    const text = title?.[lang]
    if (text) return { text, lang }
  }
  return { text: otherwise || title?.source || '' }
}
