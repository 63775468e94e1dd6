import { expect, test } from '../fixtures.ts'
import { ChatPage } from '../pages/chat-page.ts'

test('the address leads to the chat under /chat/, with every asset below it [RT-01]', async ({ page, karavan }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== karavan.url || !/^\/(chat|api|media|identitytoolkit|securetoken|$)/.test(pathname)) outside.push(request.url())
  })
  await page.goto('/')
  await expect(page).toHaveURL(/\/chat\/$/)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(outside).toEqual([])
})

test.describe('addresses without the base', () => {
  test.use({ locale: 'ru-RU' })

  test('a page of the shop leads to its place; an address that nothing has says so in the language of the browser', async ({ page }) => {
    await page.goto('/list/abc?a=b')
    await expect(page).toHaveURL(/\/chat\/list\/abc\?a=b$/)
    for (const path of ['/foo', '/orders/o1/more', '/chat/missing.png', '/chat/foo']) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'На главную' }).click()
    await expect(page).toHaveURL(/\/chat\/$/)
    await expect(page.getByRole('textbox').first()).toBeVisible()
  })
})

test('what is served is the built app: its files are named after their content and kept for good [NF-12]', async ({ page, karavan }) => {
  const scripts: string[] = []
  // `start.js` sets the theme before the first paint; its name never changes, so the browser asks for it each time.
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && !/\/chat\/start\.js$/.test(request.url()) && scripts.push(request.url()),
  )
  await page.goto('/chat/')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(scripts.length).toBeGreaterThan(0)
  for (const url of scripts) {
    expect(url.slice(karavan.url.length)).toMatch(/^\/chat\/assets\/[\w.-]+-[\w-]{8}\.js$/)
    const { headers, body } = await page.request.get(url).then(async (answer) => ({ headers: answer.headers(), body: await answer.text() }))
    expect(headers['cache-control']).toContain('immutable')
    expect(body).not.toMatch(/sourceMappingURL=data|@vite\/client|jsx-dev-runtime/)
  }
})

test('the pages beside the app have an icon and ask for nothing that is not there', async ({ page, request }) => {
  for (const path of ['/help/buyer', '/pages/terms']) {
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const icon = await page.locator('link[rel="icon"]').getAttribute('href')
    const answer = await request.get(icon ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(faults).toEqual([])
  }
})

test('what the first screen waits for keeps to its budget: 112 kB of JavaScript in four files, texts included, and 14 kB of CSS [NF-12]', async ({
  request,
}) => {
  const page = await (await request.get('/chat/')).text()
  const start = await (await request.get('/chat/start.js')).text()
  const styles = [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, path]) => path!)
  const scripts = [...page.matchAll(/(?:src|rel="modulepreload"[^>]* href)="([^"]+\.js)"/g)].map(([, path]) => path!)
  const texts = (Object.values(JSON.parse(/const texts = (\{.+?\})/.exec(start)![1]!)) as string[]).slice(0, 3)
  const brotliBytes = async (path: string) => {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding'], path).toBe('br')
    return Number(answer.headers()['content-length'])
  }
  const sum = async (paths: string[]) => (await Promise.all(paths.map(brotliBytes))).reduce((total, bytes) => total + bytes, 0)
  expect(styles).toHaveLength(1)
  expect(texts).toHaveLength(3)
  expect(scripts.length + 1, 'with the texts of one language').toBeLessThanOrEqual(4)
  const longestTexts = Math.max(...(await Promise.all(texts.map(brotliBytes))))
  expect((await sum(scripts)) + longestTexts).toBeLessThan(112 * 1024)
  expect(await sum(styles)).toBeLessThan(14 * 1024)
})

test('a first visit is at work, its guest with it, after twelve requests and 118 kB of JavaScript as they travel [NF-12]', async ({
  browser,
  karavan,
}) => {
  // The language whose texts and fonts are the largest.
  const context = await browser.newContext({ locale: 'ru-RU', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map<string, string>()
    const scriptBytes: number[] = []
    session.on('Network.responseReceived', ({ requestId, type, response }) => response.url.startsWith('http') && kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Script') scriptBytes.push(encodedDataLength)
    })
    await page.goto(`${karavan.url}/chat/`)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(kinds.size).toBeLessThanOrEqual(12)
    expect(scriptBytes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(118 * 1024)
  } finally {
    await context.close()
  }
})

test('a shared link shows its product before the app is there: the picture comes with the page, what draws it and what is known of it with the app [NF-12]', async ({
  browser,
  karavan,
}) => {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().slice(karavan.url.length)))
    // The app itself is held back: what is seen and asked for until then owes nothing to it.
    const app = Promise.withResolvers<void>()
    await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await app.promise
      await route.continue()
    })
    const { products } = await (await page.request.get('/api/products?limit=1&language=ru')).json()
    const [{ id, title }] = products
    // Whether the chat was laid out beneath what covers it.
    await page.addInitScript(() => {
      const look = () => {
        if (document.getElementById('first-look') && document.getElementById('thread')?.offsetParent)
          document.documentElement.dataset.beneath = ''
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goto(`${karavan.url}/chat/?product=${id}`, { waitUntil: 'commit' })
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    const look = page.locator('#first-look img')
    await expect.poll(() => look.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const drawn = await look.evaluate((image: HTMLImageElement) => image.currentSrc)
    const details = (path: string) => path.startsWith(`/api/products/${encodeURIComponent(id)}?`)
    const texts = (path: string) => /\/ru-later-/.test(path)
    await expect.poll(() => asked.some(details) && asked.some(texts)).toBe(true)
    const ahead = new Set(asked)

    app.resolve()
    const panel = page.getByRole('dialog', { name: 'О товаре' })
    await expect(panel.getByRole('heading', { name: title })).toBeVisible()
    await expect(look).toHaveCount(0)
    await expect(page.locator('html'), 'what nobody sees is drawn later').not.toHaveAttribute('data-beneath')
    await expect(page.locator('#thread'), 'and is there before it is wanted').toBeVisible()
    expect(asked.filter(details), 'asked once').toHaveLength(1)
    const shown = panel.getByRole('img', { name: title }).first()
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc), 'the same picture').toBe(drawn)
    expect(
      asked.filter((path) => path === drawn.slice(karavan.url.length)),
      'fetched once',
    ).toHaveLength(1)
    const parts = [...ahead].filter((path) => path.endsWith('.js'))
    expect(parts.length, 'with the app and its texts').toBeLessThanOrEqual(20)
    // Files that the panel imports and start.js does not know of would come one after the other.
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname))
    const late = names.filter((path) => /\/assets\/(product-panel|panels|calls|sheet)-[^/]+\.js$/.test(path) && !ahead.has(path))
    expect(late).toEqual([])

    await page.setViewportSize({ width: 1280, height: 860 })
    const titles = page.getByRole('list', { name: 'Примеры для начала' }).locator('.font-semibold')
    const lines = () =>
      titles.evaluateAll((all) => all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))))
    await expect.poll(lines, { message: 'no word is broken beside the panel' }).toEqual([1, 1, 1, 1])
  } finally {
    await context.close()
  }
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the picture that a shared link shows at once stays in sight when the panel takes its place, ${colorScheme} [NF-12]`, async ({
    browser,
    karavan,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
      reducedMotion: 'no-preference',
      colorScheme,
    })
    try {
      const page = await context.newPage()
      // A busy phone draws few frames, and what comes late is seen.
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
      // How much of the panel's picture is to be seen, in each frame from the one on that shows it uncovered.
      await page.addInitScript(() => {
        const shown: number[] = []
        globalThis.journey = { pictureShown: shown }
        const look = () => {
          const picture = document.querySelector('[role="dialog"] section img')
          if (picture && !document.getElementById('first-look')) {
            let opacity = 1
            for (let one: Element | null = picture; one; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity)
            shown.push(opacity)
          }
          requestAnimationFrame(look)
        }
        look()
      })
      const { products } = await (await page.request.get('/api/products?limit=1')).json()
      await page.goto(`${karavan.url}/chat/?product=${products[0].id}`, { waitUntil: 'commit' })
      const shown = () => page.evaluate(() => journey.pictureShown ?? [])
      await expect.poll(async () => (await shown()).length).toBeGreaterThan(20)
      expect((await shown()).filter((opacity) => opacity < 1)).toEqual([])
    } finally {
      await context.close()
    }
  })

test('a shop on a plain-http address of a local network answers as well', async ({ playwright, karavan }, { project }) => {
  // Browsers keep part of their abilities for https and localhost.
  const launchOptions = project.use.launchOptions
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP shop.test 127.0.0.1'],
  })
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    await page.goto(karavan.url.replace('127.0.0.1', 'shop.test'))
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    const chat = new ChatPage(page)
    await chat.ask('mugs, 50 pcs')
    await expect(chat.cards.first()).toBeVisible()
  } finally {
    await browser.close()
  }
})

for (const { locale, headline, tasks, made } of [
  { locale: 'en-US', headline: 'What shall we bring you?', tasks: 'Examples to start with', made: /goods are made up/ },
  { locale: 'ru-RU', headline: 'Что вам привезти?', tasks: 'Примеры для начала', made: 'Демо-каталог: товары вымышленные' },
  { locale: 'zh-CN', headline: '想采购点什么？', tasks: '示例', made: '演示目录：商品均为虚构' },
]) {
  test.describe(locale, () => {
    test.use({ locale })
    test('the start screen has one left edge, the field below the headline, four tasks that use the room, and says how it works in a line', async ({
      page,
    }) => {
      const chat = new ChatPage(page)
      await page.setViewportSize({ width: 1920, height: 1000 })
      await chat.open()
      const list = page.getByRole('list', { name: tasks })
      const parts = [page.getByRole('heading', { name: headline }), chat.input.locator('xpath=ancestor::form'), list, page.getByText(made)]
      await expect(parts[3]!).toBeVisible()
      const boxes = async () => Promise.all(parts.map(async (part) => (await part.boundingBox())!))
      const [title, field, row, notice] = await boxes()
      for (const box of [field, row, notice]) expect(box!.x).toBeCloseTo(title!.x, 0)
      expect(field!.y).toBeGreaterThan(title!.y)
      expect(row!.y).toBeGreaterThan(field!.y)
      const main = (await page.getByRole('main').boundingBox())!
      expect(row!.width, 'a wide screen is used').toBeGreaterThan(main.width * 0.9)
      const tops = await list.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(tops).toHaveLength(4)
      expect(new Set(tops).size, 'four in a row').toBe(1)

      await page.setViewportSize({ width: 390, height: 844 })
      const stepsHeight = async () => (await list.locator('xpath=following-sibling::ol').boundingBox())!.height
      // The page lays itself out anew a moment after its window has become narrow.
      await expect.poll(stepsHeight, { message: 'how it works is one line' }).toBeLessThan(32)
      for (const box of await boxes()) expect(box.y + box.height, 'all of it is seen at once').toBeLessThanOrEqual(844)
    })
  })
}
