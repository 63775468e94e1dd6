import { sql } from 'kysely'
import { type Look, lookBytes, lookDistance, lookVersion, signatureOf } from '../looks/look.ts'
import type { StoreDb } from './offer-store.ts'

/** Offers whose looks are compared byte by byte: those with the likest signatures, which the database tells apart. */
const maxCompared = 400
/** Looks that are further apart are of something else. */
const furthest = 0.3
/** Offers whose kinds say what the picture is probably of, and how much that counts. */
const nearest = 12
const kindWorth = 0.1

/**
 * Offers that look like any of these looks, by id, with how alike they are from 0 to 1: at most 400, the likest first. Empty where nothing is alike.
 */
export async function findAlike(db: StoreDb, platforms: readonly string[], looks: readonly Look[]): Promise<Map<string, number>> {
  if (looks.length === 0) return new Map()
  const differing = looks.map((look) => sql`bit_count(signature # ${signatureOf(look)}::text::bit(${sql.raw(String(lookBytes))}))`)
  const { rows } = await sql<{ offer_id: string; look: Uint8Array; heads: string[] }>`
    select offer_id, look, heads from (
      select offer_id, look, heads, least(${sql.join(differing)}) as differing
      from offer_look join offer on offer.id = offer_id
      where platform = any(${[...platforms]}::text[]) and offer_look.version = ${lookVersion} and signature is not null
    ) as candidate order by differing, offer_id limit ${maxCompared}`.execute(db)
  const compared = rows
    .map(({ offer_id: id, look, heads }) => ({ id, heads, distance: Math.min(...looks.map((one) => lookDistance(one, look))) }))
    .sort((a, b) => a.distance - b.distance)
  const kinds = kindsOf(compared.slice(0, nearest).map(({ heads }) => heads))
  const [likest] = compared
  if (!likest || likest.distance > furthest) return new Map()
  return new Map(
    compared
      .filter(({ distance }) => distance <= furthest)
      .map(({ id, heads, distance }) => ({
        id,
        score: 1 - Math.max(0, distance - kindWorth * Math.max(0, ...heads.map((head) => kinds.get(head) ?? 0))),
      }))
      .sort((a, b) => b.score - a.score)
      .map(({ id, score }) => [id, score]),
  )
}

/** The share of these offers that is of each kind. */
function kindsOf(offers: readonly (readonly string[])[]): Map<string, number> {
  const shares = new Map<string, number>()
  for (const heads of offers) for (const head of heads) shares.set(head, (shares.get(head) ?? 0) + 1 / offers.length)
  return shares
}

/** An offer and the picture that stands for it, as they were stored under this hash. */
export interface Pictured {
  id: string
  /** Address of the first picture; `null` where it has none. */
  image: string | null
  contentHash: string
}

/**
 * The most popular of the offers that were never looked at, or that have changed since: only these are read whole. What was seen of those whose picture is the
 * same is kept, and is not among them.
 */
export async function listUnseen(db: StoreDb, limit: number): Promise<Pictured[]> {
  for (;;) {
    const { rows } = await sql<{ id: string; image: string | null; content_hash: string; is_same: boolean }>`
      with changed as materialized (
        select offer.id, popularity from offer left join offer_look on offer_id = offer.id
        where offer_look.content_hash is distinct from offer.content_hash or offer_look.version is distinct from ${lookVersion}
        order by popularity desc, offer.id limit ${limit}
      )
      select offer.id, summary -> 'images' ->> 0 as image, offer.content_hash,
        coalesce(offer_look.image = coalesce(summary -> 'images' ->> 0, '') and offer_look.version = ${lookVersion}, false) as is_same
      from changed join offer using (id) left join offer_look on offer_id = offer.id
      order by changed.popularity desc, offer.id`.execute(db)
    const same = rows.filter((row) => row.is_same)
    await keepLooks(db, same)
    const others = rows.filter((row) => !row.is_same)
    if (others.length > 0 || rows.length < limit)
      return others.map(({ id, image, content_hash: contentHash }) => ({ id, image, contentHash }))
  }
}

/** What was seen of a picture stays true of an offer that changed in all else. */
async function keepLooks(db: StoreDb, offers: readonly { id: string; content_hash: string }[]): Promise<void> {
  if (offers.length === 0) return
  await sql`
    update offer_look set content_hash = kept.content_hash
    from unnest(${offers.map(({ id }) => id)}::text[], ${offers.map(({ content_hash }) => content_hash)}::text[]) as kept (id, content_hash)
    where offer_id = kept.id`.execute(db)
}

/** Stores what an offer's picture looks like; without a look, that it cannot be seen. An offer that is gone meanwhile is left alone. */
export async function saveLook(db: StoreDb, { id, image, contentHash }: Pictured, look: Look | undefined): Promise<void> {
  await sql`
    insert into offer_look (offer_id, image, version, signature, look, content_hash)
    select id, ${image ?? ''}, ${lookVersion}, ${look ? signatureOf(look) : null}::text::bit(${sql.raw(String(lookBytes))}), ${look ?? null}::bytea, ${contentHash}
    from offer where id = ${id}
    on conflict (offer_id) do update set image = excluded.image, version = excluded.version, signature = excluded.signature, look = excluded.look,
      content_hash = excluded.content_hash`.execute(db)
}
