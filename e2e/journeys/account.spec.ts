import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures.ts'
import { givenAddress, givenOrder, givenPerson, givenProvenAccount } from '../given.ts'
import { linkIn, mailTo } from '../letters.ts'
import { AccountPage } from '../pages/account.ts'
import { OwnAccountPage } from '../pages/account-page.ts'

test('an owner hears of a thief’s sign-in, finds the session and ends it: the thief is out at the next step', async ({
  page,
  browser,
  baseURL,
  karavan,
  request,
}) => {
  const owner = await givenProvenAccount(request, karavan)
  const elsewhere = await browser.newContext({ baseURL, userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' })
  const thief = await elsewhere.newPage()
  await thief.goto('/chat/')
  await new AccountPage(thief).signIn(owner)
  const mail = await mailTo(karavan, owner.email, 'A sign-in on a new device')
  expect(mail.text).toContain('Firefox on Windows')
  expect(linkIn(mail)).toContain('/account/reset/ask')

  await page.goto('/chat/')
  await new AccountPage(page).signIn(owner)
  const own = new OwnAccountPage(page)
  await own.open()
  const devices = own.part('Devices')
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices.getByRole('button', { name: 'End the session: Firefox on Windows' }).click()
  await expect(devices.getByText('Firefox on Windows')).toHaveCount(0)
  // Product calls hear of it within three seconds.
  await expect(async () => {
    await thief.goto('/chat/orders')
    await expect(new AccountPage(thief).way('Sign In')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.reload()
  await expect(devices.getByText('This device')).toBeVisible()
  await elsewhere.close()
})

test('the account page: name, another address, password, an address without a cart, mails and all data', async ({
  page,
  karavan,
  request,
}) => {
  const person = await givenProvenAccount(request, karavan)
  await page.goto('/chat/')
  const account = new AccountPage(page)
  await account.signIn(person)
  await account.menuButton.click()
  await account.menu.getByRole('menuitem', { name: 'My account' }).click()
  const own = new OwnAccountPage(page)
  await expect(own.part('Profile').getByText('Confirmed')).toBeVisible()

  await own.change('Change: Name').click()
  await page.getByLabel('Name', { exact: true }).fill('Anna Petrova')
  await own.part('Profile').getByRole('button', { name: 'Save' }).click()
  await expect(own.part('Profile').getByText('Anna Petrova')).toBeVisible()

  const next = givenPerson().email
  await own.change('Change: Email').click()
  await page.getByLabel('New email').fill(next)
  await page.getByLabel('Present password').fill('wrong one')
  await own.change('Send the mail').click()
  await expect(own.part('Profile').getByRole('alert')).toHaveText('That is not the password.')
  await page.getByLabel('Present password').fill(person.password)
  await own.change('Send the mail').click()
  await expect(own.part('Profile').getByText(`Waiting for ${next} to be confirmed`)).toBeVisible()
  const letter = await mailTo(karavan, next, 'Please confirm your new address for Karavan')
  const mailbox = await page.context().newPage()
  await mailbox.goto(linkIn(letter))
  await expect(mailbox.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await mailbox.close()
  await page.bringToFront()
  await page.reload()
  await expect(own.part('Profile').getByText(next)).toBeVisible()
  await mailTo(karavan, person.email, 'The address of your account was changed')

  await own.change('Change: Password').click()
  await page.getByLabel('New password').fill('a better horse')
  await page.getByLabel('Present password').fill(person.password)
  await own.part('Signing in').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await mailTo(karavan, next, 'Your password was changed')

  // The cart is empty, and the book is here all the same.
  const signedIn = await (
    await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=karavan-builtin', {
      data: { email: next, password: 'a better horse' },
    })
  ).json()
  const headers = { authorization: `Bearer ${signedIn.idToken}`, 'accept-language': 'en' as const }
  await givenAddress(request, { ...person, session: signedIn, headers }, { city: 'Казань' })
  await page.reload()
  await expect(page.getByText(/Казань/)).toBeVisible()

  const shipped = own.part('Mails about orders').getByLabel('Order shipped')
  await shipped.uncheck()
  await page.reload()
  await expect(shipped).not.toBeChecked()

  const [file] = await Promise.all([page.waitForEvent('download'), own.change('Download everything').click()])
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { email: next, display_name: 'Anna Petrova' },
    addresses: [{ city: 'Казань' }],
    unwanted_mails: ['shipped'],
  })
})

test('on a phone nothing overflows, everything can be touched, and a guest finds what is theirs', async ({ page, karavan, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const own = new OwnAccountPage(page)
  await own.open()
  await expect(own.part('You are here as a guest').getByRole('button', { name: 'Sign up' })).toBeVisible()
  await own.part('Language and theme').getByRole('button', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мой аккаунт' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  const person = await givenProvenAccount(request, karavan, givenPerson('Анна Константиновна Преображенская-Вознесенская'))
  await new AccountPage(page).signIn(person)
  await expect(own.part('Devices').getByText('This device')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(box?.height, await button.textContent().then(String)).toBeGreaterThanOrEqual(44)
  }
})

test('deleting an account: the password is asked for, what was its own goes, and the page goes on as a guest’s', async ({
  page,
  karavan,
  request,
}) => {
  const person = await givenProvenAccount(request, karavan)
  const order = await givenOrder(request, person)
  await page.goto('/chat/')
  const account = new AccountPage(page)
  await account.signIn(person)
  const own = new OwnAccountPage(page)
  await own.open()
  await expect(own.part('Delete account').getByText('The law makes us keep orders')).toBeVisible()
  await own.change('Delete account').click()
  await page.getByLabel('Present password').fill(person.password)
  await own.change('Delete for good').click()
  await expect(account.way('Sign In')).toBeVisible()
  await expect(page).toHaveURL(/\/chat\/$/)
  await account.submit('Sign In', person)
  await expect(account.alert).toBeVisible()
  // Within seconds: how a session stands is asked about again every few of them.
  await expect.poll(async () => (await request.get(`/api/orders/${order.id}`, { headers: person.headers })).status()).toBe(401)
})
