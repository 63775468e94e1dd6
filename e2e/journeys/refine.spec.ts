import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { ChatPage, roubles } from '../pages/chat-page.ts'

const button = (chat: ChatPage, name: string | RegExp): Locator => chat.thread.getByRole('button', { name })
const idsOf = (cards: Locator): Promise<(string | null)[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-product-id')))

test('a buyer takes a condition away, puts the offers in another order and reads all that was found, by keyboard and after a reload', async ({
  page,
}) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('black thermos mugs up to 900 rubles, 100 pcs')
  await expect(button(chat, /^Remove condition/)).toHaveText(['up to 900 ₽', '100 pcs', 'black'])

  await button(chat, 'Remove condition: black').press('Enter')
  await expect(chat.questions.last()).toHaveText('Without “black”')
  await chat.settled()
  await expect(button(chat, /^Remove condition/)).toHaveText(['up to 900 ₽', '100 pcs'])
  for (const card of await chat.lastCards.allInnerTexts()) expect(roubles(card)).toBeLessThanOrEqual(900)

  await button(chat, 'lowest price').click()
  await expect(chat.questions.last()).toHaveText('Lowest price first')
  await chat.settled()
  await expect(button(chat, 'lowest price')).toHaveAttribute('aria-pressed', 'true')
  const prices = (await chat.lastCards.allInnerTexts()).map(roubles)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const shown = await idsOf(chat.lastCards)
  await button(chat, /^Show (all|more)/)
    .last()
    .press('Enter')
  await expect(chat.lastCards).toHaveCount(shown.length + 24)
  await expect(chat.lastCards.nth(shown.length)).toBeFocused()
  const all = await idsOf(chat.lastCards)
  expect(all.slice(0, shown.length)).toEqual(shown)
  expect(new Set(all).size).toBe(all.length)
  const everyPrice = (await chat.lastCards.allInnerTexts()).map(roubles)
  expect(everyPrice).toEqual(everyPrice.toSorted((a, b) => a - b))

  await page.reload()
  await expect(chat.questions).toHaveCount(3)
  await expect(button(chat, /^Remove condition/)).toHaveText(['up to 900 ₽', '100 pcs'])
  const before = chat.thread.getByRole('list', { name: 'Search conditions' }).first()
  await expect(before.getByRole('listitem')).toHaveText(['up to 900 ₽', '100 pcs', 'black'])
  await expect(before.getByRole('button')).toHaveCount(0)
  await button(chat, 'Remove condition: up to 900 ₽').click()
  await chat.settled()
  await expect(button(chat, /^Remove condition/)).toHaveText('100 pcs')
})

test('a buyer compares what other suppliers ask for the same goods, and opens one of them', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs 500 ml, 500 pcs')
  await chat.lastCards.first().click()
  const panel = page.getByRole('dialog', { name: 'Product details' })
  await panel.getByRole('button', { name: 'Same goods, other suppliers' }).click()
  const others = panel.getByRole('region', { name: 'Same goods, other suppliers' })
  await expect(others.getByRole('status')).toContainText('Prices at 500 pcs, lowest first')
  const prices = (await others.getByRole('button').allInnerTexts()).map(roubles)
  expect(prices.length).toBeGreaterThan(0)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const title = (await others.getByRole('button').first().locator('[dir=auto]').innerText()).trim()
  await others.getByRole('button').first().click()
  await expect(panel.getByRole('heading', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})
