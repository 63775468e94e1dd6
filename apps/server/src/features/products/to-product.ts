import { type Language, type LocalizedText, pickText, substituteOf } from '@karavan/contract/language.ts'
import { convertMinor, formatMoney, fromMinor } from '@karavan/contract/money.ts'
import type { Product } from '@karavan/contract/products.ts'
import { type Offer, type OfferSummary, priceAt } from '@karavan/marketplaces/port.ts'
import { type Rates, toOrigin } from '../currency/service.ts'

export interface View {
  language: Language
  /** Shown beside the marketplace's own price, in upper case. */
  currency: string
  withData: boolean
  /** Of the offer: see `FoundOffer`. */
  isStale?: boolean
}

const isWhole = (offer: Offer | OfferSummary): offer is Offer => 'skus' in offer

/** An offer as the product calls answer it. Texts are in the wished language, else in the stated order; prices in the marketplace's currency. */
export function toProduct(offer: Offer | OfferSummary, view: View, rates: Rates): Product {
  const text = (texts: LocalizedText | undefined) => texts && pickText(texts, view.language)
  const minor = unitPriceMinor(offer)
  const { seller, delivery } = offer
  const described = isWhole(offer) ? offer.description : undefined
  return {
    id: offer.id,
    item_id: offer.itemId,
    platform: offer.platform,
    title: text(offer.title) ?? offer.itemId,
    title_en: offer.title.en,
    ...(offer.translated?.includes(view.language) ? { title_original: offer.title.zh ?? offer.title.source } : {}),
    price: minor === undefined ? undefined : fromMinor(minor),
    currency: offer.currency,
    image_url: offer.images[0],
    images: offer.images.map((image_url) => ({ image_url })),
    product_url: offer.productUrl,
    seller_name: seller?.name,
    currency_conversion: minor === undefined ? undefined : toConversion(minor, offer.currency, view, rates),
    moq: offer.moq,
    lot_size: offer.lotSize,
    mixed_batch: offer.mixedBatch && {
      pieces: offer.mixedBatch.pieces,
      amount: offer.mixedBatch.amountMinor === undefined ? undefined : fromMinor(offer.mixedBatch.amountMinor),
    },
    unit: text(offer.unit),
    price_ladder: offer.priceLadder.map((step) => ({ from: step.from, price: fromMinor(step.minor) })),
    seller: seller && {
      name: seller.name,
      years: seller.years,
      repurchase_rate: seller.repurchaseRate,
      is_factory: seller.isFactory,
      location: text(seller.location),
    },
    weight_grams: offer.weightGrams,
    box_cm3: offer.boxCm3,
    delivery_from: text(delivery?.from),
    dispatch_hours: delivery?.dispatchHours,
    delivery_fee: delivery?.fee && { amount: fromMinor(delivery.fee.minor), pieces: delivery.fee.pieces },
    sales_count: offer.salesCount,
    description: described && pickText(described, view.language),
    description_language: described && substituteOf(described, view.language),
    fetched_at: offer.fetchedAt,
    is_stale: view.isStale,
    data: view.withData && isWhole(offer) ? toData(offer, view.language) : undefined,
  }
}

/** Price of one piece at the smallest order; where only variants are priced, the lowest of them. */
export function unitPriceMinor(offer: Offer | OfferSummary): number | undefined {
  const fromLadder = priceAt(offer.priceLadder, offer.moq)
  if (fromLadder !== undefined || !isWhole(offer)) return fromLadder
  const prices = offer.skus.flatMap((sku) => sku.priceMinor ?? [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}

function toConversion(minor: number, source: string, { currency, language }: View, rates: Rates): Product['currency_conversion'] {
  const rate = rates.find(source, currency)
  const converted = rate ? convertMinor(minor, rate.value) : minor
  const formattedOriginal = formatMoney(minor, source, language)
  return {
    success: rate !== undefined,
    target_currency: currency,
    converted_price: fromMinor(converted),
    exchange_rate: rate?.value ?? 1,
    formatted_price: rate ? formatMoney(converted, currency, language) : formattedOriginal,
    formatted_original: formattedOriginal,
    conversion_needed: source !== currency,
    ...toOrigin(rate),
  }
}

/** The marketplace's own answer, with options and SKUs in one form whatever the marketplace calls them. */
function toData(offer: Offer, language: Language): NonNullable<Product['data']> {
  const content = offer.rawDetailApi?.data_content ?? {}
  const original = (texts: LocalizedText) => texts.zh ?? texts.source ?? pickText(texts, language) ?? ''
  const skus = offer.skus.map((sku) => ({
    sku_id: sku.skuId,
    props_ids: sku.propsIds,
    stock: sku.stock,
    ...(sku.isUncounted ? { is_uncounted: true } : {}),
    sale_price: sku.priceMinor === undefined ? null : fromMinor(sku.priceMinor),
    origin_price: sku.originPriceMinor === undefined ? null : fromMinor(sku.originPriceMinor),
    price: sku.priceMinor === undefined ? null : fromMinor(sku.priceMinor),
    currency: offer.currency,
  }))
  const sku_props = offer.options.map((group) => ({
    pid: group.pid,
    prop_name: pickText(group.name, language) ?? group.pid,
    prop_name_ru: group.name.ru,
    prop_name_en: group.name.en,
    prop_name_zh: group.name.zh,
    prop_name_original: original(group.name),
    values: group.values.map((value) => ({
      vid: value.vid,
      name: original(value.name),
      value: pickText(value.name, language),
      value_ru: value.name.ru,
      value_en: value.name.en,
      value_zh: value.name.zh,
      imageUrl: value.imageUrl,
    })),
  }))
  return {
    raw_detail_api: { data_content: { ...content, skus, sku_props, video_url: offer.videoUrl ?? null, main_imgs: offer.images } },
    variants: skus,
    detail_specs: offer.attributes.flatMap((attribute) => {
      const [name, value] = [pickText(attribute.name, language), pickText(attribute.value, language)]
      return name && value ? [{ name, value, name_original: original(attribute.name), value_original: original(attribute.value) }] : []
    }),
    images: offer.images.map((image_url) => ({ image_url })),
  }
}
