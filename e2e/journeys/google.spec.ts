import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { AccountPage } from '../pages/account.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { uidOf } from '../pages/stored-session.ts'

let people = 0
/** A Google account that nobody has used yet. */
const givenPerson = () => ({ email: `google-${Date.now()}-${++people}@example.com`, name: 'Ann of Google' })

/** Clicks the button and gives the window that opens. */
async function openPopup(page: Page): Promise<Page> {
  const account = new AccountPage(page)
  if (!(await account.panel.isVisible())) await account.way('Sign In').click()
  const opened = page.waitForEvent('popup')
  await account.panel.getByRole('button', { name: 'Sign in with Google' }).click()
  return opened
}

async function choose(popup: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await popup.getByText('Use another account').click()
  await popup.getByLabel('Email').fill(email)
  await popup.getByLabel('Name', { exact: true }).fill(name)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Continue' }).click()
  await closed
}

test('a guest signs in with Google and keeps everything; another one signs in to the same account [G-26 AU-07 AU-08 AU-10 AU-11 CO-16]', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = givenPerson()
  const urls: string[] = []
  page.context().on('request', (request) => urls.push(request.url()))
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...args) => {
      globalThis.journey = { opened: args }
      return open(...args)
    }
  })
  const refused: string[] = []
  page.context().on('console', (message) => void (/Content Security Policy/i.test(message.text()) && refused.push(message.text())))
  const chat = new ChatPage(page)
  const account = new AccountPage(page)
  await chat.open()
  await chat.ask('thermos mugs')
  const uid = await uidOf(page)

  const popup = await openPopup(page)
  await expect(popup.getByText('This is not Google.')).toBeVisible()
  expect(new URL(popup.url()).searchParams.get('prompt')).toBe('select_account')
  const opened = await page.evaluate(() => journey.opened)
  expect(opened?.[2]).toContain('width=500,height=600')
  await choose(popup, person)

  await expect(account.menuButton).toHaveAccessibleName('Account: Ann of Google')
  await expect(account.panel).toBeHidden()
  expect(await uidOf(page)).toBe(uid)
  await expect(chat.questions).toHaveText(['thermos mugs'])
  expect(urls.filter((url) => !url.startsWith(baseURL) && !/^(data|blob):/.test(url))).toEqual([])
  expect(urls.filter((url) => /eyJ|id_?token|handle/i.test(url))).toEqual([])
  expect(refused).toEqual([])

  const elsewhere = await browser.newContext({ baseURL })
  const otherPage = await elsewhere.newPage()
  const other = new ChatPage(otherPage)
  await other.open()
  await other.ask('desk lamps')
  await choose(await openPopup(otherPage), person)
  await expect(new AccountPage(otherPage).menuButton).toBeVisible()
  expect(await uidOf(otherPage)).toBe(uid)
  await expect(other.sidebar.getByRole('listitem')).toHaveText([/desk lamps/, /thermos mugs/])
  await elsewhere.close()
})

test('a popup that is closed: the page says so after a while, nothing hangs, and a new one can be opened before [ER-24 ER-28 CO-17]', async ({
  page,
}) => {
  const account = new AccountPage(page)
  await new ChatPage(page).open()
  const uid = await uidOf(page)
  await (await openPopup(page)).close()
  await expect(account.alert).toHaveText('Google sign-in failed', { timeout: 20_000 })
  expect(await uidOf(page)).toBe(uid)

  await (await openPopup(page)).close()
  await choose(await openPopup(page), givenPerson())
  await expect(account.menuButton).toBeVisible()
  expect(await uidOf(page)).toBe(uid)
})

test('a blocked popup is reported at once, with what helps [G-29 ER-24 ER-28]', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const account = new AccountPage(page)
  await new ChatPage(page).open()
  await account.way('Sign In').click()
  await account.panel.getByRole('button', { name: 'Sign in with Google' }).click()
  await expect(account.alert).toContainText('Google sign-in failed')
  await expect(account.alert).toContainText('Allow pop-ups')
  await account.panel.getByRole('button', { name: 'Close' }).click()
  await expect(account.way('Sign In')).toBeVisible()
})

test('a person who cancels at Google stays a guest [ER-24]', async ({ page }) => {
  const account = new AccountPage(page)
  await new ChatPage(page).open()
  const popup = await openPopup(page)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await closed
  await expect(account.alert).toHaveText('Google sign-in failed')
  await expect(account.menuButton).toBeHidden()
})
