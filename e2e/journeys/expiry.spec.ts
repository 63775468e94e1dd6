import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenAddress, givenCartLine, givenOrder, givenSession, plainMinimum, plainOffer } from '../given.ts'
import { movedClock } from '../moved-clock.ts'
import { CartPage } from '../pages/cart-page.ts'

/** Pieces that the shop has of the offer. */
const all = 5400

const mostOf = async (page: Page, headers: Record<string, string>) => {
  const answer = await page.request.post('/api/cart/items', { headers, data: { product_id: plainOffer, quantity: all } })
  return answer.status() === 200 ? all : (await answer.json()).max_quantity
}

test('an order that takes every piece and is never paid: its page says until when, and once that is over all pieces can be ordered by somebody else [W-21]', async ({
  browser,
}) => {
  test.setTimeout(480_000)
  const karavan = new KaravanProcess({ SAMPLE_HARD: '1' })
  try {
    await karavan.start()
    const context = await browser.newContext({ baseURL: karavan.url })
    const page = await context.newPage()
    const hoarder = await givenSession(page)
    const order = await givenOrder(page.request, hoarder, { pieces: all })
    await page.goto(`/chat/orders/${order.id}`)
    await expect(page.getByText(/^Pay by .* · (3 days|2 days) left$/)).toBeVisible()
    await page.goto('/chat/orders')
    await expect(page.getByRole('article')).toContainText(/Pay by .* left/)

    const other = await browser.newContext({ baseURL: karavan.url })
    const otherPage = await other.newPage()
    const buyer = await givenSession(otherPage)
    expect(await mostOf(otherPage, buyer.headers)).toBe(0)

    await karavan.stop()
    Object.assign(karavan.settings, movedClock(73))
    await karavan.start()
    // Sessions are of another time now: whoever comes back gets a new token by its refresh token.
    await page.goto(`/chat/orders/${order.id}`)
    await expect(page.getByText('Not paid in time')).toBeVisible({ timeout: 400_000 })
    await expect(page.locator('[data-tone="danger"]')).toHaveText('Cancelled')
    await expect(page.getByText(/^Pay by /)).toHaveCount(0)

    const late = await browser.newContext({ baseURL: karavan.url })
    const latePage = await late.newPage()
    const somebody = await givenSession(latePage)
    expect(await mostOf(latePage, somebody.headers)).toBe(all)
  } finally {
    await karavan.remove()
  }
})

test('below the minimum order the cart raises it with one press, and the checkout refuses it before its last step [W-07]', async ({
  page,
}) => {
  const buyer = await givenSession(page)
  await givenCartLine(page.request, buyer, 3)
  await givenAddress(page.request, buyer)
  const cart = new CartPage(page)
  await page.goto('/chat/checkout')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText(`The minimum order is ${plainMinimum} pcs.`)).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert')).toContainText('marked ones')
  await page.goto('/chat/')
  await cart.open()
  await cart.drawer.getByRole('button', { name: `Add ${plainMinimum - 3} more` }).click()
  await expect(cart.drawer.getByText(`Minimum order: ${plainMinimum} pcs`)).toBeHidden()
})
