import { z } from 'zod'
import { count, flag, fraction, id, list, number, part, positive, price, share, sold, text, texts } from '../live/read.ts'

const priceInfo = part(z.object({ price, promotionPrice: price, consignPrice: price }))
const sellerData = part(z.object({ tpYear: count, repeatPurchasePercent: share, compositeServiceScore: number }))

/** A row of keywordQuery, imageQuery and the lists. */
export const row = z.object({
  offerId: id,
  subject: text,
  subjectTrans: text,
  imageUrl: text,
  whiteImage: text,
  priceInfo,
  minOrderQuantity: positive,
  monthSold: sold,
  repurchaseRate: share,
  sellerIdentities: texts,
  sellerDataInfo: sellerData,
  companyName: text,
  productSimpleShippingInfo: part(z.object({ shippingTimeGuarantee: text })),
})
export type Row = z.output<typeof row>

export const page = z.object({ totalRecords: count, totalPage: count, pageSize: positive, currentPage: positive, data: list(row) })

const attribute = z.object({
  attributeId: id,
  attributeName: text,
  attributeNameTrans: text,
  value: text,
  valueTrans: text,
  skuImageUrl: text,
})
export type SkuAttribute = z.output<typeof attribute>

/** Inner result of product.freight.estimate. */
export const freight = z.object({ freePostage: flag, freight: price })

/** Inner result of queryProductDetail. */
export const detail = z.object({
  offerId: id,
  categoryName: text,
  subject: text,
  subjectTrans: text,
  description: text,
  mainVideo: text,
  detailVideo: text,
  productImage: part(z.object({ images: texts, whiteImage: text })),
  productAttribute: list(attribute),
  productSkuInfos: list(
    z.object({ skuId: id, specId: id, amountOnSale: count, price, promotionPrice: price, skuAttributes: list(attribute) }),
  ),
  productSaleInfo: part(
    z.object({
      amountOnSale: count,
      quoteType: count,
      priceRangeList: list(z.object({ startQuantity: positive, price, promotionPrice: price })),
      unitInfo: part(z.object({ unit: text, transUnit: text })),
    }),
  ),
  productShippingInfo: part(
    z.object({
      sendGoodsAddressText: text,
      weight: number,
      length: number,
      width: number,
      height: number,
      shippingTimeGuarantee: text,
      skuShippingInfoList: list(z.object({ skuId: id, weight: number })),
      skuShippingDetails: list(z.object({ skuId: id, weight: number })),
    }),
  ),
  minOrderQuantity: positive,
  batchNumber: positive,
  status: text,
  sellerOpenId: text,
  companyName: text,
  sellerMixSetting: part(z.object({ generalHunpi: flag, mixAmount: price, mixNumber: positive })),
  sellerDataInfo: part(z.object({ tpYear: count, repeatPurchasePercent: fraction })),
  sellerIdentities: texts,
  certificateList: list(z.object({ certificateName: text, certificateCode: text })),
  soldOut: sold,
})
export type Detail = z.output<typeof detail>
