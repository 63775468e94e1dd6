import type { Analysis } from '@karavan/lexicon/analysis.ts'
import type { Goods } from './goods.ts'
import type { Span } from './grammar/open-text.ts'
import type { Findings } from './grammar/resolve.ts'

/** Which of two kinds a word means, by what else is said: "glasses, 300 ml" are to drink from. */

interface Homonym {
  /** What the word is read as, and what it is where one of these is said. */
  type: string
  meant: string
  word: RegExp
  dimensions: readonly string[]
  traits: readonly string[]
  beside: RegExp
}

const homonyms: readonly Homonym[] = [
  {
    type: 'type.scissors',
    meant: 'type.garden-shears',
    word: /^(?:scissors|shears|snips|ножницы|剪刀|剪子)$/iu,
    dimensions: [],
    traits: [],
    beside:
      /(?<![a-z])(?:garden\w*|prun\w*|branch(?:es)?|twigs?|stems?|roses?|hedges?|flowers?|florists?)(?![a-z])|(?<!\p{L})(?:сад\p{L}*|вет(?:ок|ки|кам|вей)|куст\p{L}*|роз(?:ы)?|цвет(?:ов|очн\p{L}*)|флорист\p{L}*|стебл\p{L}*|обрез\p{L}*|дерев(?:ьев|ья))(?!\p{L})|剪枝|修枝|树枝|园艺|花店|花枝|果树|花艺|花园/iu,
  },
  {
    type: 'type.eyeglasses',
    meant: 'type.glass',
    word: /^glass(?:es)?$/iu,
    dimensions: ['volume'],
    traits: ['feature.dishwasher-safe', 'feature.double-wall'],
    beside:
      /(?<![a-z])(?:bars?|pubs?|restaurants?|cafe|hotels?|juice|water|wine|beer|whisky|whiskey|cocktails?|drink\w*|tumblers?|tea|coffee|stemmed|highball)(?![a-z])/iu,
  },
]

export function meantByCondition<T extends { goods: Goods; spans: Span[] }>(read: T, analysis: Analysis, found: Findings): T {
  const { goods } = read
  const isMeant = ({ type, word, dimensions, traits, beside }: Homonym): boolean =>
    goods.types.includes(type) &&
    analysis.concepts.some(({ conceptId, start, end }) => conceptId === type && word.test(analysis.text.slice(start, end))) &&
    (found.all('measure').some(({ dimension }) => dimensions.includes(dimension)) ||
      [...goods.traits, ...found.all('trait')].some((trait) => traits.includes(trait)) ||
      beside.test(analysis.text))
  const meant = homonyms.filter(isMeant)
  if (meant.length === 0) return read
  const types = goods.types.map((type) => meant.find((one) => one.type === type)?.meant ?? type)
  return { ...read, goods: { ...goods, types: [...new Set(types)] } }
}
