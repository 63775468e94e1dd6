import type { CartItem } from '@karavan/contract/cart.ts'
import { json, refusal } from '@karavan/testing/page/server.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { chooseLanguage } from '@karavan/web-kit/lib/i18n.ts'
import { Announcer } from '@karavan/web-kit/ui/announcer.tsx'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { aLine, givenCartServer } from '../../../../test/cart.ts'
import { givenScreen } from '../../../../test/screen.tsx'
import { CartButton } from './cart-button.tsx'
import CartDrawer from './cart-drawer.tsx'

// As long as it takes: a busy machine decides no test.
configure({ asyncUtilTimeout: 30_000 })

// Parts that come when they are wanted: their fetching is not what these tests are about.
beforeAll(() => Promise.all([import('../api.ts'), import('@karavan/web-kit/ui/confirm-popup.tsx')]))

async function givenDrawer(lines: CartItem[], prepare: (server: ReturnType<typeof givenCartServer>) => void = () => {}) {
  const server = givenCartServer(lines)
  prepare(server)
  useSession.setState({ user: { uid: 'ann', isAnonymous: false } as never, isLoading: false })
  const on = { onClose: vi.fn(), onCheckout: vi.fn(), onOpenProduct: vi.fn() }
  const shown = await givenScreen(
    <>
      <CartButton isOpen onNear={() => {}} onOpen={() => {}} />
      <CartDrawer isOpen {...on} />
      <Announcer />
    </>,
  )
  onTestFinished(() => {
    useSession.setState({ user: null, isLoading: true })
    // What is still to be read would be read from the next test's server.
    shown.client.clear()
  })
  await screen.findByRole('dialog')
  await waitFor(() => expect(screen.queryByText('Loading the cart…')).toBeNull())
  return { ...shown, ...on, server }
}
const badge = () => document.getElementById('cart-badge')?.textContent
const dialog = () => within(screen.getByRole('dialog', { name: /^(Shopping Cart|Корзина|购物车)$/ }))
const line = (name: RegExp | string) => within(dialog().getByText(name).closest('li')!)
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')
const subtotal = () => plain(dialog().getByRole('status').textContent)
const quantity = (name: string) => line(name).getByLabelText<HTMLInputElement>(/^Quantity/)

test.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the icon is called Shopping Cart, and its badge for %i pieces is %s [CA-01 CA-03]', async (count, text) => {
  await givenDrawer(count === 0 ? [] : [aLine('a', { quantity: count })])
  expect(screen.getByTitle('Shopping Cart')).toBeTruthy()
  expect(badge()).toBe(text)
})

test('the drawer shows lines under their sellers, with Russian amounts in English [CA-02 CA-04 CA-05 CA-06 CA-07 CA-14 CA-15]', async () => {
  await givenDrawer([
    aLine('a', {
      product_title: { en: 'Mug', ru: 'Кружка' },
      quantity: 3,
      unit_price: 411.5,
      seller_name: 'One Factory',
      sku_properties: { Color: 'Red', Size: 'M' },
      sku_image: '/media/sample/red.webp',
      product_image: '/media/sample/any.webp',
    }),
    aLine('b', { quantity: 4, seller_name: 'Two Factory', sku_details: { Set: '6' } }),
    aLine('c', { quantity: 1, seller_name: 'One Factory' }),
    aLine('d', { quantity: 1 }),
  ])
  expect(badge()).toBe('9')
  expect(dialog().getByText('9 pcs')).toBeTruthy()
  const regions = dialog().getAllByRole('region')
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(['One Factory', 'Two Factory', 'Seller not stated'])
  expect(regions.map((region) => within(region).getAllByRole('listitem').length)).toEqual([2, 1, 1])
  const mug = line('Mug')
  expect(mug.getByText('Color: Red · Size: M')).toBeTruthy()
  expect(mug.getByText((text) => plain(text) === '411,50 ₽ each')).toBeTruthy()
  expect(mug.getByText((text) => plain(text) === '1 234,50 ₽')).toBeTruthy()
  expect(mug.getByRole('presentation', { hidden: true }).getAttribute('src')).toContain('/media/sample/red.webp')
  expect(line('Product b').getByText('Set: 6')).toBeTruthy()
  expect(subtotal()).toBe('1 294,50 ₽')
})

test('names are in the reader’s language, else in the stated order, also once a line is removed [W-19]', async () => {
  const { user } = await givenDrawer([
    aLine('a', { product_title: { en: 'Mug', ru: 'Кружка', zh: '杯子' } }),
    aLine('b', { product_title: { zh: '灯', ru: 'Лампа' } }),
  ])
  expect(line('Mug').getByLabelText('Quantity: Mug')).toBeTruthy()
  expect(dialog().getByText('Лампа').getAttribute('lang')).toBe('ru')
  await act(() => chooseLanguage('zh'))
  const drawer = within(screen.getByRole('dialog'))
  expect(drawer.getByText('杯子').getAttribute('lang')).toBe('zh')
  expect(drawer.getByText('灯')).toBeTruthy()
  await user.click(drawer.getAllByRole('button', { name: '移除：杯子' })[0]!)
  expect(await drawer.findByText(/杯子/, { selector: 'p' })).toBeTruthy()
  await waitFor(() =>
    expect(screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent)).toContain('已移除：杯子'),
  )
  await act(() => chooseLanguage('ru'))
  expect(drawer.getByText(/Кружка/, { selector: 'p' })).toBeTruthy()
})

test.each([undefined, null, ''])('a cart whose currency is %j is shown in roubles here [CA-07]', async (currency) => {
  await givenDrawer([], (server) =>
    server.on('GET', /^\/api\/cart$/, () =>
      json({ success: true, cart: { items: [aLine('a', { quantity: 3 })], item_count: 3, subtotal: 30, total: 30, currency } }),
    ),
  )
  expect(subtotal()).toBe('30 ₽')
})

test('the estimate of the whole cart follows weight and volume of its lines; where one states no volume the weight alone counts', async () => {
  const truck = { id: 'truck', name: { en: 'Truck' }, per_kg: 300, cm3_per_kg: 5000 }
  const table = { fee: { percent: 5 }, china_delivery: { per_kg: 0 }, packing: { per_kg: 0 }, insurance: { percent: 0 }, duty: { percent: 0 }, vat: { percent: 0 }, tariffs: [truck] } // biome-ignore format: one table
  const pillows = aLine('a', { quantity: 4, weight_grams: 500, box_cm3: 50_000 })
  const givenCost = async (other: Partial<CartItem>) => {
    const given = await givenDrawer([pillows, aLine('b', { quantity: 2, weight_grams: 1000, ...other })], ({ on }) =>
      on('GET', /tariffs/, () => json({ success: true, table })),
    )
    await given.user.click(within(await dialog().findByRole('region', { name: 'Full cost of the cart, estimated' })).getByRole('button'))
    return given
  }
  const cost = () => within(dialog().getByRole('region', { name: 'Full cost of the cart, estimated' }))
  const freight = () => plain(cost().getByText('Freight').nextElementSibling?.textContent)
  const { unmount } = await givenCost({ box_cm3: 5000 })
  // 210,000 cm3 count as 42 kg, where 4 kg would be 1,200 roubles; goods of 60 roubles, and the fee.
  expect(freight()).toBe('≈ 12 600 ₽')
  expect(plain(cost().getByRole('button').textContent)).toContain('≈ 12 663 ₽')
  expect(cost().getByRole('button').textContent, 'said before it is opened').toContain(
    'delivery is free for you, and only the order total is payable',
  )
  for (const [language, words] of [
    ['ru', /доставка для вас бесплатна/],
    ['zh', /免运费/],
  ] as const) {
    await act(() => chooseLanguage(language))
    expect(dialog().getByText(words)).toBeTruthy()
  }
  await act(() => chooseLanguage('en'))
  expect(cost().getByText(/Freight is charged by volume, for 42\skg/)).toBeTruthy()
  unmount()
  await givenCost({})
  expect(freight()).toBe('≈ 1 200 ₽')
  expect(cost().queryByText(/by volume/)).toBeNull()
})

test('a title with markup is text', async () => {
  await givenDrawer([aLine('a', { product_title: '<img src=x onerror=alert(1)>', seller_name: '<b>x</b>' })])
  expect(dialog().getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(dialog().getByText('<b>x</b>')).toBeTruthy()
})

test('the ways out: checkout, further shopping, a product [CA-08]', async () => {
  const { user, onCheckout, onClose, onOpenProduct } = await givenDrawer([aLine('a')])
  await user.click(dialog().getByRole('button', { name: 'Checkout' }))
  expect(onCheckout).toHaveBeenCalledOnce()
  await user.click(dialog().getByRole('button', { name: 'Continue shopping' }))
  expect(onClose).toHaveBeenCalledOnce()
  await user.click(dialog().getByText('Product a'))
  expect(onOpenProduct).toHaveBeenCalledWith('product-a')
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a quantity is stepped or typed; line, subtotal and badge follow [CA-10 CA-22]', async () => {
  const { user, server } = await givenDrawer([aLine('a', { quantity: 3 })])
  await user.click(line('Product a').getByRole('button', { name: /^Increase/ }))
  expect(quantity('Product a').value).toBe('4')
  expect(badge()).toBe('4')
  expect(subtotal()).toBe('40 ₽')
  await user.clear(quantity('Product a'))
  await user.type(quantity('Product a'), '12')
  // Not before it is confirmed.
  expect(badge()).toBe('4')
  await user.keyboard('{Enter}')
  expect(badge()).toBe('12')
  await waitFor(() => expect(subtotal()).toBe('108 ₽'))
  expect(line('Product a').getByText((text) => plain(text) === '9 ₽ each')).toBeTruthy()
  expect(server.items()[0]).toMatchObject({ quantity: 12 })
  await user.clear(quantity('Product a'))
  await user.tab()
  expect(quantity('Product a').value).toBe('12')
})

test('minus at 1 takes the line away, minus above 1 does not [CA-24]', async () => {
  const { user, server } = await givenDrawer([aLine('a', { quantity: 2 }), aLine('b')])
  const minus = () => line('Product a').getAllByRole('button', { name: /^(Decrease|Remove)/ })[1]!
  await user.click(minus())
  expect(quantity('Product a').value).toBe('1')
  await user.click(minus())
  expect(dialog().queryByText('Product a')).toBeNull()
  await waitFor(() => expect(server.items().map(({ id }) => id)).toEqual(['b']))
})

test('what is removed can be put back, in its place and on top of what came meanwhile [CA-10 CA-25 CA-32]', async () => {
  const { user, server } = await givenDrawer([aLine('a', { quantity: 3, sku_id: 's' }), aLine('b')])
  await user.click(line('Product a').getAllByRole('button', { name: 'Remove: Product a' })[0]!)
  expect(badge()).toBe('1')
  const undo = dialog().getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  await waitFor(() => expect(server.items()).toHaveLength(1))
  server.replace([
    ...server.items(),
    aLine('other-device', { product_id: 'product-a', sku_id: 's', quantity: 2, product_title: 'Product a' }),
  ])
  await user.click(undo)
  await waitFor(() => expect(badge()).toBe('6'))
  expect(dialog().queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(
    dialog()
      .getAllByLabelText(/^Quantity/)
      .map((field) => (field as HTMLInputElement).value),
  ).toEqual(['5', '1'])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Product a'))
})

test('putting back that fails says so and can be tried again', async () => {
  const { user, server } = await givenDrawer([aLine('a')])
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await user.click(line('Product a').getAllByRole('button', { name: 'Remove: Product a' })[0]!)
  server.on('POST', /items$/, () => refusal(500))
  await user.click(dialog().getByRole('button', { name: 'Undo' }))
  expect(await dialog().findByRole('alert')).toHaveProperty('textContent', 'Failed to add item to cart')
  server.replace([aLine('a')])
  server.on('POST', /items$/, () => json({ item: aLine('a') }))
  await user.click(dialog().getByRole('button', { name: 'Undo' }))
  expect(await dialog().findByText('Product a')).toBeTruthy()
})

test.each([
  ['PUT', /^Increase/],
  ['DELETE', /^Remove: /],
] as const)('a %s that fails is only logged, and the cart is as before [CA-26]', async (method, name) => {
  const { user, server } = await givenDrawer([aLine('a', { quantity: 3 })])
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.on(method, /items/, () => refusal(500))
  await user.click(line('Product a').getAllByRole('button', { name })[0]!)
  await waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(quantity('Product a').value).toBe('3')
  expect(badge()).toBe('3')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.body.textContent).not.toContain('Failed')
})

test('clearing asks; Cancel and Escape keep the cart, the other button empties it [CA-09 CA-33]', async () => {
  const { user, server } = await givenDrawer([aLine('a'), aLine('b')])
  await user.click(dialog().getByRole('button', { name: 'Clear cart' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(dialog().getByRole('button', { name: 'Clear cart' }))
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.items()).toHaveLength(2)
  await user.click(dialog().getByRole('button', { name: 'Clear cart' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
  expect(badge()).toBeUndefined()
  expect(server.items()).toEqual([])
})

test('clearing that fails says so, keeps the cart and can be tried again [ER-03]', async () => {
  const { user, server } = await givenDrawer([aLine('a')])
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server.on('POST', /clear$/, () => refusal(500))
  await user.click(dialog().getByRole('button', { name: 'Clear cart' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Clear' }))
  expect((await question.findByRole('alert')).textContent).toBe('Failed to clear cart')
  expect(badge()).toBe('1')
  server.on('POST', /clear$/, () => json({ success: true }))
  await user.click(question.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(badge()).toBeUndefined())
})

test('a cart that could not be loaded says neither that it failed nor that it is empty, and can be asked for [CA-19]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { user, server } = await givenDrawer([], (stopped) => stopped.on('GET', /^\/api\/cart$/, () => refusal(500)))
  expect(await dialog().findByText('The cart is not here yet')).toBeTruthy()
  server.on('GET', /^\/api\/cart$/, () => json({ success: true, cart: { items: [aLine('a')], item_count: 1, subtotal: 10, total: 10 } }))
  await user.click(dialog().getByRole('button', { name: 'Load it' }))
  expect(await dialog().findByText('Product a')).toBeTruthy()
})

test('a line says what stands in its way, with one tap to mend it [W-07 G-93 G-96]', async () => {
  const price_ladder = [
    { from: 1, price: 10 },
    { from: 10, price: 9 },
  ]
  const { user, server } = await givenDrawer([
    aLine('few', { product_id: 'p', sku_id: '1', quantity: 2, moq: 20, below_minimum: true }),
    aLine('more', { product_id: 'p', sku_id: '2', quantity: 3, moq: 20, below_minimum: true }),
    aLine('gone', { unavailable: true, max_quantity: 0 }),
    aLine('left', { unavailable: true, max_quantity: 4, quantity: 9 }),
    aLine('all', { max_quantity: 7, quantity: 7, price_ladder }),
    aLine('step', { quantity: 8, price_ladder }),
  ])
  expect(line('Product few').getByText('Minimum order: 20 pcs')).toBeTruthy()
  expect(line('Product gone').getByText('No longer available')).toBeTruthy()
  expect(line('Product left').getByText('Only 4 pcs left')).toBeTruthy()
  expect(line('Product all').getByText('That is all there is: 7 pcs')).toBeTruthy()
  expect(line('Product all').getByRole<HTMLButtonElement>('button', { name: /^Increase/ }).disabled).toBe(true)
  expect(line('Product step').getByText((text) => plain(text) === 'Add 2 pcs to pay 9 ₽ each')).toBeTruthy()
  await user.click(line('Product few').getByRole('button', { name: 'Add 15 pcs' }))
  await user.click(line('Product left').getByRole('button', { name: 'Take 4' }))
  await user.click(line('Product step').getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(server.items().map(({ quantity: pieces }) => pieces)).toEqual([17, 3, 1, 4, 7, 10]))
})

test('where only whole lots are sold, plus and minus go by the lot, what is typed is put up in words, and an odd line is mended with one tap', async () => {
  const { user, server } = await givenDrawer([
    aLine('box', { quantity: 24, lot_size: 12, max_quantity: 96 }),
    aLine('odd', { quantity: 30, lot_size: 12, max_quantity: 96, partial_lot: true }),
    aLine('few', { quantity: 12, lot_size: 12, moq: 20, below_minimum: true }),
  ])
  const pieces = (expected: number[]) => waitFor(() => expect(server.items().map((item) => item.quantity)).toEqual(expected))
  await user.click(line('Product box').getByRole('button', { name: /^Increase/ }))
  await pieces([36, 30, 12])
  await user.click(line('Product box').getByRole('button', { name: /^Decrease/ }))
  await pieces([24, 30, 12])
  await user.clear(quantity('Product box'))
  await user.type(quantity('Product box'), '40{Enter}')
  await pieces([48, 30, 12])
  expect(line('Product box').getByRole('status').textContent).toBe('Sold in lots of 12 pcs: 40 is now 48')
  await user.click(line('Product box').getByRole('button', { name: /^Increase/ }))
  expect(line('Product box').getByRole('status').textContent).toBe('')
  expect(line('Product odd').getByText('Sold in lots of 12 pcs')).toBeTruthy()
  await user.click(line('Product odd').getByRole('button', { name: 'Take 36' }))
  await user.click(line('Product few').getByRole('button', { name: 'Add 12 pcs' }))
  await pieces([60, 36, 24])
  await user.click(line('Product few').getByRole('button', { name: /^Decrease/ }))
  await pieces([60, 36, 12])
  expect(line('Product few').getAllByRole('button', { name: /^Remove/ }).length, 'at the last lot minus takes the line away').toBe(2)
})

test('the drawer follows the language at once; its amounts stay Russian [LA-06]', async () => {
  await givenDrawer([aLine('a', { quantity: 5, unit_price: 250.5 })])
  await act(() => chooseLanguage('ru'))
  expect(screen.getByRole('dialog', { name: 'Корзина' })).toBeTruthy()
  expect(screen.getByText('5 шт.')).toBeTruthy()
  await act(() => chooseLanguage('zh'))
  expect(within(screen.getByRole('dialog', { name: '购物车' })).getAllByText((text) => plain(text) === '1 252,50 ₽')).toHaveLength(2)
})

test('the cart counts goods in what they are sold by, in each language', async () => {
  const unit = { ru: 'пара', en: 'pair', zh: '双' }
  const price_ladder = [
    { from: 1, price: 10 },
    { from: 40, price: 9 },
  ]
  const { user } = await givenDrawer([
    aLine('socks', { unit, quantity: 25, moq: 20, price_ladder }),
    aLine('gloves', { unit, quantity: 2, moq: 5, below_minimum: true, lot_size: 5 }),
    aLine('mug', { quantity: 3 }),
  ])
  expect(dialog().getByText('27 pairs, 3 pcs')).toBeTruthy()
  const socks = line('Product socks')
  expect(socks.getByText((text) => plain(text) === '10 ₽ / pair')).toBeTruthy()
  expect(socks.getByText((text) => plain(text) === 'Add 15 pairs to pay 9 ₽ each')).toBeTruthy()
  expect(line('Product gloves').getByText('Minimum order: 5 pairs')).toBeTruthy()
  expect(line('Product mug').getByText((text) => plain(text) === '10 ₽ each')).toBeTruthy()
  await act(() => chooseLanguage('ru'))
  expect(socks.getByText((text) => plain(text) === 'Ещё 15 пар до цены 9 ₽')).toBeTruthy()
  await act(() => chooseLanguage('en'))
  await user.click(screen.getByRole('button', { name: 'Clear cart' }))
  expect(await screen.findByText('Everything is removed from the cart: 27 pairs, 3 pcs.')).toBeTruthy()
})
