import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenCartLine, givenSession, plainMinimum } from '../given.ts'
import { ChatPage } from '../pages/chat-page.ts'

const cardsOf = (page: Page, list = 'Products') => page.getByRole('list', { name: list }).first().locator('[data-product-id]')
const idsOf = (page: Page) => cardsOf(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-product-id')))

test('a guest keeps products, finds them again at the quantity that was asked for, and lets go of one', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs 500 ml, 100 pcs')
  const hearts = chat.thread.getByRole('button', { name: /^Save “/ })
  await hearts.first().click()
  await expect(chat.thread.getByRole('button', { name: /^Remove “/ })).toHaveCount(1)
  await hearts.nth(1).click()
  await expect(chat.thread.getByRole('button', { name: /^Remove “/, pressed: true })).toHaveCount(2)
  const [first, , third] = await chat.lastCards.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-product-id')))

  await chat.sidebar.getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(2)
  expect(await idsOf(page)).toContain(first)
  await expect(cardsOf(page).first()).toContainText('100')
  // What was let go of can be taken back for as long as the page is there.
  await page
    .getByRole('button', { name: /^Remove “/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Save “/ })).toHaveCount(1)
  await expect(cardsOf(page)).toHaveCount(2)
  await page.reload()
  await expect(cardsOf(page)).toHaveCount(1)

  await page.goBack()
  await chat.lastCards.nth(2).click()
  const panel = page.getByRole('dialog', { name: 'Product details' })
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/viewed') && answer.request().method() === 'POST')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Remove from saved' })).toBeVisible()
  await noted
  await page.goto('/chat/saved')
  await expect(cardsOf(page)).toHaveCount(2)
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect(viewed.locator(`[data-product-id="${third}"]`)).toBeVisible()
  await viewed.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click()
  await expect(viewed).toBeHidden()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog')).toContainText('Sign In')
})

test('a keeper’s product that cannot be saved shows so: the heart is empty again', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs 500 ml, 100 pcs')
  await page.route('**/api/saved/**', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: { success: false } }) : route.fallback(),
  )
  const heart = chat.thread.getByRole('button', { name: /^(?:Save|Remove) “/ }).first()
  await heart.click()
  await expect(page.getByText('That did not work. Please try again.')).toBeAttached()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a cart is shown to a colleague by a link, copied into theirs, and shown no more', async ({ page, browser, baseURL }) => {
  const buyer = await givenSession(page)
  await givenCartLine(page.request, buyer, plainMinimum)
  await page.goto('/chat/')
  await page.getByRole('button', { name: 'Shopping cart' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping cart' })
  await drawer.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share a list' })
  await dialog.getByLabel(/^Name of the list/).fill('For the café')
  const quantity = dialog.getByRole('textbox', { name: /^Quantity/ })
  await expect(quantity).toHaveValue(String(plainMinimum))
  await quantity.fill('200')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByLabel('Link to the list').inputValue()
  expect(link).toMatch(new RegExp(`^${baseURL}/chat/list/[\\w-]{32}$`))

  const theirs = await browser.newContext({ baseURL, locale: 'en-US' })
  const colleague = await theirs.newPage()
  await colleague.goto(link)
  await expect(colleague.getByRole('heading', { name: 'For the café' })).toBeVisible()
  const items = colleague.getByRole('list', { name: 'Products of the list' }).getByRole('listitem')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText('200 rolls')
  await expect(colleague.getByRole('button', { name: 'Sign in to add to cart' })).toBeVisible()
  await expect(colleague.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await givenSession(colleague)
  // Nothing can be put anywhere before it is known who reads.
  let answerWhoItIs = () => {}
  const asked = new Promise<void>((resolve) => {
    answerWhoItIs = resolve
  })
  await colleague.route('**/accounts:lookup*', async (route) => {
    await asked
    await route.continue()
  })
  await colleague.goto(link)
  const copy = colleague.getByRole('button', { name: 'Add to my cart' })
  await expect(copy).toBeDisabled()
  answerWhoItIs()
  await copy.click()
  await expect(colleague.getByText('Everything is in your cart')).toBeVisible()
  await colleague.getByRole('button', { name: 'Open the cart' }).click()
  await expect(colleague.getByRole('dialog', { name: 'Shopping cart' }).getByRole('textbox')).toHaveValue('200')

  await page.goto('/chat/saved')
  const own = page.getByRole('region', { name: 'Lists you share' })
  await own.getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(own).toBeHidden()
  await colleague.goto(link)
  await expect(colleague.getByRole('heading', { name: 'This list is not here' })).toBeVisible()
  await theirs.close()
})
