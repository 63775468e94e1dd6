import { isPartialLot } from '@karavan/contract/lots.ts'
import { toMinor } from '../../interpret/grammar/money.ts'
import { blankOut } from './blank.ts'
import { negator } from './clauses.ts'
import { type Evidence, type Given, orderNumber } from './evidence.ts'
import { isMoney, numbersIn, type WrittenNumber } from './numbers.ts'
import { type Named, namesIn } from './refs.ts'
import { figureOf, isReturning, type Role, rolesOf, saysSame } from './roles.ts'

/** A sentence with what its figures depend on. */
export interface FigureContext {
  sentence: string
  names: readonly Named[]
  numbers: readonly WrittenNumber[]
  /** What each of them is said of. */
  roles: readonly (Role | undefined)[]
  /** Quantities that it speaks of, minimums and stocks aside. */
  quantities: readonly number[]
  /** The same as they are written. */
  counted: readonly WrittenNumber[]
  /** Places of numbers that are the right result of arithmetic with proven prices of two offers. */
  computed: ReadonlySet<number>
  isOfAll: boolean
  isDenied: boolean
  evidence: Evidence
  /** The offers that the sentences before it have named: "он", "it". */
  focus: readonly Given[]
}

const ofAll = /(?<!\p{L})(?:вс(?:е|ех|ем|я|ю)|каждый|каждая|любой|обе|оба)(?!\p{L})|\b(?:all|every|each|both|any)\b|都|每个|全部|均/iu
const isOfAll = (sentence: string): boolean => ofAll.test(sentence)
export function figureContext(sentence: string, evidence: Evidence, focus: readonly Given[]): FigureContext {
  const [names, numbers] = [namesIn(sentence, evidence), numbersIn(blankOut(sentence, orderNumber))]
  const roles = rolesOf(sentence, numbers)
  const counted = numbers.filter(({ unit }, at) => unit === 'pieces' && roles[at] === undefined)
  const context = {
    sentence,
    names,
    numbers,
    roles,
    counted,
    quantities: [...new Set(counted.map(({ value }) => value))],
    isOfAll: isOfAll(sentence),
    isDenied: negator.test(sentence),
    evidence,
    focus,
  }
  return { ...context, computed: new Set([...compared(context), ...together(context)]) }
}

/** Minor units of one piece at a quantity in the currency that the offer is shown in. */
const minorAt = ({ sale }: Given, quantity: number): number | undefined => {
  const price = sale.priceAt(quantity)
  return price?.currency === sale.currency ? price.minor : undefined
}
/** The price of one piece, at a quantity or as it is shown. */
export const priceFor = (one: Given, quantity: number | undefined): number | undefined =>
  quantity === undefined ? shownMinor(one) : minorAt(one, quantity)
const shownMinor = (one: Given): number | undefined => minorAt(one, one.sale.quantity)
const isWhole = (one: Given, quantity: number): boolean => quantity >= one.order.moq && !isPartialLot(quantity, one.sale.lotSize)
const totalAt = (one: Given, quantity: number): number | undefined => {
  const minor = minorAt(one, quantity)
  return minor === undefined || !isWhole(one, quantity) ? undefined : minor * quantity
}

export const dearer = /дороже|выше по цене|more expensive|dearer|costs?(?!\p{L})[^,;]{0,16}(?<!\p{L})more(?!\p{L})|(?:更|较)?贵/iu
export const cheaper = /дешевле|ниже по цене|cheaper|less expensive|costs?(?!\p{L})[^,;]{0,16}(?<!\p{L})less(?!\p{L})|(?:更|较)?便宜/iu
const comparing = /сравнен|отличие|(?<!\p{L})чем(?!\p{L})|против|относительно|вместо|than|compar|unlike|versus|\bvs\b|比|相比/iu
const difference = /разниц|difference|相差|差价/iu
/** Ends the clause that a comparison stands in. */
export const clauseEnd = /[,;:—–()]/u

/**
 * Places of sums and shares by which one offer is dearer or cheaper than another, where the arithmetic is right: "[B] дороже [A] на 115 ₽". What can be read in two ways is
 * none of them.
 */
function compared({ sentence, names, numbers, quantities, isDenied }: Omit<FigureContext, 'computed'>): number[] {
  const [first, second] = names
  if (!first || !second || names.length !== 2 || first.given === second.given || quantities.length > 1 || isDenied) return []
  const before = sentence.slice(0, first.start)
  const between = sentence.slice(first.end, second.start).replace(/,(?=\s*(?:чем|than))/iu, ' ')
  const after = sentence.slice(second.end)
  const isDearer = dearer.test(sentence)
  const isCheaper = cheaper.test(sentence)
  if (isDearer && isCheaper) return []
  const isPlainDifference = !isDearer && !isCheaper && (difference.test(before) || /^\s*的?(?:差价|价差|价格差)/u.test(after))
  const clause = after.slice(0, clauseEnd.exec(after)?.index)
  const direction = isDearer ? dearer : cheaper
  const isDirected =
    (isDearer || isCheaper) &&
    !comparing.test(before) &&
    !direction.test(before) &&
    !clauseEnd.test(between) &&
    (direction.test(between) || (/比/.test(between) && direction.test(clause)))
  if (!isPlainDifference && !isDirected) return []
  const inReach = numbers.filter(({ start, end }) =>
    isPlainDifference
      ? start >= second.end
      : (start >= first.end && end <= second.start) || (start >= second.end && end <= second.end + clause.length),
  )
  const sign = isCheaper ? -1 : 1
  return inReach.flatMap((number) =>
    isRightDifference(first.given, second.given, number, { sign: isPlainDifference ? undefined : sign, quantity: quantities[0] })
      ? number.start
      : [],
  )
}

function isRightDifference(
  one: Given,
  other: Given,
  { value, unit }: WrittenNumber,
  { sign, quantity }: { sign: 1 | -1 | undefined; quantity: number | undefined },
): boolean {
  const [a, b] = quantity === undefined ? [shownMinor(one), shownMinor(other)] : [minorAt(one, quantity), minorAt(other, quantity)]
  if (a === undefined || b === undefined || b === 0 || one.sale.currency !== other.sale.currency) return false
  if (quantity !== undefined && !(isWhole(one, quantity) && isWhole(other, quantity))) return false
  const by = sign === undefined ? Math.abs(a - b) : sign * (a - b)
  if (by <= 0) return false
  if (unit === 'times') return sign !== undefined && value > 1 && isRounded(value, sign === 1 ? a / b : b / a)
  if (unit === '%') return sign !== undefined && isRounded(value, (100 * by) / b)
  if (!isMoney(unit) || unit !== one.sale.currency) return false
  return toMinor(value) === by || (quantity !== undefined && toMinor(value) === by * quantity)
}

/** A share as people say it: whole, or with the decimals that it is written with. */
function isRounded(value: number, exact: number): boolean {
  const digits = Number.isInteger(value) ? 0 : 1
  return Number(exact.toFixed(digits)) === value
}

const joint = /вместе|в сумме|суммарно|итого|together|in total|altogether|合计|一共|总共/iu
const eachOf = /(?<!\p{L})по(?=\s+\d)|кажд\p{L}*|each|各/iu
/** A quantity right before the name of an offer: "100 шт. [A]". */
const quantityBefore = /(\d[\d\s\u00a0\u202f]*)\s*(?:шт\p{L}*\.?|pcs|pieces?(?: of)?|件|个|×|x)\s*$/iu

/** The place of what several offers cost together, each at a quantity that is said, where the sum is right. */
function together({ sentence, names, numbers, quantities, isDenied }: Omit<FigureContext, 'computed'>): number[] {
  if (names.length < 2 || isDenied || !joint.test(sentence)) return []
  const sums = numbers.filter(({ unit }) => isMoney(unit))
  const [sum] = sums
  const own = names.map(({ start }) => quantityBefore.exec(sentence.slice(Math.max(0, start - 24), start))?.[1])
  const [shared] = quantities.length === 1 && eachOf.test(sentence) ? quantities : []
  if (!sum || sums.length !== 1 || sum.start < names.at(-1)!.end) return []
  const totals = names.map(({ given }, at) => {
    const written = own[at]?.replace(/\s/g, '')
    const quantity = shared ?? (written ? Number(written) : undefined)
    return quantity === undefined || given.sale.currency !== sum.unit ? undefined : totalAt(given, quantity)
  })
  if (totals.some((total) => total === undefined) || new Set(names.map(({ given }) => given)).size !== names.length) return []
  return toMinor(sum.value) === totals.reduce<number>((all, total) => all + total!, 0) ? [sum.start] : []
}

const perPieceAfter =
  /^[^\d,;]{0,14}?(?:(?:за|\/|на)\s*(?:1\s*)?(?:шт|единиц|одн|кажд)|each|apiece|per (?:piece|unit|item)|a piece|\/\s*(?:pc|件)|每|一[个件])/iu
const perPieceBefore = /(?<!\p{L})по\s*$|(?:(?<!\d\s*)штук[аиуе]|единиц[аыуе]|per piece|unit price|单价|每[个件])[^\d.,;]{0,24}$/iu
const wholeLot =
  /(?<!миним\p{L}* )парти[яиюейях]+|итого|в сумме|суммарно|за вс[её](?!\p{L})|общ(?:ая|ей|ую) (?:сумм|стоим)|(?<!\p{L})(?:за|for)\s+\d[\d\s.,\u00a0\u202f]*(?:шт|pcs|piece)|total|altogether|in all|for the lot|总价|总共|合计|一共/iu
const byBefore =
  /(?<!\p{L})(?:на|by)\s*$|(?:дешевле|дороже|cheaper|expensive|разниц\p{L}*|эконом\p{L}*|сэконом\p{L}*|\bsav\p{L}*|difference|差|省|便宜|贵)[^\d]{0,16}$/iu
const byAfter = /^[^\d,;]{0,12}(?:дешевле|дороже|меньше|больше|выгоднее|cheaper|less|more|dearer)/iu
const limitBefore =
  /(?:(?<!\p{L})до|уклад\p{L}* в|fits? (?:in|within)|дешевле|не дороже|не больше|не выше|в пределах|меньше|ниже|under|below|up to|within|less than|cheaper than|no more than|不超过|低于)\s*$/iu
const limitAfter = /^\s*\p{L}{0,6}\s*(?:以内|以下)/u
const budgetBefore = /(?:бюджет\p{L}*|budget\p{L}*|预算)[^\d]{0,14}$/iu

/** What a sum is for, where that is no piece: a lot, a pack, all of them. */
const currencySign =
  '(?:₽|¥|\\$|€|р\\.?(?!\\p{L})|руб\\p{L}*\\.?|юан\\p{L}*|доллар\\p{L}*|евро|r(?:o)?ubles?|rub|yuan|cny|dollars?|usd|卢布|元|块)'
const perWhole = new RegExp(
  `^\\s*${currencySign}?\\s*(?:(?:за|\\/|per|an?|for(?: the)?)\\s*(?:вс(?:е|ё|ю|ех)|парти|заказ|лот|lot|batch|order|all|everything)|(?:всего|в сумме|итого|in total|altogether|in all)(?!\\p{L})|(?:一|每)?批)`,
  'iu',
)
const perPack = new RegExp(
  `^\\s*${currencySign}?\\s*(?:за|\\/|per|an?|for an?|一|每)\\s*(упаков\\p{L}*|короб\\p{L}*|ящик\\p{L}*|набор\\p{L}*|комплект\\p{L}*|пар[уыа]|дюжин\\p{L}*|десят\\p{L}*|сотн\\p{L}*|кг|кило\\p{L}*|метр\\p{L}*|литр\\p{L}*|рулон\\p{L}*|меш\\p{L}*|пачк\\p{L}*|блок\\p{L}*|палет\\p{L}*|контейнер\\p{L}*|месяц\\p{L}*|год|день|box|pack(?:age)?|case|carton|set|pair|dozen|kg|kilo\\p{L}*|met(?:er|re)|lit(?:er|re)|roll|bag|pallet|month|year|day|[箱套盒包打双对组托米升])(?!\\p{L})`,
  'iu',
)
const perPackInChinese = /(?:每|一)([箱套盒包打双对组托米升批])[^\d]{0,4}$/u
const wholeSubject =
  /(?:(?:стоимость|цена|сумма)\s+(?:всего |всей )?(?:парти\p{L}*|заказ\p{L}*)|(?<!\p{L})сумм[аыуе](?!\p{L})|(?<!миним\p{L}* )(?<!\p{L})заказ(?:\s+на)?\s+\[|миним\p{L}*ая партия|order of \[|订单金额)/iu
/** So many at so much: "50 шт. [A] за 100 ₽"; with "при" or "от" before them the sum is for one. */
const eachAt = /(?<!\p{L})(?:при|от|с|для|на|for|at|from|of)\s*(?:\p{L}+\s+)?$/iu
const onlyBetween =
  /^\s*(?:шт\p{L}*\.?|pcs|pieces?|件|个)?\s*(?:of\s+)?(?:\[[^\]]*\]\s*)?(?:[—–-]\s*)?(?:(?:за|for|стоят|стоит|обойдутся в|выйдут в|cost|卖|要)\s*)?$/iu
function isForSoMany(number: WrittenNumber, { sentence, numbers }: FigureContext): boolean {
  const last = numbers[numbers.indexOf(number) - 1]
  return last?.unit === 'pieces' && onlyBetween.test(sentence.slice(last.end, number.start)) && !eachAt.test(sentence.slice(0, last.start))
}

type SumRole = 'each' | 'lot' | 'by' | 'limit' | 'budget' | 'plain' | 'other'
function roleOf(context: FigureContext, number: WrittenNumber, unitsOf: readonly (string | undefined)[]): SumRole {
  const { sentence } = context
  const { start, end } = number
  const [before, after] = [sentence.slice(Math.max(0, start - 40), start), sentence.slice(end, end + 40)]
  if (budgetBefore.test(before)) return 'budget'
  if (limitBefore.test(before) || limitAfter.test(after)) return 'limit'
  if (byBefore.test(before) || byAfter.test(after.replace(/^\s*\S{1,5}\s?/u, ''))) return 'by'
  const pack = perPack.exec(after)?.[1] ?? perPackInChinese.exec(before)?.[1]
  if (pack !== undefined)
    return unitsOf.length > 0 && unitsOf.every((unit) => unit?.slice(0, 3) === pack.toLowerCase().slice(0, 3)) ? 'each' : 'other'
  if (perWhole.test(after)) return 'lot'
  if (perPieceAfter.test(after) || perPieceBefore.test(before)) return 'each'
  return wholeLot.test(sentence) || wholeSubject.test(sentence) || isForSoMany(number, context) ? 'lot' : 'plain'
}

/** Offers that a stretch of a sentence speaks of. */
export interface Subjects {
  of: readonly Given[]
  /** They are named; else they are those that are meant, or all there are. */
  isNamed: boolean
  /** What is said must hold for each of them; else one is enough. */
  isEach: boolean
}
export const holdFor = ({ of, isEach }: Subjects, holds: (one: Given) => boolean): boolean =>
  of.length > 0 && (isEach ? of.every(holds) : of.some(holds))

/** Whether a number of a sentence is what it is said to be, of the offers that it is said of. */
export function figureHolds(number: WrittenNumber, subjects: Subjects, context: FigureContext): boolean {
  if (context.computed.has(number.start)) return true
  const { evidence, numbers, roles, sentence } = context
  const at = numbers.indexOf(number)
  const role = roles[at]
  if (isMoney(number.unit) || role === 'price') return sumHolds(number, subjects, context)
  const { code } = number
  if (code !== undefined)
    return holdFor(subjects, (one) => evidence.writes(code, one)) || (mayRepeat(subjects, context) && evidence.saidCode(code))
  const isCommon = (): boolean => !subjects.isNamed && evidence.toldOfNone(number, sentence)
  if (role === 'returning') return holdFor(subjects, (one) => evidence.toldOf(number, one, isReturning))
  if (role !== undefined) {
    const value = number.unit === 'days' ? number.value * 24 : number.value
    return holdFor(subjects, (one) => figureOf(one, role) === value) || evidence.toldOfOrders(number, sentence)
  }
  if (number.unit === '%') return isCommon()
  const isSame = saysSame(sentence, number, sentence.slice(numbers[at - 1]?.end ?? 0, number.start))
  if (holdFor(subjects, (one) => evidence.toldOf(number, one, isSame)) || isCommon()) return true
  return number.unit === 'pieces' ? isQuantity(number, subjects, context) : isRepeated(number, subjects, context)
}

const fromBefore = /(?<!\p{L})(?:от|с|from|at least|starting at)\s*$/iu
const forBefore = /(?<!\p{L})(?:на|за|при|для|под|ваш\p{L}*|ещ[её]|взять|for|at|your|of|take)\s*$|(?:买|要|订)$/iu
/** A quantity: the least that is sold, one for which a price of the sentence is computed, or the buyer's own. */
function isQuantity(
  { value, start, end }: WrittenNumber,
  subjects: Subjects,
  { evidence, numbers, names, sentence }: FigureContext,
): boolean {
  const { of, isNamed } = subjects
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
  if (fromBefore.test(before) || /^\s*[件个]?起/u.test(after)) {
    const isStep = ({ order, sale }: Given): boolean => order.moq === value || sale.steps.includes(value)
    if (holdFor(subjects, isStep)) return true
  }
  if (evidence.saidNumber({ value, unit: 'pieces' }) && (!isNamed || forBefore.test(before) || numbers.some(({ unit }) => isMoney(unit))))
    return true
  const offers = isNamed ? of : names.map(({ given }) => given)
  const isSold = (one: Given): boolean => isWhole(one, value) && (one.sale.stock === undefined || one.sale.stock >= value)
  return numbers.some(({ unit }) => isMoney(unit)) && offers.length > 0 && offers.every(isSold)
}

/** What the buyer asks for may be named where it is no claim of an offer: nothing was found, or nothing fits it. */
const mayRepeat = ({ of, isNamed }: Subjects, { isDenied }: FigureContext): boolean => !isNamed && (of.length === 0 || isDenied)
const isRepeated = (number: WrittenNumber, subjects: Subjects, context: FigureContext): boolean =>
  mayRepeat(subjects, context) && context.evidence.saidNumber(number)

function sumHolds(number: WrittenNumber, subjects: Subjects, context: FigureContext): boolean {
  const { evidence, quantities, isDenied } = context
  const minor = toMinor(number.value)
  const role = roleOf(
    context,
    number,
    subjects.of.map(({ sale }) => sale.unit),
  )
  if (role === 'by') return false
  // "[A] стоит 100": of what it is priced in.
  const inCurrency = (one: Given): boolean => number.unit === '' || one.sale.currency === number.unit
  if (role === 'other') return false
  if (role === 'limit' || role === 'budget') {
    const isWithin = (one: Given): boolean => {
      const price = shownMinor(one)
      return inCurrency(one) && price !== undefined && (role === 'limit' ? price : price * one.sale.quantity) <= minor
    }
    if (subjects.of.length === 0) return evidence.saidNumber(number)
    if (isDenied && !limitDenied.test(context.sentence)) return subjects.of.every((one) => inCurrency(one) && !isWithin(one))
    return holdFor(subjects, isWithin)
  }
  const [only] = quantities.length === 1 ? quantities : []
  const isShown = isBeforeQuantities(number, context)
  const isEach = (one: Given): boolean => {
    if (isShown && shownMinor(one) === minor) return true
    const at = quantities.length > 0 ? quantities : [one.sale.quantity, one.order.moq, ...one.sale.steps]
    return at.some(
      (quantity) => (quantities.length === 0 || quantity >= one.order.moq || isBelowSaid(context)) && minorAt(one, quantity) === minor,
    )
  }
  const isLot = (one: Given): boolean =>
    only !== undefined
      ? totalAt(one, only) === minor
      : quantities.length === 0 && [one.sale.quantity, one.order.moq].some((quantity) => totalAt(one, quantity) === minor)
  const isRight = (one: Given): boolean =>
    inCurrency(one) && (role === 'each' ? isEach(one) : role === 'lot' ? isLot(one) : isEach(one) || (only !== undefined && isLot(one)))
  if (holdFor(subjects, isRight)) return true
  return (
    !subjects.isNamed &&
    (evidence.toldOfOrders(number, context.sentence) || (role !== 'lot' && evidence.toldOfNone(number, context.sentence)))
  )
}

/** "Не дороже 400 ₽" denies nothing. */
const limitDenied = /не (?:дороже|больше|выше)|no more than|不超过/iu
/** The sentence says itself that so few are not sold. */
const isBelowSaid = ({ roles }: FigureContext): boolean => roles.includes('minimum')

/** A price that stands before all quantities, each of which has a sum of its own: "100 ₽, а от 500 шт. 90 ₽". */
function isBeforeQuantities({ end }: WrittenNumber, { sentence, counted, numbers }: FigureContext): boolean {
  const [first] = counted
  return (
    first !== undefined &&
    clauseEnd.test(sentence.slice(end, first.start)) &&
    counted.every((quantity) => numbers.some(({ unit, start }) => isMoney(unit) && start > quantity.end))
  )
}
