import type { Language } from '@karavan/contract/language.ts'
import { pickText } from '@karavan/contract/language.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { unitOf } from '../../explain/facts.ts'
import { factsOf, type OfferFacts } from '../../facts.ts'
import { isMoney, numbersIn, type Unit, unitAt, type WrittenNumber } from './numbers.ts'
import { addStated, nothingStated, type Stated, states } from './stated.ts'

/** An offer that the model was told of, under the name by which it may speak of it. */
export interface Given {
  ref: string
  id: string
  title: string
  url: string | undefined
  facts: OfferFacts
  /** What the product says of it: prices at quantities, terms of the offer. */
  told: Told
  /** What its seller wrote. It proves no price and promises nothing. */
  listing: Told
  /** Roubles (or the offer's own currency) for one piece at the buyer's quantity, and what else offers are ordered by. */
  order: { price?: number; moq: number; sold?: number; dispatch?: number; years?: number }
  /** What the code computes prices by. */
  sale: Sale
}
interface Sale {
  currency: string
  quantity: number
  stock?: number
  lotSize?: number
  /** What it is counted in; `undefined` for pieces. */
  unit: string | undefined
  steps: readonly number[]
  priceAt: PriceAt
}

/** A figure that was said to the model, with what it was (50 pieces are no 50 %, no 50 ₽ and no 50 ml) and the words that it stands among, in small letters. */
interface ToldNumber {
  unit: Unit
  among: string
}
/** Figures and words that were said to the model. */
interface Told {
  numbers: Map<number, ToldNumber[]>
  text: string
  stated: Stated
}
const nothing = (): Told => ({ numbers: new Map(), text: '', stated: nothingStated() })

/** How orders are named. */
export const orderNumber = /ORD-[\p{L}\p{N}-]+/giu

/** What one piece costs at a quantity, in minor units; `undefined` where nothing states it. */
export type PriceAt = (quantity: number) => { minor: number; currency: string } | undefined

/** Everything that a reply of the model may rest on: what its tools said in this turn, what is on the buyer's screen, and what the buyer wrote. */
export class Evidence {
  readonly #given = new Map<string, Given>()
  readonly #ids = new Map<string, Given>()
  /** What was told of no offer: counts, terms of the shop, orders. */
  readonly #common = nothing()
  readonly #orders = new Map<string, Told>()
  /** The buyer's orders were looked up and there are none. */
  hasNoOrders = false
  /** What the buyer said themselves. It may be repeated, and is no fact of an offer. */
  readonly #said = nothing()

  said(text: string): void {
    add(this.#said, text)
  }

  tell(text: string): void {
    add(this.#common, text)
  }

  /** What was told of one order of the buyer. It is true of no other one, and a sum of it is no price. */
  tellOrder(number: string, ...texts: readonly string[]): void {
    add(this.#common, number)
    const told = nothing()
    add(told, ...texts)
    this.#orders.set(number.toLowerCase(), told)
  }

  /** The orders that a sentence names; `undefined` among them stands for one that nobody told of. */
  #ordersIn(sentence: string): (Told | undefined)[] {
    return (sentence.match(orderNumber) ?? []).map((number) => this.#orders.get(number.toLowerCase()))
  }

  /** Whether the orders that a sentence names are the buyer's. */
  areOrdersKnown(sentence: string): boolean {
    return this.#ordersIn(sentence).every((order) => order !== undefined)
  }

  areOrdersNamed(sentence: string): boolean {
    return this.#ordersIn(sentence).length > 0
  }

  /** Whether a word was said of every order that a sentence names; false where it names none. */
  ordersSay(word: string, sentence: string): boolean {
    const orders = this.#ordersIn(sentence)
    return orders.length > 0 && orders.every((order) => order && (order.text.includes(word) || states(order.stated, word, false)))
  }

  /**
   * Makes an offer known. The same offer keeps its name. `told` and `listing`: the texts that the model reads of it, by who wrote them; `priceAt`: what it costs at other
   * quantities.
   */
  give(
    prefix: string,
    offer: Offer,
    card: ProductCard,
    language: Language,
    { told, listing, priceAt }: { told: readonly string[]; listing: readonly string[]; priceAt: PriceAt },
  ): Given {
    const known = this.#ids.get(offer.id)
    if (known) {
      add(known.told, ...told)
      add(known.listing, ...listing)
      known.sale = toSale(offer, card, language, priceAt)
      return known
    }
    const place = [...this.#given.keys()].filter((ref) => ref.startsWith(prefix)).length
    const given: Given = {
      ref: prefix === '' ? String.fromCharCode(65 + this.#countOfPlain()) : `${prefix}${place + 1}`,
      id: offer.id,
      title: pickText(offer.title, language) ?? offer.itemId,
      url: offer.productUrl,
      facts: factsOf(offer),
      told: nothing(),
      listing: nothing(),
      order: {
        ...(card.price_info ? { price: card.price_info.price } : {}),
        moq: offer.moq,
        ...(offer.salesCount !== undefined ? { sold: offer.salesCount } : {}),
        ...(offer.delivery?.dispatchHours !== undefined ? { dispatch: offer.delivery.dispatchHours } : {}),
        ...(offer.seller?.years !== undefined ? { years: offer.seller.years } : {}),
      },
      sale: toSale(offer, card, language, priceAt),
    }
    add(given.told, ...told)
    add(given.listing, ...listing)
    this.#given.set(given.ref, given)
    this.#ids.set(offer.id, given)
    return given
  }

  #countOfPlain(): number {
    return [...this.#given.keys()].filter((ref) => /^[A-Z]$/.test(ref)).length
  }

  find(ref: string): Given | undefined {
    return this.#given.get(ref.toUpperCase()) ?? this.#ids.get(ref)
  }

  get all(): readonly Given[] {
    return [...this.#given.values()]
  }

  /** What the turn has brought to the screen; where it brought nothing, what is there already. */
  get shown(): readonly Given[] {
    const own = this.all.filter(({ ref }) => ref.length === 1)
    return own.length > 0 ? own : this.all
  }

  /**
   * Whether the product told a number of this offer among such words, or its seller wrote one that is no sum and no share: those prove no price. `isSaidOf`: whether the words
   * around it name what the sentence says it of.
   */
  toldOf(number: Figure, { told, listing }: Given, isSaidOf: (among: string) => boolean): boolean {
    return has(told, number, isSaidOf) || (!isMoney(number.unit) && number.unit !== '%' && has(listing, number, isSaidOf))
  }

  /** Whether a word with digits stands in what is told of an offer. */
  writes(code: string, { told, listing }: Given): boolean {
    return hasCode(told, code) || hasCode(listing, code)
  }

  /** Whether a number was told of no offer in particular: a count, a term of the shop, or every order that the sentence names. */
  toldOfNone(number: Figure, sentence: string): boolean {
    return has(this.#common, number) || this.toldOfOrders(number, sentence)
  }

  toldOfOrders(number: Figure, sentence: string): boolean {
    const orders = this.#ordersIn(sentence)
    return orders.length > 0 && orders.every((order) => order !== undefined && has(order, number))
  }

  /** Whether the buyer wrote it. */
  saidNumber(number: Figure): boolean {
    return has(this.#said, number)
  }

  saidCode(code: string): boolean {
    return hasCode(this.#said, code)
  }

  wasSaid(word: string): boolean {
    return this.#said.text.includes(word.toLowerCase()) || states(this.#said.stated, word, false) || states(this.#said.stated, word, true)
  }
}

/** Praise and vows: that a seller writes them of their own goods makes them no word of the shop. */
const boasts =
  /^(?:лучш|хит(?:ы|а|ом)?$|лидер|топ(?:овый|овая|овые)?$|первокласс|элитн|премиум|премиальн|идеальн|уникальн|непревзойд|оригинал|подлинн|настоящ|фирменн|качествен|над[её]жн|лечи|лечеб|целеб|вылеч|излеч|сертифи|одобрен|рекомендован|проверен|гарант|выгодн|дешев|недорог|хуж|плох)|^(?:дороже|выше|ниже|больше|меньше|легче|\p{Script=Cyrillic}{3,}ее)$|^(?:worse|worst)$|^(?:best|better|top|hit|leader|leading|original|genuine|authentic|premium|perfect|ideal|unique|reliable|finest|certified|certificate|approved|cures?|heals?|healing|cheap|cheaper|cheapest|bestseller)$|最佳|最好|正品|原装|爆款|第一|领先|优质|高端|高档|可靠|治疗|治愈|认证|畅销|便宜|实惠/u
/** Whether what is told of an offer, or its seller wrote, says a word of it, or denies it. */
export const statesOf = ({ told, listing }: Given, word: string, isDenied: boolean): boolean =>
  states(told.stated, word, isDenied) || (!boasts.test(word) && states(listing.stated, word, isDenied))

type Figure = Pick<WrittenNumber, 'value' | 'unit'>

function add(told: Told, ...texts: readonly string[]): void {
  for (const text of texts) {
    told.text += `\n${text.toLowerCase()}`
    addStated(told.stated, text)
    for (const { value, unit, start } of numbersIn(text))
      told.numbers.set(value, [...(told.numbers.get(value) ?? []), { unit, among: amongWords(text, start) }])
  }
}

const label = /^[^:：\n]{1,40}[:：]/u
const partEnd = /[;；\n]|,(?!\d)|，|、/u
/** The part of a text that a figure stands in, behind the name of its field: "Размер: 42". */
function amongWords(text: string, at: number): string {
  const parts = text.split(partEnd)
  let from = 0
  const part = parts.find((one) => {
    const isHere = at < from + one.length
    if (!isHere) from += one.length + 1
    return isHere
  })
  return `${label.exec(text)?.[0] ?? ''} ${part ?? text}`.toLowerCase()
}

const anyWords = (): boolean => true
const labelUnit = /[(,（，]\s*(\p{L}{1,12})\.?\s*[)）]?\s*[:：]/u
/** Whether a number that was told bare is of a unit: pieces, or what the name of its field says, "Вес, г: 304". */
function mayBe(unit: Unit, among: string): boolean {
  if (unit === 'pieces' || unit === 'times') return true
  const [, named] = labelUnit.exec(among) ?? []
  return named !== undefined && unitAt(named, 0, 0) === unit
}
/** A bare number may be any; a measure only itself. */
function has({ numbers }: Told, { value, unit }: Figure, isSaidOf: (among: string) => boolean = anyWords): boolean {
  return (numbers.get(value) ?? []).some(
    (one) => (unit === '' || one.unit === unit || (one.unit === '' && mayBe(unit, one.among))) && isSaidOf(one.among),
  )
}

const hasCode = ({ text }: Told, code: string): boolean => wordsWithDigits(text).has(code)
const wordsWithDigits = (text: string): Set<string> =>
  new Set(text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\d]*\d[\p{Script=Latin}\p{Script=Cyrillic}\d]*/gu))

function toSale(offer: Offer, card: ProductCard, language: Language, priceAt: PriceAt): Sale {
  return {
    currency: card.price_info?.currency ?? card.currency,
    quantity: card.price_info?.quantity ?? offer.moq,
    ...(offer.stock !== undefined ? { stock: offer.stock } : {}),
    ...(offer.lotSize !== undefined ? { lotSize: offer.lotSize } : {}),
    unit: unitOf(offer, language)?.toLowerCase(),
    steps: offer.priceLadder.map(({ from }) => from),
    priceAt,
  }
}
