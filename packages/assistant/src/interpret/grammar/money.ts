import type { Match } from './open-text.ts'
import { anyOf, E, type Wording, whole } from './pattern.ts'

/** A sum as it was said; without a currency where none was named. Minor units (hundredths). */
export interface Amount {
  currency?: string
  minor: number
}

const currencyWords = {
  RUB: {
    ru: [String.raw`руб(?:\.|лей|ля|лях|ль|лями)?${E}`, String.raw`р\.?${E}`],
    en: [`rub(?:les?|s)?${E}`, `roubles?${E}`, `(?:ruble|rubel|roubel)s?${E}`],
    zh: ['(?:块钱?)?(?:的)?卢布'],
    signs: ['₽'],
  },
  CNY: {
    ru: [`юан(?:ей|я|ь|ях|ями)${E}`],
    en: [`cny${E}`, `rmb${E}`, `yuans?${E}`],
    zh: ['(?:块钱?|元)(?:人民币)?(?!的?卢布)', '人民币'],
    signs: ['[¥￥]'],
  },
  USD: {
    ru: [`доллар(?:ов|а|ы|ах)?${E}`, `бакс(?:ов|а|ы)?${E}`],
    en: [`usd${E}`, `dol{1,2}[aeo]rs?${E}`, `bucks?${E}`],
    zh: ['美元', '美金', '刀'],
    signs: [String.raw`\$`],
  },
  EUR: { ru: [`евро${E}`], en: [`eur(?:os?)?${E}`], zh: ['欧元?'], signs: ['€'] },
  // No source tells a rate of it: the answer says that.
  GBP: {
    en: [`gbp${E}`, `quid${E}`, `pounds? sterling${E}`, String.raw`pounds?(?= (?:each|apiece|a piece|per piece))`],
    zh: ['英镑'],
    signs: ['£'],
  },
} as const satisfies Record<string, Wording>

/** What stands before a sum. */
const currencySigns = {
  RUB: '₽',
  CNY: '[¥￥]|rmb|cny',
  USD: String.raw`\$|us\$|usd`,
  EUR: '€|eur',
  GBP: '£|gbp',
} as const satisfies Record<keyof typeof currencyWords, string>
const currencies = Object.keys(currencyWords) as (keyof typeof currencyWords)[]

export const anyCurrency = `(?:${currencies.map((code) => anyOf(currencyWords[code])).join('|')})`
export const currencyAfter = String.raw`(?:\s?(?:${currencies.map((code) => `(?<${code}>${anyOf(currencyWords[code])})`).join('|')}))`
export const currencyBefore = String.raw`(?:${currencies.map((code) => `(?<before${code}>${currencySigns[code]})`).join('|')})\s?`

/** A sign that may stand before the second of two sums, whose currency the first has said. */
export const signAgain = String.raw`(?:\$|€|¥|￥)?`

/** The currency that a match of `currencyBefore` or `currencyAfter` names. */
export const currencyOf = (match: Match): string | undefined => currencies.find((code) => match.group(code) ?? match.group(`before${code}`))

export const toMinor = (amount: number): number => Math.round(amount * 100)

/** The sum that a match names; `undefined` for a pattern without a number. */
export function toAmount(match: Match): Amount | undefined {
  const amount = match.number(0)
  const currency = currencyOf(match)
  return amount === undefined ? undefined : { ...(currency ? { currency } : {}), minor: toMinor(amount) }
}

/** "Per piece": of whatever number, the price is meant for one. */
export const perPiece = String.raw`(?:\s*${anyOf({
  ru: [
    String.raw`за (?:одну |1 )?(?:штук[уи]|шт\.?|единицу|кружку|пару|набор|комплект|упаковку|коробку|рулон|один|одну|каждую|каждый)${E}`,
    String.raw`(?:/|в)_шт(?:ук[ауи])?\.?${E}`,
    `каждая${E}`,
    `(?:на (?:каждого|каждую|одного|человека|сотрудника|гостя|реб[её]нка|ученика)|с человека)${E}`,
  ],
  en: [
    `(?:/|per |a )_(?:piece|pc|pcs|unit|item|pair|set|pack|box|roll)${E}`,
    `each${E}`,
    `apiece${E}`,
    `(?:per|a) (?:head|person|guest|employee|kid|child)${E}`,
  ],
  zh: ['/_[个件只双份]', '一[个件只双套条份]', '每[个件只双套条份人位]', '一个?人', '人均', '单价'],
})})`

/** "In total": a sum for all that is bought. */
export const forAll = anyOf({
  ru: [
    '(?:на|за) вс[ею] про вс[ею]',
    'на вс[ею]',
    'за вс[ею]',
    'на всю партию',
    'за (?:всю )?партию',
    'всего',
    'итого',
    'общ(?:ий|ая|ая сумма)',
  ],
  en: ['in total', 'all in(?! all)', 'all told', 'total', 'altogether', 'for (?:all|everything|the lot)', 'overall'],
  zh: ['总共', '一共', '总价', '总计', '合计'],
})
export const budgetWord = anyOf({
  ru: ['бюджет…', 'сумм[аыу](?! (?:за|на|при) \\S+ (?:шт|пар|комплект|набор|упаков|рулон))', 'денег'],
  en: ['budget'],
  zh: ['预算'],
})
export const priceWord = anyOf({
  ru: ['цен(?:а|ой|ы|е|у)', 'стоимость…'],
  en: ['price[ds]?'],
  zh: ['价格', '价位', '单价'],
})

/** The word "price" beside a price that was read, which says nothing more. */
export const priceMention = whole({ ru: [`${priceWord}(?: (?:за штуку|до|не))?`], zh: ['价格', '价位', '单价'] })
