import type { Visitor } from './visitor.ts'

export interface Goods {
  product_id: string
  sku_id: string
  /** Smallest order of its seller. */
  moq: number
  stock: number
}

const addressFields = {
  recipient_name: 'Анна Петрова',
  phone_number: '+7 (912) 345-67-89',
  street_address: 'ул. Ленина, 5, кв. 12',
  city: 'Пермь',
  state_province: 'Пермский край',
  postal_code: '614000',
  country: 'Россия',
}

interface Listed {
  id: string
  moq?: number
  data?: { raw_detail_api?: { data_content?: { skus?: { sku_id: string; stock: number }[] } } }
}

const listed = new Map<string, Goods[]>()

/** What the shop had when it was first looked at, by the public list: a piece of goods in one variant each. */
async function listGoods(visitor: Visitor): Promise<Goods[]> {
  const known = listed.get(visitor.url)
  if (known) return known
  const goods: Goods[] = []
  listed.set(visitor.url, goods)
  for (let offset = 0; offset < 100; offset += 20) {
    const answer = await visitor.get(`/api/products?include_data=true&limit=20&offset=${offset}`)
    for (const { id, moq = 1, data } of answer.json.products as Listed[])
      for (const { sku_id, stock } of data?.raw_detail_api?.data_content?.skus ?? []) goods.push({ product_id: id, sku_id, moq, stock })
  }
  return goods
}

/** Goods that fit; throws where the shop has none. */
export async function findGoods(visitor: Visitor, fits: (goods: Goods) => boolean): Promise<Goods> {
  const found = (await listGoods(visitor)).filter(fits).sort((one, other) => one.stock - other.stock)[0]
  if (!found) throw new Error('the shop has no such goods')
  return found
}

/** A new delivery address, by its id. */
export async function addAddress(visitor: Visitor, fields: object = {}): Promise<string> {
  const answer = await visitor.post('/api/addresses', { ...addressFields, ...fields })
  if (!answer.json.address) throw new Error(`POST /api/addresses answered ${answer.status}: ${answer.text}`)
  return String(answer.json.address.id)
}

/** Puts goods into the cart and orders them, whatever the shop says. */
export async function order(visitor: Visitor, addressId: string, { product_id, sku_id }: Goods, quantity: number) {
  await visitor.post('/api/cart/items', { product_id, sku_id, quantity })
  return visitor.post('/api/orders', { address_id: addressId, payment_method: 'manual' })
}
