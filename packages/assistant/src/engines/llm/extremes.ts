import { blankOut } from './blank.ts'
import type { Evidence, Given } from './evidence.ts'

/** The most or the least of a field, with the way to know it. Other superlatives nothing can prove. */
const extremes: readonly [RegExp, keyof Given['order'], 'most' | 'least'][] = [
  [
    /сам\p{L}+ (?:деш|недорог|доступн|низк\p{L}* цен)|дешевле (?:всех|всего|остальн)|lowest price|cheapest|least expensive|最便宜|价格最低/iu,
    'price',
    'least',
  ],
  [/сам\p{L}+ дорог|дороже (?:всех|всего)|most expensive|最贵/iu, 'price', 'most'],
  [
    /(?:наименьш|сам\p{L}+ (?:маленьк|низк|небольш|минимальн))\p{L}* (?:парти|заказ|минимал|moq)|(?:lowest|smallest) (?:moq|minimum|order)|起订量最[低少小]/iu,
    'moq',
    'least',
  ],
  [/сам\p{L}+ (?:ходов|популярн|продаваем)|(?:best|top)[ -]?sell|most (?:popular|sold)|卖得最[好多]|销量最高|最热销/iu, 'sold', 'most'],
  [/быстрее всех|сам\p{L}+ быстр\p{L}* (?:отправ|отгруз)|fastest|quickest|发货最快/iu, 'dispatch', 'least'],
  [/сам\p{L}+ опытн|дольше всех (?:на площадке|работа)|most experienced|longest on the market|开店最久/iu, 'years', 'most'],
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
    const values = evidence.all.map(({ order }) => order[field])
    const [best] = named.map(({ order }) => order[field])
    if (named.length === 0 || best === undefined || values.some((value) => value === undefined)) return false
    const end = wants === 'least' ? Math.min(...(values as number[])) : Math.max(...(values as number[]))
    if (!named.some(({ order }) => order[field] === end)) return false
  }
  return !anyExtreme.test(rest)
}
