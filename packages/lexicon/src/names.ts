import type { Language } from '@karavan/contract/language.ts'
import { concepts } from './concepts/all.ts'
import type { Concept } from './concepts.ts'
import { pluralName } from './english.ts'
import { isAdjective, manyOf, phraseForms } from './russian.ts'
import { stemOf } from './stem.ts'

const byId = new Map<string, Concept>(concepts.map((concept) => [concept.id, concept]))
const children = new Map<string, string[]>()
for (const concept of concepts)
  for (const parent of concept.parents ?? []) children.set(parent, [...(children.get(parent) ?? []), concept.id])

export const findConcept = (id: string): Concept | undefined => byId.get(id)

/** Direct parents of a concept; empty for none and for an unknown id. */
export const parentsOf = (id: string): string[] => byId.get(id)?.parents ?? []
/** Direct children of a concept. */
export const childrenOf = (id: string): string[] => children.get(id) ?? []

const ancestors = new Map<string, string[]>()
/** All wider concepts, nearest first. */
export function ancestorsOf(id: string): string[] {
  let known = ancestors.get(id)
  if (!known) {
    known = [...new Set(parentsOf(id).flatMap((parent) => [parent, ...ancestorsOf(parent)]))]
    if (byId.has(id)) ancestors.set(id, known)
  }
  return known
}

/** Whether a wish for `parent` includes `child`: it is the same or narrower. */
export const isA = (child: string, parent: string): boolean => child === parent || ancestorsOf(child).includes(parent)

/** Whether one of the stated concepts is a wanted one or narrower. */
export const isAnyOf = (wanted: readonly string[], stated: readonly string[]): boolean =>
  wanted.some((want) => stated.some((one) => isA(one, want)))

/** Whether one of two concepts is the other, or narrower than it. */
export const areInLine = (one: string, other: string): boolean => isA(one, other) || isA(other, one)

/** Plain label of a concept: 'термокружка', 'чёрный', 'Thermos mug' in lower case as in the dictionary; the id of one that is unknown. */
export function conceptName(id: string, language: Language): string {
  return byId.get(id)?.words[language][0] ?? byId.get(id)?.words.en[0] ?? id
}

/** Label of a property as it is said of several things: 'мятные'; only Russian says it otherwise than of one. */
export const nameOfMany = (id: string, language: Language): string =>
  language === 'ru' ? manyOf(conceptName(id, language)) : conceptName(id, language)

/** `one` термокружка, `many` термокружки, `accusative` (ищу) термокружку, `genitive` (нет, 2) термокружки, `genitive-many` (нет, 5) термокружек. */
export type NameForm = 'one' | 'many' | 'accusative' | 'genitive' | 'genitive-many'

/** Names that are written with signs or capitals, which words that are compared do without. */
const written: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  'type.t-shirt': { en: 'T-shirt', zh: 'T恤' },
}

/** Name of a product type in the form that a sentence needs. Chinese has one form, English two. */
export function describeType(id: string, language: Language, form: NameForm): string {
  const name = written[id]?.[language] ?? conceptName(id, language)
  if (language === 'ru' && byId.has(id)) {
    const forms = phraseForms(name)
    return form === 'genitive-many' ? forms.genitiveMany : forms[form]
  }
  if (language === 'en' && (form === 'many' || form === 'genitive-many')) return pluralName(name)
  return name
}

/**
 * A type's name in the plural with what Russian says before it, 'беспроводные наушники', and the properties that are left to be said after it. Other
 * languages have all of them left.
 */
export function describeTypeWith(traits: readonly string[], id: string, language: Language): { name: string; rest: string[] } {
  const isBefore = (trait: string): boolean => language === 'ru' && byId.has(id) && isAdjective(conceptName(trait, language))
  // «Женские сумки» are for women by their name.
  const inName = conceptName(id, language).split(' ').map(stemOf)
  const words = traits
    .filter(isBefore)
    .map((trait) => conceptName(trait, language))
    .filter((word) => !inName.includes(stemOf(word)))
  const rest = traits.filter((trait) => !isBefore(trait))
  if (words.length === 0) return { name: describeType(id, language, 'many'), rest }
  return { name: phraseForms([...words, conceptName(id, language)].join(' ')).many, rest }
}

const materialsByWord = new Map<string, string[]>()
for (const { id, kind, words } of concepts)
  if (kind === 'material')
    for (const word of Object.values(words).flat()) materialsByWord.set(word, [...(materialsByWord.get(word) ?? []), id])
/** Materials that have this very word as a name, in lower case: "glass". */
export const materialsNamed = (word: string): readonly string[] => materialsByWord.get(word) ?? []
