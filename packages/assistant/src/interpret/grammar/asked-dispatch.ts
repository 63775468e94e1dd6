import type { OpenText } from './open-text.ts'
import { anyOf, B, E, pattern, whole } from './pattern.ts'
import { toCount } from './pieces.ts'
import { type Read, type Reader, spanOf } from './reader.ts'

/** A question of when goods leave their seller. */
export interface AskedDispatch {
  /** Hours from now by which they should leave; 0 is today. `undefined` where no time is named, or one that only a calendar tells. */
  within?: number
  /** "How long do you take to ship?" may ask for the way to the buyer as well. */
  mayBeDelivery?: true
}

const sendsZh = String.raw`(?=\s*(?:[?？!！。，,吗么呢吧啊呀不]|$))`
const sends = pattern(
  whole({
    ru: ['(?:отправ|отгру[зж]|высл|вышл|высыла)…', 'посла(?:ть|ли)', 'пошлете', 'у(?:йд|ед)(?:ет|ут)'],
    en: [
      'se(?:nd|nt)(?: out)?',
      'ship(?:s|ped)?(?: out)?',
      'dispatch(?:ed)?',
      'post(?:ed)?',
      'mailed',
      'go(?:es)? out',
      'leaves?',
      'out (?:of )?the door',
    ],
    zh: [`(?:发货|发(?:出|走)去?|出货|寄[出走]|[发寄]${sendsZh})`],
  }),
)
const asks = pattern(
  whole({
    ru: ['когда', '(?:как|насколько) (?:быстро|скоро|долго)', '(?:за|через) сколько', 'в какой срок', 'сколько (?:дней|часов|времени)'],
    en: ['how (?:soon|fast|quick(?:ly)?|long)', 'when', 'what day', 'how many (?:days|hours)', 'earliest'],
    zh: ['多久', '多长时间', '[几哪]天', '(?:什么|啥)时候', '何时', '最[快早]', '快不快'],
  }),
)
const can = pattern(
  whole({
    ru: ['(?:можно|мож(?:ете|ешь)|смо(?:жете|гут)|могут|успе(?:ете|ют|ешь)|получится|реально|возможн(?:о|а)|удастся)(?: ли)?'],
    en: ['can', 'could', 'will', 'would', 'able to', 'possible', 'do(?:es)?'],
    zh: ['能不能', '可不可以', '能', '可以', '来得及', '会'],
  }),
)
const weekday = { ru: '(?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресень)…', en: '(?:mon|tues|wednes|thurs|fri|satur|sun)day' }
const times: readonly (readonly [hours: number | 'days' | 'hours' | undefined, wording: RegExp])[] = [
  [48, pattern(whole({ ru: ['послезавтра'], en: ['(?:the )?day after tomorrow'], zh: ['后天'] }))],
  [24, pattern(whole({ ru: ['завтра'], en: ['tomorrow'], zh: ['明天', '隔天', '次日'] }))],
  [
    0,
    pattern(
      whole({
        ru: ['сегодня', 'сразу(?: же)?', 'сейчас', 'в тот же день'],
        en: ['today', 'tonight', '(?:right|straight) away', 'immediately', '(?:the )?same day'],
        zh: ['今天', '今晚', '当[天日]', '马上', '立[刻即]'],
      }),
    ),
  ],
  ['days', pattern(whole({ ru: ['(?:через|за|в течение) {n} (?:дн…|сут…)'], en: ['(?:with)?in {n} days?'], zh: ['{n}天(?:之?内)?'] }))],
  ['hours', pattern(whole({ ru: ['(?:через|за|в течение) {n} час…'], en: ['(?:with)?in {n} h(?:ou)?rs?'], zh: ['{n}小时(?:之?内)?'] }))],
  [
    undefined,
    pattern(
      whole({
        ru: [`(?:до|к|в|во) ${weekday.ru}`, '(?:на|до конца) (?:этой|следующей|будущей) недел[еи]', 'на днях'],
        en: [`(?:(?:on|by|before|this|next) )?${weekday.en}`, '(?:by the end of )?(?:this|next) week'],
        zh: ['(?:这|本|下)(?:周|星期)[一二三四五六日天]?', '(?:周|星期)[一二三四五六日天]'],
      }),
    ),
  ],
]
/** An order that was placed and the way to the buyer are the service's, and no seller's. */
const destination = pattern(
  anyOf({
    ru: [
      `${B}(?:мо(?:й|и|ю|я)|наш(?:а|и|у)?|посылк(?:а|у)|оплатил(?:а|и)?)${E}`,
      String.raw`${B}(?:до|в|во) (?!(?:тот|течение|какой|конца|начал…|срок|этот|наличии|${weekday.ru})${E})\p{Script=Cyrillic}{3,}`,
    ],
    en: [`${B}(?:my|our|parcels?|paid)${E}`, `${B}to (?!(?:be|send|ship|dispatch|leave|go|get|post|prepare|make|do)${E})[a-z]{3,}`],
    zh: ['[发寄送运](?:货)?[到往去]', '到货', '订单', '我(?:的|买|下|订)'],
  }),
)
const isOfWay = pattern(`${B}how (?:long|fast) .{0,40}${B}ship(?:s|ping)?${E}`)

/** "Можно завтра отправить?", "how soon can these go out?", 最快什么时候发: asked of goods that are shown. */
export const askedDispatchReader: Reader<AskedDispatch> = {
  read(text) {
    const sending = text.find(sends)
    if (!sending || destination.test(text.folded)) return []
    const asking = text.find(asks)
    const time = timeIn(text)
    const asked = text.find(can)
    const isAsking = asking !== undefined || (time !== undefined && (asked !== undefined || /[?？吗]/u.test(text.folded)))
    if (!isAsking) return []
    const value: AskedDispatch = {
      ...(time?.hours !== undefined ? { within: time.hours } : {}),
      ...(isOfWay.test(text.folded) ? { mayBeDelivery: true as const } : {}),
    }
    const spans = [sending, asking, time, asked].flatMap((one) => (one ? [spanOf(one)] : []))
    return spans
      .filter((span, at) => !spans.slice(0, at).some((other) => span.start < other.end && other.start < span.end))
      .map((span) => ({ value, span }))
  },
  examples: {
    ru: [
      ['[можно] [завтра] [отправить]?', { within: 24 }, { within: 24 }, { within: 24 }],
      ['[когда] [отправите]?', {}, {}],
      ['[отправите] [в пятницу]?', {}, {}],
      ['когда отправите в минск?'],
      ['отправка за 24 часа'],
    ],
    en: [
      ['[how soon] [can] it be [sent]?', {}, {}, {}],
      ['[can] they [leave] [today]?', { within: 0 }, { within: 0 }, { within: 0 }],
      ['when do you ship to Kazan?'],
    ],
    zh: [['[最快]什么时候[发]', {}, {}], ['[后天][能][发货]吗', { within: 48 }, { within: 48 }, { within: 48 }], ['发光的']],
  },
}

function timeIn(text: OpenText): (Read<unknown>['span'] & { hours: number | undefined }) | undefined {
  for (const [hours, wording] of times) {
    const match = text.find(wording)
    if (!match) continue
    const count = toCount(match.number(0))
    return { ...spanOf(match), hours: hours === 'days' ? count * 24 : hours === 'hours' ? count : hours }
  }
  return undefined
}
