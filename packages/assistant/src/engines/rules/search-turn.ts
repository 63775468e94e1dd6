import { displayCurrency, formatMoney, sourceCurrency } from '@karavan/contract/money.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { toCards, unitOf } from '../../explain/card.ts'
import { describeConditions, describeFacet, describeGoods, describeMeasure, describePrice, ownWords } from '../../explain/describe.ts'
import { escapeHtml, link, paragraph, shortTitle } from '../../explain/html.ts'
import { factsOf } from '../../facts.ts'
import type { Relative, ServiceTopic } from '../../interpret/cues.ts'
import { boundsOf, priceInCurrency } from '../../prices.ts'
import { traitFit } from '../../rank/check.ts'
import { type Found, findOffers } from '../../retrieve/find.ts'
import { nearestSides, otherMeasures, type Relaxation, relax } from '../../retrieve/relax.ts'
import { moqBound } from '../../retrieve/to-query.ts'
import { type State, withShown, withWish } from '../../state.ts'
import { mixedUnits } from '../../texts/texts.ts'
import { type Facet, hasFacet, traitKindOf, type Wish, withoutFacet, withoutPassingPrice } from '../../wish.ts'
import { answer, done, progress, type TurnContext, type TurnSteps, toShown } from './context.ts'
import { findWider, kindsAmong, listKinds, nameForAnybody } from './instead.ts'
import { applyRelatives } from './relatives.ts'

/** Cards of one answer (decision G-69). */
const cardsLimit = 6

export interface SearchRequest {
  wish: Wish
  isNew: boolean
  relatives: Relative[]
  topics: ServiceTopic[]
  keepsQuantity: boolean
  /** The wish to try when the first one finds nothing: words that may have meant the goods of the turn before. */
  fallback?: Wish
  /** Sentences to begin the answer with. */
  notes?: string[]
  /** Ids that must not be shown, beside those that "more" leaves out. */
  exclude?: string[]
}

/** Searches, shows and explains offers; where nothing fits, says what is in the way. */
export async function* searchTurn(context: TurnContext, request: SearchRequest): TurnSteps {
  const { deps, signal, language, texts, state } = context
  const notes = [...(request.notes ?? [])]
  const relative = await applyRelatives(context, request.wish, request.relatives)
  notes.push(...relative.notes)
  const priceable = withoutUnknownCurrency(context, relative.wish)
  notes.push(...priceable.notes)
  let wish = priceable.wish
  let isNew = request.isNew
  const isMore = request.relatives.includes('more')
  const exclude = [...(request.exclude ?? []), ...(isMore ? state.shown : [])]

  const called = ownWords({ phrase: wish.said?.join(' '), types: wish.types }, language)
  yield progress(texts.progress.searching(called ?? describeGoods(wish, language, 'many')))
  let found = await findOffers(wish, language, deps, signal, { excludeIds: exclude })
  if (found.hits.length === 0 && request.fallback) {
    const second = await findOffers(request.fallback, language, deps, signal)
    if (second.hits.length > 0 && !second.unknown.includes('words')) {
      wish = request.fallback
      found = second
      isNew = false
    }
  }
  if (found.asked.length === 0 && found.failed.length > 0) {
    yield answer(paragraph(escapeHtml(texts.answer.allFailed)), [context.input.message])
    yield done(state, context)
    return
  }
  const lifted = isNew ? undefined : liftedBound(context, wish)
  if (lifted) notes.unshift(lifted.note)
  const next = isNew ? withWish({ ...state, shown: [], last: [] }, wish) : isSameWish(wish, state.wish) ? state : withWish(state, wish)
  if (found.hits.length > 0) {
    yield progress(texts.progress.found(found.total, wish.quantity))
    if (request.keepsQuantity && wish.quantity !== undefined) notes.push(texts.answer.keptQuantity(wish.quantity))
    yield* show(context, next, { wish, found, notes, topics: request.topics, isNew, isMore, chips: lifted?.chips ?? [] })
    return
  }
  if (isMore && state.shown.length > 0) {
    yield answer(paragraph(escapeHtml(texts.answer.noMore(describeGoods(wish, language)))), relaxChips(context, wish))
    yield done(next, context)
    return
  }
  if (relative.otherwise) {
    // Something cheaper that misses one other condition says more than the same offers again.
    const { isCheaper } = relative.otherwise
    yield progress(texts.progress.relaxing)
    const cheaper = isCheaper ? await relax(wish, language, deps, signal, looks) : undefined
    if (cheaper?.facets.length === 1) {
      yield* showRelaxed(context, next, wish, cheaper, notes)
      return
    }
    const nearest = await findOffers(relative.otherwise.wish, language, deps, signal, isCheaper ? { sort: 'price' } : {})
    if (nearest.hits.length > 0) {
      yield progress(texts.progress.found(nearest.total, wish.quantity))
      const said = {
        wish: relative.otherwise.wish,
        found: nearest,
        notes: [relative.otherwise.note],
        topics: [],
        isNew,
        isMore: false,
        chips: [],
      }
      yield* show(context, withWish(state, said.wish), said)
      return
    }
  }
  yield progress(texts.progress.relaxing)
  const relaxed = await relax(wish, language, deps, signal)
  signal.throwIfAborted()
  // Goods that are not there leave the search before as it was, so that "the second one" still means something.
  yield* relaxed
    ? showRelaxed(context, next, wish, relaxed, lifted ? [lifted.note] : [])
    : showNothing(context, isNew && state.last.length > 0 ? state : next, wish, found)
}

/** What goods are and look like. Something cheaper that is not that is no answer to "cheaper". */
const looks = ['price', 'words', 'color', 'material', 'size', 'audience', 'season', 'style', 'theme'] as const satisfies readonly Facet[]

/** A price in a currency without a rate cannot be compared with anything: it is given up, and said so. */
function withoutUnknownCurrency({ deps, texts }: TurnContext, wish: Wish): { wish: Wish; notes: string[] } {
  const currency = wish.price?.currency ?? wish.budget?.currency
  const isKnown = currency === undefined || currency === displayCurrency || deps.rate(sourceCurrency, currency) !== undefined
  return isKnown ? { wish, notes: [] } : { wish: withoutFacet(wish, 'price'), notes: [texts.answer.noRate(currency)] }
}

/** The bound of an earlier "cheaper" or "dearer" that no longer holds: what is said of it, and a chip that makes it a condition. */
function liftedBound({ state, texts, language }: TurnContext, wish: Wish): { note: string; chips: string[] } | undefined {
  const before = state.wish
  const bound = before?.saidOfPrice && !wish.saidOfPrice ? describePrice(before, language) : undefined
  // Who names a price has said what holds now.
  if (!before || bound === undefined || describePrice(wish, language) !== describePrice(withoutPassingPrice(before), language))
    return undefined
  const { max, currency } = before.price ?? {}
  return {
    note: texts.answer.boundLifted(bound),
    chips: max !== undefined && currency !== undefined ? [texts.chips.priceTo(formatMoney(max, currency, language))] : [],
  }
}

interface Selection {
  wish: Wish
  found: Found
  notes: string[]
  topics: ServiceTopic[]
  isNew: boolean
  isMore: boolean
  /** What to offer before all else. */
  chips: string[]
}

function* show(
  context: TurnContext,
  state: State,
  selection: Selection,
): Generator<Awaited<ReturnType<TurnSteps['next']>>['value'] & object> {
  const { deps, language, texts } = context
  const { wish, found } = selection
  const hits = found.hits.slice(0, cardsLimit)
  const cards = toCards(hits, wish, language, deps.rate)
  const conditions = describeConditions(wish, language).join(texts.comma)
  const goods = describeGoods(found.unknown.includes('words') ? { ...wish, words: [] } : wish, language)
  const count = selection.isMore
    ? texts.answer.more(found.total, found.isAtLeast, goods, conditions)
    : texts.answer.found(found.total, found.isAtLeast, goods, conditions)
  const lines = [
    escapeHtml([...selection.notes, count, pricesNote(context, wish, hits)].filter(Boolean).join(texts.gap)),
    bestLine(context, cards),
    ...caveats(context, wish, found, hits).map(escapeHtml),
    ...selection.topics.map((topic) => escapeHtml(texts.service[topic])),
    wish.quantity === undefined && selection.isNew ? escapeHtml(texts.answer.askQuantity) : '',
  ]
  yield answer(lines.map(paragraph).join(''), [...selection.chips, ...resultChips(context, wish, hits, found)])
  yield { type: 'cards', cards } as const
  const shown = withShown(state, cards.map(toShown), !selection.isNew)
  yield done({ ...shown, ...(wish.quantity === undefined ? { asked: 'quantity' as const } : { asked: undefined }) }, context)
}

/** What the prices on the cards are for: their unit, and the quantity they hold at. */
function pricesNote({ texts, language }: TurnContext, wish: Wish, hits: OfferHit[]): string {
  const units = new Set(hits.map(({ offer }) => unitOf(offer, language)))
  const unit = units.size > 1 ? mixedUnits : [...units][0]
  return texts.answer.prices(
    unit,
    wish.quantity,
    hits.some(({ offer }) => offer.moq > 1),
  )
}

/** The first card by its name, linked so that it opens the product (decision G-76). */
function bestLine({ texts }: TurnContext, cards: ProductCard[]): string {
  const first = cards[0]
  if (!first || cards.length < 2) return ''
  const place = '\u0001'
  return escapeHtml(texts.answer.best(place, first.llm_reasoning)).replace(place, () => link(shortTitle(first.title), first.product_url))
}

function caveats({ texts, language }: TurnContext, wish: Wish, found: Found, hits: OfferHit[]): string[] {
  const isLacking = (trait: string): boolean =>
    hits.every(({ offer, matched }) => traitFit(trait, factsOf(offer).traits, matched) === 'unknown')
  const lacking = wish.traits.filter(isLacking)
  const stated = found.unknown.filter((facet) => facet !== 'words')
  return [
    ...(stated.length > 0 ? [texts.answer.unknownFacets(stated.map((facet) => describeFacet(facet, wish, language, lacking)))] : []),
    ...(found.unknown.includes('words') ? [texts.answer.unknownWords(wish.words.join(' '))] : []),
    ...(wish.quantity !== undefined && hits.some((hit) => hit.offer.moq > wish.quantity!) ? [texts.answer.someAboveMinimum] : []),
    ...(found.failed.length > 0 ? [texts.answer.failed(found.failed.map((source) => source.label))] : []),
  ]
}

/** Two or three things this buyer is likely to say next; the engine understands each. */
function resultChips({ texts, language, state }: TurnContext, wish: Wish, hits: OfferHit[], found: Found): string[] {
  const chips: string[] = []
  if (wish.quantity === undefined) chips.push(texts.chips.quantity(100))
  if (hits.length > 1 && wish.sort !== 'price') chips.push(texts.chips.cheaper)
  const color = wish.colors.length === 0 ? commonColor(hits, wish.notColors) : undefined
  if (color) chips.push(texts.chips.color(conceptName(color, language)))
  if (found.total > hits.length) chips.push(texts.chips.more)
  if (hits.length >= 3) chips.push(texts.chips.compare)
  if (!wish.factoryOnly && hits.some((hit) => hit.offer.seller?.isFactory) && hits.some((hit) => !hit.offer.seller?.isFactory))
    chips.push(texts.chips.factoryOnly)
  if (chips.length < 2 && state.wish) chips.push(texts.chips.restore)
  if (chips.length < 3) chips.push(texts.chips.delivery)
  return chips
}

/** A colour that some of the offers have and some lack, so that asking for it narrows the choice; none that is not wanted. */
function commonColor(hits: OfferHit[], notWanted: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const hit of hits) for (const color of factsOf(hit.offer).colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  return [...counts]
    .filter(([color, count]) => count >= 2 && !notWanted.includes(color))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}

function* showRelaxed(context: TurnContext, state: State, wish: Wish, relaxed: Relaxation, notes: string[] = []): ReturnType<typeof show> {
  const { deps, language, texts } = context
  const hits = relaxed.found.hits.slice(0, cardsLimit)
  const goods = [describeGoods(wish, language), ...describeConditions(wish, language)].join(texts.comma)
  const facet = relaxed.facets[0]!
  const isSingle = relaxed.facets.length === 1
  const cards = toCards(hits, relaxed.wish, language, deps.rate)
  const what = isSingle
    ? texts.empty.because(describeFacet(facet, wish, language), goods)
    : texts.empty.several(
        relaxed.facets.map((one) => describeFacet(one, wish, language)),
        [describeGoods(relaxed.wish, language), ...describeConditions(relaxed.wish, language)].join(texts.comma),
      )
  const detail = isSingle ? nearestText(context, facet, wish, relaxed) : undefined
  const html = [
    escapeHtml([...notes, what, detail, isSingle ? texts.empty.nearest : undefined].filter((line) => line !== undefined).join(texts.gap)),
    ...caveats(context, relaxed.wish, relaxed.found, hits).map(escapeHtml),
  ]
  const accept = isSingle ? acceptChip(context, facet, wish, relaxed) : undefined
  const chips = [accept, ...relaxed.facets.slice(0, 2).map((one) => texts.giveUp[one])].filter((chip) => chip !== undefined)
  yield answer(html.map(paragraph).join(''), chips)
  yield { type: 'cards', cards } as const
  yield done({ ...withShown(state, cards.map(toShown), true), asked: undefined }, context)
}

/** What there is instead, in figures: the lowest price, the nearest measure, the colours. */
function nearestText({ texts, language, deps }: TurnContext, facet: Facet, wish: Wish, relaxed: Relaxation): string | undefined {
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
      return wish.sides && near && texts.empty.nearestMeasure(texts.sides(wish.sides), texts.sides(near.sides))
    }
    const values = hits.slice(0, 1).flatMap((hit) => otherMeasures(measure, wish, hit, deps.rate))
    const near = measure.target ?? measure.min ?? measure.max ?? 0
    const nearest = values.sort((a, b) => Math.abs(a - near) - Math.abs(b - near))[0]
    return nearest === undefined
      ? undefined
      : texts.empty.nearestMeasure(describeMeasure(measure, language), texts.measure(measure.dimension, nearest))
  }
  if (facet === 'color' && wish.colors.length > 0) {
    const there = [...new Set(hits.slice(0, cardsLimit).flatMap((hit) => factsOf(hit.offer).colors))].slice(0, 4)
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
    'theme',
    'audience',
  ]
  return order.filter((facet) => hasFacet(wish, facet)).map((facet) => texts.giveUp[facet])
}

/** There are no such goods: shows those of a wider kind, else names kinds that there are. */
async function* showNothing(context: TurnContext, state: State, wish: Wish, found: Found): TurnSteps {
  const { language, texts, deps } = context
  const audience = wish.traits.filter((trait) => traitKindOf(trait) === 'audience').map((trait) => conceptName(trait, language))
  const own = ownWords(wish, language)
  const goods = [...(own ? [own] : [describeGoods(wish, language), ...audience]), describePrice(wish, language)]
    .filter(Boolean)
    .join(texts.comma)
  const forAnybody = await nameForAnybody(context, wish)
  const wider = await findWider(context, wish)
  const others = wider ? kindsAmong(wider.found.hits, language) : await listKinds(context)
  const kinds = [...(forAnybody ? [forAnybody] : []), ...others]
  context.signal.throwIfAborted()
  const lines = [
    texts.empty.nothing(goods) + texts.gap + (wider?.isNear ? texts.empty.wider(describeGoods(wider.wish, language)) : texts.empty.hint),
    ...(found.failed.length > 0 ? [texts.answer.failed(found.failed.map((source) => source.label))] : []),
  ]
  const html = lines.map((line) => paragraph(escapeHtml(line))).join('')
  if (!wider?.isNear) {
    yield answer(html, kinds.length > 0 ? kinds : texts.chips.examples)
    yield done(state, context)
    return
  }
  const hits = wider.found.hits.slice(0, cardsLimit)
  const cards = toCards(hits, wider.wish, language, deps.rate)
  yield answer(html, kinds)
  yield { type: 'cards', cards }
  yield done({ ...withShown(state, cards.map(toShown), true), asked: undefined }, context)
}

const isSameWish = (one: Wish, other: Wish | undefined): boolean => other !== undefined && JSON.stringify(one) === JSON.stringify(other)
