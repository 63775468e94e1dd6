import { type Amount, currencyAfter, currencyBefore, toAmount } from './money.ts'
import type { OpenText } from './open-text.ts'
import { anyOf, B, E, pattern } from './pattern.ts'

const sum = `(?:${currencyBefore})?{n}${currencyAfter}?`
const pieces = `(?:шт(?:ук[аи]?)?|пар|комплект(?:ов|а)?|набор(?:ов|а)?|единиц|их|таких|кг|метров|рулонов|упаковок)?`
/** How many there will be for a sum. "How many in a box for 500?" counts what is in a box. */
const howMany = anyOf({
  ru: [
    `${B}скольк[оа] ?${pieces}(?: \\p{L}+){0,2}? (?:вы[йх]д|получ|смог|смож|возьм|куп|влез|взять|потян)\\p{L}*${E}`,
    `${B}(?:на|за) скольк[оа] (?:шт\\p{L}*|пар|комплектов|наборов) (?:хватит|потян)…`,
    `${B}скольк[оа] (?:я|мы) (?:смог|смож|возьм|куп|потян)…`,
    `${B}это скольк[оа] (?:шт\\p{L}*|пар|комплектов|наборов)${E}`,
    `${B}скольк[оа] (?:шт\\p{L}*|пар|комплектов|наборов|единиц) (?:за|на|в)${E}`,
  ],
  en: [
    `${B}how many(?: [a-z]+){0,2}? (?:can|could|would|is|are) (?:i|we|that|it|this|you)${E}`,
    `${B}how many(?: [a-z]+){0,2}? (?:for|will|would|fit|does)${E}`,
    `${B}how many(?: [a-z]+)? (?:is|are) (?:that|it|this)${E}`,
  ],
  zh: [
    '(?:能|可以|可)?(?:拿|买|进|要|做|订|批|配)(?:到|得)?(?:多少|几)_?[个件只双套条支盒把包张块瓶]',
    '(?:是|够)多少_?[个件只双套条支盒把包张块瓶]',
  ],
})
const asks = pattern(howMany)
/** The sum: it has a currency, or a word that says it is money, or is too large to be a number of pieces. */
const sums = [
  pattern(
    `${anyOf({ ru: ['бюджет…(?: \\p{L}+){0,3}? ', 'денег(?: \\p{L}+){0,2}? '], en: ['budget(?: [a-z]+){0,3}? '], zh: ['预算_?(?:是|只有|有|就)?_?'] })}${sum}`,
  ),
  pattern(`(?:${currencyBefore}){n}`),
  pattern(`{n}${currencyAfter}`),
  pattern(`${B}(?:на|за|в|for|with|on) ${sum}`),
]
const leastBare = 300_000

/** "300 quid / 30000 roubles": one sum in several currencies. */
const mostAmounts = 3

/** What is counted besides, and what else a price may be of. */
const others = pattern(
  anyOf({
    ru: [`${B}(?:дн(?:я|ей)|день|недел\\p{L}+|стои\\p{L}+|доставк\\p{L}+|в коробк\\p{L}+|в упаковк\\p{L}+)${E}`],
    en: [`${B}(?:days?|weeks?|hours?|shipping|delivery|minimum|per|in (?:a|one|each)|do you have)${E}`],
    zh: ['天', '最少', '起订', '起批', '运费', '一箱', '每箱'],
  }),
)

/** "How many can I get for 500 dollars?", 预算5万卢布能拿多少个: the sum, minor units; `undefined` for a message that asks nothing of the sort. */
export function sumForPieces(text: OpenText): Amount | undefined {
  if (!text.find(asks) || text.find(others)) return undefined
  const amounts: Amount[] = []
  for (const way of sums)
    for (
      let open = text, match = open.find(way);
      match && amounts.length < mostAmounts;
      open = open.without([match]), match = open.find(way)
    ) {
      const amount = toAmount(match)
      if (amount) amounts.push(amount)
    }
  const of = (is: (amount: Amount) => boolean): Amount | undefined => amounts.find(is)
  return (
    of(({ currency }) => currency === 'RUB') ??
    of(({ currency }) => currency !== undefined && currency !== 'GBP') ??
    of(({ currency, minor }) => currency === undefined && minor >= leastBare)
  )
}
