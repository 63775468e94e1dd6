import { languages } from '@karavan/contract/language.ts'
import { isA } from './names.ts'
import { type PropertyRow, propertyRows } from './property-phrases/rows.ts'
import { isStopword } from './stopwords.ts'
import { plainTokens } from './tokens.ts'

/** A property as listings call it ("на люверсах"), and the words of a wish that are all that was left of it ("люверсах"). */
export interface NamedProperty {
  name: string
  words: readonly string[]
}

interface Known extends NamedProperty {
  kinds: PropertyRow['kinds']
}

let byWord: ReadonlyMap<string, Known[]> | undefined
/** Names of properties by the first word that tells what they are, those of most words first. */
function known(): ReadonlyMap<string, Known[]> {
  byWord ??= Map.groupBy(
    propertyRows()
      .flatMap(({ kinds, names }) => languages.map((language) => ({ kinds, name: names[language], words: tellingWords(names[language]) })))
      .flatMap((named) => [named, ...withoutLead(named)])
      // The 12 of 12连 is a number of anything.
      .filter(({ words }) => words.some((word) => !/^\d+$/.test(word)))
      .toSorted((a, b) => b.words.length - a.words.length),
    ({ words }) => words[0]!,
  )
  return byWord
}
/** The 支架 of 带支架, as a wish has it. */
const hanLead = /^[带有配附](?=\p{Script=Han}{2})/u
const withoutLead = (named: Known): Known[] =>
  named.words.length === 1 && hanLead.test(named.words[0]!) ? [{ ...named, words: [named.words[0]!.replace(hanLead, '')] }] : []

/** The words of a property's name, folded, without those that hold it together. */
export const tellingWords = (name: string): string[] =>
  plainTokens(name).flatMap(({ normalised }) => (isStopword(normalised) || normalised.length < 2 ? [] : [normalised]))

/** Properties of goods of some kinds (ids) whose names stand among words, in whose forms listings have them. */
export function propertiesNamed(words: readonly string[], types: readonly string[]): NamedProperty[] {
  const found: NamedProperty[] = []
  const fits = ({ kinds }: Known): boolean => kinds.length === 0 || types.some((type) => kinds.some((kind) => isA(type, kind)))
  for (const word of words) {
    const one = known()
      .get(word)
      ?.find((named) => fits(named) && named.words.every((part) => words.includes(part)))
    if (one && !found.some(({ name }) => name === one.name)) found.push({ name: one.name, words: one.words })
  }
  return found
}
