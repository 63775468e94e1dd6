import type { Address } from '@karavan/contract/addresses.ts'
import type { CartItem } from '@karavan/contract/cart.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { ann, base, givenBuyerApp, guest, place } from '../../test/buyer-app.tsx'
import { aCart, aCartItem, anAddress, anOrder } from '../../test/orders.ts'
import { json, refusal } from '../../test/server.ts'
import { chooseLanguage } from '../lib/i18n.ts'
import { addressesStore, ordersStore } from './buyer-stores.ts'

// Parts that come when they are wanted: their fetching is not what these tests are about.
beforeAll(() => Promise.all([import('./checkout-page.tsx'), import('../ui/confirm-dialog.tsx'), import('../features/cart/api.ts')]))

interface Given {
  addresses?: Address[]
  items?: CartItem[]
  user?: typeof ann | typeof guest | null
}

/** The checkout of somebody who has these addresses and this cart; both follow what is done to them. */
async function givenCheckout({ addresses = [anAddress({ is_default: true })], items = [aCartItem()], user = ann }: Given = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  ordersStore.getState().reset()
  addressesStore.getState().reset()
  const shop = { items, addresses }
  const app = await givenBuyerApp('/checkout', {
    user,
    answers(server) {
      server.on('GET', /^\/api\/cart$/, () => json(aCart(...shop.items)))
      server.on('GET', /^\/api\/addresses$/, () => json({ success: true, addresses: shop.addresses }))
      server.on('POST', /^\/api\/addresses$/, ({ body }) => {
        const address = anAddress({ ...(body as Address), id: `n${shop.addresses.length}` })
        shop.addresses = [...shop.addresses, address]
        return json({ success: true, address })
      })
      server.on('POST', /^\/api\/orders$/, () => {
        shop.items = []
        return json({ success: true, id: 'o1', order: anOrder({ delivery_address: anAddress() }) })
      })
    },
  })
  const sent = () => app.server.calls.filter(({ method, path }) => method === 'POST' && path === '/api/orders')
  return { ...app, shop, sent }
}
const goOn = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: 'Continue' }))
async function toReview(user: UserEvent) {
  await waitFor(() => expect(screen.getByRole('radio', { checked: true })).toBeTruthy())
  await goOn(user)
  return screen.findByRole('button', { name: 'Place order' })
}
const step = () => screen.getByRole('list', { name: 'Steps of the checkout' }).querySelector('[aria-current]')?.textContent
const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ')

test('RT-05 a guest at the checkout is led to the start', async () => {
  await givenCheckout({ user: guest })
  await waitFor(() => expect(place()).toBe('/'))
})

test('RT-06 an empty cart at the checkout leads to the start', async () => {
  await givenCheckout({ items: [] })
  await waitFor(() => expect(place()).toBe('/'))
})

test('RT-07 nobody is led away before the session and the cart are known', async () => {
  const { become } = await givenCheckout({ user: null })
  expect(place()).toBe('/checkout')
  act(() => become(ann))
  expect(await screen.findByRole('radio')).toBeTruthy()
  expect(place()).toBe('/checkout')
})

test('CK-01 CK-02 CK-03 the first of three steps lists the addresses; the default one is chosen', async () => {
  await givenCheckout({ addresses: [anAddress({ id: 'a' }), anAddress({ id: 'b', recipient_name: 'Пётр', is_default: true })] })
  await waitFor(() => expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('Пётр')))
  const steps = within(screen.getByRole('list', { name: 'Steps of the checkout' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual(['Address', 'Review', 'Confirmation'])
  expect(step()).toContain('Address')
})

test('CK-04 CK-05 G-125 without a chosen address one stays and is told; with one the review follows', async () => {
  const { user } = await givenCheckout({ addresses: [anAddress()] })
  await goOn(user)
  expect((await screen.findByRole('alert')).textContent).toBe('Select delivery address')
  expect(step()).toContain('Address')
  await user.click(screen.getByRole('radio'))
  expect(screen.queryByRole('alert')).toBeNull()
  await goOn(user)
  await waitFor(() => expect(step()).toContain('Review'))
})

test('CK-06 CK-07 CK-08 CK-09 CK-10 CK-19 the review shows lines, address, delivery, shipping, tax, payment and sums', async () => {
  const { user } = await givenCheckout({
    items: [aCartItem(), aCartItem({ id: 'c2', product_id: 'q', product_title: { ru: 'Лампа' }, quantity: 1, unit_price: 99.5 })],
  })
  await toReview(user)
  const lines = screen.getAllByRole('article').map(({ textContent }) => plain(textContent))
  expect(lines[0]).toContain('Кружка1,500.00 ₽3 × 500.00 ₽')
  expect(lines[1]).toContain('Лампа99.50 ₽1 × 99.50 ₽')
  expect(screen.getByText('Анна')).toBeTruthy()
  expect(screen.getByText('Ленина, 1, Казань, Татарстан, 420000, Россия')).toBeTruthy()
  const facts = screen.getAllByRole('term').map((term) => `${term.textContent}: ${plain(term.nextElementSibling?.textContent)}`)
  expect(facts).toEqual([
    'Delivery: 14-21 business days',
    'Payment method: Manual payment',
    'Goods: 1,599.50 ₽',
    'Shipping: Free',
    'Tax: Calculated at fulfillment',
    'Total: 1,599.50 ₽',
  ])
  await act(() => chooseLanguage('ru'))
  expect(screen.getAllByRole('definition').map(({ textContent }) => plain(textContent))).toContain('1 599,50 ₽')
})

test('CK-18 a cart without a currency is in yuan', async () => {
  const { user, server, services } = await givenCheckout()
  await toReview(user)
  server.on('GET', /^\/api\/cart$/, () => json(aCart(aCartItem())))
  act(() => services.cart.store.setState(({ cart }) => ({ cart: cart && { ...cart, currency: '' } })))
  expect(plain(screen.getAllByRole('definition').at(-1)?.textContent)).toBe('1,500.00 CNY')
})

test('CK-11 Back on the review and Back of the browser lead to the address, with the choice kept', async () => {
  const { user } = await givenCheckout({
    addresses: [anAddress({ id: 'a', is_default: true }), anAddress({ id: 'b', recipient_name: 'Пётр' })],
  })
  await user.click(await screen.findByLabelText('Пётр'))
  await goOn(user)
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(step()).toContain('Address'))
  expect(screen.getByLabelText('Пётр')).toHaveProperty('checked', true)
  await goOn(user)
  await screen.findByRole('button', { name: 'Place order' })
  act(() => window.history.back())
  await waitFor(() => expect(step()).toContain('Address'))
  expect(screen.getByLabelText('Пётр')).toHaveProperty('checked', true)
  expect(place()).toBe('/checkout')
})

test('CK-12 CK-13 CK-14 CK-17 RT-08 ordering sends address and method alone, empties the cart and ends on the number and what happens next', async () => {
  const { user, sent, services } = await givenCheckout()
  await user.click(await toReview(user))
  expect(await screen.findByText('ORD-20260401-ABCDEF')).toBeTruthy()
  expect(sent().map(({ body }) => body)).toEqual([{ address_id: 'home', payment_method: 'manual' }])
  expect(step()).toContain('Confirmation')
  expect(screen.getByText(/Payment instructions will be sent to ann@example.com/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View the order' }).getAttribute('href')).toBe(`${base}/orders/o1`)
  await waitFor(() => expect(services.cart.store.getState().cart?.items).toEqual([]))
  expect(place()).toBe('/checkout')
  expect(screen.getByText('ORD-20260401-ABCDEF')).toBeTruthy()
  expect(ordersStore.getState()).toMatchObject({ current: { id: 'o1' }, orders: [{ id: 'o1' }] })
  await user.click(screen.getByRole('link', { name: 'View the order' }))
  await waitFor(() => expect(place()).toBe('/orders/o1'))
  await waitFor(() => expect(screen.queryByText('What happens next')).toBeNull())
  expect(place()).toBe('/orders/o1')
  expect(sessionStorage.length + Object.keys(localStorage).filter((key) => key.startsWith('order_attempt')).length).toBe(0)
})

test('CK-16 CK-15 a double click is one call; a failure stays on the review and is told; the next try has the same key', async () => {
  const { user, server, sent } = await givenCheckout()
  let answer: (response: Response) => void = () => {}
  server.on(
    'POST',
    /^\/api\/orders$/,
    () =>
      new Promise<Response>((done) => {
        answer = done
      }),
  )
  const button = await toReview(user)
  await user.dblClick(button)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(screen.getByRole('button', { name: /Placing/ })).toHaveProperty('disabled', true)
  answer(refusal(500))
  expect((await screen.findByRole('alert')).textContent, 'ER-07').toBe('Failed to place order. Please try again.')
  expect(step()).toContain('Review')
  server.on('POST', /^\/api\/orders$/, () => json({ success: true, id: 'o1', order: anOrder() }))
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  await screen.findByText('ORD-20260401-ABCDEF')
  const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a call without an answer is sent again with its key by itself; two tabs that meet are one order', async () => {
  const { user, server, sent } = await givenCheckout()
  const answers = [() => Promise.reject(new TypeError('network')), () => refusal(409, 'request_in_flight')]
  server.on('POST', /^\/api\/orders$/, () => (answers.shift() ?? (() => json({ success: true, id: 'o1', order: anOrder() })))() as Response)
  await user.click(await toReview(user))
  await screen.findByText('ORD-20260401-ABCDEF', undefined, { timeout: 10_000 })
  expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  expect(sent()).toHaveLength(3)
})

test('an order whose answer never came is looked for among the orders, not forgotten', async () => {
  localStorage.setItem('order_attempt:ann', JSON.stringify({ what: 'x', key: 'k' }))
  await givenCheckout({ items: [] })
  await waitFor(() => expect(place()).toBe('/orders'))
})

test('a cart that was ordered in another tab leads to the orders', async () => {
  const { user, server } = await givenCheckout()
  const button = await toReview(user)
  server.on('POST', /^\/api\/orders$/, () => refusal(409, 'cart_empty'))
  await user.click(button)
  await waitFor(() => expect(place()).toBe('/orders'))
})

test('G-103 W-10 prices that rose are told, old and new, and one button orders at the new ones', async () => {
  const { user, server, shop, sent } = await givenCheckout()
  const button = await toReview(user)
  server.on('POST', /^\/api\/orders$/, () => {
    shop.items = [aCartItem({ unit_price: 600 })]
    const change = {
      item_id: 'c1',
      product_id: 'sample-1',
      product_title: { ru: 'Кружка' },
      quantity: 3,
      old_unit_price: 500,
      new_unit_price: 600,
    }
    const changes = [{ ...change, old_total_price: 1500, new_total_price: 1800 }]
    return json({ success: false, error: 'x', code: 'price_changed', request_id: 'r', changes, currency: 'RUB' }, 409)
  })
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to place order. Please try again.')
  const told = screen.getByRole('heading', { name: /Prices have changed/ }).closest('section')!
  expect(plain(told.textContent)).toContain('Кружкаwas 500.00 ₽ → , now 600.00 ₽')
  expect(plain(told.textContent)).toContain('The new total is 1,800.00 ₽.')
  server.on('POST', /^\/api\/orders$/, () => json({ success: true, id: 'o1', order: anOrder() }))
  await user.click(screen.getByRole('button', { name: 'Order at the new prices' }))
  await screen.findByText('ORD-20260401-ABCDEF')
  expect(sent()).toHaveLength(2)
})

test('a price that rises between the cart and the review is told before anything is ordered', async () => {
  const { user, shop, sent } = await givenCheckout()
  await waitFor(() => expect(screen.getByRole('radio', { checked: true })).toBeTruthy())
  shop.items = [aCartItem({ unit_price: 600 })]
  await goOn(user)
  expect(await screen.findByRole('heading', { name: /Prices have changed/ })).toBeTruthy()
  expect(sent()).toEqual([])
})

test('G-96 W-07 lines that cannot be ordered as they are say why and offer a way out', async () => {
  const { user, server, shop, sent } = await givenCheckout({
    items: [
      aCartItem({ id: 'gone', product_id: 'g', unavailable: true, max_quantity: 0 }),
      aCartItem({ id: 'few', product_id: 'f', quantity: 9, unavailable: true, max_quantity: 4 }),
      aCartItem({ id: 'small', product_id: 's', quantity: 2, moq: 10, below_minimum: true }),
    ],
  })
  await user.click(await toReview(user))
  expect((await screen.findByRole('alert')).textContent).toMatch(/marked ones/)
  expect(sent()).toEqual([])
  const [gone, few, small] = screen.getAllByRole('article').map((line) => within(line))
  expect(gone!.getByText('No longer available.')).toBeTruthy()
  expect(few!.getByText('Only 4 left.')).toBeTruthy()
  expect(small!.getByText(/minimum order is 10 pcs/)).toBeTruthy()
  server.on('DELETE', /items\/gone$/, () => json({ success: true }))
  server.on('PUT', /items\//, ({ body, path }) => {
    const { quantity } = body as { quantity: number }
    const id = path.split('/').at(-1)!
    const item = { ...shop.items.find((one) => one.id === id)!, quantity, unavailable: false, below_minimum: false }
    shop.items = shop.items.map((one) => (one.id === id ? item : one))
    return json({ success: true, item })
  })
  await user.click(gone!.getByRole('button', { name: 'Remove' }))
  await user.click(few!.getByRole('button', { name: 'Take 4' }))
  await user.click(small!.getByRole('button', { name: 'Raise to 10' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  await waitFor(() =>
    expect(server.asked('/api/cart/items').toSorted()).toEqual([
      'DELETE /api/cart/items/gone',
      'PUT /api/cart/items/few',
      'PUT /api/cart/items/small',
    ]),
  )
  expect(
    server.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => (body as { quantity: number }).quantity)
      .toSorted(),
  ).toEqual([10, 4])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toHaveProperty('disabled', false))
})

test('an address that was deleted elsewhere leads back to the addresses and says so', async () => {
  const { user, server, shop } = await givenCheckout()
  const button = await toReview(user)
  server.on('POST', /^\/api\/orders$/, () => {
    shop.addresses = []
    return refusal(404, 'address_not_found')
  })
  await user.click(button)
  expect(await screen.findByText('This address was deleted. Select another one.')).toBeTruthy()
  expect(step()).toContain('Address')
})

async function fill(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const input = screen.getByLabelText(label)
    await user.clear(input)
    await user.type(input, text)
  }
}
const whole = {
  Recipient: 'Пётр',
  Phone: '+7 900 000-00-00',
  Country: 'Россия',
  Region: 'Москва',
  City: 'Москва',
  'Postal code': '101000',
  'Street, house': 'Тверская, 1',
}

test('CK-02 AD-03 the first address is written here, saved and chosen; what is missing is told at its field, the first one focused', async () => {
  const { user, server } = await givenCheckout({ addresses: [] })
  const save = await screen.findByRole('button', { name: 'Save address' })
  expect(screen.getByLabelText('Phone')).toHaveProperty('type', 'tel')
  expect(screen.getByLabelText('Use as the default address')).toHaveProperty('type', 'checkbox')
  await fill(user, { ...whole, Phone: '12' })
  await user.clear(screen.getByLabelText('City'))
  await user.click(save)
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  expect(screen.getByText('This number is too short.')).toBeTruthy()
  expect(screen.getByText('Enter the city.')).toBeTruthy()
  expect(server.asked('/api/addresses')).toEqual(['GET /api/addresses'])
  await fill(user, { Phone: '+7 900 000-00-00', City: 'Москва' })
  expect(screen.queryByText('Enter the city.')).toBeNull()
  await user.click(save)
  await waitFor(() => expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('Пётр')))
  await goOn(user)
  await waitFor(() => expect(step()).toContain('Review'))
})

test('ER-13 an address that could not be saved says so in an alert that can be closed, and keeps what was written', async () => {
  const { user, server } = await givenCheckout({ addresses: [] })
  await screen.findByRole('button', { name: 'Save address' })
  server.on('POST', /^\/api\/addresses$/, () => refusal(500))
  await fill(user, whole)
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Failed to save address. Please try again.')
  await user.click(within(alert).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Recipient')).toHaveProperty('value', 'Пётр')
})

test('what was chosen and written outlives a reload', async () => {
  const first = await givenCheckout({
    addresses: [anAddress({ id: 'a', is_default: true }), anAddress({ id: 'b', recipient_name: 'Пётр' })],
  })
  await first.user.click(await screen.findByLabelText('Пётр'))
  await first.user.click(screen.getByRole('button', { name: 'Add an address' }))
  await fill(first.user, { Recipient: 'Склад', Phone: '+7 1' })
  first.unmount()
  await givenCheckout({ addresses: [anAddress({ id: 'a', is_default: true }), anAddress({ id: 'b', recipient_name: 'Пётр' })] })
  expect(await screen.findByLabelText('Recipient')).toHaveProperty('value', 'Склад')
  expect(screen.getByLabelText('Пётр')).toHaveProperty('checked', true)
})

test('AD-08 AD-09 AD-11 an address is made the default, changed, and deleted after a question', async () => {
  const { user, server } = await givenCheckout({
    addresses: [anAddress({ id: 'a', is_default: true }), anAddress({ id: 'b', recipient_name: 'Пётр' })],
  })
  server.on('POST', /b\/set-default$/, () => json({ success: true }))
  server.on('PUT', /addresses\/b$/, ({ body }) =>
    json({ success: true, address: anAddress({ ...(body as Address), id: 'b', is_default: true }) }),
  )
  server.on('DELETE', /addresses\/a$/, () => json({ success: true }))
  await user.click(await screen.findByRole('button', { name: 'Make the address of Пётр the default' }))
  await waitFor(() => expect(screen.getByText('Default').closest('li')?.textContent).toContain('Пётр'))
  expect(screen.getAllByText('Default')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Edit the address of Пётр' }))
  await fill(user, { City: 'Уфа' })
  await user.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText(/Уфа/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete the address of Анна' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
})

test('ER-11 addresses that could not be loaded say so and are asked for again', async () => {
  const { user, server } = await givenCheckout()
  act(() => addressesStore.getState().reset())
  server.on('GET', /^\/api\/addresses$/, () => refusal(500))
  await act(() => addressesStore.getState().load())
  expect(screen.getByRole('alert').textContent).toContain('Failed to load addresses')
  server.on('GET', /^\/api\/addresses$/, () => json({ success: true, addresses: [anAddress()] }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('radio')).toBeTruthy()
})
