import { expect, test } from '../fixtures.ts'
import { ChatPage } from '../pages/chat-page.ts'

test('conversations are listed, searched, renamed, switched and deleted [CH-30 CH-33 RT-14]', async ({ page }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('black backpacks')
  await page.getByRole('button', { name: 'New search' }).click()
  await expect(page).toHaveURL(/\/chat\/$/)
  await expect(chat.questions).toHaveCount(0)
  await chat.ask('desk lamps')
  await expect(chat.sidebar.getByRole('listitem')).toHaveText([/desk lamps/, /black backpacks/])

  await chat.entry('black backpacks').getByRole('link').click()
  await expect(chat.questions).toHaveText(['black backpacks'])
  await chat.choose('black backpacks', 'Rename')
  await page.getByRole('textbox', { name: 'New title' }).fill('Школьные рюкзаки')
  await page.keyboard.press('Enter')
  await expect(chat.entry('Школьные рюкзаки')).toBeVisible()
  await page.reload()
  await expect(chat.entry('Школьные рюкзаки')).toBeVisible()

  await page
    .getByRole('searchbox', { name: 'Search conversations' })
    .or(page.getByRole('textbox', { name: 'Search conversations' }))
    .fill('школьные')
  await expect(chat.entry('desk lamps')).toHaveCount(0)
  await expect(chat.entry('Школьные рюкзаки')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(chat.entry('desk lamps')).toBeVisible()

  await chat.choose('desk lamps', 'Delete')
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await expect(chat.entry('desk lamps')).toHaveCount(0)
  await expect(chat.questions).toHaveText(['black backpacks'])
  await chat.choose('Школьные рюкзаки', 'Delete')
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/chat\/$/)
  await expect(chat.questions).toHaveCount(0)
})

test('a visitor becomes a guest without a click, and stays the same one after a reload [AU-01 AU-02 CO-18]', async ({ page }) => {
  const signUps: string[] = []
  page.on('request', (request) => request.url().includes('accounts:signUp') && signUps.push(request.url()))
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('blue socks')
  await page.reload()
  await expect(chat.questions).toHaveText(['blue socks'])
  expect(signUps).toHaveLength(1)
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name))
  expect(databases).toContain('firebaseLocalStorageDb')
})

test('an address of a conversation opens it directly; an unknown one leads to the start [RT-03 RT-04]', async ({ page, context }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('yellow raincoat')
  const other = new ChatPage(await context.newPage())
  await other.page.goto(page.url())
  await expect(other.questions).toHaveText(['yellow raincoat'])
  await other.page.goto('/chat/conversation/00000000-0000-4000-8000-000000000000')
  await expect(other.page).toHaveURL(/\/chat\/$/)
  await expect(other.input).toBeEnabled()
  await other.page.goto('/chat/conversation/temp-1')
  await expect(other.page).toHaveURL(/\/chat\/$/)
})

test('another visitor cannot read the conversation [AU-33]', async ({ page, browser }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('green scarf')
  const stranger = await browser.newContext()
  const elsewhere = new ChatPage(await stranger.newPage())
  await elsewhere.page.goto(page.url())
  await expect(elsewhere.page).toHaveURL(/\/chat\/$/)
  await expect(elsewhere.thread).not.toContainText('green scarf')
  await stranger.close()
})
