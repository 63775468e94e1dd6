import { defaultProductLanguage, type Language } from '@karavan/contract/language.ts'
import { displayCurrency } from '@karavan/contract/money.ts'
import { product } from '@karavan/contract/products.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../lib/api.ts'

/** A product under its name, or the product itself (specification, section 7). */
const detailAnswer = z.union([z.object({ product }), product])
const byUrlAnswer = z.object({ success: z.boolean(), product: product.nullish() })

/** A product with everything known of it, in the interface language and in roubles. */
export const productQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['product', id, language],
    queryFn: async ({ signal }) => {
      const answer = await api.get(`/api/products/${encodeURIComponent(id)}`, detailAnswer, {
        query: { language, include_data: true, currency: displayCurrency },
        headers: { 'x-preferred-currency': displayCurrency, 'accept-language': language },
        signal,
      })
      return 'product' in answer ? answer.product : answer
    },
  })

/** The product a marketplace link leads to; `undefined` when it is not known. The chat always asks in Russian (specification, section 7). */
export async function findProductByUrl(url: string) {
  const answer = await api.get('/api/products/by-url', byUrlAnswer, {
    query: { url, language: defaultProductLanguage, include_data: true, currency: displayCurrency },
  })
  return answer.success ? (answer.product ?? undefined) : undefined
}
