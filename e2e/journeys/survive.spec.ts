import { test as base } from '@playwright/test'
import { Product } from '../../apps/server/test/product.ts'
import { ChatPage } from '../pages/chat-page.ts'

const { expect } = base
/** A product whose marketplace takes two seconds to answer, so that things can happen in the middle of a reply. */
const test = base.extend<{ baseURL: string }, { slow: Product }>({
  slow: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures it needs from this pattern
    async ({}, use) => {
      const product = new Product({ SEARCH_DELAY_MS: '2500' }, { program: 'e2e/slow-product.ts' })
      await product.start()
      await use(product)
      await product.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ slow }, use) => use(slow.url),
})

test('W-03 CH-12 CH-35 CH-36 CH-37 a reload in the middle of a reply finds it running and sees it finish', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.send('thermos mugs 500 ml')
  await expect(chat.progress).toContainText('thermos mugs')
  await expect(chat.input).toBeDisabled()
  await expect(page.getByRole('button', { name: 'New search' })).toBeDisabled()
  await page.reload()
  await expect(chat.progress).toBeVisible()
  await expect(chat.input).toBeDisabled()
  await chat.settled()
  await expect(chat.questions).toHaveCount(1)
  await expect(chat.lastCards).toHaveCount(6)
  await expect(chat.answers).toHaveCount(2)
})

test('a second tab follows the same reply, and both show it once', async ({ page, context }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('black backpacks')
  const other = new ChatPage(await context.newPage())
  await chat.send('cheaper')
  await expect(chat.progress).toBeVisible()
  await other.page.goto(page.url())
  await expect(other.progress).toBeVisible()
  for (const tab of [chat, other]) {
    await tab.settled()
    await expect(tab.questions).toHaveText(['black backpacks', 'cheaper'])
    await expect(tab.answers).toHaveCount(4)
  }
})

test('W-04 Stop ends the reply, keeps the question, and the next one works', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.send('desk lamps')
  await chat.stopButton.click()
  await chat.settled()
  await expect(chat.questions).toHaveText(['desk lamps'])
  await expect(chat.cards).toHaveCount(0)
  await page.reload()
  await expect(chat.questions).toHaveText(['desk lamps'])
  await chat.ask('desk lamps under 2000 rubles')
  await expect(chat.lastCards.first()).toBeVisible()
})

test('CH-52 a server that is killed in the middle of a reply and started again finishes the reply by itself, once', async ({
  page,
  slow,
}) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('gift boxes')
  const address = page.url()
  await chat.send('cheaper')
  await expect(chat.progress).toContainText(/gift boxes/i)
  await slow.stop('SIGKILL')
  await expect(chat.thread.getByRole('alert')).toContainText('The connection was lost')
  await slow.start()
  await page.goto(address)
  await chat.settled()
  await expect(chat.questions).toHaveText(['gift boxes', 'cheaper'])
  await expect(chat.answers).toHaveCount(4, { timeout: 45_000 })
  await expect(chat.input).toBeEnabled()
  await page.reload()
  await expect(chat.answers).toHaveCount(4)
})
