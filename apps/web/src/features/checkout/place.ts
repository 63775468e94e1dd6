import { priceChangedDetails } from '@karavan/contract/orders.ts'
import type { QuotaDetails } from '@karavan/contract/quotas.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { quotaOf } from '../../lib/quota.ts'
import { attemptKey, closeAttempt } from './attempt.ts'

/** How often an order is asked for without a clear answer, and the pause before the next time in milliseconds. */
const maxTries = 4
const pauseMs = 800

interface PlaceDeps<Order> {
  uid: string
  addressId: string
  lines: { id: string; quantity: number }[]
  place(addressId: string, idempotencyKey: string): Promise<Order>
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

/**
 * Orders once, whatever happens on the way: a call without an answer, or one that meets itself in another tab, is sent again with the same key.
 * Rejects with the call's failure.
 */
export async function placeOnce<Order>({ uid, addressId, lines, place }: PlaceDeps<Order>): Promise<Order> {
  const key = attemptKey(uid, addressId, lines)
  for (let tries = 1; ; tries++) {
    try {
      const order = await place(addressId, key)
      closeAttempt(uid)
      return order
    } catch (error) {
      const isUnclear = error instanceof ApiError && (error.status === 0 || error.code === 'request_in_flight')
      // Without a network it is tried only once more: each try takes as long as a call may.
      if (isUnclear && tries < (error.status === 0 ? 2 : maxTries)) {
        await new Promise((rested) => setTimeout(rested, pauseMs))
        continue
      }
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && !isUnclear) closeAttempt(uid)
      throw error
    }
  }
}

export type PlaceFailure =
  | { kind: 'prices'; changes: { item_id: string; old_unit_price: number; new_unit_price: number }[] }
  | { kind: 'quota'; quota: QuotaDetails | undefined }
  | { kind: 'items' | 'unpaid' | 'address' | 'cart' | 'other' }

/** What the buyer can do about an order that was not placed. */
export function placeFailure(error: unknown): PlaceFailure {
  switch (codeOf(error)) {
    case 'price_changed':
      return { kind: 'prices', changes: priceChangedDetails.safeParse((error as ApiError).details).data?.changes ?? [] }
    case 'item_unavailable':
    case 'below_minimum':
    case 'partial_lot':
      return { kind: 'items' }
    case 'too_many_unpaid':
      return { kind: 'unpaid' }
    case 'quota_reached':
      return { kind: 'quota', quota: quotaOf(error) }
    case 'address_not_found':
      return { kind: 'address' }
    case 'cart_empty':
      return { kind: 'cart' }
    default:
      return { kind: 'other' }
  }
}
