import type { Language } from '@karavan/contract/language.ts'

export const conceptKinds = ['type', 'color', 'material', 'audience', 'season', 'style', 'feature', 'theme'] as const
export type ConceptKind = (typeof conceptKinds)[number]

/**
 * One thing that buyers and sellers name in three languages. `words` are dictionary forms and fixed phrases, the usual name of each language
 * first; word forms, typos and transliteration are the analyser's work, so they are not listed.
 */
export interface Concept {
  /** `<kind>.<name>`, such as `type.thermos-mug` or `color.black`. Stored in the search index: never renamed. */
  id: string
  kind: ConceptKind
  words: Record<Language, string[]>
  /** Wider concepts: a search for the parent shows this as well (`type.thermos-mug` -> `type.drinkware`). */
  parents?: string[]
}

/** A line of a domain file: name, names of the parents ('' for none, several split by a space), then the words of ru, en, zh split by '|'. */
export type ConceptRow = readonly [name: string, parents: string, ru: string, en: string, zh: string]

const split = (words: string): string[] => (words === '' ? [] : words.split('|'))

/** The rows of a domain file as concepts of one kind; parents are of the same kind. */
export function toConcepts(kind: ConceptKind, rows: readonly ConceptRow[]): Concept[] {
  return rows.map(([name, parents, ru, en, zh]) => ({
    id: `${kind}.${name}`,
    kind,
    words: { ru: split(ru), en: split(en), zh: split(zh) },
    ...(parents && { parents: parents.split(' ').map((parent) => `${kind}.${parent}`) }),
  }))
}
