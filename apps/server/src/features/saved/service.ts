import { toCard } from '@karavan/assistant/explain/card.ts'
import { emptyWish } from '@karavan/assistant/wish.ts'
import type { Language } from '@karavan/contract/language.ts'
import { type SavedProduct, savedLimits } from '@karavan/contract/saved.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { lockForUser } from '../../platform/locks.ts'
import { toStorable, toStoredJson } from '../../platform/text.ts'
import type { RateBook } from '../currency/service.ts'
import { foundOf, type OfferOutcome, type Offers, shownMaxAgeMs } from '../offers/service.ts'
import { listTaken, toAvailable } from '../stock/service.ts'
import * as saved from './repository.ts'
import type { SavedKind } from './tables.ts'

export interface SavedDeps {
  db: Kysely<Database>
  clock: Clock
  offers: Pick<Offers, 'findAll' | 'findAllToPrice'>
  rates: RateBook
}

interface Page {
  limit: number
  offset: number
}

/** A page of what a buyer keeps or has looked at, newest first, at the prices of now. */
export async function listSaved(
  { db, offers, rates }: SavedDeps,
  { uid, kind, language }: { uid: string; kind: SavedKind; language: Language },
  page: Page,
  signal: AbortSignal,
): Promise<{ products: SavedProduct[]; total: number }> {
  const [rows, total] = await Promise.all([saved.listSaved(db, uid, kind, page), saved.countSaved(db, uid, kind), rates.refresh()])
  const ids = rows.map((row) => row.product_id)
  const [outcomes, taken] = await Promise.all([offers.findAll(ids, { maxAgeMs: shownMaxAgeMs }, signal), listTaken(db, ids)])
  const rate = (from: string, to: string) => rates.find(from, to)?.value
  const cardOf = (offer: Offer, quantity: number | null) =>
    toCard(toAvailable(offer, taken), { ...emptyWish(), ...(quantity ? { quantity } : {}) }, language, rate)
  return {
    total,
    products: rows.map((row) => {
      const outcome: OfferOutcome = outcomes.get(row.product_id) ?? { kind: 'gone' }
      return {
        product_id: row.product_id,
        at: row.at.toISOString(),
        title: row.title,
        ...(row.image ? { image_url: row.image } : {}),
        ...(row.quantity ? { quantity: row.quantity } : {}),
        state: outcome.kind,
        card: outcome.kind === 'found' ? cardOf(outcome.offer, row.quantity) : null,
      }
    }),
  }
}

export const listSavedIds = async ({ db }: Pick<SavedDeps, 'db'>, uid: string): Promise<string[]> =>
  (await saved.listSavedIds(db, uid, 'saved')).map((row) => row.product_id)

/** What is kept of an offer, so that it can be named when it is gone. Throws `product_not_found`, and `marketplace_unavailable`. */
async function kept({ offers }: Pick<SavedDeps, 'offers'>, productId: string, signal: AbortSignal) {
  const outcomes = await offers.findAllToPrice([productId], { maxAgeMs: shownMaxAgeMs }, signal)
  const { offer } = foundOf(outcomes.get(productId))
  return { product_id: offer.id, title: toStoredJson(offer.title), image: offer.images[0] ?? null }
}

/** Keeps a product, or changes the pieces it is thought of in. Throws `product_not_found`, `marketplace_unavailable`, `limit_reached`. */
export async function saveProduct(
  deps: SavedDeps,
  uid: string,
  { productId, quantity }: { productId: string; quantity?: number },
  signal: AbortSignal,
): Promise<void> {
  const facts = await kept(deps, productId, signal)
  await deps.db.transaction().execute(async (trx) => {
    await lockForUser(trx, 'saved', uid)
    const ids = await saved.listSavedIds(trx, uid, 'saved')
    const isThere = ids.some((row) => row.product_id === facts.product_id)
    if (!isThere && ids.length >= savedLimits.saved) throw new AppError('limit_reached')
    await saved.upsertSaved(trx, { ...facts, user_id: uid, kind: 'saved', at: deps.clock(), quantity: quantity ?? null })
  })
}

/** A product that is not kept is kept no more either. */
export async function unsaveProduct({ db }: Pick<SavedDeps, 'db'>, uid: string, productId: string): Promise<void> {
  await saved.deleteSaved(db, uid, 'saved', toStorable(productId))
}

/** Remembers that a buyer looked at a product; of what was looked at before only the newest stays. Throws as `saveProduct` does. */
export async function noteViewed(deps: SavedDeps, uid: string, productId: string, signal: AbortSignal): Promise<void> {
  const facts = await kept(deps, productId, signal)
  await deps.db.transaction().execute(async (trx) => {
    await lockForUser(trx, 'saved', uid)
    await saved.upsertSaved(trx, { ...facts, user_id: uid, kind: 'viewed', at: deps.clock() })
    await saved.deleteOldest(trx, uid, 'viewed', savedLimits.viewed)
  })
}

export async function forgetViewed({ db }: Pick<SavedDeps, 'db'>, uid: string): Promise<void> {
  await saved.deleteKind(db, uid, 'viewed')
}

/** Of a guest who signs in to an account; a step of the caller's transaction. */
export async function moveSaved(trx: Db, fromUid: string, toUid: string): Promise<void> {
  await saved.moveSaved(trx, fromUid, toUid)
  await saved.deleteOldest(trx, toUid, 'saved', savedLimits.saved)
  await saved.deleteOldest(trx, toUid, 'viewed', savedLimits.viewed)
}

export async function deleteSavedOf(trx: Db, uid: string): Promise<void> {
  await saved.deleteSavedOf(trx, uid)
}

/** Those of these users who keep something on purpose. */
export async function keepersAmong(db: Db, uids: readonly string[]): Promise<Set<string>> {
  return new Set((await saved.listKeepers(db, uids)).map((row) => row.user_id))
}

/** All that is kept of what a buyer saved and looked at. */
export async function exportSaved(db: Db, uid: string) {
  const all = { limit: savedLimits.saved, offset: 0 }
  const read = async (kind: SavedKind) =>
    (await saved.listSaved(db, uid, kind, all)).map(({ product_id, at, quantity, title }) => ({ product_id, at, quantity, title }))
  return { saved_products: await read('saved'), viewed_products: await read('viewed') }
}
