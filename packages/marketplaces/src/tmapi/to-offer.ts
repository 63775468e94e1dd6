import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { type LinkPlatform, toOfferUrl } from '../links.ts'
import { largestBoxCm3 } from '../live/box.ts'
import { cleanRawObject } from '../live/clean-raw.ts'
import { toAddress, toAddresses } from '../live/pictures.ts'
import { toText } from '../live/read.ts'
import { ladderWithout, toLadder, toPropsIds, withNamedValues } from '../live/skus.ts'
import { maxLength, toDispatchHours, toLocalized, toPlace, toPlain, toUnit } from '../live/wording.ts'
import { type Offer, type OfferAttribute, type OptionGroup, type Seller, type Sku, toOfferId, variantPricesOf } from '../port.ts'
import { type Detail, detail } from './read-detail.ts'

export interface DetailAnswer {
  platform: Extract<LinkPlatform, '1688' | 'taobao'>
  itemId: string
  /** `data` in Chinese: the original, from which prices and SKUs are taken. */
  data: unknown
  /** `data` in the languages of buyers, as far as these were answered. */
  translated?: readonly { data: unknown; language: Language }[]
  /** HTML of the seller's description. */
  description?: string
  /** ISO time. */
  fetchedAt: string
}

/** The offer of an item_detail; `undefined` where the answer describes none. */
export function toOffer({ platform, itemId, data, translated, description, fetchedAt }: DetailAnswer): Offer | undefined {
  const read = detail.safeParse(data)
  if (!read.success || typeof data !== 'object' || data === null) return undefined
  const item = read.data
  const title = toPlain(item.title, maxLength.title)
  // An answer about something else is no answer.
  if (title === undefined || (item.item_id !== undefined && item.item_id !== itemId)) return undefined
  const others = (translated ?? []).flatMap(toOther)
  const inOthers = (read: (other: Detail) => string | undefined) =>
    others.map((other) => ({ text: read(other.item), language: other.language }))
  const category = toLocalized(toPlain(item.category_name), ...inOthers((other) => toPlain(other.category_name)))
  const skus = toSkus(item)
  const options = toOptions(item, others)
  const tiers = toLadder((item.tiered_price_info?.prices ?? []).map((tier) => ({ from: tier.beginAmount, minor: tier.price })))
  const moq = item.tiered_price_info?.begin_num ?? tiers[0]?.from ?? item.sku_price_range?.begin_num ?? 1
  const { price_info: shown, mixed_batch: mixed, delivery_info: delivery } = item
  const from = toPlace(delivery?.location ?? delivery?.area_from)
  const dispatchHours = toDispatchHours([...item.service_tags, item.ship_in_48h ? '48小时' : undefined])
  const plainDescription = toPlain(description, maxLength.description)
  return {
    id: toOfferId(platform, itemId),
    platform,
    itemId,
    title: toLocalized(title, ...inOthers((other) => toPlain(other.title, maxLength.title))) ?? {},
    ...(plainDescription ? { description: { zh: plainDescription } } : {}),
    ...(category ? { category } : {}),
    attributes: toAttributes(item, others),
    options: withNamedValues(
      options,
      item.skus.map((sku) => ({ propsIds: toPropsIds(sku.props_ids), names: sku.props_names })),
    ),
    skus,
    // An offer is priced by its variants or by the quantity. Beside variants of different prices the steps hold for none of them: a dearer one would be sold below its price.
    priceLadder:
      tiers.length > 0 && !variantPricesOf({ skus })
        ? tiers
        : ladderWithout(moq, skus, shown?.price_max ?? shown?.price ?? shown?.sale_price),
    currency: /^[A-Z]{3}$/.test(item.currency ?? '') ? (item.currency ?? 'CNY') : 'CNY',
    moq,
    ...(mixed?.mix_num || mixed?.mix_amount ? { mixedBatch: { pieces: mixed.mix_num, amountMinor: mixed.mix_amount } } : {}),
    unit: toUnit(item.offer_unit),
    stock: stockOf(item, skus),
    weightGrams: weightOf(item),
    boxCm3: largestBoxCm3(item.skus.map(({ package_info }) => package_info)),
    images: toAddresses(item.main_imgs),
    videoUrl: toAddress(item.video_url),
    productUrl: toOfferUrl(platform, itemId),
    seller: toSeller(platform, item, from),
    ...toDelivery(from, dispatchHours, delivery?.delivery_fee, moq),
    salesCount: item.sale_info?.sale_quantity_90days ?? item.sale_info?.sale_quantity_int ?? item.sale_count,
    rawDetailApi: { data_content: cleanRawObject(data) },
    fetchedAt,
  }
}

/** A fee of 0 is one that is not stated, as everywhere in these answers. For how many pieces it is, is not said: nobody sells fewer than the smallest order. */
function toDelivery(
  from: LocalizedText | undefined,
  dispatchHours: number | undefined,
  feeMinor: number | undefined,
  moq: number,
): Pick<Offer, 'delivery'> {
  if (!from && !dispatchHours && feeMinor === undefined) return {}
  const fee = feeMinor === undefined ? {} : { fee: { minor: feeMinor, pieces: moq } }
  return { delivery: { ...(from ? { from } : {}), dispatchHours, ...fee } }
}

interface Other {
  item: Detail
  language: Language
}

function toOther({ data, language }: { data: unknown; language: Language }): Other[] {
  const read = detail.safeParse(data)
  return read.success ? [{ item: read.data, language }] : []
}

/** Name and value of each entry, in its place. */
const propertiesOf = ({ product_props: props }: Detail): { name: string | undefined; value: string | undefined }[] =>
  props.flatMap((entry) =>
    Object.entries(entry).map(([name, value]) => ({
      name: toPlain(name),
      value: toPlain(Array.isArray(value) ? value.flatMap((one) => toText(one) ?? []).join(', ') : value, maxLength.value),
    })),
  )

/** Translations have no key that joins them to the original but their place. */
function toAttributes(item: Detail, others: readonly Other[]): OfferAttribute[] {
  const originals = propertiesOf(item)
  const paired = others
    .map((other) => ({ language: other.language, properties: propertiesOf(other.item) }))
    .filter(({ properties }) => properties.length === originals.length)
  return originals.flatMap((original, place) => {
    const translated = (part: 'name' | 'value') => paired.map(({ language, properties }) => ({ language, text: properties[place]?.[part] }))
    const name = toLocalized(original.name, ...translated('name'))
    const value = toLocalized(original.value, ...translated('value'))
    return name && value ? [{ name, value }] : []
  })
}

/** Ids of groups and values are the same in every language. */
function toOptions(item: Detail, others: readonly Other[]): OptionGroup[] {
  const groups = new Map<string, OptionGroup>()
  for (const { pid, prop_name, values } of item.sku_props) {
    if (pid === undefined || groups.has(pid)) continue
    const twins = others.flatMap(({ item: other, language }) => {
      const twin = other.sku_props.find((one) => one.pid === pid && one.values.length === values.length)
      return twin ? [{ twin, language }] : []
    })
    const listed = values.flatMap(({ vid, name, imageUrl }) => {
      const nameIn = ({ twin, language }: (typeof twins)[number]) => ({
        text: toPlain(twin.values.find((one) => one.vid === vid)?.name),
        language,
      })
      const names = toLocalized(toPlain(name), ...twins.map(nameIn))
      const picture = toAddress(imageUrl)
      return vid !== undefined && names ? [{ vid, name: names, ...(picture ? { imageUrl: picture } : {}) }] : []
    })
    groups.set(pid, {
      pid,
      name: toLocalized(toPlain(prop_name), ...twins.map(({ twin, language }) => ({ text: toPlain(twin.prop_name), language }))) ?? {
        source: String(groups.size + 1),
      },
      values: [...new Map(listed.map((value) => [value.vid, value])).values()],
    })
  }
  return [...groups.values()]
}

function toSkus(item: Detail): Sku[] {
  const ids = new Set<string>()
  return item.skus.flatMap((sku) => {
    const skuId = sku.skuid ?? sku.specid
    if (skuId === undefined || ids.has(skuId)) return []
    ids.add(skuId)
    const { sale_price: priceMinor, origin_price: originPriceMinor } = sku
    const hasSale = priceMinor !== undefined && originPriceMinor !== undefined && originPriceMinor > priceMinor
    return [
      {
        skuId,
        propsIds: toPropsIds(sku.props_ids),
        ...(priceMinor === undefined ? {} : { priceMinor }),
        ...(hasSale ? { originPriceMinor } : {}),
        // Where only the whole offer's stock is stated, no variant can have more.
        stock: item.is_sold_out ? 0 : (sku.stock ?? item.stock ?? 0),
      },
    ]
  })
}

function stockOf(item: Detail, skus: readonly Sku[]): number | undefined {
  if (item.is_sold_out) return 0
  if (item.stock !== undefined) return item.stock
  return item.skus.some((sku) => sku.stock !== undefined) ? skus.reduce((sum, { stock }) => sum + stock, 0) : undefined
}

/** Kilograms above which a "weight" is a slip of the pen. */
const maxKilograms = 2_000

/** Stated in kilograms; 0 is unknown. Of variants of different weight the heaviest, so that freight is not underestimated. */
function weightOf({ delivery_info: delivery, skus }: Detail): number | undefined {
  const kilograms = [delivery?.unit_weight, Math.max(0, ...skus.map((sku) => sku.package_info?.weight ?? 0))]
  const known = kilograms.find((weight) => weight !== undefined && weight > 0 && weight <= maxKilograms)
  return known === undefined ? undefined : Math.max(1, Math.round(known * 1000))
}

function toSeller(platform: string, { shop_info: shop }: Detail, location: LocalizedText | undefined): Seller | undefined {
  const name = toPlain(shop?.shop_name ?? shop?.company_name ?? shop?.seller_login_id)
  if (!shop || name === undefined) return undefined
  const id = shop.seller_member_id ?? shop.seller_user_id ?? shop.seller_id ?? shop.shop_id ?? shop.seller_login_id ?? name
  return {
    id: `${platform}:${id}`,
    name,
    years: shop.shop_years ?? shop.tp_year,
    repurchaseRate: shop.shop_repurchase_rate,
    isFactory: shop.is_super_factory ? true : shop.is_factory,
    ...(location ? { location } : {}),
  }
}
