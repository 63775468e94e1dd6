// @database embedded
import type { Cart } from '@karavan/contract/cart.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { randomFrom } from '@karavan/sample-market/random.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { tries } from '@karavan/testing/thorough.ts'
import { expect, test } from 'vitest'
import { setOperatorRate } from '../currency/service.ts'

const vids = ['10', '11', '12']
const carts = tries({ quick: 20, thorough: 60 })

test('for any cart unit x quantity is the line, the lines are the subtotal, and more pieces never cost more each [G-05]', async () => {
  const offers: Offer[] = []
  const market = givenMarketplace(offers, { product: async (itemId) => offers.find((offer) => offer.itemId === itemId) })
  /** An hour later each time somebody looks: nothing is believed from memory. */
  let now = Date.now()
  const clock = () => {
    now += 3_600_000
    return new Date(now)
  }
  await using t = await testApp({ marketplaces: [market], verifyToken: testUsers, clock })
  const anna = bearer('user:anna')
  const random = randomFrom('carts')
  for (let run = 0; run < carts; run += 1) {
    await t.truncate()
    await setOperatorRate(t.db, 'CNY', Number((random.int(1, 300_000) / 1_000_000 + 11).toFixed(6)), new Date())
    const goods = Array.from({ length: random.int(1, 6) }, (_, at) => {
      let minor = Math.round(random.spread(1, 100_000))
      const ladder = [{ from: random.int(1, 20), minor }]
      while (random.chance(0.6)) {
        minor = Math.max(1, minor - random.int(0, Math.ceil(minor / 3)))
        ladder.push({ from: ladder.at(-1)!.from + random.int(1, 200), minor })
      }
      const ownPrices = random.chance(0.3)
      const skus = vids.map((vid, place) => ({
        skuId: `s${at}-${vid}`,
        propsIds: `1:${vid}`,
        stock: 9999,
        ...(ownPrices ? { priceMinor: minor + place * random.int(1, 999) } : {}),
      }))
      return anOffer({
        id: `sample-9${at}`,
        itemId: `9${at}`,
        options: [{ pid: '1', name: { en: 'Colour' }, values: vids.map((vid) => ({ vid, name: { en: `colour ${vid}` } })) }],
        skus,
        priceLadder: ladder,
        moq: ladder[0]!.from,
      })
    })
    offers.splice(0, offers.length, ...goods)
    for (const offer of goods)
      for (const sku of random.sample(offer.skus, random.int(1, 3))) {
        const payload = { product_id: offer.id, sku_id: sku.skuId, quantity: Math.ceil(random.spread(1, 3000)) }
        const answer = await t.inject({ method: 'POST', url: '/api/cart/items', headers: anna, payload })
        expect(answer.statusCode, answer.body).toBe(200)
      }
    const text = (await t.inject({ url: '/api/cart', headers: anna })).body
    const cart: Cart = JSON.parse(text).cart
    const kopecks = (amount: number) => {
      expect(String(amount)).toMatch(/^\d+(\.\d{1,2})?$/)
      return Math.round(amount * 100)
    }
    let subtotal = 0
    for (const item of cart.items) {
      expect(kopecks(item.total_price)).toBe(kopecks(item.unit_price) * item.quantity)
      subtotal += kopecks(item.total_price)
      const steps = item.price_ladder ?? []
      for (const [at, step] of steps.entries()) expect(step.price).toBeLessThanOrEqual(steps[at - 1]?.price ?? Number.POSITIVE_INFINITY)
      const pieces = cart.items.reduce((sum, one) => sum + (one.product_id === item.product_id ? one.quantity : 0), 0)
      expect(item.unit_price).toBe((steps.findLast((step) => step.from <= pieces) ?? steps[0])?.price)
    }
    expect(kopecks(cart.subtotal)).toBe(subtotal)
    expect(cart.total).toBe(cart.subtotal)
    expect(cart.item_count).toBe(cart.items.reduce((sum, item) => sum + item.quantity, 0))
  }
})
