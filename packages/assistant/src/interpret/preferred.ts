import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { less } from '../lists.ts'
import type { Goods } from './goods.ts'
import { anyOf, B, E, globalPattern } from './grammar/pattern.ts'

/** Says that what stands beside it would be nice, and need not be. "Best-selling" and 销量最好 are of other things. */
const wouldBeNice = globalPattern(
  `${B}(?:${anyOf({
    ru: [
      'желательно',
      'предпочтительн(?:о|ее|ей)',
      'лучше бы',
      'было бы (?:хорошо|здорово|отлично|неплохо|классно|супер)',
      'в идеале',
      'по возможности',
    ],
    en: [
      'preferably',
      'ideally',
      "(?:it )?(?:would|'d) be (?:nice|great|lovely|ideal|a plus|a bonus)",
      '(?:is|are) (?:a plus|a bonus|preferred|preferable|nice to have)',
      'if possible',
      "(?:we|i)(?:'d| would) prefer",
    ],
  })})${E}|(?<![得量卖])最好(?![的卖看用吃]|不要|别)|优先考虑?|尽量|有(?=\\p{Script=Han}{1,6}(?:更好|最好))`,
)
/** Of goods that are shown it says what is wanted in their place: "only beige? we'd prefer navy". */
const instead = /prefer$|^лучше бы$/u
const clauseEnd = /[,，.。;；!！?？、]/u

/** Of the stretches of a clause around such words the one that it is said of: what follows, or else what stands before where that names no goods. */
function scopesIn({ text, concepts }: Analysis, hasShown: boolean): { start: number; end: number }[] {
  const folded = text.toLowerCase()
  const found = [...folded.matchAll(wouldBeNice)].filter(({ 0: said }) => !(hasShown && instead.test(said)))
  return found.map(({ index, 0: said }) => {
    const behind = index + said.length
    // "Preferably, leather" is one clause.
    const from = behind + (/^\s*[,，:：]/u.exec(folded.slice(behind))?.[0].length ?? 0)
    const border = clauseEnd.exec(folded.slice(from))
    const end = border ? from + border.index : folded.length
    const isSaid = concepts.some((one) => one.start >= from && one.end <= end)
    if (isSaid) return { start: from, end }
    const start =
      folded
        .slice(0, index)
        .split('')
        .findLastIndex((sign) => clauseEnd.test(sign)) + 1
    const namesGoods = concepts.some((one) => one.kind === 'type' && one.start >= start && one.end <= index)
    return namesGoods ? { start: index, end: index } : { start, end: index }
  })
}

/** 最好皮面的, "preferably leather", «желательно кожаные»: what goods should be like where some are, and need not be. The goods without it, and it. */
export function withPreferred(goods: Goods, analysis: Analysis, hasShown: boolean): { goods: Goods; preferred: string[] } {
  const scopes = scopesIn(analysis, hasShown)
  // «Тёплые на зиму» says one thing twice: what is for winter need not be called warm as well.
  const twice = goods.traits.includes('season.winter') ? goods.traits.filter((trait) => trait === 'feature.warm') : []
  if (scopes.length === 0 && twice.length === 0) return { goods, preferred: [] }
  const isIn = ({ start, end }: { start: number; end: number }): boolean => scopes.some((scope) => scope.start <= start && end <= scope.end)
  const wished = new Set([...goods.colors, ...goods.materials, ...goods.traits])
  const preferred = [
    ...new Set([
      ...analysis.concepts
        .filter(({ kind, conceptId }) => kind !== 'type' && kind !== 'audience' && wished.has(conceptId))
        .filter((match) => isIn(match) && !analysis.concepts.some((one) => one.conceptId === match.conceptId && !isIn(one)))
        .map(({ conceptId }) => conceptId),
      ...twice,
    ]),
  ]
  return {
    goods: {
      ...goods,
      colors: less(goods.colors, preferred),
      materials: less(goods.materials, preferred),
      traits: less(goods.traits, preferred),
    },
    preferred,
  }
}
