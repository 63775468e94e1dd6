import { escapeHtml } from '@karavan/contract/html.ts'
import type { OfferSummary } from '@karavan/marketplaces/port.ts'
import { adviceOn } from '../../explain/advice.ts'
import { toCard } from '../../explain/card.ts'
import { paragraph } from '../../explain/html.ts'
import type { Reference } from '../../interpret/grammar/reference.ts'
import { scoreHits } from '../../rank/parts.ts'
import { findOffers } from '../../retrieve/find.ts'
import { withFocus } from '../../state.ts'
import { emptyWish, type Wish } from '../../wish.ts'
import { answer, chipsOfShown, done, progress, type TurnContext, type TurnSteps } from './context.ts'
import { findReferred, placeOf, titleOf } from './shown.ts'

/**
 * Which of them to take, argued against the one that a buyer would weigh it against; both named by `nameOf`, else by links that open them. '' of fewer
 * than two.
 */
export function adviceLine(
  { texts, language, deps }: TurnContext,
  wish: Wish,
  offers: OfferSummary[],
  nameOf: (offer: OfferSummary) => string = (offer) => titleOf(offer, language, 50),
): string {
  const advice = adviceOn(offers, wish, language, deps.rate)
  if (!advice) return ''
  const { first, isArgued, other } = advice
  const place = '\u0001'
  const write = (text: string, offer: OfferSummary): string => escapeHtml(text).replace(place, () => nameOf(offer))
  const said = (isArgued ? texts.answer.pick : texts.answer.closest)(place, first.facts.join(texts.comma))
  const against = other && write(texts.answer.rather(other.point, place, other.facts.join(texts.comma)), other.offer)
  return [write(said, first.offer), against].filter((line) => line !== undefined).join(texts.gap)
}

/** "Which one would you take?": the best buy of those shown, or of those that were named, with what speaks for it and for another. */
export async function* adviceTurn(context: TurnContext, reference: Reference): TurnSteps {
  const { deps, language, texts, state } = context
  yield progress(texts.progress.comparing(state.last.length))
  const found = await findReferred(context, reference)
  if ('sorry' in found) {
    yield answer(paragraph(escapeHtml(found.sorry)), [texts.chips.more])
    yield done(state, context)
    return
  }
  const wish = state.wish ?? emptyWish()
  const { first, line } = await adviceAmong(context, wish, found.chosen)
  yield answer(paragraph(line === '' ? escapeHtml(texts.compare.onlyOne) : line), chipsOfShown(context))
  if (first) yield { type: 'cards', cards: [toCard(first, wish, language, deps.rate)] }
  yield done(first ? withFocus(state, [first.id]) : state, context)
}

/** Which of these offers of those shown to take, each by its place, and the first of them; '' of fewer than two. */
export async function adviceAmong<T extends OfferSummary>(
  context: TurnContext,
  wish: Wish,
  offers: readonly T[],
): Promise<{ first?: T; line: string }> {
  const { texts, language, state } = context
  const [first, ...others] = await byWorth(context, wish, offers)
  if (!first) return { line: '' }
  const nameOf = (offer: OfferSummary): string => `${escapeHtml(texts.ask.of(placeOf(state, offer.id)))} ${titleOf(offer, language, 50)}`
  return { first, line: adviceLine(context, wish, [first, ...others], nameOf) }
}

/** The best for the wish first: those shown may stand in an order that was asked for. What the search does not find any more keeps its place behind. */
async function byWorth<T extends OfferSummary>({ deps, language, signal }: TurnContext, wish: Wish, offers: readonly T[]): Promise<T[]> {
  const { sort: _sort, extreme: _extreme, ...plain } = wish
  const { hits } = await findOffers(plain, language, deps, signal)
  signal.throwIfAborted()
  const scores = new Map(scoreHits(hits, plain, deps.rate).map(({ hit, score }) => [hit.offer.id, score]))
  return offers.toSorted((a, b) => (scores.get(b.id) ?? -1) - (scores.get(a.id) ?? -1))
}
