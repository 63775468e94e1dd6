import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenOrder, givenSession } from '../given.ts'
import { AccountPage } from '../pages/account.ts'
import { ChatPage } from '../pages/chat-page.ts'

/** A buyer with an order in this browser, on the start screen. */
async function givenBuyerWithOrder(page: Page) {
  const order = await givenOrder(page.request, await givenSession(page))
  await new ChatPage(page).open()
  return order
}

test('from the menu to the list and to the order [RT-15 RT-16 RT-18 OR-16 OR-17 OR-19 OR-20 OR-23 OR-25 OR-26 OR-27]', async ({ page }) => {
  const { order_number: number } = await givenBuyerWithOrder(page)
  const account = new AccountPage(page)
  await account.menuButton.click()
  await account.menu.getByRole('menuitem', { name: 'My Orders' }).click()
  await expect(page).toHaveURL(/\/chat\/orders$/)
  const card = page.getByRole('article').first()
  await expect(card).toContainText(number)
  await expect(card).toContainText('Awaiting Payment')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/chat\/orders\/[\w-]+$/)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'My Orders', number])
  // What a finger needs lies over the words' surroundings and holds nothing apart.
  const spare = await crumbs
    .getByRole('link')
    .first()
    .evaluate((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return Math.round(link.getBoundingClientRect().width - words.getBoundingClientRect().width)
    })
  expect(spare).toBe(0)
  await expect(page.getByRole('heading', { name: 'Estimated delivery' })).toBeVisible()
  await expect(page.getByText('ул. Ленина, 15')).toBeVisible()
  await expect(page.getByText('Payment Pending')).toBeVisible()
  const picture = page.getByTestId('item-picture').first()
  expect(await picture.evaluate((element) => [element.clientWidth + 2, element.clientHeight + 2])).toEqual([80, 80])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await page.getByRole('link', { name: 'Back to orders' }).click()
  await expect(page).toHaveURL(/\/chat\/orders$/)
})

test('an order is cancelled after a question, and every page that shows it follows without a reload [OR-31 OR-32 OR-33]', async ({
  page,
  context,
}) => {
  const { id } = await givenBuyerWithOrder(page)
  await page.goto(`/chat/orders/${id}`)
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep the order' }).click()
  await expect(page.getByText('Awaiting Payment').first()).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().endsWith('/cancel'))
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel' }).click()
  expect((await sent).postDataJSON()).toEqual({ reason: 'Cancelled by buyer' })
  for (const one of [page, other]) {
    await expect(one.locator('[data-tone="danger"]')).toHaveText('Cancelled')
    await expect(one.getByText('Order cancelled')).toBeVisible()
    await expect(one.getByRole('button', { name: 'Cancel order' })).toBeHidden()
  }
  await page.getByRole('link', { name: 'Back to orders' }).click()
  await expect(page.getByRole('article')).toContainText('Cancelled')
  await page.getByRole('button', { name: 'Awaiting Payment' }).click()
  await expect(page.getByText('No orders with this status')).toBeVisible()
})

test('what cannot be loaded or done says so, with a way on [ER-05 ER-06 ER-08]', async ({ page }) => {
  await givenBuyerWithOrder(page)
  await page.goto('/chat/orders/no-such-order')
  await expect(page.getByRole('alert')).toHaveText('Order not found')
  await page.route('**/api/orders', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('link', { name: 'Back to orders' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to load orders. Please try again.')
  await page.unroute('**/api/orders')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('article').getByRole('link').click()
  await page.route('**/cancel', (route) => route.abort())
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to cancel order. Please try again.')
  await expect(page.getByText('Awaiting Payment').first()).toBeVisible()
})

test('somebody else’s order is not found, and a guest sees none [RT-09]', async ({ page, browser, baseURL }) => {
  const { id } = await givenBuyerWithOrder(page)
  const address = `/chat/orders/${id}`
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  const other = await browser.newPage({ baseURL })
  await other.goto(address)
  await expect(other).toHaveURL(/\/chat\/$/)
  await givenSession(other)
  await other.goto(address)
  await expect(other.getByRole('alert')).toHaveText('Order not found')
  await other.close()
})

test('an order’s address without an id is the list, also on a direct load [RT-10]', async ({ page }) => {
  const { order_number: number } = await givenBuyerWithOrder(page)
  await page.goto('/chat/orders/')
  await expect(page.getByRole('article')).toContainText(number)
  await expect(page).toHaveURL(/\/chat\/orders$/)
})
