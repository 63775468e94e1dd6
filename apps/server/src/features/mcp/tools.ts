import { productId } from '@karavan/contract/common.ts'
import { compareBody } from '@karavan/contract/compare.ts'
import { z } from 'zod'

/** A call of the product's own API. */
interface ApiCall {
  method: 'GET' | 'POST'
  url: string
  body?: object
}

interface Tool {
  description: string
  input: z.ZodObject
  toCall(input: Record<string, unknown>): ApiCall
}

const language = z.enum(['ru', 'en', 'zh']).optional().describe('Language of titles and texts; ru by default')
const query = (values: Record<string, unknown>): string => {
  const set = Object.entries(values).filter(([, value]) => value !== undefined)
  return set.length > 0 ? `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}` : ''
}

/** What another assistant can do here, each by one call of the API with its caller's own token: rules, limits and words are the API's. Nothing changes anything. */
export const tools: Record<string, Tool> = {
  search_offers: {
    description: 'Search wholesale offers by words. Gives titles, prices in roubles by quantity, minimum order, stock and seller.',
    input: z.object({
      query: z.string().min(1).max(500).describe('What is wanted, in Russian, English or Chinese'),
      limit: z.number().int().min(1).max(20).default(10),
      language,
    }),
    toCall: ({ query: q, limit, language }) => ({ method: 'GET', url: `/api/products${query({ q, limit, language })}` }),
  },
  get_offer: {
    description: 'One offer with its options, SKUs, price ladder and facts.',
    // A segment of dots alone would lead to another call.
    input: z.object({ product_id: productId.refine((id) => !/^\.+$/.test(id), { error: 'must be the id of a product' }), language }),
    toCall: ({ product_id: id, language }) => ({
      method: 'GET',
      url: `/api/products/${encodeURIComponent(String(id))}${query({ language })}`,
    }),
  },
  compare_offers: {
    description: 'Offers side by side at a quantity: unit price, sum, minimum order, seller, and in which fields they differ.',
    input: compareBody,
    toCall: (body) => ({ method: 'POST', url: '/api/products/compare', body }),
  },
  get_cart: {
    description: 'The cart of the signed-in buyer, priced now. Needs an account.',
    input: z.object({}),
    toCall: () => ({ method: 'GET', url: '/api/cart' }),
  },
  list_orders: {
    description: 'Orders of the signed-in buyer, newest first. Needs an account.',
    input: z.object({ status: z.string().max(40).optional().describe('Only orders with this status, such as order_paid') }),
    toCall: ({ status }) => ({ method: 'GET', url: `/api/orders${query({ status })}` }),
  },
}
