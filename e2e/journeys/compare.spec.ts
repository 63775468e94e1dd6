import { hardOffers } from '@karavan/sample-market/hard.ts'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenSession } from '../given.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { ComparisonPage } from '../pages/comparison.ts'

const ask = 'thermos mugs 500 ml, 100 pcs'
const tableOf = (...ids: string[]) => `/chat/?compare=${ids.join(',')}&quantity=100`

test('cards are picked, stand side by side at the buyer’s quantity, and Back leads to the conversation', async ({ page }) => {
  const chat = new ChatPage(page)
  const comparison = new ComparisonPage(page)
  await chat.open()
  await chat.ask(ask)
  await expect(comparison.bar).toBeHidden()
  await comparison.pick(0)
  await expect(comparison.bar.getByRole('button', { name: 'Compare (1)' })).toBeDisabled()
  await comparison.pick(1, 2, 3)
  await expect(comparison.check(4)).toBeDisabled()
  await comparison.turn(3, false)
  const address = page.url()
  await comparison.bar.getByRole('button', { name: 'Compare (3)' }).click()

  await expect(comparison.columns).toHaveCount(3)
  await expect(page).toHaveURL(/\?compare=[^&]+&quantity=100$/)
  await expect(comparison.quantity).toHaveValue('100')
  const units = await comparison.amounts(/^Unit price/)
  expect(await comparison.amounts(/^Total for 100/)).toEqual(units.map((unit) => Math.round(unit * 10_000) / 100))
  const marked = await comparison
    .cells(/^Unit price/)
    .filter({ hasText: 'Lowest price' })
    .allInnerTexts()
  for (const text of marked) expect(text).toContain(String(Math.min(...units)).split('.')[0])
  await expect(comparison.cells(/^Unit price/).first()).toContainText('¥')

  await page.goBack()
  await expect(comparison.dialog).toBeHidden()
  expect(page.url()).toBe(address)
  await expect(comparison.bar.getByRole('button', { name: 'Compare (3)' })).toBeVisible()
  await page.goForward()
  await expect(comparison.columns).toHaveCount(3)
  await page.reload()
  await expect(comparison.columns).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(comparison.dialog).toBeHidden()
})

test('another quantity gets new prices and stays in the address; a product is taken out; only differences are left', async ({ page }) => {
  const chat = new ChatPage(page)
  const comparison = new ComparisonPage(page)
  await chat.open()
  await chat.ask(ask)
  await comparison.pick(0, 1, 2)
  await comparison.bar.getByRole('button', { name: 'Compare (3)' }).click()
  await expect(comparison.columns).toHaveCount(3)
  const before = await comparison.amounts(/^Unit price/)
  await comparison.quantity.fill('5000')
  await expect(page).toHaveURL(/quantity=5000$/)
  await expect(comparison.cells(/^Total for 5,?000/)).toHaveCount(3)
  await expect(comparison.table).toHaveAttribute('aria-busy', 'false')
  const after = await comparison.amounts(/^Unit price/)
  for (const [place, unit] of after.entries()) expect(unit).toBeLessThanOrEqual(before[place]!)
  await comparison.dialog.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page).toHaveURL(/quantity=5001$/)

  const all = await comparison.table.getByRole('row').count()
  await comparison.dialog.getByRole('checkbox', { name: 'Differences only' }).check()
  await expect.poll(() => comparison.table.getByRole('row').count()).toBeLessThan(all)
  for (const name of await comparison.table.getByRole('rowheader').allInnerTexts()) expect(name).toContain('≠')

  await comparison.columns
    .last()
    .getByRole('button', { name: /^Remove from the comparison/ })
    .click()
  await expect(comparison.columns).toHaveCount(2)
  await expect(comparison.dialog.getByRole('button', { name: /^Remove from the comparison/ })).toHaveCount(0)
  // What happened in the table is one step of the history.
  await page.goBack()
  await expect(comparison.dialog).toBeHidden()
  await expect(comparison.check(2)).not.toBeChecked()
  await expect(comparison.check(0)).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('two products have the whole width; names of facts and products stay while the rest is pushed along', async ({ page }) => {
    const comparison = new ComparisonPage(page)
    await page.goto(tableOf(hardOffers.noOptions, hardOffers.threeGroups, hardOffers.noSeller))
    const heads = comparison.table.locator('th[scope=col]')
    await expect(heads).toHaveCount(3)
    const boxOf = async (one: Locator) => (await one.boundingBox())!
    const [, second, third] = await Promise.all((await heads.all()).map(boxOf))
    expect(second!.x + second!.width, 'whole').toBeLessThanOrEqual(390)
    expect(third!.x, 'begins').toBeLessThan(390)
    const name = comparison.table.getByText('Minimum order', { exact: true })
    const before = await boxOf(name)
    const area = comparison.table.locator('..')
    await area.evaluate((one) => one.scrollTo(one.scrollWidth, 200))
    await expect.poll(async () => (await boxOf(heads.nth(2))).x).toBeLessThan(third!.x)
    expect((await boxOf(name)).x, 'the name stays at the left').toBe(before.x)
    expect((await boxOf(heads.nth(2))).y, 'the product stays at the top').toBe(third!.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    // Nothing sticks out of the table at its end.
    expect(await area.evaluate((one) => one.scrollWidth - one.querySelector('table')!.getBoundingClientRect().width)).toBeLessThan(1)
  })
})

test('a comparison that is asked for in words opens as a table', async ({ page }) => {
  const chat = new ChatPage(page)
  const comparison = new ComparisonPage(page)
  await chat.open()
  await chat.ask(ask)
  await chat.ask('compare the first two')
  await page.reload()
  await chat.thread.getByRole('button', { name: 'Open the comparison table' }).click()
  await expect(comparison.columns).toHaveCount(2)
  await expect(comparison.quantity).toHaveValue('100')
  // Figures of one width, which leave a gap after each 1, are for figures that stand below each other.
  const figures = await comparison.dialog
    .locator('input, td')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontVariantNumeric))])
  expect(figures).toEqual(['normal'])
})

test('from the table into the cart: at once where nothing is to be chosen, over the product where there is; guests are asked to sign in', async ({
  page,
}) => {
  const comparison = new ComparisonPage(page)
  await page.goto(tableOf(hardOffers.noOptions, hardOffers.threeGroups))
  // The table waits for no session: until the guest has one, the words are those for nobody.
  await expect(async () => {
    await comparison.table.getByRole('button', { name: 'Add to cart' }).click()
    await expect(comparison.table.getByRole('alert')).toContainText('Please sign in to add items to cart', { timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(comparison.dialog).toBeHidden()
  await givenSession(page)

  await page.goto(tableOf(hardOffers.noOptions, hardOffers.threeGroups))
  await comparison.table.getByRole('button', { name: 'Add to cart' }).click()
  await expect(comparison.table.getByRole('button', { name: 'In the cart' })).toBeVisible()
  await comparison.table.getByRole('button', { name: 'Choose options' }).click()
  await expect(page.getByRole('dialog', { name: 'Product details' })).toBeVisible()
  await page.goBack()
  await expect(comparison.columns).toHaveCount(2)
})

test('what is not known says so, and a table that does not come can be asked for again', async ({ page }) => {
  const comparison = new ComparisonPage(page)
  await page.route(
    '**/api/products/compare',
    (route) => route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'internal', request_id: '1' } }),
    { times: 1 },
  )
  await page.goto(tableOf(hardOffers.noPrice, hardOffers.noSeller, 'sample-0'))
  await expect(comparison.dialog.getByRole('alert')).toContainText('The products could not be compared')
  await comparison.dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(comparison.columns).toHaveCount(3)
  await expect(comparison.cells(/^Unit price/).first()).toHaveText('not stated')
  await expect(comparison.cells(/^Seller/).nth(1)).toHaveText('not stated')
  await expect(comparison.cells(/^Unit price/).nth(2)).toHaveText('no longer sold')
  // The only one with a price is not certainly the cheapest.
  await expect(comparison.table.getByText('Lowest price')).toHaveCount(0)
})
