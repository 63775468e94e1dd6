import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { type Account, givenAccount, givenPerson } from '../given.ts'
import { AccountPage } from '../pages/account.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { uidOf } from '../pages/stored-session.ts'

/** What somebody finds who signs in elsewhere. */
async function listElsewhere(browser: Browser, baseURL: string, person: Account): Promise<string[]> {
  return elsewhere(browser, baseURL, async (page) => {
    const chat = new ChatPage(page)
    await chat.open()
    await new AccountPage(page).signIn(person)
    await expect(chat.sidebar.getByRole('listitem').first()).toBeVisible()
    return chat.sidebar.getByRole('listitem').allInnerTexts()
  })
}
async function elsewhere<T>(browser: Browser, baseURL: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL })
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}
async function searchTwice(page: Page): Promise<ChatPage> {
  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('thermos mugs')
  await chat.open()
  await chat.ask('gift boxes')
  return chat
}
const both = [/gift boxes/, /thermos mugs/]

test('a guest who searched twice signs up: both searches are there, on a second browser too [AU-10 AU-11]', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = givenPerson()
  const chat = await searchTwice(page)
  await new AccountPage(page).signUp(person)
  await expect(chat.sidebar.getByRole('listitem')).toHaveText(both)
  await page.reload()
  await expect(chat.sidebar.getByRole('listitem')).toHaveText(both)
  expect(await listElsewhere(browser, baseURL, person)).toEqual([expect.stringMatching(both[0]!), expect.stringMatching(both[1]!)])
})

test('a guest who searched twice signs in to an account: both searches are there, on a second browser too [G-25 AU-11]', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await givenAccount(page.request)
  const chat = await searchTwice(page)
  await new AccountPage(page).signIn(person)
  await expect(chat.sidebar.getByRole('listitem')).toHaveText(both)
  await page.reload()
  await expect(chat.sidebar.getByRole('listitem')).toHaveText(both)
  expect(await listElsewhere(browser, baseURL, person)).toEqual([expect.stringMatching(both[0]!), expect.stringMatching(both[1]!)])
})

test('a server that dies in the middle of it loses neither search [G-25]', async ({ page, browser, baseURL, karavan }) => {
  test.setTimeout(300_000)
  const person = await givenAccount(page.request)
  const chat = await searchTwice(page)
  await page.route(
    '**/api/account/claim-guest',
    async (route) => {
      // The call is on its way when the process goes.
      void route.continue().catch(() => {})
      await karavan.stop('SIGKILL')
      await karavan.start()
    },
    { times: 1 },
  )
  await new AccountPage(page).signIn(person)
  await expect(chat.sidebar.getByRole('listitem')).toHaveText(both, { timeout: 120_000 })
  await expect(chat.questions).toHaveText(['gift boxes'])
  expect(await listElsewhere(browser, baseURL, person)).toEqual([expect.stringMatching(both[0]!), expect.stringMatching(both[1]!)])
})

test('a tab that was left behind by the sign-in works on, with the question that it is just asking [G-25 G-41]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const person = await givenAccount(page.request)
  const chat = await searchTwice(page)
  const otherPage = await context.newPage()
  const other = new ChatPage(otherPage)
  await other.open()
  await expect(other.entry('gift boxes')).toBeVisible()
  await page.route(
    '**/api/account/claim-guest',
    async (route) => {
      const answered = otherPage.waitForResponse((response) => response.url().includes('/api/search/start'))
      await other.send('cotton socks')
      await answered
      await route.continue()
    },
    { times: 1 },
  )
  await new AccountPage(page).signIn(person)
  await expect(new AccountPage(otherPage).menuButton).toBeVisible()
  const all = [/cotton socks/, ...both]
  await expect(other.sidebar.getByRole('listitem')).toHaveText(all)
  await other.settled()
  await expect(other.questions).toHaveText(['cotton socks'])
  expect(await uidOf(otherPage)).toBe(await uidOf(page))
  await other.ask('black ones')
  await expect(chat.entry('cotton socks')).toBeVisible()
  expect(await listElsewhere(browser, baseURL, person)).toHaveLength(3)
})
