import { Agent } from 'node:http'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { randomFrom } from '@karavan/sample-market/random.ts'
import { asked, newBuyers, plentiful } from '../lib/buyers.ts'
import { createClient } from '../lib/client.ts'
import { questions } from '../lib/questions.ts'

/** What both shops are asked for, in this order. */
export const works = {
  once: 'search, each question once',
  again: 'search, twenty questions again and again',
  detail: 'product detail with data',
  add: 'add to cart',
  cart: 'cart read',
  history: 'history of five orders',
} as const
export type Work = keyof typeof works
export type Works = Record<Work, () => Promise<unknown>>

const buyerCount = 16
/** Products that are looked at, each of them once before that is measured: as in a shop that has been open for a while. */
const productCount = 500
const linesEach = 3
const ordersEach = 5
const repeated = 20
const pageSize = 20

function searches(search: (question: string) => Promise<void>): Pick<Works, 'once' | 'again'> {
  const random = randomFrom('peers')
  const once = questions('once')
  const source = questions('again')
  const again = Array.from({ length: repeated }, () => source.next().value)
  return { once: () => search(once.next().value), again: () => search(random.pick(again)) }
}

const fine = (what: string) => (status: number) => {
  if (status !== 200) throw new Error(`${what} answered ${status}`)
}

export async function karavanWorks(origin: string): Promise<Works> {
  const random = randomFrom('peers')
  const goods = plentiful()
  const ids = random.sample(
    generateMarket().map(({ id }) => id),
    productCount,
  )
  const visitor = createClient(origin)
  const buyers = (await newBuyers(origin, buyerCount)).map((buyer) => ({ ...buyer, goods: random.sample(goods, linesEach) }))
  for (const { client, addressId, goods } of buyers) {
    const fill = async () => {
      for (const item of goods) await asked(client.json('POST', '/api/cart/items', item))
    }
    for (let order = 0; order < ordersEach; order += 1) {
      await fill()
      await asked(client.json('POST', '/api/orders', { address_id: addressId, payment_method: 'manual' }))
    }
    await fill()
  }
  const detail = (id: string) => visitor.drain(`/api/products/${id}?language=en&include_data=true`).then(fine('a product'))
  for (const id of ids) await detail(id)
  return {
    ...searches((question) =>
      visitor.drain(`/api/products?q=${encodeURIComponent(question)}&limit=${pageSize}&language=en`).then(fine('a search')),
    ),
    detail: () => detail(random.pick(ids)),
    add: () => {
      const { client, goods } = random.pick(buyers)
      return client.drain('/api/cart/items', JSON.stringify(random.pick(goods))).then(fine('adding'))
    },
    cart: () => random.pick(buyers).client.drain('/api/cart').then(fine('a cart')),
    history: () => random.pick(buyers).client.drain('/api/orders').then(fine('a history')),
  }
}

const linesOf =
  'lines { id quantity linePriceWithTax featuredAsset { preview } productVariant { id name sku priceWithTax options { name group { name } } } }'
const operations = {
  search: `query ($term: String!) { search(input: { term: $term, take: ${pageSize}, groupByProduct: true }) { totalItems items { productId productName slug
    priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } productAsset { preview } } } }`,
  detail: `query ($id: ID!) { product(id: $id) { id name slug description featuredAsset { preview } assets { preview } facetValues { name }
    optionGroups { name options { name } } variants { id name sku priceWithTax currencyCode stockLevel options { name group { name } } } } }`,
  add: `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename ... on Order { id code totalWithTax ${linesOf} } } }`,
  cart: `query { activeOrder { id code state totalWithTax subTotalWithTax currencyCode ${linesOf} } }`,
  history: `query { activeCustomer { orders(options: { take: 20, sort: { createdAt: DESC } }) { totalItems items {
    id code state totalWithTax orderPlacedAt shippingAddress { fullName streetLine1 city countryCode } ${linesOf} } } } }`,
}

/** One buyer of Vendure's, whose session is the token of the first answer. */
function vendureBuyer(origin: string) {
  let token: string | undefined
  return {
    get token() {
      return token
    },
    async ask(query: string, variables: object = {}): Promise<Record<string, unknown>> {
      const answer = await fetch(`${origin}/shop-api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ query, variables }),
      })
      token = answer.headers.get('vendure-auth-token') || token
      const { data, errors } = (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown }
      if (errors || !data) throw new Error(`Vendure answered ${JSON.stringify(errors)}`)
      return data
    },
  }
}
type VendureBuyer = ReturnType<typeof vendureBuyer>

/** A mutation, which must come to what it is for. */
async function change(buyer: VendureBuyer, field: string, wanted: string, args: string, variables?: string): Promise<void> {
  const data = await buyer.ask(`mutation { ${field}(${args}) { __typename ${variables ?? ''} } }`)
  const { __typename: came } = data[field] as { __typename: string }
  if (came !== wanted) throw new Error(`${field} of Vendure came to ${came}`)
}

async function newVendureBuyer(origin: string, number: number, variants: readonly string[]): Promise<VendureBuyer> {
  const buyer = vendureBuyer(origin)
  const account = `emailAddress: "buyer${number}@example.test"`
  await change(
    buyer,
    'registerCustomerAccount',
    'Success',
    `input: { ${account}, firstName: "A", lastName: "B", password: "correct horse" }`,
  )
  await change(buyer, 'login', 'CurrentUser', `username: "buyer${number}@example.test", password: "correct horse"`)
  const fill = async () => {
    for (const id of variants) await buyer.ask(operations.add, { id })
  }
  for (let order = 0; order < ordersEach; order += 1) {
    await fill()
    await change(
      buyer,
      'setOrderShippingAddress',
      'Order',
      'input: { fullName: "A B", streetLine1: "Street 1", city: "London", postalCode: "N1", countryCode: "GB" }',
    )
    const { eligibleShippingMethods } = await buyer.ask('{ eligibleShippingMethods { id } }')
    const [method] = eligibleShippingMethods as { id: string }[]
    await change(buyer, 'setOrderShippingMethod', 'Order', `shippingMethodId: ["${method?.id}"]`)
    await change(buyer, 'transitionOrderToState', 'Order', 'state: "ArrangingPayment"')
    await change(buyer, 'addPaymentToOrder', 'Order', 'input: { method: "manual", metadata: {} }')
  }
  await fill()
  return buyer
}

export async function vendureWorks(origin: string): Promise<Works> {
  const random = randomFrom('peers')
  const visitor = vendureBuyer(origin)
  const { products } = await visitor.ask('{ products(options: { take: 100 }) { totalItems items { id variants { id } } } }')
  const { totalItems, items } = products as { totalItems: number; items: { id: string; variants: { id: string }[] }[] }
  if (totalItems !== generateMarket().length) throw new Error(`Vendure has ${totalItems} products`)
  const variants = items.flatMap((item) => item.variants.map(({ id }) => id))
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const buyers = await Promise.all(
    Array.from({ length: buyerCount }, async (_, number) => {
      const { token } = await newVendureBuyer(origin, number, random.sample(variants, linesEach))
      return createClient(origin, token, agent)
    }),
  )
  const client = createClient(origin, undefined, agent)
  const ask = (who: typeof client, query: string, variables: object = {}) =>
    who.drain('/shop-api', JSON.stringify({ query, variables })).then(fine('Vendure'))
  // Its answers are 200 whatever is wrong with the question: each is looked into once.
  await visitor.ask(operations.search, { term: 'steel' })
  await visitor.ask(operations.detail, { id: items[0]?.id })
  for (const query of [operations.cart, operations.history]) await vendureBuyer(origin).ask(query)
  const detail = (id: number) => ask(client, operations.detail, { id: String(id) })
  for (let id = 1; id <= productCount; id += 1) await detail(id)
  return {
    ...searches((term) => ask(client, operations.search, { term })),
    detail: () => detail(random.int(1, productCount)),
    add: () => ask(client, operations.add, { id: random.pick(variants) }),
    cart: () => ask(random.pick(buyers), operations.cart),
    history: () => ask(random.pick(buyers), operations.history),
  }
}
