import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { givenAccount, givenOrder, givenProvenAccount, givenSession, plainOffer, type SignedUp, signInAgain } from '../given.ts'
import { subjectsTo } from '../letters.ts'
import { movedClock } from '../moved-clock.ts'
import { operator } from '../operator.ts'

/** Pieces that the shop has of the offer, and what one buyer takes of them without paying. */
const all = 5400
const taken = 5000
/** The job that looks is due every five minutes, and at a start for the times that have passed; the queue looks a minute later at most. */
const lookMs = 150_000

const mostOf = async (request: APIRequestContext, { headers }: SignedUp): Promise<number> => {
  const answer = await request.post('/api/cart/items', { headers, data: { product_id: plainOffer, quantity: all } })
  return answer.status() === 200 ? all : (await answer.json()).max_quantity
}

test('three days pass: the unpaid order is cancelled with its reason, its pieces can be bought again, and who has instructions is reminded first [W-21]', async ({
  browser,
}) => {
  test.setTimeout(400_000)
  const karavan = new KaravanProcess({ SAMPLE_HARD: '1' })
  try {
    await karavan.start()
    const context = await browser.newContext({ baseURL: karavan.url })
    const { request } = context
    const hoarder = await givenAccount(request)
    const hoarded = await givenOrder(request, hoarder, { pieces: taken })
    const told = await givenProvenAccount(request, karavan)
    const awaited = await givenOrder(request, told)
    await operator(karavan, 'order', 'link-sent', awaited.order_number, '--note', 'Transfer to account 40802')
    const somebody = await givenAccount(request)
    expect(await mostOf(request, somebody)).toBeLessThan(all - taken)

    await karavan.stop()
    Object.assign(karavan.settings, movedClock(73))
    await karavan.start()
    // Tokens of three days ago are over: people sign in anew.
    const page = await context.newPage()
    await givenSession(page, await signInAgain(request, hoarder))
    await page.goto(`/chat/orders/${hoarded.id}`)
    await expect(page.getByText('Not paid in time')).toBeVisible({ timeout: lookMs })
    await expect(page.locator('[data-tone="danger"]')).toHaveText('Cancelled')
    await expect(page.getByText(/^Pay by /)).toHaveCount(0)
    expect(await mostOf(request, await signInAgain(request, somebody))).toBeGreaterThanOrEqual(taken)

    await expect(async () =>
      expect(await subjectsTo(karavan, told.email)).toContain(`Order ${awaited.order_number} is not paid yet`),
    ).toPass({
      timeout: lookMs,
    })
    const again = await signInAgain(request, told)
    const { order } = await (await request.get(`/api/orders/${awaited.id}`, { headers: again.headers })).json()
    expect(order.status).toBe('order_created')
    expect(Date.parse(order.payment_deadline)).toBeGreaterThan(Date.now() + 73 * 60 * 60_000)
    // Whose address nobody has proven gets no mail about it.
    expect(await subjectsTo(karavan, hoarder.email)).toEqual([expect.stringContaining('confirm your address')])
  } finally {
    await karavan.remove()
  }
})
