import type { Language } from '@karavan/contract/language.ts'
import { formatNumber } from './format.ts'
import type { TextKey } from './text-key.ts'

/** Texts by key, in sections. One that counts has a form for each plural category of its language: 'pieces_one', 'pieces_other'. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** What stands for `{{name}}` in a text; `count` is written in the language's figures, and chooses the form of a text that counts. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>

/** Gives the text of a key. One that is not there is the key itself. */
export type Translate = (key: TextKey, values?: TextValues) => string

/** Texts of one language, looked for in each of these collections after the other; it may become longer. */
export function translator(language: Language, collections: readonly Texts[]): Translate {
  const plurals = new Intl.PluralRules(language)
  const find = (key: string) => {
    const path = key.split('.')
    for (const texts of collections) {
      const found = textAt(texts, path)
      if (found !== undefined) return found
    }
    return undefined
  }
  return (key, values = {}) => {
    const { count } = values
    const counted = typeof count === 'number' ? find(`${key}_${plurals.select(count)}`) : undefined
    const told = typeof count === 'number' ? { ...values, count: formatNumber(count, language) } : values
    return (counted ?? find(key) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(told[name] ?? ''))
  }
}

function textAt(texts: Texts, path: readonly string[]): string | undefined {
  let at: string | Texts | undefined = texts
  for (const step of path) {
    if (typeof at !== 'object' || !Object.hasOwn(at, step)) return undefined
    at = at[step]
  }
  return typeof at === 'string' ? at : undefined
}
