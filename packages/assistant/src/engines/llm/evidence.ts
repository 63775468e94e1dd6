import type { Language } from '@karavan/contract/language.ts'
import { pickText } from '@karavan/contract/language.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { factsOf, type OfferFacts } from '../../facts.ts'
import { isMoney, numbersIn, type Unit, type WrittenNumber } from './numbers.ts'
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
  sale: { currency: string; quantity: number; stock?: number; lotSize?: number; steps: readonly number[]; priceAt: PriceAt }
}

/** Figures and words that were said to the model, each figure with what it was: 50 pieces are no 50 %, no 50 ₽ and no 50 ml. */
interface Told {
  numbers: Map<number, Set<Unit>>
  text: string
  stated: Stated
}
const nothing = (): Told => ({ numbers: new Map(), text: '', stated: nothingStated() })

const orderNumber = /ORD-[\p{L}\p{N}-]+/giu

/** What one piece costs at a quantity, in minor units; `undefined` where nothing states it. */
export type PriceAt = (quantity: number) => { minor: number; currency: string } | undefined

/** Everything that a reply of the model may rest on: what its tools said in this turn, what is on the buyer's screen, and what the buyer wrote. */
export class Evidence {
  readonly #given = new Map<string, Given>()
  readonly #ids = new Map<string, Given>()
  /** What was told of no offer: counts, terms of the shop, orders. */
  readonly #common = nothing()
  readonly #orders = new Map<string, Told>()
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
      known.sale = toSale(offer, card, priceAt)
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
      sale: toSale(offer, card, priceAt),
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

  /** Whether the product told a number of this offer, or its seller wrote one that is no sum and no share: those prove no price. */
  toldOf(number: Figure, { told, listing }: Given): boolean {
    return has(told, number) || (!isMoney(number.unit) && number.unit !== '%' && has(listing, number))
  }

  /** Whether a number was told of no offer in particular: a count, a term of the shop, or every order that the sentence names. */
  toldOfNone(number: Figure, sentence: string): boolean {
    if (has(this.#common, number)) return true
    const orders = this.#ordersIn(sentence)
    return orders.length > 0 && orders.every((order) => order !== undefined && has(order, number))
  }

  /** Whether the buyer wrote it. */
  saidNumber(number: Figure): boolean {
    return has(this.#said, number)
  }

  wasSaid(word: string): boolean {
    return this.#said.text.includes(word.toLowerCase()) || states(this.#said.stated, word, false) || states(this.#said.stated, word, true)
  }
}

/** Whether what is told of an offer, or its seller wrote, says a word of it, or denies it. */
export const statesOf = ({ told, listing }: Given, word: string, isDenied: boolean): boolean =>
  states(told.stated, word, isDenied) || states(listing.stated, word, isDenied)

type Figure = Pick<WrittenNumber, 'value' | 'unit'>

function add(told: Told, ...texts: readonly string[]): void {
  for (const text of texts) {
    told.text += `\n${text.toLowerCase()}`
    addStated(told.stated, text)
    for (const { value, unit } of numbersIn(text)) told.numbers.set(value, (told.numbers.get(value) ?? new Set()).add(unit))
  }
}

/** A bare number may be any; a measure only itself, or one that was told without a word for what it measures. */
function has({ numbers }: Told, { value, unit }: Figure): boolean {
  const units = numbers.get(value)
  if (!units) return false
  return unit === '' || units.has(unit) || (!isMoney(unit) && unit !== '%' && units.has(''))
}

function toSale(offer: Offer, card: ProductCard, priceAt: PriceAt): Given['sale'] {
  return {
    currency: card.price_info?.currency ?? card.currency,
    quantity: card.price_info?.quantity ?? offer.moq,
    ...(offer.stock !== undefined ? { stock: offer.stock } : {}),
    ...(offer.lotSize !== undefined ? { lotSize: offer.lotSize } : {}),
    steps: offer.priceLadder.map(({ from }) => from),
    priceAt,
  }
}
