import { expect, test } from '../fixtures.ts'
import { plainOffer } from '../given.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { givenFinger } from '../pages/finger.ts'
import { ProductPage } from '../pages/product-page.ts'

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test.describe('Russian', () => {
    test.use({ locale: 'ru-RU' })
    test('the title has its room in the header, and signing up is found in the sign-in panel', async ({ page }) => {
      await new ChatPage(page).open()
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toHaveText('Добро пожаловать!')
      expect(await title.evaluate((one) => one.scrollWidth <= one.clientWidth), 'nothing of it is cut').toBe(true)
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('button', { name: 'Регистрация' })).toBeHidden()
      await banner.getByRole('button', { name: 'Войти' }).click()
      await page.getByRole('button', { name: 'Нет аккаунта? Зарегистрироваться' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Зарегистрироваться', exact: true })).toBeVisible()
    })
  })

  test('a question keeps its lines when its reply is over and it can be changed', async ({ page }) => {
    const chat = new ChatPage(page)
    let goOn = () => {}
    const isAwaited = new Promise<void>((done) => (goOn = done))
    await page.route('**/api/search/stream/**', (route) => isAwaited.then(() => route.continue()))
    await chat.open()
    await chat.send('black cotton T-shirts, 60 pcs')
    await expect(chat.progress).toBeVisible()
    const question = page.getByRole('article', { name: 'You' })
    const sizes = () => Promise.all([question, question.locator('p')].map(async (one) => (await one.boundingBox())!.height))
    const before = await sizes()
    expect(before[1], 'in one line').toBeLessThan(56)
    goOn()
    await chat.settled()
    await expect(page.getByRole('button', { name: 'Change the question' })).toBeVisible()
    expect(await sizes()).toEqual(before)
  })

  test('the sidebar is a sheet over the page, which does not scroll below it; nothing is wider than the screen [CH-03 CO-07]', async ({
    page,
  }) => {
    const chat = new ChatPage(page)
    await chat.open()
    await chat.ask('thermos mugs 500 ml, 100 pcs')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expect(chat.sidebar).toBeHidden()
    await page.getByRole('button', { name: 'Open conversations' }).click()
    await expect(chat.sidebar).toBeVisible()
    expect(
      await page.evaluate(() =>
        [document.body, document.documentElement].some((element) => getComputedStyle(element).overflowY === 'hidden'),
      ),
    ).toBe(true)
    await page.goBack()
    await expect(chat.sidebar).toBeHidden()
    await expect(chat.questions).toHaveCount(1)
  })

  test('in the sheet of conversations the field of a new title has the focus; Escape gives it back and leaves the sheet open', async ({
    page,
  }) => {
    const chat = new ChatPage(page)
    await chat.open()
    await chat.ask('thermos mugs 500 ml, 100 pcs')
    await page.getByRole('button', { name: 'Open conversations' }).click()
    const more = chat.sidebar.getByRole('button', { name: /^Actions for/ })
    await more.click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const field = chat.sidebar.getByRole('textbox', { name: 'New title' })
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(more).toBeFocused()
    await expect(chat.sidebar).toBeVisible()
  })

  test('a finger pushes a sheet out the way it came in: conversations to the left, a product down; a short push lets it return', async ({
    page,
  }) => {
    const chat = new ChatPage(page)
    const product = new ProductPage(page)
    const push = await givenFinger(page)
    await chat.open()
    await chat.ask('thermos mugs 500 ml, 100 pcs')
    await page.getByRole('button', { name: 'Open conversations' }).tap()
    await expect(chat.sidebar).toBeVisible()
    await push({ x: 200, y: 500 }, { x: 175, y: 500 })
    await expect(chat.sidebar).toBeInViewport({ ratio: 1 })
    await push({ x: 200, y: 500 }, { x: 40, y: 515 })
    await expect(chat.sidebar).toBeHidden()

    await chat.cards.first().tap()
    await expect(product.panel.getByTestId('unit-price')).toBeVisible()
    // What scrolls goes on doing so, and is pushed out from its top alone.
    await push({ x: 200, y: 600 }, { x: 200, y: 300 })
    const scrolled = () =>
      product.panel.evaluate((panel) => Math.max(...[...panel.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)))
    await expect.poll(scrolled).toBeGreaterThan(100)
    // A push may have set it going further than a finger moves.
    await expect(async () => {
      if ((await scrolled()) >= 50) await push({ x: 200, y: 300 }, { x: 200, y: 700 })
      expect(await scrolled()).toBeLessThan(50)
    }).toPass()
    await expect(product.title).toBeVisible()
    await push({ x: 200, y: 30 }, { x: 200, y: 500 })
    await expect(product.panel).toBeHidden()
    await expect(page).toHaveURL(/\/conversation\//)
  })

  test('a way of delivery that is chosen moves nothing: the head of the panel and its foot stay', async ({ page }) => {
    const product = new ProductPage(page)
    await product.open(plainOffer)
    const estimate = product.panel.getByRole('region', { name: 'Full cost, estimated' })
    await estimate.getByRole('button').click()
    await estimate.getByRole('radio').nth(1).focus()
    await page.keyboard.press('ArrowRight')
    await expect(estimate.getByRole('radio').nth(2)).toBeChecked()
    await expect(product.close).toBeInViewport()
    await expect(product.panel.getByRole('button', { name: 'Sign In', exact: true })).toBeInViewport()
  })
})

test('768 px is a phone, 769 px is not [CO-07]', async ({ page }) => {
  const chat = new ChatPage(page)
  await page.setViewportSize({ width: 768, height: 800 })
  await chat.open()
  await expect(chat.sidebar).toBeHidden()
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(chat.sidebar).toBeVisible()
})

test('beside an open product the heading of a guest’s page keeps its room', async ({ page }) => {
  await new ChatPage(page).open(`/chat/?product=${plainOffer}`)
  await expect(page.getByRole('dialog', { name: 'Product details' }).getByTestId('unit-price')).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Welcome to Karavan')
  expect(await title.evaluate((one) => one.scrollWidth <= one.clientWidth), 'nothing of it is cut').toBe(true)
})

test('goods stand whole on their cards, lid and foot, on a wide screen and on a phone', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs 500 ml, 100 pcs')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 860 })
    const frames = chat.thread.locator('.product-card-picture')
    await expect(frames.first()).toBeVisible()
    const cut = await frames.evaluateAll(
      (all) =>
        all.filter((frame) => {
          const picture = [...frame.querySelectorAll('img')].at(-1)!
          const [inner, outer] = [picture, frame].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect]
          const isInside = inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right
          return !isInside || getComputedStyle(picture).objectFit !== 'contain'
        }).length,
    )
    expect(cut, `cut pictures at ${width}`).toBe(0)
  }
})

for (const [locale, wish] of [
  ['ru', 'чёрные рюкзаки для ноутбука, 50 штук'],
  ['en', 'thermos mugs 500 ml up to 400 rubles, 100 pieces'],
  ['zh', '500毫升保温杯，100个'],
] as const)
  test.describe(`a small laptop in ${locale}`, () => {
    test.use({ locale, viewport: { width: 1280, height: 720 } })

    test('the prices of the first row are seen after an answer without scrolling', async ({ page }) => {
      const chat = new ChatPage(page)
      await chat.open()
      await chat.ask(wish)
      for (const index of [0, 1, 2]) {
        const price = chat.lastCards.nth(index).getByText('₽').first()
        await expect(price).toBeInViewport({ ratio: 1 })
        const [seen, field] = [await price.boundingBox(), await chat.input.boundingBox()]
        expect(seen!.y + seen!.height).toBeLessThan(field!.y)
      }
    })
  })

test('the six of an answer stand in two full rows, however wide the window', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs 500 ml, 100 pcs')
  await expect(chat.lastCards).toHaveCount(6)
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 1080 })
    const rows = async () => {
      const tops = await chat.lastCards.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
      return Object.values(Object.groupBy(tops, String)).map((row) => row?.length)
    }
    await expect.poll(rows, `rows at ${width}`).toEqual([3, 3])
  }
})

test('a guest changes the language at once, and it stays [LA-03 LA-05 LA-06]', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText([/English/, /Русский/, /中文/])
  await page.getByRole('menuitemradio', { name: 'Русский' }).click()
  await expect(page.getByRole('button', { name: 'Новый поиск' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('ui_language'))).toBe('ru')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Новый поиск' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test.describe('German browser', () => {
  test.use({ locale: 'de-DE' })
  test('a language that is none of ours gives English, and nothing is stored [LA-02]', async ({ page }) => {
    await new ChatPage(page).open()
    await expect(page.getByRole('button', { name: 'New search' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('ui_language'))).toBeNull()
  })
})

test('a failed send says so, offers a retry that works, and keeps the input usable [ER-17]', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await page.route(
    '**/api/search/start',
    (route) => route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'internal', request_id: '1' } }),
    { times: 1 },
  )
  await chat.send('thermos mugs')
  await expect(chat.thread).toContainText('Sorry, there was an error processing your message. Please try again.')
  await expect(chat.input).toBeEnabled()
  await chat.thread.getByRole('button', { name: 'Retry' }).click()
  await chat.settled()
  await expect(chat.cards.first()).toBeVisible()
})

test('a list or messages that cannot be loaded leave no endless loading [CH-57 ER-19]', async ({ page }) => {
  const chat = new ChatPage(page)
  await page.route('**/api/conversations?*', (route) => route.fulfill({ status: 500, json: {} }))
  await chat.open()
  await expect(chat.sidebar.getByRole('listitem')).toHaveCount(0)
  await page.unroute('**/api/conversations?*')
  await chat.ask('black backpacks')
  await page.getByRole('button', { name: 'New search' }).click()
  await page.route('**/messages', (route) => route.fulfill({ status: 500, json: {} }))
  await chat.entry('black backpacks').getByRole('link').click()
  await expect(chat.thread).toHaveAttribute('aria-busy', 'false')
  await expect(chat.input).toBeEnabled()
})
