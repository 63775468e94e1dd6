/** How many of each of several are wanted: "чёрный, серый и бежевый, по 20", "white and black, 50 of each", 红色白色各30个. */
const ways: readonly RegExp[] = [
  /(?<!\p{L})по (?<count>\d{1,6})(?<each>(?: ?(?:шт(?:ук\p{L}*)?\.?|пар\p{L}*|комплект\p{L}*|набор\p{L}*))?(?: (?:на |в )?кажд\p{L}+(?: (?:цвет|размер|вид|вариант|модел|расцветк)\p{L}*)?)?)(?=\s*(?:[,.;:!?–—-]|$)|(?<=(?:размер|модел|цвет)\p{L}*) \d)/iu,
  /(?<!\p{L})по (?<count>\d{1,6})(?: ?(?:шт(?:ук\p{L}*)?\.?|пар\p{L}*))?(?= \p{L}+(?:ых|их)(?:,? \p{L}+(?:ых|их))* и \p{L}+(?:ых|их)(?!\p{L}))/iu,
  /(?<![\d.,]|[$€¥£₽] ?)(?<count>\d{1,6})(?: ?(?:pcs|pieces|pairs|units|sets))?(?<each>,? (?:of |in |per )?each(?: (?:one|colou?r|size|model|design))?)(?![a-z])(?! (?:cost|price|pack|set|box|bag|kit|piece))/iu,
  /(?<![a-z])(?<each>each (?:colou?r|size|model|design)),? (?<count>\d{1,6})(?: ?(?:pcs|pieces|pairs|units|sets))?(?![\d.,]*\d)/iu,
  /(?<each>(?:每[种个款样]?(?:颜色|尺码|款式|色|款|样)?|各)(?:要|来|拿|买|订|需要)?)\s?(?<count>\d{1,6})(?=\s?(?:[个件只双条套把盒支包张台副本瓶顶块根]|$|[，,。；;]))/u,
]

const color =
  '(?:ч[её]рн|бел|сер|красн|син|голуб|розов|зел[её]н|ж[её]лт|оранжев|фиолетов|бежев|коричнев)(?:ых|их|ый|ий|ые|ие)|(?:black|white|gr[ea]y|red|blue|pink|green|yellow|orange|purple|beige|brown|navy)'
/** "20 чёрных и 30 белых", "20 black and 30 white", 蓝色25个粉色20个. */
const ofColor = new RegExp(
  `(?<![\\d.,])(?<before>\\d{1,6}) ?(?:шт(?:ук)?\\.? |pcs |pieces |pairs )?(?:${color})(?!\\p{L})|(?:(?:[黑白灰红蓝粉绿黄橙紫棕青]|[米银金咖]色|卡其|藏青)(?:色)?(?:的)?\\s?|(?<!\\p{L})(?:${color})\\s?(?:[:–—-]\\s?)?)(?<behind>\\d{1,6})(?:\\s?[个件只双条套把盒支包张台副本瓶顶块根]|(?=\\s?(?:[黑白灰红蓝粉绿黄橙紫棕青米银金咖卡藏,，、;；。.!]|$|(?:and|и) )|\\s(?:${color})))`,
  'giu',
)

/** "6 colours, 20 of each": how many there are to be, where none is named. */
const ofHowMany =
  /(?<![\d.,])(?<several>\d{1,2}) ?(?:(?:different |various |разн\p{L}+ )?(?:colou?rs|designs|models|sizes|styles|(?:цвет|размер|вид|модел|расцвет|дизайн)\p{L}*)|[个种款]?(?:颜色|尺码|款式|花色|图案|色(?!的)|款(?!的)))/iu

export interface EachOf {
  /** So many of each, or of all of them where each has its own number. */
  count: number
  /** Of how many, where a number says it. */
  several?: number
  isSum?: true
  /** It says "each", or pieces; "по 20" alone may be a price. */
  isSaid: boolean
}

/** `undefined` for a message that counts nothing so. */
export function eachOf(folded: string): EachOf | undefined {
  const groups = ways.map((way) => way.exec(folded)?.groups).find((found) => found !== undefined)
  const count = Number(groups?.count)
  const several = Number(ofHowMany.exec(folded)?.groups?.several)
  if (count > 0) return { count, isSaid: (groups?.each ?? '') !== '' || several > 1, ...(several > 1 ? { several } : {}) }
  const counts = [...folded.matchAll(ofColor)].map(({ groups: { before, behind } = {} }) => Number(before ?? behind))
  return counts.length > 1 ? { count: counts.reduce((sum, one) => sum + one, 0), isSum: true, isSaid: true } : undefined
}
