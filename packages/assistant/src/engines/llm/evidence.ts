import type { Language } from '@karavan/contract/language.ts'
import { pickText } from '@karavan/contract/language.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { factsOf, type OfferFacts } from '../../facts.ts'

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
}

/** Figures and words that were said to the model. Sums and shares are kept apart: 50 pieces are no 50 %. */
interface Told {
  numbers: Set<number>
  sums: Set<number>
  percents: Set<number>
  text: string
}
const nothing = (): Told => ({ numbers: new Set(), sums: new Set(), percents: new Set(), text: '' })

/** A number as texts in three languages write it: 1 234,50; 1,234.50; 12%. */
export const numberPattern = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?/gu
const currencyAfter = /^\s*(?:₽|руб|р\.|р(?!\p{L})|rub|¥|元|块|юан|cny|rmb|yuan|\$|usd|долл|dollar|€|eur|евро|卢布|美元)/iu
const currencyBefore = /(?:[$€¥₽]|usd|rub|cny|rmb)\s*$/iu

export type NumberKind = 'sums' | 'percents' | 'numbers'
export interface WrittenNumber {
  value: number
  kind: NumberKind
  end: number
}

/** The numbers of a text, each as what it is: money, a share, or anything else. */
export function numbersIn(text: string): WrittenNumber[] {
  return [...text.matchAll(numberPattern)].map((match) => {
    const end = match.index + match[0].length
    const [before, after] = [text.slice(Math.max(0, match.index - 6), match.index), text.slice(end, end + 12)]
    const kind = /^\s*(?:%|процент|percent|％)/iu.test(after)
      ? 'percents'
      : currencyAfter.test(after) || currencyBefore.test(before)
        ? 'sums'
        : 'numbers'
    return { value: toNumber(match[0]), kind, end }
  })
}

function toNumber(written: string): number {
  const plain = written.replace(/[ \u00a0\u202f]/g, '')
  return Number(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.'))
}

/** Everything that a reply of the model may rest on: what its tools said in this turn, what is on the buyer's screen, and what the buyer wrote. */
export class Evidence {
  readonly #given = new Map<string, Given>()
  readonly #ids = new Map<string, Given>()
  /** What was told of no offer: counts, terms of the shop, orders. */
  readonly #common = nothing()
  /** What the buyer said themselves. It may be repeated, and is no fact of an offer. */
  readonly #said = nothing()

  said(text: string): void {
    add(this.#said, text)
  }

  tell(text: string): void {
    add(this.#common, text)
  }

  /** Makes an offer known. The same offer keeps its name. `told` and `listing`: the texts that the model reads of it, by who wrote them. */
  give(prefix: string, offer: Offer, card: ProductCard, language: Language, { told, listing }: { told: string; listing: string }): Given {
    const known = this.#ids.get(offer.id)
    if (known) {
      add(known.told, told)
      add(known.listing, listing)
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
    }
    add(given.told, told)
    add(given.listing, listing)
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

  /** Whether a number was told of these offers, is the buyer's own, or, where no offer is named, was told of none in particular. */
  hasNumber({ value, kind }: Pick<WrittenNumber, 'value' | 'kind'>, of: readonly Given[], isNamed: boolean): boolean {
    const isIn = (told: Told): boolean =>
      kind === 'numbers' ? told.numbers.has(value) || told.sums.has(value) || told.percents.has(value) : told[kind].has(value)
    // Sums and shares that a seller wrote into a title are no prices.
    const isOf = ({ told, listing }: Given): boolean => isIn(told) || (kind === 'numbers' && listing.numbers.has(value))
    return isIn(this.#said) || (!isNamed && isIn(this.#common)) || of.some(isOf)
  }

  /** Whether the product itself said a word: of these offers, or of none in particular. */
  hasWord(word: string, of: readonly Given[]): boolean {
    const wanted = word.toLowerCase()
    return this.#common.text.includes(wanted) || of.some(({ told }) => told.text.includes(wanted))
  }

  /** The same, with what sellers wrote and what the buyer said. */
  wasNamed(word: string, of: readonly Given[]): boolean {
    const wanted = word.toLowerCase()
    return this.hasWord(word, of) || this.wasSaid(word) || of.some(({ listing }) => listing.text.includes(wanted))
  }

  wasSaid(word: string): boolean {
    return this.#said.text.includes(word.toLowerCase())
  }
}

function add(told: Told, text: string): void {
  told.text += `\n${text.toLowerCase()}`
  for (const { value, kind } of numbersIn(text)) told[kind].add(value)
}
