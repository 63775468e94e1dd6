import { type Amount, currencyAfter, currencyBefore, toAmount } from './money.ts'
import type { Match, OpenText } from './open-text.ts'
import { anyOf, B, E, pattern, whole } from './pattern.ts'
import { pieces, toCount } from './pieces.ts'

/** A question of what several goods come to. */
export interface AskedSum {
  /** Of how many: 2 of "both"; of all of them where it is missing. */
  count?: number
  /** Says "in total" and no more, which may be of the goods that are spoken of. */
  isVague?: true
  /** Says how many and no more: "and all three?" */
  isBare?: true
  /** Asks of one kit. */
  isOfKit?: true
  /** So many kits. */
  kits?: number
  /** Of the cheapest of each. */
  isOfCheapest?: true
  withDelivery?: true
  /** Asks what they weigh as well. */
  withWeight?: true
  /** What it may come to: one kit where `isEach`, else all of it. */
  limit?: Amount & { isEach: boolean }
}

const asks = pattern(
  whole({
    ru: [
      'сколько',
      'почем',
      'цен(?:а|у|ой)',
      'стоимость',
      'сумм[аыу]',
      'итого?',
      'счет',
      '(?:вы[йх]д|выход|обойд|посчита|подсчита|сложи|просуммир|рассчита)…',
    ],
    en: [
      'how much',
      'price (?:for|of)',
      'costs?',
      'total',
      'sum',
      '(?:come|comes|coming) to',
      'adds? (?:(?:it|them|that|all) )*up',
      'set (?:me|us) back',
    ],
    zh: ['多少', '几块', '总价', '算(?:一?下|下来)', '总和'],
  }),
)
const together = pattern(
  whole({
    ru: [
      'все вместе',
      'вместе(?! с(?!\\p{L}))',
      '(?:посчита|подсчита|сложи|просуммир|рассчита)(?:й|йте|ть|те)? все',
      '(?:за|на) все(?! (?:время|случаи|годы|цвета|размеры|руки))',
      'все(?:го)? (?:сразу|целиком)',
      '(?:все )?в (?:сумме|общей сложности)',
      'суммарно',
      'по всем(?: (?:позициям|товарам|пунктам))?',
      'все (?:товары|позиции)',
    ],
    en: [
      'everything',
      '(?:all of|add) (?:it|them|that|this)(?: (?:all|up))?',
      'altogether',
      '(?:all )?together(?! with)',
      'combined',
      'the (?:whole )?lot',
      'the whole (?:order|thing|basket)',
      'it all',
    ],
    zh: ['全部', '一起', '加(?:起来|一起|在一起|一块)', '都要', '所有', '合(?:起来|在一起)', '放一起'],
  }),
)
const total = pattern(
  whole({
    ru: [
      'итого?',
      'сколько(?: \\p{L}+){0,2} всего',
      'всего сколько',
      'общ(?:ая|ую) (?:сумм|стоимост)…',
      'итогов(?:ая|ую) (?:сумм|стоимост)…',
    ],
    en: ['total', 'grand total', 'sum'],
    zh: ['一共', '总共', '合计', '总价', '总计'],
  }),
)
/** What is asked of all of it beside what it comes to: what it weighs, how long it takes. */
const other = pattern(
  whole({
    ru: ['(?:вес|весит|весят|дней|дня|недель|ждать|места|объем|одинаков|кубов|короб|отправ)…'],
    en: ['weighs?', 'weight', 'days?', 'weeks?', 'long(?! is delivery)', 'space', 'volume', 'same', 'boxes'],
    zh: ['重', '天', '多?久', '体积', '一样', '箱', '斤'],
  }),
)
const ofBoth = pattern(
  anyOf({
    ru: [`${B}об(?:а|е|оих|еих|оим|еим)${E}`, `${B}то и друго…`],
    en: [`${B}both${E}`],
    zh: ['[两二](?:样|种|者)', '俩'],
  }),
)
const ofSeveral = pattern(
  anyOf({
    ru: [`${B}вс(?:е|ех|ем) {n}${E}`],
    en: [`${B}all {n}${E}`],
    zh: ['{n}[个款件](?=_(?:商品|产品|东西)?_(?:都|一起|加|合|全))'],
  }),
)
const countAlone = pattern(
  `^\\s*(?:${anyOf({
    ru: ['(?:а|и|ну|за|по|если) '],
    en: ['(?:and|what about|how about|for) '],
    zh: ['那', '如果'],
  })})*(?:${anyOf({
    ru: ['об(?:а|е)', '(?:все )?{n}', 'все(?:х|м)? {n}'],
    en: ['both', 'all {n}'],
    zh: ['[两二三四](?:样|种)(?:都要)?(?:呢)?'],
  })})(?: ${anyOf({ ru: ['вместе'], en: ['of them', 'together'] })})*\\s*[?.!？。]*\\s*$`,
)
const threeOrFour = pattern('(?<three>三(?:样|种|者)|всем трем)|(?<four>四(?:样|种)|всем четырем)')

const kitWord = anyOf({
  ru: [`(?:набор|комплект|сет)(?:а|ик|ика|у|ом|е)?${E}`],
  en: [`(?:kits?|sets?|bundles?)${E}`],
})
const ofKit = pattern(
  anyOf({
    ru: [
      `${B}(?:сколько|почем|цена|стоимость|сумма|(?:вы[йх]д|выход|обойд)…)(?: \\p{L}+){0,3}? (?:{n} )?${kitWord}`,
      `${B}(?:один|одного|одном|одну|за|на|{n}) ${kitWord}[^.?!]{0,20}(?:сколько|почем|вы[йх]д|обойд)`,
    ],
    en: [
      `${B}(?:kit|set|bundle)(?:'s)? (?:price|cost)${E}`,
      `${B}(?:price|cost|total|how much)(?: [a-z]+){0,4}? (?:per|an?|one|each|the|whole|of|for|{n}) ${kitWord}`,
      `${B}(?:the|an?|one|each|whole|{n}) ${kitWord}[^.?!]{0,20}(?:cost|come|be|total)${E}`,
    ],
    zh: [
      '{n}套[^，。？]{0,6}(?:多少|价|几块)',
      '[每单]套[^，。？]{0,6}(?:多少|价|几块)',
      '(?:多少|几块)钱?[一每]套',
      '套装?(?:的)?(?:价格|总价)',
    ],
  }),
)
const countOfKits = pattern(anyOf({ ru: [`{n} (?:набор|комплект)(?:а|ов)${E}`], en: [`{n} (?:kits|sets|bundles)${E}`], zh: ['{n}_套'] }))
const eachKit = pattern(
  anyOf({
    ru: [`${B}(?:(?:за|на|один|{n}) )?${kitWord}`, `${B}кажд…`],
    en: [`${B}(?:per|an?|one|each|the) ${kitWord}`, `${B}(?:kit|set|bundle)${E}`, `${B}each${E}`],
    zh: ['{n}_套', '[每单]套'],
  }),
)
const cheapest = pattern(
  whole({
    ru: ['сам(?:ые|ых|ый|ая|ое|ую|ого|ой|ыми) (?:деш|недорог)…', 'дешевле всего', 'как можно дешевле', 'по минимуму', 'минимальн…'],
    en: ['(?:the )?(?:cheapest|lowest)', 'at (?:the )?(?:least|minimum)'],
    zh: ['最便宜', '最低', '最省'],
  }),
)
const delivery = pattern(
  anyOf({
    ru: [`${B}(?:с|со|включая|плюс|и) доставк…`],
    en: [`${B}(?:with|including|incl\\.?|plus|and) (?:the )?(?:shipping|delivery)${E}`, `${B}(?:shipped|delivered|landed)${E}`],
    zh: ['(?:含|加上?|算上|包|连)(?:上|着)?(?:运费|邮费?|快递费?)'],
  }),
)

/** «Хватит на 45 штук?» counts pieces, and no money. */
const ofPieces = `(?! ?(?:шт|пар|компл|набор|рулон|упаков|человек|раз|дн|pcs|pieces?|pairs?|sets?|units?|people|days?|个|件|只|双|条|套|把|支|台|本|盒|人|天))`
const sum = `(?:${currencyBefore})?{n}${currencyAfter}?${ofPieces}`
const fits = '(?:(?:у|в)?лож(?:и|у)|укладыва|впи(?:ш|сыва)|влез|помес|умес|попад)…'
/** Whether it fits into a sum. */
const limits = [
  `${B}${fits}(?: \\p{L}+){0,2}? (?:в|до|на)(?: (?:бюджет|сумму|лимит))?(?: (?:в|до))? ${sum}`,
  `${B}(?:в|до) ${sum}(?: \\p{L}+){0,2}? ${fits}`,
  `${B}хват(?:ит|ает)(?: \\p{L}+){0,2}? ${sum}(?!_${pieces})`,
  `${sum}(?!_${pieces})(?: \\p{L}+){0,3}? (?:хват(?:ит|ает)|достаточно)${E}`,
  `${B}(?:fit|stay|come|comes|keep)(?: (?:it|this|that|them|all|everything|both|in)){0,2} (?:in|inside|within|under|below|into)(?: (?:a|the|our|my))?(?: budget)?(?: of)? ${sum}`,
  `${B}(?:is|will|would) ${sum}(?: be)? (?:enough|cover|do|sufficient)${E}`,
  `${B}(?:total|sum|everything|both|altogether|it all)(?: \\p{L}+){0,3}? (?:under|below|within|less than|over|more than) ${sum}`,
  `${sum}_(?:的?预算)?_(?:够|能不?能?(?:拿|买)|拿得下|买得下)`,
  `(?:控制|压|做)(?:在|到)_${sum}_(?:以内|之内|以下|内)`,
].map((source) => pattern(source))
/** Whether one kit does. */
const limitsOfKit = [
  `${B}${kitWord}(?: \\p{L}+){0,3}? (?:до|дешевле|меньше|дороже|не более|в) ${sum}`,
  `${B}(?:kit|set|bundle)(?: (?:price|cost))?(?: \\p{L}+){0,2}? (?:under|below|within|up to|less than|over) ${sum}`,
].map((source) => pattern(source))

const most = 9
const amountIn = (text: OpenText, ways: readonly RegExp[]): Amount | undefined => {
  const match = ways.map((way) => text.find(way)).find((found) => found !== undefined)
  return match && toAmount(match)
}

function countOf(text: OpenText): number | undefined {
  if (text.find(ofBoth)) return 2
  const inWords: Match | undefined = text.find(threeOrFour)
  if (inWords) return inWords.group('three') === undefined ? 4 : 3
  const count = toCount(text.find(ofSeveral)?.number(0))
  return count >= 2 && count <= most ? count : undefined
}

/** `undefined` for a message that asks of no sum. Of what, and whether of several goods at all, the talk tells. */
export function readAskedSum(text: OpenText): AskedSum | undefined {
  const count = countOf(text)
  const ofOneKit = amountIn(text, limitsOfKit)
  const limit = ofOneKit ?? amountIn(text, limits)
  const kits = toCount(text.find(countOfKits)?.number(0))
  const isOfKit = ofOneKit !== undefined || text.find(ofKit) !== undefined || (kits > 1 && text.find(total) !== undefined)
  const isTogether = text.find(together) !== undefined || count !== undefined
  const isAsked = text.find(asks) !== undefined || (isTogether && text.find(delivery) !== undefined)
  const isTotal = text.find(total) !== undefined
  const isAll = isAsked && isTogether
  const isBare = count !== undefined && text.find(countAlone) !== undefined
  if (!(limit || isOfKit || isAll || isTotal || isBare) || text.find(other)) return undefined
  return {
    ...(limit || isOfKit || isAll || isTotal ? {} : { isBare: true }),
    ...(count !== undefined ? { count } : {}),
    ...(isTogether || limit || isOfKit ? {} : { isVague: true }),
    ...(isOfKit ? { isOfKit } : {}),
    ...(kits > 1 ? { kits } : {}),
    ...(text.find(cheapest) ? { isOfCheapest: true } : {}),
    ...(text.find(delivery) ? { withDelivery: true } : {}),
    ...(limit ? { limit: { ...limit, isEach: text.find(eachKit) !== undefined && kits <= 1 } } : {}),
  }
}

const deliveryAlone = pattern(
  `^\\s*(?:${anyOf({
    ru: ['(?:а|и|ну) '],
    en: ['(?:and|what about|how about) '],
    zh: ['那', '如果'],
  })})*(?:${anyOf({ ru: ['все '], en: ['(?:all|everything|it all|that) '] })})?${anyOf({
    ru: ['(?:вместе )?(?:с|включая) доставк…'],
    en: ['(?:with|including|incl\\.?) (?:the )?(?:shipping|delivery)', 'shipped', 'delivered'],
    zh: ['(?:含|加上?|算上|包|连)(?:上|着)?(?:运费|邮费?|快递费?)(?:的话)?(?:呢)?'],
  })}(?: ${anyOf({ ru: ['сколько', 'вместе'], en: ['too', 'included'] })})?\\s*[?.!？。]*\\s*$`,
)
/** "And with delivery?" alone: what was asked last, with that. */
export const asksOfDeliveryAlone = (text: OpenText): boolean => text.find(deliveryAlone) !== undefined

/** "50 mugs + 20 plates, how much in total?" */
const sumNamed =
  /(?<![a-z])(?:total|sum|altogether|in all|together|comes? to|add (?:it |them )?up)(?![a-z])|(?<!\p{L})(?:итог\p{L}*|общ(?:ая|ую|ей) (?:стоимост|цен)\p{L}*|сумм\p{L}+|вместе|посчитай\p{L}*|скок[ао] (?:всего|выйдет|будет)|всего (?:сколько|скок[ао]?|поч[её]м)|сколько (?:всего|выйдет|будет|получ\p{L}+))(?!\p{L})|(?:一共|总共)(?!(?:要|是|拿|来|需要)?\d{1,6}[个件只双条套把盒支包张台副本瓶顶块根](?![^，。]{0,6}(?:多少|价|钱|算)))|加(?:起来|一起|在一起|一块)|合计|总价|总和|=/iu
/** Whether a message speaks of a sum in so many words. */
export const namesSum = (message: string): boolean => sumNamed.test(message)
