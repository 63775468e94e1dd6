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
