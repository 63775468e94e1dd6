import { z } from 'zod'
import { count, flag, id, joined, list, number, part, positive, price, share, sold, text, texts } from '../live/read.ts'

const packed = z.object({ weight: number, length: number, width: number, height: number, volume: number })
const tiers = z.object({ begin_num: positive, prices: list(z.object({ beginAmount: positive, price })) })
/** One entry of `product_props`: names are keys, so it is read as it is. */
const property = z.record(z.string(), z.unknown())

/** `data` of item_detail, of 1688 and of Taobao. Every field may be missing. */
export const detail = z.object({
  item_id: id,
  title: text,
  category_name: text,
  currency: text,
  offer_unit: text,
  product_props: list(property),
  main_imgs: texts,
  video_url: text,
  sale_count: sold,
  sale_info: part(z.object({ sale_quantity_90days: sold, sale_quantity_int: count, sale_quantity: sold })),
  price_info: part(z.object({ price, price_max: price, sale_price: price })),
  tiered_price_info: part(tiers),
  mixed_batch: part(z.object({ mix_num: positive, mix_amount: price })),
  shop_info: part(
    z.object({
      shop_name: text,
      company_name: text,
      seller_login_id: id,
      seller_user_id: id,
      seller_member_id: id,
      seller_id: id,
      shop_id: id,
      shop_years: count,
      tp_year: count,
      shop_repurchase_rate: share,
      is_factory: flag,
      is_super_factory: flag,
    }),
  ),
  delivery_info: part(z.object({ location: joined, area_from: joined, unit_weight: number, delivery_fee: price })),
  service_tags: texts,
  ship_in_48h: flag,
  sku_price_range: part(z.object({ begin_num: positive })),
  sku_props: list(z.object({ pid: id, prop_name: text, values: list(z.object({ vid: id, name: text, imageUrl: text })) })),
  skus: list(
    z.object({
      skuid: id,
      specid: id,
      sale_price: price,
      origin_price: price,
      stock: count,
      props_ids: text,
      props_names: text,
      package_info: part(packed),
    }),
  ),
  is_sold_out: flag,
  stock: count,
})
export type Detail = z.output<typeof detail>

/** A row of a search, a shop's list or a search by picture: each fills another part of it. */
export const row = z.object({
  item_id: id,
  title: text,
  title_origin: text,
  img: text,
  price,
  price_info: part(z.object({ sale_price: price, price, origin_price: price })),
  moq: positive,
  quantity_begin: positive,
  quantity_prices: list(z.object({ begin_num: positive, end_num: count, price })),
  sale_info: part(z.object({ sale_quantity: sold, sale_quantity_int: count, sale_quantity_90days: sold })),
  delivery_info: part(z.object({ area_from: joined, location: joined })),
  service_tags: texts,
  ship_in_48h: flag,
  shop_info: part(
    z.object({
      company_name: text,
      shop_name: text,
      login_id: id,
      member_id: id,
      is_factory: flag,
      is_super_factory: flag,
      shop_years: count,
      tp_year: count,
      shop_repurchase_rate: share,
      service_tags: texts,
      location: joined,
    }),
  ),
  is_ad: flag,
})
export type Row = z.output<typeof row>

export const page = z.object({ page_size: positive, total_count: count, has_next_page: flag, items: list(row) })
