import type { Match } from './open-text.ts'
import { anyOf, beginning, E, pattern, type Wording } from './pattern.ts'
import { toCount } from './pieces.ts'
import { meaning, type Reader, readFirst, type Way } from './reader.ts'

const sends: Wording = { ru: ['отправ…', 'отгруз…'], en: ['dispatch…', 'ship…'], zh: ['发货'] }
/** From the word for sending to its number, within one phrase. */
const near = String.raw`[^\n,.\uE000]{0,16}?`

const hoursWord = anyOf({ ru: ['час…', `ч${E}`], en: ['hours?', 'hrs?', `h${E}`], zh: ['小时'] })
const hours = anyOf({
  ru: [
    `${anyOf(sends)}${near}{n}_(?:-?ти )?${hoursWord}(?:内)?`,
    `(?:за |до |в течение |не дольше )?{n}_(?:-?ти )?час… (?:на )?(?:отправ…|отгруз…)`,
  ],
  en: ['{n}_-?(?:hours?|h|hrs?) (?:dispatch|shipping|shipment)', `ship…${near}{n}_-?(?:hours?|hrs?|h)${E}`],
  zh: ['{n}_(?:小时|h)_(?:之?内)?(?:能|可以?|就能?|要)?(?:发货|发出|出货|寄出|发(?=的|[，。？?！\\s]|$))'],
})
const days = anyOf({
  ru: [`${anyOf(sends)}${near}{n}_(?:дн…|сут…|days?|天)`, `(?:за |до |в течение |не дольше )?{n}_(?:дн…|сут…) (?:на )?(?:отправ…|отгруз…)`],
  zh: ['{n}_天(?:之?内)?(?:能|可以?|就能?|要)?(?:发货|发出|寄出|发(?=的|[，。？?！\\s]|$))'],
})
const sameDay = anyOf({
  ru: [
    '(?:отправ…|отгруз…) (?:сегодня|в тот же день|в течение (?:суток|дня)|за сутки)',
    '(?:в течение суток|за сутки) (?:отправ…|отгруз…)',
  ],
  en: [String.raw`same[\s-]day (?:dispatch|shipping)`, String.raw`(?:next|one)[\s-]day (?:dispatch|shipping)`],
  zh: ['当天发货?', '隔天发货', '次日发货'],
})
const soon = beginning({
  ru: ['(?:с )?быстр… (?:отправ…|отгруз…|доставк…)', '(?:отправ…|отгруз…|доставк…) (?:по)?быстр…', `срочн…(?: (?:отправ…|доставк…))?${E}`],
  en: ['(?:with )?(?:fast|quick|rapid|express)(?:er)? (?:shipping|dispatch|delivery|shipment)', 'ships? (?:fast|quickly)'],
  zh: ['发货(?:要)?快', '快速?发货', '急用', '加急'],
})

const inHours =
  (hoursOfUnit: number) =>
  (match: Match): number =>
    toCount(match.number(0)) * hoursOfUnit
const ways: Way<number>[] = [
  { pattern: pattern(hours), toValue: inHours(1) },
  { pattern: pattern(days), toValue: inHours(24) },
  meaning(24, pattern(sameDay)),
  // "Fast" is two days: what the buyers of a marketplace call so.
  meaning(48, pattern(soon)),
]

/** Hours within which the seller sends the goods off. */
export const dispatchReader: Reader<number> = {
  read: (text) => readFirst(text, ways),
  examples: {
    ru: [['[отправка за 24 часа]', 24], ['[отправка в течение 3 дней]', 72], ['кружки, [быстрая отправка]', 48], ['отправка почтой']],
    en: [['[ships within 24 hours]', 24], ['[fast shipping]', 48], ['[same-day dispatch]', 24], ['shipping costs']],
    zh: [
      ['[48小时发货]', 48],
      ['[72小时内能发]的', 72],
      ['[当天发货]', 24],
      ['[急用]', 48],
    ],
  },
}
