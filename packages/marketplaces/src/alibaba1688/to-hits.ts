import type { Language } from '@karavan/contract/language.ts'
import { toOfferUrl } from '../links.ts'
import { toAddresses } from '../live/pictures.ts'
import { ladderWithout } from '../live/skus.ts'
import { maxLength, toDispatchHours, toLocalized, toPlain } from '../live/wording.ts'
import { type OfferSummary, toOfferId } from '../port.ts'
import type { Row } from './read-answers.ts'
import { factoryIdentity } from './to-offer.ts'

/** A row of a list as the summary of an offer; `undefined` for one without an id or a name. Lists have one price and no steps. */
export function toSummary(row: Row, language: Language, fetchedAt: string): OfferSummary | undefined {
  const title = toLocalized(toPlain(row.subject, maxLength.title), { text: toPlain(row.subjectTrans, maxLength.title), language })
  if (row.offerId === undefined || !title) return undefined
  const moq = row.minOrderQuantity ?? 1
  const name = toPlain(row.companyName)
  const dispatchHours = toDispatchHours([row.productSimpleShippingInfo?.shippingTimeGuarantee])
  return {
    id: toOfferId('1688', row.offerId),
    platform: '1688',
    itemId: row.offerId,
    title,
    attributes: [],
    options: [],
    priceLadder: ladderWithout(moq, [], row.priceInfo?.promotionPrice ?? row.priceInfo?.price),
    currency: 'CNY',
    moq,
    images: toAddresses([row.imageUrl ?? row.whiteImage]),
    productUrl: toOfferUrl('1688', row.offerId),
    ...(name
      ? {
          seller: {
            id: `1688:${name}`,
            name,
            years: row.sellerDataInfo?.tpYear,
            repurchaseRate: row.sellerDataInfo?.repeatPurchasePercent,
            ...(row.sellerIdentities.includes(factoryIdentity) ? { isFactory: true } : {}),
          },
        }
      : {}),
    ...(dispatchHours ? { delivery: { dispatchHours } } : {}),
    salesCount: row.monthSold,
    fetchedAt,
  }
}
