import type { Payment } from '@karavan/contract/payment.ts'
import { json, refusal } from '@karavan/testing/page/server.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { givenBuyerApp } from '../../test/buyer-app.tsx'
import { anOrder } from '../../test/orders.ts'

const aPayment = (fields: Partial<Payment> = {}): Payment => ({
  amount: 1500.5,
  currency: 'RUB',
  purpose: 'Оплата заказа ORD-20260401-ABCDEF. НДС не облагается',
  payee: { name: 'ООО «Караван»', account: '40702810200000012345', bank: 'ПАО СБЕРБАНК', bic: '044525225' },
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  payer: null,
  ...fields,
})

async function givenOrderPage(
  order: Record<string, unknown>,
  payment: () => Response | Promise<Response> = () => json({ success: true, payment: aPayment() }),
) {
  return givenBuyerApp('/orders/o1', {
    answers(server) {
      server.on('GET', /^\/api\/orders\/o1$/, () => json({ success: true, order: anOrder(order) }))
      server.on('GET', /^\/api\/orders\/o1\/photos$/, () => json({ success: true, photos: [] }))
      server.on('GET', /^\/api\/orders\/o1\/payment$/, payment)
    },
  })
}
const instructed = { payment_status: 'link_sent', payment_deadline: new Date(Date.now() + 50 * 3_600_000).toISOString() }
const card = async () => within((await screen.findByRole('heading', { name: 'Payment' })).closest('section') as HTMLElement)

test('an order that waits for its money says how to pay: each part to copy, a code for the bank’s app, and the time left', async () => {
  const { user } = await givenOrderPage(instructed)
  const shown = await card()
  const code = await shown.findByRole('img', { name: 'Code for your bank’s app' })
  expect(code.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(screen.getByText(/2 days 2 hours left/)).toBeTruthy()
  for (const [name, text] of [
    ['To pay', '1500.50'],
    ['Purpose of the payment', aPayment().purpose],
    ['Recipient', 'ООО «Караван»'],
    ['Account', '40702810200000012345'],
    ['BIC', '044525225'],
  ]) {
    await user.click(shown.getByRole('button', { name: `Copy: ${name}` }))
    expect(await navigator.clipboard.readText()).toBe(text)
  }
  // What the shop has not set is not there as an empty row.
  expect(shown.queryByText('Correspondent account')).toBeNull()
})

test('a company says its name and numbers, which are checked at once, and gets its invoice as a file, asked for with the token and never by a link', async () => {
  const { user, server } = await givenOrderPage(instructed)
  const shown = await card()
  server.on('PUT', /^\/api\/orders\/o1\/payer$/, ({ body }) =>
    json({ success: true, payment: aPayment({ payer: body as Payment['payer'] }) }),
  )
  server.on('GET', /^\/api\/orders\/o1\/invoice\.pdf$/, () => new Response('%PDF-1.3', { headers: { 'content-type': 'application/pdf' } }))
  await user.click(await shown.findByRole('button', { name: 'Make the invoice' }))
  await user.type(shown.getByLabelText('INN'), '7707083894')
  await user.type(shown.getByLabelText(/^KPP/), '12')
  await user.click(shown.getByRole('button', { name: 'Make the invoice' }))
  expect(shown.getByText('Enter the name of the company.')).toBeTruthy()
  expect(shown.getByText(/one of them is wrong/)).toBeTruthy()
  expect(shown.getByText('A KPP has 9 digits.')).toBeTruthy()
  expect(server.asked('/api/orders/o1/payer')).toEqual([])
  await user.type(shown.getByLabelText('Name of the company'), 'ООО «Покупатель»')
  await user.clear(shown.getByLabelText('INN'))
  await user.type(shown.getByLabelText('INN'), '77 0708 3893')
  await user.clear(shown.getByLabelText(/^KPP/))
  await user.click(shown.getByRole('button', { name: 'Make the invoice' }))
  const download = await shown.findByRole('button', { name: 'Download the invoice (PDF)' })
  expect(server.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ name: 'ООО «Покупатель»', inn: '7707083893' })

  const made = vi.fn((_file: Blob) => 'blob:invoice')
  Object.assign(URL, { createObjectURL: made, revokeObjectURL() {} })
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(download)
  await waitFor(() => expect(pressed).toHaveBeenCalled())
  const link = pressed.mock.contexts[0] as HTMLAnchorElement
  expect([link.href, link.download]).toEqual(['blob:invoice', 'ORD-20260401-ABCDEF.pdf'])
  expect(server.calls.findLast(({ path }) => path.endsWith('.pdf'))?.path).toBe('/api/orders/o1/invoice.pdf')
})

test.each([
  ['before the instructions', { payment_status: 'pending' }],
  ['once it is paid', { payment_status: 'confirmed', status: 'order_paid' }],
  ['while the address is not proven', { payment_status: 'link_sent', waits_for_proof: true }],
])('%s there is no payment to see, and none is asked for', async (_, order) => {
  const { server } = await givenOrderPage(order)
  await screen.findByRole('heading', { name: /^Order ORD/ })
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull()
  expect(server.asked('/api/orders/o1/payment')).toEqual([])
})

test('a shop that has no details any more shows no empty card; a failure can be tried again', async () => {
  let answer = () => refusal(500)
  const { user } = await givenOrderPage(instructed, () => answer())
  const shown = await card()
  await shown.findByText('The payment details could not be loaded.')
  answer = () => refusal(409, 'payment_closed')
  await user.click(shown.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull())
})
