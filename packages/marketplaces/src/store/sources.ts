import { sql } from 'kysely'
import { tierTerm } from './offer-row.ts'
import type { StoreDb } from './offer-store.ts'
import type { OfferSourceTable } from './tables.ts'

/** What wrote the offers of a platform; `undefined` when nothing did. */
export async function findSource(db: StoreDb, platform: string): Promise<Pick<OfferSourceTable, 'kind' | 'version'> | undefined> {
  const { rows } = await sql<Pick<OfferSourceTable, 'kind' | 'version'>>`
    select kind, version from offer_source where platform = ${platform}`.execute(db)
  return rows[0]
}

/** Notes what wrote the offers of a platform, in place of what was noted before. */
export async function saveSource(db: StoreDb, { platform, kind, version, updated_at }: OfferSourceTable): Promise<void> {
  await sql`
    insert into offer_source (platform, kind, version, updated_at) values (${platform}, ${kind}, ${version}, ${updated_at})
    on conflict (platform) do update set kind = excluded.kind, version = excluded.version, updated_at = excluded.updated_at`.execute(db)
}

/** Sources of one kind, in the order of their platforms. */
export async function listSources(db: StoreDb, kind: OfferSourceTable['kind']): Promise<OfferSourceTable[]> {
  const { rows } =
    await sql<OfferSourceTable>`select platform, kind, version, updated_at from offer_source where kind = ${kind} order by platform`.execute(
      db,
    )
  return rows
}

/** Forgets what wrote the offers of a platform that has none any more. */
export async function removeSource(db: StoreDb, platform: string): Promise<void> {
  await sql`delete from offer_source where platform = ${platform}`.execute(db)
}

/** Lets the search index take in very many offers in larger portions, at the cost of searches meanwhile, until `settleStore`. */
export async function expectMany(db: StoreDb): Promise<void> {
  await sql`alter index if exists offer_search set (gin_pending_list_limit = 4096)`.execute(db)
}

/** Changes with everything that is written of offers and their words, in whatever process and way. */
export async function findVersion(db: StoreDb): Promise<string> {
  const { rows } = await sql<{
    version: string
  }>`select count(*) || ' ' || coalesce(bit_xor(mark), 0) as version from offer_change`.execute(db)
  return rows[0]?.version ?? ''
}

/** Updates the planner's statistics after many offers were written; the embedded database never does so by itself. */
export async function settleStore(db: StoreDb): Promise<void> {
  await sql`alter index if exists offer_search set (gin_pending_list_limit = 512)`.execute(db)
  await sql`select gin_clean_pending_list('offer_search'), gin_clean_pending_list('offer_word_keys')`.execute(db)
  await sql`analyze offer`.execute(db)
  await sql`analyze offer_word`.execute(db)
  // One change in place of all of them, so that looking at them stays cheap.
  await sql`with gone as (delete from offer_change) insert into offer_change (mark) values ((random() * 9e18)::bigint)`.execute(db)
}

/** Counts again how many offers have each lexeme. Writing counts only offers that are new, so this follows when stored ones were indexed in another way. */
export async function recountWords(db: StoreDb): Promise<void> {
  await sql`
    insert into offer_word (word, offers, keys)
    select word, ndoc, '{}'::text[] from ts_stat('select search from offer') where word not like 'seller:%'
    union all select ${tierTerm(0)}, count(*)::int, '{}'::text[] from offer
    on conflict (word) do update set offers = excluded.offers where offer_word.offers <> excluded.offers`.execute(db)
}
