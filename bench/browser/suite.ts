import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { newKaravan } from '../lib/karavan.ts'
import { type BenchRow, timesRow } from '../lib/report.ts'
import { openUnwatched } from './unwatched-page.ts'

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const slowerProcessor = 4
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: 'ru-RU' }
const longTalk = 1_000

interface Traffic {
  scripts: number
  scriptBytes: number
  requests: number
  bytes: number
  styleBytes: number
}

interface Times {
  lcpMs: number
  longestMs: number
  blockedMs: number
}

/** What the buyer's page costs a browser: bytes and requests of the first screen, its times and a product's on a slow phone, and long talks. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  const { karavan, remove } = newKaravan()
  let browser: Browser | undefined
  try {
    await karavan.start()
    browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    const one = await trafficOfFirst(browser, karavan.url)
    const note = 'a guest who has never been here, in Russian, until the page is at rest'
    yield { name: 'first screen: JavaScript (brotli)', unit: 'kB', value: one.scriptBytes / 1024, goal: '<= 120', note }
    yield { name: 'first screen: requests', unit: '', value: one.requests, goal: '<= 12', note: `${one.scripts} of them scripts` }
    yield { name: 'first screen: CSS (brotli)', unit: 'kB', value: one.styleBytes / 1024, goal: '<= 15' }
    yield { name: 'first screen: all bytes', unit: 'kB', value: one.bytes / 1024 }
    const listed = (await (await fetch(`${karavan.url}/api/products?limit=1`)).json()) as { products: { id: string }[] }
    for (const [name, path] of [
      ['first screen', '/chat/'],
      ['product by its link', `/chat/?product=${listed.products[0]?.id}`],
    ] as const) {
      const openings: Times[] = []
      for (let index = 0; index < (quick ? 3 : 7); index++) openings.push(await timesOf(browser, karavan.url + path))
      const on = 'slow 4G, processor / 4'
      const times = (key: keyof Times) => openings.map((opening) => opening[key])
      yield timesRow(`${name}: largest contentful paint`, times('lcpMs'), { goal: 'p50 <= 1800', note: on })
      yield timesRow(`${name}: longest task`, times('longestMs'), { goal: 'p50 <= 100', note: on })
      yield timesRow(`${name}: what tasks take beyond 50 ms`, times('blockedMs'), { note: on })
    }
    yield* longTalks(browser, karavan.url, quick ? 3 : 7)
  } finally {
    await browser?.close()
    await remove()
  }
}

async function trafficOfFirst(browser: Browser, url: string): Promise<Traffic> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await watchTraffic(session)
    await page.goto(`${url}/chat/`)
    // Its ways to an account are shown once the browser has its guest.
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).waitFor()
    await page.waitForLoadState('networkidle')
    if (process.env.BENCH_REQUESTS) for (const [path, { kind, bytes }] of traffic) process.stderr.write(`${kind}\t${bytes}\t${path}\n`)
    const all = [...traffic.values()]
    const of = (kind: string) => all.filter((one) => one.kind === kind)
    const sum = (some: { bytes: number }[]) => some.reduce((total, { bytes }) => total + bytes, 0)
    return {
      scripts: of('Script').length,
      scriptBytes: sum(of('Script')),
      requests: all.length,
      bytes: sum(all),
      styleBytes: sum(of('Stylesheet')),
    }
  } finally {
    await context.close()
  }
}

/** What is transferred, by path: the bytes of answers as they travel, headers included. */
async function watchTraffic(session: CDPSession) {
  await session.send('Network.enable')
  const traffic = new Map<string, { kind: string; bytes: number }>()
  const ids = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname, protocol } = new URL(response.url)
    if (!protocol.startsWith('http')) return
    const key = `${pathname} ${requestId}`
    ids.set(requestId, key)
    traffic.set(key, { kind: type, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = traffic.get(ids.get(requestId) ?? '')
    if (one) one.bytes = encodedDataLength
  })
  return traffic
}

const watchTasks = `
  globalThis.seen = { lcpMs: 0, tasks: [] }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })`

/** Nothing has been asked for so long: the page is at rest. */
const restMs = 3_000

async function timesOf(browser: Browser, url: string): Promise<Times> {
  const page = await openUnwatched(browser)
  try {
    const { viewport, deviceScaleFactor, isMobile: mobile, locale } = phone
    await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile })
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Emulation.setUserAgentOverride', { userAgent: await page.evaluate('navigator.userAgent'), acceptLanguage: locale })
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
    await page.send('Network.enable')
    await page.send('Network.emulateNetworkConditions', slow4G)
    await page.send('Page.enable')
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: watchTasks })
    await page.send('Page.navigate', { url })
    for (let [asked, restedMs] = [0, 0]; restedMs < restMs; restedMs += 500) {
      await new Promise((passed) => setTimeout(passed, 500))
      const now = await page.evaluate<number>(`document.readyState === 'complete' ? performance.getEntriesByType('resource').length : 0`)
      if (now !== asked || now === 0) restedMs = 0
      asked = now
    }
    const { lcpMs, tasks } = await page.evaluate<{ lcpMs: number; tasks: number[] }>('seen')
    return { lcpMs, longestMs: Math.max(0, ...tasks), blockedMs: tasks.reduce((sum, task) => sum + task - 50, 0) }
  } finally {
    await page.close()
  }
}

interface Message {
  id: string
  turn_number: number
}

/** A talk of a thousand messages, made of one that was held: how soon its end stands on the screen after the press, and how it scrolls. */
async function* longTalks(browser: Browser, url: string, times: number): AsyncGenerator<BenchRow, void, void> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 860 } })
  try {
    const page = await context.newPage()
    await page.goto(`${url}/chat/`)
    await page.getByRole('textbox').first().fill('thermos mugs 500 ml, 100 pcs')
    await page.keyboard.press('Enter')
    await page.locator('[data-product-id]').first().waitFor()
    await page.waitForURL(/conversation/)
    await page.route('**/messages', async (route) => {
      const answer = await route.fetch()
      const { messages, ...rest } = (await answer.json()) as { messages: Message[] }
      const many = Array.from({ length: longTalk }, (_, index) => {
        const message = messages[index % messages.length]!
        // The page puts messages in the order of their turns: all of one would be a single answer with two thousand cards.
        const turn = message.turn_number + Math.floor(index / messages.length)
        return { ...message, turn_number: turn, id: message.id.slice(0, -6) + String(index).padStart(6, '0') }
      })
      await route.fulfill({ response: answer, json: { ...rest, messages: many } })
    })
    const opened: number[] = []
    for (let index = 0; index < times; index++) {
      await page.reload()
      await page.getByRole('button', { name: 'New search' }).click()
      await page.waitForURL(/chat\/$/)
      await page.locator('li a[href*="/conversation/"]').first().waitFor()
      opened.push(await timeOfOpening(page))
    }
    yield timesRow('a talk of 1,000 messages opens', opened, { goal: 'p50 <= 300', note: 'from the press to the frame that shows its end' })
    const frames = await framesOfScrolling(page)
    yield timesRow('between frames while it is scrolled', frames, { goal: 'p50 <= 17' })
  } finally {
    await context.close()
  }
}

const timeOfOpening = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const link = document.querySelector<HTMLElement>('li a[href*="/conversation/"]')!
    const before = performance.now()
    link.click()
    while (!document.querySelector('[role=log] [data-product-id]')) await frame()
    await frame()
    return performance.now() - before
  })

const framesOfScrolling = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const log = document.querySelector('[role=log]')!
    let area: Element | null = log
    while (area && area.scrollHeight <= area.clientHeight) area = area.parentElement
    const gaps: number[] = []
    let last = await new Promise<number>(requestAnimationFrame)
    for (let index = 0; index < 120; index++) {
      area?.scrollBy({ top: -60, behavior: 'instant' })
      const now = await new Promise<number>(requestAnimationFrame)
      gaps.push(now - last)
      last = now
    }
    return gaps
  })
