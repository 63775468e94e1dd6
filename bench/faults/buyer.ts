import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addressFields } from '@karavan/testing/given-order.ts'
import { wishes } from '../lib/turn.ts'
import type { Caller, Figures, Session } from './caller.ts'
import { followStream } from './stream.ts'

interface Goods {
  product_id: string
  sku_id: string
}
const keyOf = ({ product_id, sku_id }: Goods) => `${product_id} ${sku_id}`

export interface PlacedOrder {
  id: string
  key: string
  isCancelled: boolean
}

/** A buyer, with all that was promised to them: by an answer, or by an event that they have read. */
export interface Buyer {
  uid: string
  email: string
  orders: PlacedOrder[]
  streams: { id: string; messageIds: string[] }[]
}

export interface BuyerParts {
  caller: Caller
  figures: Figures
  goods: readonly Goods[]
  random: () => number
  isOver: () => boolean
  /** Longest pause between two things that a buyer does. */
  pauseMs: number
}

/** A new account, whose address `prove` makes known as its own, so that its mails are sent. */
export async function newBuyer({ caller }: BuyerParts, email: string, prove: (uid: string) => Promise<unknown>) {
  const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin'
  const { status, body } = await caller.call('POST', signUp, { body: { email, password: 'correct horse', returnSecureToken: true } })
  if (status !== 200) throw new Error(`sign-up answered ${status}`)
  const { localId: uid, idToken: token, refreshToken } = body as { localId: string; idToken: string; refreshToken: string }
  await prove(uid)
  const buyer: Buyer = { uid, email, orders: [], streams: [] }
  return { buyer, session: { token, refreshToken } satisfies Session }
}

/** Asks, fills carts and orders until it is over. Whatever was cut off is asked for again, as the same request. */
export async function shop(parts: BuyerParts, { buyer, session }: Awaited<ReturnType<typeof newBuyer>>): Promise<void> {
  const { caller, figures, goods, random, isOver, pauseMs } = parts
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const expectOk = async (method: string, path: string, options: { key?: string; body?: object } = {}) => {
    const answer = await caller.call(method, path, { session, ...options })
    if (answer.status !== 200) figures.break(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 200)}`)
    return answer
  }
  const made = await expectOk('POST', '/api/addresses', { key: randomUUID(), body: addressFields })
  const addressId = (made.body.address as { id: string }).id

  async function order(): Promise<void> {
    const wanted = new Map<string, number>()
    for (let line = 0; line < 2; line += 1) {
      const one = pick(goods)
      const quantity = 1 + Math.floor(random() * 3)
      const { status } = await expectOk('POST', '/api/cart/items', { key: randomUUID(), body: { ...one, quantity } })
      if (status === 200) wanted.set(keyOf(one), (wanted.get(keyOf(one)) ?? 0) + quantity)
    }
    const toText = (lines: Map<string, number>) =>
      [...lines]
        .map(([key, quantity]) => `${quantity} of ${key}`)
        .sort()
        .join(', ')
    const cart = (await expectOk('GET', '/api/cart')).body.cart as { items: (Goods & { quantity: number })[] } | undefined
    const inCart = new Map(cart?.items.map((item) => [keyOf({ ...item, sku_id: item.sku_id ?? '' }), item.quantity]))
    if (toText(inCart) !== toText(wanted)) figures.break(`a cart holds ${toText(inCart)} after additions of ${toText(wanted)}`)
    const key = randomUUID()
    const place = () => expectOk('POST', '/api/orders', { key, body: { address_id: addressId, payment_method: 'manual' } })
    const first = await place()
    if (first.status !== 200) return
    const { id, items } = first.body.order as { id: string; items: (Goods & { quantity: number })[] }
    const ordered = new Map(items.map((item) => [keyOf({ ...item, sku_id: item.sku_id ?? '' }), item.quantity]))
    if (toText(ordered) !== toText(wanted)) figures.break(`order ${id} is of ${toText(ordered)}, the cart was of ${toText(wanted)}`)
    const placed: PlacedOrder = { id, key, isCancelled: false }
    buyer.orders.push(placed)
    if (random() < 0.5) {
      const again = (await place()).body.order as { id: string } | undefined
      if (again?.id !== id) figures.break(`the order of key ${key} was ${id} and then ${again?.id}`)
    }
    if (random() < 0.3) {
      await expectOk('POST', `/api/orders/${id}/cancel`, { body: { reason: 'other' } })
      placed.isCancelled = true
    }
  }

  async function ask(): Promise<void> {
    const key = randomUUID()
    const { status, body } = await expectOk('POST', '/api/search/start', { key, body: { query: pick(wishes) } })
    if (status !== 200) return
    const { stream_id: id } = body as { stream_id: string }
    buyer.streams.push({ id, messageIds: await followStream({ caller, figures, session }, id) })
  }
  while (!isOver()) {
    await (random() < 0.4 ? ask() : order())
    await wait(random() * pauseMs)
  }
}
