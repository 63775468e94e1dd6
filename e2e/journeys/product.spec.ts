import { hardOffers } from '@karavan/sample-market/hard.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenPerson, givenSession } from '../given.ts'
import { AccountPage } from '../pages/account.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { givenFinger } from '../pages/finger.ts'
import { ProductPage } from '../pages/product-page.ts'

/** An answer in the hand of the test: it comes when it is let go. */
function held() {
  let letGo: () => void = () => {}
  const gone = new Promise<void>((done) => {
    letGo = done
  })
  return { gone, letGo }
}

/**
 * How the page asked for pictures and films whose address has these words, in order: with CORS, without. Those count that the page has made: one may have
 * been asked for, and replaced, before it is seen in the document.
 */
async function givenModes(page: Page, words: string): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const made: (HTMLImageElement | HTMLVideoElement)[] = []
    globalThis.journey = { madeMedia: made }
    const create = Document.prototype.createElement
    Document.prototype.createElement = function (this: Document, ...given: Parameters<typeof create>) {
      const element = create.apply(this, given)
      if (element instanceof HTMLImageElement || element instanceof HTMLVideoElement) made.push(element)
      return element
    } as typeof create
  })
  return () =>
    page.evaluate((part) => {
      const asked = (journey.madeMedia ?? []).filter(({ src }) => src.includes(part))
      return [...new Set(asked.map(({ crossOrigin }) => crossOrigin ?? 'plain'))]
    }, words)
}

/** Somebody with an account. */
async function givenBuyer(page: Page): Promise<void> {
  await givenSession(page)
  await new ChatPage(page).open()
}

/** An answer with cards, and one of them in sight. */
async function givenCard(page: Page, place: number, question = 'thermos mugs 500 ml, 100 pcs') {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask(question)
  const card = chat.lastCards.nth(place)
  await card.scrollIntoViewIfNeeded()
  return { chat, card, product: new ProductPage(page) }
}

test.describe('opening and closing', () => {
  test('a card opens its product beside the chat, which stays usable and in its place; Back closes it [PR-01 PR-09 CH-27]', async ({
    page,
  }) => {
    const { chat, card, product } = await givenCard(page, 3)
    const before = await card.boundingBox()
    await card.click()
    await expect(product.title).toBeVisible()
    await expect(page).toHaveURL(/[?&]product=/)
    expect(await product.panel.getAttribute('aria-modal')).toBeNull()
    // Beside the chat, not over it, and what was pressed has not moved away.
    const [panelBox, threadBox] = [await product.panel.boundingBox(), await chat.thread.boundingBox()]
    expect(panelBox!.x).toBeGreaterThanOrEqual(threadBox!.x + threadBox!.width - 1)
    await expect.poll(async () => Math.abs((await card.boundingBox())!.y - before!.y)).toBeLessThanOrEqual(2)

    // Another card takes its place; the reply to a question goes on beside it.
    const first = await product.title.innerText()
    await chat.lastCards.nth(2).click()
    await expect(product.title).not.toHaveText(first)
    await chat.input.fill('cheaper')
    await expect(chat.input).toHaveValue('cheaper')
    await expect(product.panel).toBeVisible()

    await page.goBack()
    await expect(product.panel).toBeHidden()
    await expect(page).not.toHaveURL(/product=/)
    await expect(page).toHaveURL(/\/conversation\//)
    await expect(chat.lastCards.nth(2)).toBeInViewport()
  })

  test('closing returns to the very place in the thread, and the focus to the card [PR-09]', async ({ page }) => {
    const { chat, card, product } = await givenCard(page, 4)
    const scrollTop = await chat.thread.evaluate((thread) => thread.scrollTop)
    for (const leave of ['Escape', 'close', 'Back'] as const) {
      await card.click()
      await expect(product.title).toBeVisible()
      if (leave === 'Escape') await page.keyboard.press('Escape')
      else if (leave === 'close') await product.close.click()
      else await page.goBack()
      await expect(product.panel).toBeHidden()
      await expect.poll(() => chat.thread.evaluate((thread) => thread.scrollTop), leave).toBeCloseTo(scrollTop, -1)
      await expect(card).toBeFocused()
    }
  })

  test('where it lies over the chat, a press beside it closes it and one inside does not [PR-09]', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 })
    const { card, product } = await givenCard(page, 1)
    await card.click()
    await product.title.click()
    await expect(product.panel).toBeVisible()
    const { x } = (await product.panel.boundingBox())!
    expect(x).toBeGreaterThan(100)
    await page.mouse.click(x / 2, 400)
    await expect(product.panel).toBeHidden()
    await expect(page).not.toHaveURL(/product=/)
  })

  test('an address opens its product, a reload opens it again, and closing leaves the chat [PR-01]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.video)
    const title = await product.title.innerText()
    await page.reload()
    await expect(product.title).toHaveText(title)
    await product.close.click()
    await expect(product.panel).toBeHidden()
    await expect(page).toHaveURL(/\/chat\/?$/)
    // Nothing opened it: the keyboard goes on in the conversation, not at the top of the page.
    await expect(new ChatPage(page).thread).toBeFocused()
  })

  test('a double press on × closes the product and nothing else', async ({ page }) => {
    const { card, product } = await givenCard(page, 0)
    const address = page.url()
    await card.click()
    await expect(product.title).toBeVisible()
    await product.close.dblclick()
    await expect(product.panel).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.goForward()
    await expect(product.title).toBeVisible()
    await product.close.click()
    await expect(product.panel).toBeHidden()
    await expect(page).toHaveURL(address)
  })

  test('what was chosen is forgotten at the next opening of the same product [PR-11]', async ({ page }) => {
    const { card, product } = await givenCard(page, 0, 'hoodies, 20 pcs')
    await card.click()
    await product.chooseAll()
    await product.thumbnails.last().click()
    await product.plus.click()
    // It opens at what was looked for.
    await expect(product.quantity).toHaveValue('21')
    await product.close.click()
    await expect(product.panel).toBeHidden()
    await card.click()
    await expect(product.quantity).toHaveValue('20')
    await expect(product.panel.locator('[data-availability][aria-pressed=true]')).toHaveCount(0)
    await expect(product.thumbnails.first()).toHaveAttribute('aria-current', 'true')
  })

  test('a product that cannot be loaded says so; Retry loads it [ER-14 PR-04]', async ({ page }) => {
    const product = new ProductPage(page)
    await page.route('**/api/products/sample-*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await page.goto(`/chat/?product=${hardOffers.video}`)
    await expect(product.panel.getByRole('alert')).toContainText('Failed to load product details')
    await product.panel.getByRole('button', { name: 'Retry' }).click()
    await expect(product.title).toBeVisible()
  })

  test('while it loads the panel says so; the call names roubles, the language and the data [PR-04 PR-34 PR-35]', async ({ page }) => {
    const product = new ProductPage(page)
    const answer = held()
    await page.route('**/api/products/sample-*', async (route) => {
      await answer.gone
      await route.continue()
    })
    const call = page.waitForRequest('**/api/products/sample-*')
    await page.goto(`/chat/?product=${hardOffers.video}`)
    await expect(product.panel.getByRole('status')).toHaveText('Loading product details…')
    const request = await call
    expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({ language: 'en', include_data: 'true', currency: 'RUB' })
    expect(request.headers()).toMatchObject({ 'x-preferred-currency': 'RUB', 'accept-language': 'en' })
    answer.letGo()
    await expect(product.title).toBeVisible()
  })

  test('keyboard only: card, panel, options, quantity, close', async ({ page }) => {
    const { card, product } = await givenCard(page, 0, 'phone cases, 20 pcs')
    await card.focus()
    await page.keyboard.press('Enter')
    await expect(product.title).toBeVisible()
    await expect(product.panel).toBeFocused()
    const value = product.panel.locator('[data-availability=available]').first()
    await value.focus()
    await page.keyboard.press('Space')
    await expect(value).toHaveAttribute('aria-pressed', 'true')
    await product.quantity.focus()
    await page.keyboard.press('ArrowUp')
    await expect(product.quantity).toHaveValue('21')
    await page.keyboard.press('Escape')
    await expect(product.panel).toBeHidden()
    await expect(card).toBeFocused()
  })
})

test.describe('gallery', () => {
  test('thumbnails, arrow keys and the enlargement go through pictures and film [PR-05 PR-12 PR-13]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.video)
    const count = await product.thumbnails.count()
    expect(count).toBeGreaterThan(2)
    await expect(product.gallery).toContainText(`1 / ${count}`)
    // The film is third when an option's picture comes first, and second now.
    await expect(product.thumbnails.nth(1)).toHaveAccessibleName('Video of the product')
    await product.thumbnails.nth(1).click()
    const film = product.gallery.locator('video')
    await expect(film).toBeInViewport()
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
    await product.thumbnails.nth(1).press('ArrowRight')
    await expect(product.gallery).toContainText(`3 / ${count}`)
    await product.thumbnails.first().click()
    await product.gallery.getByRole('button', { name: `Enlarge picture 1 of ${count}` }).click()
    const zoom = page.locator('.pswp')
    await expect(zoom).toBeFocused()
    await expect(zoom.getByText(`1 / ${count - 1}`)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(zoom.getByText(`2 / ${count - 1}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(zoom).toHaveCount(0)
    await expect(product.panel, 'Escape closed the picture, not the product').toBeVisible()
    await expect(product.gallery, 'what was looked at last is shown').toContainText(`3 / ${count}`)
    await expect(product.gallery.getByRole('button', { name: `Enlarge picture 3 of ${count}` })).toBeFocused()
  })

  test('choosing an option with a picture puts that picture first [PR-15]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.threeGroups)
    const second = product
      .group(/^Color/)
      .getByRole('button')
      .nth(1)
    const picture = await second.locator('img').getAttribute('src')
    await second.click()
    await expect(product.gallery.locator('li').first().locator('img')).toHaveAttribute('src', picture!)
    await expect(product.gallery).toContainText(/^1 \//)
  })

  test('a film that fails is asked for again without CORS, then its placeholder stands there [ER-16]', async ({ page }) => {
    const product = new ProductPage(page)
    const modes = await givenModes(page, '.webm')
    await page.route('**/*.webm', (route) => route.fulfill({ status: 404 }))
    await product.open(hardOffers.video)
    await product.thumbnails.nth(1).click()
    await expect(product.gallery.getByText('The video did not load')).toBeVisible()
    expect(await modes()).toEqual(['anonymous', 'plain'])
  })
})

test.describe('price', () => {
  test('the ladder, the smallest order and the rate: the price follows the quantity [W-07 CU-01 CU-11]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.moq500)
    const steps = product.panel.getByRole('region', { name: 'Price by quantity' }).getByRole('listitem')
    await expect(steps).toHaveCount(3)
    await expect(steps.first()).toHaveAttribute('aria-current', 'true')
    const first = await product.price()
    expect(first).toMatch(/^\d[\d.,]* ₽ each/)
    // Without a wish it opens at the smallest order; who wants fewer is told of it.
    await expect(product.quantity).toHaveValue('500')
    await product.quantity.fill('1')
    await product.quantity.press('Tab')
    await product.panel.getByRole('button', { name: 'Set 500 pcs' }).click()
    await expect(product.quantity).toHaveValue('500')
    await expect(product.panel.getByText(/^Minimum order 500/)).toHaveCount(0)
    expect(await product.price()).toBe(first)
    await steps.nth(1).getByRole('button').click()
    await expect(product.quantity).toHaveValue('2,000')
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect.poll(async () => (await product.price()).replace(first, '')).toMatch(/₽/)
    expect(await steps.nth(1).innerText()).toContain((await product.price()).split(' ₽')[0]!)
    await product.panel.getByRole('button', { name: /Show the exchange rate/ }).click()
    await expect(product.panel.getByText(/The shop's rate: 1 ¥ = [\d.]+ ₽/)).toBeVisible()
  })

  test('a chosen SKU is converted: pending, answered, failed [CU-06 CU-09 CU-10 PR-24]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.threeGroups)
    const bodies: { conversion_reason: string; product_id: string; amount: number }[] = []
    const answer = held()
    let status = 200
    await page.route('**/api/currency/convert', async (route) => {
      bodies.push(route.request().postDataJSON())
      if (status !== 200) return route.fulfill({ status, json: {} })
      await answer.gone
      return route.continue()
    })
    await product.chooseAll()
    await expect.poll(() => product.price()).toMatch(/^\d+(\.\d+)? CNY конвертация\.\.\.$/)
    // The price is pending before the request has reached this handler.
    const expected = {
      amount: Number((await product.price()).split(' ')[0]),
      from_currency: 'CNY',
      to_currency: 'RUB',
      product_id: hardOffers.threeGroups,
      conversion_reason: 'sku_selection',
    }
    await expect.poll(() => bodies).toEqual([expected])
    answer.letGo()
    await expect.poll(() => product.price()).toMatch(/ ₽ each/)
    status = 500
    await product.value(/^Version/, /^Magnetic/).click()
    await expect.poll(() => product.price()).toMatch(/^\d+(\.\d+)? ¥ each/)
  })

  for (const [locale, expected] of [
    ['ru-RU', /^\d[\d\s]*(,\d\d)? ₽/],
    ['en-US', /^\d[\d,]*(\.\d\d)? ₽/],
    ['zh-CN', /^\d[\d,]*(\.\d\d)? ₽/],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale })
      test(`the rouble sign follows the amount in ${locale} [CU-11 CU-01]`, async ({ page }) => {
        await page.goto(`/chat/?product=${hardOffers.video}`)
        const price = page.getByTestId('unit-price')
        await expect(price).toBeVisible()
        expect((await price.innerText()).replaceAll(/\s+/g, ' ')).toMatch(expected)
      })
    })
  }
})

test.describe('options', () => {
  test('availability follows the other choices, and another combination can be switched to [PR-22 PR-25]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.threeGroups)
    const all = product.panel.locator('[data-availability]')
    await expect(all).toHaveCount(9)
    // Of 24 combinations every seventh is sold out: some value is left without one of them.
    await product
      .group(/^Color/)
      .getByRole('button')
      .first()
      .click()
    await product.value(/^Model/, /^iPhone 15 Pro/).click()
    const magnetic = product.value(/^Version/, /^Magnetic/)
    await expect(magnetic).toHaveAttribute('data-availability', 'elsewhere')
    await expect(magnetic).toHaveAccessibleName(/not with your other choices/)
    await expect(magnetic).toHaveAttribute('aria-disabled', 'true')
    // Unavailable as it is, it takes the press; Playwright would wait for it to become available.
    await magnetic.click({ force: true })
    await expect(magnetic).toHaveAttribute('aria-pressed', 'true')
    await expect(magnetic).not.toHaveAttribute('aria-disabled')
    await expect(product.group(/choose again/).first()).toBeInViewport()
    await expect(product.panel.locator('[data-availability][aria-pressed=true]')).toHaveCount(2)
    await product.chooseAll()
    await expect(product.panel.getByText(/in stock$/)).toBeVisible()
  })

  test('the Russian interface shows the Russian names, with the original beside the chosen one [PR-21 PR-35]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.threeGroups)
    const call = page.waitForRequest((request) => request.url().includes('/api/products/') && request.url().includes('language=ru'))
    await product
      .group(/^Color/)
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: 'Русский' }).click()
    await call
    const panel = page.getByRole('dialog', { name: 'О товаре' })
    await expect(panel.getByRole('group', { name: /^Цвет/ })).toBeVisible()
    await expect(panel.locator('[data-availability][aria-pressed=true]')).toHaveCount(1)
    await expect(panel.getByRole('group', { name: /^Цвет/ }).locator('legend [lang=zh]')).toHaveText(/\p{Script=Han}/u)
  })
})

test.describe('into the cart', () => {
  test('a registered buyer chooses, adds and gets a confirmation; the panel closes [PR-06 PR-25 PR-29 PR-30]', async ({ page }) => {
    const product = new ProductPage(page)
    await givenBuyer(page)
    await product.open(hardOffers.threeGroups)
    await expect(product.panel.getByText('Please select all product options')).toBeVisible()
    await expect(product.add).toBeDisabled()
    await product.chooseAll()
    await expect(product.add).toBeEnabled()
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/cart/items'))
    const answer = held()
    await page.route('**/api/cart/items', async (route) => {
      await answer.gone
      await route.continue()
    })
    await product.quantity.fill('20')
    // What passes too quickly to be waited for, as the page saw it.
    const seen = await product.panel.evaluateHandle((panel) => {
      const texts = new Set<string>()
      const note = () => panel.querySelectorAll('button').forEach((button) => void texts.add(button.textContent))
      new MutationObserver(note).observe(panel, { childList: true, subtree: true, characterData: true })
      return texts
    })
    await product.add.click()
    await expect(product.add).toHaveText('Adding...')
    expect((await sent).postDataJSON()).toMatchObject({ product_id: hardOffers.threeGroups, quantity: 20, sku_props_ids: /./ })
    answer.letGo()
    await expect.poll(() => seen.evaluate((texts) => [...texts])).toContain('Added to Cart!')
    await expect(product.panel).toBeHidden()
    await expect(page).not.toHaveURL(/product=/)
  })

  test('a slow add leaves alone what was opened meanwhile', async ({ page }) => {
    await givenSession(page)
    const { chat, card, product } = await givenCard(page, 0, 'hoodies, 60 pcs')
    await card.click()
    await expect(product.title).toBeVisible()
    await product.chooseAll()
    const answer = held()
    await page.route('**/api/cart/items', async (route) => {
      await answer.gone
      await route.continue()
    })
    await product.add.click()
    await expect(product.add).toHaveText('Adding...')
    const first = await product.title.innerText()
    await chat.lastCards.nth(1).click()
    await expect(product.title).not.toHaveText(first)
    answer.letGo()
    await expect(page.locator('#cart-badge')).toHaveText('60')
    await expect(product.panel).toBeVisible()
    await expect(product.title).not.toHaveText(first)
  })

  test('a guest signs in on the way, and what was chosen is still chosen [PR-10 PR-28]', async ({ page }) => {
    const product = new ProductPage(page)
    const account = new AccountPage(page)
    await product.open(hardOffers.threeGroups)
    await product.chooseAll()
    await product.quantity.fill('30')
    await expect(product.panel.getByText('Sign in to add items to your cart and place orders')).toBeVisible()
    await product.panel.getByRole('button', { name: 'Sign In', exact: true }).click()
    const signIn = page.getByRole('dialog', { name: 'Sign In' })
    await signIn.getByRole('button', { name: 'Need an account? Sign up' }).click()
    const { email, password } = givenPerson()
    const signUp = page.getByRole('dialog', { name: 'Sign Up' })
    await signUp.getByLabel('Email').fill(email)
    await signUp.getByLabel('Password', { exact: true }).fill(password)
    await signUp.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(account.menuButton).toBeVisible()
    await expect(product.quantity).toHaveValue('30')
    await expect(product.panel.locator('[data-availability][aria-pressed=true]')).toHaveCount(3)
    await product.add.click()
    await expect(product.panel).toBeHidden()
  })

  test('a failed add says so and keeps everything; trying again works [PR-31 ER-15]', async ({ page }) => {
    const product = new ProductPage(page)
    await givenBuyer(page)
    await product.open(hardOffers.noOptions)
    await page.route('**/api/cart/items', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await product.add.click()
    await expect(product.panel.getByRole('alert')).toHaveText('Failed to add item to cart. Please try again.')
    await product.add.click()
    await expect(product.panel).toBeHidden()
  })

  test('several variants go into the cart one by one; those that fail stay filled in for another try', async ({ page }) => {
    const product = new ProductPage(page)
    await givenBuyer(page)
    await product.open(hardOffers.threeGroups)
    await product.panel.getByRole('button', { name: 'Several variants' }).click()
    const fields = product.panel.getByRole('textbox', { name: /^Quantity:/ })
    await fields.nth(0).fill('12')
    await fields.nth(1).fill('8')
    await product.panel.getByRole('tab').nth(1).click()
    await fields.nth(0).fill('5')
    await expect(product.panel.getByText('3 variants · 25 pcs')).toBeVisible()
    let calls = 0
    await page.route('**/api/cart/items', (route) => (++calls === 2 ? route.fulfill({ status: 500, json: {} }) : route.continue()))
    await product.add.click()
    await expect(product.panel.getByRole('alert')).toContainText('Added: 2 of 3 variants')
    await expect(product.panel.getByText('1 variant · 8 pcs')).toBeVisible()
    expect(calls).toBe(3)
    await product.add.click()
    await expect(product.panel).toBeHidden()
    expect(calls).toBe(4)
  })

  test('the quantity: minus disabled at 1, values below ignored, held buttons go on, the stock is the most [PR-27]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.singleSku)
    await product.chooseAll()
    await product.quantity.fill('1')
    await product.quantity.press('Tab')
    await expect(product.minus).toBeDisabled()
    for (const typed of ['0', '-3']) {
      await product.quantity.fill(typed)
      await product.quantity.press('Tab')
      await expect.poll(async () => Number(await product.quantity.inputValue())).toBeGreaterThanOrEqual(1)
    }
    await product.quantity.fill('1')
    await product.quantity.press('Tab')
    await product.plus.hover()
    await page.mouse.down()
    await expect.poll(async () => Number(await product.quantity.inputValue())).toBeGreaterThan(5)
    await page.mouse.up()
    await product.quantity.fill('1300')
    await expect(product.panel.getByText('Only 1,200 pcs in stock.').first()).toBeVisible()
    await product.panel.getByRole('button', { name: 'Set 1,200 pcs' }).click()
    await expect(product.plus).toBeDisabled()
  })
})

test.describe('the awkward offers [G-77]', () => {
  test('sold out: every value is marked, nothing can be added', async ({ page }) => {
    const product = new ProductPage(page)
    await givenBuyer(page)
    await product.open(hardOffers.soldOut)
    await expect(product.panel.getByText('This product is sold out').first()).toBeVisible()
    await expect(product.add).toBeDisabled()
    for (const value of await product.panel.locator('[data-availability]').all()) await expect(value).toBeDisabled()
  })

  test('some values sold out: they stay and cannot be taken, the others can [PR-22 PR-23]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.someSoldOutOptions)
    const first = product.panel.locator('[data-availability]').first()
    await expect(first).toHaveAttribute('data-availability', 'soldOut')
    await expect(first).toBeDisabled()
    await expect(first).toHaveAccessibleName(/sold out/)
    await product.chooseAll()
    await expect(product.panel.getByText(/in stock$/)).toBeVisible()
  })

  test('single SKU: its one value is not taken for the buyer [G-85]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.singleSku)
    const only = product.panel.locator('[data-availability]')
    await expect(only).toHaveCount(1)
    await expect(only).toHaveAttribute('aria-pressed', 'false')
    await expect(product.panel.getByRole('button', { name: 'Several variants' })).toHaveCount(0)
  })

  test('no options: nothing to choose [PR-28]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.noOptions)
    await expect(product.panel.locator('[data-availability]')).toHaveCount(0)
    await expect(product.panel.getByText(/in stock$/)).toBeVisible()
  })

  test('no image: its placeholder, no thumbnails [PR-14]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.noImage)
    await expect(product.panel.getByText('No picture')).toBeVisible()
    await expect(product.thumbnails).toHaveCount(0)
  })

  test('broken image: asked for again without CORS, then the other placeholder [PR-14 ER-16]', async ({ page }) => {
    const product = new ProductPage(page)
    const modes = await givenModes(page, '/media/')
    await product.open(hardOffers.brokenImage)
    await expect(product.gallery.getByText('The picture did not load')).toBeVisible()
    expect(await modes()).toEqual(['anonymous', 'plain'])
  })

  test('no seller: none is named [PR-07]', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.noSeller)
    await expect(product.panel.getByText('Seller', { exact: true })).toHaveCount(0)
    await expect(product.panel.getByText('Sample market')).toBeVisible()
  })

  test('no price: the fallback, and nothing can be added [CU-12]', async ({ page }) => {
    const product = new ProductPage(page)
    await givenBuyer(page)
    await product.open(hardOffers.noPrice)
    expect(await product.price()).toContain('0 ₽')
    await expect(product.add).toBeDisabled()
  })

  for (const name of ['hostileTitle', 'hostileInstructions', 'hostileMarkdown', 'hostileCharacters', 'longTitle'] as const) {
    test(`${name}: text, and nothing but text [CH-11]`, async ({ page }) => {
      const product = new ProductPage(page)
      let alarms = 0
      page.on('dialog', (dialog) => {
        alarms += 1
        void dialog.dismiss()
      })
      const elsewhere: string[] = []
      page.on('request', (request) => /tracker\.example/.test(request.url()) && elsewhere.push(request.url()))
      await product.open(hardOffers[name])
      if (await product.panel.locator('[data-availability]').count()) await product.chooseAll()
      await product.panel.getByRole('article').hover()
      expect(
        await page
          .locator('img[src="x"], script:not([src]):not([type="application/json"]), iframe, [onmouseover], a[href^="javascript"]')
          .count(),
      ).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
      expect(alarms).toBe(0)
      expect(elsewhere).toEqual([])
    })
  }

  for (const name of ['chineseOnly', 'bareFacts', 'tinyPrice', 'moq500'] as const) {
    test(`${name} opens with what there is`, async ({ page }) => {
      const product = new ProductPage(page)
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(error.message))
      await product.open(hardOffers[name])
      expect(await product.price()).toMatch(/\d+(\.\d+)? ₽/)
      await expect(product.panel.getByText('undefined')).toHaveCount(0)
      expect(failures).toEqual([])
    })
  }
})

test.describe('phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // How long the panel moves is measured.
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('the panel is a sheet over the page in 300 ms; its focus stays inside, and Back returns to the same place [PR-09 CO-10]', async ({
    page,
  }) => {
    const { chat, card, product } = await givenCard(page, 3)
    const scrollTop = await chat.thread.evaluate((thread) => thread.scrollTop)
    await card.tap()
    await expect(product.title).toBeVisible()
    expect(await product.panel.boundingBox()).toMatchObject({ x: 0, width: 390 })
    expect(await product.panel.evaluate((panel) => getComputedStyle(panel).transitionDuration)).toMatch(/^0\.3s/)
    const behind = page.locator('[role=presentation]')
    const durations = await behind.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).transitionDuration))
    expect(durations, 'the backdrop').toContain('0.15s')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    for (let tab = 0; tab < 60; tab++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => product.panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    }
    const small = await product.panel.getByRole('button').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => ({ name: button.ariaLabel ?? button.textContent, ...button.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 44 || height < 44)
        .map(({ name }) => name),
    )
    expect(small, 'targets below 44 px').toEqual([])
    await page.goBack()
    await expect(product.panel).toBeHidden()
    expect(await chat.thread.evaluate((thread) => thread.scrollTop)).toBe(scrollTop)
  })

  test('a guest signs in over the sheet and comes back to it', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.threeGroups)
    await product.chooseAll()
    await product.panel.getByRole('button', { name: 'Sign In', exact: true }).tap()
    const signIn = page.getByRole('dialog', { name: 'Sign In' })
    await expect(signIn).toBeVisible()
    await signIn.getByRole('button', { name: 'Close' }).tap()
    await expect(signIn).toBeHidden()
    await expect(product.panel.locator('[data-availability][aria-pressed=true]')).toHaveCount(3)
  })

  test('a swipe goes to the next picture', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(hardOffers.threeGroups)
    const box = (await product.gallery.boundingBox())!
    const push = await givenFinger(page)
    const y = Math.round(box.y + box.height / 2)
    await push({ x: Math.round(box.x + box.width * 0.8), y }, { x: Math.round(box.x + box.width * 0.15), y })
    await expect(product.gallery).toContainText(/^2 \//)
  })

  test('the page reads in Russian throughout', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale: 'ru-RU', viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(`/chat/?product=${hardOffers.threeGroups}`)
    const panel = page.getByRole('dialog', { name: 'О товаре' })
    await expect(panel.getByRole('article')).toBeVisible()
    const words = (await panel.innerText()).match(/[A-Za-z]{3,}/g) ?? []
    // Names of companies and models, and the code of a currency, are no English.
    expect(words.filter((word) => !/^(iPhone|Pro|CNY|Shenzhen|Jiayu|Electronics|Factory|TPU|MagSafe)$/.test(word))).toEqual([])
    await context.close()
  })
})
