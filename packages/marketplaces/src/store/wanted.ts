import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Measure } from '@karavan/lexicon/measures.ts'
import { ancestorsOf } from '@karavan/lexicon/names.ts'
import { deniedLexeme, headLexeme, queryTerms, sidesLexeme, sizeLexeme } from '@karavan/lexicon/terms.ts'
import { type MeasureBound, maxTotal, type OfferQuery } from '../port.ts'
import { allOf, anyOf, lexeme, lexemesOf, nothing, storableText, type Terms } from './lexemes.ts'
import { highestTier, sellerTerms, tierTerm } from './offer-row.ts'
import type { StoreDb } from './offer-store.ts'
import { type Known, lookUp, type Word } from './vocabulary.ts'
import { rarity, type Worth } from './worth.ts'

/** More words than these say nothing new, and combinations of them would be many. */
const maxWords = 8
/** More lexemes than these name nothing new. */
const maxLiterals = 24
/** Offers of a type up to this many are ranked by what the wish calls it. */
const maxLiteral = 200

/** What the kind of goods counts, as times its rarity: more than any one word, less than several. */
const headShare = 1.2
/** The same for goods of another kind that only mention it. */
const mentionShare = 0.3
/** The very words of a name, beside the concept that they name. */
const literalShare = 0.5

/** One thing the wish is about, with what stands for it. */
export interface Part {
  terms: Terms
  /** Offers that have it, as an order of magnitude. */
  offers: number
}

/** What a wish asks of the index. */
export interface Wanted {
  /** Whether this is a text alone, of which nobody has said what must hold. */
  isPlain: boolean
  /** Concept ids of the wanted types, and what it takes to be of one of them, or at least to mention it. */
  types: string[]
  heads: Part | undefined
  mentions: Part | undefined
  /** Must be there: colour, material, traits, sizes, seller. */
  facets: Part[]
  /** What says of itself that it has not a wanted trait. */
  denying: Terms | undefined
  /** Wanted words, the rarest first. */
  words: Part[]
  /** The wish word by word as it is written, without a concept. */
  literals: Part[]
  /** Offers in the store, and in each of its tiers. */
  tiers: number[]
  /** What an offer is worth for being of a wanted type, for each lexeme it has, and at most; without lexemes all are as good. */
  headWorth: number
  worths: Worth[]
  best: number
  measures: MeasureBound[]
  /** Sides that belong together, as a lexeme; kept like a measure. */
  sides: Terms | undefined
  /** Lexemes that a hit reports in `matched` when it has them. */
  reported: string[]
}

const tierTerms = Array.from({ length: highestTier + 1 }, (_, tier) => [tierTerm(tier)])

export async function toWanted(db: StoreDb, query: OfferQuery): Promise<Wanted> {
  // Who has understood the wish hands on what it asks for; a plain text is read here, once.
  const terms = query.terms ?? queryTerms(analyse(query.text))
  const sides = query.sides ?? terms.sides
  const types = query.types.length > 0 ? query.types.map(storableText) : terms.types
  const facetIds = [query.colors, query.materials, query.traits, query.anyTraits].flatMap((ids) => ids ?? [])
  const sizes = (query.sizes ?? []).map(sizeLexeme)
  const named = new Set([...types, ...terms.types, ...facetIds])
  const facets = [
    query.colors ?? [],
    query.materials ?? [],
    ...(query.traits ?? []).map(toTrait),
    (query.anyTraits ?? []).flatMap(toTrait),
    sizes,
    ...sellerTerms(query.sellerName ?? '').map((term) => [term]),
  ]
  const ofConcepts = [
    ...terms.concepts.filter((id) => !named.has(id)).map((id) => [id]),
    ...(query.sizes ? [] : terms.sizes.map((size) => [size])),
  ].slice(0, 2 * maxWords)
  const words = [...ofConcepts, ...terms.words.slice(0, 2 * maxWords)]
  const literals = (terms.literals ?? terms.names).slice(0, maxLiterals)
  const joined = (terms.joined ?? []).slice(0, maxWords)
  const found = await lookUp(
    db,
    [...tierTerms, types.map(headLexeme), types, ...facets, ...words],
    [...literals, ...joined.map(({ word }) => word)],
  )
  const tiers = found.words.slice(0, tierTerms.length).map((tier) => tier.offers)
  const [all = 0] = tiers
  const [heads, mentioned, ...others] = found.words.slice(tierTerms.length).map(toPart)
  const known = (parts: (Part | undefined)[]): Part[] => parts.filter((part) => part !== undefined)
  const isThere = new Set(found.others.map(({ word }) => word))
  const parted = new Set(joined.flatMap(({ word, of }) => (isThere.has(word) ? of : [])))
  // What nobody writes as two words is asked for as the one that they write.
  const isMeant = ({ terms: meant, offers }: Part) => offers > 0 || !lexemesOf([meant]).some((one) => parted.has(one))
  const wantedWords = known(others.slice(facets.length))
    .filter(isMeant)
    .sort((a, b) => a.offers - b.offers)
    .slice(0, maxWords)
  const isPlain = query.terms === undefined && query.types.length === 0
  return {
    isPlain,
    types,
    heads,
    mentions: mentioned && { ...mentioned, terms: { anyOfWeights: 'ABC', lexemes: lexemesOf([mentioned.terms]) } },
    facets: known(others.slice(0, facets.length)),
    denying: anyOf(...(query.traits ?? []).flatMap((id) => [id, ...ancestorsOf(id)]).flatMap((id) => lexeme(deniedLexeme(id)) ?? [])),
    words: wantedWords,
    literals: [
      ...found.others.map(({ word, offers }) => ({ terms: { anyOfWeights: 'ABC', lexemes: [word] }, offers })),
      ...known(others.slice(facets.length + ofConcepts.length)).filter(isMeant),
    ],
    tiers,
    ...weigh({ isPlain, heads, mentions: mentioned, words: wantedWords, literals: found.others, all }),
    measures: query.measures ?? terms.measures.flatMap(toBound),
    sides: sides && lexeme(sidesLexeme(sides)),
    reported: [...types, ...facetIds, ...sizes, ...terms.concepts].map(storableText),
  }
}

interface Weighed {
  isPlain: boolean
  heads: Part | undefined
  mentions: Part | undefined
  words: readonly Part[]
  literals: readonly Known[]
  all: number
}

function weigh({ isPlain, heads, mentions, words, literals, all }: Weighed): Pick<Wanted, 'headWorth' | 'worths' | 'best'> {
  const headWorth = heads ? headShare * rarity(heads.offers, all) : 0
  const parts = [...words, ...(heads ? [heads] : [])]
  const isCalled = isPlain || !heads || heads.offers <= maxLiteral
  // Of very many offers that one thing alone asks for, popularity is what tells them apart.
  const isCommon = parts.length === 1 && (parts[0]!.offers > 2 * maxTotal || !isCalled)
  const weighed = [
    ...(mentions ? [{ ...mentions, worth: mentionShare * rarity(mentions.offers, all) }] : []),
    ...words.filter(({ offers }) => offers > 0).map((word) => ({ ...word, worth: rarity(word.offers, all) })),
    ...(isCalled ? literals.map(({ word, offers }) => ({ terms: { lexeme: word }, worth: literalShare * rarity(offers, all) })) : []),
  ]
  return {
    headWorth,
    worths: isCommon ? [] : weighed.flatMap(({ terms, worth }) => lexemesOf([terms]).map((one) => ({ lexeme: one, worth }))),
    best: weighed.reduce((sum, { worth }) => sum + worth, headWorth),
  }
}

/** A number of pieces in the words of a wish is how many are bought, hardly ever what the thing is. */
function toBound({ dimension, value, min, max }: Measure): MeasureBound[] {
  if (dimension === 'count') return []
  return [min === undefined && max === undefined ? { dimension, min: value, max: value } : { dimension, min, max }]
}

const toPart = ({ lexemes, offers }: Word): Part | undefined => {
  const terms = anyOf(...lexemes.map(lexeme))
  return terms && { terms, offers }
}

/** What is for everyone is for men and for women, what is for children for girls and for boys. */
const toTrait = (id: string): string[] => {
  if (id === 'audience.men' || id === 'audience.women') return [id, 'audience.unisex']
  return id === 'audience.girls' || id === 'audience.boys' ? [id, 'audience.kids'] : [id]
}

/** Parts that one of them is enough for, as one; offers are summed, though some may have several. */
export function eitherOf(parts: readonly Part[]): Part {
  return { terms: anyOf(...parts.map(({ terms }) => terms)) ?? nothing, offers: parts.reduce((sum, { offers }) => sum + offers, 0) }
}

/** Parts that belong together, as one. */
const togetherOf = (parts: readonly Part[]): Part => ({
  terms: allOf(...parts.map(({ terms }) => terms)) ?? nothing,
  offers: Math.min(...parts.map(({ offers }) => offers)),
})

/** What has at least this share of what the worthiest parts are worth together. Parts that no offer has count as well, and cannot be had. */
export function covering(weighed: readonly { part: Part; worth: number }[], share: number): Part {
  const worthiest = weighed.toSorted((a, b) => b.worth - a.worth).slice(0, maxWords)
  const needed = share * worthiest.reduce((sum, { worth }) => sum + worth, 0)
  const known = worthiest.filter(({ part }) => part.offers > 0)
  const enough: Part[] = []
  const add = (from: number, chosen: Part[], worth: number): void => {
    for (const [at, one] of known.entries()) {
      if (at < from) continue
      const together = [...chosen, one.part]
      if (worth + one.worth >= needed - 1e-9) enough.push(togetherOf(together))
      else add(at + 1, together, worth + one.worth)
    }
  }
  add(0, [], 0)
  return eitherOf(enough)
}
