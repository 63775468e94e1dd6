import { allOf, anyOf, nothing, toLexeme } from './lexemes.ts'
import { covering, eitherOf, type Part, type Wanted } from './wanted.ts'
import { rarity } from './worth.ts'

/** Offers that are put in order by what they are worth; of more, only those that more of the wish fits. */
const maxRanked = 3000
/** Shares of what a text is worth that an offer may have, from the widest to the narrowest. */
const shares = [0.35, 0.7, 1] as const

/** One way to ask. `parts` must be there, and the measures too where they are strict. */
export interface Stage {
  parts: Part[]
  areMeasuresStrict: boolean
  /** Only when nothing else was found. */
  isLastResort?: boolean
}

/** The ways to ask for a wish, each wider than the one before. */
export const toStages = (wanted: Wanted): Stage[] => (wanted.isPlain ? plainStages(wanted) : strictStages(wanted))

/**
 * A text alone: what is of a kind that it names, and what has enough of its worth. Where that is too much to put in order, what has more of it, and the rest
 * after it.
 */
function plainStages({ types, heads, mentions, headWorth, words, literals, facets, measures, sides, tiers }: Wanted): Stage[] {
  const [all = 0] = tiers
  const stage = (part: Part | undefined): Stage => ({ areMeasuresStrict: false, parts: [...(part ? [part] : []), ...facets] })
  if (!heads && words.length === 0) return [{ ...stage(undefined), areMeasuresStrict: measures.length > 0 || sides !== undefined }]
  const weighed = words.map((part) => ({ part, worth: rarity(part.offers, all) }))
  if (heads) weighed.push({ part: heads, worth: headWorth })
  const written = literals.map((part) => ({ part, worth: rarity(part.offers, all) }))
  const byShare = shares.map((share) => {
    const parts = [covering(weighed, share), beside(covering(written, share), heads, types)]
    return eitherOf(heads && heads.offers <= maxRanked ? [heads, ...parts] : parts)
  })
  const widest = byShare.findIndex(({ offers }) => offers <= maxRanked)
  const asked = byShare.slice(0, widest < 0 ? byShare.length : widest + 1).reverse()
  return [...asked.map(stage), ...(mentions ? [{ ...stage(mentions), isLastResort: true }] : [])]
}

/** Where there are goods of the kind, others whose titles only mention it ("a case for headphones") are no answer for having its name. */
const beside = (part: Part, heads: Part | undefined, types: readonly string[]): Part =>
  heads?.offers
    ? { ...part, terms: { all: [part.terms, { noneOfWeights: 'A', lexemes: types.flatMap((type) => toLexeme(type) ?? []) }] } }
    : part

function strictStages({ heads, mentions, facets, words, measures, sides, tiers }: Wanted): Stage[] {
  const [size = 0] = tiers
  const hasMeasures = measures.length > 0 || sides !== undefined
  const stage = (areMeasuresStrict: boolean, ...parts: (Part | undefined)[]): Stage => ({
    areMeasuresStrict,
    parts: [...parts.filter((part) => part !== undefined), ...facets],
  })
  if (!heads || !mentions) {
    const stages = [stage(true, ...words)]
    if (words.length > 1) stages.push(stage(true, mostOf(words, size)))
    if (hasMeasures) stages.push(stage(false, words.length > 1 ? mostOf(words, size) : words[0]))
    return stages
  }
  const stages = [stage(true, heads, ...words)]
  if (words.length > 0 && hasMeasures) stages.push(stage(true, heads))
  if (words.length > 0 || hasMeasures) stages.push(stage(false, heads))
  return [...stages, { ...stage(false, mentions), isLastResort: true }]
}

/** Most of the words. One alone must be rare: a colour or a common word is too little to search by. */
function mostOf(words: readonly Part[], size: number): Part {
  const needed = words.length <= 2 ? 1 : words.length <= 4 ? words.length - 1 : Math.ceil(words.length * 0.6)
  const known = words.filter((word) => word.offers > 0 && (needed > 1 || word.offers <= Math.max(3, size / 20)))
  const chosen = combinations(needed > 1 ? known : known.slice(0, 1), needed)
  const terms = anyOf(...chosen.map((some) => allOf(...some.map((word) => word.terms))))
  return { terms: terms ?? nothing, offers: chosen.reduce((sum, some) => sum + Math.min(...some.map((word) => word.offers)), 0) }
}

function combinations<T>(from: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return from.flatMap((first, index) => combinations(from.slice(index + 1), size - 1).map((rest) => [first, ...rest]))
}
