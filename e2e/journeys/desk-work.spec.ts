import { expect, test } from '../fixtures.ts'
import { givenOperator, givenOrder, givenProvenAccount, givenSession } from '../given.ts'
import { operator } from '../operator.ts'
import { DeskPage } from '../pages/desk-page.ts'

test('an address that leads to no order or to nothing, and a packing list of none, lead back to the orders', async ({
  page,
  karavan,
  request,
}) => {
  await givenSession(page, await givenOperator(request, karavan))
  for (const [address, text] of [
    ['/desk/orders/00000000-0000-4000-8000-000000000000', 'There is no such order.'],
    ['/desk/packing', 'No orders are selected.'],
    ['/desk/no-such-page', 'There is no such page here.'],
  ] as const) {
    await page.goto(address)
    const nothing = page.getByRole('alert')
    await expect(nothing).toContainText(text)
    await expect(nothing.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await nothing.getByRole('link', { name: 'To the list of orders' }).click()
    await expect(page.getByRole('heading', { name: 'What to do now' })).toBeVisible()
    await expect(page).toHaveURL(/\/desk\/?$/)
  }
})

test('a step over several orders; a purchase entered by mistake is taken back; a filter is kept and found again', async ({
  page,
  karavan,
  request,
}) => {
  const buyer = await givenProvenAccount(request, karavan)
  const orders = []
  for (const recipient_name of ['Anna Petrova', 'Igor Sokolov'])
    orders.push(await givenOrder(request, buyer, { address: { recipient_name } }))
  const [first, second] = orders.map(({ order_number }) => order_number) as [string, string]
  await givenSession(page, await givenOperator(request, karavan))
  const desk = new DeskPage(page)
  await page.goto('/desk/')
  await expect(desk.entry(first)).toBeVisible()

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const number of [first, second]) await page.getByRole('checkbox', { name: `Select order ${number}` }).check()
  await page.getByRole('region', { name: 'Selected orders' }).getByRole('button', { name: 'Paid 2' }).click()
  await desk.dialog.getByRole('button', { name: 'Money received' }).click()
  await expect(desk.dialog.getByText('2 of 2 done')).toBeVisible()
  await desk.dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('0 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Stop selecting' }).click()

  const stages = page.getByRole('group', { name: 'Stage' })
  await stages.getByRole('button', { name: /^To buy/ }).click()
  await page.getByRole('button', { name: 'Save this filter' }).click()
  await desk.dialog.getByLabel('Name').fill('My purchases')
  await desk.dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk.dialog).toBeHidden()
  await page.goto('/desk/')
  const mine = page.getByRole('group', { name: 'My filters' }).getByRole('button', { name: 'My purchases', exact: true })
  await mine.click()
  await expect(page).toHaveURL(/stage=to_buy/)
  await expect(mine).toHaveAttribute('aria-pressed', 'true')

  await desk.entry(first).click()
  await desk.take('Record the purchase', 'Record')
  await page.getByRole('article').locator('header').getByRole('button', { name: 'Undo', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('The buyer sees neither it nor the undo')).toBeVisible()
  await question.getByRole('button', { name: 'Undo the entry' }).click()
  await expect(question).toBeHidden()
  await expect(desk.step('Record the purchase')).toBeVisible()
  await expect(desk.timeline.getByText('(taken back)')).toBeAttached()
  expect(await operator(karavan, 'order', 'show', first)).toContain('not bought')
})

test('orders are worked through by the keyboard alone, and the keys can be turned off', async ({ page, karavan, request }) => {
  const buyer = await givenProvenAccount(request, karavan)
  const orders = [await givenOrder(request, buyer), await givenOrder(request, buyer)].map(({ order_number }) => order_number) as [
    string,
    string,
  ]
  await givenSession(page, await givenOperator(request, karavan))
  const desk = new DeskPage(page)
  await page.goto('/desk/')
  await expect(desk.entry(orders[1])).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(buyer.email)
  await expect(page.getByRole('status').filter({ hasText: '2 orders' })).toBeVisible()
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await expect(desk.entry(orders[1])).toBeFocused()
  await page.keyboard.press('j')
  await expect(desk.entry(orders[0])).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('article').getByRole('heading', { level: 1 })
  await expect(heading).toContainText(orders[1])
  await page.keyboard.press('n')
  await expect(desk.dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('jjk')
  await page.keyboard.press('Escape')
  await expect(desk.dialog).toBeHidden()
  await expect(heading).toContainText(orders[1])
  await page.keyboard.press('m')
  await expect(desk.dialog.getByRole('heading', { name: 'Send payment instructions' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(desk.dialog).toBeHidden()

  await page.keyboard.press('Shift+Slash')
  await desk.dialog.getByRole('checkbox', { name: 'Shortcuts are on' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(desk.dialog).toBeHidden()
  await page.keyboard.press('m')
  await page.keyboard.press('Shift+Slash')
  await expect(desk.dialog).toBeHidden()
})
