import { stemOf } from '@karavan/lexicon/stem.ts'
import { isHan } from '@karavan/lexicon/tokens.ts'
import type { Given } from './evidence.ts'
import type { Unit, WrittenNumber } from './numbers.ts'
import { hanWords, wordsIn } from './stated.ts'

/** What of an offer a number is said of, by the words before it and, where those name nothing, by the words behind it. */
export type Role = 'minimum' | 'stock' | 'lot' | 'sold' | 'dispatch' | 'years' | 'returning' | 'price'

interface RoleWords {
  before: RegExp
  after: RegExp
  units: readonly Unit[]
}
const counted: readonly Unit[] = ['', 'pieces']
const unitWord = '^\\s*(?:шт\\p{L}*\\.?|pcs|pieces?(?: of)?|件|个|раз|times)?\\s*'
/** A word of the field anywhere in what stands before the number and behind the number before it. */
const words: Record<Role, RoleWords> = {
  minimum: {
    before: /(?:миним\p{L}*|moq|(?<!\p{L})min(?:imum)?(?!\p{L})|起订|最低)[^\d]*$/iu,
    after: new RegExp(`${unitWord}(?:минимум|minimum|起订)`, 'iu'),
    units: counted,
  },
  stock: {
    before: /(?:налич|склад|остат|остал|in stock|available|库存|现货)[^\d]*$/iu,
    after: new RegExp(`${unitWord}(?:в налич|на склад|in stock|available|现货|库存)`, 'iu'),
    units: counted,
  },
  lot: {
    before: /(?:(?<!\p{L})лот(?:а|е|у|ы|ам|ами|ов)?(?!\p{L})|кратн\p{L}*|\blots?\b|multiples?|按)[^\d]*$/iu,
    after: new RegExp(`${unitWord}(?:в (?:одном )?лоте|per lot|一批|的倍数)`, 'iu'),
    units: counted,
  },
  sold: {
    before: /(?:прода(?:но|л|ж)\p{L}*|куп(?:или|лен)\p{L}*|заказ(?:али|ывали)|sold|bought|sales|ordered|售(?!价)|卖出|成交|销量)[^\d]*$/iu,
    after: new RegExp(`${unitWord}(?:прода(?:но|ж)|sold|bought|sales|已售|成交)`, 'iu'),
    units: [...counted, 'times'],
  },
  dispatch: {
    before: /(?:отпр|отгр|ships?(?!\p{L})|dispatch|发货|出货)[^\d]*$/iu,
    after: /^\s*\p{L}{1,8}\.?\s*(?:до |на )?(?:отправ|отгруз|to (?:ship|dispatch)|dispatch|shipping|(?:之?内|后)?发货|(?:之?内)?出货)/iu,
    units: ['hours', 'days'],
  },
  years: {
    before:
      /(?:продав|поставщ|фабрик|площадк|опыт|рынке|seller|supplier|factory|platform|marketplace|卖家|商家|供应商|平台|开店|店铺)[^\d]*$/iu,
    after: /^\s*\p{L}{1,5}\s*(?:на (?:площадк|рынк)|опыт|(?:\p{L}+ )?on (?:the )?(?:market|platform)|of experience|老店|平台)/iu,
    units: ['years'],
  },
  returning: {
    before: /(?:повторн|возвраща|снова|repeat|return|repurchas|come back|回头|复购)[^\d]*$/iu,
    after: /^[^\d,;.]{0,40}(?:повторн|возвраща|снова|repeat|return|repurchas|come back|回头|复购)/iu,
    units: ['%'],
  },
  price: {
    before:
      /(?:(?<!\p{L})(?:стои[мтл]\p{L}*|обойд\p{L}*|обход\p{L}*|выйд\p{L}*|выход\p{L}*)|цен[аыуе]\p{L}*|costs?(?!\p{L})|price\p{L}*|价格?|售)[^\d]*$/iu,
    after: /^\s*(?:за|\/|per|a)\s*(?:1\s*)?(?:шт|единиц|piece|unit|item)|^\s*(?:each|apiece)(?!\p{L})/iu,
    units: [''],
  },
}
const roles = Object.entries(words) as [Role, RoleWords][]
const perPieceInChinese = /(?:每[件个只支条]|单价)[^\d]{0,4}$/u

/** The roles of the numbers of a sentence, in their order. One without words of its own goes on with the role of the number before it: "[A] отправят за 3 дня, [B] за 2". */
export function rolesOf(sentence: string, numbers: readonly WrittenNumber[]): (Role | undefined)[] {
  const found: (Role | undefined)[] = []
  for (const [at, number] of numbers.entries()) {
    const before = sentence.slice(numbers[at - 1]?.end ?? 0, number.start)
    const after = sentence.slice(number.end, Math.min(number.end + 60, numbers[at + 1]?.start ?? sentence.length))
    const fits = ([, { units }]: [Role, RoleWords]): boolean => units.includes(number.unit)
    const own =
      roles.find((one) => fits(one) && one[1].before.test(before)) ??
      roles.find((one) => fits(one) && one[1].after.test(after)) ??
      (number.unit === '' && perPieceInChinese.test(before) ? roles.find(([role]) => role === 'price') : undefined)
    const last = at > 0 ? found[at - 1] : undefined
    const goesOn = last !== undefined && last !== 'price' && /\[/.test(before) && words[last].units.includes(number.unit)
    found.push(own?.[0] ?? (goesOn ? last : undefined))
  }
  return found
}

/** What an offer has of a role; `undefined` where nothing states it. Those of buyers who come again stand in what is told alone. */
export function figureOf({ order, sale }: Given, role: Role): number | undefined {
  switch (role) {
    case 'minimum':
      return order.moq
    case 'stock':
      return sale.stock
    case 'lot':
      return sale.lotSize
    case 'sold':
      return order.sold
    case 'dispatch':
      return order.dispatch
    case 'years':
      return order.years
    case 'returning':
    case 'price':
      return undefined
  }
}
export const isReturning = (among: string): boolean => words.returning.before.test(`${among.replace(/\d/g, '')} `)

/** Measures along different sides: what is 10 cm wide is not 10 cm high for that. */
const sides: readonly RegExp[] = [
  /(?<!\p{L})(?:высот|высок)|height|high|tall|高/iu,
  /(?<!\p{L})ширин|width|wide|宽/iu,
  /(?<!\p{L})(?:длин)|length|(?<!\p{L})long|长/iu,
  /диаметр|diameter|直径/iu,
  /глубин|depth|deep|深/iu,
  /толщин|толст|thick|厚/iu,
]
/** Fields with the units that they are counted in: a weight is no number of millilitres. */
const otherUnits: readonly [RegExp, readonly Unit[]][] = [
  [/(?<!\p{L})(?:вес(?:а|ом|е)?(?!\p{L})|весит)|\bweigh|重/iu, ['g', 'kg']],
  [/(?<!\p{L})(?:объ[её]м|[её]мкост)|\b(?:volume|capacity)\b|容量/iu, ['ml', 'l']],
]
/** Units that many fields of a listing are counted in. */
const namedByWords = new Set<Unit>(['', 'pieces', 'times', 'minutes', 'hours', 'days', 'years'])
const shortest = 4
const ownUnit = /^\s*(?:小时|分钟|[件个只次天年度]|[^\s\p{Script=Han}]+)/u
/** Words right beside a number, which tell what it is. */
function nearWords(sentence: string, { start, end, unit }: WrittenNumber): string[] {
  const behind = sentence.slice(end, end + 40)
  const [before, after] = [
    wordsIn(sentence.slice(Math.max(0, start - 40), start)),
    wordsIn(unit === '' ? behind : behind.replace(ownUnit, '')),
  ]
  const own = [...before.slice(-2), ...after.slice(0, 2)].map(({ text }) => text)
  return own.flatMap((word) => (isHan(word) ? hanWords(word).filter((one) => one.length > 1) : word.length >= shortest ? word : []))
}

/** Whether the words among which a listing writes a number say it of what a sentence says it of. */
export function saysSame(sentence: string, number: WrittenNumber, before: string): (among: string) => boolean {
  if (namedByWords.has(number.unit)) {
    const near = nearWords(sentence, number)
    return (among) => {
      const stems = new Set(wordsIn(among).map(({ text }) => stemOf(text)))
      return near.some((word) => (isHan(word) ? among.includes(word) : stems.has(stemOf(word))))
    }
  }
  if (otherUnits.some(([field, units]) => field.test(before) && !units.includes(number.unit))) return () => false
  const said = sides.filter((side) => side.test(before))
  return (among) => said.every((side) => side.test(among))
}
