import { type Offer, priceAt, variantPricesOf } from '@karavan/marketplaces/port.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { parsePicturePath } from '@karavan/sample-market/picture-path.ts'
import { roubles } from '@karavan/testing/talk.ts'

/**
 * A wish by what fields of listings can say of it. Which offers meet it is counted over the whole market, with no word of the engine: where some do, cards
 * must be among them; where none does, the answer must say so.
 */
export interface Want {
  /** Kinds by the offer's picture. */
  kinds: readonly string[]
  /** What the attribute "Product type" or a title must have. */
  noun?: RegExp
  /** Each must be in a title or a field ("Material: glass", a line each and in every language). */
  states?: readonly RegExp[]
  /** The same in stricter words, where offers may meet a wish by and large: of those that meet it to the letter one at least must be found. */
  letter?: readonly RegExp[]
  /** None of these may be in one. */
  not?: readonly RegExp[]
  /** Roubles for a piece at the quantity, else at the minimum order. */
  maxRub?: number
  minRub?: number
  quantity?: number
  maxMoq?: number
  /** A logo of one's own, at this quantity where there is one. */
  hasLogo?: true
  isFactory?: true
  maxDispatchHours?: number
}

/** A card's own offer, and what it says one piece costs, in roubles. */
interface Shown {
  offer: Offer
  price: number | undefined
}

/** Said of every parcel, and no property of goods. */
const unsaid = new Set(['包装方式', '产地', '货号', '是否可定制LOGO'])
const fields = new WeakMap<Offer, string>()

/** Titles, attributes and options, a line each and in every language. */
function fieldsOf(offer: Offer): string {
  const known = fields.get(offer)
  if (known !== undefined) return known
  const lines = [...Object.values(offer.title)]
  const note = (name: Offer['title'], value: Offer['title']): void => {
    for (const language of ['zh', 'ru', 'en'] as const) lines.push(`${name[language]}: ${value[language]}`)
  }
  for (const { name, value } of offer.attributes) if (!unsaid.has(name.zh ?? '')) note(name, value)
  for (const { name, values } of offer.options) for (const value of values) note(name, value.name)
  const text = lines.join('\n')
  fields.set(offer, text)
  return text
}

/** From how many pieces on a logo is put on it; `undefined` where it is not. */
function logoFrom({ attributes }: Offer): number | undefined {
  const said = attributes.find(({ name }) => name.zh === '是否可定制LOGO')?.value.en
  const from = /^yes, from (\d+)/.exec(said ?? '')?.[1]
  return from === undefined ? undefined : Number(from)
}

const drawnKind = (offer: Offer): string | undefined =>
  offer.images.map((image) => parsePicturePath(image)?.kind).find((kind) => kind !== undefined)

function isOfKind(offer: Offer, { kinds, noun }: Want): boolean {
  const drawn = drawnKind(offer)
  return drawn !== undefined && kinds.includes(drawn) && (noun === undefined || noun.test(fieldsOf(offer)))
}

/** Roubles for a piece of each variant at the quantity. */
export function pricesOf(offer: Offer, quantity: number | undefined): number[] {
  const bought = Math.max(quantity ?? 0, offer.moq)
  const minors =
    variantPricesOf(offer)?.map(({ minor }) => minor) ?? [priceAt(offer.priceLadder, bought)].filter((one) => one !== undefined)
  return minors.map((minor) => (minor * (roubles[offer.currency] ?? Number.NaN)) / 100)
}

/** Everything but the price. */
function lacking(offer: Offer, want: Want, patterns: readonly RegExp[] = []): string[] {
  const text = fieldsOf(offer)
  const from = logoFrom(offer)
  return [
    ...(isOfKind(offer, want) ? [] : ['of another kind']),
    ...patterns.filter((one) => !one.test(text)).map((one) => `lacks ${one}`),
    ...(want.not ?? []).filter((one) => one.test(text)).map((one) => `has ${one}`),
    ...(want.hasLogo && (from === undefined || (want.quantity !== undefined && from > want.quantity)) ? [`logo from ${from}`] : []),
    ...(offer.moq > Math.min(want.quantity ?? Number.POSITIVE_INFINITY, want.maxMoq ?? Number.POSITIVE_INFINITY)
      ? [`minimum ${offer.moq}`]
      : []),
    ...(want.isFactory && !offer.seller?.isFactory ? ['no factory'] : []),
    ...(want.maxDispatchHours !== undefined && !((offer.delivery?.dispatchHours ?? Number.POSITIVE_INFINITY) <= want.maxDispatchHours)
      ? ['dispatch']
      : []),
  ]
}

const isPricedWithin = (price: number | undefined, { minRub = 0, maxRub = Number.POSITIVE_INFINITY }: Want): boolean =>
  price !== undefined && price <= maxRub + 0.5 && price >= minRub - 0.5

let market: Map<string | undefined, Offer[]> | undefined

/** All offers of the kinds of a wish, whatever else it says. */
export function offersOf(want: Want): Offer[] {
  market ??= Map.groupBy(generateMarket(), drawnKind)
  return want.kinds.flatMap((kind) => market!.get(kind) ?? []).filter((offer) => isOfKind(offer, want))
}

/** How many offers of the market meet a wish: to the letter, whichever variant is bought, and by and large in some variant. */
export function countMeeting(want: Want): { surely: number; perhaps: number } {
  const hasPrice = want.maxRub !== undefined || want.minRub !== undefined
  const perhaps = offersOf(want).filter(
    (offer) =>
      lacking(offer, want, want.states).length === 0 &&
      (!hasPrice || pricesOf(offer, want.quantity).some((price) => isPricedWithin(price, want))),
  )
  const surely = perhaps.filter(
    (offer) =>
      lacking(offer, want, want.letter ?? want.states).length === 0 &&
      (!hasPrice || pricesOf(offer, want.quantity).every((price) => isPricedWithin(price, want))),
  )
  return { surely: surely.length, perhaps: perhaps.length }
}

/** Words by which an answer says that nothing meets the wish whole. */
const admissions = [
  /Nothing|nothing for|found no|No listing|do not state|above your quantity|No [^.]+ fit, so/,
  /ичего нет|е наш[её]л|не указано|В описаниях этих|подходящих нет|Минимальный заказ у некоторых/,
  /没有同时满足|没有找到|未注明|信息中没有|起订量高于|没有符合/,
]

/** Words by which an answer sets those that meet the wish apart from the others. */
const apart = /Only the first|указано только у перв|只有前/

/** What is wrong with the cards and the text as an answer to a wish, a line each. */
export function wrongBy(want: Want, html: string, shown: readonly Shown[]): string[] {
  const { surely } = countMeeting(want)
  const text = html.replace(/<[^>]+>/g, ' ')
  const misses = shown.flatMap(({ offer, price }) => {
    const said = lacking(offer, want, want.states)
    if (!isPricedWithin(price, want)) said.push(`price ${price}`)
    return said.length === 0 ? [] : [`${said.join(', ')}: ${offer.title.ru} (${offer.id})`]
  })
  if (surely === 0) {
    if (admissions.some((one) => one.test(text)) || (shown.length > 0 && misses.length === 0)) return []
    return [`none meets it, and the answer does not say so: ${text.slice(0, 160)}`, ...misses]
  }
  if (shown.length === 0) return [`no cards, though ${surely} meet it: ${text.slice(0, 160)}`]
  // What is said to stand apart behind the first does.
  const isFirstMeeting = lacking(shown[0]!.offer, want, want.states).length === 0
  if (isFirstMeeting && apart.test(text)) return []
  return misses.length === 0 ? [] : [`${surely} meet it: ${text.slice(0, 160)}`, ...misses]
}
