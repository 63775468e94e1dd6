import { foldText, type Span } from './grammar/open-text.ts'

/** How many of each of several are wanted: "чёрный, серый и бежевый, по 20", "white and black, 50 of each", 红色白色各30个. */
const ways: readonly RegExp[] = [
  /(?<!\p{L})по (?<count>\d{1,6})(?<each>(?: ?(?:шт(?:ук\p{L}*)?\.?|пар\p{L}*|комплект\p{L}*|набор\p{L}*))?(?: (?:на |в )?кажд\p{L}+(?: (?:цвет|размер|вид|вариант|модел|расцветк)\p{L}*)?)?)(?=\s*(?:[,.;:!?–—-]|$)|(?<=(?:размер|модел|цвет)\p{L}*) \d)/iu,
  /(?<!\p{L})по (?<count>\d{1,6})(?: ?(?:шт(?:ук\p{L}*)?\.?|пар\p{L}*))?(?= \p{L}+(?:ых|их)(?:,? \p{L}+(?:ых|их))* и \p{L}+(?:ых|их)(?!\p{L}))/iu,
  /(?<![\d.,]|[$€¥£₽] ?)(?<count>\d{1,6})(?: ?(?:pcs|pieces|pairs|units|sets))?(?<each>,? (?:of |in |per )?each(?: (?:one|colou?r|size|model|design))?)(?![a-z])(?! (?:cost|price|pack|set|box|bag|kit|piece))/iu,
  /(?<![a-z])(?<each>each (?:colou?r|size|model|design)),? (?<count>\d{1,6})(?: ?(?:pcs|pieces|pairs|units|sets))?(?![\d.,]*\d)/iu,
  /(?<each>(?:每[种个款样]?(?:颜色|尺码|款式|色|款|样)?|各)(?:要|来|拿|买|订|需要)?)\s?(?<count>\d{1,6})(?=\s?(?:[个件只双条套把盒支包张台副本瓶顶块根]|$|[，,。；;]))/u,
]

const unit =
  '(?:kg|kgs|kilos?|g|ml|l|lit(?:er|re)s?|cm|mm|mah|w|inch(?:es)?|кг|кило\\p{L}*|гр?|мл|л|литр\\p{L}*|см|мм|вт|公斤|千克|斤|克|毫升|升|厘米|毫米|瓦|英?寸)'

const color =
  '(?:(?:(?:т[её]мно|светло)-)?(?:ч[её]рн|бел|сер|красн|син|голуб|розов|зел[её]н|ж[её]лт|оранжев|фиолетов|бежев|коричнев|серебрист|золотист|прозрачн|бордов)(?:ых|их|ый|ий|ые|ие|ая|яя|ую|юю)|(?:(?:dark|light) )?(?:black|white|gr[ea]y|red|blue|pink|green|yellow|orange|purple|beige|brown|navy|silver|gold|mint|khaki|burgundy|transparent|clear))(?!\\p{L})'
const hanColor = '(?:[深浅]?[黑白灰红蓝粉绿黄橙紫棕青]色?|[米银金咖]色|卡其色?|藏青色?|透明色?|[黑白灰红蓝粉绿黄紫棕银金]款)'
/** M30件 is so many of M. */
const sizeEnds = '(?![a-zа-я]|\\d(?!\\d*[件个条双套]))'
const clothSize = `(?<![\\p{L}\\d])(?:x{0,3}[sl]|m|[2-6]xl)${sizeEnds}|(?<=\\p{Script=Han})(?:x{0,3}[sl]|m|[2-6]xl)${sizeEnds}`
const sizesInText = new RegExp(clothSize, 'giu')
const hanSize = `(?:(?:${clothSize})码?|\\d{2}码)`
/** What is told apart by its colour, its size or both: "black", "size M", 绿色M码. */
const variant = `(?:${hanColor}的?\\s?${hanSize}|${hanColor}|${color}(?: ${clothSize})?|(?:size|размер(?:а|ов)?) \\d{2}(?!\\d|[.,]\\d)|(?:(?:size|размер(?:а|ов)?) )?${hanSize})`
const variantInText = new RegExp(`${variant}|(?<!\\d[.,]?)\\d{1,4}(?:[.,]\\d+)? ?${unit}(?![a-zа-я\\d])`, 'giu')
const unitOfCount =
  '(?:шт(?:ук\\p{L}*)?\\.?(?!\\p{L})|пар\\p{L}{0,1}(?!\\p{L})|(?:pcs|pieces|pairs)(?![a-z])|[个件只双条套把盒支包张台副本瓶顶块根])'
/** "20 чёрных", "15 in black". */
const beforeVariant = new RegExp(
  `(?<![\\d.,x×х*-])(?<count>\\d{1,6}) ?(?:${unitOfCount})?(?: (?:in|of|the|в))? ?(?<said>${variant})`,
  'giu',
)
/** 蓝色25个, 粉80, "black 20". What is measured or priced counts none. */
const behindVariant = new RegExp(
  `(?<said>${variant})的?(?:要|来|拿|订|买|(?:改|换|变|加|减)(?:成|为|到)?)?\\s?(?:[:–—-]\\s?)?(?<count>\\d{1,6})(?![\\d.,]*\\d)(?:\\s?${unitOfCount}|(?!\\s?(?:${unit}(?![a-zа-я])|[%°号码年月天岁层元块分寸$€¥₽]|小时|руб|р\\.|[xх×*])))`,
  'giu',
)

const pieces = '(?:шт(?:ук\\p{L}*)?\\.?|pcs|pieces|pairs|пар\\p{L}*|[个件只双条套把盒支包张台副本瓶顶块根对])'
/** "20 in 2kg and 20 in 3kg", «20 штук по 2 кг и 30 по 3 кг». */
const beforeMeasure = new RegExp(
  `(?<!\\d[.,]?)(?<count>\\d{1,6}) ?(?:${pieces})?(?: of (?:(?:the |this )?[a-z]+(?: one)?|it|them|#\\d)| (?:перв|втор|трет|четв[её]рт|пят|шест|эт)\\p{L}{1,4}| №\\d)? ?(?:in|of|at|по|на|из)? ?(?<said>(?<!\\d)\\d{1,4}(?:[.,]\\d+)? ?${unit})(?![a-zа-я\\d])`,
  'giu',
)
/** 2公斤的20个，3公斤的30个, "2 kg – 20 pcs". */
const behindMeasure = new RegExp(
  `(?<!\\d[.,]?)(?<said>\\d{1,4}(?:[.,]\\d+)? ?${unit})的? ?(?:要|来|拿|订|买|[:–—-])? ?(?<count>\\d{1,6}) ?${pieces}`,
  'giu',
)

/** So many of what is said of one variant: 20 of "2 kg". */
export interface CountOfVariant {
  count: number
  said: string
}

interface CountSpan extends CountOfVariant, Span {}

const asSizes = (said: string): string => said.trim().replace(sizesInText, (size) => size.toUpperCase())
const readCounts = (folded: string): CountSpan[][] =>
  [behindVariant, beforeVariant, behindMeasure, beforeMeasure].map((way) =>
    [...folded.matchAll(way)].map(({ 0: whole, index, groups: { count, said = '' } = {} }) => ({
      count: Number(count),
      said: asSizes(said),
      start: index,
      end: index + whole.length,
    })),
  )

/** What a folded text calls variants by: "black", "size 38", 绿色M码. */
export const variantNamed = (folded: string): (Span & { said: string })[] =>
  [...folded.matchAll(variantInText)].map(({ 0: said, index }) => ({ said: asSizes(said), start: index, end: index + said.length }))
/** So many of a variant, be it the only one. */
export const variantsCounted = (folded: string): CountSpan[] => {
  const [behind, before, ...others] = readCounts(folded) as [CountSpan[], CountSpan[], CountSpan[], CountSpan[]]
  return [before.length >= behind.length ? before : behind, ...others].find((found) => found.length > 0) ?? []
}

/** "20 m and 10 l" are metres and litres. */
const mayMeasure = /^[ml]$/iu
/** So many of each of several variants, where each has its own number. */
function countsOfVariants(folded: string): CountSpan[] {
  const [behind, before, ...others] = readCounts(folded) as [CountSpan[], CountSpan[], CountSpan[], CountSpan[]]
  const variants = before.length > behind.length ? before : behind
  const areSeveral = (counts: readonly CountSpan[]): boolean =>
    new Set(counts.map(({ said }) => said)).size > 1 && !counts.every(({ said }) => mayMeasure.test(said))
  return [variants, ...others].find(areSeveral) ?? []
}

const cyrillicSize = /(?<=\d\s?)(?:х{1,3}[лс]|[2-6]хл|[мл]|с)(?!\p{L})/giu
const latin: Record<string, string> = { х: 'X', л: 'L', м: 'M', с: 'S' }
/** «30 м 30 л 40 ххл» counts sizes, and measures nothing. */
export const withLatinSizes = (text: string): string =>
  /\d\s?(?:х{1,3}|[2-6]х)л(?!\p{L})/iu.test(text)
    ? text.replaceAll(cyrillicSize, (size) => size.toLowerCase().replaceAll(/[хлмс]/gu, (letter) => latin[letter]!))
    : text

/** "30 M 30 L 40 XXL" with the variants that stand side by side set apart, each with its number behind it. */
export function withVariantsApart(message: string): string {
  const folded = foldText(message)
  const counts = countsOfVariants(folded)
  const isNextTo = (before: Span | undefined, after: Span | undefined): boolean =>
    before !== undefined && after !== undefined && betweenVariants.test(folded.slice(before.end, after.start))
  return counts
    .filter((count, at) => isNextTo(counts[at - 1], count) || isNextTo(count, counts[at + 1]))
    .toReversed()
    .reduce((text, { said, count, start, end }) => `${text.slice(0, start)}, ${said} ${count} pcs, ${text.slice(end)}`, message)
}

/** What stands between two variants of one list. */
const betweenVariants = /^[\s,，、;；+&]*(?:(?:and|n|plus|и|плюс|а)(?!\p{L})|和|跟|加)?\s*$/iu
/** Where several variants of one offer are counted one after the other: "15 black + 15 grey". */
export function listOfVariants(message: string): Span | undefined {
  const folded = foldText(message)
  const counts = countsOfVariants(folded)
  const isList = counts.every(({ start }, at) => at === 0 || betweenVariants.test(folded.slice(counts[at - 1]!.end, start)))
  return counts.length > 1 && isList ? { start: counts[0]!.start, end: counts.at(-1)!.end } : undefined
}

/** "6 colours, 20 of each": how many there are to be, where none is named. */
const ofHowMany =
  /(?<![\d.,])(?<several>\d{1,2}) ?(?:(?:different |various |разн\p{L}+ )?(?:colou?rs|designs|models|sizes|styles|(?:цвет|размер|вид|модел|расцвет|дизайн)\p{L}*)|[个种款]?(?:颜色|尺码|款式|花色|图案|色(?!的)|款(?!的)))/iu

export interface EachOf {
  /** So many of each, or of all of them where each has its own number. */
  count: number
  /** Of how many, where a number says it. */
  several?: number
  isSum?: true
  /** How many of which, where each has its own number. */
  parts?: CountOfVariant[]
  /** It says "each", or pieces; "по 20" alone may be a price. */
  isSaid: boolean
}

/** "Under 200 each", «до 200 каждая»: what one may cost. "Up to 20 of each" counts. */
const boundBefore =
  /(?:(?<![a-z])(?:under|below|less than|cheaper than|not (?:over|above|more than)|no more than|nothing over|over|above|max(?:imum)?|within|(?:up )?to|at most|budget(?: of| is)?|price|cost(?:s|ing)?)|(?<!\p{L})(?:до|не дороже|не больше|не более|дешевле|в пределах|максимум|бюджет|ценой))\s*$/iu
const ofVariants = /(?:of|colou?r|size|model|design|style|цвет|размер|вид|модел|вариант|расцветк)/iu
const isPrice = (folded: string, { index, groups }: RegExpExecArray): boolean =>
  boundBefore.test(folded.slice(0, index)) && !ofVariants.test(groups?.each ?? '')

/** `undefined` for a message that counts nothing so. */
export function eachOf(folded: string): EachOf | undefined {
  const found = ways.map((way) => way.exec(folded)).find((one) => one !== null)
  if (found && isPrice(folded, found)) return undefined
  const groups = found?.groups
  const count = Number(groups?.count)
  const several = Number(ofHowMany.exec(folded)?.groups?.several)
  if (count > 0) return { count, isSaid: (groups?.each ?? '') !== '' || several > 1, ...(several > 1 ? { several } : {}) }
  const parts = countsOfVariants(folded)
  return parts.length > 1
    ? {
        count: parts.reduce((sum, { count }) => sum + count, 0),
        isSum: true,
        isSaid: true,
        parts: parts.map(({ count, said }) => ({ count, said })),
      }
    : undefined
}
