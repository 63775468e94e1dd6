import type { Order } from '@karavan/contract/orders.ts'
import type { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { givenOperator, givenOrder, givenProvenAccount, givenSession, type SignedUp } from '../given.ts'
import { operator } from '../operator.ts'
import { DeskPage } from '../pages/desk-page.ts'

/** What a page or a table could take for markup or a formula. */
const trickyAddress = {
  recipient_name: 'Anna <b>Petrova</b>',
  street_address: '=1+1 Lenin Street 5',
  city: 'Perm',
  state_province: 'Perm Krai',
}
/** One dot. */
const aPicture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')
interface Mail {
  to: string
  subject: string
  text: string
}
/** What an order sent: the letter by which the address was proven came before. */
const emailsTo = async (karavan: KaravanProcess, email: string): Promise<Mail[]> =>
  JSON.parse(await operator(karavan, 'outbox', 'list', '--json', '--to', email)).filter(
    ({ subject }: Mail) => !subject.startsWith('Please confirm your address'),
  )

/** The buyer's page of the order, in a browser of its own. */
async function openAsBuyer(page: Page, buyer: SignedUp, order: Order): Promise<void> {
  await givenSession(page, buyer)
  await page.goto(`/chat/orders/${order.id}`)
  await expect(page.getByText('Payment Pending').first()).toBeVisible()
}

test('from the order to its delivery, over two browsers: each step is seen without a reload and mailed [AU-32 OR-10 OR-13 OR-29 OR-38 W-09]', async ({
  page,
  browser,
  baseURL,
  karavan,
  request,
}) => {
  const buyer = await givenProvenAccount(request, karavan)
  const order = await givenOrder(request, buyer, { address: trickyAddress })
  await openAsBuyer(page, buyer, order)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const desk = await DeskPage.open(browser, { baseURL })
  const olga = await givenProvenAccount(request, karavan)
  await desk.signIn(olga)
  await expect(desk.page.getByRole('heading', { name: 'This account has no access' })).toBeVisible()
  await expect(desk.page.getByText(`npm run operator -- operator grant ${olga.email}`)).toBeVisible()
  await operator(karavan, 'operator', 'grant', '--yes', olga.email)
  await desk.page.getByRole('button', { name: 'Check again' }).click()

  await desk.page.getByRole('link', { name: /New order/ }).click()
  await desk.entry(order.order_number).click()
  await expect(desk.page.getByRole('heading', { name: new RegExp(order.order_number) })).toBeVisible()
  await expect(desk.page.getByText('Anna <b>Petrova</b>').first()).toBeVisible()

  await desk.step('Send payment instructions').click()
  await desk.dialog.getByLabel('Text of the mail').fill('Transfer to account 40802 <script>')
  await expect(desk.dialog.getByText('Transfer to account 40802 <script>').last()).toBeVisible()
  await expect(desk.dialog.getByText(`A mail goes to ${buyer.email}`)).toBeVisible()
  await desk.dialog.getByRole('button', { name: 'Send the mail' }).click()
  await expect(desk.dialog).toBeHidden()
  await expect(page.getByText('Payment Link Sent').first()).toBeVisible()

  await desk.take('Mark as paid', 'Money received')
  await expect(page.getByText('Awaiting Shipment').first()).toBeVisible()
  await expect(page.getByText('Payment Confirmed').first()).toBeVisible()

  await desk.page.getByRole('link', { name: 'To buy', exact: true }).click()
  await expect(desk.page.getByRole('link', { name: order.order_number })).toBeVisible()
  await desk.page.getByRole('link', { name: order.order_number }).click()
  await desk.take('Record the purchase', 'Record', {
    'Paid for them in all, yuan': '95,50',
    'Order number at the marketplace': '3141592653',
    Carrier: 'SF Express',
    'Track to the warehouse': 'SF1000',
  })
  await expect(page.getByText('Bought from the seller').first()).toBeVisible()
  await desk.take('Receive at the warehouse', 'Receive')
  await expect(page.getByText('Received at the warehouse').first()).toBeVisible()
  await desk.page.getByLabel('Add photos').setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: aPicture })
  await expect(desk.page.getByRole('img', { name: /Warehouse photo/ })).toBeVisible()
  await desk.take('Ship to the buyer', 'Shipped', { Carrier: 'CDEK', 'Track number': '10099887766' })
  await expect(page.getByText('Awaiting Delivery').first()).toBeVisible()
  await expect(page.getByText('10099887766').first()).toBeVisible()
  await expect(page.getByText('3141592653')).toHaveCount(0)
  await expect(page.getByRole('img', { name: /Warehouse photo/ })).toBeVisible()

  await page.getByRole('button', { name: 'Confirm delivery' }).click()
  await page.getByRole('button', { name: 'Yes, received' }).click()
  await expect(page.getByText('Completed').first()).toBeVisible()
  await expect(desk.page.getByText('The buyer has confirmed delivery.')).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  const subjects = ['received', 'How to pay', 'Payment for', 'on its way', 'complete']
  await expect
    .poll(async () => (await emailsTo(karavan, buyer.email)).map(({ subject }) => subject), { timeout: 40_000 })
    .toEqual(subjects.map((part) => expect.stringContaining(part)))
  const emails = await emailsTo(karavan, buyer.email)
  expect(emails[1]?.text).toContain('Transfer to account 40802')
  expect(emails[3]?.text).toContain('10099887766')
  await desk.close()
})

test('an order is cancelled at the desk with its reason; a role that is taken ends the desk at once [OR-14 AU-34]', async ({
  page,
  browser,
  baseURL,
  karavan,
  request,
}) => {
  const buyer = await givenProvenAccount(request, karavan)
  const order = await givenOrder(request, buyer, { address: trickyAddress })
  await openAsBuyer(page, buyer, order)

  const desk = await DeskPage.open(browser, { baseURL })
  const olga = await givenOperator(request, karavan)
  await desk.signIn(olga)
  await expect(desk.page.getByRole('searchbox')).toBeVisible()
  await desk.page.keyboard.press('/')
  await expect(desk.page.getByRole('searchbox')).toBeFocused()
  await desk.page.keyboard.type(order.order_number.slice(-6).toLowerCase())
  await expect(desk.page.getByRole('status').filter({ hasText: '1 order' })).toBeVisible()
  await desk.entry(order.order_number).click()
  await desk.step('Cancel the order').click()
  const confirm = desk.dialog.getByRole('button', { name: 'Cancel the order' })
  await confirm.click()
  await expect(desk.dialog.getByText('Write the reason: the buyer reads it.')).toBeVisible()
  await desk.dialog.getByLabel('Reason').fill('The seller has run out of it')
  await confirm.click()
  await expect(desk.dialog).toBeHidden()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  await expect(page.getByText('The seller has run out of it').first()).toBeVisible()
  await expect(desk.step('Cancel the order')).toBeHidden()
  await expect
    .poll(async () => (await emailsTo(karavan, buyer.email)).at(-1)?.text, { timeout: 40_000 })
    .toContain('The seller has run out of it')

  await operator(karavan, 'operator', 'revoke', olga.email)
  await desk.page.reload()
  await expect(desk.page.getByRole('heading', { name: 'This account has no access' })).toBeVisible()
  await expect(desk.page.getByText(order.order_number)).toHaveCount(0)
  await desk.close()
})
