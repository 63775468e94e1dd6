import { z } from 'zod'
import { isoTime, productIdOrEmpty } from './common.ts'
import { languages } from './language.ts'
import { ladderStep, productCard } from './product-card.ts'
import { rateOrigin } from './rates.ts'

/**
 * A value of an option group as the wire has it. `name` is the marketplace's wording, `value` the one in the requested language; `value_ru`, `value_en`
 * and `value_zh` are those of each language that there are.
 */
export const skuPropertyValue = z.looseObject({
  vid: z.string(),
  value: z.string().optional(),
  value_ru: z.string().optional(),
  value_en: z.string().optional(),
  value_zh: z.string().optional(),
  name: z.string(),
  imageUrl: z.string().optional(),
})
export const skuProperty = z.looseObject({
  pid: z.string(),
  prop_name: z.string(),
  prop_name_ru: z.string().optional(),
  prop_name_en: z.string().optional(),
  prop_name_zh: z.string().optional(),
  /** The marketplace's wording. */
  prop_name_original: z.string().optional(),
  values: z.array(skuPropertyValue),
})
/** `props_ids` joins pid:vid pairs with ';'. Prices are in `currency`, the marketplace's own. */
export const sku = z.looseObject({
  sku_id: z.string(),
  props_ids: z.string(),
  stock: z.number().int(),
  /** True where the seller says that there are some and not how many: `stock` is then no count to show. */
  is_uncounted: z.boolean().optional(),
  sale_price: z.number().nullable().optional(),
  origin_price: z.number().nullable().optional(),
  price: z.number().nullable().optional(),
  currency: z.string().optional(),
})
export const rawDetail = z.looseObject({
  data_content: z.looseObject({
    skus: z.array(sku).optional(),
    sku_props: z.array(skuProperty).optional(),
    video_url: z.string().nullable().optional(),
    main_imgs: z.array(z.string()).optional(),
  }),
})

export const currencyConversion = z.object({
  success: z.boolean(),
  target_currency: z.string(),
  converted_price: z.number(),
  /** Target units for one source unit. */
  exchange_rate: z.number(),
  formatted_price: z.string(),
  formatted_original: z.string(),
  conversion_needed: z.boolean(),
  ...rateOrigin.shape,
})

export const sellerFacts = z.object({
  name: z.string(),
  years: z.number().optional(),
  /** Share of buyers who came back, 0 to 1. */
  repurchase_rate: z.number().optional(),
  is_factory: z.boolean().optional(),
  location: z.string().optional(),
})

/** A product as the list and detail calls answer it. */
export const product = z.object({
  id: z.string(),
  item_id: z.string(),
  platform: z.string(),
  title: z.string(),
  title_en: z.string().optional(),
  /** The seller's own title, where a program has worded the title, and what is said of the product, in the language that is asked for. */
  title_original: z.string().optional(),
  price: z.number().optional(),
  currency: z.string(),
  image_url: z.string().optional(),
  images: z.array(z.object({ image_url: z.string() })),
  product_url: z.string().optional(),
  seller_name: z.string().optional(),
  currency_conversion: currencyConversion.optional(),
  moq: z.number().int(),
  /** Pieces in a lot, where only whole lots are sold. */
  lot_size: z.number().int().optional(),
  /** Goods of this seller may be mixed to reach a smallest order: from so many pieces, or from such a sum in `currency`, together. */
  mixed_batch: z.object({ pieces: z.number().int().optional(), amount: z.number().optional() }).optional(),
  unit: z.string().optional(),
  /** In `currency`, the marketplace's own. */
  price_ladder: z.array(ladderStep),
  seller: sellerFacts.optional(),
  weight_grams: z.number().optional(),
  /** Cubic centimetres of one piece in its packing; missing where that is not known. */
  box_cm3: z.number().positive().optional(),
  delivery_from: z.string().optional(),
  dispatch_hours: z.number().optional(),
  /** What the seller asks for delivery of so many pieces together within the country, in `currency`; missing where that is not known. */
  delivery_fee: z.object({ amount: z.number(), pieces: z.number().int() }).optional(),
  sales_count: z.number().optional(),
  description: z.string().optional(),
  /** What the description is in, where it is not in the requested language. */
  description_language: z.enum(languages).optional(),
  /** When the marketplace said all this. */
  fetched_at: isoTime.optional(),
  /** True where that is a while ago: the marketplace does not answer, or is being asked again behind this answer. */
  is_stale: z.boolean().optional(),
  data: z
    .looseObject({
      raw_detail_api: rawDetail,
      variants: z.array(z.unknown()).optional(),
      detail_specs: z
        .array(
          z.object({ name: z.string(), value: z.string(), name_original: z.string().optional(), value_original: z.string().optional() }),
        )
        .optional(),
      images: z.array(z.object({ image_url: z.string() })).optional(),
    })
    .optional(),
})
export type Product = z.infer<typeof product>

const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1')

/** With all that is known of each product an answer is ten times as long, and anybody may ask. */
export const maxListedWithData = 20
export const listProductsQuery = z
  .object({
    q: z.string().trim().max(500).optional(),
    /** At most 20 with `include_data`. */
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
    /** `next_cursor` of the page before, with everything else as it was there; `offset` counts for the first page alone. */
    cursor: z.string().min(1).max(400).optional(),
    platform: z.string().max(40).optional(),
    language: z.string().max(35).optional(),
    currency: z.string().max(10).optional(),
    include_data: flag.default(false),
  })
  .superRefine(({ limit, include_data: withData }, context) => {
    if (withData && limit > maxListedWithData)
      context.addIssue({
        code: 'too_big',
        origin: 'number',
        maximum: maxListedWithData,
        inclusive: true,
        input: limit,
        path: ['limit'],
        message: `must be at most ${maxListedWithData} with include_data`,
      })
  })
export const productsAnswer = z.object({
  success: z.literal(true),
  products: z.array(product),
  /** Exact without words. */
  total: z.number().int(),
  /** With words no more than a thousand are counted: there are so many or more. */
  total_is_at_least: z.literal(true).optional(),
  limit: z.number().int(),
  offset: z.number().int(),
  /** What `cursor` the next page is asked with; missing on the last one. Without words it leads through everything that lies in the shop's own database. */
  next_cursor: z.string().optional(),
})
export const getProductQuery = z.object({
  language: z.string().max(35).optional(),
  currency: z.string().max(10).optional(),
  include_data: flag.default(true),
})
export const productByUrlQuery = getProductQuery.extend({ url: z.string().trim().min(1).max(2048) })
export const productAnswer = z.object({ success: z.literal(true), product })

export const otherSuppliersQuery = z.object({
  /** Pieces the offers are priced at; the smallest order of the product where it is left out. */
  quantity: z.coerce.number().int().min(1).max(10_000_000).optional(),
  language: z.string().max(35).optional(),
})
export const otherSuppliersAnswer = z.object({
  success: z.literal(true),
  product_id: productIdOrEmpty,
  quantity: z.number().int(),
  /** Offers of the same kind with the same facts, one of each other seller, that so many pieces can be ordered of; the cheapest first, at most 12. */
  products: z.array(productCard),
})

export const convertBody = z.object({
  amount: z.number().min(0).max(1e9),
  from_currency: z.string().min(1).max(10),
  to_currency: z.string().min(1).max(10),
  product_id: productIdOrEmpty.optional(),
  conversion_reason: z.string().max(100).optional(),
})
export const convertAnswer = z.object({
  success: z.literal(true),
  converted_amount: z.number(),
  exchange_rate: z.number(),
  formatted_converted: z.string(),
  formatted_original: z.string(),
  ...rateOrigin.shape,
})
