import type { Address } from '@karavan/contract/addresses.ts'
import type { Order } from '@karavan/contract/orders.ts'
import type { Actor, MoveKind } from '@karavan/server/features/orders/moves.ts'
import type { TestApp } from './app.ts'
import { anOffer } from './marketplace.ts'

type App = Pick<TestApp, 'inject'>
type Headers = Record<string, string>

export const addressFields = {
  recipient_name: 'Анна Петрова',
  phone_number: '+7 (912) 345-67-89',
  street_address: 'ул. Ленина, 5, кв. 12',
  city: 'Пермь',
  state_province: 'Пермский край',
  postal_code: '614000',
  country: 'Россия',
}

/** An offer without options or SKUs: 10.00 yuan a piece, from one piece on. */
export const aPlainOffer = (itemId: string, parts: Parameters<typeof anOffer>[0] = {}) =>
  anOffer({ itemId, options: [], skus: [], stock: 1000, priceLadder: [{ from: 1, minor: 1000 }], moq: 1, ...parts })

async function answered<T>(answer: Awaited<ReturnType<App['inject']>>, what: string): Promise<T> {
  if (answer.statusCode !== 200) throw new Error(`${what} answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

export async function givenAddress({ inject }: App, headers: Headers, fields: object = {}): Promise<Address> {
  const made = await inject({ method: 'POST', url: '/api/addresses', headers, payload: { ...addressFields, ...fields } })
  return (await answered<{ address: Address }>(made, 'POST /api/addresses')).address
}

/** Pieces in the cart of the buyer, by product. */
export async function givenCart({ inject }: App, headers: Headers, additions: readonly object[]): Promise<void> {
  for (const payload of additions)
    await answered(await inject({ method: 'POST', url: '/api/cart/items', headers, payload }), 'POST /api/cart/items')
}

export const postOrder = ({ inject }: App, headers: Headers, addressId: string, more: object = {}) =>
  inject({ method: 'POST', url: '/api/orders', headers, payload: { address_id: addressId, payment_method: 'manual', ...more } })

/** An order of these goods, to a new address. */
export async function givenOrder(t: App, headers: Headers, additions: readonly object[]): Promise<Order> {
  await givenCart(t, headers, additions)
  const address = await givenAddress(t, headers)
  return (await answered<{ order: Order }>(await postOrder(t, headers, address.id), 'POST /api/orders')).order
}

export const anOperator: Actor = { kind: 'operator', name: 'olga' }

/** Steps that lead an order to each place where it may be. */
export const pathTo = {
  order_created: [],
  order_paid: ['paid'],
  order_shipped: ['paid', 'shipped'],
  order_completed: ['paid', 'shipped', 'delivered'],
  order_cancelled: ['cancelled'],
} as const satisfies Record<string, readonly MoveKind[]>
