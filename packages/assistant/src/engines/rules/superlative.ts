import { escapeHtml } from '@karavan/contract/html.ts'
import { pickText } from '@karavan/contract/language.ts'
import { formatMoney } from '@karavan/contract/money.ts'
import { placeOfLetters } from '@karavan/lexicon/measures.ts'
import type { Offer, OfferAttribute } from '@karavan/marketplaces/port.ts'
import { figureText } from '../../explain/describe.ts'
import { unitOf } from '../../explain/facts.ts'
import { list, paragraph } from '../../explain/html.ts'
import { sentence } from '../../explain/sentence.ts'
import { factsOf } from '../../facts.ts'
import { attributesNamed, attributesOf, attributesWith, figuresOf, optionsOf } from '../../fields.ts'
import type { Field } from '../../interpret/grammar/fields-asked.ts'
import type { Superlative } from '../../interpret/grammar/question.ts'
import { unitPrice } from '../../prices.ts'
import { type FigureField, figureFields, type Wish } from '../../wish.ts'
import type { MeantAttribute } from './attribute-meant.ts'
import type { TurnContext } from './context.ts'
import { nameAndValue, placeOf, titleOf } from './shown.ts'

/** A figure that offers can be put in order by, and how it is said. */
interface Figure {
  value: number
  text: string
  /** In which it was stated, where figures of the field may have several. */
  unit?: string
}

/** A field, and how an offer states it. */
export interface Way {
  field: Field
  /** What it is called, where no field is. */
  name?: string
  figure: (offer: Offer) => Figure | undefined
}
/** Finished HTML; `first` where one offer alone is, `isUnknown` where none states anything of it. */
export interface Ranked {
  html: string
  first?: Offer
  isUnknown?: true
}
const sizeFields = ['charge', 'diameter', 'length', 'height', 'set'] as const satisfies readonly Field[]

/**
 * "Which is the lightest?": who is first in that field, the figures of the others, and who states none.
 * `words`: what was named beside it, which may be an attribute: "which has the most bits?"; `meant`: the attribute that is asked for in whatever words.
 */
export function superlativeAnswer(
  context: TurnContext,
  offers: readonly Offer[],
  wish: Wish,
  superlative: Superlative,
  words: readonly string[],
  meant?: MeantAttribute,
): Ranked {
  const { wants } = superlative
  const { language, texts } = context
  const { ask } = texts
  const isAnySize = superlative.field === 'volume'
  const inField = (field: Field): Way => ({ field, figure: (offer) => figureOf(context, offer, wish, field, wants) })
  const isOfNamed = superlative.isOfNamed === true && words.length > 0 && !words.some((word) => holds.test(word))
  const statedAs = (offer: Offer): { attribute: OfferAttribute; figure: Figure }[] =>
    attributesNamed(offer, words).flatMap((attribute) => {
      const figure = toStated(context, attribute)
      return figure ? [{ attribute, figure }] : []
    })
  const [asNamed] = offers.flatMap(statedAs)
  const named: Way = {
    field: 'set',
    ...(asNamed && isOfNamed ? { name: pickText(asNamed.attribute.name, language) ?? '' } : {}),
    figure: (offer) => statedAs(offer)[0]?.figure,
  }
  const own = inField(superlative.field)
  // "The largest" of what has no volume is the longest, or the one of the largest sides.
  const ways: Way[] =
    isAnySize && countsPieces(words)
      ? [inField('set'), named]
      : isOfNamed
        ? [named]
        : isAnySize
          ? [
              named,
              own,
              ...sizeFields.map(inField),
              inField('sizes'),
              { field: 'dimensions', figure: (offer: Offer) => largestSides(context, offer) } as const,
            ]
          : // How long a cup keeps hot is no running time.
            superlative.field === 'running-time'
            ? [own, inField('warmth')]
            : // The thickest of cloth is the heaviest.
              superlative.field === 'thickness'
              ? [own, inField('density')]
              : [own]
  if (meant)
    ways.push({
      field: superlative.field,
      name: pickText(meant.name, language) ?? '',
      figure: figureOfMeant(context, meant),
    })
  const {
    field,
    name: called,
    figure: figureIn,
  } = ways.find(({ figure }) => offers.some((offer) => figure(offer) !== undefined)) ?? (isOfNamed ? named : own)
  const isSilent = offers.every((offer) => figureIn(offer) === undefined)
  const name = called ?? (isOfNamed && isSilent ? ask.quoted(words.join(' ')) : ask.fields[isAnySize && isSilent ? 'sizes' : field])
  if (!isSilent) return ranked(context, offers, wants, name, figureIn)
  const saying = offers.flatMap((offer) => sayingInWords(context, offer, isOfNamed ? words : saidInWords[field]))
  return saying.length > 0
    ? { html: paragraph(escapeHtml(ask.saidInWords(name))) + list(saying.map((one) => lineOf(context, one))) }
    : { html: paragraph(escapeHtml(ask.nobodyStates(name))), isUnknown: true }
}

/** The same of an attribute that is asked for in whatever words: "which one shines the farthest?" `undefined` where none of them states a figure there. */
export function mostOfMeant(
  context: TurnContext,
  offers: readonly Offer[],
  wants: Superlative['wants'],
  meant: MeantAttribute,
): Ranked | undefined {
  const figureIn = figureOfMeant(context, meant)
  return offers.some((offer) => figureIn(offer) !== undefined)
    ? ranked(context, offers, wants, pickText(meant.name, context.language) ?? '', figureIn)
    : undefined
}

const figureOfMeant =
  (context: TurnContext, { isIn }: MeantAttribute): Way['figure'] =>
  ({ attributes }) =>
    attributes.filter(isIn).flatMap((one) => toStated(context, one) ?? [])[0]

/** One of several offers in a list, by its place and name, and what it states. */
export const lineOf = (
  { language, texts, state }: TurnContext,
  { offer, figure }: { offer: Offer; figure: Pick<Figure, 'text'> },
): string => `${escapeHtml(texts.ask.of(placeOf(state, offer.id)))} ${titleOf(offer, language, 50)}: ${escapeHtml(figure.text)}`

/** Offers in the order of a figure that one of them states at least. */
export function ranked(
  context: TurnContext,
  offers: readonly Offer[],
  wants: Superlative['wants'],
  name: string,
  figureIn: Way['figure'],
): Ranked {
  const { language, texts, state } = context
  const { ask } = texts
  const line = (one: { offer: Offer; figure: Figure }): string => lineOf(context, one)
  const figures = offers.map((offer) => ({ offer, figure: figureIn(offer) }))
  const known = figures.flatMap(({ offer, figure }) => (figure ? [{ offer, figure }] : []))
  // Hours and days are not compared by their digits.
  if (new Set(known.map(({ figure }) => figure.unit)).size > 1) return { html: list(known.map(line)) }
  const unknown = figures.filter(({ figure }) => !figure).map(({ offer }) => ask.of(placeOf(state, offer.id)))
  known.sort((a, b) => (wants === 'most' ? b.figure.value - a.figure.value : a.figure.value - b.figure.value))
  const best = known.filter(({ figure }) => figure.value === known[0]!.figure.value)
  const others = known.slice(best.length)
  const areAlike = others.length === 0 && best.length > 1
  const html =
    paragraph(`${escapeHtml(areAlike ? ask.alike(name) : ask.first(name))} ${best.map(line).join('; ')}`) +
    (others.length > 0 ? paragraph(escapeHtml(ask.others)) + list(others.map(line)) : '') +
    (unknown.length > 0 ? paragraph(escapeHtml(sentence(ask.notStatedBy(name, unknown), language))) : '')
  return { html, ...(best.length === 1 ? { first: best[0]!.offer } : {}) }
}

/** Properties that say in words what a field says in figures. */
export const saidInWords: Partial<Record<Field, readonly string[]>> = {
  noise: ['quiet'],
  charge: ['battery', 'batteries', 'usb', 'rechargeable', 'plug-in'],
}

/** "The most bits", «больше всего предметов»: of what there is a number in a set. */
const countsPieces = (words: readonly string[]): boolean => words.some((word) => piece.test(word))
const piece =
  /^(?:bits?|pieces?|parts?|items?|tools?|tips?|heads?|elements?|предмет\p{L}*|бит|биты|насадок|насадк\p{L}*|элемент\p{L}*|инструмент\p{L}*|детал\p{L}*|частей|кист\p{L}+|件数?|批头|配件|零件|头)$/u

/** "Which holds the most?" is asked of size. */
const holds = /^(?:holds?|fits?|takes?|stores?|carr(?:y|ies)|вмещ|влез|помещ|вход|装|放)/u

function sayingInWords(
  context: TurnContext,
  offer: Offer,
  words: readonly string[] | undefined,
): { offer: Offer; figure: Pick<Figure, 'text'> }[] {
  const said = words ? attributesWith(offer, words) : []
  const text = said.map((attribute) => nameAndValue(context, attribute)).join(context.texts.comma)
  return said.length > 0 ? [{ offer, figure: { text } }] : []
}

function figureOf(
  context: TurnContext,
  offer: Offer,
  wish: Wish,
  field: Superlative['field'],
  wants: Superlative['wants'],
): Figure | undefined {
  const { deps, language, texts } = context
  const unit = unitOf(offer, language)
  switch (field) {
    case 'price': {
      const price = unitPrice(offer, wish, deps.rate)
      return price && { value: price.minor, text: formatMoney(price.minor, price.currency, language) }
    }
    case 'minimum':
      return { value: offer.moq, text: texts.pieces(offer.moq, unit) }
    case 'sales': {
      const { salesCount: sold } = offer
      return sold === undefined ? undefined : { value: sold, text: texts.highlight.sold(sold) }
    }
    case 'sizes':
      return furthestSize(offer, wants) ?? figureOfOptions(context, offer, field, wants)
    case 'stock':
      return offer.stock === undefined ? undefined : { value: offer.stock, text: texts.pieces(offer.stock, unit) }
    case 'seller':
      return offer.seller?.years ? { value: offer.seller.years, text: texts.highlight.years(offer.seller.years) } : undefined
    case 'dispatch': {
      const hours = offer.delivery?.dispatchHours
      return hours ? { value: hours, text: texts.highlight.dispatch(hours) } : undefined
    }
    default:
      return isFigureField(field)
        ? toFigure(figuresOf(offer, field), wants, (value) => figureText(field, value, language))
        : (statedFigure(context, offer, field) ?? figureOfOptions(context, offer, field, wants))
  }
}

const isFigureField = (field: Field): field is FigureField => figureFields.some((one) => one === field)

/** What an attribute states of a field that has no unit of its own: "8 h" of a running time. */
function statedFigure(context: TurnContext, offer: Offer, field: Field): Figure | undefined {
  return attributesOf(offer, field).flatMap((attribute) => toStated(context, attribute) ?? [])[0]
}

/** The furthest of the values that an option of this field has. */
function figureOfOptions(context: TurnContext, offer: Offer, field: Field, wants: Superlative['wants']): Figure | undefined {
  const figures = optionsOf(offer, field).flatMap((option) => toStated(context, option) ?? [])
  const known = figures.filter(({ unit }) => figures.filter((one) => one.unit?.slice(-2) === unit?.slice(-2)).length * 2 > figures.length)
  return known.sort((a, b) => (wants === 'most' ? b.value - a.value : a.value - b.value)).map(({ value, text }) => ({ value, text }))[0]
}

function toStated({ language }: TurnContext, attribute: OfferAttribute): Figure | undefined {
  const text = pickText(attribute.value, language)
  // The 2 of "S2" is no number, and the 58 of "HRC58" is.
  const value = text && /(?:(?<![A-Za-z]|[\d.,])|(?<=^[A-Z]{2,4}))\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.')
  return text && value ? { value: Number(value), text, unit: text.replace(/[\d.,\s–-]+/g, '') } : undefined
}

function largestSides({ texts }: TurnContext, offer: Offer): Figure | undefined {
  const [largest] = factsOf(offer)
    .sides.map((sides) => ({ sides, value: sides.reduce((product, side) => product * side, 1) }))
    .sort((a, b) => b.value - a.value)
  return largest && { value: largest.value, text: texts.sides(largest.sides) }
}

/** The largest or the smallest of the sizes that an offer comes in: letters in their order, else plain numbers. */
function furthestSize(offer: Offer, wants: Superlative['wants']): Figure | undefined {
  const sizes = factsOf(offer).sizes.map((size) => {
    const place = placeOfLetters(size)
    return place >= 0 ? { value: place, text: size, unit: 'letters' } : { value: Number(size), text: size, unit: 'number' }
  })
  const known = sizes.filter(({ value }) => !Number.isNaN(value))
  if (new Set(known.map(({ unit }) => unit)).size !== 1) return undefined
  return known.sort((a, b) => (wants === 'most' ? b.value - a.value : a.value - b.value))[0]
}

function toFigure(values: readonly number[], wants: Superlative['wants'], say: (value: number) => string): Figure | undefined {
  if (values.length === 0) return undefined
  const value = wants === 'most' ? Math.max(...values) : Math.min(...values)
  return { value, text: say(value) }
}
