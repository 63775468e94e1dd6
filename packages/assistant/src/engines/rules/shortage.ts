import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { unitOfAll } from '../../explain/facts.ts'
import { isShort, stockMeant } from '../../stock.ts'
import type { Wish } from '../../wish.ts'
import type { TurnContext } from './context.ts'

/** That nobody has as many as are wanted of the variant that is meant, or one alone has; '' where several have, or that is not known. */
export function shortageNote(
  { texts, language }: TurnContext,
  wish: Wish,
  hits: OfferHit[],
  wishOf: (offer: OfferHit['offer']) => Wish = () => wish,
): string {
  const offers = hits.map(({ offer }) => offer)
  const { quantity } = wish
  if (quantity === undefined || wish.counts || offers.length === 0) return ''
  const unit = unitOfAll(offers, language)
  const enough = offers.flatMap((offer, at) => (isShort(offer, wishOf(offer)) ? [] : [at + 1]))
  if (enough.length === 1 && offers.length > 1) return texts.answer.onlySupplies(enough[0]!, texts.pieces(quantity, unit))
  if (enough.length > 0) return ''
  const most = Math.max(...offers.map((offer) => stockMeant(offer, wishOf(offer)).stock ?? 0))
  return texts.answer.noneSupplies(texts.pieces(quantity, unit), texts.pieces(most, unit), offers.length === 1)
}
