/** What a clause says is wrong with what is shown: "these are ankle socks", «опять с зеркалом показываете», 这是短裙啊. */
export interface Complaint {
  /** What they are or have. */
  what: string
  /** They are not so: "these are not folding". */
  isNot: boolean
  /** What they should have been, where the clause says it: 这是白的不是粉的. */
  wished?: string
  /** It may be a question as well: 这支是蓝的吧. */
  isAsked: boolean
  /** The shop is spoken to, or those shown are wondered at. */
  isSure: boolean
  /** 整理箱不是篮子: one kind of goods is not the other. */
  isOfKinds: boolean
}

const opening = String.raw`^[\s\p{P}]*(?:(?:no|nah|but|hey|ugh|um+|ok|okay|so|and|wait|lol|omg|нет|но|блин|ну|а|так|эй|стоп|ой|晕|啊|哎|唉|不|咦)[\s,，!！]+)*`
const shownEn = `(?:(?:this|that|these|those|it|they)(?: ones?| 1s?)?|the (?:first|second|third|last|other) ones?)`
const isEn = `(?:'?s|'re| is| are| r| look(?:s|ed)?(?: like)?)`
const hasEn = `(?: has| have|(?:'s|'ve)? got| comes? with| says?| writes?)`
const closelyEn = `(?: (?:all|literally|clearly|still|just|actually|again|obviously|even|only))*`
const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`${opening}${shownEn}${closelyEn}(?:${isEn}|${hasEn})${closelyEn} (?!(?:too|so|very|fine|ok|okay|good|nice|perfect|great|what|the one|it|right|how|why)(?![a-z]))(?<not>not )?(?:an? |in |the )?(?<what>[^?!.]+?)(?<asked>\s*(?:,? (?:no|right|isn'?t it|aren'?t they))?\s*\?.*)?[\s\p{P}]*$`,
    'iu',
  ),
  // "Too red lol".
  new RegExp(
    String.raw`${opening}(?:${shownEn}${isEn} )?(?:way |a bit |a little |too |слишком |уж очень |чересчур |太)+(?<what>(?<=слишком |too |太|чересчур |очень )\p{L}+?)(?: (?:lol|haha))?了?[\s\p{P}]*$`,
    'iu',
  ),
  new RegExp(String.raw`${opening}${shownEn} (?:is|are)n'?t (?<not>)(?:an? |for |in )?(?<what>[^?!.]+?)[\s\p{P}]*$`, 'iu'),
  new RegExp(
    String.raw`${opening}(?<sure>why (?:is|are) (?:this|that|these|those|it|they)(?: all| one)?|(?:you|u)(?:'ve| have)? (?:keep |kept |still |again |only )*(?:show(?:ed|n|ing)?|gave|sent)(?: me)?(?: again| only)?) (?:an? |the )?(?<what>[^?!.]+?)(?: again)?[\s\p{P}]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${opening}(?:это|эти|этот|эта|они|тут)(?: (?:же|ведь|опять|снова|вс[её]|все|только|вообще|из))* (?!(?:не то|то|норм\p{L}*|ок|хорошо|подойд[её]т|подход\p{L}+|слишком|очень|дорого|мало|много|что|как|сколько)(?!\p{L}))(?<not>не (?:для |на |из )?)?(?<what>[^?!.]+?)(?<asked>\s*\?.*)?[\s\p{P}]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${opening}(?<sure>(?:опять|снова|зачем|почему)(?: (?:вы|ты|мне|нам|тут|же|вс[её]|показыва\p{L}+|показал\p{L}*|предлага\p{L}+|дал\p{L}*))* )(?<what>[^?!.]+?)(?: (?:показ|предлаг|предлож|да[её]т|дали|скин|присла)\p{L}*)?[\s\p{P}]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${opening}(?<sure>(?:вы|ты)(?: (?:мне|нам|опять|же|снова|тут))* )(?<what>[^?!.]+?) (?:показал|показыва|предложил|дал|скинул|присла)\p{L}*[\s\p{P}]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${opening}(?<sure>(?:вы|ты)(?: (?:мне|нам|опять|же|снова))* (?:показал|показыва|предложил|дал|скинул|присла)\p{L}*(?: (?:мне|нам|опять))*) (?<what>[^?!.]+?)[\s\p{P}]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${opening}(?:这|那|它们?)(?:一?[个些款支条双件把只种顶]|几[个款])?(?:都|全|明明|明显|还|又)*(?<rhetoric>不)?是(?:一?[个款])?(?<what>[^，,。?？!！\s]+?)的?(?:[，,\s]*(?:而)?不是(?<wished>[^，,。?？!！\s]+?)的?)?(?<asked>[吗嘛么]+)?[啊呀呢哦吧]*[\s\p{P}]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${opening}(?<sure>怎么(?:又|还|都|全|变成?)*是?|又(?:都|全)?是|(?:你们?|店家)?(?:给我?|发|推荐|拿|找|显示)的(?:都|全|还)?是|你们?给(?:我)?(?:看)?的(?:都|全)?是)(?<what>[^，,。?？!！\s]+?)的?[吗嘛么啊呀呢]*[\s\p{P}]*$`,
    'iu',
  ),
  new RegExp(
    String.raw`${opening}(?<what>\p{Script=Han}{2,5})(?<kinds>又|并|可|就|根本|)不是(?<wished>\p{Script=Han}{2,5}?)[啊呀吧嘛]*[\s\p{P}]*$`,
    'iu',
  ),
  new RegExp(String.raw`${opening}(?<what>\p{L}+)(?<kinds> (?:это|же|ведь|–|-))+ не (?<wished>\p{L}+)[\s\p{P}]*$`, 'iu'),
  new RegExp(
    String.raw`${opening}(?:an? )?(?<what>[a-z]+(?: [a-z]+)?)(?<kinds> (?:is|are)(?: not|n'?t)) (?:an? )?(?<wished>[a-z]+(?: [a-z]+)?)[\s\p{P}]*$`,
    'iu',
  ),
]

/** `undefined` where a clause says nothing of the kind. */
export function complaintIn(clause: string): Complaint | undefined {
  for (const way of ways) {
    const { what, not, wished, asked, sure, rhetoric, kinds } = way.exec(clause)?.groups ?? {}
    if (what === undefined) continue
    // "This is white not pink".
    const [is, should] = wished === undefined ? splitAtNot(what) : [what, wished]
    return {
      what: is,
      isNot: not !== undefined || (rhetoric !== undefined && asked === undefined),
      ...(should === undefined ? {} : { wished: should }),
      isAsked: asked !== undefined,
      isSure: sure !== undefined,
      isOfKinds: kinds !== undefined,
    }
  }
  return undefined
}
const splitAtNot = (what: string): [string, string?] => {
  const [is = what, should] = what.split(/\s+(?:and |but )?not\s+|\s+(?:а )?не\s+/iu)
  return should === undefined ? [what] : [is, should]
}

/** "I asked for crew socks", «мне высокие надо», 我要长的: says what is wanted in place of what is shown. */
const wants =
  /(?<![a-z])(?:i|we)(?:'m| am| was)? (?:said|asked|want(?:ed)?|need(?:ed)?|mean(?:t)?|looking)(?![a-z])|(?<![a-z])(?:show|need|want|give|find)(?![a-z])|(?<!\p{L})(?:просил\p{L}*|нуж(?:ен|на|но|ны)|надо|хо(?:чу|тим|тел\p{L}*)|искал\p{L}*|ищ(?:у|ем)|я про|покаж\p{L}+|дай(?:те)?|давай(?:те)?)(?!\p{L})|要|想|说了|找|看看|给我/iu
export const insists = (text: string): boolean => wants.test(text)
