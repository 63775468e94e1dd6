import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenAccount, givenOperator, givenOrder, givenPerson, givenSession, signInAgain } from '../given.ts'
import { linkIn, mailsTo, subjectsTo } from '../letters.ts'
import { AccountPage } from '../pages/account.ts'
import { DeskPage } from '../pages/desk-page.ts'

const title = 'Confirm your address'
const notice = (page: Page) => page.getByRole('region', { name: title })

test('an unproven buyer orders, proves the address by opening the letter in the same browser, and receives the instructions [W-14]', async ({
  page,
  browser,
  baseURL,
  karavan,
  request,
}) => {
  const person = givenPerson()
  // By the form of the page, so that the browser is the one that registered.
  await page.goto('/chat/')
  await new AccountPage(page).signUp(person)
  const order = await givenOrder(request, await signInAgain(request, person))
  await page.goto(`/chat/orders/${order.id}`)
  await expect(notice(page).getByText(`We sent a letter to ${person.email}`)).toBeVisible()
  await expect(notice(page).getByRole('button', { name: 'Send again' })).toBeDisabled()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const desk = await DeskPage.open(browser, { baseURL })
  await desk.signIn(await givenOperator(request, karavan))
  await desk.page.goto(`/desk/orders/${order.id}`)
  await expect(desk.page.getByRole('note').filter({ hasText: `has not confirmed ${person.email} yet` })).toBeVisible()
  await desk.step('Send payment instructions').click()
  await expect(desk.dialog.getByText('goes out by itself with the confirmation')).toBeVisible()
  await desk.dialog.getByLabel('Text of the mail').fill('Transfer to account 40802')
  await desk.dialog.getByRole('button', { name: 'Send the mail' }).click()
  await expect(desk.dialog).toBeHidden()
  await expect(page.getByText('Payment Link Sent').first()).toBeVisible()
  await expect(page.getByText('40802')).toHaveCount(0)
  expect(await mailsTo(karavan, person.email)).toHaveLength(1)

  const [letter] = await mailsTo(karavan, person.email)
  const mailbox = await page.context().newPage()
  await mailbox.goto(linkIn(letter))
  await expect(mailbox.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await expect(mailbox.getByRole('link', { name: 'To the order' })).toHaveAttribute('href', `/chat/orders/${order.id}`)
  await mailbox.close()

  await page.bringToFront()
  await expect(notice(page)).toHaveCount(0)
  await expect(page.getByText('Transfer to account 40802').first()).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect
    .poll(() => subjectsTo(karavan, person.email), { timeout: 40_000 })
    .toEqual(['Please confirm', 'received', 'How to pay'].map((part) => expect.stringContaining(part)))
  await desk.close()
})

test('on another device the letter’s page takes the account’s password, and the page that waits follows by itself [W-14]', async ({
  page,
  browser,
  baseURL,
  karavan,
  request,
}) => {
  const buyer = await givenAccount(request)
  const order = await givenOrder(request, buyer)
  await givenSession(page, buyer)
  await page.goto(`/chat/orders/${order.id}`)
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Confirm address' }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()

  const phone = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage()
  await expect.poll(async () => (await mailsTo(karavan, buyer.email)).length).toBe(1)
  const [letter] = await mailsTo(karavan, buyer.email)
  await phone.goto(linkIn(letter))
  await expect(phone.getByRole('heading', { name: title })).toBeVisible()
  await phone.getByLabel('Password of the account').fill('guess')
  await phone.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(phone.getByRole('alert')).toHaveText('That is not the password of this account.')
  await phone.getByLabel('Password of the account').fill(buyer.password)
  await phone.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(phone.getByRole('status')).toContainText('Payment instructions')
  await phone.context().close()

  await expect(page.getByRole('dialog', { name: title })).toBeHidden({ timeout: 30_000 })
  await expect(notice(page)).toHaveCount(0)
})
