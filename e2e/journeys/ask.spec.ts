import { expect, test } from '../fixtures.ts'
import { ChatPage, roubles } from '../pages/chat-page.ts'

const wishes = [
  {
    locale: 'ru-RU',
    query: 'нужны термокружки 500 мл до 400 рублей, 100 штук',
    cheaper: 'дешевле',
    black: 'только чёрные',
    color: /чёрн/i,
  },
  {
    locale: 'en-US',
    query: 'thermos mugs 500 ml up to 400 rubles, 100 pcs',
    cheaper: 'cheaper',
    black: 'only black ones',
    color: /black/i,
  },
  { locale: 'zh-CN', query: '500毫升保温杯，单价400卢布以内，100个', cheaper: '便宜一点的', black: '只要黑色的', color: /黑/ },
]

for (const { locale, query, cheaper, black, color } of wishes) {
  test.describe(locale, () => {
    test.use({ locale })
    test(`a new visitor asks in ${locale}, reads offers with reasons, refines twice and finds all of it again [CH-64 CH-39 CH-40 CH-46 AU-29]`, async ({
      page,
    }) => {
      const chat = new ChatPage(page)
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(error.message))
      page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))

      await chat.open()
      const answer = await chat.ask(query)
      expect(answer).toMatch(/100/)
      await expect(chat.lastCards).toHaveCount(6)
      for (const card of await chat.lastCards.allInnerTexts()) {
        expect(roubles(card)).toBeGreaterThan(0)
        expect(roubles(card)).toBeLessThanOrEqual(400)
        expect(card).toMatch(/100/)
      }
      const first = await chat.lastCards.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-product-id')))

      await chat.ask(cheaper)
      for (const card of await chat.lastCards.allInnerTexts()) expect(roubles(card)).toBeLessThanOrEqual(400)

      const blackAnswer = await chat.ask(black)
      expect(blackAnswer).toMatch(color)
      await expect(chat.lastCards.first()).toBeVisible()
      for (const card of await chat.lastCards.allInnerTexts()) expect(card).toMatch(color)

      const before = await chat.thread.innerText()
      await page.reload()
      await expect(chat.questions).toHaveCount(3)
      await expect(chat.questions.first()).toHaveText(query)
      await expect(chat.cards.first()).toHaveAttribute('data-product-id', first[0] ?? '')
      expect((await chat.thread.innerText()).replace(/\s+/g, ' ')).toBe(before.replace(/\s+/g, ' '))
      await expect(chat.entry(query.slice(0, 20))).toHaveCount(1)
      expect(failures).toEqual([])
    })
  })
}

const several = [
  {
    locale: 'ru-RU',
    query: 'полотенца, 40 шт',
    asks: 'второе полотенце из чего? и сколько идёт доставка до Москвы',
    material: /материал|хлопок|микрофибра/i,
    goods: 'нужны ещё кружки и зонты, по 20 штук',
    names: [/круж/i, /зонт/i],
  },
  {
    locale: 'en-US',
    query: 'towels, 40 pcs',
    asks: 'what is the second towel made of? and how long is delivery to Moscow',
    material: /material|cotton|microfiber/i,
    goods: 'we also need mugs and umbrellas, 20 of each',
    names: [/mug/i, /umbrella/i],
  },
  {
    locale: 'zh-CN',
    query: '毛巾40条',
    asks: '第二条毛巾什么材质？到莫斯科要多久',
    material: /材质|棉|超细纤维/,
    goods: '还要马克杯20个和雨伞20把',
    names: [/杯/, /伞/],
  },
]

for (const { locale, query, asks, material, goods, names } of several) {
  test.describe(locale, () => {
    test.use({ locale })
    test(`a message in ${locale} that does several things is answered in each of them`, async ({ page }) => {
      const chat = new ChatPage(page)
      await chat.open()
      await chat.ask(query)
      const second = await chat.lastCards.nth(1).getAttribute('data-product-id')

      const answer = await chat.ask(asks)
      expect(answer).toMatch(material)
      expect(answer).toMatch(/14[–-]21/)
      await expect(chat.lastCards).toHaveCount(1)
      await expect(chat.lastCards.first()).toHaveAttribute('data-product-id', second ?? '')

      await chat.ask(goods)
      const cards = await chat.lastCards.allInnerTexts()
      for (const name of names) expect(cards.filter((card) => name.test(card)).length).toBeGreaterThan(0)
      expect(cards.every((card) => names.some((name) => name.test(card)))).toBe(true)
    })
  })
}

test('the temporary conversation becomes the real one in place, and the list is asked again [RT-12 RT-13 CH-51]', async ({ page }) => {
  const chat = new ChatPage(page)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  const calls: string[] = []
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}${new URL(request.url()).search}`))
  await chat.open()
  const listed = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/conversations?limit=50&offset=0') && calls.some((call) => call.startsWith('POST /api/search/start')),
  )
  await chat.ask('red umbrella')
  await listed
  expect(visited.some((path) => path.startsWith('/chat/conversation/temp-'))).toBe(true)
  expect(calls.filter((call) => call.includes('temp-'))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(/\/chat\/$/)
})

test('a card opens its product with the reason the card gave, and Escape returns to the answer [CH-27 CH-28]', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs 500 ml, 100 pcs')
  const card = chat.lastCards.first()
  const title = (await card.locator('[dir=auto]').first().innerText()).trim()
  await card.click()
  const panel = page.getByRole('dialog', { name: 'Product details' })
  await expect(panel).toContainText(title.slice(0, 20))
  await expect(panel).toContainText('Why this product')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(card).toBeVisible()
})

test('a marketplace link in an answer opens the product panel instead of leaving the page [CH-54 CH-55]', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs 500 ml, 100 pcs')
  const lookup = page.waitForRequest((request) => request.url().includes('/api/products/by-url'))
  await chat.lastAnswer.getByRole('link').first().click()
  expect(new URL((await lookup).url()).searchParams.get('language')).toBe('ru')
  await expect(page.getByRole('dialog', { name: 'Product details' })).toBeVisible()
  await expect(page).toHaveURL(/\/chat\//)
})

test('a hostile title is shown as text and runs nothing [CH-11]', async ({ page }) => {
  const chat = new ChatPage(page)
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  await chat.open()
  await chat.ask('thermos mug onerror alert document domain script')
  await expect(chat.thread).toContainText('<img src=x onerror')
  expect(await page.locator('img[src="x"], script:not([src]):not([type="application/json"]), iframe').count()).toBe(0)
  await chat.cards.filter({ hasText: 'onerror' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('<img src=x onerror')
  await chat.page.keyboard.press('Escape')
  await chat.ask('<b onmouseover=alert(1)>mugs</b> <script>alert(1)</script>')
  await expect(chat.questions.last()).toHaveText('<b onmouseover=alert(1)>mugs</b> <script>alert(1)</script>')
  expect(dialogs).toBe(0)
})

test('Shift+Enter breaks the line, blanks send nothing, and the text is trimmed [CH-13 CH-34]', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.input.fill('   ')
  await chat.input.press('Enter')
  await expect(chat.questions).toHaveCount(0)
  await chat.input.fill('  tea')
  await chat.input.press('Shift+Enter')
  await chat.input.pressSequentially('cups  ')
  await expect(chat.input).toHaveValue('  tea\ncups  ')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/search/start'))
  await chat.input.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ query: 'tea\ncups' })
})
