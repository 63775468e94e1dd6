import { escapeHtml } from '@karavan/contract/html.ts'
import { pickText } from '@karavan/contract/language.ts'
import { conceptName } from '@karavan/lexicon/names.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { toCard } from '../../explain/card.ts'
import { stockText, unitOf } from '../../explain/facts.ts'
import { list, paragraph } from '../../explain/html.ts'
import { sentence } from '../../explain/sentence.ts'
import { factsOf } from '../../facts.ts'
import { isOption } from '../../fields.ts'
import { eachOf, withLatinSizes, withVariantsApart } from '../../interpret/each-of.ts'
import { namesSum } from '../../interpret/grammar/asked-sum.ts'
import { withModelsNamed } from '../../interpret/grammar/device.ts'
import type { Field } from '../../interpret/grammar/fields-asked.ts'
import { foldText } from '../../interpret/grammar/open-text.ts'
import { withoutReference } from '../../interpret/grammar/reference.ts'
import { areRelated } from '../../interpret/merge.ts'
import { clausesOf } from '../../interpret/parts-by-goods.ts'
import { type Reading, readMessage } from '../../interpret/read.ts'
import { unitPrice } from '../../prices.ts'
import { type State, withFocus, withWish } from '../../state.ts'
import { isShort, namesOfPairs, stockMeant } from '../../stock.ts'
import { type VariantWish, wantedPairs } from '../../variants.ts'
import { emptyWish, type Wish } from '../../wish.ts'
import { lackingText, lotWeightAnswer } from './answers.ts'
import { answer, chipsOfShown, done, progress, type TurnContext, type TurnSteps } from './context.ts'
import { lacksNamed, otherDevices } from './lacking.ts'
import { ofVariantNamed, sourceTotalOf, totalOf } from './of-variant.ts'
import { placeOf, pricedAt, titleOf } from './shown.ts'
import { countIn, piecesOf } from './summed-terms.ts'

/** What a variant is called by. */
type Looks = Pick<Wish, 'colors' | 'sizes' | 'sides' | 'measures' | 'device'>

/** So many of one variant of an offer, as a message says it. */
interface Part {
  count: number
  reading: Reading
}

/** Several variants of one offer, each in its own number, and what else the message asks. */
export interface VariantsInSum {
  offer: Offer
  parts: (Part & { wish: Wish & VariantWish })[]
  /** How many all of them are. */
  quantity: number
  /** What is asked of them. */
  fields: readonly Field[]
  /** Clauses that say nothing of the variants. */
  rest: string
}

type Context = Pick<TurnContext, 'deps' | 'signal' | 'state'>

const twoNumbers = /\d[^\d]+\d/u

/** «40 чёрных и 20 синих второй», 黑色40个藏青20个: numbers beside what options are called, all of one offer; `undefined` of other messages, and
 * where fewer than `least` are counted. */
export async function variantsInSum({ deps, signal, state }: Context, written: string, least = 2): Promise<VariantsInSum | undefined> {
  if (state.last.length === 0) return undefined
  const message = withModelsNamed(withLatinSizes(written), foldText(withLatinSizes(written)), state.wish?.device)
  const each = eachOf(message)
  const ofEach = each && !each.isSum ? each.count : undefined
  if (ofEach === undefined && least > 1 && !twoNumbers.test(message)) return undefined
  const whole = readMessage(message, true, state.wish)
  const counted: Counted = { message, whole, wish: state.wish ?? emptyWish(), least, ...(ofEach === undefined ? {} : { ofEach }) }
  const id = idMeant(whole, state)
  // "Take 20 pink and 10 grey, how much?" of those shown is asked of the first that has them all.
  const isOfAny = id === undefined && ofEach === undefined && !whole.reference && !whole.asksForOthers && isPriced(message, whole)
  for (const one of id === undefined ? (isOfAny ? state.last.map(({ id: shown }) => shown) : []) : [id]) {
    const offer = await deps.findOffer(one, signal)
    signal.throwIfAborted()
    const variants = offer && variantsOfOffer(offer, counted)
    if (variants && (id !== undefined || variants.parts.every(({ reading }) => saysColor(reading) && !lacks(offer, reading))))
      return variants
  }
  return undefined
}

/** A message that counts variants, and what it is said of. */
interface Counted {
  message: string
  whole: Reading
  wish: Wish
  least: number
  ofEach?: number
}

const isPriced = (message: string, { fields, types }: Reading): boolean =>
  types.length === 0 && (fields.includes('price') || namesSum(message))
const saysColor = ({ colors }: Reading): boolean => colors.length > 0
const lacks = (offer: Offer, reading: Reading): boolean =>
  lacksNamed(offer, reading) || (reading.device !== undefined && otherDevices(offer, reading.device).length > 0)

function variantsOfOffer(offer: Offer, { message, whole, wish, least, ofEach }: Counted): VariantsInSum | undefined {
  const isOfOthers = ({ types }: Reading): boolean => !types.every((type) => areRelated([type], wish.types))
  const partIn = (piece: string): Open | undefined => partOf(offer, piece, isOfOthers)
  const parts =
    ofEach === undefined ? partsCounted(message, partIn) : (partsOfAll(message, ofEach, offer) ?? partsOfEach(message, ofEach, partIn))
  if (
    !parts ||
    parts.length < least ||
    new Set(parts.map(({ reading }) => JSON.stringify(looksOf(reading)) + calledIn(offer, reading))).size < parts.length
  )
    return undefined
  const quantity = parts.reduce((sum, { count }) => sum + count, 0)
  const isOfThem = (text: string): boolean => {
    const { fields, topics, isQuestion } = readMessage(text, true, wish)
    if (piecesOf(text).some(partIn) || namesSum(text) || asMany.test(text)) return true
    return topics.length === 0 && fields.every((field) => ofVariants.has(field)) && (!isQuestion || fields.length > 0)
  }
  return {
    offer,
    parts: parts.map((part) => ({ ...part, wish: { ...ofVariantNamed(wish, [withShared(part.reading, parts)]), quantity } })),
    quantity,
    fields: [...whole.fields, ...(asMany.test(message) ? (['stock'] as const) : [])],
    rest: clausesOf(message)
      .map(({ text }) => text)
      .filter((text) => ofEach === undefined && !isOfThem(text))
      .join('')
      .trim(),
  }
}

/** What is told of every variant that is counted. */
const ofVariants: ReadonlySet<string> = new Set(['price', 'source-price', 'stock', 'weight'])

/** «Есть столько?», "do they have that many?", 有这么多吗: how many there are of what was counted. */
const asMany = /(?<!\p{L})столько(?!\p{L})|(?<![a-z])(?:that|so) many(?![a-z])|这么多/iu

/** The one offer that a message is of: the one at its place, else the one that is spoken of. */
function idMeant({ reference, asksForOthers }: Reading, { focus, last }: State): string | undefined {
  const [place = 0, ...others] = reference?.kind === 'places' ? reference.places : []
  // "And is there anything with more?" is a question of its own behind a place.
  if (asksForOthers && place === 0) return undefined
  if (others.length > 0 || (reference && reference.kind !== 'places' && reference.kind !== 'this')) return undefined
  if (place !== 0) return last.at(place > 0 ? place - 1 : place)?.id
  return focus ?? (last.length === 1 ? last[0]?.id : undefined)
}

const looksOf = ({ colors, sizes, sides, measures, device }: Reading): Looks => ({
  colors,
  sizes,
  measures,
  ...(sides ? { sides } : {}),
  ...(device === undefined ? {} : { device }),
})
const saysLooks = ({ colors, sizes, sides, measures, device }: Reading): boolean =>
  colors.length + sizes.length + measures.length > 0 || sides !== undefined || device !== undefined

/** Values of the options that a variant is called by, as `pid:vid`. */
const calledIn = (offer: Offer, reading: Reading): string[] =>
  [...wantedPairs(offer, ofVariantNamed(emptyWish(), [reading]))].flatMap(([pid, vids]) => [...vids].map((vid) => `${pid}:${vid}`))

/** A variant, with how many of it where its piece of the message says that. */
type Open = Omit<Part, 'count'> & Partial<Pick<Part, 'count'>>

/** "20 in L". */
const beforeSize = /(?<=\d) (?:in|of|в) (?=(?:size |размере? )?(?:x{0,3}[sml]|\dxl)(?!\p{L}))/iu
/** "24" of a pan that is sold in 24 and 28 cm: bare numbers are the sizes that its options measure. */
function asMeasured(offer: Offer, reading: Reading): Reading {
  const { sizes, measures } = factsOf(offer)
  const [size, ...others] = reading.sizes.filter((one) => /^\d+$/u.test(one))
  if (size === undefined || others.length > 0 || sizes.length > 0 || !measures.some(({ dimension }) => dimension === 'length'))
    return reading
  return { ...reading, sizes: [], measures: [...reading.measures, { dimension: 'length', target: Number(size) * 10 }] }
}

/** What a piece of a message calls of the variants of an offer. */
function partOf(offer: Offer, piece: string, isOfOthers: (reading: Reading) => boolean): Open | undefined {
  const { count, rest } = countIn(piece.replace(beforeSize, ' pcs '))
  const reading = asMeasured(offer, readMessage(withoutReference(rest).trim(), true))
  if (isOfOthers(reading) || !(saysLooks(reading) || calledIn(offer, reading).length > 0)) return undefined
  return { reading, ...(count === undefined ? {} : { count }) }
}

/** Each variant that has a number beside it; `undefined` where a number is of something else. */
function partsCounted(message: string, partIn: (piece: string) => Open | undefined): Part[] | undefined {
  const parts: Part[] = []
  const others: number[] = []
  let open: Open | undefined
  let last: Reading | undefined
  let lead: Reading | undefined
  for (const piece of piecesOf(withVariantsApart(message).replaceAll(/[:：]\s*/gu, ', '))) {
    const part = partIn(piece)
    // "10x15 – 1000 pcs".
    const { count } = part ?? countIn(withoutReference(piece))
    const counted = part ?? open
    if (parts.length === 0 && part && count === undefined) lead = part.reading
    if (counted && count !== undefined) parts.push({ ...counted, count })
    else if (count !== undefined) others.push(count)
    open = part && count === undefined ? part : undefined
    last = open?.reading ?? (count === undefined ? last : undefined)
  }
  const quantity = parts.reduce((sum, { count }) => sum + count, 0)
  if (!others.every((count) => count === quantity)) return undefined
  // "100 black: 30 M, 30 L and 40 XL" are so many in all.
  const whole = parts.find(
    ({ count, reading }) =>
      count * 2 === quantity &&
      reading.sizes.length === 0 &&
      parts.every((part) => part.reading === reading || part.reading.sizes.length > 0),
  )
  const each = parts.length > 2 && whole ? parts.filter((part) => part !== whole) : parts
  // "20 in L and 30 in XL, black", «первой белой 20 M и 15 L»: what stands apart from them is said of all.
  const colors = [each === parts ? undefined : whole?.reading, last, lead].find((one) => one?.colors.length)?.colors ?? []
  return each.map((part) => (part.reading.colors.length > 0 ? part : { ...part, reading: { ...part.reading, colors } }))
}

const allOf = {
  sizes:
    /(?<![a-z])(?:each|every|all) (?:of the )?sizes?(?![a-z])|(?<!\p{L})(?:кажд\p{L}+|всех) размер\p{L}*|[每各](?:个|种)?(?:尺码|码数?|号|尺寸)|所有(?:尺码|码|尺寸)/iu,
  colors:
    /(?<![a-z])(?:each|every|all) (?:of the )?colou?rs?(?![a-z])|(?<!\p{L})(?:кажд\p{L}+|всех) (?:цвет|расцвет)\p{L}*|[每各](?:个|种)?(?:颜色|色)|所有颜色/iu,
} as const
/** "10 of each size" of an offer: so many of each that it has. */
function partsOfAll(message: string, count: number, offer: Offer): Part[] | undefined {
  const field = allOf.sizes.test(message) ? 'sizes' : allOf.colors.test(message) ? 'colors' : undefined
  const group = field && offer.options.find((option) => isOption(option, field))
  const { [field ?? 'sizes']: named, ...said } = readMessage(message, true)
  // Those that are named are meant alone.
  if (!group || group.values.length < 2 || named.length > 0) return undefined
  const { colors = [], sizes = [] } = said as Partial<Looks>
  return group.values.map(({ name }) => {
    const reading = readMessage(pickText(name, 'en') ?? '', true)
    return { count, reading: { ...reading, colors: [...reading.colors, ...colors], sizes: [...reading.sizes, ...sizes] } }
  })
}

/** "10 each black, pink and green". */
function partsOfEach(message: string, count: number, partIn: (piece: string) => Open | undefined): Part[] | undefined {
  const pieces = piecesOf(message)
  const named = pieces.flatMap((piece) => partIn(piece)?.reading ?? [])
  const each = named.flatMap((reading) =>
    reading.colors.length > 1 ? reading.colors.map((color) => ({ ...reading, colors: [color], written: '' })) : [reading],
  )
  const counts = [count, count * each.length]
  const isOfOthers = pieces.some((piece) => !counts.includes(countIn(piece).count ?? count))
  return isOfOthers ? undefined : each.map((reading) => ({ count, reading }))
}

/** "30 queen and 20 double white" are white both: what one of them alone says of colour or size is said of all. */
function withShared(reading: Reading, parts: readonly Part[]): Reading {
  const shared = <Key extends keyof Looks>(key: Key): Partial<Pick<Looks, Key>> => {
    const isSaid = (said: Looks[Key]): boolean => (Array.isArray(said) ? said.length > 0 : said !== undefined)
    const said = parts.map((part) => part.reading[key] as Looks[Key]).filter(isSaid)
    const isOne = new Set(said.map((one) => JSON.stringify(one))).size === 1
    return isOne && !isSaid(reading[key] as Looks[Key]) ? ({ [key]: said[0] } as Pick<Looks, Key>) : {}
  }
  return { ...reading, ...shared('colors'), ...shared('sizes'), ...shared('sides'), ...shared('measures') }
}

/** What so many of each variant cost, how many there are where that is asked or too few, and what all of them come to. */
export async function* variantsTurn(context: TurnContext, { offer, parts, quantity, fields }: VariantsInSum): TurnSteps {
  const { deps, texts, language, state } = context
  yield progress(texts.progress.opening)
  const priced = parts.map((part) => ({
    ...part,
    price:
      lacksNamed(offer, part.reading) || (part.reading.device !== undefined && otherDevices(offer, part.reading.device).length > 0)
        ? undefined
        : unitPrice(offer, part.wish, deps.rate),
  }))
  const lines = priced.map(({ price, count, wish, reading }) => {
    if (!price) return lackingText(context, offer, reading) ?? texts.reason.priceUnknown
    const ofCount = { ...wish, quantity: count }
    const names = namesOfPairs(offer, stockMeant(offer, wish).named, language)
    const name = (names.length > 0 ? names : reading.colors.map((color) => conceptName(color, language))).join(texts.comma)
    const isStockTold = fields.includes('stock') || isShort(offer, ofCount)
    const stock = isStockTold ? stockText(offer, ofCount, language, count) : undefined
    const cost = pricedAt(context, offer, price, count)
    return [name === '' ? cost : texts.ask.field(name, cost), stock].filter((one) => one !== undefined).join('; ')
  })
  const there = priced.flatMap(({ price, count }) => (price ? [{ price, count }] : []))
  const unit = unitOf(offer, language)
  const of: Wish = { ...(state.wish ?? emptyWish()), quantity }
  const totals = [
    texts.sum.total(totalOf(context, there)),
    ...(fields.includes('source-price') ? [texts.ask.field(texts.ask.fields['source-price'], sourceTotalOf(context, offer, there))] : []),
  ]
  const said = [
    ...(quantity < offer.moq ? [texts.ask.belowMinimum(texts.pieces(quantity), texts.pieces(offer.moq, unit))] : []),
    ...(there.length > 1 ? totals : []),
    ...(fields.includes('weight') ? [lotWeightAnswer(context, offer, of).text] : []),
  ]
  yield answer(
    paragraph(`${escapeHtml(texts.ask.of(placeOf(state, offer.id)))} ${titleOf(offer, language)}`) +
      list(lines.map(escapeHtml)) +
      paragraph(escapeHtml(said.map((one) => sentence(one, language)).join(texts.gap))),
    chipsOfShown(context),
  )
  yield { type: 'cards', cards: [toCard(offer, of, language, deps.rate)] }
  const counted = {
    id: offer.id,
    parts: parts.map(({ count, reading }) => {
      const own = readMessage(reading.written, true).colors.length > 0 ? [] : reading.colors.map((color) => conceptName(color, language))
      return { count, said: [...own, reading.written.trim()].join(language === 'zh' ? '' : ' ').slice(0, 80) }
    }),
  }
  yield done({ ...withFocus(state.wish ? withWish(state, of) : state, [offer.id]), counted }, context)
}
