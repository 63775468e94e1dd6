import { givenServer, json } from '@karavan/testing/page/server.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { cleanup, configure, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anOrder, anOrderItem } from '../../../../test/orders.ts'
import { givenScreen } from '../../../../test/screen.tsx'
import { OrderScreen } from './order-screen.tsx'

// As long as it takes: a busy machine decides no test.
configure({ asyncUtilTimeout: 30_000 })

async function givenPage(fields: Record<string, unknown>) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = givenServer()
  server.on('GET', /^\/api\/orders\/o1$/, () => json({ success: true, order: anOrder(fields) }))
  useSession.setState({ user: { uid: 'ann', isAnonymous: false } as never, isLoading: false })
  const links = { home: () => null, orders: () => null, product: (_id: string, text: string) => text, checkout: () => null }
  await givenScreen(<OrderScreen orderId="o1" email="anna@example.test" links={links} onReordered={() => {}} />)
  await screen.findByRole('heading', { level: 1 })
}

test('a cancelled order expects neither money nor a parcel; one that was paid says how the money returns [OR-23 OR-29]', async () => {
  const estimated_delivery = '2026-05-05'
  await givenPage({ estimated_delivery })
  expect(screen.getByText('Estimated delivery')).toBeTruthy()
  expect(screen.getByText('Payment Pending')).toBeTruthy()
  cleanup()

  await givenPage({ estimated_delivery, status: 'order_cancelled' })
  expect(screen.queryByText('Estimated delivery')).toBeNull()
  expect(screen.queryByText('Payment Pending')).toBeNull()
  expect(screen.getByText(/Nothing will be bought or charged/)).toBeTruthy()
  cleanup()

  await givenPage({ estimated_delivery, status: 'order_cancelled', payment_status: 'confirmed' })
  expect(screen.getByText('Payment Confirmed')).toBeTruthy()
  expect(screen.queryByText(/Nothing will be bought or charged/)).toBeNull()
  expect(screen.getByText(/arrange the refund/)).toBeTruthy()
})

test('the marketplace is named as buyers know it [OR-20]', async () => {
  await givenPage({ items: [anOrderItem({ platform_info: { platform: 'sample' } })] })
  expect(screen.getByText('Sample market')).toBeTruthy()
})

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString()

test('an unpaid order says until when it must be paid and how long that is; before the instructions that the goods are still checked and nothing is to be paid [W-21]', async () => {
  await givenPage({ payment_deadline: inHours(49) })
  expect(screen.getByText('Checking availability')).toBeTruthy()
  expect(screen.getByText(/time to pay starts when/)).toBeTruthy()
  expect(screen.queryByText(/^Pay by /)).toBeNull()
  cleanup()

  await givenPage({ payment_deadline: inHours(49), payment_status: 'link_sent' })
  expect(screen.getByText(/^Pay by /).closest('p')?.textContent).toMatch(/^Pay by .+ · 2 days 1 hour left$/)
  expect(screen.queryByText('Checking availability')).toBeNull()
  cleanup()

  await givenPage({ payment_deadline: inHours(5.5), payment_status: 'link_sent' })
  expect(screen.getByText(/^Pay by /).closest('p')?.textContent).toMatch(/ · 5 hours left$/)
  cleanup()

  await givenPage({ payment_deadline: inHours(-1) })
  expect(screen.getByText(/The time to pay is over/)).toBeTruthy()
  cleanup()

  await givenPage({ status: 'order_paid', payment_deadline: inHours(5) })
  expect(screen.queryByText(/^Pay by /)).toBeNull()
})

test('an order that was cancelled by itself says why, in the language of the page [W-21]', async () => {
  const timeline = [{ seq: 2, at: '2026-04-04T10:00:00.000Z', kind: 'cancelled', text: 'Не оплачен вовремя', cause: 'unpaid' }]
  await givenPage({ status: 'order_cancelled', is_buyer_cancellable: false, timeline })
  expect(screen.getByText('Not paid in time')).toBeTruthy()
  expect(screen.getByText(/cancelled because its time ran out/)).toBeTruthy()
})
