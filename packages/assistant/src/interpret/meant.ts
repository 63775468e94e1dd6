import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { isAnyOf } from '@karavan/lexicon/names.ts'
import type { Goods } from './goods.ts'
import type { Span } from './grammar/open-text.ts'
import type { Findings } from './grammar/resolve.ts'

/** Which of two kinds a word means, by what else is said or was looked for before: "glasses, 300 ml" are to drink from. */

interface Homonym {
  /** What the word is read as, and what it is where one of these is said. */
  type: string
  meant: string
  word: RegExp
  dimensions: readonly string[]
  traits: readonly string[]
  beside: RegExp
  /** It is also what it means in a talk about goods of this kind. */
  among?: string
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
    type: 'type.makeup-brush',
    meant: 'type.pastry-brush',
    word: /^(?:кист(?:ь|и|ью|ей|очк\p{L}*|очек)|brush(?:es)?|刷子?)$/iu,
    dimensions: [],
    traits: [],
    beside:
      /(?<!\p{L})(?:тест(?:а|о)|масл(?:а|о|ом)|соус\p{L}*|глазур\p{L}+|кулинар\p{L}*|выпечк\p{L}+|маринад\p{L}*|гриля?|шашлык\p{L}*|пирог\p{L}*)(?!\p{L})|(?<![a-z])(?:dough|pastry|basting|glaz(?:e|ing)|sauces?|marinade|baking|bbq|grill(?:ing)?|cakes?)(?![a-z])|面团|蛋液|烘焙|烧烤|食用油/iu,
    among: 'type.kitchenware',
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

/** The same in a talk: brushes beside baking tins are no make-up brushes. */
export function meantInTalk<T extends Pick<Goods, 'types'> & { said: readonly string[] }>(reading: T, before: readonly string[]): T {
  const isMeant = ({ type, word, among }: Homonym): boolean =>
    among !== undefined && reading.types.includes(type) && reading.said.some((one) => word.test(one)) && isAnyOf([among], before)
  const meant = homonyms.filter(isMeant)
  return meant.length === 0
    ? reading
    : { ...reading, types: reading.types.map((type) => meant.find((one) => one.type === type)?.meant ?? type) }
}
