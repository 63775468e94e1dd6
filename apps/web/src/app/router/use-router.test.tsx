import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createAppRouter } from './app-router.ts'
import { Link, RouterContext, usePlace } from './use-router.tsx'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')
const address = () => location.pathname.slice(base.length) + location.search
const moved = () => new Promise<void>((done) => addEventListener('popstate', () => done(), { once: true }))

/** A page at an address with nothing to go forward to, whatever tests before it went back from, and what it has scrolled to. */
function givenRouter(path: string) {
  window.history.pushState(null, '', base + path)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  return { router: createAppRouter(), scrollTo, entries: window.history.length }
}

test('going somewhere is one entry of the history, which Back leaves with all it said', async () => {
  const { router, entries } = givenRouter('/orders?status=paid')
  router.navigate({ to: '.', search: true, state: { isCartOpen: true } })
  expect([address(), router.place.state, window.history.length]).toEqual(['/orders?status=paid', { isCartOpen: true }, entries + 1])
  router.navigate({ to: '/orders/$orderId', params: { orderId: 'o 1' } })
  expect(address()).toBe('/orders/o%201')
  expect(router.place).toMatchObject({ path: '/orders/$orderId', params: { orderId: 'o 1' }, search: {}, state: {} })
  const back = moved()
  router.back()
  await back
  expect(router.place).toMatchObject({ path: '/orders', search: { status: 'paid' }, state: { isCartOpen: true } })
})

test('what is kept or changed of the place is said by who goes; what is left undefined is not there', () => {
  const { router, entries } = givenRouter('/?product=a')
  router.navigate({ to: '.', search: true, state: { isCartOpen: true, productFrom: 'm' }, replace: true })
  router.navigate({
    to: '.',
    search: (search) => ({ ...search, product: 'b' }),
    state: ({ productFrom: _, ...state }) => ({ ...state, isSheetOpen: undefined }),
    replace: true,
  })
  expect([address(), window.history.state]).toEqual(['/?product=b', { isCartOpen: true }])
  router.navigate({ to: '.', replace: true })
  expect([address(), window.history.state]).toEqual(['/', {}])
  expect(window.history.length).toBe(entries)
})

test('to where the page already is leads no step: Back is not to be pressed twice', () => {
  const { router } = givenRouter('/?product=a')
  const listener = vi.fn()
  router.subscribe(listener)
  router.navigate({ to: '/', search: { product: 'a' } })
  expect(listener).not.toHaveBeenCalled()
  router.navigate({ to: '/', search: { product: 'a' }, state: { isCartOpen: true } })
  router.navigate({ to: '.', search: true, state: true })
  expect(listener).toHaveBeenCalledTimes(1)
})

test('another page begins at its top; what opens over a page moves nothing', async () => {
  const { router, scrollTo } = givenRouter('/orders')
  router.navigate({ to: '.', state: { isCartOpen: true } })
  expect(scrollTo).not.toHaveBeenCalled()
  router.navigate({ to: '/account' })
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  const back = moved()
  router.back()
  await back
  expect(scrollTo, 'Back is the browser’s').toHaveBeenCalledTimes(1)
})

test('a link has its address, leads there by a plain click, and leaves the others to the browser', async () => {
  const { router } = givenRouter('/')
  const Place = () => <p>at {usePlace(({ pathname }) => pathname)}</p>
  render(
    <RouterContext value={router}>
      <Link to="/orders/$orderId" params={{ orderId: 'o1' }}>
        order
      </Link>
      <Link to="/saved" onClick={(event) => event.preventDefault()}>
        stopped
      </Link>
      <Place />
    </RouterContext>,
  )
  const user = userEvent.setup()
  const link = screen.getByRole('link', { name: 'order' })
  expect(link.getAttribute('href')).toBe(`${base}/orders/o1`)
  // The browser's own part comes last; there is no other page to go to here.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  await user.click(screen.getByRole('link', { name: 'stopped' }))
  expect(screen.getByText('at /')).toBeTruthy()
  await user.click(link)
  expect(screen.getByText('at /orders/o1')).toBeTruthy()
})
