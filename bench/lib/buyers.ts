import { Agent } from 'node:http'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { addressFields } from '@karavan/testing/given-order.ts'
import { type Client, createClient, newAccount } from './client.ts'

/** Goods that many can buy at once: products with the SKUs that have plenty in stock. */
export const plentiful = (): { product_id: string; sku_id: string }[] =>
  generateMarket()
    .filter((offer) => offer.priceLadder.length > 0)
    .flatMap(({ id, skus }) => skus.slice(0, 2).map((sku) => ({ product_id: id, sku_id: sku.skuId, stock: sku.stock })))
    .filter(({ stock }) => stock > 3000)
    .map(({ stock: _, ...goods }) => goods)

export interface Buyer {
  client: Client
  /** What the client says who it is with. */
  token: string
  addressId: string
}

export async function asked(call: ReturnType<Client['json']>): Promise<Record<string, unknown>> {
  const { status, body } = await call
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** New accounts, each with an address. They share their connections, so that none lies idle until the server closes it. */
export async function newBuyers(origin: string, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  for (let first = 0; first < count; first += 4) {
    const some = Array.from({ length: Math.min(4, count - first) }, async (_, index) => {
      const token = await newAccount(origin, `buyer${first + index}@example.test`)
      const client = createClient(origin, token, agent)
      const made = await asked(client.json('POST', '/api/addresses', addressFields))
      return { client, token, addressId: String((made.address as { id: string }).id) }
    })
    buyers.push(...(await Promise.all(some)))
  }
  return buyers
}
