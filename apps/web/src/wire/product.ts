import { languages } from '@karavan/contract/language.ts'
import { sourceCurrency } from '@karavan/contract/money.ts'
import { ladderStep } from '@karavan/contract/product-card.ts'
import { currencyConversion, sellerFacts } from '@karavan/contract/products.ts'
import { z } from 'zod'
import { identifier, listOf, text, under } from './tolerant.ts'

const price = z.coerce.number().positive().optional().catch(undefined)
const amount = z.number().min(0).optional().catch(undefined)

const sku = z.preprocess(
  under('sku_id', 'id'),
  z.object({
    sku_id: identifier,
    props_ids: z.string().catch(''),
    stock: z.coerce.number().int().min(0).catch(0),
    is_uncounted: z.boolean().optional().catch(undefined),
    sale_price: price,
    price,
    origin_price: price,
  }),
)
const skuPropertyValue = z.preprocess(
  under('vid', 'id'),
  z.object({ vid: identifier, name: text, value: text, value_ru: text, imageUrl: text }),
)
const skuProperty = z.object({
  pid: identifier,
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

/** A product with everything known of it; what is missing has its stated default or stays unknown. */
const readProduct = z.object({
  id: identifier,
  platform: z.string().catch(''),
  title: z.string().catch(''),
  title_original: text,
  price,
  currency: z.string().min(1).catch(sourceCurrency),
  currency_conversion: currencyConversion.optional().catch(undefined),
  image_url: text,
  images: pictures,
  product_url: text,
  seller_name: text,
  seller: sellerFacts.optional().catch(undefined),
  moq: z.number().int().min(1).catch(1),
  lot_size: z.number().int().min(2).optional().catch(undefined),
  unit: text,
  price_ladder: listOf(ladderStep),
  weight_grams: amount,
  box_cm3: z.number().positive().optional().catch(undefined),
  delivery_from: text,
  dispatch_hours: amount,
  delivery_fee: z
    .object({ amount: z.number().min(0), pieces: z.number().int().min(1) })
    .optional()
    .catch(undefined),
  sales_count: amount,
  description: text,
  description_language: z.enum(languages).optional().catch(undefined),
  fetched_at: text,
  data: data.optional().catch(undefined),
})
export type ReadProduct = z.output<typeof readProduct>
export type ReadSku = z.output<typeof sku>
export type ReadSkuProperty = z.output<typeof skuProperty>

/** Answer of the detail call: a product under its name, or the product itself. */
export const detailAnswer = z.union([z.object({ product: readProduct }).transform(({ product }) => product), readProduct])

/** Answer of the look-up by link: the id of the product, where one is known. */
export const byUrlAnswer = z.object({ success: z.boolean(), product: z.object({ id: identifier }).nullish() })
