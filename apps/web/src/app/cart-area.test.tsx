import type { CartItem } from '@karavan/contract/cart.ts'
import { json, settle } from '@karavan/testing/page/server.ts'
import { chooseLanguage } from '@karavan/web-kit/lib/i18n.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ann, givenBuyerApp, guest, place } from '../../test/buyer-app.tsx'
import { aCart, aCartItem } from '../../test/orders.ts'

// Parts that come when they are wanted: their fetching is not what these tests are about.
beforeAll(() =>
  Promise.all([
    import('../features/cart/api.ts'),
    import('../features/cart/flight.ts'),
    import('../features/cart/components/cart-drawer.tsx'),
    import('../features/product/components/product-panel.tsx'),
  ]),
)

const bob = { ...ann, uid: 'bob' }
const product = {
  id: 'sample-1',
  item_id: '1',
  platform: 'sample',
  title: 'Thermos mug',
  currency: 'CNY',
  price: 5,
  images: [{ image_url: '/media/mug.webp' }],
  moq: 1,
  price_ladder: [],
}

/** The start screen of a buyer with this cart, which may be changed behind the page. */
async function givenCart(path = '/', items: CartItem[] = [aCartItem()]) {
  const shop = { items }
  const app = await givenBuyerApp(path, {
    answers(server) {
      server.on('GET', /^\/api\/cart$/, () => json(aCart(...shop.items)))
      server.on('GET', /^\/api\/products\/sample-1\?/, () => json({ success: true, product }))
    },
  })
  const reads = () => app.server.calls.filter(({ method, path: asked }) => method === 'GET' && asked === '/api/cart').length
  return { ...app, shop, reads }
}
const badge = () => document.getElementById('cart-badge')?.textContent
/** Another tab of this browser. */
function givenTab() {
  const tab = new BroadcastChannel('karavan-cart')
  onTestFinished(() => tab.close())
  return tab
}

test('what another tab did to the cart of this account is read again, another account’s is not', async () => {
  const { shop, reads } = await givenCart()
  const tab = givenTab()
  await waitFor(() => expect(badge()).toBe('3'))
  shop.items = [aCartItem({ quantity: 8 })]
  tab.postMessage('bob')
  tab.postMessage('ann')
  await waitFor(() => expect(badge()).toBe('8'))
  expect(reads()).toBe(2)
})

test('coming back to the page, and opening the cart within a minute, asks for nothing again [CO-12]', async () => {
  const { user, reads } = await givenCart()
  await waitFor(() => expect(badge()).toBe('3'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  act(() => void window.dispatchEvent(new Event('focus')))
  await user.click(screen.getByRole('button', { name: /^Shopping Cart/ }))
  expect(await within(await screen.findByRole('dialog')).findByText('Mug')).toBeTruthy()
  await settle()
  expect(reads()).toBe(1)
})

test('another account has another cart, a guest none [G-39 CA-18]', async () => {
  const { shop, become, reads } = await givenCart()
  await waitFor(() => expect(badge()).toBe('3'))
  act(() => become(guest))
  expect(screen.queryByRole('button', { name: /^Shopping Cart/ })).toBeNull()
  shop.items = [aCartItem({ quantity: 1 })]
  act(() => become(bob))
  expect(badge()).toBeUndefined()
  await waitFor(() => expect(badge()).toBe('1'))
  expect(reads()).toBe(2)
})

test('the options of a line are asked for in the language that is chosen', async () => {
  const { server, reads } = await givenCart()
  await waitFor(() => expect(badge()).toBe('3'))
  await act(() => chooseLanguage('zh'))
  await waitFor(() => expect(reads()).toBe(2))
  expect(server.calls.findLast(({ path }) => path === '/api/cart')?.headers.get('accept-language')).toMatch(/^zh/)
})

test('a product that is added flies to the cart, and the badge bounces [CO-09 PR-30]', async () => {
  const { user, server, shop } = await givenCart('/?product=sample-1', [])
  server.on('POST', /items$/, () => {
    shop.items = [aCartItem({ quantity: 2 })]
    return json({ success: true, item: shop.items[0] })
  })
  // jsdom has no layout: everything is somewhere, and as large as an icon.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 44, 44))
  const moved: [string, number][] = []
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, _, timing) {
    moved.push([this.id || this.tagName, (timing as KeyframeAnimationOptions).duration as number])
    return Object.create({ finished: Promise.resolve(), currentTime: 800, cancel() {} })
  })
  await user.click(await screen.findByRole('button', { name: /^Add to cart/i }))
  await waitFor(() => expect(moved).toContainEqual(['IMG', 800]))
  await waitFor(() => expect(moved).toContainEqual(['cart-badge', 600]))
  expect(badge()).toBe('2')
  // The panel goes by itself, and the cart is one press away at once.
  await user.click(await screen.findByRole('button', { name: 'Show it' }))
  expect(await screen.findByRole('dialog', { name: 'Shopping Cart' })).toBeTruthy()
  expect(screen.queryByText('It is in your cart')).toBeNull()
})

test('the cart’s own address opens it over the start, and Back leads there', async () => {
  await givenCart('/cart')
  expect(await screen.findByRole('dialog', { name: 'Shopping Cart' })).toBeTruthy()
  expect(place()).toBe('/')
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Shopping Cart' })).toBeNull())
  expect(place()).toBe('/')
})
