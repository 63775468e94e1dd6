import { blankOut } from './blank.ts'
import { measured } from './comparisons.ts'
import type { Evidence, Given } from './evidence.ts'

/** The most or the least of a field, with the way to know it. Other superlatives nothing can prove. */
const of =
  (field: keyof Given['order']) =>
  ({ order }: Given) =>
    order[field]
const extremes: readonly [RegExp, (one: Given) => number | undefined, 'most' | 'least'][] = [
  [
    /сам\p{L}+ (?:деш|недорог|доступн|низк\p{L}* цен)|дешевле (?:всех|всего|остальн)|lowest price|cheapest|least expensive|最便宜|价格最低/iu,
    of('price'),
    'least',
  ],
  [/сам\p{L}+ дорог|дороже (?:всех|всего)|most expensive|最贵/iu, of('price'), 'most'],
  [
    /(?:наименьш|сам\p{L}+ (?:маленьк|низк|небольш|минимальн))\p{L}* (?:парти|заказ|минимал|moq)|(?:lowest|smallest) (?:moq|minimum|order)|起订量最[低少小]/iu,
    of('moq'),
    'least',
  ],
  [
    /сам\p{L}+ (?:ходов|популярн|продаваем)|\bsells best|(?:больше|чаще|лучше) всех (?:прода|покупа)|(?:best|top)[ -]?sell|most (?:popular|sold)|卖得最[好多]|销量最高|最热销/iu,
    of('sold'),
    'most',
  ],
  [/быстрее всех|сам\p{L}+ быстр\p{L}* (?:отправ|отгруз)|fastest|quickest|发货最快/iu, of('dispatch'), 'least'],
  [/сам\p{L}+ опытн|дольше всех (?:на площадке|работа)|most experienced|longest on the market|开店最久/iu, of('years'), 'most'],
  [
    /(?:сам\p{L}+ (?:больш|вместительн)|наибольш)\p{L}*(?: (?:по )?объ[её]м\p{L}*)?(?<=объ[её]м\p{L}*|вместительн\p{L}*)|(?:largest|biggest|highest) (?:volume|capacity)|容量最大/iu,
    measured('volume'),
    'most',
  ],
  [/сам\p{L}+ л[её]гк\p{L}*|lightest|重量最轻|最轻/iu, measured('weight'), 'least'],
  [/сам\p{L}+ тяж[её]л\p{L}*|heaviest|重量最重|最重/iu, measured('weight'), 'most'],
]
const anyExtreme =
  /(?<!\p{L})сам(?:ый|ая|ое|ые|ую|ого|ой|ых)(?= \p{L})|наилучш|наиболее|лучше всех|(?<![a-z])(?:the )?(?:most|best|finest|highest|lowest|cheapest|strongest|safest)(?![a-z])|最[好佳强高低多少大小轻重贵便耐]/iu

/** The same to the ends of their words. */
const wholeExtremes = extremes.map(([pattern]) => new RegExp(`(?:${pattern.source})[a-zа-яё]*`, 'giu'))

/** A text with the superlatives of known fields blanked out: their words claim what `extremesHold` looks up. */
export const withoutExtremes = (text: string): string => wholeExtremes.reduce(blankOut, text)

/** Whether an offer that is said to be the most or the least of what is shown is so. */
export function extremesHold(sentence: string, evidence: Evidence, named: readonly Given[]): boolean {
  let rest = sentence
  for (const [pattern, field, wants] of extremes) {
    if (!pattern.test(sentence)) continue
    rest = rest.replace(pattern, ' ')
    const values = evidence.shown.map(field)
    const [best] = named.map(field)
    if (named.length === 0 || best === undefined || values.some((value) => value === undefined)) return false
    const end = wants === 'least' ? Math.min(...(values as number[])) : Math.max(...(values as number[]))
    if (!named.some((one) => field(one) === end)) return false
  }
  return !anyExtreme.test(rest)
}
