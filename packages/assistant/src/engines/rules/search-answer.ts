import { escapeHtml } from '@karavan/contract/html.ts'
import type { Language } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import { conceptName, describeType, isA } from '@karavan/lexicon/names.ts'
import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { toCards, unitOf } from '../../explain/card.ts'
import { describeConditions, describeFacet, describeGoods, describeMeasure, describePrice, ownWords } from '../../explain/describe.ts'
import { link, paragraph, shortTitle } from '../../explain/html.ts'
import { factsOf } from '../../facts.ts'
import type { AssistantStep } from '../../port.ts'
import { boundsOf, priceInCurrency } from '../../prices.ts'
import { traitFit } from '../../rank/check.ts'
import type { Found } from '../../retrieve/find.ts'
import { nearestSides, otherMeasures, type Relaxation } from '../../retrieve/relax.ts'
import { moqBound } from '../../retrieve/to-query.ts'
import { type State, withShown } from '../../state.ts'
import { mixedUnits } from '../../texts/texts.ts'
import { type Facet, hasFacet, traitKindOf, type Wish } from '../../wish.ts'
import { answer, done, progress, type TurnContext, toShown } from './context.ts'
import type { Outcome, Selection } from './search-outcome.ts'

/** Cards of one answer. */
const maxCards = 6

type Steps = Generator<AssistantStep, void, void>

/** Says how a search ended. Asks nothing: everything it needs is in the outcome. */
export function* explain(context: TurnContext, outcome: Outcome): Steps {
  const { texts, state } = context
  switch (outcome.kind) {
    case 'found': {
      const { found, wish } = outcome.selection
      yield progress(texts.progress.found(found.total, wish.quantity))
      yield* show(context, outcome.state, outcome.selection)
      return
    }
    case 'unreachable':
      yield answer(paragraph(escapeHtml(texts.answer.allFailed)), [context.input.message])
      yield done(state, context)
      return
    case 'noMore':
      yield answer(
        paragraph(escapeHtml(texts.answer.noMore(describeGoods(outcome.wish, context.language)))),
        relaxChips(context, outcome.wish),
      )
      yield done(outcome.state, context)
      return
    case 'nothingBeyond':
      yield answer(paragraph(escapeHtml(outcome.note)), relaxChips(context, outcome.wish))
      yield done(state, context)
      return
    case 'relaxed':
      yield* showRelaxed(context, outcome.state, outcome.wish, outcome.relaxed, outcome.notes)
      return
    case 'nothing':
      yield* showNothing(context, outcome)
  }
}

function* show(context: TurnContext, state: State, selection: Selection): Steps {
  const { deps, language, texts } = context
  const { wish, found } = selection
  const hits = found.hits.slice(0, maxCards)
  const cards = toCards(hits, wish, language, deps.rate)
  const conditions = describeConditions(wish, language).join(texts.comma)
  const goods = describeGoods({ ...wish, words: wish.words.filter((word) => !found.missing.includes(word)) }, language)
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
  yield { type: 'cards', cards }
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

/** The first card by its name, linked so that it opens the product. */
function bestLine({ texts }: TurnContext, cards: ProductCard[]): string {
  const first = cards[0]
  if (!first || cards.length < 2) return ''
  const place = '\u0001'
  return escapeHtml(texts.answer.best(place, first.llm_reasoning)).replace(place, () => link(shortTitle(first.title), first.product_url))
}

function caveats({ texts, language }: TurnContext, wish: Wish, found: Found, hits: OfferHit[]): string[] {
  const isLacking = (trait: string): boolean =>
    hits.every(({ offer, matched }) => traitFit(trait, factsOf(offer), matched, wish.quantity) === 'unknown')
  const lacking = wish.traits.filter(isLacking)
  const stated = found.unknown.filter((facet) => facet !== 'words')
  return [
    ...(stated.length > 0 ? [texts.answer.unknownFacets(stated.map((facet) => describeFacet(facet, wish, language, lacking)))] : []),
    ...(found.missing.length > 0 ? [texts.answer.unknownWords(found.missing.join(' '))] : []),
    ...(wish.quantity !== undefined && hits.some((hit) => hit.offer.moq > wish.quantity!) ? [texts.answer.someAboveMinimum] : []),
    ...(found.failed.length > 0 ? [texts.answer.failed(found.failed.map((source) => source.label))] : []),
  ]
}

/** Two or three things this buyer is likely to say next; the engine understands each. */
function resultChips({ texts, language, state }: TurnContext, wish: Wish, hits: OfferHit[], found: Found): string[] {
  if (wish.occasion !== undefined) return kindChips(wish, hits, language)
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

/** The kinds that are shown, each to go on with. */
const kindChips = (wish: Wish, hits: OfferHit[], language: Language): string[] =>
  wish.types
    .filter((type) => hits.some(({ offer }) => factsOf(offer).types.some((one) => isA(one, type))))
    .map((type) => sentenceCase(describeType(type, language, 'many')))
const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A colour that some of the offers have and some lack, so that asking for it narrows the choice; none that is not wanted. */
function commonColor(hits: OfferHit[], notWanted: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const hit of hits) for (const color of factsOf(hit.offer).colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  return [...counts]
    .filter(([color, count]) => count >= 2 && !notWanted.includes(color))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
}

function* showRelaxed(context: TurnContext, state: State, wish: Wish, relaxed: Relaxation, notes: string[] = []): Steps {
  const { deps, language, texts } = context
  const hits = relaxed.found.hits.slice(0, maxCards)
  const goods = [describeGoods(wish, language), ...describeConditions(wish, language)].join(texts.comma)
  const facet = relaxed.facets[0]!
  const isSingle = relaxed.facets.length === 1
  const cards = toCards(hits, relaxed.wish, language, deps.rate, wish)
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
  yield { type: 'cards', cards }
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
    'theme',
    'audience',
  ]
  return order.filter((facet) => hasFacet(wish, facet)).map((facet) => texts.giveUp[facet])
}

/** There are no such goods: shows those of a wider kind, else names kinds that there are. */
function* showNothing(context: TurnContext, { state, wish, found, instead }: Extract<Outcome, { kind: 'nothing' }>): Steps {
  const { language, texts, deps } = context
  const { wider, kinds } = instead
  const audience = wish.traits.filter((trait) => traitKindOf(trait) === 'audience').map((trait) => conceptName(trait, language))
  const own = ownWords(wish, language)
  const goods = [...(own ? [own] : [describeGoods(wish, language), ...audience]), describePrice(wish, language)]
    .filter(Boolean)
    .join(texts.comma)
  const lines = [
    texts.empty.nothing(goods) + texts.gap + (wider ? texts.empty.wider(describeGoods(wider.wish, language)) : texts.empty.hint),
    ...(found.failed.length > 0 ? [texts.answer.failed(found.failed.map((source) => source.label))] : []),
  ]
  const html = lines.map((line) => paragraph(escapeHtml(line))).join('')
  if (!wider) {
    yield answer(html, kinds.length > 0 ? kinds : texts.chips.examples)
    yield done(state, context)
    return
  }
  const cards = toCards(wider.found.hits.slice(0, maxCards), wider.wish, language, deps.rate)
  yield answer(html, kinds)
  yield { type: 'cards', cards }
  yield done({ ...withShown(state, cards.map(toShown), true), asked: undefined }, context)
}
