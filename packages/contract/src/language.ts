/** The three languages of the product. */
export const languages = ['en', 'ru', 'zh'] as const
export type Language = (typeof languages)[number]

/** Language of a product request that names none. */
export const defaultProductLanguage: Language = 'ru'
/** Interface language when nothing matches. */
export const fallbackLanguage: Language = 'en'

/** A text by language. `source` is the marketplace's own wording when it is none of the three. */
export type LocalizedText = Partial<Record<Language | 'source', string>>

/** The text in `wanted`, else in the stated order ru, en, zh, source; `undefined` when there is none. */
export function pickText(text: LocalizedText, wanted: Language): string | undefined {
  return text[wanted] || text.ru || text.en || text.zh || text.source || undefined
}

/** Which language `pickText` gives in the place of the wanted one; `undefined` where it gives that one, or the marketplace's own that is none of the three. */
export const substituteOf = (text: LocalizedText, wanted: Language): Language | undefined =>
  text[wanted] ? undefined : (['ru', 'en', 'zh'] as const).find((language) => text[language])

/** 'ru-RU' and 'RU' are ru; an unknown tag is `undefined`. */
export function toLanguage(tag: string | undefined): Language | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0]
  return languages.find((known) => known === base)
}

/** The first of our languages in an Accept-Language header by its order and weights; `undefined` when none is ours. */
export function fromAcceptLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag, ...parameters] = part.split(';')
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((found) => found !== undefined)
      return { language: toLanguage(tag), weight: weight === undefined ? 1 : Number(weight), order }
    })
    .filter((wish) => wish.language && wish.weight > 0)
  wishes.sort((a, b) => b.weight - a.weight || a.order - b.order)
  return wishes[0]?.language
}
