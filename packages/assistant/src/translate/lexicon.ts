import type { Language } from '@karavan/contract/language.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import { LRUCache } from 'lru-cache'
import { describeMeasure } from '../explain/describe.ts'

const maxParts = 5
const known = new LRUCache<string, { text: string | undefined }>({ max: 5_000 })

/**
 * A title in the words of the lexicon: what the goods are, then what the title says of them, "Термокружка, нержавеющая сталь, 500 мл". `undefined` where it does not know what they are.
 * Every word of it stands in the title.
 */
export const titleInWords = (title: string, language: Language): string | undefined =>
  once(`title ${language} ${title}`, () => {
    const analysis = analyse(title, { fuzzy: false })
    const [type] = headTypes(analysis)
    if (type === undefined) return undefined
    const said = analysis.concepts.filter(({ kind, isNegated }, at, all) => {
      const isFirst = all.findIndex(({ start }) => start === all[at]?.start) === at
      return isFirst && !isNegated && kind !== 'type'
    })
    const measures = analysis.measures.map(({ dimension, value }) => describeMeasure({ dimension, target: value }, language))
    const names = [...said.map(({ conceptId }) => conceptName(conceptId, language)), ...measures]
    const name = conceptName(type, language)
    return [name.charAt(0).toUpperCase() + name.slice(1), ...new Set(names)].slice(0, maxParts).join(', ')
  })

/** A name or a value of an attribute that is one word of the lexicon, in its words. */
export const valueInWords = (value: string, language: Language): string | undefined =>
  once(`value ${language} ${value}`, () => {
    const whole = analyse(value, { fuzzy: false }).concepts.find(
      ({ start, end, isNegated }) => start === 0 && end === value.length && !isNegated,
    )
    return whole && conceptName(whole.conceptId, language)
  })

function once(key: string, make: () => string | undefined): string | undefined {
  const before = known.get(key)
  if (before) return before.text
  const text = make()
  known.set(key, { text })
  return text
}
