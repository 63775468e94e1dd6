import type { LocalizedText } from '@karavan/contract/language.ts'
import type { Offer } from '../port.ts'

const yuan = (minor: number | undefined): string | null => (minor === undefined ? null : (minor / 100).toFixed(2))
const original = (text: LocalizedText = {}): string => text.zh ?? text.source ?? text.ru ?? text.en ?? ''

/** `data_content` in the names of the aggregators' item detail, which the product's page reads: for sources that have others. Chinese is the original where there is any. */
export function toRawDetail(offer: Offer): Record<string, unknown> {
  const prices = [...offer.priceLadder.map(({ minor }) => minor), ...offer.skus.flatMap(({ priceMinor }) => priceMinor ?? [])]
  const nameOf = (pair: string): string[] => {
    const [pid, vid] = pair.split(':')
    const group = offer.options.find((one) => one.pid === pid)
    const value = group?.values.find((one) => one.vid === vid)
    return group && value ? [`${original(group.name)}:${original(value.name)}`] : []
  }
  return {
    item_id: offer.itemId,
    product_url: offer.productUrl ?? '',
    title: original(offer.title),
    ...(offer.title.ru ? { title_ru: offer.title.ru } : {}),
    currency: offer.currency,
    category_name: original(offer.category),
    offer_unit: original(offer.unit),
    product_props: offer.attributes.map(({ name, value }) => ({ [original(name)]: original(value) })),
    main_imgs: offer.images,
    video_url: offer.videoUrl ?? '',
    sale_count: offer.salesCount === undefined ? '' : String(offer.salesCount),
    price_info: {
      price: yuan(prices[0]),
      price_min: prices.length > 0 ? yuan(Math.min(...prices)) : null,
      price_max: prices.length > 0 ? yuan(Math.max(...prices)) : null,
    },
    tiered_price_info: {
      begin_num: offer.moq,
      prices: offer.priceLadder.map((step) => ({ beginAmount: String(step.from), price: yuan(step.minor) })),
    },
    mixed_batch: {
      mix_num: offer.mixedBatch?.pieces ?? null,
      mix_amount: offer.mixedBatch?.amountMinor === undefined ? null : offer.mixedBatch.amountMinor / 100,
    },
    shop_info: { shop_name: offer.seller?.name ?? '', seller_member_id: offer.seller?.id ?? '' },
    delivery_info: { location: original(offer.delivery?.from), unit_weight: (offer.weightGrams ?? 0) / 1000 },
    sku_props: offer.options.map(({ pid, name, values }) => ({
      pid,
      prop_name: original(name),
      ...(name.ru ? { prop_name_ru: name.ru } : {}),
      values: values.map((value) => ({
        vid: value.vid,
        name: original(value.name),
        ...(value.name.ru ? { value_ru: value.name.ru } : {}),
        ...(value.imageUrl ? { imageUrl: value.imageUrl } : {}),
      })),
    })),
    skus: offer.skus.map((sku) => ({
      skuid: sku.skuId,
      props_ids: sku.propsIds,
      props_names: sku.propsIds.split(';').flatMap(nameOf).join(';'),
      stock: sku.stock,
      sale_price: yuan(sku.priceMinor),
      origin_price: yuan(sku.originPriceMinor),
      ...(offer.boxCm3 === undefined ? {} : { package_info: { volume: offer.boxCm3 } }),
    })),
    is_sold_out: offer.stock === 0,
    stock: offer.stock ?? null,
  }
}
