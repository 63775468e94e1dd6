import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { toOfferUrl } from '../links.ts'
import { toBoxCm3 } from '../live/box.ts'
import { toAddress, toAddresses } from '../live/pictures.ts'
import { toRawDetail } from '../live/raw-detail.ts'
import { ladderWithout, toLadder } from '../live/skus.ts'
import { maxLength, toDispatchHours, toLocalized, toPlace, toPlain, toUnit } from '../live/wording.ts'
import { type Offer, type OfferAttribute, type OptionGroup, type Seller, type Sku, toOfferId } from '../port.ts'
import { type Detail, detail, type SkuAttribute } from './read-answers.ts'

export interface DetailAnswer {
  itemId: string
  /** The inner result of queryProductDetail. */
  result: unknown
  /** What its translations are in. */
  language: Language
  /** The same answer in another language, where it came. */
  other?: { result: unknown; language: Language }
  /** ISO time. */
  fetchedAt: string
}

/** Goods can be bought in this state only. */
const online = 'published'

/** The offer of a detail; `undefined` where the answer describes none, or one that is not for sale. */
export function toOffer({ itemId, result, language, other, fetchedAt }: DetailAnswer): Offer | undefined {
  const read = detail.safeParse(result)
  if (!read.success) return undefined
  const item = read.data
  const translate = translator(language, other)
  const title = translate(item.subject, item.subjectTrans, maxLength.title)
  if (!title || (item.status ?? online) !== online || (item.offerId !== undefined && item.offerId !== itemId)) return undefined
  const built = toOptions(item, translate)
  const sale = item.productSaleInfo
  // 1: each SKU has its price. 0 and 2: the quantity decides, for all of them.
  const isPricedBySku = sale?.quoteType === 1
  const ranges = toLadder(
    (sale?.priceRangeList ?? []).map((range) => ({ from: range.startQuantity, minor: range.promotionPrice ?? range.price })),
  )
  const skus = toSkus(item, built.pairs, isPricedBySku || ranges.length === 0)
  const moq = item.minOrderQuantity ?? ranges[0]?.from ?? 1
  const description = toPlain(item.description, maxLength.description)
  const category = toLocalized(toPlain(item.categoryName))
  const from = toPlace(item.productShippingInfo?.sendGoodsAddressText)
  const dispatchHours = toDispatchHours([item.productShippingInfo?.shippingTimeGuarantee])
  const mixed = item.sellerMixSetting
  const offer: Offer = {
    id: toOfferId('1688', itemId),
    platform: '1688',
    itemId,
    title,
    ...(description ? { description: { zh: description } } : {}),
    ...(category ? { category } : {}),
    attributes: [...toAttributes(item.productAttribute, translate), ...toCertificates(item)],
    options: built.options,
    skus,
    priceLadder: isPricedBySku || ranges.length === 0 ? ladderWithout(moq, skus, ranges[0]?.minor) : ranges,
    currency: 'CNY',
    moq,
    ...(item.batchNumber !== undefined && item.batchNumber > 1 ? { lotSize: item.batchNumber } : {}),
    ...(mixed?.generalHunpi && (mixed.mixNumber || mixed.mixAmount)
      ? { mixedBatch: { pieces: mixed.mixNumber, amountMinor: mixed.mixAmount } }
      : {}),
    unit: toUnit(sale?.unitInfo?.unit),
    stock:
      sale?.amountOnSale ??
      (item.productSkuInfos.some((sku) => sku.amountOnSale !== undefined) ? skus.reduce((sum, { stock }) => sum + stock, 0) : undefined),
    weightGrams: weightOf(item),
    boxCm3: toBoxCm3(item.productShippingInfo ?? {}),
    images: toAddresses(item.productImage?.images.length ? item.productImage.images : [item.productImage?.whiteImage]),
    videoUrl: toAddress(item.mainVideo) ?? toAddress(item.detailVideo),
    productUrl: toOfferUrl('1688', itemId),
    seller: toSeller(item, from),
    ...(from || dispatchHours ? { delivery: { ...(from ? { from } : {}), dispatchHours } } : {}),
    salesCount: item.soldOut,
    fetchedAt,
  }
  return { ...offer, rawDetailApi: { data_content: toRawDetail(offer) } }
}

/** A text with its translation in the answer itself, and with that of the same text in the other answer. */
type Translate = (original: string | undefined, translation: string | undefined, max?: number) => LocalizedText | undefined

/** Both answers have the Chinese original, which joins them. */
function translator(language: Language, other: DetailAnswer['other']): Translate {
  const known = new Map<string, string>()
  const read = detail.safeParse(other?.result)
  const learn = (original: string | undefined, translation: string | undefined): void => {
    if (original !== undefined && translation !== undefined) known.set(original, translation)
  }
  if (read.success) {
    learn(read.data.subject, read.data.subjectTrans)
    for (const one of [...read.data.productAttribute, ...read.data.productSkuInfos.flatMap(({ skuAttributes }) => skuAttributes)]) {
      learn(one.attributeName, one.attributeNameTrans)
      learn(one.value, one.valueTrans)
    }
  }
  return (original, translation, max) =>
    toLocalized(
      toPlain(original, max),
      { text: toPlain(translation, max), language },
      other && original !== undefined ? { text: toPlain(known.get(original), max), language: other.language } : undefined,
    )
}

const toAttributes = (attributes: readonly SkuAttribute[], translate: Translate): OfferAttribute[] =>
  attributes.flatMap((one) => {
    const name = translate(one.attributeName, one.attributeNameTrans)
    const value = translate(one.value, one.valueTrans, maxLength.value)
    return name && value ? [{ name, value }] : []
  })

const toCertificates = ({ certificateList }: Detail): OfferAttribute[] =>
  certificateList.flatMap(({ certificateName, certificateCode }) => {
    const value = toPlain([certificateName, certificateCode].filter(Boolean).join(' '))
    return value ? [{ name: { zh: '证书', ru: 'Сертификат', en: 'Certificate' }, value: { zh: value } }] : []
  })

/**
 * The platform has no ids of values: a pair is the attribute's id with the place at which the value is first seen. Gives the options, and the pairs of each SKU in
 * the order of `productSkuInfos`.
 */
function toOptions({ productSkuInfos }: Detail, translate: Translate): { options: OptionGroup[]; pairs: string[] } {
  const groups = new Map<string, { group: OptionGroup; places: Map<string, number> }>()
  const pairs = productSkuInfos.map(({ skuAttributes }) =>
    skuAttributes.flatMap((one, place) => {
      const value = toPlain(one.value)
      const names = translate(one.value, one.valueTrans)
      const pid = one.attributeId ?? String(place)
      if (value === undefined || !names) return []
      const name = translate(one.attributeName, one.attributeNameTrans)
      const known = groups.get(pid) ?? {
        group: { pid, name: name ?? { source: String(groups.size + 1) }, values: [] },
        places: new Map<string, number>(),
      }
      groups.set(pid, known)
      const seen = known.places.get(value)
      const vid = seen ?? known.places.size
      if (seen === undefined) {
        const picture = toAddress(one.skuImageUrl)
        known.places.set(value, vid)
        known.group.values.push({ vid: String(vid), name: names, ...(picture ? { imageUrl: picture } : {}) })
      }
      return [`${pid}:${vid}`]
    }),
  )
  return { options: [...groups.values()].map(({ group }) => group), pairs: pairs.map((one) => one.join(';')) }
}

function toSkus({ productSkuInfos, productSaleInfo: sale }: Detail, pairs: readonly string[], isPriced: boolean): Sku[] {
  const ids = new Set<string>()
  return productSkuInfos.flatMap((sku, place) => {
    const skuId = sku.skuId ?? sku.specId
    if (skuId === undefined || ids.has(skuId)) return []
    ids.add(skuId)
    const priceMinor = sku.promotionPrice ?? sku.price
    const isReduced = sku.price !== undefined && priceMinor !== undefined && sku.price > priceMinor
    return [
      {
        skuId,
        propsIds: pairs[place] ?? '',
        ...(isPriced && priceMinor !== undefined ? { priceMinor } : {}),
        ...(isPriced && isReduced ? { originPriceMinor: sku.price } : {}),
        stock: sku.amountOnSale ?? sale?.amountOnSale ?? 0,
      },
    ]
  })
}

const maxGrams = 2_000_000

/** One list is in grams, the others in kilograms. Of variants of different weight the heaviest, so that freight is not underestimated. */
function weightOf({ productShippingInfo: shipping }: Detail): number | undefined {
  if (!shipping) return undefined
  const heaviest = (weights: (number | undefined)[]): number => Math.max(0, ...weights.map((weight) => weight ?? 0))
  const grams = [
    (shipping.weight ?? 0) * 1000,
    heaviest(shipping.skuShippingDetails.map(({ weight }) => weight)) * 1000,
    heaviest(shipping.skuShippingInfoList.map(({ weight }) => weight)),
  ].find((weight) => weight > 0 && weight <= maxGrams)
  return grams === undefined ? undefined : Math.max(1, Math.round(grams))
}

export const factoryIdentity = 'super_factory'

function toSeller(
  { companyName, sellerOpenId, sellerDataInfo: data, sellerIdentities }: Detail,
  location: LocalizedText | undefined,
): Seller | undefined {
  const name = toPlain(companyName)
  if (name === undefined) return undefined
  return {
    id: `1688:${sellerOpenId ?? name}`,
    name,
    years: data?.tpYear,
    repurchaseRate: data?.repeatPurchasePercent,
    ...(sellerIdentities.includes(factoryIdentity) ? { isFactory: true } : {}),
    ...(location ? { location } : {}),
  }
}
