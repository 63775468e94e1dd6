import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenPerson, givenSession, plainOffer } from '../given.ts'
import { AccountPage } from '../pages/account.ts'
import { CartPage } from '../pages/cart-page.ts'
import { ChatPage, roubles } from '../pages/chat-page.ts'

async function givenBuyer(page: Page) {
  const person = await givenSession(page)
  const chat = new ChatPage(page)
  await chat.open()
  return { chat, cart: new CartPage(page), person }
}
/** Console errors of the page, as far as the app itself wrote them. */
function logged(page: Page): string[] {
  const texts: string[] = []
  page.on('console', (message) => message.type() === 'error' && texts.push(message.text()))
  return texts
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('from a card into the cart, changed, removed, put back, cleared [CO-08 CO-10 CA-02 CA-04 CA-10 CA-20 CA-22 CA-24 CA-25 CA-27 PR-29 PR-30]', async ({
    page,
  }) => {
    const { chat, cart } = await givenBuyer(page)
    await expect(cart.badge).toBeHidden()
    await chat.ask('hoodies, 60 pcs')
    const title = await cart.choose(chat.lastCards.first())
    await cart.setQuantity(3)

    // What passes too quickly to be waited for, as the page saw it.
    const seen = await page.evaluateHandle(() => {
      const noted: string[] = []
      const note = (what: string) => noted.at(-1) !== what && noted.push(what)
      new MutationObserver(() => {
        if (document.querySelector('[role="dialog"]')?.textContent.includes('Added to Cart!')) note('added')
        if (document.querySelector('.flying-image')) note('flying')
        else if (noted.at(-1) === 'flying') note('landed')
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
      return noted
    })
    const layoutBefore = await page.evaluate(() => document.documentElement.scrollWidth)
    await cart.add()
    await expect.poll(() => seen.jsonValue()).toContain('landed')
    expect(await seen.evaluate((noted) => [...new Set(noted)])).toEqual(['added', 'flying', 'landed'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(layoutBefore)
    await expect(cart.badge).toHaveText('3')

    // The same again is the same line, another variant a line of its own; both follow the ladder together.
    await cart.choose(chat.lastCards.first())
    await cart.setQuantity(2)
    await cart.add()
    await cart.choose(chat.lastCards.first(), 1)
    await cart.setQuantity(4)
    await cart.add()
    await expect(cart.badge).toHaveText('9')
    // The way to the cart stands on the screen at once.
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(cart.drawer).toBeVisible()
    expect((await cart.drawer.boundingBox())?.width).toBeLessThanOrEqual(400)
    expect(await cart.transitions()).toEqual({ drawer: '0.3s', backdrop: '0.15s' })
    await expect(cart.lines).toHaveCount(2)
    await expect(cart.lines.first()).toContainText(/Size/)
    await expect(cart.quantity(cart.lines.nth(0))).toHaveValue('5')
    await expect(cart.quantity(cart.lines.nth(1))).toHaveValue('4')
    expect(title).not.toBe('')
    // Amounts are Russian in an English page.
    await expect(cart.subtotal).toHaveText(/^[\d\s]+(,\d\d)?\s₽$/)

    await cart.lines
      .nth(0)
      .getByRole('button', { name: /^Increase/ })
      .click()
    await expect(cart.badge).toHaveText('10')
    const field = cart.quantity(cart.lines.nth(1))
    await field.fill('60')
    await field.press('Enter')
    await expect(cart.badge).toHaveText('66')
    await expect(cart.lines.locator('[aria-busy="true"]')).toHaveCount(0)
    const { sums, subtotal } = await cart.amounts()
    expect(sums.map(roubles).reduce((sum, one) => sum + Math.round(one * 100), 0)).toBe(Math.round(roubles(subtotal) * 100))

    await cart.lines
      .nth(0)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(cart.lines).toHaveCount(1)
    await expect(cart.badge).toHaveText('60')
    await cart.drawer.getByRole('button', { name: 'Undo' }).click()
    await expect(cart.lines).toHaveCount(2)
    await expect(cart.quantity(cart.lines.nth(0))).toHaveValue('6')
    await expect(cart.badge).toHaveText('66')

    // Minus at 1 removes.
    const first = cart.quantity(cart.lines.nth(0))
    await first.fill('1')
    await first.press('Enter')
    await expect(cart.badge).toHaveText('61')
    await cart.lines
      .nth(0)
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click()
    await expect(cart.lines).toHaveCount(1)

    // Reloaded once every change has been answered.
    await expect(cart.subtotal).toHaveAttribute('aria-busy', 'false')
    await page.reload()
    await expect(cart.badge).toHaveText('60')
    await expect(cart.drawer).toBeHidden()
    await cart.open()
    await expect(cart.lines).toHaveCount(1)
    await cart.drawer.getByRole('button', { name: 'Clear cart' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(cart.lines).toHaveCount(1)
    await cart.drawer.getByRole('button', { name: 'Clear cart' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(cart.drawer).toContainText('Your cart is empty')
    await expect(cart.badge).toBeHidden()
    await cart.drawer.getByRole('button', { name: 'Continue shopping' }).click()
    await expect(cart.drawer).toBeHidden()
    await expect(chat.questions).toHaveText(['hoodies, 60 pcs'])
  })
})

test('a guest signs in on the way and adds what was chosen; signing out leaves nothing behind [G-39 G-100 CA-17 CA-18]', async ({
  page,
}) => {
  const chat = new ChatPage(page)
  const cart = new CartPage(page)
  const account = new AccountPage(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/cart') && asked.push(request.method()))
  await chat.open()
  await chat.ask('hoodies, 60 pcs')
  await cart.choose(chat.lastCards.first())
  await cart.setQuantity(7)
  await expect(cart.panel).toContainText('Sign in to add items to your cart and place orders')
  await expect(cart.icon).toBeHidden()
  expect(asked).toEqual([])
  const person = givenPerson()
  await cart.panel.getByRole('button', { name: 'Sign In', exact: true }).click()
  const signIn = page.getByRole('dialog').filter({ has: page.getByLabel('Email') })
  await signIn.getByRole('button', { name: 'Need an account? Sign up' }).click()
  await signIn.getByLabel('Email').fill(person.email)
  await signIn.getByLabel('Password', { exact: true }).fill(person.password)
  await signIn.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(signIn).toBeHidden()
  await expect(cart.icon).toBeVisible()
  await cart.add()
  await expect(cart.badge).toHaveText('7')

  await account.signOut()
  await expect(cart.icon).toBeHidden()
  await account.signIn(person)
  await expect(cart.badge).toHaveText('7')
})

test('99 is counted, more is 99+, and another tab and device follow [CA-03]', async ({ page, context, browser, baseURL }) => {
  const { cart, person } = await givenBuyer(page)
  await cart.show(plainOffer)
  await cart.setQuantity(99)
  await cart.add()
  await expect(cart.badge).toHaveText('99')

  const tab = await context.newPage()
  const there = new CartPage(tab)
  await tab.goto('/chat/')
  await expect(there.badge).toHaveText('99')
  await there.open()
  await there.lines
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click()
  await expect(there.badge).toHaveText('99+')
  await expect(there.drawer).toContainText('100 rolls')
  await expect(cart.badge).toHaveText('99+')

  const elsewhere = await browser.newContext({ baseURL })
  const device = await elsewhere.newPage()
  await new ChatPage(device).open()
  await new AccountPage(device).signIn(person)
  await expect(new CartPage(device).badge).toHaveText('99+')
  await elsewhere.close()
})

test('every call may fail: the stated texts, and nothing is stuck [ER-15 CA-19 CA-26 ER-03]', async ({ page }) => {
  const { cart } = await givenBuyer(page)
  const errors = logged(page)
  await page.route('**/api/cart/items', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await cart.show(plainOffer)
  await cart.addButton.click()
  await expect(cart.panel.getByRole('alert')).toHaveText('Failed to add item to cart. Please try again.')
  await expect(cart.badge).toBeHidden()
  await page.unroute('**/api/cart/items')
  // An add whose answer is lost is not made twice.
  await page.route('**/api/cart/items', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await cart.addButton.click()
  await expect(cart.badge).toHaveText(/\d/)
  const count = (await cart.badge.innerText()).trim()
  await page.unroute('**/api/cart/items')
  await cart.add()
  await expect(cart.badge).toHaveText(count)

  await cart.open()
  const before = await cart.subtotal.innerText()
  const quantity = await cart.quantity(cart.lines.first()).inputValue()
  await page.route('**/api/cart/items/*', (route) => route.abort())
  errors.length = 0
  await cart.lines
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click()
  await expect.poll(() => errors.some((text) => text.includes('cart.updateFailed'))).toBe(true)
  await expect(cart.quantity(cart.lines.first())).toHaveValue(quantity)
  await cart.lines
    .first()
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.poll(() => errors.some((text) => text.includes('cart.removeFailed'))).toBe(true)
  await expect(cart.lines).toHaveCount(1)
  await expect(cart.subtotal).toHaveText(before)
  await expect(page.getByText(/Failed/)).toHaveCount(0)
  await page.unroute('**/api/cart/items/*')

  await page.route('**/api/cart/clear', (route) => route.abort())
  await cart.drawer.getByRole('button', { name: 'Clear cart' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(question.getByRole('alert')).toHaveText('Failed to clear cart')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(cart.lines).toHaveCount(1)

  await page.route('**/api/cart', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await page.reload()
  await expect(cart.icon).toBeVisible()
  await expect(cart.badge).toBeHidden()
  await cart.open()
  await expect(cart.drawer).toContainText('The cart is not here yet')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute('**/api/cart')
  await cart.drawer.getByRole('button', { name: 'Load it' }).click()
  await expect(cart.lines).toHaveCount(1)
})

test('a slow answer holds nothing up: the quantity is there at once, later ones overtake earlier ones [CA-22]', async ({ page }) => {
  const { cart } = await givenBuyer(page)
  await cart.show(plainOffer)
  await cart.setQuantity(10)
  await cart.add()
  await cart.open()
  const held: (() => void)[] = []
  const sent: unknown[] = []
  await page.route('**/api/cart/items/*', async (route) => {
    sent.push(route.request().postDataJSON())
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  const field = cart.quantity(cart.lines.first())
  await field.fill('20')
  await field.press('Enter')
  await expect(cart.badge).toHaveText('20')
  await expect.poll(() => held.length).toBe(1)
  await cart.lines
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click()
  await expect(cart.badge).toHaveText('21')
  held[0]!()
  await expect.poll(() => held.length).toBe(2)
  await expect(field).toHaveValue('21')
  held[1]!()
  await expect(cart.lines.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(field).toHaveValue('21')
  expect(sent).toEqual([{ quantity: 20 }, { quantity: 21 }])
  await page.reload()
  await expect(cart.badge).toHaveText('21')
})

test('by keyboard alone, with the focus kept inside and given back', async ({ page }) => {
  const { cart } = await givenBuyer(page)
  await cart.show(plainOffer)
  await cart.setQuantity(2)
  // What is disabled takes no focus: the page has to know its buyer first.
  await expect(cart.addButton).toBeEnabled()
  await cart.addButton.focus()
  await page.keyboard.press('Enter')
  await expect(cart.badge).toHaveText('2')
  await expect(cart.panel).toBeHidden()
  await cart.icon.focus()
  await page.keyboard.press('Enter')
  await expect(cart.drawer).toBeVisible()
  // Past either end the focus touches a guard beside the drawer, which sends it back in.
  const isInside = () =>
    cart.drawer.evaluate((drawer) => drawer.contains(document.activeElement) || document.activeElement === document.body)
  await expect.poll(isInside).toBe(true)
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(isInside).toBe(true)
  }
  const less = cart.lines
    .first()
    .getByRole('button', { name: /^(Decrease|Remove)/ })
    .last()
  await less.focus()
  await page.keyboard.press('Enter')
  await expect(cart.badge).toHaveText('1')
  await expect(less).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cart.drawer.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cart.badge).toHaveText('1')
  await page.keyboard.press('Escape')
  await expect(cart.drawer).toBeHidden()
  await expect(cart.icon).toBeFocused()
})

test.describe('less motion', () => {
  test('nothing flies, the badge counts all the same [O-42 PR-30]', async ({ page }) => {
    const { cart } = await givenBuyer(page)
    await cart.show(plainOffer)
    const flights = await page.evaluateHandle(() => {
      const seen: Element[] = []
      new MutationObserver(() => seen.push(...document.querySelectorAll('.flying-image'))).observe(document.body, { childList: true })
      return seen
    })
    await cart.setQuantity(5)
    await cart.add()
    await expect(cart.badge).toHaveText('5')
    // By then it would be on its way.
    await cart.open()
    expect(await flights.evaluate((seen) => seen.length)).toBe(0)
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the drawer fills the screen, Back closes it, and a line leads to its product [CA-04 CA-08 CO-08 LA-06]', async ({ page }) => {
    const { chat, cart } = await givenBuyer(page)
    await chat.ask('hoodies, 60 pcs')
    const title = await cart.choose(chat.lastCards.first())
    await cart.setQuantity(4)
    await cart.add()
    const address = page.url()
    await cart.open()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const box = await cart.drawer.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(400)
    await page.goBack()
    await expect(cart.drawer).toBeHidden()
    expect(page.url()).toBe(address)
    await cart.open()
    await cart.lines.first().getByRole('button').first().click()
    await expect(cart.product).toHaveText(title)
    await expect(cart.drawer).toBeHidden()
    await page.goBack()
    await expect(cart.panel).toBeHidden()
    expect(page.url()).toBe(address)

    // What was chosen is named in the language of the page.
    await new AccountPage(page).menuButton.click()
    await page.getByRole('menuitemradio', { name: 'Русский' }).click()
    await page.getByRole('button', { name: 'Корзина' }).click()
    await expect(page.getByRole('dialog', { name: 'Корзина' })).toContainText('Размер')
  })
})

test('a link pasted by itself opens its product and stays in the field; an unknown one is only logged [CH-54 CH-55 ER-20]', async ({
  page,
}) => {
  const chat = new ChatPage(page)
  const cart = new CartPage(page)
  await chat.open()
  const paste = (text: string) =>
    chat.input.evaluate((field, pasted) => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    }, text)
  const warned: string[] = []
  page.on('console', (message) => warned.push(message.text()))
  await paste('https://detail.1688.com/offer/999999999999.html')
  await expect.poll(() => warned.some((text) => text.includes('999999999999'))).toBe(true)
  await expect(cart.panel).toBeHidden()

  const link = '【Karavan】 https://market.karavan.example/offer/790000000104.html 复制打开'
  await chat.input.fill(link)
  await chat.input.selectText()
  await paste(link)
  await expect(cart.product).toBeVisible()
  await expect(chat.input).toHaveValue(link)
  await page.goBack()
  await expect(cart.panel).toBeHidden()

  await chat.input.press('Enter')
  await chat.settled()
  const written = chat.questions.last().getByRole('link')
  await expect(written).toHaveText('https://market.karavan.example/offer/790000000104.html')
  await written.click()
  await expect(cart.product).toBeVisible()
})
