import { type Language, languages } from '@karavan/contract/language.ts'
import { givenServer, json } from '@karavan/testing/page/server.ts'
import { tries } from '@karavan/testing/thorough.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { chooseLanguage } from '@karavan/web-kit/lib/i18n.ts'
import { act, cleanup, configure, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { aCart, aCartItem, anAddress, anOrder, anOrderItem } from '../../../test/orders.ts'
import { givenScreen } from '../../../test/screen.tsx'
import { ReviewStep } from '../checkout/components/review-step.tsx'
import { OrderScreen } from './components/order-screen.tsx'
import { OrdersScreen } from './components/orders-screen.tsx'

// As long as it takes: a busy machine decides no test.
configure({ asyncUtilTimeout: 30_000 })

/** Kopecks and pieces of each line, up to the largest amounts that the server takes. */
const carts = fc.sample(
  fc.array(fc.record({ kopecks: fc.integer({ min: 1, max: 99_999_99 }), quantity: fc.integer({ min: 1, max: 9_999 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  { numRuns: tries({ quick: 48, thorough: 200 }), seed: 5 },
)
/** Each screen of one cart is looked at in one of the languages. */
const isIn = (language: Language, index: number) => languages[index % languages.length] === language
const totalOf = (cart: (typeof carts)[number]) => cart.reduce((sum, { kopecks, quantity }) => sum + kopecks * quantity, 0)

/** Written digit by digit, without what the screens write it with. */
function rubles(kopecks: number, language: Language): string {
  const digits = String(kopecks).padStart(3, '0')
  const [group, point] = language === 'ru' ? [' ', ','] : [',', '.']
  return `${digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, group)}${point}${digits.slice(-2)} ₽`
}

/** All amounts that can be read, from the top to the bottom. */
function shownAmounts(root: Element): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts.flatMap((text) => text.replaceAll(/\s/g, ' ').match(/\d[\d ,.]*₽/g) ?? [])
}

const price = (kopecks: number) => kopecks / 100
const amountsOf = (cart: (typeof carts)[number], language: Language) => [
  ...cart.flatMap(({ kopecks, quantity }) => [rubles(kopecks * quantity, language), rubles(kopecks, language)]),
  rubles(totalOf(cart), language),
  rubles(totalOf(cart), language),
]

const orders = carts.map((cart, index) =>
  anOrder({
    id: `o${index}`,
    created_at: new Date(Date.UTC(2026, 3, 1) - index * 1000).toISOString(),
    items: cart.map(({ kopecks, quantity }, line) =>
      anOrderItem({ id: `l${line}`, quantity, unit_price: price(kopecks), total_price: price(kopecks * quantity) }),
    ),
    subtotal: price(totalOf(cart)),
    total: price(totalOf(cart)),
    total_amount: price(totalOf(cart)),
  }),
)

function givenOrders() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = givenServer()
  server.on('GET', /^\/api\/orders$/, () => json({ success: true, orders }))
  server.on('GET', /^\/api\/orders\/o\d+$/, ({ path }) => json({ success: true, order: orders.find(({ id }) => path.endsWith(`/${id}`)) }))
  useSession.setState({ user: { uid: 'ann', isAnonymous: false } as never, isLoading: false })
}

test.each(languages)('totals of random carts stand on the review to the kopeck, in %s [CK-19 CK-20]', async (language) => {
  const { rerenderScreen, container } = await givenScreen(null)
  await act(() => chooseLanguage(language))
  for (const cart of carts.filter((_, index) => isIn(language, index))) {
    const { cart: sent } = aCart(
      ...cart.map(({ kopecks, quantity }, index) =>
        aCartItem({ id: `c${index}`, quantity, unit_price: price(kopecks), total_price: price(kopecks * quantity) }),
      ),
    )
    rerenderScreen(
      <ReviewStep
        cart={{ ...sent, subtotal: price(totalOf(cart)), total: price(totalOf(cart)) }}
        isPending={false}
        changeError={null}
        setQuantity={() => {}}
        remove={() => {}}
        rules={undefined}
        address={anAddress()}
        email={null}
        seen={[]}
        failure={null}
        isPlacing={false}
        terms={null}
        onBack={() => {}}
        onPlace={() => {}}
      />,
    )
    expect(shownAmounts(container)).toEqual(amountsOf(cart, language))
  }
})

test.each(languages)('totals of random orders stand in the history to the kopeck, in %s [OR-09 OR-24]', async (language) => {
  givenOrders()
  const { container } = await givenScreen(
    <OrdersScreen filter="" onFilter={() => {}} link={(_order, text) => text} startLink={(text) => text} />,
  )
  await screen.findAllByRole('article')
  await act(() => chooseLanguage(language))
  expect(shownAmounts(container)).toEqual(carts.map((cart) => rubles(totalOf(cart), language)))
})

test.each(languages)('lines and totals of random orders stand on their pages to the kopeck, in %s [OR-20 OR-25]', async (language) => {
  givenOrders()
  const links = { home: () => null, orders: () => null, product: (_id: string, text: string) => text, checkout: () => null }
  for (const [index, cart] of carts.entries()) {
    if (!isIn(language, index)) continue
    const { container } = await givenScreen(<OrderScreen orderId={`o${index}`} email={null} links={links} onReordered={() => {}} />)
    await screen.findAllByRole('article')
    await act(() => chooseLanguage(language))
    expect(shownAmounts(container)).toEqual(amountsOf(cart, language))
    cleanup()
  }
})
