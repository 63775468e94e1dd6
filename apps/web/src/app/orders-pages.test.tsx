import { givenStream, json, refusal, settle } from '@karavan/testing/page/server.ts'
import { chooseLanguage } from '@karavan/web-kit/lib/i18n.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ann, givenBuyerApp, guest, place } from '../../test/buyer-app.tsx'
import { aCart, aCartItem, anOrder, anOrderItem } from '../../test/orders.ts'

// Parts that come when they are wanted: their fetching is not what these tests are about.
beforeAll(() => Promise.all([import('./orders-page.tsx'), import('./order-page.tsx'), import('@karavan/web-kit/ui/confirm-dialog.tsx')]))

async function givenOrders(orders: Record<string, unknown>[], path = '/orders', user: typeof ann | typeof guest | null = ann) {
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

test.each(['/orders', '/orders/o1'])('a guest at %s is led to the start [RT-09]', async (path) => {
  const { server } = await givenOrders([anOrder()], path, guest)
  await waitFor(() => expect(place()).toBe('/'))
  expect(server.asked('/api/orders')).toEqual([])
})

test.each(['/orders', '/orders/o1'])('%s waits for the first auth state before it leads anybody away [RT-07]', async (path) => {
  const { become } = await givenOrders([anOrder()], path, null)
  expect(place()).toBe(path)
  act(() => become(ann))
  expect(await screen.findByRole('heading', { name: /ORD-20260401-ABCDEF/ })).toBeTruthy()
  expect(place()).toBe(path)
})

test('who follows a mail’s link signed out is asked to sign in and comes back to the order; who closes the panel stays at the start', async () => {
  const { become, user } = await givenOrders([anOrder()], '/orders/o1', guest)
  const panel = await screen.findByRole('dialog', { name: 'Sign In' })
  expect(within(panel).getByText('Sign in to open this page.')).toBeTruthy()
  expect(place()).toBe('/')
  await user.click(within(panel).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toBe('/')
  act(() => become(ann))
  expect(await screen.findByRole('heading', { name: /ORD-20260401-ABCDEF/ })).toBeTruthy()
  expect(place()).toBe('/orders/o1')
})

test('who signs in from such a link is led back by that alone', async () => {
  const { become } = await givenOrders([anOrder()], '/orders?status=order_created', guest)
  await screen.findByRole('dialog', { name: 'Sign In' })
  act(() => become(ann))
  await waitFor(() => expect(place()).toBe('/orders?status=order_created'))
  expect(await screen.findByRole('link', { name: 'Order ORD-20260401-ABCDEF' })).toBeTruthy()
})

test('who signs out on an order’s page is not asked to sign in', async () => {
  const { become } = await givenOrders([anOrder()], '/orders/o1')
  await screen.findByRole('heading', { name: /ORD-20260401-ABCDEF/ })
  act(() => become(guest))
  await waitFor(() => expect(place()).toBe('/'))
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the filters name several orders, as Russian does with other words than for one', async () => {
  await givenOrders([anOrder()])
  act(() => void chooseLanguage('ru'))
  const filters = within(await screen.findByRole('list', { name: 'Заказы по статусу' }))
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Все',
    'Ожидают оплаты',
    'Ожидают отправки',
    'Ожидают доставки',
    'Завершённые',
    'Отменённые',
  ])
  expect(screen.getByText('Проверяем наличие')).toBeTruthy()
  act(() => void chooseLanguage('en'))
})

test('an order without an id is the list [RT-10]', async () => {
  await givenOrders([], '/orders/')
  await waitFor(() => expect(place()).toBe('/orders'))
  expect(await screen.findByText('No orders yet')).toBeTruthy()
})

test('a card leads to its order, the button there back to the list [RT-02 RT-16 RT-18]', async () => {
  const { user } = await givenOrders([anOrder()])
  await user.click(await screen.findByRole('link', { name: 'Order ORD-20260401-ABCDEF' }))
  await waitFor(() => expect(place()).toBe('/orders/o1'))
  await user.click(await screen.findByRole('link', { name: 'Back to orders' }))
  await waitFor(() => expect(place()).toBe('/orders'))
})

test('a card shows number, date, total, status, four pictures, the rest as a number, and quantities above one [OR-08 OR-09]', async () => {
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
  expect(
    card
      .getAllByText(/Кружка/)
      .map((name) => [name.textContent, name.lang])
      .slice(0, 2),
  ).toEqual([
    ['Кружка', 'ru'],
    [' · Кружка', 'ru'],
  ])
  expect(card.getAllByRole('img', { name: /pcs$/ }).map(({ textContent }) => textContent)).toEqual(['2'])
  expect(within(second!).queryByText(/^\+/)).toBeNull()
})

test.each([
  ['OR-10', 'order_created', 'Awaiting Payment', 'warning'],
  ['OR-11', 'order_paid', 'Awaiting Shipment', 'info'],
  ['OR-12', 'order_shipped', 'Awaiting Delivery', 'primary'],
  ['OR-13', 'order_completed', 'Completed', 'success'],
  ['OR-14', 'order_cancelled', 'Cancelled', 'danger'],
])('%s: the status %s is %s in the colour %s [OR-10 OR-11 OR-12 OR-13 OR-14]', async (_, status, label, tone) => {
  await givenOrders([anOrder({ status, display_status: 'x' })])
  expect(
    within(await screen.findByRole('article'))
      .getByText(label)
      .getAttribute('data-tone'),
  ).toBe(tone)
})

test('another status is secondary, in the server’s words; its raw value is never shown [OR-15 OR-02]', async () => {
  await givenOrders([
    anOrder({ id: 'a', status: 'foo', display_status: undefined, status_display: 'Held at customs' }),
    anOrder({ id: 'b', status: 'bar', display_status: '', status_display: undefined }),
  ])
  expect((await screen.findByText('Held at customs')).getAttribute('data-tone')).toBe('secondary')
  expect(document.body.textContent).not.toMatch(/foo|bar/)
})

test('a status narrows the list, stands in the address, and shows all again [OR-41]', async () => {
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

test('a list that could not be loaded says so and is asked for again [ER-05]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenBuyerApp('/orders', { answers: (one) => one.on('GET', /^\/api\/orders$/, () => refusal(500)) })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load orders. Please try again.')
  server.on('GET', /^\/api\/orders$/, () => json({ success: true, orders: [anOrder()] }))
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an order and its card count in what the goods were sold by, and keep apart what is counted differently', async () => {
  const socks = anOrderItem({ id: 'l2', quantity: 21, unit: { ru: 'пара', en: 'pair', zh: '双' }, product_title: { ru: 'Носки' } })
  await givenOrder({ items: [anOrderItem(), socks] })
  const line = within((await screen.findByRole('heading', { name: 'Носки' })).closest('article')!)
  expect(line.getByText('21 pairs')).toBeTruthy()
  await act(() => chooseLanguage('ru'))
  expect(line.getByText('21 пара')).toBeTruthy()
  cleanup()
  await chooseLanguage('en')
  await givenBuyerApp('/orders', {
    answers: (one) => one.on('GET', /^\/api\/orders$/, () => json({ success: true, orders: [anOrder({ items: [anOrderItem(), socks] })] })),
  })
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('2 items, 3 pcs, 21 pairs')).toBeTruthy()
  expect(card.getByRole('img', { name: '21 pairs' })).toBeTruthy()
})

test('an order shows where one is, its lines, its sums and its payment [OR-17 OR-20 OR-25 OR-27 OR-29]', async () => {
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

test('variants are badges with both names and values, else plain tags [OR-21 OR-22]', async () => {
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
test('delivery and address have their cards only when they are known; hostile text is text [OR-23 OR-26]', async () => {
  await givenOrder({ estimated_delivery: '2026-04-29', delivery_address: { ...address, district: 'кв. 5' } })
  expect(await screen.findByText('April 29, 2026')).toBeTruthy()
  const card = within(screen.getByRole('heading', { name: 'Shipping address' }).closest('section')!)
  expect(card.getByText('Анна <b>Иванова</b>')).toBeTruthy()
  expect(card.getByText('кв. 5')).toBeTruthy()
})

test('without them there is neither card, nor an empty second line [OR-23 OR-26]', async () => {
  await givenOrder({ estimated_delivery: undefined, delivery_address: undefined })
  await screen.findByRole('heading', { name: 'Order summary' })
  expect(screen.queryByText('Estimated delivery')).toBeNull()
  expect(screen.queryByText('Shipping address')).toBeNull()
})

test('without a district its line is not there [OR-26]', async () => {
  await givenOrder({ delivery_address: { ...address, district: '' } })
  const card = (await screen.findByRole('heading', { name: 'Shipping address' })).closest('section')!
  expect(card.querySelectorAll('address > span')).toHaveLength(5)
})

test.each([true, false, undefined, 'true'])('with is_buyer_cancellable %o [OR-30]', async (is_buyer_cancellable) => {
  await givenOrder({ is_buyer_cancellable })
  await screen.findByRole('heading', { name: 'Order summary' })
  expect(screen.queryByRole('button', { name: 'Cancel order' }) !== null).toBe(is_buyer_cancellable === true)
})

test.each(['order_created', 'order_paid', 'order_shipped', 'order_completed', 'order_cancelled'])(
  'delivery can be confirmed in %s only when it is shipped [OR-34]',
  async (status) => {
    await givenOrder({ status })
    await screen.findByRole('heading', { name: 'Order summary' })
    expect(screen.queryByRole('button', { name: 'Confirm delivery' }) !== null).toBe(status === 'order_shipped')
  },
)

test('cancelling asks first; declining sends nothing, accepting marks and reloads the order [OR-31 OR-33]', async () => {
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

test('a cancellation that fails says so in an alert and can be tried again [ER-08]', async () => {
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

test('confirming a delivery asks first, shows that it runs, and then the completed order [OR-35 OR-37 OR-38]', async () => {
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

test('a confirmation that fails is logged and says so in an alert [ER-09]', async () => {
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
])('%s says so, with the way back to the orders [ER-06]', async (_, answer, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await givenBuyerApp('/orders/o1', { answers: (server) => server.on('GET', /^\/api\/orders\/o1$/, answer) })
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  await user.click(screen.getByRole('link', { name: 'Back to orders' }))
  await waitFor(() => expect(place()).toBe('/orders'))
})

test('the language changes at once, with statuses, dates and sums; names stay in their own order [LA-05 OR-19]', async () => {
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
test('an order is ordered again: its lines are in the cart, and what is different from then is said', async () => {
  const { server, user } = await givenOrder({ status: 'order_completed', is_buyer_cancellable: false })
  const changes = [
    { ...reorderChange, kinds: ['price', 'stock'], unit: { ru: 'пара', en: 'pair', zh: '双' }, new_quantity: 2, new_unit_price: 550 },
  ]
  server.on('POST', /^\/api\/orders\/o1\/reorder$/, () => json({ ...aCart(aCartItem({ quantity: 2 })), changes }))
  server.on('GET', /^\/api\/cart$/, () => json(aCart(aCartItem({ quantity: 2 }))))
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  expect(await screen.findByText('The items are in your cart')).toBeTruthy()
  expect(plain(screen.getByText('Кружка', { selector: 'li span' }).closest('li')?.textContent)).toBe(
    'Кружка: 500.00 ₽ each, now 550.00 ₽; 2 pairs instead of 3: there are no more',
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

/** The page is left and looked at again, in every way in which a browser says so. */
async function lookAway() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  for (const state of ['hidden', 'visible'] as const) {
    visibility.mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    act(() => void window.dispatchEvent(new Event('focus')))
    await settle()
  }
  visibility.mockRestore()
}
/** What was asked of the orders, but for the stream that says what happens to one. */
const reads = (server: { asked(prefix: string): string[] }) => server.asked('/api/orders').filter((call) => !call.endsWith('/events'))

test('neither coming back to the page nor a second look within a minute asks for the orders again [CO-12]', async () => {
  const { server, user } = await givenOrders([anOrder()])
  await screen.findByRole('article')
  await lookAway()
  expect(reads(server)).toEqual(['GET /api/orders'])
  await user.click(screen.getByRole('link', { name: 'Order ORD-20260401-ABCDEF' }))
  await screen.findByRole('heading', { name: 'Order summary' })
  await lookAway()
  await user.click(screen.getByRole('link', { name: 'Back to orders' }))
  await user.click(await screen.findByRole('link', { name: 'Order ORD-20260401-ABCDEF' }))
  await screen.findByRole('heading', { name: 'Order summary' })
  await lookAway()
  expect(reads(server)).toEqual(['GET /api/orders', 'GET /api/orders/o1'])
})

test('what happens while nobody looks is heard of on coming back [CO-12]', async () => {
  const created = { seq: 3, at: '2026-04-01T10:00:00.000Z', kind: 'created', text: 'Order placed' }
  const { server } = await givenOrder({ timeline: [created] })
  await screen.findByText('Awaiting Payment')
  const stream = givenStream()
  server.on('GET', /events$/, () => stream.response)
  const before = server.asked('/api/orders/o1/events').length
  await lookAway()
  await waitFor(() => expect(server.asked('/api/orders/o1/events')).toHaveLength(before + 1))
  expect(server.calls.findLast(({ path }) => path.endsWith('/events'))?.headers.get('last-event-id')).toBe('3')
  server.on('GET', /^\/api\/orders\/o1$/, () => json({ success: true, order: anOrder({ status: 'order_paid', timeline: [created] }) }))
  stream.send({ type: 'order_changed', order_id: 'o1', status: 'order_paid', payment_status: 'confirmed' }, 4)
  expect(await screen.findByText('Awaiting Shipment')).toBeTruthy()
})

test('an order that could not be read says so above what the list knows of it, and is asked for again [ER-06]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenOrders([anOrder()])
  server.on('GET', /^\/api\/orders\/o1$/, () => refusal(500))
  await user.click(await screen.findByRole('link', { name: 'Order ORD-20260401-ABCDEF' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load orders. Please try again.')
  expect(screen.getByRole('heading', { name: 'Order summary' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to orders' })).toBeTruthy()
  server.on('GET', /^\/api\/orders\/o1$/, () => json({ success: true, order: anOrder({ status: 'order_paid' }) }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Awaiting Shipment')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('orders that could not be read again say so, and stay as they were read before [ER-04]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenOrders([anOrder()])
  await screen.findByRole('article')
  server.on('GET', /^\/api\/orders$/, () => refusal(500))
  await act(() => chooseLanguage('ru'))
  await act(() => chooseLanguage('en'))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Failed to load orders')).toBeTruthy()
  expect(screen.getByRole('article')).toBeTruthy()
  server.on('GET', /^\/api\/orders$/, () => json({ success: true, orders: [anOrder({ status: 'order_paid' })] }))
  await user.click(alert.getByRole('button', { name: 'Retry' }))
  expect(await within(await screen.findByRole('article')).findByText('Awaiting Shipment')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an order that could not be read again says so, and stays as it was read before [ER-04]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenOrder({ timeline: [{ seq: 1, at: '2026-04-01T10:00:00.000Z', kind: 'created', text: '' }] })
  await screen.findByRole('heading', { name: 'Timeline' })
  server.on('GET', /^\/api\/orders\/o1$/, () => refusal(500))
  await act(() => chooseLanguage('ru'))
  await act(() => chooseLanguage('en'))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load order')
  expect(screen.getByRole('alert').textContent).not.toContain('orders')
  expect(screen.getByRole('heading', { name: 'Timeline' })).toBeTruthy()
  server.on('GET', /^\/api\/orders\/o1$/, () => json({ success: true, order: anOrder({ status: 'order_paid' }) }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Awaiting Shipment')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a cancellation that is refused says so without asking to try again, and the order is as it is now [ER-04]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenOrder()
  server.on('POST', /cancel$/, () => refusal(409, 'order_not_cancellable'))
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  server.on('GET', /^\/api\/orders\/o1$/, () =>
    json({ success: true, order: anOrder({ status: 'order_paid', is_buyer_cancellable: false }) }),
  )
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, cancel' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to cancel order')
  expect(await screen.findByText('Awaiting Shipment')).toBeTruthy()
  expect(screen.getByText(/can no longer be cancelled here/)).toBeTruthy()
})

test('a status that is not known is secondary on its page too, and its raw value is nowhere [OR-15]', async () => {
  await givenOrder({ status: 'foo', display_status: 'Held at customs' })
  expect((await screen.findByText('Held at customs')).getAttribute('data-tone')).toBe('secondary')
  cleanup()
  await givenOrder({ status: 'foo', display_status: undefined, status_display: 'foo' })
  await screen.findByRole('heading', { name: 'Order summary' })
  expect(document.querySelector('[data-tone]')).toBeNull()
  expect(document.body.textContent).not.toContain('foo')
})

test('a timeline shows the latest first, with what was bought, sent and received of which goods; a line says where it is', async () => {
  await givenOrder({
    items: [anOrderItem({ id: 'l1' }), anOrderItem({ id: 'l2', product_title: { ru: 'Лампа' } })],
    timeline: [
      { at: '2026-04-03T10:00:00.000Z', kind: 'bought', text: '', line_id: 'l1' },
      { at: '2026-04-03T10:00:00.000Z', kind: 'bought', text: '', line_id: 'l2' },
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
    expect.stringMatching(/^Shipped by the seller.*КружкаTrack YT5/),
    expect.stringMatching(/^Кружка$/),
    expect.stringMatching(/^Bought from the seller.*All goods/),
    expect.stringMatching(/^Order placed/),
  ])
  const line = within(screen.getByRole('heading', { name: 'Кружка' }).closest('article')!)
  expect(line.getByText('Shipped by the seller')).toBeTruthy()
  expect(line.queryByText('Bought from the seller'), 'only where it is now').toBeNull()
})
