import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Measure } from '@karavan/lexicon/measures.ts'
import { ancestorsOf } from '@karavan/lexicon/names.ts'
import { deniedLexeme, headLexeme, type QueryTerms, queryTerms, sidesLexeme, sizeLexeme } from '@karavan/lexicon/terms.ts'
import { type RawBuilder, sql } from 'kysely'
import { type MeasureBound, maxTotal, type OfferHit, type OfferPage, type OfferQuery, type OfferSummary } from '../port.ts'
import { allOf, anyOf, lexeme, lexemesOf, nothing, storableText, type Terms, toLexeme, toTsQuery } from './lexemes.ts'
import { highestTier, measureColumns, sellerTerms, tierTerm } from './offer-row.ts'
import type { StoreDb } from './offer-store.ts'
import { lookUp, type Word } from './vocabulary.ts'

/** A wish with fewer answers than this is asked again with its softer parts as preferences. */
const enough = 6
/** Candidates that are ordered at all, in a catalogue of any size. Reached only by a wish that tiers cannot thin out. */
const maxCandidates = 20_000
/** Fitting offers up to this many are put in order by price or sales; of more, the index of that order has the first ones sooner. */
const maxSorted = 10_000
/** Offers of a type up to this many are ranked by what the wish calls it. */
const maxLiteral = 200
/** "500 ml" also means a 480 ml bottle. */
const measureTolerance = 0.05
/** More words than these say nothing new, and combinations of them would be many. */
const maxWords = 8

/** One thing the wish is about, with what stands for it. */
interface Part {
  terms: Terms
  /** Offers that have it, as an order of magnitude. */
  offers: number
}

/** What a wish asks of the index. */
interface Wanted {
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
  /** Offers in the store, and in each of its tiers. */
  tiers: number[]
  /** What the type is called in the wish, where offers of it are few enough to look which are called so. */
  literal: Terms | undefined
  measures: MeasureBound[]
  /** Sides that belong together, as a lexeme; kept like a measure. */
  sides: Terms | undefined
  /** Lexemes that a hit reports in `matched` when it has them. */
  reported: string[]
}

/** One way to ask. `parts` must be there, and the measures too where they are strict. */
interface Stage {
  parts: Part[]
  areMeasuresStrict: boolean
  /** Only when nothing else was found. */
  isLastResort?: boolean
}

/**
 * Offers of the platforms that fit the wish, best first. Types, colours, materials, traits, sizes, seller, price at the wanted quantity, minimum order
 * and dispatch always hold. Words and measures hold as long as at least six offers have them all; with fewer, offers without them follow those with
 * them. Offers that only mention the wanted type, in title, attributes or category, come when nothing is of it. Without a type, most of the words must be
 * there. The order is stable: equal offers are ordered by id. Any text is a valid wish; an empty one fits all, one without a letter or
 * digit nothing.
 */
export async function searchOffers(db: StoreDb, platforms: readonly string[], query: OfferQuery): Promise<OfferPage> {
  const wanted = await toWanted(db, query)
  if (query.text.trim() && !/[\p{L}\p{N}]/u.test(query.text) && !wanted.heads && wanted.facets.length === 0) return { hits: [], total: 0 }
  // Each stage is wider than the one before. What the narrower ones found stands first, where relevance is the order.
  let better: OfferHit[] = []
  let page: OfferPage = { hits: [], total: 0 }
  for (const stage of toStages(wanted)) {
    // With bounds, what is empty may be so because of them: then something else below the price would not answer the wish.
    if (stage.isLastResort && (page.total > 0 || (isBounded(query, wanted) && wanted.heads?.offers))) break
    const find = (offset: number, limit: number): Promise<OfferPage> => {
      const excludeIds = [...(query.excludeIds ?? []), ...better.map(({ offer }) => offer.id)]
      return askThinned(db, platforms, { ...query, excludeIds, offset, limit }, wanted, stage)
    }
    const own = better.slice(query.offset, query.offset + query.limit)
    const found = await find(Math.max(0, query.offset - better.length), query.limit - own.length)
    page = { hits: [...own, ...found.hits], total: Math.min(maxTotal, better.length + found.total) }
    if (page.total >= enough) break
    if (isByRelevance(query)) better = [...better, ...(found.hits.length < found.total ? await find(0, enough) : found).hits]
  }
  return page
}

const tierTerms = Array.from({ length: highestTier + 1 }, (_, tier) => [tierTerm(tier)])

const isBounded = (query: OfferQuery, { facets }: Wanted): boolean =>
  facets.length > 0 ||
  [query.price, query.maxMoq, query.factoryOnly, query.maxDispatchHours].some((bound) => bound !== undefined && bound !== false) ||
  (query.excludeIds ?? []).length > 0

async function toWanted(db: StoreDb, query: OfferQuery): Promise<Wanted> {
  // Who has understood the wish hands on what it asks for; a plain text is read here, once.
  const terms = query.terms ?? queryTerms(analyse(query.text))
  const sides = query.sides ?? terms.sides
  const types = query.types.length > 0 ? query.types.map(storableText) : terms.types
  const facetIds = [query.colors, query.materials, query.traits].flatMap((ids) => ids ?? [])
  const sizes = (query.sizes ?? []).map(sizeLexeme)
  const named = new Set([...types, ...terms.types, ...facetIds])
  const facets = [
    query.colors ?? [],
    query.materials ?? [],
    ...(query.traits ?? []).map(toTrait),
    sizes,
    ...sellerTerms(query.sellerName ?? '').map((term) => [term]),
  ]
  const words = [
    ...terms.concepts.filter((id) => !named.has(id)).map((id) => [id]),
    ...(query.sizes ? [] : terms.sizes.map((size) => [size])),
    ...terms.words,
  ]
  const asked = [types.map(headLexeme), types, ...facets, ...words.slice(0, 4 * maxWords)]
  const found = await lookUp(db, [...tierTerms, ...asked])
  const [heads, mentioned, ...others] = found.slice(tierTerms.length).map(toPart)
  const mentions = mentioned && { ...mentioned, terms: { anyOfWeights: 'ABC', lexemes: lexemesOf([mentioned.terms]) } as const }
  const known = (parts: (Part | undefined)[]): Part[] => parts.filter((part) => part !== undefined)
  return {
    types,
    heads,
    mentions,
    facets: known(others.slice(0, facets.length)),
    denying: anyOf(...(query.traits ?? []).flatMap((id) => [id, ...ancestorsOf(id)]).flatMap((id) => lexeme(deniedLexeme(id)) ?? [])),
    words: known(others.slice(facets.length))
      .sort((a, b) => a.offers - b.offers)
      .slice(0, maxWords),
    literal: heads && heads.offers <= maxLiteral ? literalOf(terms) : undefined,
    tiers: found.slice(0, tierTerms.length).map((tier) => tier.offers),
    measures: query.measures ?? terms.measures.flatMap(toBound),
    sides: sides && lexeme(sidesLexeme(sides)),
    reported: [...types, ...facetIds, ...sizes, ...terms.concepts].map(storableText),
  }
}

/** The very words that name types: of "kids bike" those that say bike come before other things to ride on. */
function literalOf({ names }: QueryTerms): Terms | undefined {
  const stems = names.flatMap((stem) => toLexeme(stem) ?? [])
  return stems.length > 0 ? { anyOfWeights: 'A', lexemes: stems } : undefined
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

function toStages({ heads, mentions, facets, words, measures, sides, tiers }: Wanted): Stage[] {
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

/** Asks the part of the catalogue that should fill an answer, and wider ones while it does not. */
async function askThinned(db: StoreDb, platforms: readonly string[], query: OfferQuery, wanted: Wanted, stage: Stage): Promise<OfferPage> {
  if (isByRelevance(query)) {
    for (let tier = tierFor(Math.min(...stage.parts.map((part) => part.offers), wanted.tiers[0] ?? 0), wanted.tiers); tier > 0; tier -= 1) {
      const page = await ask(db, platforms, query, wanted, { ...stage, parts: [...stage.parts, tierPart(tier)] })
      if (page.total >= maxTotal) return page
    }
  }
  return ask(db, platforms, query, wanted, stage)
}

const isByRelevance = ({ sort }: OfferQuery): boolean => sort === undefined || sort === 'relevance'
const tierPart = (tier: number): Part => ({ terms: { lexeme: tierTerm(tier) }, offers: 0 })

type Bool = RawBuilder<boolean>
const and = (parts: readonly Bool[]): Bool => (parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : sql`true`)
const or = (parts: readonly Bool[]): Bool => (parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : sql`false`)
const toInt = (value: number): number => Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, Math.trunc(value)))
const toBigInt = (value: number): number => Math.max(-1e15, Math.min(1e15, Math.trunc(value)))

interface Row {
  total: number
  id: string | null
  summary: Omit<OfferSummary, 'fetchedAt'>
  fetched_at: Date | string
  score: number
  near: boolean
  matched: string[]
}

async function ask(db: StoreDb, platforms: readonly string[], query: OfferQuery, wanted: Wanted, stage: Stage): Promise<OfferPage> {
  // The last step of the ladder that starts at or below the quantity, else the first: the same rule as `priceAt`.
  const quantity = query.quantity === undefined ? sql`moq` : sql`${toInt(query.quantity)}::int`
  const price = sql<number | null>`ladder_minor[greatest(1, width_bucket(${quantity}, ladder_from))]`
  const measures = [
    ...wanted.measures.map(toMeasureFit),
    ...(wanted.sides ? [sql<boolean>`search @@ ${toTsQuery(wanted.sides)}::tsquery`] : []),
  ]
  const near = and(measures)
  // Very many fitting offers by price or sales: the first ones of that index, with the type read from the row. Else all that fit, put in order.
  const isWalked = !isByRelevance(query) && stage.parts.length > 0 && Math.min(...stage.parts.map((part) => part.offers)) > maxSorted
  const isHeadRead = isWalked && wanted.heads !== undefined && stage.parts.includes(wanted.heads)
  const terms = allOf(...stage.parts.filter((part) => !isHeadRead || part !== wanted.heads).map((part) => part.terms))
  const conditions = [
    sql<boolean>`platform = any(${[...platforms]}::text[])`,
    ...(isHeadRead ? [sql<boolean>`heads && ${wanted.types}::text[]`] : []),
    ...(terms ? [sql<boolean>`search @@ ${toTsQuery(terms)}::tsquery`] : []),
    ...(wanted.denying ? [sql<boolean>`not search @@ ${toTsQuery(wanted.denying)}::tsquery`] : []),
    ...(stage.areMeasuresStrict ? measures : []),
    ...(query.price ? [toPriceFit(query.price, price)] : []),
    ...(query.maxMoq === undefined ? [] : [sql<boolean>`moq <= ${toInt(query.maxMoq)}::int`]),
    ...(query.factoryOnly ? [sql<boolean>`is_factory`] : []),
    ...(query.maxDispatchHours === undefined ? [] : [sql<boolean>`dispatch_hours <= ${toInt(query.maxDispatchHours)}::int`]),
    ...(query.excludeIds?.length ? [sql<boolean>`id <> all(${query.excludeIds.map(storableText)}::text[])`] : []),
  ]
  const ranking = toRanking(wanted)
  const score = ranking
    ? sql`least(1, ts_rank('{0.2,0.4,0.6,1}', search, ${toTsQuery(ranking.terms)}::tsquery) * ${ranking.scale}::float8)`
    : sql`case when fits or ${wanted.types.length === 0} then 1 else 0 end::float8`
  // An expression keeps the planner from walking the index where that would read most of it.
  const candidate = {
    price: isWalked ? sql`price_floor nulls last` : sql`price_floor + 0 nulls last`,
    sales: isWalked ? sql`sales desc` : sql`sales + 0 desc`,
    relevance: sql`popularity desc`,
  }[query.sort ?? 'relevance']
  const order = {
    price: sql`${toComparable(query.price)} nulls last, score desc`,
    sales: sql`sales desc, score desc`,
    relevance: sql`fits desc, near desc, score + popularity / 4000.0 + bonus desc`,
  }[query.sort ?? 'relevance']
  const thinned = isByRelevance(query) ? sql`limit ${maxCandidates}` : sql``
  const { rows } = await sql<Row>`
    with found as materialized (
      select * from (
        select * from offer where ${and(conditions)} ${thinned}
      ) as candidate order by ${candidate}, id limit ${maxTotal}
    ), page as (
      select id, summary, fetched_at, search, currency, fits, near, price, score, bonus, popularity, sales from (
        select *, ${score} as score, ${price} as price, ${near} as near,
          ${wanted.literal ? sql`case when search @@ ${toTsQuery(wanted.literal)}::tsquery then 0.15 else 0 end` : sql`0`} as bonus
        from (select *, heads && ${wanted.types}::text[] as fits from found) as fitting
      ) as ranked order by ${order}, id limit ${toInt(query.limit)} offset ${toInt(query.offset)}
    )
    select (select count(*)::int from found) as total, page.id, page.summary, page.fetched_at, page.score, page.near,
      array(select term from unnest(tsvector_to_array(page.search)) as term where term = any(${wanted.reported}::text[])) as matched
    from (select) as always left join page on true
    order by ${order}, id`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    hits: rows
      .filter((row) => row.id !== null)
      .map(
        (row): OfferHit => ({
          offer: { ...row.summary, fetchedAt: new Date(row.fetched_at).toISOString() },
          textScore: row.score,
          matched: row.near ? [...row.matched, ...wanted.measures.map(({ dimension }) => `measure:${dimension}`)] : row.matched,
        }),
      ),
  }
}

function toMeasureFit({ dimension, min, max }: MeasureBound): Bool {
  const column = sql.ref(measureColumns[dimension])
  const low = toInt(Math.ceil((min ?? 0) * (1 - measureTolerance)))
  const high = toInt(Math.floor((max ?? 2 ** 31) * (1 + measureTolerance)))
  // Values are ascending: one lies between the bounds when more of them are up to the upper one than are below the lower one.
  return sql`coalesce(width_bucket(${high}::int, ${column}) > width_bucket(${low - 1}::int, ${column}), false)`
}

function toPriceFit(bounds: NonNullable<OfferQuery['price']>, price: RawBuilder<number | null>): Bool {
  return or(
    Object.entries(bounds).map(([currency, { minMinor, maxMinor }]) =>
      and([
        sql`currency = ${storableText(currency)}`,
        ...(minMinor === undefined ? [sql<boolean>`ladder_minor is not null`] : [sql<boolean>`${price} >= ${toBigInt(minMinor)}::bigint`]),
        // No price is below the lowest: an indexed column narrows what the exact rule looks at.
        ...(maxMinor === undefined
          ? []
          : [sql<boolean>`price_floor <= ${toBigInt(maxMinor)}::bigint`, sql<boolean>`${price} <= ${toBigInt(maxMinor)}::bigint`]),
      ]),
    ),
  )
}

/** Prices of several currencies are compared by the bounds of the wish, which are the same amount in each. */
function toComparable(bounds: OfferQuery['price']): RawBuilder<number | null> {
  const amounts = Object.entries(bounds ?? {}).flatMap(([currency, { minMinor, maxMinor }]) => {
    const amount = maxMinor ?? minMinor
    return amount ? [{ currency, amount }] : []
  })
  if (amounts.length < 2) return sql`price`
  return sql`case currency ${sql.join(
    amounts.map(({ currency, amount }) => sql`when ${storableText(currency)} then price / ${amount}::float8`),
    sql` `,
  )} end`
}

/** A single match of weight A counts this much in ts_rank, before it divides by the number of wanted lexemes. */
const rankOfOne = 6 / Math.PI ** 2

/**
 * The lexemes that score, and the factor that makes the score 1 when each of them is in the title. Without words beside the type there is nothing to
 * score: offers of the type are all as good, and what else holds is required.
 */
function toRanking({ heads, mentions, words }: Wanted): { terms: Terms; scale: number } | undefined {
  const [rarest] = words
  // Of one word that more than the cap has, popularity is what tells offers apart.
  if (!rarest || (!heads && words.length === 1 && rarest.offers > 2 * maxTotal)) return undefined
  const parts = [heads, mentions, ...words].filter((part) => part !== undefined)
  const lexemes = lexemesOf(parts.map((part) => part.terms))
  return { terms: { any: lexemes.map((text) => ({ lexeme: text })) }, scale: lexemes.length / (rankOfOne * parts.length) }
}

/** The highest tier in which a wish that so many offers fit should still fill an answer. */
function tierFor(offers: number, tiers: readonly number[]): number {
  const [all = 0] = tiers
  const isFilling = (size: number) => offers * (size / all) > 1.5 * maxTotal
  return all > 0 ? Math.max(0, tiers.findLastIndex(isFilling)) : 0
}
