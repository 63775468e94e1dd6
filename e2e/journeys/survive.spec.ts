import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { test as base } from '@playwright/test'
import { openGate, shutGate } from '../gate.ts'
import { ChatPage } from '../pages/chat-page.ts'

const { expect } = base
/** A product whose marketplace waits at a gate, so that things can happen in the middle of a reply. The gate is open when a test begins. */
const test = base.extend<{ baseURL: string }, { gated: KaravanProcess }>({
  gated: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures it needs from this pattern
    async ({}, use) => {
      const karavan = new KaravanProcess({ MARKETPLACE_DEADLINE_MS: '60000' }, { program: 'e2e/gated-karavan.ts' })
      await karavan.start()
      await use(karavan)
      await karavan.remove()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ gated }, use) => {
    openGate(gated)
    await use(gated.url)
  },
})

// One product for all of them: a start is more work than most of them are.
test.describe.configure({ mode: 'default' })

test('a reload in the middle of a reply finds it running and sees it finish [W-03 CH-12 CH-35 CH-36 CH-37]', async ({ page, gated }) => {
  const chat = new ChatPage(page)
  await chat.open()
  shutGate(gated)
  await chat.send('thermos mugs 500 ml')
  await expect(chat.progress).toContainText('thermos mugs')
  await expect(chat.input).toBeDisabled()
  await expect(page.getByRole('button', { name: 'New search' })).toBeDisabled()
  await page.reload()
  await expect(chat.progress).toBeVisible()
  await expect(chat.input).toBeDisabled()
  openGate(gated)
  await chat.settled()
  await expect(chat.questions).toHaveCount(1)
  await expect(chat.lastCards).toHaveCount(6)
  await expect(chat.answers).toHaveCount(2)
})

test('a second tab follows the same reply, and both show it once', async ({ page, context, gated }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('backpacks')
  const other = new ChatPage(await context.newPage())
  shutGate(gated)
  await chat.send('only black ones')
  await expect(chat.progress).toBeVisible()
  await other.page.goto(page.url())
  await expect(other.progress).toBeVisible()
  openGate(gated)
  for (const tab of [chat, other]) {
    await tab.settled()
    await expect(tab.questions).toHaveText(['backpacks', 'only black ones'])
    await expect(tab.answers).toHaveCount(4)
  }
})

test('Stop ends the reply, keeps the question, and the next one works [W-04]', async ({ page, gated }) => {
  const chat = new ChatPage(page)
  await chat.open()
  shutGate(gated)
  await chat.send('desk lamps')
  await chat.stopButton.click()
  await chat.settled()
  await expect(chat.questions).toHaveText(['desk lamps'])
  await expect(chat.cards).toHaveCount(0)
  await page.reload()
  await expect(chat.questions).toHaveText(['desk lamps'])
  openGate(gated)
  await chat.ask('desk lamps under 2000 rubles')
  await expect(chat.lastCards.first()).toBeVisible()
})

test('a server that is killed in the middle of a reply and started again finishes the reply by itself, once [CH-52]', async ({
  page,
  gated,
}) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('gift boxes')
  const address = page.url()
  shutGate(gated)
  await chat.send('cheaper')
  await expect(chat.progress).toContainText(/gift boxes/i)
  await gated.stop('SIGKILL')
  await expect(chat.thread.getByRole('alert')).toContainText('The connection was lost')
  openGate(gated)
  await gated.start()
  await page.goto(address)
  await chat.settled()
  await expect(chat.questions).toHaveText(['gift boxes', 'cheaper'])
  await expect(chat.answers).toHaveCount(4, { timeout: 45_000 })
  await expect(chat.input).toBeEnabled()
  await page.reload()
  await expect(chat.answers).toHaveCount(4)
})
