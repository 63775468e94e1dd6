import type { Cart } from '@karavan/contract/cart.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { aPlainOffer, givenAddress, postOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

describe('goods that are sold in whole lots', async () => {
  const byThePiece = aPlainOffer('600000000012', { stock: 100, moq: 20, priceLadder: [{ from: 20, minor: 1000 }] })
  const inTwelves = { ...byThePiece, lotSize: 12 }
  let offer: Offer = inTwelves
  /** An hour later each time somebody looks: nothing is believed from memory. */
  let now = Date.parse('2026-03-01T10:00:00Z')
  const clock = () => {
    now += 3_600_000
    return new Date(now)
  }
  const market = givenMarketplace([], { product: async (itemId) => (itemId === offer.itemId ? offer : undefined) })
  const t = await testApp({ verifyToken: testUsers, marketplaces: [market], clock })
  const anna = bearer('user:anna')
  beforeEach(async () => {
    await t.truncate()
    offer = inTwelves
  })
  afterAll(() => t[Symbol.asyncDispose]())

  const add = (quantity?: number) =>
    t.inject({
      method: 'POST',
      url: '/api/cart/items',
      headers: anna,
      payload: { product_id: offer.id, ...(quantity ? { quantity } : {}) },
    })
  const set = (id: string, quantity: number) =>
    t.inject({ method: 'PUT', url: `/api/cart/items/${id}`, headers: anna, payload: { quantity } })
  const cartOf = async (): Promise<Cart> => (await t.inject({ url: '/api/cart', headers: anna })).json().cart

  test('a quantity between two lots is put up to the next, and the answer says so; a whole one is taken as it is', async () => {
    expect((await add(24)).json()).toEqual({ success: true, item: expect.objectContaining({ quantity: 24, lot_size: 12 }) })
    const more = (await add(30)).json()
    expect(more).toMatchObject({ item: { quantity: 60, total_price: 6900 }, rounded_to_lots: { asked: 30, given: 36, lot_size: 12 } })
    expect((await set(more.item.id, 25)).json()).toMatchObject({
      item: { quantity: 36 },
      rounded_to_lots: { asked: 25, given: 36, lot_size: 12 },
    })
    expect((await set(more.item.id, 48)).json()).not.toHaveProperty('rounded_to_lots')
    expect((await set(more.item.id, 0)).json()).toEqual({ success: true, item: null })
    expect((await add()).json(), 'the default of one piece').toMatchObject({ item: { quantity: 12, below_minimum: true } })
  })

  test('no more than the whole lots that there are; what is left of the stock is no lot', async () => {
    expect((await add(12)).json().item.max_quantity).toBe(96)
    const over = await add(90)
    expect([over.statusCode, over.json().max_quantity]).toEqual([422, 96])
    expect((await add(84)).json().item.quantity).toBe(96)
    offer = { ...inTwelves, stock: 11 }
    expect((await cartOf()).items).toMatchObject([{ unavailable: true, max_quantity: 0 }])
  })

  test('a line of before the lots stays, is told apart, not ordered, and mended by its next change', async () => {
    offer = byThePiece
    const { id } = (await add(30)).json().item
    const address = await givenAddress(t, anna)
    offer = inTwelves
    expect((await cartOf()).items).toMatchObject([{ id, quantity: 30, lot_size: 12, partial_lot: true, unavailable: false }])
    const refused = await postOrder(t, anna, address.id)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'partial_lot', items: [{ item_id: id, quantity: 30, lot_size: 12 }] },
    ])
    expect((await add(12)).json()).toMatchObject({ item: { id, quantity: 48 }, rounded_to_lots: { asked: 12, given: 18 } })
    expect((await cartOf()).items[0]).not.toHaveProperty('partial_lot')
    expect((await postOrder(t, anna, address.id)).statusCode).toBe(200)
  })

  test('ordering again and copying a list put up what was bought by the piece, and say so', async () => {
    offer = byThePiece
    await add(30)
    const order = (await postOrder(t, anna, (await givenAddress(t, anna)).id)).json()
    const share = () =>
      t.inject({
        method: 'POST',
        url: '/api/shared-lists',
        headers: anna,
        payload: { items: [{ product_id: offer.id, quantity: 30 }] },
      })
    const listOf = async (answer: { json(): { list: { id: string } } }) => {
      const { id } = answer.json().list
      const copied = await t.inject({ method: 'POST', url: `/api/shared-lists/${id}/copy`, headers: bearer('user:boris'), payload: {} })
      return { list: (await t.inject({ url: `/api/shared-lists/${id}` })).json().list, copied: copied.json() }
    }
    const before = await share()
    offer = { ...inTwelves, stock: 1000 }
    expect((await t.inject({ method: 'POST', url: `/api/orders/${order.id}/reorder`, headers: anna, payload: {} })).json()).toMatchObject({
      cart: { items: [{ quantity: 36 }] },
      changes: [{ kinds: ['lots'], old_quantity: 30, new_quantity: 36, lot_size: 12 }],
    })
    expect(await listOf(before)).toMatchObject({
      list: { items: [{ quantity: 30, lot_size: 12 }] },
      copied: { cart: { items: [{ quantity: 36 }] }, gaps: [{ reason: 'lots', added: 36 }] },
    })
    expect(await listOf(await share()), 'shared since then').toMatchObject({
      list: { items: [{ quantity: 36, lot_size: 12 }] },
      copied: { cart: { items: [{ quantity: 72 }] }, gaps: [] },
    })
  })

  test('a comparison says at which quantity it cannot be bought, and prices whole lots by itself', async () => {
    const compare = async (quantity?: number) => {
      const payload = { product_ids: [offer.id, 'sample-600000000099'], ...(quantity ? { quantity } : {}) }
      return (await t.inject({ method: 'POST', url: '/api/products/compare', payload })).json()
    }
    const { columns, rows } = await compare(30)
    expect(columns[0]).toMatchObject({ lot_size: 12 })
    expect(rows[0]).toMatchObject({ key: 'unit_price', cells: [{ is_partial_lot: true }, { value: null }] })
    expect((await compare()).quantity).toBe(24)
  })
})
