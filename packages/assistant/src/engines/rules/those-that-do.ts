import { isAnyOf } from '@karavan/lexicon/names.ts'
import type { Offer, OfferAttribute } from '@karavan/marketplaces/port.ts'
import { factsOf, readBoth } from '../../facts.ts'
import { attributesWith, figuresOf } from '../../fields.ts'
import type { Reading } from '../../interpret/read.ts'
import { figureFields, type Wish } from '../../wish.ts'
import { meetsFigure, meetsMeasure } from '../../wish-bounds.ts'
import type { TurnContext } from './context.ts'
import { placeOf } from './shown.ts'

/** "Which of them", «какие из них», 哪几款. */
const whichOf =
  /(?<![a-z])which(?: ones?)?(?: of (?:them|these|those))?(?![a-z])|(?<!\p{L})(?:как(?:ие|ая|ой|ую)|котор\p{L}+|кто|у как\p{L}+|на как\p{L}+)(?: из (?:них|этих|показанных))?(?!\p{L})|哪[几些个款种]/iu
/** Who can bear, hold or cut up to so much may do more. */
const isAble =
  /(?<![a-z])(?:cuts?|holds?|fits?|takes?|bears?|withstands?|survives?|supports?|carr(?:y|ies)|handles?)(?![a-z])|(?<!\p{L})(?:выдерж|реж|срез|перерез|держ|вмещ|влез|поднима|нес)\p{L}*|承|剪|切|耐|装|放/iu

/** The places of the offers of which a question "which of them ..." is true, and of which nothing tells; `undefined` of other questions. */
export function thoseThatDo(
  { state }: TurnContext,
  offers: readonly Offer[],
  reading: Reading,
  wish: Wish,
): { fitting: number[]; unknown: number[] } | undefined {
  if (
    offers.length < 2 ||
    (reading.fields.length > 0 && reading.measures.length === 0) ||
    reading.superlative ||
    !whichOf.test(reading.question ?? '')
  )
    return undefined
  const verdicts = offers.map((offer) => ({ place: placeOf(state, offer.id), does: doesAll(offer, reading, wish) }))
  if (verdicts.every(({ does }) => does === undefined)) return undefined
  const placesOf = (wanted: boolean | undefined): number[] => verdicts.flatMap(({ does, place }) => (does === wanted ? [place] : []))
  return { fitting: placesOf(true), unknown: placesOf(undefined) }
}

/** Whether an offer states all that a question asks; `undefined` where it does not state one of it. */
function doesAll(offer: Offer, reading: Reading, wish: Wish): boolean | undefined {
  const facts = factsOf(offer)
  const ofTraits = reading.traits.map((trait) => {
    const said = facts.says(trait)
    return said && said.verdict === 'yes' && (said.fromPieces ?? 0) <= (reading.quantity ?? wish.quantity ?? Number.POSITIVE_INFINITY)
      ? true
      : said && false
  })
  const ofList = (wanted: readonly string[], stated: readonly string[]): (boolean | undefined)[] =>
    wanted.length === 0 ? [] : [stated.length === 0 ? undefined : isAnyOf(wanted, stated)]
  const ofFigures = reading.figures.map((figure) => {
    const values = figuresOf(offer, figure.field)
    return values.length === 0 ? undefined : values.some((value) => meetsFigure(figure, value))
  })
  const all = [
    ...ofTraits,
    ...ofList(reading.materials, facts.materials),
    ...ofList(reading.colors, facts.colors),
    ...ofFigures,
    ...reading.measures.map((measure) => doesMeasure(offer, reading, measure)),
  ]
  // Words that name none of it ask more than these tell.
  if (all.length === 0 || (reading.words.length > 0 && reading.measures.length + reading.figures.length === 0)) return undefined
  return all.includes(false) ? false : all.includes(undefined) ? undefined : true
}

/** "Can cut up to 25 mm?" of what has the words of the question in its name: "cutting capacity: 20 mm". */
function doesMeasure(offer: Offer, { words, fields, question = '' }: Reading, measure: Wish['measures'][number]): boolean | undefined {
  const valuesOf = ({ value }: OfferAttribute): number[] =>
    readBoth(value).flatMap(({ measures }) => measures.filter(({ dimension }) => dimension === measure.dimension).map((one) => one.value))
  const field = figureFields.find((one) => fields.join() === one)
  const named = field ? figuresOf(offer, field) : words.length > 0 ? attributesWith(offer, words).flatMap(valuesOf) : []
  const { dimension } = measure
  // "Which hold 20 l?" can be told by nothing but a volume.
  const isPlain = dimension !== 'length' && dimension !== 'weight'
  const ofWhole = isPlain ? factsOf(offer).measures.filter((one) => one.dimension === dimension) : []
  const values = named.length > 0 ? named : ofWhole.map(({ value }) => value)
  if (values.length === 0) return undefined
  const { max } = measure
  if (max !== undefined && measure.min === undefined && isAble.test(question)) return Math.max(...values) >= max
  return values.some((value) => meetsMeasure(measure, value))
}
