import type { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenOperator, givenOrder, givenProvenAccount } from '../given.ts'
import { operator } from '../operator.ts'
import { DeskPage } from '../pages/desk-page.ts'
import { totpOf } from '../totp.ts'

/** A browser that is not on the server's machine: its calls come through a proxy. Passkeys need a name in place of an address in numbers. */
const openElsewhere = (browser: Browser, { url }: KaravanProcess): Promise<DeskPage> =>
  DeskPage.open(browser, { baseURL: url.replace('127.0.0.1', 'localhost'), extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' } })

const keepCodes = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('heading', { name: 'Keep the recovery codes' })).toBeVisible()
  const codes = await page.locator('main').getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'The codes are kept' }).click()
  return codes
}

test('an operator sets an app up, opens the desk with it, and finds it all in the log; a token alone opens nothing', async ({
  browser,
  karavan,
  request,
}) => {
  const buyer = await givenProvenAccount(request, karavan)
  const order = await givenOrder(request, buyer)
  const olga = await givenOperator(request, karavan)
  const desk = await openElsewhere(browser, karavan)
  await desk.signIn(olga)
  await expect(desk.page.getByRole('heading', { name: 'Protect your sign-in' })).toBeVisible()
  await expect(desk.page.getByRole('navigation')).toHaveCount(0)
  await desk.page.getByRole('button', { name: /Authenticator app/ }).click()
  const key = (await desk.page.getByRole('button', { name: 'Copy the key' }).innerText()).replaceAll(/\s/g, '')
  await desk.page.getByLabel('Six digits from the app').fill('000000')
  await desk.page.getByRole('button', { name: 'Confirm' }).click()
  await expect(desk.page.getByText('This code is wrong or was used already')).toBeVisible()
  await desk.page.getByLabel('Six digits from the app').fill(totpOf(key))
  await desk.page.getByRole('button', { name: 'Confirm' }).click()
  const codes = await keepCodes(desk.page)

  await desk.page.goto(`/desk/orders/${order.id}`)
  await desk.take('Mark as paid', 'Money received')

  // Whoever got hold of a token of the account.
  const stolen = await request.get('/api/desk/orders', { headers: olga.headers })
  expect([stolen.status(), (await stolen.json()).code]).toEqual([403, 'second_factor_required'])

  const other = await openElsewhere(browser, karavan)
  await other.signIn(olga)
  await expect(other.page.getByRole('heading', { name: 'Confirm your sign-in' })).toBeVisible()
  await other.page.getByLabel('Code from the app').fill(totpOf(key, Date.now() - 300_000))
  await other.page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.page.getByText('This code is wrong or was used already')).toBeVisible()
  await other.page.getByRole('button', { name: 'No phone or key at hand?' }).click()
  await other.page.getByLabel('Recovery code').fill(codes[3] ?? '')
  await other.page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(other.page.getByRole('searchbox')).toBeVisible()

  await other.page.getByRole('link', { name: 'Log', exact: true }).click()
  await other.page.getByLabel('Operator').selectOption(olga.email)
  const entries = other.page.locator('main').getByRole('listitem')
  await expect(entries.filter({ hasText: 'Desk opened' }).first()).toContainText('recovery code')
  await expect(entries.filter({ hasText: 'Marked as paid' }).filter({ hasText: order.order_number })).toHaveCount(1)
  await expect(entries.filter({ hasText: 'Second factor not accepted' })).toHaveCount(1)
  await other.page.getByLabel('Event').selectOption('Access given')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('command line')

  await other.page.getByRole('link', { name: 'Protection' }).click()
  await expect(other.page.getByText('9 unused codes left')).toBeVisible()
  await other.page.getByRole('button', { name: 'Close the desk' }).click()
  await expect(other.page.getByRole('heading', { name: 'Confirm your sign-in' })).toBeVisible()

  await operator(karavan, 'operator', 'second-factor', 'reset', olga.email)
  await desk.page.reload()
  await expect(desk.page.getByRole('heading', { name: 'Protect your sign-in' })).toBeVisible()
  await desk.close()
  await other.close()
})

test('an operator makes a passkey, opens the desk with it, and adds an app after showing it again', async ({
  browser,
  karavan,
  request,
}) => {
  const olga = await givenOperator(request, karavan)
  const desk = await openElsewhere(browser, karavan)
  const { page } = desk
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  })
  await desk.signIn(olga)
  await page.getByRole('button', { name: /^Passkey/ }).click()
  await page.getByLabel('Name').fill('Laptop')
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await keepCodes(page)
  await page.getByRole('link', { name: 'Protection' }).click()
  await expect(page.getByText('Laptop')).toBeVisible()
  await page.getByRole('button', { name: 'Close the desk' }).click()

  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText(/^Last used/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await desk.dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await desk.dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(desk.dialog.getByText('The last one cannot be removed')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add' }).first().click()
  await desk.dialog.getByRole('button', { name: 'Use a passkey' }).click()
  const key = (await desk.dialog.getByRole('button', { name: 'Copy the key' }).innerText()).replaceAll(/\s/g, '')
  await desk.dialog.getByLabel('Six digits from the app').fill(totpOf(key))
  await desk.dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(desk.dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible()
  await desk.close()
})
