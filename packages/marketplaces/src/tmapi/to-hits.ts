import type { Language } from '@karavan/contract/language.ts'
import { toOfferUrl } from '../links.ts'
import { toAddresses } from '../live/pictures.ts'
import { ladderWithout, toLadder } from '../live/skus.ts'
import { isChinese, maxLength, toDispatchHours, toLocalized, toPlace, toPlain } from '../live/wording.ts'
import { type OfferSummary, type Seller, toOfferId } from '../port.ts'
import type { Row } from './read-detail.ts'

/** A row of a list as the summary of an offer; `undefined` for one without an id or a name. `language`: what the list was asked in. */
export function toSummary(row: Row, language: Language, fetchedAt: string): OfferSummary | undefined {
  const title = toPlain(row.title, maxLength.title)
  const original =
    toPlain(row.title_origin, maxLength.title) ?? (title !== undefined && (language === 'zh' || isChinese(title)) ? title : undefined)
  const names = toLocalized(original, { text: title, language })
  if (row.item_id === undefined || !names) return undefined
  const tiers = toLadder(row.quantity_prices.map((step) => ({ from: step.begin_num, minor: step.price })))
  const moq = row.moq ?? row.quantity_begin ?? tiers[0]?.from ?? 1
  const from = toPlace(row.delivery_info?.area_from ?? row.delivery_info?.location)
  const dispatchHours = toDispatchHours([
    ...row.service_tags,
    ...(row.shop_info?.service_tags ?? []),
    row.ship_in_48h ? '48小时' : undefined,
  ])
  const shown = row.price_info?.sale_price ?? row.price_info?.price ?? row.price
  return {
    id: toOfferId('1688', row.item_id),
    platform: '1688',
    itemId: row.item_id,
    title: names,
    attributes: [],
    options: [],
    priceLadder: tiers.length > 0 ? tiers : ladderWithout(moq, [], shown),
    currency: 'CNY',
    moq,
    images: toAddresses([row.img]),
    productUrl: toOfferUrl('1688', row.item_id),
    seller: toSeller(row),
    ...(from || dispatchHours ? { delivery: { ...(from ? { from } : {}), dispatchHours } } : {}),
    salesCount: row.sale_info?.sale_quantity_int ?? row.sale_info?.sale_quantity_90days ?? row.sale_info?.sale_quantity,
    fetchedAt,
  }
}

function toSeller({ shop_info: shop }: Row): Seller | undefined {
  const name = toPlain(shop?.company_name ?? shop?.shop_name ?? shop?.login_id)
  if (!shop || name === undefined) return undefined
  const location = toPlace(shop.location)
  return {
    id: `1688:${shop.member_id ?? shop.login_id ?? name}`,
    name,
    years: shop.shop_years ?? shop.tp_year,
    repurchaseRate: shop.shop_repurchase_rate,
    isFactory: shop.is_super_factory ? true : shop.is_factory,
    ...(location ? { location } : {}),
  }
}
