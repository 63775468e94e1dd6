import { type DeliveryFee, MarketplaceError, type Offer } from '../port.ts'
import type { Alibaba1688Client } from './client.ts'
import { freight } from './read-answers.ts'

/** Codes of a place in China, from the province to the district: where sellers send the goods to. */
export interface ShipTo {
  province: string
  city: string
  district: string
}

/** How long an offer waits for it, and how long it is not asked for after it was refused: a refused call may cost, too. */
const standardGraceMs = 1_500
const refusedMs = 60 * 60_000

/** Asks what delivery of the smallest order costs. An offer is whole without it, so that whatever fails leaves it unknown. */
export function createFreight({
  shipTo,
  now,
  graceMs = standardGraceMs,
}: {
  shipTo: ShipTo | undefined
  now(): Date
  graceMs?: number | undefined
}) {
  let refusedUntil = 0

  async function ask(
    call: Alibaba1688Client,
    { itemId, moq, skus }: Offer,
    to: ShipTo,
    signal: AbortSignal,
  ): Promise<DeliveryFee | undefined> {
    const wish = {
      offerId: Number(itemId),
      toProvinceCode: to.province,
      toCityCode: to.city,
      // Their name for the district.
      toCountryCode: to.district,
      totalNum: moq,
      logisticsSkuNumModels: skus.slice(0, 1).map(({ skuId }) => ({ skuId, number: moq })),
    }
    const outcome = await call('product.freight.estimate', 'productFreightQueryParamsNew', wish, signal)
    const read = freight.safeParse(outcome.kind === 'result' ? outcome.result : undefined)
    if (!read.success) return undefined
    const { freePostage, freight: minor } = read.data
    if (freePostage) return { minor: 0, pieces: moq }
    return minor === undefined ? undefined : { minor, pieces: moq }
  }

  return async function withFreight(call: Alibaba1688Client, offer: Offer, signal: AbortSignal): Promise<Offer> {
    if (!shipTo || now().getTime() < refusedUntil) return offer
    try {
      const fee = await ask(call, offer, shipTo, AbortSignal.any([signal, AbortSignal.timeout(graceMs)]))
      return fee ? { ...offer, delivery: { ...offer.delivery, fee } } : offer
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof MarketplaceError && error.kind === 'not_permitted') refusedUntil = now().getTime() + refusedMs
      return offer
    }
  }
}
