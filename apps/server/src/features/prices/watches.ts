import type { Language } from '@karavan/contract/language.ts'
import { toWholeLots } from '@karavan/contract/lots.ts'
import { displayCurrency, fromMinor, toMinor } from '@karavan/contract/money.ts'
import { type PriceWatch, type PriceWatchBody, type PriceWatches, priceWatchLimits } from '@karavan/contract/price-watches.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { chooseSku, statedStock } from '@karavan/marketplaces/sku.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { User } from '../../platform/auth.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { lockForUser } from '../../platform/locks.ts'
import { toStorable, toStoredJson } from '../../platform/text.ts'
import { priceLine } from '../cart/service.ts'
import type { RateBook } from '../currency/service.ts'
import { foundOf, type Offers, shownMaxAgeMs } from '../offers/service.ts'
import * as stored from './watch-repository.ts'

export interface WatchDeps {
  db: Kysely<Database>
  clock: Clock
  offers: Pick<Offers, 'findAllToPrice'>
  rates: RateBook
  /** The address of an account that is known to be its owner's, as it is now. Left out with the hosted sign-in, where nothing but the buyer's token knows. */
  findProvenAddress?(uid: string): Promise<string | undefined>
}

/** Minor units of the display currency for one piece, as the cart prices it; `undefined` where it has no price or is sold out. Without a variant: of the cheapest one. */
export function watchedPrice(
  offer: Offer,
  { sku_id: skuId, quantity }: { sku_id: string; quantity: number },
  rates: Pick<RateBook, 'find'>,
): number | undefined {
  const chosen = skuId === '' ? undefined : chooseSku(offer, { skuId })
  if (chosen && chosen.kind !== 'sku') return undefined
  const variants = chosen ? [chosen.sku] : offer.skus.length > 0 ? offer.skus : [undefined]
  const prices = variants.flatMap((sku) => (statedStock(offer, sku) === 0 ? [] : (priceLine(offer, sku, quantity, rates)?.unitMinor ?? [])))
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/**
 * Waits for a price, or for another one: one watch a product. Throws `product_not_found`, `marketplace_unavailable`, `limit_reached`, and `invalid` for a variant that
 * the product does not have and for a price that it costs already.
 */
export async function setWatch(
  deps: WatchDeps,
  user: User,
  { productId, language, ...wanted }: PriceWatchBody & { productId: string; language: Language },
  signal: AbortSignal,
): Promise<PriceWatch> {
  const { db, clock, offers, rates } = deps
  const [outcomes] = await Promise.all([offers.findAllToPrice([productId], { maxAgeMs: shownMaxAgeMs }, signal), rates.refresh()])
  const { offer } = foundOf(outcomes.get(productId))
  const watched = { sku_id: wanted.sku_id ?? '', quantity: toWholeLots(wanted.quantity, offer.lotSize) }
  if (watched.sku_id !== '' && chooseSku(offer, { skuId: watched.sku_id }).kind !== 'sku')
    throw new AppError('invalid', { fields: { sku_id: 'is no variant of the product' } })
  const nowMinor = watchedPrice(offer, watched, rates)
  const target = toMinor(wanted.price) ?? 0
  if (nowMinor !== undefined && nowMinor <= target) throw new AppError('invalid', { fields: { price: 'is not below what it costs now' } })
  const row = await db.transaction().execute(async (trx) => {
    await lockForUser(trx, 'watches', user.uid)
    const ids = await stored.listWatchedIds(trx, user.uid)
    const isThere = ids.some((one) => one.product_id === offer.id)
    if (!isThere && ids.length >= priceWatchLimits.watches) throw new AppError('limit_reached')
    const now = clock()
    return stored.armWatch(trx, {
      user_id: user.uid,
      product_id: toStorable(offer.id),
      ...watched,
      sku_id: toStorable(watched.sku_id),
      target_minor: target,
      language,
      email: addressOf(deps, user),
      title: toStoredJson(offer.title),
      image: offer.images[0] ?? null,
      armed_at: now,
      due_at: new Date(now.getTime() + lookEveryMs),
    })
  })
  return toWatch(row, offer, nowMinor)
}

/** How often a watch is looked at where nothing else reads its offer. */
export const lookEveryMs = 24 * 60 * 60_000

const addressOf = ({ findProvenAddress }: Pick<WatchDeps, 'findProvenAddress'>, { email, isAddressProven }: User): string | null =>
  findProvenAddress || !isAddressProven ? null : (email ?? null)

/** The watches of an account, newest first, with what their goods cost now. */
export async function listWatches(
  deps: WatchDeps,
  user: User,
  { productId }: { productId: string | undefined },
  signal: AbortSignal,
): Promise<PriceWatches> {
  const { db, offers, rates } = deps
  if (!deps.findProvenAddress) await stored.noteAddress(db, user.uid, addressOf(deps, user))
  const rows = await stored.listWatches(db, user.uid, productId === undefined ? undefined : toStorable(productId))
  const ids = rows.map((row) => row.product_id)
  const [outcomes] = await Promise.all([offers.findAllToPrice(ids, { maxAgeMs: shownMaxAgeMs }, signal), rates.refresh()])
  return {
    watches: rows.map((row) => {
      const outcome = outcomes.get(row.product_id)
      return outcome?.kind === 'found' ? toWatch(row, outcome.offer, watchedPrice(outcome.offer, row, rates)) : toWatch(row)
    }),
    is_address_proven: user.isAddressProven,
  }
}

const toWatch = (row: stored.WatchRow, offer?: Offer, nowMinor?: number): PriceWatch => ({
  product_id: row.product_id,
  title: row.title,
  ...(row.image ? { image_url: row.image } : {}),
  ...(row.sku_id ? { sku_id: row.sku_id } : {}),
  quantity: row.quantity,
  ...(offer?.unit ? { unit: offer.unit } : {}),
  price: fromMinor(Number(row.target_minor)),
  currency: displayCurrency,
  state: row.state,
  set_at: row.armed_at.toISOString(),
  price_now: nowMinor === undefined ? null : fromMinor(nowMinor),
  ...(row.ended_at ? { ended_at: row.ended_at.toISOString() } : {}),
  ...(row.ended_minor === null ? {} : { reached_price: fromMinor(Number(row.ended_minor)) }),
})

/** A price that is not waited for is waited for no more either. */
export async function removeWatch({ db }: Pick<WatchDeps, 'db'>, uid: string, productId: string): Promise<void> {
  await stored.deleteWatch(db, uid, toStorable(productId))
}
