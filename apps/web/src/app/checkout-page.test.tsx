import type { Address } from '@karavan/contract/addresses.ts'
import type { CartItem } from '@karavan/contract/cart.ts'
import { type givenServer, json, refusal, settle } from '@karavan/testing/page/server.ts'
import { chooseLanguage } from '@karavan/web-kit/lib/i18n.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { ann, base, givenBuyerApp, guest, place } from '../../test/buyer-app.tsx'
import { aCart, aCartItem, anAddress, anOrder } from '../../test/orders.ts'

// Parts that come when they are wanted: their fetching is not what these tests are about.
beforeAll(() =>
  Promise.all([import('./checkout-page.tsx'), import('@karavan/web-kit/ui/confirm-dialog.tsx'), import('../features/cart/api.ts')]),
)

interface Given {
  addresses?: Address[]
  items?: CartItem[]
  user?: typeof ann | typeof guest | null
  /** What the network answers from the first call on, instead of what it would. */
  prepare?(server: ReturnType<typeof givenServer>): void
}

/** The checkout of a buyer with these addresses and this cart; both follow what is done to them. */
async function givenCheckout({ addresses = [anAddress({ is_default: true })], items = [aCartItem()], user = ann, prepare }: Given = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = { items, addresses }
  const app = await givenBuyerApp('/checkout', {
    user,
    answers(server) {
      server.on('GET', /^\/api\/cart$/, () => json(aCart(...shop.items)))
      server.on('GET', /^\/api\/addresses$/, () => json({ success: true, addresses: shop.addresses }))
      server.on('GET', /^\/api\/addresses\/./, ({ path }) => {
        const address = shop.addresses.find(({ id }) => path.endsWith(`/${id}`))
        return address ? json({ success: true, address }) : refusal(404, 'address_not_found')
      })
      server.on('POST', /^\/api\/addresses$/, ({ body }) => {
        const address = anAddress({ ...(body as Address), id: `n${shop.addresses.length}` })
        shop.addresses = [...shop.addresses, address]
        return json({ success: true, address })
      })
      server.on('POST', /^\/api\/orders$/, () => {
        shop.items = []
        return json({ success: true, id: 'o1', order: anOrder({ delivery_address: anAddress() }) })
      })
      prepare?.(server)
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

test('a guest at the checkout is led to the start [RT-05]', async () => {
  await givenCheckout({ user: guest })
  await waitFor(() => expect(place()).toBe('/'))
})

test('an empty cart at the checkout leads to the start [RT-06]', async () => {
  await givenCheckout({ items: [] })
  await waitFor(() => expect(place()).toBe('/'))
})

test('nobody is led away before the session and the cart are known [RT-07]', async () => {
  const { become } = await givenCheckout({ user: null })
  expect(place()).toBe('/checkout')
  act(() => become(ann))
  expect(await screen.findByRole('radio')).toBeTruthy()
  expect(place()).toBe('/checkout')
})

test('the first of three steps lists the addresses; the default one is chosen [CK-01 CK-02 CK-03]', async () => {
  await givenCheckout({ addresses: [anAddress({ id: 'a' }), anAddress({ id: 'b', recipient_name: 'Пётр', is_default: true })] })
  await waitFor(() => expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('Пётр')))
  const steps = within(screen.getByRole('list', { name: 'Steps of the checkout' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent?.replace(/^\d/, ''))).toEqual(['Address', 'Review', 'Confirmation'])
  expect(step()).toContain('Address')
})

test('Continue without a chosen address stays and says why; with one the review follows [G-125 CK-04 CK-05]', async () => {
  const { user } = await givenCheckout({ addresses: [anAddress()] })
  await goOn(user)
  expect((await screen.findByRole('alert')).textContent).toBe('Select delivery address')
  expect(describedBy(screen.getByRole('group', { name: 'Delivery addresses' }))).toBe('Select delivery address')
  expect(document.activeElement).toBe(screen.getByRole('radio'))
  expect(step()).toContain('Address')
  await user.click(screen.getByRole('radio'))
  expect(screen.queryByRole('alert')).toBeNull()
  await goOn(user)
  await waitFor(() => expect(step()).toContain('Review'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your order' })))
  act(() => window.history.back())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where should it go?' })))
})

test('the review shows lines, address, delivery, shipping, tax, payment and sums [CK-06 CK-07 CK-08 CK-09 CK-10 CK-19]', async () => {
  const { user } = await givenCheckout({
    items: [aCartItem(), aCartItem({ id: 'c2', product_id: 'q', product_title: { ru: 'Лампа' }, quantity: 1, unit_price: 99.5 })],
  })
  await toReview(user)
  const lines = screen.getAllByRole('article').map(({ textContent }) => plain(textContent))
  expect(lines[0]).toContain('Mug1,500.00 ₽3 pcs × 500.00 ₽')
  expect(lines[1]).toContain('Лампа99.50 ₽1 pc × 99.50 ₽')
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

test('the checkout counts goods in what they are sold by', async () => {
  const unit = { ru: 'пара', en: 'pair', zh: '双' }
  const { user } = await givenCheckout({ items: [aCartItem({ unit, quantity: 5, moq: 20, below_minimum: true })] })
  expect(await screen.findByText('1 item, 5 pairs')).toBeTruthy()
  await toReview(user)
  const line = plain(screen.getByRole('article').textContent)
  expect(line).toContain('5 pairs × 500.00 ₽')
  expect(line).toContain('The minimum order is 20 pairs')
})

const amounts = () => (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ').match(/\d[\d ,.]* (?:[₽¥]|[A-Z]{3})/g) ?? []

test.each([undefined, null, ''])(
  'a cart whose currency is %j is in yuan on every step, with the prices that rise meanwhile [CK-18]',
  async (currency) => {
    let items = [aCartItem()]
    const { user } = await givenCheckout({
      prepare: (server) =>
        server.on('GET', /^\/api\/cart$/, () => {
          const answer = aCart(...items)
          return json({ ...answer, cart: { ...answer.cart, currency } })
        }),
    })
    await waitFor(() => expect(amounts()).toEqual(['1,500.00 ¥']))
    await toReview(user)
    expect(amounts()).toEqual(['1,500.00 ¥', '500.00 ¥', '1,500.00 ¥', '1,500.00 ¥'])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    items = [aCartItem({ unit_price: 600 })]
    await goOn(user)
    const rise = (await screen.findByRole('heading', { name: /Prices have changed/ })).closest('section')!
    expect(plain(rise.textContent)).toContain('was 500.00 ¥ → , now 600.00 ¥')
    expect(document.body.textContent).not.toContain('₽')
  },
)

test.each([
  ['en', '1,500.50 ₽'],
  ['ru', '1 500,50 ₽'],
  ['zh', '1,500.50 ₽'],
] as const)('amounts have two decimals as %s writes them, from the first step to the confirmation [CK-19]', async (language, amount) => {
  const { user, server } = await givenCheckout({ items: [aCartItem({ quantity: 1, unit_price: 1500.5 })] })
  server.on('POST', /^\/api\/orders$/, () => json({ success: true, id: 'o1', order: anOrder({ total: 1500.5 }) }))
  await screen.findByRole('radio', { checked: true })
  const inLanguage = async (count: number) => {
    await act(() => chooseLanguage(language))
    expect(amounts()).toEqual(Array.from({ length: count }, () => amount))
    await act(() => chooseLanguage('en'))
  }
  await inLanguage(1)
  await toReview(user)
  await inLanguage(4)
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  await screen.findByText('ORD-20260401-ABCDEF')
  await inLanguage(1)
})

test('names on the review are in the reader’s language, else in the stated order [W-19]', async () => {
  const { user, shop } = await givenCheckout({
    items: [
      aCartItem({ product_title: { ru: 'Кружка', en: 'Mug', zh: '杯子' } }),
      aCartItem({ id: 'c2', product_id: 'q', product_title: { ru: 'Лампа', zh: '灯' } }),
    ],
  })
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((name) => [name.textContent, name.getAttribute('lang')])
  const button = await toReview(user)
  expect(names()).toEqual([
    ['Mug', 'en'],
    ['Лампа', 'ru'],
  ])
  await act(() => chooseLanguage('zh'))
  expect(names()).toEqual([
    ['杯子', 'zh'],
    ['灯', 'zh'],
  ])
  // So are those of prices that rise.
  shop.items = shop.items.map((item) => aCartItem({ ...item, unit_price: 600 }))
  await user.click(screen.getByRole('button', { name: '返回' }))
  await user.click(await screen.findByRole('button', { name: '继续' }))
  await waitFor(() => expect(screen.getAllByText('杯子')).toHaveLength(2))
  expect(button.isConnected).toBe(false)
})

test('Back on the review and Back of the browser lead to the address, with the choice kept [CK-11]', async () => {
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

test('ordering sends address and method alone, empties the cart and ends on the number and what happens next [CK-12 CK-13 CK-14 CK-17 RT-08]', async () => {
  const { user, sent, server } = await givenCheckout()
  await user.click(await toReview(user))
  expect(await screen.findByText('ORD-20260401-ABCDEF')).toBeTruthy()
  expect(sent().map(({ body }) => body)).toEqual([{ address_id: 'home', payment_method: 'manual' }])
  expect(step()).toContain('Confirmation')
  expect(screen.getByText(/Payment instructions will be sent to ann@example.com/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View the order' }).getAttribute('href')).toBe(`${base}/orders/o1`)
  await waitFor(() => expect(server.asked('/api/cart').at(-1)).toBe('GET /api/cart'))
  expect(place()).toBe('/checkout')
  expect(screen.getByText('ORD-20260401-ABCDEF')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'View the order' }))
  await waitFor(() => expect(place()).toBe('/orders/o1'))
  await waitFor(() => expect(screen.queryByText('What happens next')).toBeNull())
  // It is known from having been placed, and the cart is empty.
  expect(await screen.findByRole('heading', { name: /ORD-20260401-ABCDEF/ })).toBeTruthy()
  expect(document.querySelector('#cart-badge')).toBeNull()
  expect(place()).toBe('/orders/o1')
  expect(sessionStorage.length + Object.keys(localStorage).filter((key) => key.startsWith('order_attempt')).length).toBe(0)
})

test('a double click is one call; a failure stays on the review and is shown; the next try has the same key [CK-16 CK-15]', async () => {
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

test('prices that rose are shown, old and new, and one button orders at the new ones [G-103 W-10]', async () => {
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
  const rise = screen.getByRole('heading', { name: /Prices have changed/ }).closest('section')!
  expect(plain(rise.textContent)).toContain('Mugwas 500.00 ₽ → , now 600.00 ₽')
  expect(plain(rise.textContent)).toContain('The new total is 1,800.00 ₽.')
  server.on('POST', /^\/api\/orders$/, () => json({ success: true, id: 'o1', order: anOrder() }))
  await user.click(screen.getByRole('button', { name: 'Order at the new prices' }))
  await screen.findByText('ORD-20260401-ABCDEF')
  expect(sent()).toHaveLength(2)
})

test('a price that rises between the cart and the review is shown before anything is ordered', async () => {
  const { user, shop, sent } = await givenCheckout()
  await waitFor(() => expect(screen.getByRole('radio', { checked: true })).toBeTruthy())
  shop.items = [aCartItem({ unit_price: 600 })]
  await goOn(user)
  expect(await screen.findByRole('heading', { name: /Prices have changed/ })).toBeTruthy()
  expect(sent()).toEqual([])
})

test('lines that cannot be ordered as they are say why and offer a way out [G-96 W-07]', async () => {
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
  expect(few!.getByText('Only 4 pcs left.')).toBeTruthy()
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

const rules = {
  unpaid_orders: 0,
  unpaid_orders_max: 10,
  unpaid_order_hours: 72,
  is_minimum_enforced: true,
  is_address_proven: true,
}
const answerRules = (server: ReturnType<typeof givenServer>, fields: Partial<typeof rules>) =>
  server.on('GET', /^\/api\/orders\/rules$/, () => json({ success: true, rules: { ...rules, ...fields } }))

test('below the minimum order nothing is asked for where the shop refuses it; one press raises it [W-07]', async () => {
  const { user, server, shop, sent } = await givenCheckout({
    items: [
      aCartItem({ id: 'small', product_id: 's', quantity: 2, moq: 10, below_minimum: true }),
      aCartItem({ id: 'short', product_id: 't', quantity: 2, moq: 10, below_minimum: true, max_quantity: 5 }),
    ],
    prepare: (network) => answerRules(network, {}),
  })
  const button = await toReview(user)
  await waitFor(() => expect(screen.getAllByText('The minimum order is 10 pcs.')).toHaveLength(2))
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toMatch(/marked ones/)
  expect(sent()).toEqual([])
  const [small, short] = screen.getAllByRole('article').map((line) => within(line))
  // There are not so many: it can only be left out.
  expect(short!.queryByRole('button', { name: /Raise/ })).toBeNull()
  server.on('DELETE', /items\/short$/, () => {
    shop.items = shop.items.filter(({ id }) => id !== 'short')
    return json({ success: true })
  })
  server.on('PUT', /items\/small$/, ({ body }) => {
    const item = aCartItem({ id: 'small', product_id: 's', moq: 10, ...(body as { quantity: number }) })
    shop.items = shop.items.map((one) => (one.id === 'small' ? item : one))
    return json({ success: true, item })
  })
  await user.click(short!.getByRole('button', { name: 'Remove' }))
  await user.click(small!.getByRole('button', { name: 'Raise to 10' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toHaveProperty('disabled', false))
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('as many unpaid orders as allowed: the checkout says so before its last step, with the way out, and orders nothing [W-21]', async () => {
  const { user, sent } = await givenCheckout({
    prepare: (network) => answerRules(network, { unpaid_orders: 3, unpaid_orders_max: 3, is_address_proven: false }),
  })
  const notice = await screen.findByText(/You have 3 unpaid orders/)
  expect(notice.closest('[role=alert]')?.textContent).toMatch(/confirm your email/)
  expect(screen.getByRole('link', { name: 'To my orders' })).toBeTruthy()
  expect(await toReview(user)).toHaveProperty('disabled', true)
  expect(sent()).toEqual([])
})

test('the confirmation says until when the order is to be paid, where it can be [W-21]', async () => {
  const { user, server } = await givenCheckout()
  server.on('POST', /^\/api\/orders$/, () => {
    const payment_deadline = new Date(Date.now() + 72 * 60 * 60_000).toISOString()
    return json({ success: true, id: 'o1', order: anOrder({ payment_deadline, payment_status: 'link_sent' }) })
  })
  await user.click(await toReview(user))
  expect((await screen.findByText(/^Pay by /)).closest('p')?.textContent).toMatch(/ · [23] days left$/)
})

test('an order that was one too many says so, and the cart stays [W-21]', async () => {
  const known = { unpaid_orders: 9 }
  const { user, server, shop } = await givenCheckout({ prepare: (network) => answerRules(network, known) })
  const button = await toReview(user)
  server.on('POST', /^\/api\/orders$/, () => {
    answerRules(server, { unpaid_orders: 10 })
    return refusal(409, 'too_many_unpaid')
  })
  await user.click(button)
  expect(await screen.findByText(/You have 10 unpaid orders/)).toBeTruthy()
  expect(screen.getByText(/Pay for one of them or cancel it/)).toBeTruthy()
  expect(shop.items).toHaveLength(1)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toHaveProperty('disabled', true))
})

test('an order more than a day allows says so, and how long it is until the next; the cart stays', async () => {
  const { user, server, shop } = await givenCheckout()
  const button = await toReview(user)
  const quota = { code: 'quota_reached', quota: 'orders', of: 'account', max: 50, wait_seconds: 1700 }
  server.on('POST', /^\/api\/orders$/, () => json({ success: false, error: 'x', request_id: 'r', ...quota }, 429))
  await user.click(button)
  expect(await screen.findByText(/^50 orders a day can be placed, .* the next order can be placed in 29 minutes\.$/)).toBeTruthy()
  expect(shop.items).toHaveLength(1)
})

test('an address that was deleted elsewhere leads back to the addresses and says so, until another one is chosen [ER-04]', async () => {
  const others = [anAddress({ id: 'b', recipient_name: 'Пётр', is_default: true }), anAddress({ id: 'c', recipient_name: 'Олег' })]
  const { user, server, shop } = await givenCheckout({ addresses: [anAddress(), ...others] })
  await user.click(await screen.findByLabelText('Анна'))
  const button = await toReview(user)
  server.on('POST', /^\/api\/orders$/, () => {
    shop.addresses = others
    return refusal(404, 'address_not_found')
  })
  await user.click(button)
  expect(await screen.findByText('This address was deleted. Select another one.')).toBeTruthy()
  expect(screen.getByText('Failed to create order')).toBeTruthy()
  expect(step()).toContain('Address')
  expect(screen.getByLabelText('Пётр')).toHaveProperty('checked', true)
  await user.click(screen.getByLabelText('Олег'))
  expect(screen.queryByText('Failed to create order')).toBeNull()
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

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

test('the first address is written here, saved and chosen; what is missing is said at its field, the first one focused [CK-02 AD-03]', async () => {
  const { user, server } = await givenCheckout({ addresses: [] })
  const save = await screen.findByRole('button', { name: 'Save and continue' })
  expect(screen.getByLabelText('Phone')).toHaveProperty('type', 'tel')
  expect(screen.getByLabelText('Use as the default address')).toHaveProperty('type', 'checkbox')
  await fill(user, { ...whole, Phone: '12' })
  await user.clear(screen.getByLabelText('City'))
  await user.click(save)
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  expect(describedBy(screen.getByLabelText('Phone'))).toBe('This number is too short.')
  expect(describedBy(screen.getByLabelText('City'))).toBe('Enter the city.')
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert'), 'there is none to choose').toBeNull()
  expect(screen.queryByRole('button', { name: 'Continue' }), 'one button').toBeNull()
  expect(server.asked('/api/addresses')).toEqual(['GET /api/addresses'])
  await fill(user, { Phone: '+7 900 000-00-00', City: 'Москва' })
  expect(screen.queryByText('Enter the city.')).toBeNull()
  await user.click(save)
  await waitFor(() => expect(step()).toContain('Review'))
  expect(screen.getByText(/Пётр/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Check your order' })))
})

test('the first address goes to Russia and is the default unless the buyer says otherwise; a country is found by typing and picked with the keyboard', async () => {
  const { user, server } = await givenCheckout({ addresses: [] })
  const country = await screen.findByLabelText('Country')
  expect(country).toHaveProperty('value', 'Russia')
  expect(screen.getByLabelText('Use as the default address')).toHaveProperty('checked', true)
  await user.clear(country)
  await user.type(country, 'Нарния')
  await fill(user, Object.fromEntries(Object.entries(whole).filter(([label]) => label !== 'Country')))
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(screen.getByText('Choose a country from the list.')).toBeTruthy()
  expect(document.activeElement).toBe(country)
  await user.clear(country)
  await user.type(country, 'герм')
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Germany']))
  await user.keyboard('{Enter}')
  expect(country).toHaveProperty('value', 'Germany')
  // Six digits are no German code: said once, and taken where the buyer insists.
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(screen.getByText(/usually look otherwise, such as 10115/)).toBeTruthy()
  expect(server.asked('/api/addresses')).toEqual(['GET /api/addresses'])
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      country: 'Germany',
      postal_code: '101000',
      is_default: true,
    }),
  )
})

test('an address that could not be saved says so in an alert that can be closed, and keeps what was written [ER-13]', async () => {
  const { user, server } = await givenCheckout({ addresses: [] })
  await screen.findByRole('button', { name: 'Save and continue' })
  server.on('POST', /^\/api\/addresses$/, () => refusal(500))
  await fill(user, whole)
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Failed to save address. Please try again.')
  await user.click(within(alert).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Recipient')).toHaveProperty('value', 'Пётр')
})

test('one button saves and goes on; an address that could not be saved goes nowhere, and a second press saves nothing twice', async () => {
  const { user, server } = await givenCheckout({ addresses: [] })
  await screen.findByRole('button', { name: 'Save and continue' })
  let answer = (_: Response) => {}
  server.on('POST', /^\/api\/addresses$/, () => new Promise<Response>((resolve) => (answer = resolve)))
  await fill(user, whole)
  for (const outcome of [refusal(500), json({ success: true, address: anAddress({ id: 'n' }) })]) {
    await user.dblClick(screen.getByRole('button', { name: 'Save and continue' }))
    expect(step()).toContain('Address')
    await act(async () => answer(outcome))
    if (outcome.status === 500) expect((await screen.findByRole('alert')).textContent).toContain('Failed to save address')
    await settle()
    expect(step()).toContain(outcome.status === 500 ? 'Address' : 'Review')
  }
  expect(server.calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
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

test('an address is made the default, changed, and deleted after a question [AD-08 AD-09 AD-11]', async () => {
  const { user, server } = await givenCheckout({
    addresses: [anAddress({ id: 'a', is_default: true }), anAddress({ id: 'b', recipient_name: 'Пётр' })],
  })
  server.on('POST', /b\/set-default$/, () => json({ success: true }))
  server.on('PUT', /addresses\/b$/, ({ body }) =>
    json({ success: true, address: anAddress({ ...(body as Address), id: 'b', is_default: true }) }),
  )
  server.on('DELETE', /addresses\/a$/, () => json({ success: true }))
  await user.click(await screen.findByRole('button', { name: 'Make default: the address of Пётр' }))
  await waitFor(() => expect(screen.getByText('Default').closest('li')?.textContent).toContain('Пётр'))
  expect(screen.getAllByText('Default')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Edit the address of Пётр' }))
  await fill(user, { City: 'Уфа' })
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(step()).toContain('Review'))
  await user.click(screen.getByRole('button', { name: 'Change' }))
  expect(await screen.findByText(/Уфа/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete the address of Анна' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
})

test('addresses that could not be loaded say so and are asked for again [ER-11]', async () => {
  const { user, server } = await givenCheckout({ prepare: (one) => one.on('GET', /^\/api\/addresses$/, () => refusal(500)) })
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load addresses')
  server.on('GET', /^\/api\/addresses$/, () => json({ success: true, addresses: [anAddress()] }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('radio')).toBeTruthy()
})

const two = [anAddress({ id: 'a', is_default: true }), anAddress({ id: 'b', recipient_name: 'Пётр' })]
const alertText = async () => (await screen.findByRole('alert')).textContent

test('a default that could not be set says so, and the mark goes back [ER-11]', async () => {
  const { user, server } = await givenCheckout({ addresses: two })
  server.on('POST', /set-default$/, () => refusal(500))
  await user.click(await screen.findByRole('button', { name: 'Make default: the address of Пётр' }))
  expect(await alertText()).toBe('Failed to set default address')
  expect(screen.getByText('Default').closest('li')?.textContent).toContain('Анна')
})

test('an address that could not be read before it is edited says so, and stays as it is [ER-12]', async () => {
  const { user, server } = await givenCheckout({ addresses: two })
  server.on('GET', /^\/api\/addresses\/b$/, () => refusal(500))
  const edit = () => screen.findByRole('button', { name: 'Edit the address of Пётр' })
  await user.click(await edit())
  expect(await alertText()).toBe('Failed to load address')
  expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull()
  server.on('GET', /^\/api\/addresses\/b$/, () => json({ success: true, address: { ...two[1], city: 'Уфа' } }))
  await user.click(await edit())
  // What was changed elsewhere meanwhile is not undone by saving the rest.
  expect(await screen.findByLabelText('City')).toHaveProperty('value', 'Уфа')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['Failed to create address', 'Add an address', 'POST'],
  ['Failed to update address', 'Edit the address of Пётр', 'PUT'],
])('%s: so it says when the server refuses what is written [ER-12]', async (text, button, method) => {
  const { user, server } = await givenCheckout({ addresses: two })
  server.on(method, /addresses/, () => json({ success: false, error: 'x', code: 'invalid', fields: { city: 'x' }, request_id: 'r' }, 422))
  await user.click(await screen.findByRole('button', { name: button }))
  await screen.findByRole('button', { name: 'Save and continue' })
  await fill(user, whole)
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await alertText()).toBe(text)
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
  server.on(method, /addresses/, () => refusal(500))
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to save address. Please try again.'))
})

test.each([
  ['Failed to update item quantity', 'PUT', 'Take 4'],
  ['Failed to remove item from cart', 'DELETE', 'Remove'],
])('%s: so it says on the review, where the line comes back, until it is tried again [ER-03]', async (text, method, button) => {
  const { user, server } = await givenCheckout({
    items: [aCartItem({ id: 'few', product_id: 'f', quantity: 9, unavailable: true, max_quantity: 4 }), aCartItem()],
  })
  await toReview(user)
  server.on(method, /items\/few$/, () => refusal(500))
  await user.click(screen.getByRole('button', { name: button }))
  expect(await alertText()).toBe(text)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  let answer: (response: Response) => void = () => {}
  server.on(method, /items\/few$/, () => new Promise<Response>((done) => (answer = done)))
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  // Nothing is ordered while what is ordered is not settled.
  expect(screen.getByRole('button', { name: 'Place order' })).toHaveProperty('disabled', true)
  await waitFor(() => expect(server.asked('/api/cart/items')).toHaveLength(2))
  answer(json({ success: true, item: null }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toHaveProperty('disabled', false))
})

test('one address too many says how many there may be [G-123 ER-12]', async () => {
  const { user, server } = await givenCheckout({ addresses: [] })
  server.on('POST', /^\/api\/addresses$/, () => refusal(409, 'limit_reached'))
  await screen.findByRole('button', { name: 'Save and continue' })
  await fill(user, whole)
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await alertText()).toMatch(/^Failed to create addressYou have 50 addresses/)
})

test('an address that could not be deleted says so in the question, and can be tried again [ER-12]', async () => {
  const { user, server } = await givenCheckout({ addresses: two })
  server.on('DELETE', /addresses\/b$/, () => refusal(500))
  await user.click(await screen.findByRole('button', { name: 'Delete the address of Пётр' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect((await question.findByRole('alert')).textContent).toBe('Failed to delete address')
  server.on('DELETE', /addresses\/b$/, () => json({ success: true }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(1))
})

test('coming back to the page asks for nothing again [CO-12]', async () => {
  const { server } = await givenCheckout()
  await screen.findByRole('radio', { checked: true })
  const before = server.asked('/api/')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  act(() => void window.dispatchEvent(new Event('focus')))
  await settle()
  expect(server.asked('/api/')).toEqual(before)
})
