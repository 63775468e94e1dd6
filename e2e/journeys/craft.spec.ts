import { expect, test } from '../fixtures.ts'
import { ChatPage } from '../pages/chat-page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a question is changed: the talk goes on from it, here and after a reload', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('mugs')
  await chat.ask('blue ones')
  const questions = page.getByRole('article', { name: 'You' })
  await expect(questions).toHaveCount(2)
  await questions.nth(0).hover()
  await questions.nth(0).getByRole('button', { name: 'Change the question' }).click()
  await expect(chat.input).toHaveValue('mugs')
  await expect(chat.input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat.input).toHaveValue('')

  await questions.nth(0).hover()
  await questions.nth(0).getByRole('button', { name: 'Change the question' }).click()
  await chat.input.fill('umbrellas')
  await page.keyboard.press('Enter')
  await expect(questions).toHaveCount(1)
  await expect(questions).toContainText('umbrellas')
  await expect(chat.lastCards.first()).toContainText(/umbrella/i)
  await expect(page.getByRole('heading', { level: 1, name: 'umbrellas' })).toBeVisible()
  await page.reload()
  await expect(questions).toHaveCount(1)
  await expect(chat.lastCards.first()).toContainText(/umbrella/i)
})

test('an answer is copied as text, and judged; what was said of it stays', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs')
  await page.getByRole('button', { name: 'Copy the answer' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Here are .*\n[\s\S]*\n1\. .*thermos mug.*₽/i)
  expect(copied).not.toContain('<')

  const bad = page.getByRole('button', { name: 'Bad answer' })
  const noted = page.waitForResponse(
    (response) => response.url().endsWith('/feedback') && response.request().postDataJSON().reason === 'wrong_goods',
  )
  await bad.click()
  await page.getByRole('group', { name: 'What is wrong?' }).getByRole('button', { name: 'Wrong goods' }).click()
  expect((await noted).status()).toBe(200)
  await expect(page.getByRole('group', { name: 'What is wrong?' })).toHaveCount(0)
  await page.reload()
  await expect(bad).toHaveAttribute('aria-pressed', 'true')
  const taken = page.waitForResponse((response) => response.url().endsWith('/feedback'))
  await bad.click()
  expect((await taken).status()).toBe(200)
  await page.reload()
  await expect(bad).toHaveAttribute('aria-pressed', 'false')
})

test('"Why these?" under the cards tells the points of each, and the talk goes on about the same goods', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs')
  await page.getByRole('button', { name: 'Why these?' }).click()
  const answer = page.getByRole('article', { name: 'Karavan' }).last()
  await expect(answer).toContainText('Nobody can pay for a place')
  await expect(answer.getByRole('listitem')).toHaveCount(6)
  await expect(answer.getByRole('listitem').first()).toContainText(/price [\d.]+ of 14/)
  // It asks of cards: an answer without any has no such button.
  await expect(page.getByRole('button', { name: 'Why these?' })).toHaveCount(0)
  await chat.ask('cheaper')
  await expect(chat.lastCards.first()).toContainText(/thermos mug/i)
})
