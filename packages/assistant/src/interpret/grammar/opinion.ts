import { anyOf, pattern, type Wording, whole } from './pattern.ts'

/**
 * What buyers say of what they were shown: that it will do, or that they do not like how it looks. Opinions are no properties: nothing is looked for by them,
 * but what looks cheap is not wanted.
 */

const hedgesRu =
  '(?:(?:это|как|то|какой|какая|какое|какие|как-?_?то|слишком|очень|чересчур|уж|уже|больно|совсем|вообще|просто|немного|чуть) ?-?)*'
const poorRu = '(?:скучн|мрачн|некрасив|ненад[её]жн|хлипк|невзрачн|уныл|аляповат|несерь[её]зн|несолидн|непредставительн|безвкусн|вульгарн)'
const hedgesEn = '(?:(?:a bit|a little|too|so|kind of|kinda|pretty|rather|quite|really|very|somewhat|just|still) )*'
const poorEn =
  '(?:cheap(?:-?_?looking)?|flimsy|tacky|boring|ugly|dull|childish|unprofessional|unserious|chintzy|plasticky|shoddy|low[- ]quality|bad|awful|off)'
const poorZh =
  '(?:廉价|掉价|没档次|不上档次|不够档次|不高级|不结实|不够结实|单调|幼稚|老气|土气?|俗气?|难看|不好看|太丑|丑|轻飘飘的?|low|山寨)'

/** Behind what is not liked: "пластик [как-то несолидно]", "plastic [looks cheap]", 塑料的[看着廉价]. */
const dislike: Wording = {
  ru: [
    `${hedgesRu}(?:(?:выгляд|смотр|каж)\\p{L}+ )?${hedgesRu}(?:${poorRu}(?:о|ый|ая|ое|ые|ий|ие|овато|оват\\p{L}+)|не (?:очень|солидно|серь[её]зно|комильфо|наш вариант|айс)|так себе|отстой)(?![а-я])`,
    `(?:как-?_?то |слишком |очень )*(?:выгляд|смотр|каж)\\p{L}+ ${hedgesRu}(?:д[её]ш[её]в\\p{L}+|бедно|плохо|грубо)(?![а-я])`,
  ],
  en: [`(?:ones? )?(?:is|are|looks?|feels?|seems?) ${hedgesEn}${poorEn}(?![a-z])`],
  zh: [
    `的?(?:那种|这种)?(?:看着|看上去|看起来|感觉|显得|摸着|摸起来|觉得)(?:有点|有些|太|比较|很|好|挺)*${poorZh}了?`,
    `的?(?:有点|有些|太|比较)${poorZh}了?`,
  ],
}
/** Around what was shown once more though it was not liked: "вы опять [пластик] показали", "you showed me [plastic] again". */
const shownAgainBefore = pattern(
  String.raw`(?:${anyOf({
    ru: [
      '(?<![а-я])(?:опять|снова|зачем|почему)(?: (?:вы|ты|мне|нам|тот же|этот|одн\\p{L}+|сплошн\\p{L}+))*(?: (?:показ|предлаг|предлож|да[её]т|скид|присыл|прислал)\\p{L}*)?(?: (?:мне|нам))?',
    ],
    en: [
      "(?<![a-z])(?:you|u|it'?s|these are|this is|those are)(?: (?:just|are|keep|kept|still|again|gave|have|all))* (?:show(?:ed|ing|n)?|g[ai]v(?:e|ing)|sen(?:t|ding)|offer(?:ed|ing)?|again|still)(?: me| us)?(?: the)?",
    ],
    zh: ['(?:又|怎么(?:又|还|都)|还)(?:是|都是|给我看?的?(?:都?是)?|推荐的?(?:都?是)?|显示的?)'],
  })})\s*$`,
)
const shownAgainAfter = pattern(
  String.raw`^\s*(?:${anyOf({
    ru: ['(?:мне |нам )?(?:же )?(?:показ|предлаг|предлож|да[её]те|дали|скин|присла)\\p{L}*'],
    en: ['(?:ones? )?again'],
    zh: ['的?(?:啊|呀|吗|[,，。!！?？]|$)'],
  })})`,
)
const again = /(?<!\p{L})(?:опять|снова|зачем|again|still|keep|kept)(?!\p{L})|又|怎么|还/iu

const dislikedAfter = pattern(String.raw`^\s*(?:[–—-]\s*|это\s+)?${anyOf(dislike)}`)
/** Whether a material, a colour or another property is not liked. */
export const isDisliked = (lead: string, tail: string): boolean =>
  dislikedAfter.test(tail) || (shownAgainBefore.test(lead) && shownAgainAfter.test(tail) && again.test(lead + tail.slice(0, 20)))

/** The words of it. */
export const dislikes = { ru: dislike.ru!, en: dislike.en!, zh: dislike.zh! } as const

const praiseRu =
  '(?:подход(?:ит|ят)|подойд(?:[её]т|ут)|устраива(?:ет|ют)|устро(?:ит|ят)|год(?:ится|ятся)|понравил(?:ся|ась|ось|ись)|нрав(?:ится|ятся)|(?:очень |вполне |вроде )?(?:хорош(?:о|ий|ая|ие)|отличн(?:о|ый|ая|ые)|интересн(?:о|ый|ая|ые)|неплох(?:о|ой|ая|ие)|норм(?:ально)?|симпатичн(?:о|ый|ая|ые)|класс(?:но)?|супер|огонь|то что надо|то,? что нужно))'
const praiseEn =
  "(?:(?:looks?|sounds?|seems?|is|are|'s|'re|would be|will be) (?:really |very |pretty |all |quite |just )*)?(?:good|great|nice|fine|perfect|cool|lovely|ok|okay|decent|promising|interesting|suitable|what i (?:need|want))|works? (?:for (?:me|us)|well)|will do|suits? (?:me|us)|not (?:too |so )?bad(?: at all)?"
const praiseZh = '(?:可以|不错|挺好|挺不错|很好|好看|合适|还行|行|好|满意|喜欢|看中了?)(?:的|啊|呀|哦|吧|了)?'
const openingRu = '(?:(?:ну|да|так|а|ок|окей|хорошо|ладно|отлично|супер|спасибо)[ ,]*)*'
const openingEn = '(?:(?:ok|okay|well|yes|yeah|right|alright|so|thanks|cool|great)[ ,]*)*'
const openingZh = '(?:(?:嗯+|好的?|行|哦|那)[,，]?)*'
const whatRu = '(?:(?:вс[её]|это|этот|эта|эти|такой|такая|такие|мне|нам|в целом|вроде|в общем|тоже) )*'
const whatEn = "(?:(?:this|that|it|these|those|they|all|this one|that one)(?= |')_?)?"
const whatZh = '(?:这个|这款|这些|这种|都|看着|感觉|就)*'
const close = String.raw`\s*(?:[.,;:!)(–—-]+|，|。|！|；|\n)+\s*`

/** At the beginning of a message, before what it says beside that. */
const praised = pattern(
  `^\\s*(?:${whole({ ru: [`${openingRu}${whatRu}${praiseRu}`] })}|${whole({ en: [`${openingEn}${whatEn}(?:${praiseEn})`] })}|${openingZh}${whatZh}${praiseZh})(?=${close}[^\\s])${close}`,
)
/** "[Первый] подходит", "the second one [looks nice]", 第一款[不错]: the one that is pointed at is left. */
const onePraised = pattern(
  `^\\s*((?:${openingRu})(?:(?:мне |нам )*(?:нравится |понравил\\p{L}+ )?)(?:перв|втор|трет|четв[её]рт|пят|шест|последн)\\p{L}*(?: вариант)?|${openingEn}(?:i like )?(?:the )?(?:first|second|third|fourth|fifth|sixth|last)(?: one)?|${openingZh}第[一二三四五六](?:个|款|种))(?: (?:мне|нам|вполне|вроде|тоже|в целом))*[ ]?(?:${praiseRu}|${praiseEn}|${praiseZh})(?=${close}[^\\s])${close}`,
)

/** «Эта же прямоугольная, а мне круглую надо», "this one is rectangular, I need a round one": how those shown are, before what is wished for. */
const toldOfShown = [
  /^\s*(?:(?:но|так|а|ну|нет)[, ]+)*(?:эт(?:а|от|и)|он[аи]?)(?: же| ведь| ж)?,? (?!мне|нам|надо|нуж)[^,.;!?]{3,40}[,.;!–—-]+\s*(?:(?:а|но) )?(?=[^.?!]*(?<!\p{L})(?:надо|нуж(?:ен|на|но|ны)|хоч\p{L}+|хотел\p{L}*|хотим|ищу|искал\p{L}*|просил\p{L}*)(?!\p{L}))/iu,
  /^\s*(?:(?:but|no|hey)[, ]+)*(?:this|that|these|those|it|they)(?: ones?)?(?:'s| is| are|'re) (?:an? |all )?(?!for |my |our |fine|ok|good)[^,.;!?]{3,40}[,.;!–—-]+\s*(?:(?:but|and) )?(?=(?:i|we) (?:need|want|asked|wanted|said|am after|was looking|were looking))/iu,
  /^\s*(?:但是?|可是?)?(?:这个|这款|这些|这种|它们?)(?:都)?是[^，,。；;]{1,12}的?[，,。；;]\s*(?:可|但)?(?=我们?(?:要|想要|需要|说的是|找的是))/u,
]

/** A message without the clause by which it takes what was shown: "ok good, how much is delivery?", «первый подходит. посчитайте 200». */
export function withoutPraise(message: string): string {
  const told = toldOfShown.map((form) => form.exec(message)).find((found) => found !== null)
  if (told) return message.slice(told[0].length)
  const folded = message.toLowerCase()
  const one = onePraised.exec(folded)
  if (one) return `${message.slice(0, one[1]!.length + one[0].indexOf(one[1]!))}, ${message.slice(one[0].length)}`
  const all = praised.exec(folded)
  return all ? message.slice(all[0].length).replace(/^(?:but|но|а|但是?|不过)(?:\s+|(?=\p{Script=Han}))/iu, '') : message
}
