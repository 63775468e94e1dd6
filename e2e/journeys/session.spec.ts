import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenPerson } from '../given.ts'
import { operator } from '../operator.ts'
import { AccountPage } from '../pages/account.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { stored, uidOf } from '../pages/stored-session.ts'

const countSignUps = (page: Page) => {
  const count = { signUps: 0 }
  page.context().on('request', (request) => {
    if (request.url().includes('accounts:signUp')) count.signUps++
  })
  return count
}

test('a visitor is a guest without any click, kept in IndexedDB, and the same one after a reload [AU-01 AU-02 CO-18]', async ({ page }) => {
  const count = countSignUps(page)
  await page.goto('/chat/')
  const uid = await uidOf(page)
  expect(await stored(page)).toMatchObject({ indexed: ['firebase:authUser:karavan-builtin:[DEFAULT]'], local: [] })
  const answered = page.waitForResponse((response) => response.url().includes('accounts:lookup'))
  await page.reload()
  await answered
  expect(await uidOf(page)).toBe(uid)
  expect(count.signUps).toBe(1)
})

test('the first visit makes its guest and gets its answer without the sign-in library, which takes the same guest over for a sign-up [AU-01 AU-10]', async ({
  page,
}) => {
  const libraries: string[] = []
  page.on('request', (request) => /\/assets\/sdk-/.test(request.url()) && libraries.push(request.url()))
  const chat = new ChatPage(page)
  await chat.open()
  const uid = await uidOf(page)
  await chat.ask('thermos mugs, 50 pcs')
  await expect(chat.lastCards.first()).toBeVisible()
  expect(libraries).toEqual([])
  await new AccountPage(page).signUp(givenPerson())
  expect(libraries).toHaveLength(1)
  expect(await uidOf(page)).toBe(uid)
  await expect(chat.lastCards.first(), 'what the guest has asked is the account’s').toBeVisible()
})

test('a first tab that is a guest follows the sign-up in another one [AU-12]', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await first.goto('/chat/')
  const uid = await uidOf(first)
  await second.goto('/chat/')
  await new AccountPage(second).signUp(givenPerson())
  await expect(new AccountPage(first).menuButton).toBeVisible()
  expect(await uidOf(first)).toBe(uid)
})

test('three tabs opened at once share one guest [AU-02]', async ({ context }) => {
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()))
  const count = countSignUps(tabs[0] as Page)
  await Promise.all(tabs.map((tab) => tab.goto('/chat/')))
  const uids = await Promise.all(tabs.map(uidOf))
  expect(new Set(uids).size).toBe(1)
  expect(count.signUps).toBe(1)
})

test('without IndexedDB the session is kept in local storage [CO-18]', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
  await page.goto('/chat/')
  const uid = await uidOf(page)
  expect((await stored(page)).local).toEqual(['firebase:authUser:karavan-builtin:[DEFAULT]'])
  await page.reload()
  expect(await uidOf(page)).toBe(uid)
})

test('a page needs no other host, and no token is ever in an address', async ({ page, baseURL }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.addInitScript(() => {
    const refused: string[] = []
    globalThis.journey = { refused }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      refused.push(`${violatedDirective} ${blockedURI}`)
    })
  })
  await page.goto('/chat/')
  await uidOf(page)
  await page.reload()
  await uidOf(page)
  expect(urls.filter((url) => !url.startsWith(baseURL) && !/^(data|blob):/.test(url))).toEqual([])
  expect(urls.filter((url) => /eyJ|refresh_token|id_?token/i.test(url))).toEqual([])
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(await page.evaluate(() => journey.refused)).toEqual([])
})

test('the token is renewed 5 minutes before its end; a session that was ended elsewhere is signed out then [G-20 CO-13 AU-17]', async ({
  page,
  request,
}) => {
  let renewals = 0
  page.on('response', (response) => {
    if (response.url().includes('/v1/token')) renewals++
  })
  await page.clock.install()
  const chat = new ChatPage(page)
  const account = new AccountPage(page)
  const ann = givenPerson()
  await chat.open()
  await account.signUp(ann)
  await chat.ask('gift boxes')
  const uid = await uidOf(page)
  const before = renewals
  await page.clock.fastForward('53:00')
  await chat.ask('smaller ones')
  expect(renewals).toBe(before)
  await page.clock.fastForward('03:00')
  await expect.poll(() => renewals).toBe(before + 1)
  expect(await uidOf(page)).toBe(uid)

  const post = async (name: string, data: object) => {
    const answer = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:${name}?key=karavan-builtin`, { data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const { idToken } = await post('signInWithPassword', { email: ann.email, password: ann.password })
  await post('update', { idToken, password: 'another password' })
  await page.clock.fastForward('56:00')
  await expect(account.way('Sign In')).toBeVisible()
  await expect(chat.sidebar.getByRole('listitem')).toHaveCount(0)
  await expect(chat.questions).toHaveCount(0)
  await expect.poll(async () => (await stored(page)).uid).not.toBe(uid)
  await chat.ask('desk lamps')
})

test('a disabled account is signed out, finds a reason at its sign-in, and comes back to what it had [AU-17]', async ({
  page,
  karavan,
}) => {
  const chat = new ChatPage(page)
  const account = new AccountPage(page)
  const ann = givenPerson()
  await chat.open()
  await account.signUp(ann)
  await chat.ask('gift boxes')
  const uid = await uidOf(page)
  await operator(karavan, 'account', 'disable', ann.email)
  await page.reload()
  await expect(account.way('Sign In')).toBeVisible()
  // A change of person closes what is open and goes to the start; the new guest is stored before the page knows of it.
  await expect(page).toHaveURL(/\/chat\/$/)
  await expect.poll(async () => (await stored(page)).uid ?? uid).not.toBe(uid)
  await expect(chat.input).toBeEnabled()
  await expect(chat.sidebar.getByRole('listitem')).toHaveCount(0)
  await account.submit('Sign In', ann)
  await expect(account.alert).toContainText('disabled')
  await operator(karavan, 'account', 'enable', ann.email)
  await account.signIn(ann)
  await expect(chat.entry('gift boxes')).toBeVisible()
})
