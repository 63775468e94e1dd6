import { cartLimits } from '@karavan/contract/cart.ts'
import { wholeLotsWithin } from '@karavan/contract/lots.ts'
import { convertMinor, displayCurrency } from '@karavan/contract/money.ts'
import { type Offer, priceAt, type Sku } from '@karavan/marketplaces/port.ts'
import { ladderOf, optionsOf, statedStock } from '@karavan/marketplaces/sku.ts'
import type { Rate, Rates } from '../currency/service.ts'
import type { LineFacts } from './tables.ts'

/** One piece of a line as it is priced now. */
export interface Priced {
  /** Minor units of the display currency. */
  unitMinor: number
  rate: Rate
  facts: LineFacts
}

/**
 * What one piece costs when `quantity` pieces of the whole product are bought, its SKUs summed as the sellers mix them: the step's price times the rate, rounded
 * half up once. `undefined` where the marketplace names no price or its currency has no rate.
 */
export function priceLine(offer: Offer, sku: Sku | undefined, quantity: number, rates: Rates): Priced | undefined {
  const ladder = ladderOf(offer, sku)
  const originalMinor = priceAt(ladder, quantity)
  const rate = rates.find(offer.currency, displayCurrency)
  if (originalMinor === undefined || !rate) return undefined
  const options = sku ? optionsOf(offer, sku) : []
  return {
    unitMinor: convertMinor(originalMinor, rate.value),
    rate,
    facts: {
      title: offer.title,
      image: offer.images[0],
      skuImage: options.find(({ value }) => value.imageUrl)?.value.imageUrl,
      options: options.map(({ group, value }) => ({ name: group.name, value: value.name })),
      sellerName: offer.seller?.name,
      platform: offer.platform,
      ...(offer.unit ? { unit: offer.unit } : {}),
      moq: offer.moq,
      ...(offer.lotSize === undefined ? {} : { lotSize: offer.lotSize }),
      ladder,
      originalMinor,
      originalCurrency: offer.currency,
      rate: rate.value,
      ...(offer.weightGrams === undefined ? {} : { weightGrams: offer.weightGrams }),
      ...(offer.boxCm3 === undefined ? {} : { boxCm3: offer.boxCm3 }),
      ...(offer.delivery?.fee ? { deliveryFee: offer.delivery.fee } : {}),
    },
  }
}

/**
 * How many pieces one line may hold at most when our own orders have taken `taken` of what the marketplace has; 0 where nothing is left for a
 * whole lot. Where the stock is unknown only the cart's own bound holds.
 */
export function maxPieces(
  offer: Pick<Offer, 'stock' | 'lotSize'>,
  sku: Pick<Sku, 'stock' | 'isUncounted'> | undefined,
  taken: number,
): number {
  const stock = statedStock(offer, sku)
  const most = stock === undefined ? cartLimits.quantity : Math.min(cartLimits.quantity, Math.max(0, stock - taken))
  return wholeLotsWithin(most, offer.lotSize)
}
