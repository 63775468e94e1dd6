import type { OrderStatus } from '@karavan/contract/orders.ts'
import type { Point } from '../explain/point.ts'
import type { Field } from '../interpret/grammar/fields-asked.ts'
import type { ForbiddenKind } from '../interpret/grammar/forbidden.ts'
import type { ServiceTopic } from '../interpret/grammar/service-wordings.ts'
import type { Dimension, Facet, TraitKind } from '../wish.ts'

/**
 * Every sentence the rules engine can say, in one language. Arguments are finished texts (formatted prices, names) unless they are numbers; nothing
 * here is HTML, so that the caller escapes once.
 */
/** What is told of a stock beside its number. */
export interface Counted {
  unit?: string | undefined
  wanted?: number | undefined
  of?: string
}

export interface Texts {
  /** 1234.5 -> the language's own digits grouping. */
  number(value: number): string
  /** So many of a unit as offers name it ("200 пар"), of pieces where none is given. */
  pieces(count: number, unit?: string): string
  perPiece(price: string, unit: string | undefined): string
  /** Between the items of a list, and between sentences. */
  comma: string
  gap: string
  /** The lowest of several prices. */
  fromPrice(price: string): string
  measure(dimension: Dimension, value: number): string
  /** Goods for a wish that only says gift: the kinds that were looked for. */
  gifts(kinds: string[]): string
  /** Goods that an occasion needs, the kinds that were looked for: `occasion` as it stands after "for". */
  needs(occasion: string, kinds: string[]): string
  /** Sides in mm, the shortest first: "150×200 см". */
  sides(values: readonly number[]): string
  years(count: number): string
  percent(share: number): string

  /** Goods that are named by a picture alone. */
  likePicture: string
  progress: {
    reading: string
    /** While a picture is compared. */
    looking: string
    searching(goods: string): string
    found(count: number, quantity: number | undefined): string
    /** While the named sources are waited for. */
    early(labels: string[]): string
    relaxing: string
    /** The cards are there, the words are not. */
    writing: string
    opening: string
    comparing(count: number): string
  }

  /** Names of conditions in a list behind the goods: "чёрный", "до 400 ₽ за штуку". */
  condition: {
    /** Any textile. */
    textile: string
    /** `areAllWanted`: each of them, and not one or the other. */
    color(names: string[], areAllWanted?: boolean): string
    notColor(names: string[]): string
    severalColors: string
    without(names: string[]): string
    /** Words that must not stand in a listing. Whether the goods have what they name no listing says. */
    notWords(words: string[]): string
    size(names: string[]): string
    measureBetween(low: string, high: string): string
    measureFrom(low: string): string
    measureTo(high: string): string
    device(name: string): string
    figureAbove(name: string, value: string): string
    figureBelow(name: string, value: string): string
    priceTo(price: string): string
    priceFrom(price: string): string
    priceBetween(low: string, high: string): string
    priceAbout(price: string): string
    measureAbout(measure: string): string
    budget(sum: string): string
    moqTo(count: number): string
    dispatchWithin(hours: number): string
    inStock: string
    seller(name: string): string
    factory: string
    sellerYears(count: number): string
    words(text: string): string
  }

  answer: {
    /** `goods` '' where only conditions say what is looked for; `prices` and `count` '' where there is nothing to say. */
    shown(given: { goods: string; conditions: string; prices: string; count: string; isMore: boolean }): string
    /** One offer is all that fits, or all that is left. */
    single(given: {
      goods: string
      conditions: string
      prices: string
      isMore: boolean
      /** Its listing states all that is wished for. */
      isProven: boolean
    }): string
    /** What is shown where only words say what is looked for; they come quoted. */
    forWords(words: string): string
    /** So many of all that fit are shown. */
    someOf(shown: number, total: number, atLeast: boolean): string
    /**
     * Prices of a piece from the lowest to the highest of those shown. `unit` as the cards have it, `mixedUnits` where they differ; `hasMinimum` where
     * they hold from more than one piece on.
     */
    prices(low: string, high: string | undefined, unit: string | undefined, quantity: number | undefined, hasMinimum: boolean): string
    /** Offers stand in the order of a field; `field` is its name. */
    extremeFirst(field: string, isMost: boolean): string
    askNumber(number: number): string
    /** That goods were chosen by their look alone. */
    byLook: string
    askQuantity: string
    /** The offer to take, with what speaks for it; `closest` where nothing but its words does. */
    pick(title: string, facts: string): string
    closest(title: string, facts: string): string
    /** The offer to weigh against it: what it is better in, if anything. */
    rather(point: Point | undefined, title: string, facts: string): string
    noMore(goods: string): string
    /** Of several goods that were named those of which there are none. */
    noneOf(kinds: string[]): string
    /** One of several goods of which nothing meets a condition that the others meet. */
    kindWithout(kind: string, condition: string): string
    /** Only so many of those shown, which come first, say these words of what they are for. */
    servingFirst(words: string, count: number): string
    /** Which of those shown state it, where they are not the first, or another denies it. */
    statedBy(words: string, places: readonly string[]): string
    unknownWords(phrases: readonly string[]): string
    /** What the buyer's words were taken for, and how many of those shown, the first, state it; all of them where `stating` is missing. */
    understoodAs(said: string, name: string, isStated: boolean): string
    keptQuantity(quantity: number): string
    conditionsLeft(conditions: readonly string[]): string
    /** `counts`: each of several goods with how many of it are wanted. */
    pricesFor(counts: string[]): string
    cheaperThan(price: string): string
    /** Cheaper than one that was spoken of, and not than all that were shown. */
    below(price: string): string
    cheapestAlready(price: string): string
    /** A larger order has a lower price of a piece. */
    cheaperFrom(count: string, price: string): string
    /** Nothing is thicker, lighter and so on. */
    nothingBeyond(figure: string): string
    /** An earlier search of the talk goes on. */
    backTo(goods: string): string
    /** A bound that "cheaper" or "dearer" had put there ended with another condition. */
    /** No goods of the kind fit, and some of the next wider one do. */
    widerKind(narrow: string, wide: string): string
    boundLifted: string
    noOtherColors(names: string[]): string
    colorsUnknown: string
    dearerThan(price: string): string
    biggerThan(measure: string): string
    /** Those shown need so many or more. */
    smallerMinimum(count: number): string
    oneIsEnough: string
    smallerThan(measure: string): string
    noMeasure: string
    restored: string
    /** Before others than those that are not what is wanted. */
    whatIsWrong: string
    nothingToRestore: string
    dropped(facets: string[]): string
    failed(labels: string[]): string
    /** One way to these marketplaces has answered, and another one has not. */
    failedPartly(labels: string[]): string
    /** They may be asked again `ahead` ("in 3 hours"), where that is known; what is shown of them, if anything, is from `ago`. */
    quotaSpent(labels: string[], ahead: string | undefined, ago: string | undefined): string
    /** They take no more requests at this moment; what is shown of them, if anything, is from `ago`. */
    overloaded(labels: string[], ago: string | undefined): string
    /** They do not answer, and what is shown of them is from `ago` ("3 hours ago"). */
    failedShown(labels: string[], ago: string): string
    allFailed: string
    noRate(currency: string): string
    unknownFacets(names: string[]): string
    /** What would be nice is stated by all of those shown. */
    allHave(name: string): string
    /** What a limit in another currency is in the one that prices are shown in. */
    isAbout(amount: string, shown: string): string
    /** Which of the offers shown have every colour that was asked for. */
    everyColor(places: 'all' | string[]): string
    someAboveMinimum: string
    /** Of several that are shown one alone has as many as are wanted. */
    onlySupplies(place: number, wanted: string): string
    /** Nobody has as many as are wanted; `most`: what there is. */
    noneSupplies(wanted: string, most: string, isOne: boolean): string
  }

  empty: {
    /** Nothing fits; this is the condition that empties the result. */
    because(facet: string, goods: string, isOne: boolean): string
    lowestPrice(bound: string, price: string, quantity: number | undefined): string
    highestPrice(bound: string, price: string): string
    nearestMeasure(wanted: string, nearest: string): string
    colorsThere(wanted: string, there: string): string
    smallestMoq(wanted: number, smallest: number): string
    nearest: string
    /** What was in the way before is so still. */
    still(names: string[], goods: string): string
    several(facets: string[], goods: string): string
    nothing(goods: string): string
    /** Goes on after `nothing`: what there is of a wider kind. */
    wider(goods: string): string
    /** In place of `nothing`, where the same goods were not found before either. */
    stillNothing(goods: string): string
    /** Goes on after `nothing`: kinds, of those there are, that the buyer's word may mean. */
    kindsOf(names: string[]): string
    /** What would go with those shown nobody states; kinds of the same sort that there are. */
    companions(kinds: string[]): string
    /** Something is asked of goods that nobody sells. */
    noneToAsk(goods: string): string
    /** Goes on after `nothing`: all that there are of these goods state to be for others than is wished. */
    forOthers(goods: string, stated: string[]): string
    /** Of goods that have a name, and that no seller has. */
    unsold: string
    hint: string
  }

  facet: Record<Facet, string>
  /** Wished traits of one kind as something that offers state or lack: "who they are for (men)". */
  trait: Record<TraitKind, (names: string) => string>
  /** A chip that gives a facet up; the engine reads it back. */
  giveUp: Record<Facet, string>

  reason: {
    price(perPiece: string, quantity: number | undefined, moq: number, unit?: string): string
    priceUnknown: string
    lot(sum: string, quantity: number, unit?: string): string
    seller(years: number): string
    factory: string
    repurchase(share: string): string
    sold(count: number): string
    dispatch(hours: number): string
    minimum(count: number, unit?: string): string
    /** What an offer alone is the best in of those shown. `value`: its figure in words. */
    best: Record<Point, (value: string) => string>
    matchesWords(words: string): string
    /** A property that the offer has from so many pieces on; 1 where it always has it. */
    traitFrom(name: string, pieces: number): string
    /** A wished property that it has only from more pieces on. */
    traitOnlyFrom(name: string, pieces: number): string
    /** A wished property that the listing itself denies. */
    traitDenied(name: string): string
    /** What the listing states where something else was wished: winter for summer. */
    traitInstead(name: string): string
    belowMinimum(moq: number, unit?: string): string
    /** The kit that a price is of where others cost more. */
    priceOfKit(name: string): string
    /** `given`: the wanted quantity put up to whole lots. */
    partialLot(lot: number, given: number, unit?: string): string
  }

  highlight: {
    factory: string
    years(count: number): string
    repurchase(share: string): string
    sold(count: number): string
    dispatch(hours: number): string
    from(place: string): string
    stock(count: number, unit?: string): string
    colors(names: string[]): string
    sizes(names: string[]): string
    nextStep(from: number, price: string, unit?: string): string
  }

  chips: {
    cheaper: string
    more: string
    compare: string
    second: string
    quantity(count: number): string
    color(name: string): string
    priceTo(price: string): string
    bigger: string
    factoryOnly: string
    fast: string
    popular: string
    restore: string
    examples: string[]
    delivery: string
    payment: string
    find(goods: string): string
  }

  link: { found: string; unknown: string; unconnected: string; unsupported: string; short: string }
  details: {
    intro(place: number): string
    ladder: string
    minimum(count: number, unit?: string): string
    lots(count: number, unit?: string): string
    options(name: string, values: string): string
    /** `wanted`: whether there are so many is told as well. `of`: the variant that is counted, '' for all of them. */
    stock(count: number, counted?: Counted): string
    colors(names: string): string
    hasColor(name: string): string
    lacksColor(name: string): string
    noSuch(place: number, shown: number): string
    /** The last selection has so many offers, too few for what was pointed at. */
    ofEarlier(shown: number): string
    gone: string
  }
  /** Answers to questions about offers shown. `name`: of a property or a field, as it stands before a colon. */
  ask: {
    /** Which of the offers shown, by its index from 1. */
    of(place: number): string
    /** `evidence`: the field that says so. */
    yes(name: string, evidence: string): string
    /** Only orders of `from` pieces or more have it; `wanted` pieces are asked for. */
    /** So many pieces and more. */
    piecesFrom(pieces: string): string
    /** That the seller says there is none. */
    none(name: string): string
    /** Concludes a question of which of them do something; `places` as `of` says them. */
    thoseThatDo(places: string[]): string
    noneDoes: string
    yesFrom(name: string, from: number, wanted: number | undefined, evidence: string): string
    no(name: string, evidence: string): string
    dispatch(hours: number): string
    /** What so many weigh together, behind what one weighs (`said`). */
    lotWeight(said: string, lot: string, weight: string): string
    /** Whether goods that are sent so (`dispatch`) leave by the time that was asked for. */
    byThen(dispatch: string, isInTime: boolean): string
    printTime: string
    /** `name` is empty where no words of the buyer say what is not stated; so in `notStatedBy` and `nobodyStates`. */
    unknown(name: string): string
    among(name: string, all: readonly string[]): string
    /** That a listing names a material and not how much of it there is. */
    shareUnknown: string
    notAmong(name: string, all: readonly string[]): string
    field(name: string, value: string): string
    quoted(text: string): string
    evidence: Record<'title' | 'description', string>
    stated: string
    priceFrom(from: string, price: string): string
    priceAt(each: string, count: string, sum: string): string
    belowMinimum(wanted: string, minimum: string): string
    /** A sum is less than the smallest order comes to. */
    belowSum(sum: string): string
    /** So many may be had for a sum. */
    forSum(sum: string, count: string): string
    /** The price of one in the smallest order, where one in a lot costs less. */
    lowerThan(price: string, minimum: string): string
    sameAs(minimum: string): string
    /** Of a person. */
    age(count: number): string
    /** Grams for a square metre. */
    density(value: number): string
    thickness(millimetres: number): string
    pages(sheets: number): string
    brightness(lumens: number): string
    pressure(atmospheres: number): string
    resolution(dpi: number): string
    temperature(celsius: number): string
    'running-time'(hours: number): string
    warmth(hours: number): string
    torque(newtonMetres: number): string
    voltage(volts: number): string
    first(name: string): string
    alike(name: string): string
    others: string
    notStatedBy(name: string, places: readonly string[]): string
    nobodyStates(name: string): string
    /** Before others that are what was asked of so many that are not. */
    othersThat(count: number): string
    /** The same behind what none of those shown states. */
    othersState: string
    /** Before the offers that say in words what none states in figures. */
    saidInWords(name: string): string
    /** Before the offers that state for whom or what they are. */
    allState(name: string): string
    suiting(name: string): string
    /** No offer states it; `name` as above. */
    noneSuiting(name: string): string
    fields: Record<Field, string>
  }
  /** What several goods come to together. */
  sum: {
    /** What all goods of a sum weigh. */
    weight(all: string): string
    total(sum: string): string
    /** What one kit comes to, and all of them. */
    kit(one: string): string
    kits(one: string, count: number, all: string): string
    /** Before the offers that are added up. */
    ofShown: string
    ofCheapest: string
    /** Of one that nobody said how many of are wanted. */
    countOpen: string
    /** They have no price, and are not in the sum. */
    without(titles: string[]): string
    /** `left` '' where nothing is; `isEach` of one kit. */
    fits(limit: string, left: string, isEach: boolean): string
    exceeds(limit: string, by: string, isEach: boolean): string
    /** Prices "from" are those of the cheapest variants. */
    ofLowest: string
    /** No other goods were looked at. */
    noOthers: string
    /** Nobody knows which of those shown are meant. */
    which: string
    noRate(currency: string): string
    chips: { withDelivery: string; cheapest: string }
  }
  compare: {
    intro(count: number, quantity: number | undefined): string
    line(price: string | undefined, moq: number, seller: string[]): string
    cheapest(title: string, by: string | undefined, isOfTwo: boolean): string
    smallestMoq(title: string, moq: number): string
    oldest(title: string, years: number): string
    alike: string
    tooFew: string
    /** One offer was shown. */
    onlyOne: string
  }
  talk: Record<
    | 'abuse'
    | 'instructions'
    | 'offTopic'
    | 'greeting'
    | 'thanks'
    | 'help'
    | 'bye'
    | 'who'
    | 'agree'
    | 'reset'
    | 'nonsense'
    | 'notStated'
    | 'nothingShown'
    | 'whatGoods',
    string
  >
  service: Record<ServiceTopic, string> & {
    guestHint: string
    /** Goes on after `tax`: who clears the goods through customs. */
    clearance: string
    /** When what is ordered today should arrive: days in words, an estimate. */
    arrives(days: string): string
    /** Goes on after `payment`: of ways that the buyer has named. */
    paidBy(ways: string[]): string
    /** What one yuan is counted as. */
    yuanIs(price: string): string
  }
  orders: {
    /** Heads the orders that are named. */
    intro(count: number): string
    none: string
    unknown(number: string): string
    status: Record<OrderStatus, string>
    /** Unpaid, and the instructions are out. */
    instructed: string
    placed(date: string): string
    expected(date: string): string
    shipment(track: string | undefined, carrier: string | undefined): string
  }
  forbidden: Record<ForbiddenKind, string> & { instead: string }
}

/** Stands for units that differ from offer to offer. */
export const mixedUnits = 'unit'

/** A sentence that ends in a list: with its stop, where an abbreviation ("30 шт.") has not set one. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** What stands as a line of its own elsewhere, in the middle of one. */
export const insideSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export type LengthUnit = 'μm' | 'mm' | 'cm'

/** A thickness in millimetres as it is told: of film and tape in thousandths of one, of mattresses in centimetres. */
export function toThickness(millimetres: number): [value: number, unit: LengthUnit] {
  if (millimetres < 0.2) return [millimetres * 1000, 'μm']
  return millimetres < 50 ? [millimetres, 'mm'] : [millimetres / 10, 'cm']
}
