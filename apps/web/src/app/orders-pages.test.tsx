import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ann, givenBuyerApp, guest, place } from '../../test/buyer-app.tsx'
import { aCart, aCartItem, anOrder, anOrderItem } from '../../test/orders.ts'
import { givenStream, json, refusal } from '../../test/server.ts'
import { chooseLanguage } from '../lib/i18n.ts'
import { ordersStore } from './buyer-stores.ts'

// Parts that come when they are wanted: their fetching is not what these tests are about.
beforeAll(() => Promise.all([import('./orders-page.tsx'), import('./order-page.tsx'), import('../ui/confirm-dialog.tsx')]))

async function givenOrders(orders: Record<string, unknown>[], path = '/orders', user: typeof ann | typeof guest | null = ann) {
  ordersStore.getState().reset()
  return givenBuyerApp(path, {
    user,
    answers(server) {
      server.on('GET', /^\/api\/orders(\?|$)/, ({ path: asked }) => {
        const status = new URLSearchParams(asked.split('?')[1]).get('status')
        return json({ success: true, orders: orders.filter((order) => !status || order.status === status) })
      })
      for (const order of orders) server.on('GET', new RegExp(`^/api/orders/${order.id}$`), () => json({ success: true, order }))
    },
  })
}
const givenOrder = (fields: Record<string, unknown> = {}) => givenOrders([anOrder(fields)], '/orders/o1')
const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ')

test.each(['/orders', '/orders/o1'])('RT-09 a guest at %s is led to the start', async (path) => {
  const { server } = await givenOrders([anOrder()], path, guest)
  await waitFor(() => expect(place()).toBe('/'))
  expect(server.asked('/api/orders')).toEqual([])
})

test.each(['/orders', '/orders/o1'])('RT-07 %s waits for the first auth state before it leads anybody away', async (path) => {
  const { become } = await givenOrders([anOrder()], path, null)
  expect(place()).toBe(path)
  act(() => become(ann))
  expect(await screen.findByRole('heading', { name: /ORD-20260401-ABCDEF/ })).toBeTruthy()
  expect(place()).toBe(path)
})

test('RT-10 an order without an id is the list', async () => {
  await givenOrders([], '/orders/')
  await waitFor(() => expect(place()).toBe('/orders'))
  expect(await screen.findByText('No orders yet')).toBeTruthy()
})

test('RT-02 RT-16 RT-18 a card leads to its order, the button there back to the list', async () => {
  const { user } = await givenOrders([anOrder()])
  await user.click(await screen.findByRole('link', { name: 'Order ORD-20260401-ABCDEF' }))
  await waitFor(() => expect(place()).toBe('/orders/o1'))
  await user.click(await screen.findByRole('link', { name: 'Back to orders' }))
  await waitFor(() => expect(place()).toBe('/orders'))
})

test('OR-08 OR-09 a card shows number, date, total, status, four pictures, the rest as a number, and quantities above one', async () => {
  const six = [1, 2, 1, 1, 1, 1].map((quantity, index) => anOrderItem({ id: `l${index}`, quantity }))
  await givenOrders([anOrder({ id: 'six', items: six }), anOrder({ id: 'four', items: six.slice(0, 4) })])
  const [first, second] = await screen.findAllByRole('article')
  const card = within(first!)
  expect(card.getByRole('heading').textContent).toBe('Order ORD-20260401-ABCDEF')
  expect(card.getByText('April 1, 2026')).toBeTruthy()
  expect(card.getByText('Awaiting Payment')).toBeTruthy()
  expect(plain(card.getByText(/₽/).textContent)).toBe('1,500.00 ₽')
  expect(within(card.getByRole('list')).getAllByRole('listitem')).toHaveLength(5)
  expect(card.getByText('+2')).toBeTruthy()
  expect(card.getAllByRole('img', { name: /pcs$/ }).map(({ textContent }) => textContent)).toEqual(['2'])
  expect(within(second!).queryByText(/^\+/)).toBeNull()
})

test.each([
  ['OR-10', 'order_created', 'Awaiting Payment', 'warning'],
  ['OR-11', 'order_paid', 'Awaiting Shipment', 'info'],
  ['OR-12', 'order_shipped', 'Awaiting Delivery', 'primary'],
  ['OR-13', 'order_completed', 'Completed', 'success'],
  ['OR-14', 'order_cancelled', 'Cancelled', 'danger'],
])('%s the status %s is %s in the colour %s', async (_, status, label, tone) => {
  await givenOrders([anOrder({ status, display_status: 'x' })])
  expect(
    within(await screen.findByRole('article'))
      .getByText(label)
      .getAttribute('data-tone'),
  ).toBe(tone)
})

test('OR-15 OR-02 another status is secondary, in the server’s words; its raw value is never shown', async () => {
  await givenOrders([
    anOrder({ id: 'a', status: 'foo', display_status: undefined, status_display: 'Held at customs' }),
    anOrder({ id: 'b', status: 'bar', display_status: '', status_display: undefined }),
  ])
  expect((await screen.findByText('Held at customs')).getAttribute('data-tone')).toBe('secondary')
  expect(document.body.textContent).not.toMatch(/foo|bar/)
})

test('OR-41 a status narrows the list, stands in the address, and shows all again', async () => {
  const { user, server } = await givenOrders([anOrder({ id: 'a' }), anOrder({ id: 'b', status: 'order_paid' })])
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Awaiting Shipment' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(place()).toBe('/orders?status=order_paid')
  expect(server.asked('/api/orders')).toContain('GET /api/orders?status=order_paid')
  await user.click(screen.getByRole('button', { name: 'Completed' }))
  expect(await screen.findByText('No orders with this status')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all orders' }))
  expect(await screen.findAllByRole('article')).toHaveLength(2)
})

test('ER-05 a list that could not be loaded says so and is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  ordersStore.getState().reset()
  const { server, user } = await givenBuyerApp('/orders', { answers: (one) => one.on('GET', /^\/api\/orders$/, () => refusal(500)) })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load orders. Please try again.')
  server.on('GET', /^\/api\/orders$/, () => json({ success: true, orders: [anOrder()] }))
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('OR-17 OR-20 OR-25 OR-27 OR-29 an order shows where one is, its lines, its sums and its payment', async () => {
  await givenOrder({ payment_status: 'link_sent', items: [anOrderItem({ platform_info: { platform: 'sample' } })] })
  const crumbs = within(await screen.findByRole('navigation', { name: 'You are here' }))
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'My Orders', 'ORD-20260401-ABCDEF'])
  const line = within(screen.getByRole('heading', { name: 'Кружка' }).closest('article')!)
  expect(plain(line.getByText(/1,500\.00/).textContent)).toContain('1,500.00 ₽')
  for (const fact of ['Yiwu Cups', 'Sample market', '3 pcs']) expect(line.getByText(fact)).toBeTruthy()
  expect(line.getByTestId('item-picture').className).toContain('size-20')
  const summary = within(screen.getByRole('heading', { name: 'Order summary' }).closest('section')!)
  expect(summary.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toEqual(['1,500.00 ₽', 'Free', '1,500.00 ₽'])
  const payment = within(screen.getByRole('heading', { name: 'Payment method' }).closest('section')!)
  expect(payment.getByText('Manual payment')).toBeTruthy()
  expect(payment.getByText(/Payment instructions are sent by email/)).toBeTruthy()
  expect(payment.getByText('Payment Link Sent')).toBeTruthy()
})

test('OR-21 OR-22 variants are badges with both names and values, else plain tags', async () => {
  const enhanced = [{ property_name_user: 'Colour', value_user: 'Red', property_name_original: '颜色', value_original: '红色' }]
  await givenOrder({
    items: [
      anOrderItem({ id: 'a', enhanced_sku_properties: enhanced, sku_properties: { Colour: 'Red' } }),
      anOrderItem({ id: 'b', enhanced_sku_properties: [], sku_properties: { Size: 'XL' } }),
    ],
  })
  expect(within(await screen.findByRole('list', { name: 'Variations' })).getByRole('listitem').textContent).toBe(
    'Colour: RedOriginal: 颜色: 红色',
  )
  expect(within(screen.getByRole('list', { name: 'Options' })).getByRole('listitem').textContent).toBe('Size: XL')
})

const address = {
  recipient_name: 'Анна <b>Иванова</b>',
  street_address: 'ул. Ленина, 1',
  city: 'Казань',
  state_province: 'Татарстан',
  postal_code: '420000',
  country: 'Россия',
  phone_number: '+7 900 000-00-00',
}
test('OR-23 OR-26 delivery and address have their cards only when they are known; hostile text is text', async () => {
  await givenOrder({ estimated_delivery: '2026-04-29', delivery_address: { ...address, district: 'кв. 5' } })
  expect(await screen.findByText('April 29, 2026')).toBeTruthy()
  const card = within(screen.getByRole('heading', { name: 'Shipping address' }).closest('section')!)
  expect(card.getByText('Анна <b>Иванова</b>')).toBeTruthy()
  expect(card.getByText('кв. 5')).toBeTruthy()
})

test('OR-23 OR-26 without them there is neither card, nor an empty second line', async () => {
  await givenOrder({ estimated_delivery: undefined, delivery_address: undefined })
  await screen.findByRole('heading', { name: 'Order summary' })
  expect(screen.queryByText('Estimated delivery')).toBeNull()
  expect(screen.queryByText('Shipping address')).toBeNull()
})

test('OR-26 without a district its line is not there', async () => {
  await givenOrder({ delivery_address: { ...address, district: '' } })
  const card = (await screen.findByRole('heading', { name: 'Shipping address' })).closest('section')!
  expect(card.querySelectorAll('address > span')).toHaveLength(5)
})

test.each([true, false, undefined, 'true'])('OR-30 with is_buyer_cancellable %o', async (is_buyer_cancellable) => {
  await givenOrder({ is_buyer_cancellable })
  await screen.findByRole('heading', { name: 'Order summary' })
  expect(screen.queryByRole('button', { name: 'Cancel order' }) !== null).toBe(is_buyer_cancellable === true)
})

test.each(['order_created', 'order_paid', 'order_shipped', 'order_completed', 'order_cancelled'])(
  'OR-34 delivery can be confirmed in %s only when it is shipped',
  async (status) => {
    await givenOrder({ status })
    await screen.findByRole('heading', { name: 'Order summary' })
    expect(screen.queryByRole('button', { name: 'Confirm delivery' }) !== null).toBe(status === 'order_shipped')
  },
)

test('OR-31 OR-33 cancelling asks first; declining sends nothing, accepting marks and reloads the order', async () => {
  const { server, user } = await givenOrder()
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await ask()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep the order' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await ask()
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.asked('/api/orders/o1/cancel')).toEqual([])
  server.on('POST', /cancel$/, () => json({ success: true }))
  server.on('GET', /^\/api\/orders\/o1$/, () =>
    json({ success: true, order: anOrder({ status: 'order_cancelled', is_buyer_cancellable: false }) }),
  )
  await ask()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, cancel' }))
  expect(await screen.findByText('Cancelled')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  const asked = () => server.asked('/api/orders/o1').filter((call) => !call.endsWith('/events'))
  await waitFor(() => expect(asked().slice(-2)).toEqual(['POST /api/orders/o1/cancel', 'GET /api/orders/o1']))
})

test('ER-08 a cancellation that fails says so in an alert and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenOrder()
  server.on('POST', /cancel$/, () => refusal(500))
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, cancel' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to cancel order. Please try again.')
  expect(screen.getByText('Awaiting Payment')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('OR-35 OR-37 OR-38 confirming a delivery asks first, shows that it runs, and then the completed order', async () => {
  const { server, user } = await givenOrder({ status: 'order_shipped', is_buyer_cancellable: false })
  let answer: (response: Response) => void = () => {}
  server.on(
    'POST',
    /complete$/,
    () =>
      new Promise<Response>((done) => {
        answer = done
      }),
  )
  await user.click(await screen.findByRole('button', { name: 'Confirm delivery' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Not yet' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.asked('/api/orders/o1/complete')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Confirm delivery' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, received' }))
  const running = await screen.findByText('Confirming…')
  expect(running).toHaveProperty('disabled', true)
  expect(within(running).getByTestId('spinner')).toBeTruthy()
  server.on('GET', /^\/api\/orders\/o1$/, () =>
    json({ success: true, order: anOrder({ status: 'order_completed', is_buyer_cancellable: false }) }),
  )
  answer(json({ success: true, order: anOrder({ status: 'order_completed' }) }))
  expect(await screen.findByText('Completed')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm delivery' })).toBeNull()
})

test('ER-09 a confirmation that fails is logged and says so in an alert', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenOrder({ status: 'order_shipped', is_buyer_cancellable: false })
  server.on('POST', /complete$/, () => refusal(500))
  await user.click(await screen.findByRole('button', { name: 'Confirm delivery' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, received' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to confirm delivery. Please try again.')
  expect(logged).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Confirm delivery' })).toHaveProperty('disabled', false)
})

test.each([
  ['an unknown order', () => refusal(404, 'order_not_found'), 'Order not found'],
  ['an answer without an order', () => json({ success: true }), 'Order not found'],
  ['a failure', () => refusal(500), 'Failed to load orders. Please try again.'],
])('ER-06 %s says so, with the way back to the orders', async (_, answer, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  ordersStore.getState().reset()
  const { user } = await givenBuyerApp('/orders/o1', { answers: (server) => server.on('GET', /^\/api\/orders\/o1$/, answer) })
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  await user.click(screen.getByRole('link', { name: 'Back to orders' }))
  await waitFor(() => expect(place()).toBe('/orders'))
})

test('LA-05 OR-19 the language changes at once, with statuses, dates and sums; names stay in their own order', async () => {
  await givenOrder()
  await screen.findByText('Awaiting Payment')
  await act(() => chooseLanguage('ru'))
  expect(screen.getByText('Ожидает оплаты', { selector: '[data-tone]' })).toBeTruthy()
  expect(screen.getByText(/Оформлен 1 апреля 2026/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Кружка' })).toBeTruthy()
  await act(() => chooseLanguage('zh'))
  expect(screen.getByRole('heading', { name: 'Кружка' }).getAttribute('lang')).toBe('ru')
})

test('what happens to the order shows without a reload, after the entries that are known already', async () => {
  const stream = givenStream()
  const created = { seq: 3, at: '2026-04-01T10:00:00.000Z', kind: 'created', text: 'Order placed' }
  ordersStore.getState().reset()
  const { server } = await givenBuyerApp('/orders/o1', {
    answers(one) {
      one.on('GET', /^\/api\/orders\/o1$/, () => json({ success: true, order: anOrder({ timeline: [created] }) }))
      one.on('GET', /^\/api\/orders\/o1\/events$/, () => stream.response)
    },
  })
  await waitFor(() => expect(server.asked('/api/orders/o1/events')).toHaveLength(1))
  expect(server.calls.findLast(({ path }) => path.endsWith('/events'))?.headers.get('last-event-id')).toBe('3')
  const paid = { seq: 4, at: '2026-04-02T10:00:00.000Z', kind: 'paid', text: 'Payment received' }
  server.on('GET', /^\/api\/orders\/o1$/, () =>
    json({ success: true, order: anOrder({ status: 'order_paid', is_buyer_cancellable: false, timeline: [created, paid] }) }),
  )
  stream.send({ type: 'order_changed', order_id: 'o1', status: 'order_paid', payment_status: 'confirmed' }, 4)
  expect(await screen.findByText('Awaiting Shipment')).toBeTruthy()
  expect(screen.getByText('Payment received')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  cleanup()
  await waitFor(() => expect(stream.isCancelled()).toBe(true))
})

const reorderChange = { line_id: 'l1', product_id: 'sample-1', product_title: { ru: 'Кружка' }, old_quantity: 3, old_unit_price: 500 }
test('an order is ordered again: its lines are in the cart, and what is different from then is told', async () => {
  const { server, user } = await givenOrder({ status: 'order_completed', is_buyer_cancellable: false })
  const changes = [{ ...reorderChange, kinds: ['price', 'stock'], new_quantity: 2, new_unit_price: 550 }]
  server.on('POST', /^\/api\/orders\/o1\/reorder$/, () => json({ ...aCart(aCartItem({ quantity: 2 })), changes }))
  server.on('GET', /^\/api\/cart$/, () => json(aCart(aCartItem({ quantity: 2 }))))
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('The items are in your cart')).toBeTruthy()
  expect(plain(screen.getByText('Кружка', { selector: 'li span' }).closest('li')?.textContent)).toBe(
    'Кружка: 500.00 ₽ each, now 550.00 ₽; 2 instead of 3: there are no more',
  )
  await waitFor(() => expect(document.querySelector('#cart-badge')?.textContent).toBe('2'))
  await user.click(screen.getByRole('link', { name: 'Go to checkout' }))
  await waitFor(() => expect(place()).toBe('/checkout'))
})

test('nothing that could be ordered again says so, and a failure can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenOrder()
  server.on('POST', /reorder$/, () => refusal(500))
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The items could not be put into the cart. Please try again.')
  const changes = [{ ...reorderChange, kinds: ['unavailable'], new_quantity: 0 }]
  server.on('POST', /reorder$/, () => json({ ...aCart(), changes }))
  await user.click(screen.getByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('None of these items can be had now')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
})

test('the latest orders are asked for when the list is looked at again', async () => {
  const { server } = await givenOrders([anOrder()])
  await screen.findByRole('article')
  server.on('GET', /^\/api\/orders$/, () => json({ success: true, orders: [anOrder({ status: 'order_paid' })] }))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText('Awaiting Shipment', { selector: '[data-tone]' })).toBeTruthy()
})

test('a timeline shows the latest first, with track and carrier, and a line’s own steps beside the line', async () => {
  await givenOrder({
    timeline: [
      { at: '2026-04-01T10:00:00.000Z', kind: 'created', text: '' },
      { at: '2026-04-09T10:00:00.000Z', kind: 'shipped', text: '', track: 'RB123', carrier: 'CDEK' },
      { at: '2026-04-05T10:00:00.000Z', kind: 'seller_shipped', text: '', line_id: 'l1', track: 'YT5' },
      { at: '2026-04-06T10:00:00.000Z', kind: 'something_new', text: 'Weighed: 3 kg' },
    ],
  })
  const card = within((await screen.findByRole('heading', { name: 'Timeline' })).closest('section')!)
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Shipped to you.*CDEK, track RB123/),
    expect.stringMatching(/^Weighed: 3 kg/),
    expect.stringMatching(/^Order placed/),
  ])
  const line = within(screen.getByRole('heading', { name: 'Кружка' }).closest('article')!)
  expect(line.getByText('Shipped by the seller')).toBeTruthy()
  expect(line.getByText('Track YT5')).toBeTruthy()
})
