import { convertMinor, displayCurrency } from '@karavan/contract/money.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import type { TurnDeps } from '../../port.ts'
import { rateBetween } from '../../prices.ts'
import type { State } from '../../state.ts'

/** The prices of a piece that a buyer may have seen of an offer that was shown, in major units. */
export type PricedCard = readonly number[]

/** Cards of a selection with the prices that they were shown at. */
export const asShown = (cards: State['last']): PricedCard[] => cards.map(({ minor }) => (minor === undefined ? [] : [minor / 100]))

/** Offers, in their places, with every price of their ladders and variants in roubles: what they were shown at is not kept for ever. */
export const byLadder = (offers: readonly (Offer | undefined)[], rate: TurnDeps['rate']): PricedCard[] =>
  offers.map((offer) => {
    const factor = offer && rateBetween(rate, offer.currency, displayCurrency)
    if (!offer || factor === undefined) return []
    const minors = [...offer.priceLadder.map(({ minor }) => minor), ...offer.skus.flatMap(({ priceMinor }) => priceMinor ?? [])]
    return [...new Set(minors)].map((minor) => convertMinor(minor, factor) / 100)
  })

/** Whether a price that a buyer says is that of an offer: 432 of 432.40, and 35.65 of nothing else. */
export const isPriceOf = (prices: PricedCard, said: number): boolean =>
  prices.some((price) => Math.abs(price - said) < (Number.isInteger(said) ? 1 : 0.01))
