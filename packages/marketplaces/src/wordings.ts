import type { LocalizedText } from '@karavan/contract/language.ts'

/** The texts of all languages, each once. */
export const texts = (text: LocalizedText | undefined): string[] => {
  if (!text) return []
  return [...new Set([text.ru, text.en, text.zh, text.source])].flatMap((found) => found || [])
}

/** Name and value in each language that the value is in; one in the source's own language goes with whatever name there is. */
export const wordings = (name: LocalizedText, value: LocalizedText): [name: string, value: string][] => {
  const [anyName = ''] = texts(name)
  const pairs = (['ru', 'en', 'zh', 'source'] as const).flatMap((language): [string, string][] =>
    value[language] ? [[name[language] ?? anyName, value[language]]] : [],
  )
  return pairs.filter(([, text], index) => pairs.findIndex(([, other]) => other === text) === index)
}
