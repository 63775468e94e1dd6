import { escapeHtml } from '@karavan/contract/html.ts'
import { pickText } from '@karavan/contract/language.ts'
import { displayCurrency, sourceCurrency } from '@karavan/contract/money.ts'
import { describeType, isAnyOf } from '@karavan/lexicon/names.ts'
import type { OfferSummary } from '@karavan/marketplaces/port.ts'
import { paragraph, shortTitle } from '../../explain/html.ts'
import { sentence } from '../../explain/sentence.ts'
import { factsOf } from '../../facts.ts'
import { gramsOf } from '../../fields.ts'
import type { GoodsOfTalk } from '../../interpret/goods-of-talk.ts'
import type { SumOfGoods } from '../../interpret/sum.ts'
import { findOffers } from '../../retrieve/find.ts'
import { type State, withQuantityOf } from '../../state.ts'
import { type Wish, withoutFacet } from '../../wish.ts'
import { answer, done, progress, type TurnContext, type TurnSteps } from './context.ts'
import { serviceText } from './service-text.ts'
import { cheapestLine, type SumLine, sumHtml, toLimit, toSumLine } from './sum.ts'

/** What several goods of a talk come to: a line for each with the offer that stands for it, the sum, and whether that is within what was named. */
export async function* sumTurn(context: TurnContext, { asked, goods, quantity, areFewer }: SumOfGoods): TurnSteps {
  const { deps, language, texts, state } = context
  yield progress(texts.progress.comparing(Math.max(goods.length, state.last.length)))
  if (goods.length === 0) {
    yield answer(paragraph(escapeHtml(texts.sum.which)), [texts.chips.compare, texts.chips.more])
    yield done(state, context)
    return
  }
  const wanted = quantity === undefined ? goods : goods.map((one) => ({ ...one, wish: { ...one.wish, quantity } }))
  // Two of one kind that were pointed at are these two, and no cheaper ones.
  const areKinds = new Set(goods.map(({ wish }) => wish.types.join())).size === goods.length
  const isOfCheapest = asked.isOfCheapest === true && areKinds
  const offers = await Promise.all(wanted.map((one) => (isOfCheapest ? cheapestOf(context, one) : firstOf(context, one))))
  const found = wanted.flatMap((one, at) => (offers[at] ? [{ ...one, offer: offers[at] }] : []))
  const lacking = wanted
    .filter((_, at) => !offers[at])
    .map(({ wish }) => wish.types.map((type) => describeType(type, language, 'many')).join(' / '))
  const lines = found.map(({ offer, wish }) => toSumLine(offer, wish, deps.rate))
  const areKit = found.length > 0 && found.every(({ isOfKit }) => isOfKit)
  const notes = [
    areFewer ? texts.sum.noOthers : undefined,
    isOfCheapest ? texts.sum.ofCheapest : found.some(isOpen) ? texts.sum.ofShown : undefined,
    lacking.length > 0 ? texts.answer.noneOf(lacking) : undefined,
  ].filter((note) => note !== undefined)
  const limit = toLimit(asked, language === 'zh' ? sourceCurrency : displayCurrency)
  const html =
    lines.length > 0
      ? sumHtml(context, lines, { limit, ...(areKit || asked.isOfKit ? { kits: { count: lines[0]!.wish.quantity } } : {}) })
      : ''
  yield answer(
    paragraph(escapeHtml(notes.join(texts.gap))) +
      html +
      (asked.withWeight ? paragraph(escapeHtml(weightOf(context, lines))) : '') +
      (asked.withDelivery ? paragraph(escapeHtml(serviceText(context, 'delivery'))) : ''),
    [
      ...(asked.withDelivery ? [] : [texts.sum.chips.withDelivery]),
      ...(isOfCheapest || !areKinds ? [] : [texts.sum.chips.cheapest]),
      texts.chips.payment,
    ],
  )
  const summed = found.map(({ offer, wish, isOfKit }) => ({ id: offer.id, wish, isOfKit }))
  yield done({ ...withCount(state, wanted, quantity), summed }, context)
}

/** What all of them weigh; where one states no weight or several, which one that is. */
function weightOf({ texts, language }: TurnContext, lines: readonly SumLine[]): string {
  const weights = lines.map(({ offer, pieces }) => {
    const grams = gramsOf(offer)
    return { offer, grams: grams === undefined ? undefined : grams * pieces }
  })
  const unstated = weights.filter(({ grams }) => grams === undefined)
  if (unstated.length === 0)
    return texts.sum.weight(
      texts.measure(
        'weight',
        weights.reduce((sum, { grams = 0 }) => sum + grams, 0),
      ),
    )
  const titles = unstated.map(({ offer }) => shortTitle(pickText(offer.title, language) ?? offer.itemId, 50))
  return sentence(texts.ask.notStatedBy(texts.ask.fields.weight, titles), language)
}

/** Whether another offer may stand for it. */
const isOpen = ({ offerIds }: GoodsOfTalk): boolean => offerIds.length > 1

const withCount = (state: State, goods: readonly GoodsOfTalk[], quantity: number | undefined): State =>
  quantity === undefined
    ? state
    : withQuantityOf(
        state,
        goods.flatMap(({ wish }) => wish.types),
        quantity,
      )

/** The offer of those shown that stands for it: the first that is of its kind. */
async function firstOf({ deps, signal }: TurnContext, { wish, offerIds, isOneOfSeveral }: GoodsOfTalk): Promise<OfferSummary | undefined> {
  for (const id of offerIds) {
    const offer = await deps.findOffer(id, signal)
    signal.throwIfAborted()
    if (offer && (!isOneOfSeveral || isAnyOf(wish.types, factsOf(offer).types))) return offer
  }
  return undefined
}

/** The cheapest of what is found, and not of those shown alone. */
async function cheapestOf(context: TurnContext, goods: GoodsOfTalk): Promise<OfferSummary | undefined> {
  const { deps, signal, language, state } = context
  const { extreme: _, ...wish } = (state.unmet ?? []).reduce(withoutFacet, goods.wish)
  // Where every minimum is above what is wanted, more has to be bought.
  for (const bounds of [{}, { anyMoq: true }] satisfies Partial<Wish>[]) {
    const { hits } = await findOffers({ ...wish, ...bounds, sort: 'price' }, language, deps, signal)
    signal.throwIfAborted()
    const cheapest = cheapestLine(hits.map(({ offer }) => toSumLine(offer, goods.wish, deps.rate)))
    if (cheapest) return cheapest.offer
  }
  return firstOf(context, goods)
}
