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

/** An offer and the picture that stands for it. */
export interface Pictured {
  id: string
  image: string
}

/** The most popular of the offers that have never been looked at. */
export async function listNew(db: StoreDb, limit: number): Promise<Pictured[]> {
  const { rows } = await sql<Pictured>`
    with fresh as materialized (
      select id, popularity from offer where not exists (select from offer_look where offer_id = id) order by popularity desc, id limit ${limit}
    )
    select id, summary -> 'images' ->> 0 as image from fresh join offer using (id)
    where summary -> 'images' ->> 0 is not null order by fresh.popularity desc, id`.execute(db)
  return rows
}

/** Offers after the one of this id, in the order of ids, whose first picture has not been looked at; `last` is the last one that was read, `undefined` at the end. */
export async function listUnseen(db: StoreDb, after: string, limit: number): Promise<{ unseen: Pictured[]; last: string | undefined }> {
  const { rows } = await sql<{ id: string; image: string | null; seen: boolean }>`
    select offer.id, summary -> 'images' ->> 0 as image, coalesce(look.image = summary -> 'images' ->> 0 and look.version = ${lookVersion}, false) as seen
    from offer left join offer_look as look on look.offer_id = offer.id
    where offer.id > ${after} order by offer.id limit ${limit}`.execute(db)
  return {
    unseen: rows.flatMap(({ id, image, seen }) => (image !== null && !seen ? [{ id, image }] : [])),
    last: rows.at(-1)?.id,
  }
}

/** Stores what an offer's picture looks like; without a look, that it cannot be seen. An offer that is gone meanwhile is left alone. */
export async function saveLook(db: StoreDb, { id, image }: Pictured, look: Look | undefined): Promise<void> {
  await sql`
    insert into offer_look (offer_id, image, version, signature, look)
    select id, ${image}, ${lookVersion}, ${look ? signatureOf(look) : null}::text::bit(${sql.raw(String(lookBytes))}), ${look ?? null}::bytea
    from offer where id = ${id}
    on conflict (offer_id) do update set image = excluded.image, version = excluded.version, signature = excluded.signature, look = excluded.look`.execute(
    db,
  )
}
