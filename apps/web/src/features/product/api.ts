import { defaultProductLanguage, type Language } from '@karavan/contract/language.ts'
import { displayCurrency, sourceCurrency } from '@karavan/contract/money.ts'
import { ladderStep } from '@karavan/contract/product-card.ts'
import { convertAnswer, currencyConversion, sellerFacts } from '@karavan/contract/products.ts'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../lib/api.ts'

// What a marketplace says reaches the page nearly as it was said: ids may be numbers, and a part that cannot be read must not hide the rest.
const id = z.union([z.string().min(1), z.number()]).transform(String)
const text = z.string().optional().catch(undefined)
const price = z.coerce.number().positive().optional().catch(undefined)
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item): z.output<Schema>[] => {
        const read = schema.safeParse(item)
        return read.success ? [read.data] : []
      }),
    )

/** The first of two names that is there, under the first one's name. */
const under = (name: string, other: string) => (value: unknown) =>
  typeof value === 'object' && value !== null && !(name in value) && other in value ? { ...value, [name]: value[other as never] } : value

const sku = z.preprocess(
  under('sku_id', 'id'),
  z.object({
    sku_id: id,
    props_ids: z.string().catch(''),
    stock: z.coerce.number().int().min(0).catch(0),
    sale_price: price,
    price,
    origin_price: price,
  }),
)
const skuPropertyValue = z.preprocess(under('vid', 'id'), z.object({ vid: id, name: text, value: text, value_ru: text, imageUrl: text }))
const skuProperty = z.object({
  pid: id,
  prop_name: text,
  prop_name_ru: text,
  prop_name_original: text,
  values: listOf(skuPropertyValue),
})
const pictures = listOf(z.object({ image_url: z.string().min(1) }))
const content = z.object({ skus: listOf(sku), sku_props: listOf(skuProperty), video_url: text, main_imgs: listOf(z.string().min(1)) })
const data = z.object({
  raw_detail_api: z.object({ data_content: content }).catch({ data_content: content.parse({}) }),
  detail_specs: listOf(z.object({ name: z.string(), value: z.string() })),
  images: pictures,
})

const amount = z.number().min(0).optional().catch(undefined)
/** A product as the specification, section 3, has it; what else may be missing has its stated default or stays unknown. */
const readProduct = z.object({
  id,
  platform: z.string().catch(''),
  title: z.string().catch(''),
  price,
  currency: z.string().min(1).catch(sourceCurrency),
  currency_conversion: currencyConversion.optional().catch(undefined),
  image_url: text,
  images: pictures,
  product_url: text,
  seller_name: text,
  seller: sellerFacts.optional().catch(undefined),
  moq: z.number().int().min(1).catch(1),
  unit: text,
  price_ladder: listOf(ladderStep),
  weight_grams: amount,
  delivery_from: text,
  dispatch_hours: amount,
  sales_count: amount,
  description: text,
  fetched_at: text,
  data: data.optional().catch(undefined),
})
export type ReadProduct = z.output<typeof readProduct>
export type ReadSku = z.output<typeof sku>
export type ReadSkuProperty = z.output<typeof skuProperty>
export type LadderStep = z.output<typeof ladderStep>

/** A product under its name, or the product itself (specification, section 7). */
const detailAnswer = z.union([z.object({ product: readProduct }), readProduct])
const byUrlAnswer = z.object({ success: z.boolean(), product: z.object({ id }).nullish() })

/** A product with everything known of it, in the interface language and in roubles. */
export const productQuery = (productId: string, language: Language) =>
  queryOptions({
    queryKey: ['product', productId, language],
    queryFn: async ({ signal }) => {
      const answer = await api.get(`/api/products/${encodeURIComponent(productId)}`, detailAnswer, {
        query: { language, include_data: true, currency: displayCurrency },
        headers: { 'x-preferred-currency': displayCurrency, 'accept-language': language },
        signal,
      })
      return 'product' in answer ? answer.product : answer
    },
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
      })
      return { amount: answer.converted_amount, rate: answer.exchange_rate }
    },
  })

/** The product a marketplace link leads to; `undefined` when it is not known. The chat always asks in Russian (specification, section 7). */
export async function findProductByUrl(url: string): Promise<{ id: string } | undefined> {
  const answer = await api.get('/api/products/by-url', byUrlAnswer, {
    query: { url, language: defaultProductLanguage, include_data: true, currency: displayCurrency },
  })
  return answer.success ? (answer.product ?? undefined) : undefined
}
