import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { type LlmEndpoint, llmEndpoint, type ModelReply } from '@karavan/testing/llm-endpoint.ts'
import { test as base, type Page } from '@playwright/test'
import { ChatPage } from '../pages/chat-page.ts'

const { expect } = base

interface Shop {
  karavan: KaravanProcess
  model: LlmEndpoint
}
/** A product with a language model that says what a test wrote for it. */
async function withShop(turnBudgetMs: number, use: (shop: Shop) => Promise<void>): Promise<void> {
  await using model = await llmEndpoint()
  const karavan = new KaravanProcess({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted', LLM_TURN_BUDGET_MS: String(turnBudgetMs) })
  try {
    await karavan.start()
    await use({ karavan, model })
  } finally {
    await karavan.remove()
  }
}
const test = base.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    // Longer than a busy machine takes: only the journey of a silent model is about the end of its time.
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures it needs from this pattern
    async ({}, use) => withShop(55_000, use),
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.karavan.url),
})

// One product for all of them: a start is more work than most of them are.
test.describe.configure({ mode: 'default' })

const search: ModelReply = { calls: [{ tool: 'search_offers', args: { goods: 'термокружки' } }] }
/** Searches for thermos mugs, then says this. */
const afterSearch = (reply: ModelReply) => (_: unknown, step: number) => (step === 0 ? search : reply)
/** Words that come one by one, so that somebody can see them come. */
const slowly = ['Нашёл термокружки. ', 'Посмотрите сначала [A]. ', 'Рядом стоит [B]. ', 'Могу сузить выбор. ']

test('the cards come first, then the words as they are written, above them where they are seen, and the whole answer stays after a reload', async ({
  page,
  shop,
}) => {
  shop.model.script = afterSearch({ text: slowly, everyMs: 1500 })
  const chat = new ChatPage(page)
  await chat.open()
  await chat.send('что-нибудь для кофе с собой, чтобы не остывало')
  await expect(chat.lastCards).toHaveCount(6)
  const streamed = chat.thread.getByText('Нашёл термокружки.')
  await expect(streamed).toBeVisible()
  await expect(chat.thread.getByText('Могу сузить выбор.')).toHaveCount(0)
  // Each piece that comes is drawn anew, so that there may be no box at this moment.
  const isAboveCards = async () => {
    const [words, card] = [await streamed.boundingBox(), await chat.lastCards.first().boundingBox()]
    return words !== null && card !== null && words.y < card.y
  }
  await expect(streamed).toBeInViewport({ ratio: 1 })
  await expect.poll(isAboveCards).toBe(true)
  await chat.settled()
  await expect(streamed).toBeInViewport({ ratio: 1 })
  await expect(chat.thread.getByText('Могу сузить выбор.')).toBeVisible()
  await expect(chat.answers).toHaveCount(2)
  await page.reload()
  await expect(chat.thread.getByText('Могу сузить выбор.')).toBeInViewport({ ratio: 1 })
  await expect(chat.answers).toHaveCount(2)
  await expect.poll(isAboveCards).toBe(true)
})

/** Every text that has come into a live region of the page since its start: what a screen reader says by itself. */
async function heard(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const live = '[aria-live], [role=status], [role=alert], [role=log], output'
    const sayFrom = (node: Node) => {
      const region = (node instanceof Element ? node : node.parentElement)?.closest(live)
      if (region && region.ariaLive !== 'off' && node.textContent) said.push(node.textContent)
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') sayFrom(target)
        for (const node of addedNodes) {
          sayFrom(node)
          if (!(node instanceof Element) || node.matches(live)) continue
          for (const region of node.querySelectorAll(live)) sayFrom(region)
        }
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0))
}

test('who listens hears that an answer has started and that it is there with its products, and none of the words between', async ({
  page,
  shop,
}) => {
  shop.model.script = afterSearch({ text: slowly, everyMs: 300 })
  const listen = await heard(page)
  const chat = new ChatPage(page)
  await chat.open()
  await listen()
  await chat.send('чашка для кофе с собой')
  await expect(chat.thread.getByText('Нашёл термокружки.')).toBeVisible()
  const atFirst = await listen()
  expect(atFirst[0]).toBe('The answer has started')
  await chat.settled()
  await expect(chat.thread.getByText('Рядом стоит')).toBeVisible()
  expect([...atFirst, ...(await listen())]).toEqual(['The answer has started', 'The answer is ready, 6 products'])
})

const motions = [
  { reducedMotion: 'reduce', moves: false },
  { reducedMotion: 'no-preference', moves: true },
] as const
for (const { reducedMotion, moves } of motions) {
  test(`while words come, ${moves ? 'the waiting moves' : 'nothing moves for who asked for it'}`, async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion })
    shop.model.script = afterSearch({ text: slowly, everyMs: 600 })
    const chat = new ChatPage(page)
    await chat.open()
    await chat.send('кружка для кофе с собой')
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().activeDuration) > 20)
          .map((animation) => (animation as CSSAnimation).animationName),
      )
    const seen: string[] = []
    for (const words of slowly.slice(0, 3)) {
      await expect(chat.thread.getByText(words.slice(0, 12))).toBeVisible()
      seen.push(...(await moving()))
    }
    if (moves) expect(seen).not.toEqual([])
    else expect(seen).toEqual([])
    await chat.settled()
  })
}

test('Stop keeps the words that were written', async ({ page, shop }) => {
  shop.model.script = afterSearch({ text: slowly.slice(0, 2), stalls: true })
  const chat = new ChatPage(page)
  await chat.open()
  await chat.send('чашки, чтобы не остывало')
  await expect(chat.thread.getByText('Нашёл термокружки.')).toBeVisible()
  await chat.stopButton.click()
  await chat.settled()
  await expect(chat.thread.getByText('Нашёл термокружки.')).toBeVisible()
  await page.reload()
  await expect(chat.thread.getByText('Нашёл термокружки.')).toBeVisible()
  await expect(chat.lastCards).toHaveCount(6)
})

test('a model that falls silent is given up, and its words give way to those of the rules', async ({ page }) => {
  // It starts a process of its own.
  test.slow()
  await withShop(12_000, async ({ karavan, model }) => {
    const chat = new ChatPage(page)
    await chat.open(`${karavan.url}/chat/`)
    // The first search of a process builds what it reads with: on a busy machine it would have no time left for words.
    model.script = afterSearch({ text: ['Нашёл термокружки.'] })
    await chat.send('термокружки')
    await chat.settled()
    await chat.open(`${karavan.url}/chat/`)
    model.script = afterSearch({ text: slowly.slice(0, 2), stalls: true })
    const before = model.aborted
    await chat.send('нужны термокружки')
    await expect(chat.thread.getByText('Нашёл термокружки.')).toBeVisible()
    // While its time runs it is waited for, then its call is given up.
    expect(model.aborted).toBe(before)
    await chat.settled()
    expect(model.aborted).toBe(before + 1)
    await expect(chat.thread.getByText('Нашёл термокружки.')).toHaveCount(0)
    await expect(chat.answers.filter({ hasText: 'Вот термокружки' })).toHaveCount(1)
    await expect(chat.lastCards).toHaveCount(6)
  })
})

test('an answer that is asked for again is another one of the model, in the place of the first', async ({ page, shop }) => {
  shop.model.script = afterSearch({ text: ['Начните с [A].'] })
  const chat = new ChatPage(page)
  await chat.open()
  await chat.send('чашка, чтобы кофе не остывал')
  await chat.settled()
  await expect(chat.thread.getByText('Начните с')).toBeVisible()
  shop.model.requests.length = 0
  shop.model.script = afterSearch({ text: ['Посмотрите сначала [B].'] })
  await page.getByRole('button', { name: 'Answer again' }).last().click()
  await expect(chat.thread.getByText('Посмотрите сначала')).toBeVisible()
  await chat.settled()
  await expect(chat.thread.getByText('Начните с')).toHaveCount(0)
  await expect(chat.questions).toHaveCount(1)
  expect(shop.model.requests.filter(({ tools }) => tools).map(({ temperature }) => temperature)).toEqual([0.8, 0.8])
  await page.reload()
  await expect(chat.thread.getByText('Посмотрите сначала')).toBeVisible()
  await expect(chat.thread.getByText('Начните с')).toHaveCount(0)
})

for (const [message, goods, waits, words] of [
  ['something that keeps coffee hot on the go', 'thermos mugs', 'Reading your request…', 'Start with'],
  ['路上喝咖啡用的，不容易凉', '保温杯', '正在理解您的需求……', '建议先看'],
] as const) {
  test(`what a model does is told in the language of the message: ${message}`, async ({ page, shop }) => {
    shop.model.script = (_: unknown, step: number) =>
      step === 0
        ? { calls: [{ tool: 'search_offers', args: { goods } }], everyMs: 700 }
        : { text: [words === 'Start with' ? 'Start with [A].' : '建议先看[A]。'] }
    const chat = new ChatPage(page)
    await chat.open()
    await chat.send(message)
    await expect(chat.progress).toContainText(waits)
    await chat.settled()
    await expect(chat.thread.getByText(words)).toBeVisible()
  })
}

test('a server that is killed among the words says them again after its start, once', async ({ page, shop }) => {
  // The turn is taken up when the lease of the killed process has ended; a machine with other work takes its time.
  test.setTimeout(180_000)
  shop.model.script = afterSearch({ text: slowly.slice(0, 2), stalls: true })
  const chat = new ChatPage(page)
  await chat.open()
  await chat.send('термокружки')
  await expect(chat.thread.getByText('Нашёл термокружки.')).toBeVisible()
  await shop.karavan.stop('SIGKILL')
  await expect(chat.thread.getByRole('alert')).toContainText(/connection was lost|Связь прервалась|Соединение/)
  shop.model.script = afterSearch({ text: ['Вот что есть из термокружек. ', 'Начните с [A].'] })
  await shop.karavan.start()
  await page.goto(page.url())
  await chat.settled()
  await expect(chat.thread.getByText('Вот что есть из термокружек.')).toHaveCount(1, { timeout: 120_000 })
  await expect(chat.thread.getByText('Нашёл термокружки.')).toHaveCount(0)
  await expect(chat.answers).toHaveCount(2)
})
