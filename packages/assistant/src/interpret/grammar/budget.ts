import { about, link, upTo } from './bounds.ts'
import { type Amount, budgetWord, currencyAfter, currencyBefore, forAll, perPiece, signAgain, toAmount, toMinor } from './money.ts'
import type { Match } from './open-text.ts'
import { anyOf, B, pattern } from './pattern.ts'
import { pieces, toCount } from './pieces.ts'
import { type Reader, readFirst, type Way } from './reader.ts'

/** A sum for so many pieces. */
export interface Lot extends Amount {
  quantity: number
}

const forCount = String.raw`\s*(?:(?:за|for) |能?买|采购|订){n}_${pieces}`
/** "До 50 тысяч на 150 штук": a sum without a currency, or for pieces that "на" names, is for all of them only where it is too large for one. */
const forCountByNa = String.raw`\s*на {n}_${pieces}`
const leastLot = 3000
const leastEach = 20
const largeLotWay: Way<Lot> = {
  pattern: pattern(`(?:${B}${upTo}${link})?{n}(?:${currencyAfter})?(?:${forCountByNa}|${forCount})`),
  toValue(match) {
    const [amount, quantity] = [toAmount(match), toCount(match.number(1))]
    const isLot = amount && quantity >= 2 && amount.minor >= leastLot * 100 && amount.minor / 100 / quantity >= leastEach
    return isLot ? { ...amount, quantity } : undefined
  },
}
function toLot(match: Match): Lot | undefined {
  const [amount, quantity] = [toAmount(match), toCount(match.number(1))]
  // "За 1 штуку" is the price of a piece.
  return amount && quantity >= 2 ? { ...amount, quantity } : undefined
}
const lotWays = [`(?:${B}${upTo}${link})?${currencyBefore}{n}${forCount}`, `(?:${B}${upTo}${link})?{n}${currencyAfter}${forCount}`].map(
  (source): Way<Lot> => ({
    pattern: pattern(source),
    toValue: toLot,
  }),
)

/** "Budget $200 for 100": beside a budget a number needs no word for pieces. */
const budgetForCount: Way<Lot> = {
  pattern: pattern(
    String.raw`${budgetWord}${link}(?:${upTo}|${about})?${link}(?:${currencyBefore})?{n}${currencyAfter}?\s*(?:за|на|for)\s{n}(?:_${pieces})?(?=\s*(?:$|[,.;!?]))`,
  ),
  toValue: toLot,
}

/** "До 5000 рублей за 50 штук", "$500 for 50 pcs", "500元买50个". */
export const lotReader: Reader<Lot> = {
  read: (text) => readFirst(text, [...lotWays, largeLotWay, budgetForCount]),
  examples: {
    ru: [
      ['[До 5000 рублей за 50 штук]', { minor: 500_000, currency: 'RUB', quantity: 50 }],
      ['термокружки [до 50 тысяч на 150 штук]', { minor: 5_000_000, quantity: 150 }],
      ['до 400 рублей за 1 штуку'],
      ['до 400 на 100 штук'],
    ],
    en: [
      ['mugs [under $500 for 50 pcs]', { minor: 50_000, currency: 'USD', quantity: 50 }],
      ['bags, [budget around $200 for 100]', { minor: 20_000, currency: 'USD', quantity: 100 }],
    ],
    zh: [['杯子 [500元买50个]', { minor: 50_000, currency: 'CNY', quantity: 50 }]],
  },
}

/** A sum that was called a budget; `isEach` where it is for one piece after all. */
export interface Budget extends Amount {
  isEach: boolean
}

/** What stands between "for all of it" and the sum. */
const thereIs = anyOf({
  ru: [
    '(?:у (?:меня|нас) )?(?:есть|имеется|выделено|выделили|отложено|отложил[аи]?|заложено|готовы? (?:отдать|потратить)|мож(?:ем|но) (?:отдать|потратить)|хватит|пойдет)',
  ],
  en: ['(?:i|we) (?:have|can spend|got)', 'is', 'must be'],
  zh: ['(?:只)?(?:有|能花|给)'],
})
/** A budget that is named anew. */
const raisedTo = anyOf({
  ru: [' (?:можно |можем |могу )?(?:подня\\p{L}+|увелич\\p{L}+|расшир\\p{L}+|повы\\p{L}+) до '],
  en: [' (?:can |could |may )?(?:go up|be raised|be|rise|stretch) to '],
  zh: ['(?:可以|能)?(?:加|提|涨|提高|增加|放宽)到'],
})
/** Roubles that a whole lot costs at least. */
export const leastOfAll = 1000
/** "Budget 25-40": a span from the number before to this one. */
const spanOn = `_[-–—~～到至]_${signAgain}{n}`
const budgetWays = [
  `${budgetWord}${link}(?:${upTo}|${about})?${link}(?:${currencyBefore})?{n}(?!${spanOn})${currencyAfter}?(?<each>${perPiece})?`,
  String.raw`(?:${currencyBefore})?{n}${currencyAfter}?\s*${budgetWord}`,
  String.raw`(?:${currencyBefore})?{n}${currencyAfter}?\s*${forAll}`,
  `${forAll}${link}(?:${thereIs}_)?(?:${upTo}|${about})?${link}(?:${currencyBefore})?{n}(?!_${pieces})${currencyAfter}?`,
  `${budgetWord}${raisedTo}{n}${currencyAfter}?`,
].map(
  (source): Way<Budget> => ({
    pattern: pattern(source),
    toValue(match) {
      const amount = toAmount(match)
      // Nobody has 100 roubles for a lot: "100 total" counts pieces.
      if (amount?.currency === undefined && !source.includes(budgetWord) && (amount?.minor ?? 0) < leastOfAll * 100) return undefined
      return amount && { ...amount, isEach: source.includes('(?<each>') && match.group('each') !== undefined }
    },
  }),
)

/** "Budget 20000-30000": the more of the two; so little as "budget 25-40" is for a piece, and read as a range of prices. */
const spanOfBudget: Way<Budget> = {
  pattern: pattern(`${budgetWord}${link}(?:${currencyBefore})?{n}${spanOn}${currencyAfter}?`),
  toValue(match) {
    const amount = toAmount(match)
    const most = Math.max(match.number(0) ?? 0, match.number(1) ?? 0)
    return amount && most >= leastOfAll ? { ...amount, minor: toMinor(most), isEach: false } : undefined
  },
}

export const budgetReader: Reader<Budget> = {
  read: (text) => readFirst(text, [spanOfBudget, ...budgetWays]),
  examples: {
    ru: [
      ['[бюджет 40 000] на 100 штук', { minor: 4_000_000, isEach: false }],
      ['[бюджет 300 рублей за штуку]', { minor: 30_000, currency: 'RUB', isEach: true }],
      ['[на всё 50 тыс рублей], 200 шт', { minor: 5_000_000, currency: 'RUB', isEach: false }],
      ['15 комплектов, [на всё есть 20 тыс]', { minor: 2_000_000, isEach: false }],
    ],
    en: [
      ['[budget $500] for 100 pcs', { minor: 50_000, currency: 'USD', isEach: false }],
      ['[budget 20000-30000] for 100 pcs', { minor: 3_000_000, isEach: false }],
      ['mugs, budget 25-40 yuan'],
      ['[$500 total], 100 pieces', { minor: 50_000, currency: 'USD', isEach: false }],
      ['hoodies, 100 total'],
    ],
    zh: [
      ['总[预算5000元] 100个', { minor: 500_000, currency: 'CNY', isEach: false }],
      ['[预算可以加到12000]', { minor: 1_200_000, isEach: false }],
    ],
  },
}
