import { expect, test } from '../fixtures.ts'
import { givenPerson } from '../given.ts'
import { AccountPage } from '../pages/account.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { stored, uidOf } from '../pages/stored-session.ts'

test('a guest signs up and keeps everything; a guest elsewhere takes its search along [G-25 AU-04 AU-05 AU-06 AU-10 AU-11 CH-04 CH-06]', async ({
  page,
  browser,
  baseURL,
}) => {
  const chat = new ChatPage(page)
  const account = new AccountPage(page)
  const ann = givenPerson('Ann')
  await chat.open()
  const hint = chat.sidebar.getByText('Sign in to save your conversations')
  await expect(hint).toBeVisible()
  await chat.ask('thermos mugs')
  const address = page.url()
  const uid = await uidOf(page)

  await account.signUp(ann)
  expect(await uidOf(page)).toBe(uid)
  await expect(account.menuButton).toHaveAccessibleName('Account: Ann')
  await expect(hint).toBeHidden()
  await expect(account.way('Sign In')).toBeHidden()
  expect(page.url()).toBe(address)
  await expect(chat.questions).toHaveText(['thermos mugs'])
  await chat.input.fill('nobody else may read this')

  await account.signOut()
  await expect(page).toHaveURL(/\/chat\/$/)
  await expect(chat.sidebar.getByRole('listitem')).toHaveCount(0)
  await expect(chat.questions).toHaveCount(0)
  await expect(hint).toBeVisible()
  expect(await uidOf(page)).not.toBe(uid)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('nobody else')

  const elsewhere = await browser.newContext({ baseURL })
  const otherPage = await elsewhere.newPage()
  const other = new ChatPage(otherPage)
  const otherAccount = new AccountPage(otherPage)
  await other.open()
  await other.ask('desk lamps')
  await other.input.fill('half a sentence')
  const place = otherPage.url()
  await otherAccount.signIn({ ...ann, email: ann.email.toUpperCase() })
  expect(await uidOf(otherPage)).toBe(uid)
  await expect(other.sidebar.getByRole('listitem')).toHaveText([/desk lamps/, /thermos mugs/])
  // The same person goes on where they were.
  await expect(other.questions).toHaveText(['desk lamps'])
  await expect(other.input).toHaveValue('half a sentence')
  expect(otherPage.url()).toBe(place)
  await expect(otherAccount.menuButton).toBeFocused()
  expect(await stored(otherPage)).toMatchObject({ indexed: ['firebase:authUser:karavan-builtin:[DEFAULT]'], local: [] })
  await otherPage.reload()
  await expect(otherAccount.menuButton).toBeVisible()
  await expect(other.questions).toHaveText(['desk lamps'])
  await other.ask('black ones')
  await elsewhere.close()
})

test('a page that is closed while the server cannot be reached takes the search along when it is opened again [G-25]', async ({
  page,
  browser,
  baseURL,
}) => {
  const ann = givenPerson()
  const first = await browser.newContext({ baseURL })
  const firstPage = await first.newPage()
  await new ChatPage(firstPage).open()
  await new AccountPage(firstPage).signUp(ann)
  await first.close()

  const chat = new ChatPage(page)
  await chat.open()
  await chat.ask('gift boxes')
  await page.route('**/api/account/claim-guest', (route) => route.abort())
  await new AccountPage(page).signIn(ann)
  await expect(chat.sidebar.getByRole('listitem')).toHaveCount(0)
  await page.unroute('**/api/account/claim-guest')
  await page.reload()
  await expect(chat.entry('gift boxes')).toBeVisible()
  await expect.poll(async () => (await stored(page)).indexed).toHaveLength(1)
})

test('a wrong password and a taken address are reported, and the guest keeps the search [ER-22 AU-26]', async ({
  page,
  browser,
  baseURL,
}) => {
  const ann = givenPerson()
  const elsewhere = await browser.newContext({ baseURL })
  const otherPage = await elsewhere.newPage()
  await new ChatPage(otherPage).open()
  await new AccountPage(otherPage).signUp(ann)
  await elsewhere.close()

  const chat = new ChatPage(page)
  const account = new AccountPage(page)
  await chat.open()
  await chat.ask('gift boxes')
  const uid = await uidOf(page)
  await account.submit('Sign In', { ...ann, password: 'wrong' })
  await expect(account.alert).toContainText('Authentication failed')
  await account.panel.getByRole('button', { name: 'Close' }).click()
  await expect(account.panel).toBeHidden()
  await expect(account.way('Sign In')).toBeFocused()
  await account.way('Sign In').click()
  await expect(account.alert).toHaveCount(0)
  await account.panel.getByRole('button', { name: 'Need an account? Sign up' }).click()
  await account.submit('Sign Up', ann)
  await expect(account.alert).toHaveText('An account with this email already exists')
  await page.keyboard.press('Escape')
  expect(await uidOf(page)).toBe(uid)
  await expect(chat.questions).toHaveText(['gift boxes'])
  await page.reload()
  await expect(chat.entry('gift boxes')).toBeVisible()
})

test('the other tabs of the browser follow a sign-up and a sign-out [G-41]', async ({ page, context }) => {
  const chat = new ChatPage(page)
  await chat.open()
  await uidOf(page)
  const otherPage = await context.newPage()
  const other = new ChatPage(otherPage)
  await other.open()
  const account = new AccountPage(page)
  const otherAccount = new AccountPage(otherPage)
  await account.signUp(givenPerson('Ann'))
  await expect(otherAccount.menuButton).toBeVisible()
  await chat.ask('desk lamps')
  await expect(other.entry('desk lamps')).toBeVisible()
  await otherAccount.signOut()
  await expect(account.way('Sign In')).toBeVisible()
  await expect(page).toHaveURL(/\/chat\/$/)
  await expect(chat.sidebar.getByRole('listitem')).toHaveCount(0)
  await expect.poll(async () => (await stored(page)).uid === (await stored(otherPage)).uid).toBe(true)
})

test('a forgotten password is confirmed in the panel [AU-24]', async ({ page }) => {
  const account = new AccountPage(page)
  await new ChatPage(page).open()
  await account.way('Sign In').click()
  await account.panel.getByRole('button', { name: 'Forgot password?' }).click()
  await account.panel.getByLabel('Email').fill('nobody@example.com')
  await account.panel.getByRole('button', { name: 'Send the link' }).click()
  await expect(account.panel.getByRole('status')).toContainText('nobody@example.com')
})

test('an account that comes back sees nothing of a guest’s header [AU-13]', async ({ page }) => {
  const account = new AccountPage(page)
  await new ChatPage(page).open()
  await account.signUp(givenPerson())
  await page.addInitScript(() => {
    globalThis.journey = { sawGuest: false }
    new MutationObserver(() => {
      const isThere = [...document.querySelectorAll('header button')].some(
        (button) => button.textContent === 'Sign In' && getComputedStyle(button).visibility === 'visible',
      )
      if (isThere) globalThis.journey = { sawGuest: true }
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  // The stored session is being asked about for as long as the header takes to be drawn.
  let letGo = () => {}
  const held = new Promise<void>((go) => {
    letGo = go
  })
  await page.route('**/accounts:lookup*', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  letGo()
  await expect(account.menuButton).toBeVisible()
  expect(await page.evaluate(() => journey.sawGuest)).toBe(false)
})

test.describe('phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })

  test('the hint in the sheet and the header lead to the panel; no keyboard is forced on the buyer [CH-04 CH-06]', async ({ page }) => {
    const chat = new ChatPage(page)
    const account = new AccountPage(page)
    await chat.open()
    await expect(account.way('Sign In')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    await page.getByRole('button', { name: 'Open conversations' }).click()
    await chat.sidebar.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
    await expect(chat.sidebar).toBeHidden()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT')
    await account.panel.getByRole('button', { name: 'Need an account? Sign up' }).click()
    await account.signUp(givenPerson())
    await expect(account.menuButton).toBeVisible()
  })

  test('Back closes the panel and leaves the page where it was; forward brings it back', async ({ page }) => {
    const chat = new ChatPage(page)
    const account = new AccountPage(page)
    await chat.open()
    await chat.ask('thermos mugs')
    const place = page.url()
    await account.way('Sign In').click()
    await account.panel.getByLabel('Email').fill('half@an.address')
    await page.goBack()
    await expect(account.panel).toBeHidden()
    expect(page.url()).toBe(place)
    await expect(chat.questions).toHaveText(['thermos mugs'])
    await page.goForward()
    await expect(account.panel.getByLabel('Email')).toBeVisible()
    await account.panel.getByRole('button', { name: 'Close' }).click()
    await expect(account.panel).toBeHidden()
    // Closed by its button, it leaves nothing behind that Back would have to step over.
    await page.getByRole('button', { name: 'Open conversations' }).click()
    await chat.sidebar.getByRole('button', { name: 'Sign In' }).click()
    await account.panel.getByRole('button', { name: 'Need an account? Sign up' }).click()
    await account.signUp(givenPerson())
    expect(page.url()).toBe(place)
    await page.goBack()
    await expect(page).toHaveURL(/\/chat\/$/)
  })
})
