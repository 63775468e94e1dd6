import type { Language } from '@karavan/contract/language.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import type { ConceptMatch } from '@karavan/lexicon/analysis.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import { LRUCache } from 'lru-cache'
import { describeMeasure } from '../explain/describe.ts'
import { fieldName, fieldValue } from './field-names.ts'

const maxParts = 5
const known = new LRUCache<string, { text: string | undefined }>({ max: 5_000 })

/**
 * A title in the words of the lexicon: what the goods are, then what the title says of them, "Термокружка, нержавеющая сталь, 500 мл". `undefined` where it does not know what they are.
 * It claims nothing that the title does not say.
 */
export const titleInWords = (title: string, language: Language): string | undefined =>
  once(`title ${language} ${title}`, () => {
    const analysis = analyse(title, { fuzzy: false })
    const [type] = headTypes(analysis)
    if (type === undefined) return undefined
    const said = analysis.concepts.filter(({ kind, isNegated }, at, all) => {
      const isFirst = all.findIndex(({ start }) => start === all[at]?.start) === at
      return isFirst && !isNegated && kind !== 'type' && says(title, all[at]!)
    })
    const measures = analysis.measures.map(({ dimension, value }) => describeMeasure({ dimension, target: value }, language))
    const names = [...said.map(({ conceptId }) => conceptName(conceptId, language)), ...measures]
    const name = conceptName(type, language)
    return [name.charAt(0).toUpperCase() + name.slice(1), ...new Set(names)].slice(0, maxParts).join(', ')
  })

/**
 * Whether a Chinese word says what its concept is called, and is not only searched for by it: 可折叠 is 折叠, but 加厚 (thick) is not 保暖 (warm). Colours and materials have one
 * meaning under several names; of a wider one, 钢 of 不锈钢, that is not said.
 */
function says(text: string, { conceptId, kind, start, end }: ConceptMatch): boolean {
  const word = text.slice(start, end).toLowerCase()
  const name = conceptName(conceptId, 'zh').toLowerCase()
  if (!/\p{Script=Han}/u.test(word) || isNarrower(word, name)) return true
  return (kind === 'color' || kind === 'material') && !name.includes(word)
}

/** Chinese puts what narrows a word before and between its characters: 保温咖啡杯 is a 保温杯. */
function isNarrower(word: string, name: string): boolean {
  let at = 0
  for (const char of word) if (char === name[at]) at += 1
  return at === name.length
}

/** The name of an attribute or of an option. */
export const nameInWords = (name: string, language: Language): string | undefined =>
  fieldName(name, language) ?? valueInWords(name, language)

/** A value of an attribute that is one word or one measure of the lexicon, or a list of such, in its words: of a list that it knows in part nothing is said. */
export const valueInWords = (value: string, language: Language): string | undefined =>
  once(`value ${language} ${value}`, () => {
    const parts = value.split(/[、，]/).map((part) => oneInWords(part.trim(), language))
    return parts.every((part) => part !== undefined) ? [...new Set(parts)].join(', ') : undefined
  })

function oneInWords(value: string, language: Language): string | undefined {
  const listed = fieldValue(value, language)
  if (listed !== undefined) return listed
  const { concepts, measures } = analyse(value, { fuzzy: false })
  const isWhole = ({ start, end }: { start: number; end: number }) => start === 0 && end === value.length
  const concept = concepts.find((one) => isWhole(one) && !one.isNegated && says(value, one))
  if (concept) return conceptName(concept.conceptId, language)
  const measure = measures.find((one) => isWhole(one))
  return measure && describeMeasure({ dimension: measure.dimension, target: measure.value }, language)
}

function once(key: string, make: () => string | undefined): string | undefined {
  const before = known.get(key)
  if (before) return before.text
  const text = make()
  known.set(key, { text })
  return text
}
