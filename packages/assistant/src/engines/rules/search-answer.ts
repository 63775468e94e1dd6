import { escapeHtml } from '@karavan/contract/html.ts'
import type { Language } from '@karavan/contract/language.ts'
import { convertMinor, displayCurrency, formatMoney, sourceCurrency } from '@karavan/contract/money.ts'
import { isEmptyWord } from '@karavan/lexicon/empty-words.ts'
import { conceptName, describeType, isA, isAnyOf, nameOfMany } from '@karavan/lexicon/names.ts'
import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan, plainTokens } from '@karavan/lexicon/tokens.ts'
import { isOfTalk } from '@karavan/lexicon/words-of-talk.ts'
import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { toCards } from '../../explain/card.ts'
import {
  describeConditions,
  describeFacet,
  describeGoods,
  describeGoodsWith,
  describeMeasure,
  describePrice,
  describeUnfound,
  describeWish,
  phraseOfWords,
  phrasesOfWords,
} from '../../explain/describe.ts'
import { fittingMeasure, unitOfAll } from '../../explain/facts.ts'
import { paragraph } from '../../explain/html.ts'
import { kindOf, sumText } from '../../explain/reason.ts'
import { factsOf } from '../../facts.ts'
import { goodsOfKind } from '../../interpret/goods-of-talk.ts'
import { foldText } from '../../interpret/grammar/open-text.ts'
import { isNoProperty } from '../../interpret/no-property.ts'
import type { AssistantStep } from '../../port.ts'
import { boundsOf, priceInCurrency, rateBetween, unitPrice, wantedOf } from '../../prices.ts'
import { hasEvery, isUnstated, traitFit } from '../../rank/check.ts'
import { preferredIn } from '../../rank/preferred.ts'
import { states } from '../../rank/said.ts'
import { type Found, isSortedHere } from '../../retrieve/find.ts'
import { nearestOf, nearestSides, otherMeasures, type Relaxation } from '../../retrieve/relax.ts'
import { moqBound } from '../../retrieve/to-query.ts'
import { isUnfound, type State, sumLimit, withShown } from '../../state.ts'
import { isShort } from '../../stock.ts'
import { mixedUnits } from '../../texts/texts.ts'
import { type Dimension, type Facet, hasFacet, traitKindOf, type Wish, type WishedExtreme } from '../../wish.ts'
import { adviceLine } from './advice-turn.ts'
import { answer, done, leastCompared, progress, type TurnContext, toShown } from './context.ts'
import { failuresIn, whyNobodyAnswers } from './failures.ts'
import { kindChip } from './instead.ts'
import { isSameWish, type Outcome, type Selection } from './search-outcome.ts'
import { conditionsFor, selectionFor } from './selection.ts'
import { serviceText } from './service-text.ts'
import { shortageNote } from './shortage.ts'
import { cheapestLine, type Limit, sumHtml, sumIn, toSumLine } from './sum.ts'

type Steps = Generator<AssistantStep, void, void>

/** Says how a search ended. Asks nothing: everything it needs is in the outcome. */
export function* explain(context: TurnContext, outcome: Outcome): Steps {
  const { texts, state } = context
  switch (outcome.kind) {
    case 'found': {
      const { found, wish } = outcome.selection
      yield progress(texts.progress.found(found.total, wish.quantity), Math.min(found.hits.length, context.maxCards))
      yield* show(context, outcome.state, outcome.selection)
      return
    }
    case 'unreachable':
      yield answer(paragraph(escapeHtml(whyNobodyAnswers(context, outcome.failed))), [context.input.message])
      yield done(state, context)
      return
    case 'noMore':
      yield answer(
        paragraph(escapeHtml([...outcome.notes, texts.answer.noMore(describeGoods(outcome.wish, context.language))].join(texts.gap))),
        relaxChips(context, outcome.wish),
        { selection: conditionsFor(context, outcome.state.wish) },
      )
      yield done(outcome.state, context)
      return
    case 'nothingBeyond':
      yield answer(paragraph(escapeHtml(outcome.note)), relaxChips(context, outcome.wish), {
        selection: conditionsFor(context, state.wish),
      })
      yield done(state, context)
      return
    case 'relaxed':
      yield* showRelaxed(context, outcome)
      return
    case 'nothing':
      yield* showNothing(context, outcome)
  }
}

function* show(context: TurnContext, state: State, selection: Selection): Steps {
  const { deps, language, texts } = context
  const { wish, found } = selection
  const hits = found.hits.slice(0, context.maxCards)
  const cards = toCards(hits, wish, language, deps.rate)
  const kit = kitOf(context, wish, found)
  const shortage = kit ? '' : shortageNote(context, wish, hits)
  const lines = [
    escapeHtml(
      [...selection.notes, resultLine(context, selection, hits), shortage, extremeNote(context, orderOf(wish, found))]
        .filter(Boolean)
        .join(texts.gap),
    ),
    // In an order that was asked for the first is only first, not the best; parts of a kit are not weighed against each other.
    isSortedHere(wish) || kit || shortage || orderOf(wish, found) || wish.picture !== undefined
      ? ''
      : adviceLine(
          context,
          wish,
          adviseOn(
            hits.map(({ offer }) => offer),
            wish,
          ),
        ),
    ...caveats(context, state, wish, found, hits).map(escapeHtml),
    ...selection.topics.map((topic) => escapeHtml(serviceText(context, topic))),
    escapeHtml(questionOf(context, selection)),
  ]
  const asked = selection.unplaced === undefined ? [] : numberChips(context, selection.unplaced)
  yield answer(withKit(lines, kit), [
    ...asked,
    ...selection.chips,
    ...(kit ? [texts.sum.chips.withDelivery, texts.sum.chips.cheapest] : []),
    ...resultChips(context, wish, hits, found),
  ])
  yield { type: 'cards', cards, selection: selectionFor(context, wish, found, cards.length) }
  const shown = { ...withShown(state, cards.map(toShown), !selection.isNew), ...(kit ? { summed: kit.summed } : {}) }
  const result = { wish, exclude: selection.exclude }
  yield done(
    { ...withTold(shown, found), result, ...(wish.quantity === undefined ? { asked: 'quantity' as const } : { asked: undefined }) },
    context,
  )
}

/** Of the offers shown those that have what is wanted in stock, where any has. */
function adviseOn(offers: Offers, wish: Wish): Offers {
  const inStock = offers.filter((offer) => !isShort(offer, wish))
  return inStock.length > 0 ? inStock : offers
}
type Offers = OfferHit['offer'][]

/**
 * What a kit comes to from the best offer of each of its parts, or from the cheapest where the best are beyond what was named for it. `undefined` where no
 * kit is wished for, or only one part of it is sold.
 */
function kitOf(context: TurnContext, wish: Wish, { hits }: Found): { html: string; summed: NonNullable<State['summed']> } | undefined {
  const { deps, texts } = context
  if (!wish.isKit) return undefined
  const parts = wish.types
    .map((type) => ({
      wish: goodsOfKind(wish, type),
      offers: hits.map(({ offer }) => offer).filter((offer) => isAnyOf([type], factsOf(offer).types)),
    }))
    .filter(({ offers }) => offers.length > 0)
  if (parts.length < 2) return undefined
  const limit = limitOf(wish)
  const best = parts.map((part) => toSumLine(part.offers[0]!, part.wish, deps.rate))
  const isBeyond = limit !== undefined && (sumIn(best, limit.currency, deps.rate, limit.isEach ? 'one' : 'all') ?? 0) > limit.minor
  const lines = isBeyond
    ? parts.flatMap((part) => cheapestLine(part.offers.map((offer) => toSumLine(offer, part.wish, deps.rate))) ?? [])
    : best
  const how = isBeyond ? texts.sum.ofCheapest : texts.sum.ofShown
  return {
    html: paragraph(escapeHtml(how)) + sumHtml(context, lines, { kits: { count: wish.quantity }, limit }),
    summed: lines.map((line) => ({ wish: line.wish, id: line.offer.id, isOfKit: true })).slice(0, sumLimit),
  }
}

/** Lines of an answer as paragraphs, with what a kit comes to behind the first. */
function withKit(lines: readonly string[], kit: ReturnType<typeof kitOf>): string {
  const [first = '', ...others] = lines.map(paragraph)
  return [first, kit?.html ?? '', ...others].join('')
}

/** What was named for a kit, or for all of them. */
function limitOf({ price, budget }: Wish): Limit | undefined {
  if (budget) return { ...budget, isEach: false }
  return price?.max === undefined ? undefined : { minor: price.max, currency: price.currency, isEach: true }
}

/** The state once an answer has said which words no offer has: it is said once in a search. */
const withTold = (state: State, found: Found): State => {
  const said = notSaid(found)
  return said.length === 0 ? state : { ...state, told: [...new Set([...(state.told ?? []), ...said])].slice(-20) }
}

const notSaid = ({ missing, unserved }: Found): string[] => [...missing, ...unserved]

/** One short question at the end: what a number means, else how many pieces. */
function questionOf({ texts }: TurnContext, { wish, isNew, unplaced }: Selection): string {
  if (unplaced !== undefined) return texts.answer.askNumber(unplaced)
  return wish.quantity === undefined && isNew ? texts.answer.askQuantity : ''
}

/** What a number may mean, each a message that says it. */
const numberChips = ({ texts, language }: TurnContext, number: number): string[] => [
  texts.chips.quantity(number),
  texts.chips.priceTo(formatMoney(number * 100, language === 'zh' ? sourceCurrency : displayCurrency, language)),
]

/** The field that the offers stand in the order of. */
const orderOf = ({ extreme }: Wish, { degree }: Found): WishedExtreme | undefined => extreme ?? degree?.order

function extremeNote({ texts }: TurnContext, extreme: WishedExtreme | undefined): string {
  if (!extreme) return ''
  return texts.answer.extremeFirst(texts.ask.fields[extreme.field === 'size' ? 'dimensions' : extreme.field], extreme.wants === 'most')
}

/** Of kinds that were named one for the other those that are shown: cat toys are no cat scratchers. */
function typesAmong(hits: OfferHit[], types: string[]): string[] {
  const shown = types.filter((type) => hits.some(({ offer }) => isAnyOf([type], factsOf(offer).types)))
  return shown.length > 0 ? shown : types
}

/** The wished measures that what is shown comes near to: of mugs of 350 ml nobody says that they hold 330. */
const nearMeasures = ({ measures }: Wish, hits: OfferHit[]): Dimension[] =>
  measures.flatMap((measure) => {
    const stated = hits.flatMap(({ offer }) => fittingMeasure(measure, factsOf(offer)) ?? [])
    return measure.target !== undefined && stated.some((value) => value !== measure.target) ? [measure.dimension] : []
  })

/** What is shown, for how much, and how many more there are. */
function resultLine(context: TurnContext, { wish, found, isMore }: Selection, hits: OfferHit[]): string {
  const { texts, language } = context
  // Of all that may be a gift, and of several goods that were named, the kinds that are shown.
  const types = wish.gift || wish.isSeveral ? [...new Set(hits.map(({ offer }) => kindOf(offer, wish)))] : typesAmong(hits, wish.types)
  const words = wish.words.filter((word) => !found.missing.includes(word) && word !== found.degree?.word)
  const { goods: named, traits } = describeGoodsWith({ ...wish, types, words, near: nearMeasures(wish, hits) }, language)
  const goods = types.length === 0 && wish.words.length > 0 && named ? texts.answer.forWords(named) : named
  const conditions = describeConditions({ ...wish, traits, words }, language).join(texts.comma)
  const prices = pricesText(context, wish, hits)
  if (found.total === 1 && hits.length === 1)
    return texts.answer.single({
      goods,
      conditions,
      prices: [prices, sumText(hits[0]!.offer, wish, language, context.deps.rate)].filter(Boolean).join(texts.comma),
      isMore,
      isProven: !found.unknown.some((facet) => facet !== 'words') && areUnderstoodStated(found, hits),
    })
  const count = found.total > hits.length ? texts.answer.someOf(hits.length, found.total, found.isAtLeast) : ''
  return texts.answer.shown({ goods, conditions, prices, count, isMore })
}

/** From the lowest price shown to the highest, with the unit and the quantity that they hold at; '' where not all are in one currency. */
function pricesText({ texts, language, deps }: TurnContext, wish: Wish, hits: OfferHit[]): string {
  const prices = hits.flatMap(({ offer }) => unitPrice(offer, wish, deps.rate) ?? []).sort((a, b) => a.minor - b.minor)
  const [low, high] = [prices[0], prices.at(-1)]
  if (!low || !high || prices.some(({ currency }) => currency !== low.currency)) return ''
  const unit = unitOfAll(
    hits.map(({ offer }) => offer),
    language,
    mixedUnits,
  )
  const show = ({ minor, currency }: typeof low): string => formatMoney(minor, currency, language)
  return texts.answer.prices(
    hits.length === 1 && low.isFrom ? texts.fromPrice(show(low)) : show(low),
    high.minor === low.minor ? undefined : show(high),
    unit,
    wish.counts ? undefined : wish.quantity,
    !wish.counts && hits.some(({ offer }) => offer.moq > 1),
  )
}

/** A wish with no more measures than those that none of the offers shown states. */
function withUnstated(wish: Wish, hits: OfferHit[]): Wish {
  const measures = wish.measures.filter(({ dimension }) =>
    hits.every(({ offer }) => factsOf(offer).measures.every((stated) => stated.dimension !== dimension)),
  )
  return measures.length > 0 ? { ...wish, measures } : wish
}

function caveats(context: TurnContext, { told = [] }: State, wish: Wish, found: Found, hits: OfferHit[]): string[] {
  const { texts, language } = context
  const isLacking = (trait: string): boolean =>
    hits.every(({ offer, matched }) => isUnstated(traitFit(trait, factsOf(offer), matched, wish.quantity)))
  const lacking = wish.traits.filter(isLacking)
  // "20 metres if they exist": of a talk only what may be a property is told to be missing.
  const isSaidAside = (word: string): boolean => context.state.last.length > 0 && isNoProperty(context.input.message, word)
  const unsaid = notSaid(found).filter((word) => !told.includes(word) && !isOfTalk(word) && !isEmptyWord(word) && !isSaidAside(word))
  const isWordSaid = wordsSaidIn(context.input.message)
  // «Разъёмные» is «со съёмным дном»: what was said in other words is told in those of listings.
  const reworded = (wish.phrases ?? [])
    .filter((phrase) => phrase.length > 1 && phrase.every((word) => unsaid.includes(word)))
    // Of «для крупных котов» «крупных» is told, and not the «крупных пород» of listings.
    .filter((phrase) => !phrase.some(isWordSaid))
    .flat()
  const untold = [...new Set([...saidIn(context.input.message, unsaid), ...reworded])]
  const stated = found.unknown.filter((facet) => facet !== 'words')
  return [
    ...(wish.picture !== undefined ? [texts.answer.byLook] : []),
    ...(stated.length > 0
      ? [texts.answer.unknownFacets(stated.map((facet) => describeFacet(facet, withUnstated(wish, hits), language, lacking)))]
      : []),
    ...(wish.everyColor && wish.colors.length > 1 ? [everyColorNote(context, wish, hits)] : []),
    ...(found.absent ? [texts.answer.noneOf(found.absent.map((type) => describeType(type, language, 'many')))] : []),
    ...(found.loose ?? []).map(({ type, facet }) =>
      texts.answer.kindWithout(describeType(type, language, 'many'), describeFacet(facet, wish, language, lacking)),
    ),
    ...(untold.length > 0 ? [texts.answer.unknownWords(phrasesOfWords(untold, wish.types, context.input.message))] : []),
    ...understoodNotes(context, found, hits),
    ...(found.serving && hits.length > found.serving.count
      ? [texts.answer.servingFirst(phraseOfWords(found.serving.words, wish.types), found.serving.count)]
      : []),
    ...preferredNotes(context, wish, hits),
    ...limitNotes(context, wish),
    ...(wish.counts ? [countsNote(context, wish.counts)] : []),
    ...(hits.some(({ offer }) => offer.moq > (wantedOf(offer, wish) ?? offer.moq)) ? [texts.answer.someAboveMinimum] : []),
    ...failuresIn(context, found.failed),
  ]
}

/** Those of some words that a message has: «в клетку» was put into the words of listings, and nobody has said "ruling". All of them, where it has none as they are spelt. */
function saidIn(message: string, words: readonly string[]): string[] {
  const said = words.filter(wordsSaidIn(message))
  return said.length > 0 ? said : [...words]
}
function wordsSaidIn(message: string): (word: string) => boolean {
  const [folded, stems] = [foldText(message), new Set(plainTokens(message).map(({ stem }) => stem))]
  return (word) => (isHan(word) ? folded.includes(word) : stems.has(stemOf(word)))
}

/** Which of those shown have what would be nice, where not all of them do. */
function preferredNotes({ texts, language, state }: TurnContext, wish: Wish, hits: OfferHit[]): string[] {
  const { preferred = [] } = wish
  const { stated, places } = preferredIn(hits, wish)
  const named = (ids: readonly string[]): string => ids.map((id) => conceptName(id, language)).join(texts.comma)
  if (preferred.length === 0) return []
  if (places.length === hits.length) {
    const isSaidNow = preferred.some((one) => !state.wish?.preferred?.includes(one))
    return isSaidNow ? [texts.answer.allHave(named(stated))] : []
  }
  if (places.length === 0) return [texts.answer.unknownFacets([named(preferred)])]
  const others = hits.filter((_, at) => !places.includes(at))
  // An offer that denies it does mention it.
  const areDenied = others.some(({ offer }) => stated.some((one) => factsOf(offer).says(one)?.verdict === 'no'))
  const areFirst = places.every((place, at) => place === at)
  return [
    areFirst && !areDenied
      ? texts.answer.servingFirst(named(stated), places.length)
      : texts.answer.statedBy(
          named(stated),
          places.map((place) => texts.ask.of(place + 1)),
        ),
  ]
}

/** What a limit that was said just now in another currency is in the one that prices are shown in. */
function limitNotes({ texts, language, state, deps }: TurnContext, { price, budget }: Wish): string[] {
  const [limit, before] = price ? [price, state.wish?.price] : [budget, state.wish?.budget]
  const minor = limit && ('minor' in limit ? limit.minor : (limit.max ?? limit.target ?? limit.min))
  if (!limit || minor === undefined || limit.currency === displayCurrency || JSON.stringify(limit) === JSON.stringify(before)) return []
  const factor = rateBetween(deps.rate, limit.currency, displayCurrency)
  if (factor === undefined) return []
  const shown = Math.round(convertMinor(minor, factor) / 100) * 100
  return [texts.answer.isAbout(formatMoney(minor, limit.currency, language), formatMoney(shown, displayCurrency, language))]
}

/** How many of each of several goods the prices are for. */
const countsNote = ({ texts, language }: TurnContext, counts: NonNullable<Wish['counts']>): string =>
  texts.answer.pricesFor(counts.map(({ type, quantity }) => texts.ask.field(describeType(type, language, 'many'), texts.pieces(quantity))))

/** Which of those shown have all the colours that are wanted. */
function everyColorNote({ texts }: TurnContext, { colors }: Wish, hits: OfferHit[]): string {
  const places = hits.flatMap(({ offer }, at) => (hasEvery(colors, factsOf(offer).colors) ? [texts.ask.of(at + 1)] : []))
  return places.length === hits.length ? texts.answer.everyColor('all') : texts.answer.everyColor(places)
}

const areUnderstoodStated = ({ understood = [] }: Found, hits: OfferHit[]): boolean =>
  understood.every(({ name }) => hits.some(({ offer }) => states(offer, name)))

/** How words of a message that stand in no list were understood, and whether those shown state it: all of them do, or none. Of an earlier message it was told then. */
const understoodNotes = ({ texts, input }: TurnContext, { understood = [] }: Found, hits: OfferHit[]): string[] =>
  understood
    .filter(({ said }) => input.refine !== undefined || foldText(input.message).includes(foldText(said)))
    .map(({ said, name }) =>
      texts.answer.understoodAs(
        said,
        name,
        hits.some(({ offer }) => states(offer, name)),
      ),
    )

/** Two or three things this buyer is likely to say next; the engine understands each. */
function resultChips({ texts, language, state }: TurnContext, wish: Wish, hits: OfferHit[], found: Found): string[] {
  if (wish.occasion !== undefined) return kindChips(wish, hits, language)
  const chips: string[] = []
  if (wish.quantity === undefined) chips.push(texts.chips.quantity(100))
  if (hits.length > 1 && wish.sort !== 'price') chips.push(texts.chips.cheaper)
  const color = wish.colors.length === 0 ? commonColor(hits, wish.notColors) : undefined
  if (color) chips.push(texts.chips.color(nameOfMany(color, language)))
  if (found.total > hits.length) chips.push(texts.chips.more)
  if (hits.length >= leastCompared) chips.push(texts.chips.compare)
  if (!wish.factoryOnly && hits.some((hit) => hit.offer.seller?.isFactory) && hits.some((hit) => !hit.offer.seller?.isFactory))
    chips.push(texts.chips.factoryOnly)
  if (chips.length < 2 && state.wish) chips.push(texts.chips.restore)
  if (chips.length < 3) chips.push(texts.chips.delivery)
  return chips
}

/** The kinds that are shown, each to go on with. */
const kindChips = (wish: Wish, hits: OfferHit[], language: Language): string[] =>
  wish.types
    .filter((type) => hits.some(({ offer }) => factsOf(offer).types.some((one) => isA(one, type))))
    .map((type) => kindChip(type, language))

/** A colour that some of the offers have and some lack, so that asking for it narrows the choice; none that is not wanted. */
function commonColor(hits: OfferHit[], notWanted: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const hit of hits) for (const color of factsOf(hit.offer).colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  return [...counts]
    .filter(([color, count]) => count >= 2 && !notWanted.includes(color))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}

/** The goods, and how many of them where that is what was said. */
const withQuantity = ({ texts }: TurnContext, goods: string, quantity: number | undefined, before: number | undefined): string =>
  quantity === undefined || quantity === before ? goods : [goods, texts.pieces(quantity)].join(texts.comma)

function* showRelaxed(context: TurnContext, { state, wish, relaxed, notes, topics }: Extract<Outcome, { kind: 'relaxed' }>): Steps {
  const { deps, language, texts } = context
  const goods = describeWish(wish, language)
  const facet = relaxed.facets[0]!
  const isSingle = relaxed.facets.length === 1
  const wishOf = (offer: Offers[number]): Wish => (relaxed.facets.includes('measure') ? nearestOf(offer, wish, relaxed.wish) : relaxed.wish)
  // What must be there is there in one size, and not in all of them together.
  const inOne = wish.inStock && wish.sides ? relaxed.found.hits.filter(({ offer }) => wishOf(offer).sides !== undefined) : []
  const hits = (inOne.length > 0 ? inOne : relaxed.found.hits).slice(0, context.maxCards)
  const cards = toCards(hits, relaxed.wish, language, deps.rate, wish, wishOf)
  const names = relaxed.facets.map((one) => describeFacet(one, wish, language, relaxed.traits))
  // What was said to be in the way a turn ago need not be explained again.
  const before = context.state.wish
  const isAgain =
    before !== undefined &&
    context.state.unmet?.join() === relaxed.facets.join() &&
    relaxed.facets.every((one) => hasFacet(before, one) && describeFacet(one, before, language) === describeFacet(one, wish, language))
  // What no listing says is no part of what there is.
  const shown = { ...relaxed.wish, words: relaxed.wish.words.filter((word) => !relaxed.found.missing.includes(word)) }
  const what = isAgain
    ? texts.empty.still(names, withQuantity(context, describeWish(shown, language), wish.quantity, before.quantity))
    : isSingle
      ? texts.empty.because(names[0]!, goods, (relaxed.traits ?? wish.traits.filter((trait) => traitKindOf(trait) === facet)).length < 2)
      : texts.empty.several(names, describeWish(shown, language))
  const detail = isSingle && !isAgain ? nearestText(context, facet, wish, relaxed) : undefined
  const kit = kitOf(context, relaxed.wish, relaxed.found)
  const html = [
    escapeHtml(
      [...notes, what, detail, shortageNote(context, relaxed.wish, hits, wishOf), isSingle && !isAgain ? texts.empty.nearest : undefined]
        .filter(Boolean)
        .join(texts.gap),
    ),
    ...caveats(context, state, relaxed.wish, relaxed.found, hits).map(escapeHtml),
    ...topics.map((topic) => escapeHtml(serviceText(context, topic))),
  ]
  const accept = isSingle ? acceptChip(context, facet, wish, relaxed) : undefined
  const chips = [accept, ...relaxed.facets.slice(0, 2).map((one) => texts.giveUp[one])].filter((chip) => chip !== undefined)
  yield answer(withKit(html, kit), chips)
  // The conditions are those that were said: the one that is in the way is among them, to be taken away. Another order of what is near would be no help.
  yield {
    type: 'cards',
    cards,
    selection: { ...selectionFor(context, relaxed.wish, relaxed.found, cards.length), ...conditionsFor(context, wish) },
  }
  const result = { wish: relaxed.wish, asked: wish, exclude: [] }
  yield done(
    {
      ...withTold(withShown(state, cards.map(toShown), true), relaxed.found),
      ...(kit ? { summed: kit.summed } : {}),
      result,
      unmet: relaxed.facets,
      asked: undefined,
    },
    context,
  )
}

/** What there is instead, in figures: the lowest price, the nearest measure, the colours. */
function nearestText({ texts, language, deps, maxCards }: TurnContext, facet: Facet, wish: Wish, relaxed: Relaxation): string | undefined {
  const hits = relaxed.found.hits
  if (facet === 'price') {
    const bounds = boundsOf(wish)
    const priced =
      bounds && hits.map((hit) => priceInCurrency(hit.offer, wish, bounds.currency, deps.rate)).filter((one) => one !== undefined)
    if (!bounds || !priced || priced.length === 0) return undefined
    const show = (minor: number): string => formatMoney(minor, bounds.currency, language)
    if (bounds.max !== undefined && Math.min(...priced) > bounds.max)
      return texts.empty.lowestPrice(show(bounds.max), show(Math.min(...priced)), wish.quantity)
    if (bounds.min !== undefined && Math.max(...priced) < bounds.min)
      return texts.empty.highestPrice(show(bounds.min), show(Math.max(...priced)))
    return undefined
  }
  if (facet === 'measure') {
    const [measure] = wish.measures
    if (!measure) {
      const near = wish.sides && nearestSides(wish.sides, factsOf(hits[0]!.offer).sides)
      if (!wish.sides || !near || near.distance === 0) return undefined
      return texts.empty.nearestMeasure(texts.sides(wish.sides), texts.sides(near.sides))
    }
    const values = hits.slice(0, 1).flatMap((hit) => otherMeasures(measure, wish, hit, deps.rate))
    const near = measure.target ?? measure.min ?? measure.max ?? 0
    const nearest = values.sort((a, b) => Math.abs(a - near) - Math.abs(b - near))[0]
    return nearest === undefined
      ? undefined
      : texts.empty.nearestMeasure(describeMeasure(measure, language), texts.measure(measure.dimension, nearest))
  }
  if (facet === 'color' && wish.colors.length > 0) {
    const there = [...new Set(hits.slice(0, maxCards).flatMap((hit) => factsOf(hit.offer).colors))].slice(0, 4)
    if (there.length === 0) return undefined
    const name = (ids: string[]): string => ids.map((id) => conceptName(id, language)).join(texts.comma)
    return texts.empty.colorsThere(name(wish.colors), name(there))
  }
  if (facet === 'moq') {
    const bound = moqBound(wish)
    return bound === undefined ? undefined : texts.empty.smallestMoq(bound, Math.min(...hits.map((hit) => hit.offer.moq)))
  }
  return undefined
}

/** The smallest step that lets something through: a price just above the lowest one. */
function acceptChip({ texts, language, deps }: TurnContext, facet: Facet, wish: Wish, relaxed: Relaxation): string | undefined {
  const bounds = boundsOf(wish)
  if (facet !== 'price' || bounds?.max === undefined) return undefined
  const prices = relaxed.found.hits
    .map((hit) => priceInCurrency(hit.offer, wish, bounds.currency, deps.rate))
    .filter((one): one is number => one !== undefined && one > bounds.max!)
  if (prices.length === 0) return undefined
  // Room for the nearest few, not for a single offer.
  const enough = prices.sort((a, b) => a - b)[Math.min(2, prices.length - 1)]!
  return texts.chips.priceTo(formatMoney(roundUp(enough), bounds.currency, language))
}

/** Up to a round sum: 92.40 -> 95, 236 -> 250, 1,234 -> 1,500. Minor units. */
export function roundUp(minor: number): number {
  const units = Math.ceil(minor / 100)
  const step = Math.max(1, 5 * 10 ** (Math.floor(Math.log10(Math.max(units, 1))) - 1))
  return Math.ceil(units / step) * step * 100
}

function relaxChips({ texts }: TurnContext, wish: Wish): string[] {
  const order: Facet[] = [
    'price',
    'color',
    'measure',
    'material',
    'feature',
    'style',
    'season',
    'moq',
    'seller',
    'dispatch',
    'stock',
    'theme',
    'audience',
  ]
  return order.filter((facet) => hasFacet(wish, facet)).map((facet) => texts.giveUp[facet])
}

/** Whether a wish is for the goods of an earlier one, whatever else is wished of them. */
const areSameGoods = (wish: Wish, before: Wish | undefined): boolean =>
  before !== undefined &&
  wish.types.length === before.types.length &&
  wish.types.every((type) => before.types.includes(type)) &&
  before.words.every((word) => wish.words.includes(word)) &&
  wish.phrase === before.phrase

/** There are no such goods: shows those of a wider kind, else names kinds that there are. */
function* showNothing(
  context: TurnContext,
  { state, wish, found, instead, notes, isUnsold }: Extract<Outcome, { kind: 'nothing' }>,
): Steps {
  const { language, texts, deps } = context
  const { kinds, areMeant, forOthers } = instead
  const ofWider = instead.wider ? toCards(instead.wider.found.hits.slice(0, context.maxCards), instead.wider.wish, language, deps.rate) : []
  const isSame = areSameGoods(wish, context.state.wish)
  // Those on the screen, and all of them, are no answer to another condition.
  const { last } = context.state
  const areShown = isSame && ofWider.length === last.length && ofWider.every(({ id }) => last.some((shown) => shown.id === id))
  const wider = areShown ? undefined : instead.wider
  const goods = [describeUnfound(wish, language), describePrice(wish, language)].filter(Boolean).join(texts.comma)
  // With another condition it is as little sold as it was: to say the same once more would tell nobody why.
  const isAgain = isSame && (isUnfound(context.state) || (areShown && ofWider.length > 0))
  const rest = wider
    ? texts.empty.wider(describeGoods(wider.wish, language))
    : forOthers
      ? texts.empty.forOthers(
          describeType(wish.types[0]!, language, 'many'),
          forOthers.map((id) => conceptName(id, language)),
        )
      : areMeant
        ? texts.empty.kindsOf(kinds.map((kind) => kind.toLowerCase()))
        : isUnsold
          ? texts.empty.unsold
          : texts.empty.hint
  const lines = [
    ...notes,
    isAgain && !wider && !forOthers ? texts.empty.stillNothing(goods) : texts.empty.nothing(goods) + texts.gap + rest,
    ...failuresIn(context, found.failed),
  ]
  const html = lines.map((line) => paragraph(escapeHtml(line))).join('')
  // Goods that are not there may have left the search before in its place.
  const selection = isSameWish(wish, state.wish) ? conditionsFor(context, wish) : undefined
  if (!wider) {
    yield answer(html, kinds.length > 0 ? kinds : texts.chips.examples, { selection })
    yield done(state, context)
    return
  }
  yield answer(html, kinds)
  yield { type: 'cards', cards: ofWider, ...(selection ? { selection } : {}) }
  yield done({ ...withShown(state, ofWider.map(toShown), true), asked: undefined }, context)
}
