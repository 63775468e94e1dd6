import { type QueryExecutorProvider, sql } from 'kysely'
import type { KnownOffer, Offer, OfferSummary, StoredOffer } from '../port.ts'
import { storableText } from './lexemes.ts'
import { indexOffer, measureColumns, type OfferDetail, type OfferIndex, toRow } from './offer-row.ts'
import { isSpelled, spellingKeys } from './spelling.ts'
import type { OfferSourceTable } from './tables.ts'

/** A connection or a transaction on the tables of `tables.ts`. */
export type StoreDb = QueryExecutorProvider

/** What writing offers came to, by their ids. */
export interface UpsertResult {
  /** Offers that were not there before. */
  stored: number
  updated: number
}

/** Rows of one statement: enough to make the round trip worth it, few enough for some megabytes. */
const batchSize = 200

/**
 * Stores offers with what they are found by; one that is there already is replaced by id, and its index is written again only when its content
 * differs. Each batch is one statement, so it is stored whole or not at all; hand in a transaction to have all of them or none.
 */
export async function upsertOffers(
  db: StoreDb,
  offers: readonly Offer[],
  index: (offer: Offer) => OfferIndex = indexOffer,
): Promise<UpsertResult> {
  const result: UpsertResult = { stored: 0, updated: 0 }
  const byId = [...new Map(offers.map((offer) => [offer.id, offer])).values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  for (let start = 0; start < byId.length; start += batchSize) {
    const written = await upsertBatch(
      db,
      byId.slice(start, start + batchSize).map((offer) => toRow(offer, index(offer))),
    )
    result.stored += written.stored
    result.updated += written.updated
  }
  return result
}

const measureNames = Object.values(measureColumns)
const plainColumns = ['platform', 'currency', 'moq', 'ladder_from', 'ladder_minor', 'price_floor', 'sales', 'popularity', 'dispatch_hours', 'is_factory', 'heads', ...measureNames, 'fetched_at'] // biome-ignore format: one list
const bulkyColumns = ['search', 'summary', 'detail']
const columns = sql.join([...plainColumns, ...bulkyColumns, 'content_hash'].map((name) => sql.ref(name)))
const replaced = sql.join([
  ...plainColumns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
  // Unchanged bulk keeps its place, and the search index with it.
  ...bulkyColumns.map(
    (name) =>
      sql`${sql.ref(name)} = case when offer.content_hash = excluded.content_hash then offer.${sql.ref(name)} else excluded.${sql.ref(name)} end`,
  ),
  sql`content_hash = excluded.content_hash`,
])

/** Writes the rows, which are JSON of what `toRow` gives; the names of these stand for what came in and what was written. */
const written = (rows: string) => sql`
  incoming as (
    select * from jsonb_to_recordset(${rows}::jsonb) as row(
      id text, platform text, currency text, moq int, ladder_from int[], ladder_minor bigint[], price_floor bigint, sales int, popularity int,
      dispatch_hours int, is_factory boolean, heads text[], volume_ml int[], length_mm int[], weight_g int[], charge_mah int[], power_w int[],
      pieces int[], search tsvector, summary jsonb, detail jsonb, content_hash text, fetched_at timestamptz, words text[])
  ), written as (
    insert into offer (id, ${columns}) select id, ${columns} from incoming order by id
    on conflict (id) do update set ${replaced}
    returning id, (xmax = 0) as is_new
  )`

const spelled = (word: string) => ({ word, keys: isSpelled(word) ? spellingKeys(word) : [] })

async function upsertBatch(db: StoreDb, rows: ReturnType<typeof toRow>[]): Promise<UpsertResult> {
  const vocabulary = Array.from(new Set(rows.flatMap((row) => row.words)), spelled)
  // Words are written in one order by everyone, so that two writers cannot wait for each other.
  const { rows: counts } = await sql<UpsertResult>`
    with ${written(toJson(rows))}, counted as (
      select word, count(*)::int as offers from incoming join written using (id), unnest(words) as word where is_new group by word
    ), spelled as (
      insert into offer_word (word, keys, offers)
      select word, keys, coalesce(offers, 0)
      from jsonb_to_recordset(${toJson(vocabulary)}::jsonb) as known(word text, keys text[]) left join counted using (word) order by word collate "C"
      on conflict (word) do update set offers = offer_word.offers + excluded.offers where excluded.offers > 0
    )
    select count(*) filter (where is_new)::int as stored, count(*) filter (where not is_new)::int as updated from written`.execute(db)
  return counts[0]!
}

/** Offers as they are stored, made ready in another thread than the one that stores them. */
export interface ReadyOffers {
  /** JSON of the rows. */
  rows: string
  /** What the vocabulary counts, by the ids of the offers. */
  words: Map<string, readonly string[]>
}

/** Of several offers with one id the last one counts. */
export function toReady(offers: readonly Offer[], index: (offer: Offer) => OfferIndex): ReadyOffers {
  const rows = new Map(offers.map((offer) => [offer.id, toRow(offer, index(offer))]))
  return {
    rows: toJson(Array.from(rows.values(), ({ words: _, ...row }) => row)),
    words: new Map(Array.from(rows, ([id, { words }]) => [id, words])),
  }
}

/** Stores offers without counting their words, which is what an import of very many does rarely: `countWords`. Gives the ids that were not there before. */
export async function storeReady(db: StoreDb, { rows }: ReadyOffers): Promise<Set<string>> {
  const { rows: stored } = await sql<{ id: string }>`with ${written(rows)} select id from written where is_new`.execute(db)
  return new Set(stored.map(({ id }) => id))
}

/** Adds so many offers to the count of each word. */
export async function countWords(db: StoreDb, counts: ReadonlyMap<string, number>): Promise<void> {
  if (counts.size === 0) return
  const known = Array.from(counts, ([word, offers]) => ({ ...spelled(word), offers }))
  await sql`
    insert into offer_word (word, keys, offers)
    select word, keys, offers from jsonb_to_recordset(${toJson(known)}::jsonb) as known(word text, keys text[], offers int) order by word collate "C"
    on conflict (word) do update set offers = offer_word.offers + excluded.offers where excluded.offers > 0`.execute(db)
}

/** JSON that jsonb takes: it knows neither NUL nor half of a surrogate pair. */
function toJson(value: unknown): string {
  const json = JSON.stringify(value)
  return /\\u0000|\\ud[89a-f]/i.test(json) ? JSON.stringify(storable(value)) : json
}
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storableText(key), storable(entry)]))
  return value
}

type StoredRow = { summary: Omit<OfferSummary, 'fetchedAt'>; detail: OfferDetail; fetched_at: Date | string }
const toOffer = ({ summary: { variants: _, denied: __, ageFrom: ___, ...summary }, detail, fetched_at }: StoredRow): Offer => ({
  ...summary,
  ...detail,
  fetchedAt: new Date(fetched_at).toISOString(),
})

/** The whole offer as it was last stored; `undefined` when there is none of this id. */
export async function findOffer(db: StoreDb, id: string): Promise<Offer | undefined> {
  return (await findOffers(db, [id]))[0]
}

/** The offers that exist, in the order of the ids. */
export async function findOffers(db: StoreDb, ids: readonly string[]): Promise<Offer[]> {
  const { rows } = await sql<StoredRow & { id: string }>`
    select id, summary, detail, fetched_at from offer where id = any(${ids.map(storableText)}::text[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, toOffer(row)]))
  return ids.map((id) => byId.get(id)).filter((offer) => offer !== undefined)
}

/** The whole offers that exist and are not known as they are, with their versions, in any order. `kind`: only those of platforms that were written in this way. */
export async function findChangedOffers(
  db: StoreDb,
  asked: readonly KnownOffer[],
  { kind }: { kind?: OfferSourceTable['kind'] } = {},
): Promise<StoredOffer[]> {
  if (asked.length === 0) return []
  const ids = asked.map(({ id }) => storableText(id))
  const versions = asked.map(({ version }) => version ?? '')
  // A row's transaction tells its version; what is known already is neither read from its place out of line nor sent.
  const { rows } = await sql<{ id: string; version: string; row: StoredRow | null }>`
    select id, offer.xmin::text as version,
      case when asked.version <> offer.xmin::text then json_build_object('summary', summary, 'detail', detail, 'fetched_at', fetched_at) end as row
    from unnest(${ids}::text[], ${versions}::text[]) as asked (id, version) join offer using (id)
    where ${kind ? sql`exists (select from offer_source as source where source.platform = offer.platform and source.kind = ${kind})` : sql`true`}`.execute(
    db,
  )
  return rows.map(({ id, version, row }) => ({ id, version, ...(row ? { offer: toOffer(row) } : {}) }))
}

/** Stored offers of a platform, of all when none is named. */
export async function countOffers(db: StoreDb, platform?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from offer where ${platform === undefined ? sql`true` : sql`platform = ${platform}`}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Ids of a platform's offers in their order, from the one after `after`. */
export async function listOfferIds(db: StoreDb, platform: string, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from offer where platform = ${platform} and id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** Takes away a platform's offers that are not among these. */
export async function removeOffersExcept(db: StoreDb, platform: string, ids: readonly string[]): Promise<void> {
  await sql`delete from offer where platform = ${platform} and id <> all(${ids}::text[])`.execute(db)
}

/** Takes away these offers. */
export async function removeOffers(db: StoreDb, ids: readonly string[]): Promise<void> {
  await sql`delete from offer where id = any(${ids}::text[])`.execute(db)
}
