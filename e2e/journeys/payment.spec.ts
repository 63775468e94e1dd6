import { readFileSync } from 'node:fs'
import { shopSettings } from '@karavan/testing/given-shop.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { proveAddress } from '@karavan/testing/prove-address.ts'
import { readPdf } from '@karavan/testing/read-pdf.ts'
import { expect, test } from '../fixtures.ts'
import { givenCartLine, givenOrder, givenPerson, givenProvenAccount, givenSession, plainMinimum } from '../given.ts'
import { operator } from '../operator.ts'
import { AccountPage } from '../pages/account.ts'
import { CheckoutPage, stateOf } from '../pages/checkout-page.ts'

test('once the instructions are out the order’s page is where it is paid: code, details to copy, and an invoice for a company', async ({
  page,
  karavan,
  request,
}) => {
  const buyer = await givenProvenAccount(request, karavan)
  const order = await givenOrder(request, buyer)
  await givenSession(page, buyer)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/chat/orders/${order.id}`)
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toHaveCount(0)

  // The page that is open follows by itself.
  await operator(karavan, 'order', 'link-sent', order.order_number)
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Payment', exact: true }) })
  const code = card.getByRole('img', { name: 'Code for your bank’s app' })
  await expect(code).toBeVisible()
  // Drawn, and not stopped by the page's own policy.
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20)
  const purpose = `Оплата заказа ${order.order_number}. НДС не облагается`
  await expect(card.getByText(purpose)).toBeVisible()
  await card.getByRole('button', { name: 'Copy: Purpose of the payment' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(purpose)
  await card.getByRole('button', { name: 'Copy: Account' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('40702810200000012345')

  await card.getByRole('button', { name: 'Make the invoice' }).click()
  await card.getByLabel('Name of the company').fill('ООО «Покупатель»')
  await card.getByLabel('INN', { exact: true }).fill('7707083893')
  await card.getByRole('button', { name: 'Make the invoice' }).click()
  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download the invoice (PDF)' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`${order.order_number}.pdf`)
  const { text, missing } = readPdf(readFileSync(await file.path()))
  expect(text.replaceAll(/\s+/g, ' ')).toContain('ООО «Покупатель», ИНН 7707083893')
  expect(missing).toBe(0)

  await operator(karavan, 'order', 'paid', order.order_number)
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toHaveCount(0)
})

test.describe('a shop that says who it is', () => {
  test.describe.configure({ mode: 'default' })
  let shop: KaravanProcess
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    shop = new KaravanProcess({ ...shopSettings, SAMPLE_HARD: '1', SHOP_NAME: 'Caravan Wholesale' })
    await shop.start()
  })
  test.afterAll(() => shop.remove())

  test('a visitor reads how it goes and the shop’s pages, signs up with a consent, and orders to an address with a country from the list', async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: shop.url, locale: 'en-US' })
    const page = await context.newPage()
    await page.goto('/chat/')
    // Before the first script, too, it is called by its own name.
    const shell = await (await context.request.get('/chat/')).text()
    expect(shell).toContain('<title>Caravan Wholesale</title>')
    expect(shell).not.toContain('Karavan')
    await expect(page.getByRole('list', { name: 'How it works' })).toContainText('you pay by invoice')
    await expect(page.getByRole('link', { name: shopSettings.SHOP_EMAIL })).toBeVisible()
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Terms of sale' }).click()
    const terms = await opening
    await expect(terms.getByRole('heading', { name: 'Terms of sale' })).toBeVisible()
    await expect(terms.getByText(`INN: ${shopSettings.SHOP_INN}`)).toBeVisible()
    await terms.getByRole('link', { name: 'Русский' }).click()
    await expect(terms.getByRole('heading', { name: 'Условия продажи' })).toBeVisible()
    await terms.close()

    const account = new AccountPage(page)
    const person = givenPerson()
    await account.submit('Sign Up', person)
    await expect(account.alert).toContainText('Without your consent')
    await account.panel.getByRole('checkbox').check()
    await account.panel.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect(account.menuButton).toBeVisible()
    await expect(account.panel).toBeHidden()
    await expect.poll(() => stateOf(page, '/api/account/consent')).toEqual({ success: true, is_needed: false })
    // What was agreed to by the form is not asked again.
    await page.reload()
    await expect(account.menuButton).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const answer = await page.request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=karavan-builtin', {
      data: { email: person.email, password: person.password, returnSecureToken: true },
    })
    const session = await answer.json()
    const buyer = { ...person, session, headers: { authorization: `Bearer ${session.idToken}`, 'accept-language': 'en' } }
    await proveAddress(shop, { email: person.email, idToken: session.idToken })
    await givenCartLine(page.request, buyer, plainMinimum)
    await page.goto('/chat/checkout')
    const country = page.getByLabel('Country', { exact: true })
    await expect(country).toHaveValue('Russia')
    await country.click()
    await expect(page.getByRole('option', { name: 'Kazakhstan' })).toBeVisible()
    await country.fill('казах')
    await page.getByRole('option', { name: 'Kazakhstan' }).click()
    await expect(country).toHaveValue('Kazakhstan')
    const checkout = new CheckoutPage(page)
    await checkout.writeAddress({ Country: 'Kazakhstan', 'Postal code': '050000', City: 'Алматы', Region: 'Алматы' })
    await checkout.saveButton.click()
    await expect(page.getByRole('link', { name: 'terms of sale', exact: true })).toBeVisible()
    await checkout.placeButton.click()
    await expect(checkout.orderNumber).toBeVisible()
    await context.close()
  })
})
