import type { Offer } from '@karavan/marketplaces/port.ts'
import type { SampleSeller } from './sellers.ts'

const yuan = (minor: number): string => (minor / 100).toFixed(2)

/**
 * `data_content` of an offer: what a marketplace's detail call would answer, in the names that the product reads (skus, sku_props, video_url,
 * main_imgs) and, beside them, in those of the aggregators' item detail. Chinese is the original; `_ru` and `_en` are translations. Prices of `skus` are numbers in
 * yuan at the smallest order; text prices elsewhere, as those services send them.
 */
export function toRawDetail(offer: Offer, seller: SampleSeller | undefined): Record<string, unknown> {
  const firstMinor = offer.priceLadder[0]?.minor
  const nameOf = new Map<string, string>(
    offer.options.flatMap((group) =>
      group.values.map((value) => [`${group.pid}:${value.vid}`, `${group.name.zh}:${value.name.zh}`] as const),
    ),
  )
  const prices = offer.skus.map((sku) => sku.priceMinor ?? firstMinor).filter((minor) => minor !== undefined)
  const lowest = prices.length > 0 ? Math.min(...prices) : firstMinor
  const highest = prices.length > 0 ? Math.max(...prices) : firstMinor
  const origins = offer.skus.map((sku) => sku.originPriceMinor).filter((minor) => minor !== undefined)
  const location = offer.delivery?.from?.zh ?? ''
  return {
    item_id: offer.itemId,
    product_url: offer.productUrl,
    title: offer.title.zh,
    title_ru: offer.title.ru,
    title_en: offer.title.en,
    currency: offer.currency,
    category_name: offer.category?.zh,
    offer_unit: offer.unit?.zh,
    product_props: offer.attributes.map((attribute) => ({ [attribute.name.zh ?? '']: attribute.value.zh })),
    main_imgs: offer.images,
    video_url: offer.videoUrl ?? '',
    detail_url: '',
    sale_count: String(offer.salesCount ?? 0),
    sale_info: { sale_quantity_90days: offer.salesCount ?? 0 },
    price_info: {
      price: lowest === undefined ? '' : yuan(lowest),
      price_min: lowest === undefined ? '' : yuan(lowest),
      price_max: highest === undefined ? '' : yuan(highest),
      origin_price_min: origins.length > 0 ? yuan(Math.min(...origins)) : null,
      origin_price_max: origins.length > 0 ? yuan(Math.max(...origins)) : null,
      discount_price: '',
    },
    tiered_price_info: {
      begin_num: offer.moq,
      prices: offer.priceLadder.map((step) => ({ beginAmount: String(step.from), price: yuan(step.minor) })),
    },
    mixed_batch: { mix_num: offer.moq, mix_amount: 200, mix_begin: 0, shop_mix_num: 2147483647 },
    shop_info: seller
      ? {
          shop_name: seller.companyZh,
          company_name: seller.companyZh,
          company_name_en: seller.name,
          shop_url: seller.shopUrl,
          seller_login_id: seller.id,
          seller_user_id: seller.id,
          seller_member_id: `b2b-${seller.id}`,
          is_factory: seller.isFactory,
          shop_years: seller.years,
          shop_repurchase_rate: `${Math.round(seller.repurchaseRate * 100)}%`,
        }
      : { shop_name: '', company_name: '', shop_url: '', seller_login_id: '', seller_user_id: '', seller_member_id: '' },
    delivery_info: { location, location_code: '', delivery_fee: 6, unit_weight: (offer.weightGrams ?? 0) / 1000, template_id: '' },
    service_tags: offer.delivery?.dispatchHours ? [`${offer.delivery.dispatchHours}小时发货`] : [],
    sku_props: offer.options.map((group) => ({
      pid: group.pid,
      prop_name: group.name.zh,
      prop_name_ru: group.name.ru,
      prop_name_en: group.name.en,
      values: group.values.map((value) => ({
        vid: value.vid,
        name: value.name.zh,
        value: value.name.zh,
        value_ru: value.name.ru,
        value_en: value.name.en,
        ...(value.imageUrl ? { imageUrl: value.imageUrl } : {}),
      })),
    })),
    skus: offer.skus.map((sku) => {
      const minor = sku.priceMinor ?? firstMinor
      const price = minor === undefined ? null : minor / 100
      return {
        sku_id: sku.skuId,
        skuid: sku.skuId,
        props_ids: sku.propsIds,
        props_names: sku.propsIds
          .split(';')
          .map((pair) => nameOf.get(pair) ?? '')
          .filter(Boolean)
          .join(';'),
        stock: sku.stock,
        sale_price: price,
        origin_price: sku.originPriceMinor === undefined ? null : sku.originPriceMinor / 100,
        price,
        currency: offer.currency,
        sale_count: 0,
        package_info: { weight: (offer.weightGrams ?? 0) / 1000, length: 0, width: 0, height: 0, volume: 0 },
      }
    }),
    sku_price_scale:
      lowest === undefined || highest === undefined ? '' : lowest === highest ? yuan(lowest) : `${yuan(lowest)}-${yuan(highest)}`,
    is_sold_out: offer.stock === 0,
    stock: offer.stock ?? 0,
    promotions: [],
  }
}
