import type { Cart } from '@karavan/contract/cart.ts'
import { type Language, pickText } from '@karavan/contract/language.ts'
import { toWholeLots } from '@karavan/contract/lots.ts'
import { displayCurrency, fromMinor } from '@karavan/contract/money.ts'
import {
  copyGap,
  type SharedItem,
  type SharedList,
  type SharedListSummary,
  sharedListLimits,
  shareListAnswer,
  type shareListBody,
} from '@karavan/contract/shared-lists.ts'
import type { Offer, Sku } from '@karavan/marketplaces/port.ts'
import { chooseSku, statedStock } from '@karavan/marketplaces/sku.ts'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { answerOnce, type RepeatableRequest } from '../../platform/idempotency.ts'
import { newSecret } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { lockForUser } from '../../platform/locks.ts'
import { toStorable, toStoredJson } from '../../platform/text.ts'
import { getCart, priceLine, putPieces } from '../cart/service.ts'
import type { RateBook } from '../currency/service.ts'
import { foundOf, type OfferOutcome, type Offers, shownMaxAgeMs } from '../offers/service.ts'
import { listTaken, type Taken, toAvailable } from '../stock/service.ts'
import * as lists from './repository.ts'
import type { ListedItem } from './tables.ts'

const dayMs = 24 * 60 * 60_000
const shown = { maxAgeMs: shownMaxAgeMs }

export interface SharedListDeps {
  db: Kysely<Database>
  clock: Clock
  offers: Pick<Offers, 'findAllToPrice'>
  rates: RateBook
}

const toSummary = (row: lists.ListRow): SharedListSummary => ({
  id: row.id,
  title: row.title,
  item_count: row.items.length,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

/** The lists that a buyer shows, newest first. */
export const listLists = async ({ db, clock }: Pick<SharedListDeps, 'db' | 'clock'>, uid: string): Promise<SharedListSummary[]> =>
  (await lists.listLists(db, uid, clock())).map(toSummary)

/**
 * Shows products to whoever has the link, for 30 days. Throws `product_not_found` and `marketplace_unavailable`, `invalid` for a variant that the product
 * does not have, `limit_reached`.
 */
export async function shareList(
  { db, clock, offers }: SharedListDeps,
  uid: string,
  { title = '', items }: z.output<typeof shareListBody>,
  { repeatable, signal }: { repeatable: RepeatableRequest | undefined; signal: AbortSignal },
) {
  const outcomes = await offers.findAllToPrice(
    items.map((item) => item.product_id),
    shown,
    signal,
  )
  const listed = items.map(({ product_id, quantity, sku_id }): ListedItem => {
    const { offer } = foundOf(outcomes.get(product_id))
    if (sku_id && chooseSku(offer, { skuId: sku_id }).kind !== 'sku')
      throw new AppError('invalid', { fields: { items: 'a variant is not one of the product’s' } })
    return {
      product_id,
      quantity: toWholeLots(quantity, offer.lotSize),
      ...(sku_id ? { sku_id } : {}),
      title: offer.title,
      image: offer.images[0],
    }
  })
  const now = clock()
  return db.transaction().execute((trx) =>
    answerOnce(trx, repeatable, now, shareListAnswer, async () => {
      await lockForUser(trx, 'lists', uid)
      if ((await lists.listLists(trx, uid, now)).length >= sharedListLimits.lists) throw new AppError('limit_reached')
      const row = await lists.insertList(trx, {
        id: newSecret(),
        user_id: uid,
        title: toStorable(title),
        items: toStoredJson(listed),
        created_at: now,
        expires_at: new Date(now.getTime() + sharedListLimits.days * dayMs),
      })
      return { success: true as const, list: toSummary(row) }
    }),
  )
}

/** Throws `list_not_found`, also for somebody else's. */
export async function unshareList({ db }: Pick<SharedListDeps, 'db'>, uid: string, id: string): Promise<void> {
  if (!(await lists.deleteList(db, uid, id))) throw new AppError('list_not_found')
}

/** What an item of a list is today. */
interface Standing {
  item: ListedItem
  state: SharedItem['state']
  offer?: Offer
  sku?: Sku
}

function standingOf(item: ListedItem, outcome: OfferOutcome | undefined, taken: Taken): Standing {
  if (outcome?.kind === 'unavailable') return { item, state: 'unavailable' }
  if (outcome?.kind !== 'found') return { item, state: 'gone' }
  const offer = toAvailable(outcome.offer, taken)
  const chosen = chooseSku(offer, { skuId: item.sku_id })
  if (chosen.kind === 'unknown') return { item, state: item.sku_id ? 'gone' : 'choose', offer }
  const sku = chosen.kind === 'sku' ? chosen.sku : undefined
  return { item, state: statedStock(offer, sku) === 0 ? 'sold_out' : 'ready', offer, sku }
}

/** What the items of a list are today, in its order. Throws `list_not_found`. Waits for the network. */
async function readStandings({ db, clock, offers, rates }: SharedListDeps, id: string, signal: AbortSignal) {
  const row = await lists.findList(db, id, clock())
  if (!row) throw new AppError('list_not_found')
  const ids = row.items.map((item) => item.product_id)
  const [outcomes, taken] = await Promise.all([offers.findAllToPrice(ids, shown, signal), listTaken(db, ids), rates.refresh()])
  return { row, outcomes, standings: row.items.map((item) => standingOf(item, outcomes.get(item.product_id), taken)) }
}

/** A list as whoever has its link sees it: nothing of who made it. Throws `list_not_found`. */
export async function getSharedList(deps: SharedListDeps, id: string, language: Language, signal: AbortSignal): Promise<SharedList> {
  const { row, standings } = await readStandings(deps, id, signal)
  const pieces = new Map<string, number>()
  for (const { product_id, quantity } of row.items) pieces.set(product_id, (pieces.get(product_id) ?? 0) + quantity)
  return {
    id: row.id,
    title: row.title,
    expires_at: row.expires_at.toISOString(),
    items: standings.map((standing) => toItem(standing, pieces.get(standing.item.product_id) ?? standing.item.quantity, deps, language)),
    currency: displayCurrency,
  }
}

/** `ofProduct`: pieces of all items of this product, by which its ladder goes. */
function toItem(
  { item, state, offer, sku }: Standing,
  ofProduct: number,
  { rates }: Pick<SharedListDeps, 'rates'>,
  language: Language,
): SharedItem {
  const known = {
    product_id: item.product_id,
    title: pickText(offer?.title ?? item.title, language) ?? '',
    image_url: item.image,
    quantity: item.quantity,
    state,
  }
  if (!offer) return known
  const variants = state === 'choose' && offer.skus.length > 0 ? offer.skus : [sku]
  const priced = variants.flatMap((variant) => priceLine(offer, variant, ofProduct, rates) ?? [])
  const units = priced.map(({ unitMinor }) => unitMinor)
  const facts = priced[0]?.facts
  const options = state === 'choose' ? [] : (facts?.options ?? [])
  const names = options.flatMap(({ name, value }) => {
    const texts = [pickText(name, language), pickText(value, language)] as const
    return texts[0] && texts[1] ? [texts] : []
  })
  const lowest = Math.min(...units)
  return {
    ...known,
    image_url: (state === 'choose' ? undefined : facts?.skuImage) ?? offer.images[0],
    seller_name: offer.seller?.name,
    unit: pickText(offer.unit ?? {}, language),
    moq: offer.moq,
    lot_size: offer.lotSize,
    ...(names.length > 0 ? { options: Object.fromEntries(names) } : {}),
    ...(units.length > 0
      ? { unit_price: fromMinor(lowest), total_price: fromMinor(lowest * item.quantity), is_from: units.some((unit) => unit > lowest) }
      : { state: state === 'ready' ? 'sold_out' : state }),
  }
}

const copied = z.object({ added: z.number().int(), gaps: z.array(copyGap) })
type CopyGap = z.infer<typeof copyGap>

/**
 * Puts a list into the caller's cart, on top of what is there and as far as it can be had; `gaps` tells what is missing. All of it is one step, done once for an
 * idempotency key. Throws `list_not_found`.
 */
export async function copyList(
  deps: SharedListDeps,
  uid: string,
  id: string,
  { language, repeatable, signal }: { language: Language; repeatable: RepeatableRequest | undefined; signal: AbortSignal },
): Promise<{ cart: Cart; added: number; gaps: CopyGap[] }> {
  const { standings, outcomes } = await readStandings(deps, id, signal)
  const outcome = await deps.db.transaction().execute((trx) =>
    answerOnce(trx, repeatable, deps.clock(), copied, async () => {
      const gaps: CopyGap[] = []
      let added = 0
      for (const [place, { item, state, sku }] of standings.entries()) {
        const gap = (reason: CopyGap['reason'], pieces = 0) => gaps.push({ product_id: item.product_id, reason, added: pieces })
        if (state !== 'ready') {
          gap(state)
          continue
        }
        // With the marketplace's own stock: what our orders have taken is counted by the cart, at this very moment.
        const { offer } = foundOf(outcomes.get(item.product_id))
        const put = await putPieces(deps, trx, uid, { offer, sku: ofOffer(offer, sku), quantity: item.quantity, takesFewer: true, place })
        if (put.kind === 'cart_full') gap('cart_full')
        else if (put.kind !== 'put') gap('sold_out')
        else {
          added += 1
          if (put.added !== item.quantity) gap(put.added < item.quantity ? 'fewer' : 'lots', put.added)
        }
      }
      return { added, gaps }
    }),
  )
  return { ...outcome, cart: await getCart(deps, uid, language, signal) }
}

const ofOffer = (offer: Offer, sku: Sku | undefined): Sku | undefined => sku && offer.skus.find(({ skuId }) => skuId === sku.skuId)

export async function deleteListsOf(trx: Db, uid: string): Promise<void> {
  await lists.deleteListsOf(trx, uid)
}

/** Removes lists whose time is over, every night; until then nobody can read them either. */
export function keepListsTidy(jobs: Jobs, { db, clock }: Pick<SharedListDeps, 'db' | 'clock'>): void {
  jobs.work('remove-expired-lists', () => lists.deleteExpired(db, clock()), { cron: '23 3 * * *' })
}
