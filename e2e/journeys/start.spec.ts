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
