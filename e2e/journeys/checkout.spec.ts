import { addressesAnswer } from '@karavan/contract/addresses.ts'
import { ordersAnswer } from '@karavan/contract/orders.ts'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenAddress, givenCartLine, givenSession, plainMinimum } from '../given.ts'
import { AccountPage } from '../pages/account.ts'
import { CartPage } from '../pages/cart-page.ts'
import { ChatPage, roubles } from '../pages/chat-page.ts'
import { CheckoutPage, stateOf } from '../pages/checkout-page.ts'

async function givenBuyer(page: Page, { pieces = plainMinimum } = {}) {
  const person = await givenSession(page)
  if (pieces > 0) await givenCartLine(page.request, person, pieces)
  await new ChatPage(page).open()
  return { checkout: new CheckoutPage(page), cart: new CartPage(page), person }
}
/** What is sent to order, and what becomes of it. */
async function givenOrderCalls(page: Page, answer: (route: Route, call: number) => Promise<void>) {
  const calls: { body: unknown; key: string | undefined }[] = []
  await page.route('**/api/orders', async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    calls.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] })
    await answer(route, calls.length)
  })
  return calls
}
const ordersOf = async (page: Page) => ordersAnswer.parse(await stateOf(page, '/api/orders'))

test('from the cart to the order’s number [RT-02 RT-17 CK-01 CK-05 CK-06 CK-12 CK-13 CK-14 CK-17 CK-20 RT-08]', async ({ page }) => {
  const { checkout, cart, person } = await givenBuyer(page)
  await cart.open()
  await expect(cart.lines).toHaveCount(1)
  const subtotal = roubles(await cart.subtotal.innerText())
  await cart.drawer.getByRole('button', { name: /checkout/i }).click()
  await expect(page).toHaveURL(/\/chat\/checkout$/)
  await expect(page.getByRole('heading', { name: 'Where should it go?' })).toBeFocused()
  await checkout.saveButton.click()
  await expect(page.getByLabel('Recipient')).toBeFocused()
  await expect(checkout.alert, 'there is none to choose').toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 500 })
  await checkout.saveButton.click()
  const field = (await page.getByLabel('Recipient').boundingBox())!
  expect(field.y, 'the header does not cover it').toBeGreaterThan((await page.getByRole('banner').boundingBox())!.height)
  await page.setViewportSize({ width: 1280, height: 860 })
  await expect(page.getByLabel('Recipient')).toHaveAccessibleDescription('Enter who receives the goods.')
  await checkout.writeAddress()
  await checkout.saveButton.click()
  await expect(checkout.step).toContainText('Review')
  await expect(page.getByRole('heading', { name: 'Check your order' })).toBeFocused()
  for (const text of ['14-21 business days', 'Free', 'Calculated at fulfillment', 'Manual payment'])
    await expect(page.getByText(text)).toBeVisible()
  const total = page.locator('dt:has-text("Total") + dd')
  await expect(total).toHaveText(/\.\d\d\s₽$/)
  expect(roubles(await total.innerText())).toBe(subtotal)

  const calls = await givenOrderCalls(page, (route) => route.continue())
  await checkout.placeButton.click()
  await expect(checkout.step).toContainText('Confirmation')
  const number = await checkout.orderNumber.innerText()
  await expect(page.getByText(`Payment instructions will be sent to ${person.email}`)).toBeVisible()
  const { addresses } = addressesAnswer.parse(await stateOf(page, '/api/addresses'))
  expect(calls.map(({ body }) => body)).toEqual([{ address_id: addresses[0]?.id, payment_method: 'manual' }])
  const { orders } = await ordersOf(page)
  expect(orders).toMatchObject([{ order_number: number, total: subtotal }])
  expect(await stateOf(page, '/api/cart')).toMatchObject({ cart: { items: [], item_count: 0 } })
  await expect(page).toHaveURL(/\/chat\/checkout$/)

  await page.getByRole('link', { name: 'View the order' }).click()
  await expect(page).toHaveURL(new RegExp(`/chat/orders/${orders[0]?.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(cart.badge).toBeHidden()
})

test('guests and empty carts are led away, a filled cart survives a reload [RT-05 RT-06 RT-07]', async ({ page, browser, baseURL }) => {
  const guest = await browser.newPage({ baseURL })
  await guest.goto('/chat/checkout')
  await expect(guest).toHaveURL(/\/chat\/$/)
  await guest.close()
  const { checkout, person } = await givenBuyer(page, { pieces: 0 })
  await page.goto('/chat/checkout')
  await expect(page).toHaveURL(/\/chat\/$/)
  await givenCartLine(page.request, person, plainMinimum)
  await page.goto('/chat/checkout')
  await expect(checkout.saveButton).toBeVisible()
  await page.reload()
  await expect(checkout.saveButton).toBeVisible()
  await expect(page).toHaveURL(/\/chat\/checkout$/)
})

test('the steps are in the history; what was chosen and written outlives Back and a reload [CK-11]', async ({ page }) => {
  const { checkout } = await givenBuyer(page)
  await page.goto('/chat/checkout')
  await checkout.writeAddress({ City: 'Уфа' })
  await page.reload()
  await expect(page.getByLabel('City')).toHaveValue('Уфа')
  await checkout.saveButton.click()
  await expect(checkout.step).toContainText('Review')
  await page.reload()
  await expect(checkout.step).toContainText('Review')
  await expect(page.getByText(/Уфа/)).toBeVisible()
  await page.goBack()
  await expect(checkout.step).toContainText('Address')
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  await page.goForward()
  await expect(checkout.step).toContainText('Review')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(checkout.step).toContainText('Address')
})

test('a failed order stays on the review; the next try is the same order [CK-15 ER-07]', async ({ page }) => {
  const { checkout, person } = await givenBuyer(page)
  const calls = await givenOrderCalls(page, (route, call) => (call === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue()))
  await givenAddress(page.request, person)
  await checkout.toReview()
  await checkout.placeButton.click()
  await expect(checkout.alert).toHaveText('Failed to place order. Please try again.')
  await expect(checkout.step).toContainText('Review')
  await page.reload()
  await checkout.placeButton.click()
  await expect(checkout.step).toContainText('Confirmation')
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  expect((await ordersOf(page)).orders).toHaveLength(1)
})

test('an order whose answer is lost is made once, and its number still comes [G-102]', async ({ page }) => {
  const { checkout, person } = await givenBuyer(page)
  const calls = await givenOrderCalls(page, async (route, call) => {
    if (call > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await givenAddress(page.request, person)
  await checkout.toReview()
  await checkout.placeButton.click()
  const number = await checkout.orderNumber.innerText()
  expect(calls).toHaveLength(2)
  expect((await ordersOf(page)).orders.map(({ order_number }) => order_number)).toEqual([number])
})

test('two quick clicks in each of two tabs are one order [CK-16]', async ({ page, context }) => {
  const { checkout, person } = await givenBuyer(page)
  await givenAddress(page.request, person)
  await checkout.toReview()
  const other = await context.newPage()
  await other.goto('/chat/checkout')
  const second = new CheckoutPage(other)
  await other.getByRole('radio').check()
  await second.continueButton.click()
  await expect(second.placeButton).toBeEnabled()
  // Both are asked for before either is answered.
  const held: Route[] = []
  await context.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST' || held.length >= 2) return route.continue()
    held.push(route)
    if (held.length === 2) await Promise.all(held.map((one) => one.continue()))
  })
  await checkout.placeButton.dblclick()
  await expect.poll(() => held.length).toBe(1)
  await second.placeButton.dblclick()
  await expect(checkout.orderNumber).toBeVisible()
  await expect(second.orderNumber.first()).toBeVisible()
  const { orders } = await ordersOf(page)
  expect(orders).toHaveLength(1)
  expect(await checkout.orderNumber.innerText()).toBe(orders[0]?.order_number)
})

test('addresses stay with the account; the default one is chosen on the next visit [AD-12 CK-03 AD-08]', async ({ page }) => {
  const { checkout, person } = await givenBuyer(page)
  await page.goto('/chat/checkout')
  await checkout.writeAddress()
  await checkout.saveButton.click()
  await expect(checkout.step).toContainText('Review')
  await page.goBack()
  await page.getByRole('button', { name: 'Add an address' }).click()
  await checkout.writeAddress({ Recipient: 'Пётр' })
  await page.getByLabel('Use as the default address').check()
  await checkout.saveButton.click()
  await expect(checkout.step).toContainText('Review')
  await page.goBack()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await page.getByRole('link', { name: /Karavan/ }).click()
  const account = new AccountPage(page)
  await account.signOut()
  await account.signIn(person)
  await page.goto('/chat/checkout')
  await expect(page.getByRole('radio', { name: 'Пётр' })).toBeChecked()
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Delete the address of Пётр' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('radio')).toHaveCount(1)
})

test.describe('phone in Russian', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ru-RU' })

  test('every step fits the screen, in Russian [CK-19 LA-05]', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ui_language', 'en'))
    await givenBuyer(page)
    await page.addInitScript(() => localStorage.setItem('ui_language', 'ru'))
    await page.goto('/chat/checkout')
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const fields = {
      Получатель: 'Анна',
      Телефон: '+7 912 345-67-89',
      Страна: 'Россия',
      Регион: 'Татарстан',
      Город: 'Казань',
      Индекс: '420000',
      'Улица, дом': 'Ленина, 1',
    }
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
    await fits()
    await page.getByRole('button', { name: 'Сохранить и продолжить' }).click()
    await expect(page.getByRole('heading', { name: 'Проверьте заказ' })).toBeFocused()
    await fits()
    await page.goBack()
    await expect(page.getByRole('radio', { checked: true })).toBeVisible()
    await fits()
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await expect(page.getByRole('button', { name: 'Оформить заказ' })).toBeEnabled()
    await expect(page.getByText(/\d,\d\d\s₽/).first()).toBeVisible()
    await fits()
    await page.getByRole('button', { name: 'Оформить заказ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Спасибо! Заказ оформлен')
    await fits()
    await page.getByRole('link', { name: 'Открыть заказ' }).click()
    await expect(page.getByText('Ожидает оплаты').first()).toBeVisible()
    await fits()
  })
})
