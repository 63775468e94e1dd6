import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { languages } from '@karavan/contract/language.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import { tellingWords } from '@karavan/lexicon/property-names.ts'
import { synonymsOf } from '@karavan/lexicon/synonyms.ts'
import { nameStems, type QueryTerms, wordLexemes } from '@karavan/lexicon/terms.ts'
import type { OfferQuery } from '@karavan/marketplaces/port.ts'
import type { TurnDeps } from '../port.ts'
import { toPriceBounds } from '../prices.ts'
import { anyPet, areForPets, traitsOf, type Wish } from '../wish.ts'
import { toMeasureBound } from '../wish-bounds.ts'

/** Largest minimum order that fits: what was said, and never more than the pieces wanted unless that was given up. */
export function moqBound(wish: Wish): number | undefined {
  if (wish.maxMoq !== undefined) return wish.maxMoq
  return wish.anyMoq ? undefined : wish.quantity
}

/** Orders that no marketplace has are made of the most relevant offers. */
const marketplaceSort = ({ sort }: Wish): OfferQuery['sort'] => (sort === 'price' || sort === 'sales' ? sort : 'relevance')

export interface QueryOptions {
  language: Language
  rate: TurnDeps['rate']
  limit: number
  excludeIds?: string[]
  sort?: OfferQuery['sort']
}

/** A wish as a question to the marketplaces. What a query cannot say (colours not wanted, seller years, a lot's budget) is checked on the answers. */
export function toOfferQuery(wish: Wish, options: QueryOptions): OfferQuery {
  const price = toPriceBounds(wish, options.rate)
  const maxMoq = moqBound(wish)
  const { each: traits, anyOf } = traitsOf(wish)
  // A pet bowl that names no animal is for any of them, and is no row of "for dogs".
  const each = areForPets(wish.types) ? traits.filter((trait) => !anyPet.has(trait)) : traits
  return {
    text: queryText(wish, options.language),
    terms: termsOf(wish, options.language),
    language: options.language,
    types: wish.types,
    keywords: keywordsOf(wish),
    ...(wish.picture !== undefined ? { picture: { id: wish.picture } } : {}),
    ...(wish.quantity !== undefined ? { quantity: wish.quantity } : {}),
    ...(price ? { price } : {}),
    ...(wish.colors.length > 0 ? { colors: wish.colors } : {}),
    ...(wish.materials.length > 0 ? { materials: wish.materials } : {}),
    ...(each.length > 0 ? { traits: each } : {}),
    ...(anyOf.length > 0 ? { anyTraits: anyOf } : {}),
    ...(wish.sizes.length > 0 ? { sizes: wish.sizes } : {}),
    ...(wish.measures.length > 0 ? { measures: wish.measures.map(toMeasureBound) } : {}),
    ...(wish.sides ? { sides: wish.sides } : {}),
    ...(maxMoq !== undefined ? { maxMoq } : {}),
    ...(wish.sellerName !== undefined ? { sellerName: wish.sellerName } : {}),
    ...(wish.factoryOnly ? { factoryOnly: true } : {}),
    ...(wish.maxDispatchHours !== undefined ? { maxDispatchHours: wish.maxDispatchHours } : {}),
    ...(options.excludeIds && options.excludeIds.length > 0 ? { excludeIds: options.excludeIds } : {}),
    sort: options.sort ?? marketplaceSort(wish),
    limit: options.limit,
    offset: 0,
  }
}

/** What the buyer calls the goods; where the kind was not named (a gift, goods like these), what everybody calls it. */
function namesOf({ types, said = [] }: Wish, language: Language): string[] {
  const [type] = types
  if (type === undefined) return []
  return said.length > 0 ? said : [conceptName(type, language)]
}

/**
 * The goods in words, for marketplaces that search by keyword: what the buyer calls them and what names no concept. Types and properties go as concepts
 * beside it, so that no language is lost; the buyer's own name tells offers of one type apart.
 */
const queryText = (wish: Wish, language: Language): string =>
  [...namesOf(wish, language), ...wish.words, ...(wish.purposes ?? []), ...understoodWords(wish)].join(' ')

/** Words of what was guessed at, so that offers that state it are among those found. */
const understoodWords = ({ understood = [] }: Wish): string[] => understood.flatMap(({ name }) => tellingWords(name))

/** The same for a source that searches by terms, from what the message was understood as: its text is not analysed again. */
function termsOf(wish: Wish, language: Language): QueryTerms {
  const beside = wish.beside ?? []
  const words = [...wish.words, ...(wish.purposes ?? []), ...understoodWords(wish)].filter(
    (word) => !beside.some((name) => name.words.includes(word)),
  )
  return {
    types: wish.types,
    concepts: [...new Set(beside.map(({ concept }) => concept))],
    words: words.flatMap(withSynonyms),
    names: [...new Set(namesOf(wish, language).flatMap(nameStems))],
    measures: [],
    sizes: [],
  }
}

/** A word and what says the same, any of which will do. */
function withSynonyms(word: string): string[][] {
  const parts = wordLexemes(word)
  const [only, ...others] = parts
  return only && others.length === 0 ? [[...new Set([...only, ...synonymsOf(only).stems])]] : parts
}

function keywordsOf(wish: Wish): LocalizedText {
  const keywords: LocalizedText = {}
  for (const language of languages) {
    const names = [...wish.colors.slice(0, 1), ...wish.materials.slice(0, 1), ...wish.traits.slice(0, 2), ...wish.types.slice(0, 1)]
    const words = [...names.map((id) => conceptName(id, language)), ...wish.words]
    keywords[language] = words.join(language === 'zh' ? '' : ' ')
  }
  return keywords
}
