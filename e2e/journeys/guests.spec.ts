import { expect, test } from '../fixtures.ts'
import { plainOffer } from '../given.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { ProductPage } from '../pages/product-page.ts'

const signUps = '**/identitytoolkit.googleapis.com/v1/accounts:signUp*'
/** How the service refuses the 601st guest of a network (`guest-passes.test.ts`). */
const refused = {
  status: 429,
  json: { error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER', errors: [{ message: 'TOO_MANY_ATTEMPTS_TRY_LATER' }] } },
}

test('the 601st visitor of a network works for a moment, unasked, and chats like any other', async ({ page }) => {
  const given: number[] = []
  page.on('response', (response) => response.url().endsWith('/api/guest-pass') && given.push(response.status()))
  const brought: (string | undefined)[] = []
  await page.route(signUps, async (route) => {
    const { cookie } = await route.request().allHeaders()
    brought.push(/karavan-guest-pass=([\w.-]+)/.exec(cookie ?? '')?.[1])
    if (brought.length === 1) await route.fulfill(refused)
    else await route.continue()
  })
  const worker = page.waitForEvent('worker')
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs')
  await expect(chat.lastCards.first()).toBeVisible()
  // Whoever comes from a crowded network waits for this file: it has the work in it and nothing else.
  expect((await (await page.request.get((await worker).url())).body()).length).toBeLessThan(4_000)
  expect(given).toEqual([200])
  // Sixteen puzzles of the challenge, each with its number.
  expect(brought).toEqual([undefined, expect.stringMatching(/^[\w-]+\.[\w-]{43}\.\d+(?:-\d+){15}$/)])
  // The next page of the same visitor has its guest.
  await page.reload()
  await expect(chat.input).toBeEnabled()
  expect(brought).toHaveLength(2)
})

test('a link to a product shows it where no guest is made at all', async ({ page }) => {
  await page.route(signUps, (route) => route.fulfill(refused))
  await page.route('**/api/guest-pass', (route) => route.abort())
  const asked = page.waitForRequest((request) => request.url().includes(`/api/products/${plainOffer}`))
  await page.goto(`/chat/?product=${plainOffer}`)
  expect((await (await asked).allHeaders()).authorization).toBeUndefined()
  await expect(new ProductPage(page).title).toBeVisible()
})

test('a link to a product shows it while the sign-in service does not answer', async ({ page }) => {
  const away: (() => void)[] = []
  // Neither refused nor broken: nothing comes.
  for (const service of ['**/identitytoolkit.googleapis.com/**', '**/securetoken.googleapis.com/**'])
    await page.route(service, () => new Promise<void>((done) => away.push(done)))
  await page.goto(`/chat/?product=${plainOffer}`)
  // Sooner than the ten seconds that a call waits for a session it needs.
  await expect(new ProductPage(page).title).toBeVisible({ timeout: 9_000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const done of away) done()
})
