import { type RawBuilder, sql } from 'kysely'
import type { Look } from '../looks/look.ts'
import { type MeasureBound, maxTotal, type OfferHit, type OfferPage, type OfferQuery, type OfferSummary } from '../port.ts'
import { findAlike } from './alike.ts'
import { allOf, storableText, toTsQuery } from './lexemes.ts'
import { measureColumns, tierTerm } from './offer-row.ts'
import type { StoreDb } from './offer-store.ts'
import { type Stage, toStages } from './stages.ts'
import { type Part, toWanted, type Wanted } from './wanted.ts'
import { rarity, worthIn } from './worth.ts'

/** A wish with fewer answers than this is asked again with its softer parts as preferences. */
const enough = 6
/** Candidates that are ordered at all, in a catalogue of any size. Reached only by a wish that tiers cannot thin out. */
const maxCandidates = 20_000
/** Fitting offers up to this many are put in order by price or sales; of more, the index of that order has the first ones sooner. */
const maxSorted = 10_000
/** Up to so many fitting offers are looked for through the index whatever the planner thinks of it. */
const maxThroughIndex = 5_000
/** "500 ml" also means a 480 ml bottle. */
const measureTolerance = 0.05

/**
 * Offers of the platforms that fit the wish, best first. Types, colours, materials, traits, sizes, seller, price at the wanted quantity, minimum order
 * and dispatch always hold. What holds beside them depends on who has read the wish:
 *
 * - With types or terms, words and measures hold as long as at least six offers have them all; with fewer, offers without them follow those with them.
 *   Without a type, most of the words must be there.
 * - A text alone finds what is of a kind that it names, and whatever else has enough of its words, each counted by how seldom it is.
 *
 * By relevance every word counts, by its rarity and by where it stands. Offers that only mention the wanted type, in title, attributes or category, come
 * when nothing is of it. The order is stable: equal offers are ordered by id. Any text is a valid wish; an empty one fits all, one without a letter
 * or digit nothing.
 */
export async function searchOffers(db: StoreDb, platforms: readonly string[], query: OfferQuery): Promise<OfferPage> {
  if (query.picture) return searchAlike(db, platforms, query, query.picture.looks ?? [])
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

/**
 * Offers that look like a picture and fit what else is wished, the likest first. Without an order of its own `textScore` says how alike each is.
 */
async function searchAlike(db: StoreDb, platforms: readonly string[], query: OfferQuery, looks: readonly Look[]): Promise<OfferPage> {
  const alike = await findAlike(db, platforms, looks)
  if (alike.size === 0) return { hits: [], total: 0 }
  const wanted = await toWanted(db, { ...query, text: '' })
  const stage = { ...toStages(wanted)[0]!, onlyIds: [...alike.keys()] }
  const found = await ask(db, platforms, { ...query, offset: 0, limit: alike.size }, wanted, stage)
  const scored = found.hits.map((hit) => ({ ...hit, textScore: alike.get(hit.offer.id)! }))
  const likest = Math.max(...scored.map(({ textScore }) => textScore))
  const hits = scored.filter(({ textScore }) => textScore >= likest - alikeSpan)
  if (isByRelevance(query)) hits.sort((a, b) => b.textScore - a.textScore || (a.offer.id < b.offer.id ? -1 : 1))
  return { hits: hits.slice(query.offset, query.offset + query.limit), total: hits.length }
}
/** How much less alike than the likest an offer may be and still be shown beside it. */
const alikeSpan = 0.12

const isBounded = (query: OfferQuery, { facets }: Wanted): boolean =>
  facets.length > 0 ||
  [query.price, query.maxMoq, query.factoryOnly, query.maxDispatchHours].some((bound) => bound !== undefined && bound !== false) ||
  (query.excludeIds ?? []).length > 0

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

/**
 * Always true. Vectors lie out of line, and what it takes to read them is nothing that the planner counts: in a catalogue of some thousand offers it would read
 * all of them rather than the index. This it takes for dear, once for each row that a plan looks at, so that it looks at few; it is cheap.
 */
const throughIndex: Bool = sql`to_tsvector('simple'::regconfig, left(id, 0)) is not null`

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

async function ask(
  db: StoreDb,
  platforms: readonly string[],
  query: OfferQuery,
  wanted: Wanted,
  stage: Stage & { onlyIds?: readonly string[] },
): Promise<OfferPage> {
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
    ...(stage.onlyIds ? [sql<boolean>`id = any(${stage.onlyIds.map(storableText)}::text[])`] : []),
    ...(isHeadRead ? [sql<boolean>`heads && ${wanted.types}::text[]`] : []),
    ...(terms ? [sql<boolean>`search @@ ${toTsQuery(terms)}::tsquery`] : []),
    ...(terms && Math.min(...stage.parts.map((part) => part.offers)) <= maxThroughIndex ? [throughIndex] : []),
    ...(wanted.denying ? [sql<boolean>`not search @@ ${toTsQuery(wanted.denying)}::tsquery`] : []),
    ...(stage.areMeasuresStrict ? measures : []),
    ...(query.price ? [toPriceFit(query.price, price)] : []),
    ...(query.maxMoq === undefined ? [] : [sql<boolean>`moq <= ${toInt(query.maxMoq)}::int`]),
    ...(query.factoryOnly ? [sql<boolean>`is_factory`] : []),
    ...(query.maxDispatchHours === undefined ? [] : [sql<boolean>`dispatch_hours <= ${toInt(query.maxDispatchHours)}::int`]),
    ...(query.excludeIds?.length ? [sql<boolean>`id <> all(${query.excludeIds.map(storableText)}::text[])`] : []),
  ]
  const score = toScore(wanted, measures.length > 0)
  // An expression keeps the planner from walking the index where that would read most of it.
  const candidate = {
    price: isWalked ? sql`price_floor nulls last` : sql`price_floor + 0 nulls last`,
    sales: isWalked ? sql`sales desc` : sql`sales + 0 desc`,
    relevance: sql`popularity desc`,
  }[query.sort ?? 'relevance']
  const order = {
    price: sql`${toComparable(query.price)} nulls last, score desc`,
    sales: sql`sales desc, score desc`,
    relevance: wanted.isPlain ? sql`score + popularity / 40000.0 desc` : sql`fits desc, near desc, score + popularity / 4000.0 desc`,
  }[query.sort ?? 'relevance']
  const isWeighed = wanted.worths.length > 0
  const isRanked = isWeighed && wanted.isPlain && isByRelevance(query)
  const thinned = isByRelevance(query) ? sql`limit ${maxCandidates}` : sql``
  const { rows } = await sql<Row>`
    with found as materialized (
      select * from (
        select * from offer where ${and(conditions)} ${thinned}
      ) as candidate ${isRanked ? sql`` : sql`order by ${candidate}, id limit ${maxTotal}`}
    ), page as (
      select id, summary, fetched_at, search, currency, fits, near, price, score, popularity, sales from (
        -- The offsets keep what is computed from being computed again where it is used. The vector lies out of line: joined to nothing it is read once.
        select *, ${score} as score from (
          select *, ${isWeighed ? sql`search || ''::tsvector` : sql`null`} as vector, heads && ${wanted.types}::text[] as fits, ${price} as price,
            ${near} as near
          from found offset 0
        ) as fitting offset 0
      ) as ranked order by ${order}, id limit ${toInt(query.limit)} offset ${toInt(query.offset)}
    )
    select (select least(${maxTotal}, count(*))::int from found) as total, page.id, page.summary, page.fetched_at, page.score, page.near,
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

/** What an offer is worth of what the wish is worth, 0 to 1: 1 with all of it in the title. */
function toScore({ headWorth, worths, best, types, tiers }: Wanted, hasMeasures: boolean): RawBuilder<number> {
  if (worths.length === 0) return sql`case when fits or ${types.length === 0} then 1 else 0 end::float8`
  const nearWorth = hasMeasures ? rarity(0, tiers[0] ?? 0) : 0
  const flags = sql`case when fits then ${headWorth}::float8 else 0 end + case when near then ${nearWorth}::float8 else 0 end`
  return sql<number>`least(1, (${worthIn(sql`vector`, worths)} + ${flags}) / ${best + nearWorth}::float8)`
}

/** The highest tier in which a wish that so many offers fit should still fill an answer. */
function tierFor(offers: number, tiers: readonly number[]): number {
  const [all = 0] = tiers
  const isFilling = (size: number) => offers * (size / all) > 1.5 * maxTotal
  return all > 0 ? Math.max(0, tiers.findLastIndex(isFilling)) : 0
}
