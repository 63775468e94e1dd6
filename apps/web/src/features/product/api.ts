import { defaultProductLanguage, type Language } from '@karavan/contract/language.ts'
import { displayCurrency } from '@karavan/contract/money.ts'
import { priceHistory } from '@karavan/contract/price-history.ts'
import { convertAnswer } from '@karavan/contract/products.ts'
import { rateOrigin } from '@karavan/contract/rates.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { byUrlAnswer, detailAnswer } from '../../wire/product.ts'
import { toProductCard } from '../../wire/product-card.ts'
import { listOf } from '../../wire/tolerant.ts'

/** A product with everything known of it, in the interface language and in roubles. */
export const productQuery = (productId: string, language: Language) =>
  queryOptions({
    queryKey: ['product', productId, language],
    queryFn: ({ signal }) =>
      api.get(`/api/products/${encodeURIComponent(productId)}`, detailAnswer, {
        query: { language, include_data: true, currency: displayCurrency },
        headers: { 'x-preferred-currency': displayCurrency, 'accept-language': language },
        signal,
        isOpen: true,
      }),
  })

export interface Conversion {
  /** In `currency`. */
  amount: number
  currency: string
  productId: string
  reason: 'product_display' | 'sku_selection'
}

/** An amount in roubles and the rate it was converted at, roubles for one unit of the currency. */
export const conversionQuery = ({ amount, currency, productId, reason }: Conversion) =>
  queryOptions({
    queryKey: ['conversion', currency, amount, productId, reason],
    queryFn: async ({ signal }) => {
      const answer = await api.post('/api/currency/convert', convertAnswer, {
        json: { amount, from_currency: currency, to_currency: displayCurrency, product_id: productId, conversion_reason: reason },
        signal,
        isOpen: true,
      })
      return { amount: answer.converted_amount, rate: answer.exchange_rate, origin: rateOrigin.parse(answer) }
    },
  })

/** The product a marketplace link leads to; `undefined` when it is not known. The chat always asks in Russian, whatever the interface language is. */
export async function findProductByUrl(url: string): Promise<{ id: string } | undefined> {
  const answer = await api.get('/api/products/by-url', byUrlAnswer, {
    query: { url, language: defaultProductLanguage, include_data: true, currency: displayCurrency },
    isOpen: true,
  })
  return answer.success ? (answer.product ?? undefined) : undefined
}

/** What the product has cost, by what was read here. */
export const priceHistoryQuery = (productId: string) =>
  queryOptions({
    queryKey: ['price-history', productId],
    queryFn: ({ signal }) =>
      api.get(`/api/products/${encodeURIComponent(productId)}/price-history`, priceHistory, { signal, isOpen: true }),
  })

const othersAnswer = z.object({ products: listOf(z.unknown()) })

/** The same goods of other suppliers, priced at so many pieces, the cheapest first. */
export const otherSuppliersQuery = (productId: string, quantity: number, language: Language) =>
  queryOptions({
    queryKey: ['other-suppliers', productId, quantity, language],
    queryFn: async ({ signal }) => {
      const query = { quantity, language }
      const { products } = await api.get(`/api/products/${encodeURIComponent(productId)}/others`, othersAnswer, {
        query,
        signal,
        isOpen: true,
      })
      return products.map(toProductCard).filter((card) => card !== undefined)
    },
  })
