import { pickText } from '@karavan/contract/language.ts'
import { convertMinor, displayCurrency, formatMoney } from '@karavan/contract/money.ts'
import { analyse } from '@karavan/lexicon/analyse.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { toPairs } from '@karavan/marketplaces/sku.ts'
import { isOption } from '../../fields.ts'
import type { CountOfVariant } from '../../interpret/each-of.ts'
import type { Reading } from '../../interpret/read.ts'
import { rateBetween, type UnitPrice, unitPrice } from '../../prices.ts'
import { type VariantWish, wantedVariants } from '../../variants.ts'
import { emptyWish, type Wish } from '../../wish.ts'
import type { TurnContext } from './context.ts'
import { pricedAt } from './shown.ts'

/** A wish for the variant that questions name: "60 cm, how much for 30?" is asked of that length, and of no shorter one. It is priced so, and wished for no more. */
export function ofVariantNamed(wish: Wish, readings: readonly Reading[]): Wish & Pick<VariantWish, 'called'> {
  const colors = readings.flatMap((reading) => reading.colors)
  const sizes = readings.flatMap((reading) => reading.sizes)
  const measures = readings.flatMap((reading) => reading.measures)
  const figures = readings.flatMap((reading) => reading.figures)
  const traits = readings.flatMap((reading) => reading.traits)
  const sides = readings.find((reading) => reading.sides)?.sides
  const device = readings.find((reading) => reading.device !== undefined)?.device
  return {
    ...wish,
    ...(colors.length > 0 ? { colors } : {}),
    ...(sizes.length > 0 ? { sizes } : {}),
    ...(sides ? { sides } : {}),
    ...(device === undefined ? {} : { device }),
    measures: [...wish.measures.filter(({ dimension }) => !measures.some((one) => one.dimension === dimension)), ...measures],
    figures: [...(wish.figures ?? []).filter(({ field }) => !figures.some((one) => one.field === field)), ...figures],
    traits: [...new Set([...wish.traits, ...traits])],
    called: readings.map(({ written }) => written).join(' '),
  }
}

/** What one variant is called in a message, as a wish for it. */
function variantSaid(wish: Wish, said: string): Wish {
  const { concepts, measures, sizes } = analyse(said, { fuzzy: false })
  const colors = concepts.filter(({ kind }) => kind === 'color').map(({ conceptId }) => conceptId)
  const named = measures.map(({ dimension, value }) => ({ dimension, target: value }))
  const others = wish.measures.filter(({ dimension }) => !named.some((one) => one.dimension === dimension))
  return {
    ...wish,
    ...(colors.length > 0 ? { colors } : {}),
    ...(sizes.length > 0 ? { sizes: sizes.map(({ size }) => size) } : {}),
    measures: [...others, ...named],
  }
}

/** "20 in 2 kg and 20 in 3 kg": what so many of each variant cost, and all of them; `undefined` where they cost the same. */
export function pricesOfParts(context: TurnContext, offer: Offer, wish: Wish, parts: readonly CountOfVariant[]): string[] | undefined {
  const { deps, texts } = context
  const quantity = parts.reduce((sum, { count }) => sum + count, 0)
  const priced = parts.flatMap(({ count, said }) => {
    const price = unitPrice(offer, variantSaid({ ...wish, quantity }, said), deps.rate)
    return price ? [{ count, said, price }] : []
  })
  if (
    priced.length === 0 ||
    priced.length < parts.length ||
    quantity < offer.moq ||
    new Set(priced.map(({ price }) => price.minor)).size === 1
  )
    return undefined
  const lines = priced.map(({ count, said, price }) =>
    texts.ask.field(nameOfVariant(offer, said, context) ?? said, pricedAt(context, offer, price, count)),
  )
  return [...lines, texts.sum.total(totalOf(context, priced))]
}

/** So many of a variant, each at this price. */
interface PricedCount {
  count: number
  price: UnitPrice
}

/** What several counted variants come to, in the currency that prices are shown in; "from" where one of them may cost more. */
export const totalOf = (context: TurnContext, counted: readonly PricedCount[]): string =>
  sumText(
    context,
    counted,
    counted.reduce((sum, { price, count }) => sum + price.minor * count, 0),
    counted[0]?.price.currency ?? displayCurrency,
  )

/** The same in the currency of the listing. */
export const sourceTotalOf = (context: TurnContext, offer: Offer, counted: readonly PricedCount[]): string =>
  sumText(
    context,
    counted,
    counted.reduce((sum, { price, count }) => sum + price.original * count, 0),
    offer.currency,
  )

function sumText({ texts, language }: TurnContext, counted: readonly PricedCount[], minor: number, currency: string): string {
  const amount = formatMoney(minor, currency, language)
  return counted.some(({ price }) => price.isFrom) ? texts.fromPrice(amount) : amount
}

/** The kits that goods are sold in, each with its lowest price: "Set: bare tool – 899 ₽; two batteries – 1,794 ₽"; `undefined` where they have one or all cost the same. */
export function pricesOfKits({ deps, texts, language }: TurnContext, offer: Offer, wish: Wish): string | undefined {
  const group = offer.options.find((one) => isOption(one, 'set'))
  // What a message says of one of them leaves out none.
  const variants = group && wantedVariants(offer, { ...emptyWish(), colors: wish.colors, sizes: wish.sizes, measures: wish.measures })
  const factor = rateBetween(deps.rate, offer.currency, displayCurrency)
  if (!group || !variants) return undefined
  const kits = group.values.flatMap(({ vid, name }) => {
    const minors = variants
      .filter(({ propsIds }) => toPairs(propsIds).some((pair) => pair.pid === group.pid && pair.vid === vid))
      .map(({ minor }) => minor)
    return minors.length === 0 ? [] : [{ name: pickText(name, language) ?? '', minor: Math.min(...minors) }]
  })
  if (new Set(kits.map(({ minor }) => minor)).size < 2) return undefined
  const show = (minor: number): string =>
    factor === undefined
      ? formatMoney(minor, offer.currency, language)
      : formatMoney(convertMinor(minor, factor), displayCurrency, language)
  return texts.ask.field(pickText(group.name, language) ?? '', kits.map(({ name, minor }) => `${name} – ${show(minor)}`).join('; '))
}

/** What the listing calls a variant that a message names. */
function nameOfVariant(offer: Offer, said: string, { language }: TurnContext): string | undefined {
  const wanted = analyse(said, { fuzzy: false })
  const values = offer.options.flatMap((group) => group.values)
  const found = values.find(({ name }) => {
    const own = analyse(pickText(name, language) ?? '', { fuzzy: false })
    return (
      wanted.concepts.some(({ conceptId }) => own.concepts.some((one) => one.conceptId === conceptId)) ||
      wanted.measures.some(({ dimension, value }) => own.measures.some((one) => one.dimension === dimension && one.value === value))
    )
  })
  return found && pickText(found.name, language)
}
