import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { isA } from '@karavan/lexicon/names.ts'

const han = /\p{Script=Han}/u
/** Marks, links, addresses: none of them belongs into the name of goods. */
const foreign = /[<>{}@]|https?:|www\.|\n/i
const figures = /\d+(?:[.,]\d+)?/g
/** Figures that Chinese writes as words: a "三件套" may become "a set of 3". */
const figuresInWords: Readonly<Record<string, string>> = { 一: '1', 单: '1', 二: '2', 两: '2', 双: '2', 三: '3', 四: '4', 五: '5', 六: '6', 七: '7', 八: '8', 九: '9', 十: '10' } // biome-ignore format: a table
/** What a listing claims; what goods are called may be worded more freely. */
const claims: ReadonlySet<string> = new Set(['material', 'color', 'feature', 'audience', 'season'])
/** A translation is hardly ever longer than so many times the Chinese. */
const longest = 6

const figuresOf = (text: string): Set<string> =>
  new Set((text.match(figures) ?? []).map((figure) => String(Number(figure.replace(',', '.')))))

/**
 * Whether a translation of a text of a listing (title, name or value of an attribute) claims nothing that the text does not: no figure, material, colour, property, season or audience of its own,
 * and none turned into its denial. What it leaves out is no claim.
 */
export function isFaithful(original: string, translation: string): boolean {
  if (translation.trim() === '' || han.test(translation) || foreign.test(translation)) return false
  if (translation.length > longest * original.length + 40) return false
  const stated = figuresOf(original)
  for (const [word, figure] of Object.entries(figuresInWords)) if (original.includes(word)) stated.add(figure)
  if ([...figuresOf(translation)].some((figure) => !stated.has(figure))) return false
  const source = analyse(original, { fuzzy: false })
  return claimsOf(analyse(translation, { fuzzy: false })).every((claim) => isNamed(claim, source))
}

/** The places of a text that claim something, each with all that it can mean. */
const claimsOf = ({ concepts }: Analysis) => [
  ...Map.groupBy(
    concepts.filter(({ kind }) => claims.has(kind)),
    ({ start }) => start,
  ).values(),
]

const isNamed = (meanings: Analysis['concepts'], { concepts }: Analysis): boolean =>
  meanings.some((meaning) =>
    concepts.some(
      ({ conceptId, isNegated }) =>
        isNegated === meaning.isNegated && (isA(conceptId, meaning.conceptId) || isA(meaning.conceptId, conceptId)),
    ),
  )
