import { formatMoney } from '@karavan/contract/money.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { toCard } from '../../explain/card.ts'
import { describeFigure, describeMeasure } from '../../explain/describe.ts'
import { unitOf } from '../../explain/facts.ts'
import { factsOf } from '../../facts.ts'
import { figuresOf } from '../../fields.ts'
import type { Reference } from '../../interpret/grammar/reference.ts'
import { type Comparative, comparatives, isComparative, type Relative } from '../../interpret/grammar/relatives.ts'
import { nextStep } from '../../prices.ts'
import type { ShownCard, State } from '../../state.ts'
import { type Dimension, sizeDimensions, type Wish, type WishedFigure, type WishedMeasure, withPassingPrice } from '../../wish.ts'
import { type TurnContext, toShown } from './context.ts'
import { lastOffers } from './shown.ts'

/** A wish in which what was said about the offers shown has become conditions. */
export interface Applied {
  wish: Wish
  /** Sentences that say which bound was taken. */
  notes: string[]
  /** What to say when nothing is beyond the bound; `isCheaper` where a cheaper offer that misses one condition says more. */
  nothing?: { note: string; isCheaper: boolean }
  /** Why nothing can be looked for: none of those shown states what is to be exceeded. */
  unanswerable?: string
}

/**
 * "Cheaper" is below the cheapest offer shown, so that everything shown next is cheaper than everything shown before. "Dearer" is above the dearest.
 * "Thicker", "lighter" are beyond the one that was spoken of, else beyond the middle of those shown.
 * "Bigger" is clearly beyond the measure wished for, else beyond the middle of those shown.
 * "Another colour" is any but those asked for, else any but those that the offers shown come in.
 */
export async function applyRelatives(whole: TurnContext, wish: Wish, relatives: readonly Relative[], than?: Reference): Promise<Applied> {
  const meant = than ? { ...whole, state: among(whole.state, than) } : whole
  const isOfPrice = relatives.includes('cheaper') || relatives.includes('dearer')
  const context = isOfPrice ? { ...meant, state: { ...meant.state, last: await pricedAnew(meant, asShown(meant.state, wish)) } } : meant
  const { texts, language, state } = context
  let applied: Applied = { wish, notes: [] }
  const priced = pricesOf(state.last)
  if (relatives.includes('cheaper')) {
    // The price said in the same message is the bound; without shown prices the cheapest come first.
    if (!priced) applied = { ...applied, wish: { ...wish, sort: 'price' } }
    else {
      const low = Math.min(...priced.minors)
      const show = formatMoney(low, priced.currency, language)
      applied = {
        wish: withPassingPrice(wish, { currency: priced.currency, max: Math.max(low - 1, 0) }),
        notes: [than ? texts.answer.below(show) : texts.answer.cheaperThan(show)],
        nothing: { note: await nothingCheaper(context, wish, priced), isCheaper: true },
      }
    }
  } else if (relatives.includes('dearer') && priced) {
    const high = Math.max(...priced.minors)
    applied = {
      wish: withPassingPrice(wish, { currency: priced.currency, min: high + 1 }),
      notes: [texts.answer.dearerThan(formatMoney(high, priced.currency, language))],
    }
  }
  if (relatives.includes('other-color')) applied = await inOtherColors(context, applied)
  for (const relative of relatives.filter(isComparative)) applied = await inField(context, applied, relative)
  if (relatives.includes('lower-moq')) applied = await withLowerMinimum(context, applied)
  const isBigger = relatives.includes('bigger')
  if (isBigger || relatives.includes('smaller')) {
    const base = await measureToBeat(context, wish, isBigger)
    if (!base) return { ...applied, unanswerable: texts.answer.noMeasure }
    const { dimension } = base
    const next: WishedMeasure = isBigger
      ? { dimension, min: Math.ceil(base.value * (1 + clearly[dimension])) }
      : { dimension, max: Math.floor(base.value * (1 - clearly[dimension])) }
    const name = describeMeasure({ dimension, target: base.value }, language)
    const { sides: _, extreme: __, ...plain } = applied.wish
    return {
      ...applied,
      wish: { ...plain, measures: [...applied.wish.measures.filter((one) => one.dimension !== dimension), next] },
      notes: [...applied.notes, isBigger ? texts.answer.biggerThan(name) : texts.answer.smallerThan(name)],
    }
  }
  return applied
}

/** The state as if nothing but what others are compared with had been shown. */
function among(state: State, than: Reference): State {
  const places = than.kind === 'places' ? than.places : []
  const last =
    than.kind === 'this'
      ? state.last.filter(({ id }) => id === state.focus)
      : places.flatMap((place) => state.last.at(place > 0 ? place - 1 : place) ?? [])
  return last.length > 0 ? { ...state, last } : state
}

/** Whether more of the offers state the one field than the other. */
const statingMost = (offers: readonly Offer[], field: WishedFigure['field'], other: WishedFigure['field']): boolean =>
  offers.filter((offer) => figuresOf(offer, field).length > 0).length > offers.filter((offer) => figuresOf(offer, other).length > 0).length

/** Where more of the goods state it: a power bank that is more powerful holds more, a drill turns harder, and a towel that is thicker weighs more a square metre. */
const standsFor: Partial<Record<WishedFigure['field'], readonly WishedFigure['field'][]>> = {
  power: ['charge', 'torque'],
  thickness: ['density'],
  density: ['thickness'],
}

/** Beyond the figure of the offer that was spoken of, else of the middle one of those shown. */
async function inField(context: TurnContext, before: Applied, relative: Comparative): Promise<Applied> {
  const { texts, language, state } = context
  const { field: named, wants } = comparatives[relative]
  const offers = await shownOffers(context)
  const others = standsFor[named] ?? []
  const isCharge = others.includes('charge') && before.wish.measures.some(({ dimension }) => dimension === 'charge')
  const field = isCharge ? 'charge' : (others.find((other) => statingMost(offers, other, named)) ?? named)
  const focus = offers.filter(({ id }) => id === state.focus)
  const end = wants === 'most' ? Math.max : Math.min
  const figures = (focus.length > 0 ? focus : offers).map((offer) => figuresOf(offer, field)).filter((values) => values.length > 0)
  const sorted = figures.map((values) => end(...values)).sort((a, b) => a - b)
  const base = sorted[Math.floor((sorted.length - 1) / 2)]
  if (base === undefined) return { ...before, unanswerable: texts.ask.nobodyStates(texts.ask.fields[field]) }
  const figure: WishedFigure = { field, ...(wants === 'most' ? { above: base } : { below: base }) }
  const figuresBeside = (before.wish.figures ?? []).filter((one) => one.field !== field)
  return {
    ...before,
    wish: { ...before.wish, figures: [...figuresBeside, figure].slice(-4) },
    nothing: before.nothing ?? { note: texts.answer.nothingBeyond(describeFigure(figure, language)), isCheaper: false },
  }
}

/** Below the minimum order of the offer that was spoken of, else of the middle one of those shown; where that is one piece, below the largest. */
async function withLowerMinimum(context: TurnContext, before: Applied): Promise<Applied> {
  const { texts, state } = context
  const offers = await shownOffers(context)
  const focus = offers.filter(({ id, moq }) => id === state.focus && moq > 1)
  const minimums = (focus.length > 0 ? focus : offers).map(({ moq }) => moq).sort((a, b) => a - b)
  const middle = minimums[Math.floor((minimums.length - 1) / 2)]
  const base = middle === 1 ? minimums.at(-1) : middle
  if (base === undefined || base === 1) return { ...before, unanswerable: texts.answer.oneIsEnough }
  const { anyMoq: _, ...wish } = before.wish
  return {
    ...before,
    wish: { ...wish, maxMoq: base - 1 },
    notes: [...before.notes, texts.answer.smallerMinimum(base)],
    nothing: before.nothing ?? { note: texts.empty.smallestMoq(base - 1, Math.min(...minimums)), isCheaper: false },
  }
}

async function inOtherColors(context: TurnContext, before: Applied): Promise<Applied> {
  const { texts, language } = context
  const { wish } = before
  const isAsked = wish.colors.length > 0
  const colors = isAsked ? wish.colors : [...new Set((await shownOffers(context)).flatMap((offer) => factsOf(offer).colors))]
  if (colors.length === 0) return { ...before, notes: [...before.notes, texts.answer.colorsUnknown] }
  const names = colors.map((color) => conceptName(color, language))
  return {
    ...before,
    wish: { ...wish, colors: [], notColors: [...new Set([...wish.notColors, ...colors])].slice(0, 20) },
    // Offers that come in every colour between them leave none: then the buyer had better name one.
    ...(isAsked || before.nothing ? {} : { nothing: { note: texts.answer.noOtherColors(names), isCheaper: false } }),
  }
}

const shownOffers = async (context: TurnContext): Promise<Offer[]> => [...(await lastOffers(context)).values()]

/** The lowest price was shown already: that, and what a larger order of that offer would cost. */
async function nothingCheaper(
  context: TurnContext,
  wish: Wish,
  { minors, currency }: { minors: number[]; currency: string },
): Promise<string> {
  const { deps, signal, state, texts, language } = context
  const low = Math.min(...minors)
  const said = texts.answer.cheapestAlready(formatMoney(low, currency, language))
  const offer = await deps.findOffer(state.last.find(({ minor }) => minor === low)!.id, signal)
  signal.throwIfAborted()
  const step = offer && nextStep(offer, wish, deps.rate)
  if (!offer || !step) return said
  const count = texts.pieces(step.from, unitOf(offer, language))
  return said + texts.gap + texts.answer.cheaperFrom(count, formatMoney(step.minor, step.currency, language))
}

/** What those on the screen were wished for by, with as many as are wanted now: of what is wished for otherwise no price was shown. */
const asShown = ({ wish: before }: State, wish: Wish): Wish => {
  const { quantity: _, ...shown } = before ?? wish
  return wish.quantity === undefined ? shown : { ...shown, quantity: wish.quantity }
}

/** The last selection at what it costs now: "300 of the first?" after 50 has made it cheaper. */
async function pricedAnew(context: TurnContext, wish: Wish): Promise<ShownCard[]> {
  const { deps, language, state } = context
  const offers = await lastOffers(context)
  return state.last.map((card) => {
    const offer = offers.get(card.id)
    return offer ? toShown(toCard(offer, wish, language, deps.rate)) : card
  })
}

/** Prices of the last selection, if they are in one currency. */
function pricesOf(last: readonly ShownCard[]): { minors: number[]; currency: string } | undefined {
  const known = last.filter(
    (card): card is ShownCard & { minor: number; currency: string } => card.minor !== undefined && card.currency !== undefined,
  )
  const currency = known[0]?.currency
  if (currency === undefined || known.some((card) => card.currency !== currency)) return undefined
  return { minors: known.map((card) => card.minor), currency }
}

/** How much more is bigger in a way that a buyer sees: pans are made in steps of two centimetres, bottles in steps of a tenth. */
const clearly = { volume: 0.1, charge: 0.1, weight: 0.1, power: 0.1, count: 0.1, length: 0.05 } as const satisfies Record<Dimension, number>

/** The measure that something bigger (or smaller) is beyond: what was wished for, else the middle of what was shown. */
async function measureToBeat(
  context: TurnContext,
  wish: Wish,
  isBigger: boolean,
): Promise<{ dimension: Dimension; value: number } | undefined> {
  if (wish.sides) return { dimension: 'length', value: Math.max(...wish.sides) }
  const wished = wish.measures[0]
  if (wished) {
    const value = wished.target ?? (isBigger ? (wished.max ?? wished.min) : (wished.min ?? wished.max))
    return value === undefined ? undefined : { dimension: wished.dimension, value }
  }
  const byDimension = new Map<Dimension, number[]>()
  const end = isBigger ? Math.max : Math.min
  const shown = await shownOffers(context)
  const focus = shown.filter(({ id }) => id === context.state.focus)
  for (const offer of focus.length > 0 ? focus : shown) {
    const own = new Map<Dimension, number>()
    for (const { dimension, value } of factsOf(offer).measures) own.set(dimension, end(own.get(dimension) ?? value, value))
    for (const [dimension, value] of own) byDimension.set(dimension, [...(byDimension.get(dimension) ?? []), value])
  }
  byDimension.delete('count')
  const commonest = [...byDimension].sort(
    (a, b) => b[1].length - a[1].length || sizeDimensions.indexOf(a[0]) - sizeDimensions.indexOf(b[0]),
  )[0]
  if (!commonest) return undefined
  const values = commonest[1].sort((a, b) => a - b)
  return { dimension: commonest[0], value: values[Math.floor((values.length - 1) / 2)]! }
}
