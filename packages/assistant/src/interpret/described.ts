import { openAnalysis } from '@karavan/lexicon/analyse.ts'
import { foldText, OpenText, type Span } from './grammar/open-text.ts'
import { referenceReader } from './grammar/reference.ts'
import { rolesIn } from './mentions.ts'

/** One of the offers shown, pointed at by what tells it apart: "the 12 piece one", «тот с чехлом», 12W那款. */
export interface Described extends Span {
  /** What is said of it: "12 piece". */
  said: string
  /** By what it costs among those shown, and by nothing else. */
  byPrice?: 'least' | 'most'
  /** It means one of those shown only beside another that is named so as well: «красный» of «красный и белый, чем отличаются?» */
  isOfSeveral?: true
  /** Its last words may be of the rest of the message: «тот с ситечком протекает?» */
  isOpen?: true
}

interface Way {
  pattern: RegExp
  isOpen?: true
  /** Only where those named are set against one another: «красный и синий, чем отличаются?» */
  isOfSeveral?: true
}

/** No properties: a place, an order, or others than those meant. */
const noTrait =
  '(?:first|second|third|fourth|fifth|sixth|last|next|other|others|same|right|wrong|new|only|whole|previous|latter|former|best|worst|most|least|one|two|original|usual|actual|another|any|every|each|no)'
const noPart = '(?:the|a|an|of|for|to|and|or|is|are|was|do|does|can|will|would|not|than|this|that|these|those|it|i|you|we|my|your)'
const englishWord = String.raw`(?!${noTrait}(?![a-z])|${noPart}(?![a-z])|[a-z]+est(?![a-z]))[a-z\d](?:[a-z\d.,'/%-]*[a-z\d%])?`
const englishEnd = String.raw`(?=\s*(?:$|[?.!,;:]|(?:and|or|is|are|has|have|does|do|did|can|will|would|cost|costs|come|comes|what|which|how|vs|for|please|pls|then|in total|better|from|at)(?![a-z])))`

const russianEnd = String.raw`(?=\s*(?:$|[?.!,;:–—]|\s-\s|(?:и|или|чем|что|как\p{L}*|где|сколько|лучше|хуже|есть|стоит|стоят|можно|будет|за|в чем|против|подойд\p{L}*|из чего|беру|возьму|тогда|а)(?!\p{L})))`
const russianWord = String.raw`(?!(?:как(?:ой|ая|ое|ие|ого|ую)|сколько|что|чем|чего|почем)(?!\p{L}))(?!(?:же|самый|самая|самое|один|перв|втор|трет|последн|друг|сам|и|или|есть|не)(?!\p{L}{4}))[\p{Script=Cyrillic}a-z\d](?:[\p{Script=Cyrillic}a-z\d.,/%-]*[\p{Script=Cyrillic}a-z\d%])?`
const russianAdjective = String.raw`(?!(?:перв|втор|трет|четверт|пят|шест|последн|друг|кажд|люб|сам|как|котор|эт|т(?:от|а|о)|нов|оста|един|мо|ваш|наш|тво)\p{L}*)\p{Script=Cyrillic}{3,}(?:ый|ий|ой|ая|яя|ое|ее|ую|юю|ого|его|ому|ым|ом)(?!\p{L})`
const russianPart = String.raw`(?:на|со?|из|за|в|для)\s+${russianWord}(?:\s+${russianWord}){0,2}?`
const several = '(?:и|или|со?|против|от|чем)'
/** Where the first of those named stands. */
const beginsNamed = String.raw`(?<=(?:^|[,.?!:;]|(?<!\p{L})(?:а|ну|сравни(?:те|ть)?|отлича\p{L}+|лучше|хуже|между|взять|брать|выбрать|разница у))\s*)(?<!\p{L})`

const hanThing = '(?:个|款|套|盏|支|把|件|只|双|条|台|瓶|张|块)'
const hanEnds = '(?:和|跟|与|及|还是|或者|或|比|那就|就|要|拿|选|买|看看|看|我|你|请问|想|如果|吧|呢|吗|了|是|换成|换|下|问)'
const hanWord = String.raw`(?:(?!${hanEnds}|第|最|上一|下一|另|其他|别的|同|哪|每|一${hanThing}|[这那])[\p{Script=Han}\da-zA-Z.%-]){1,8}?`

const ways: readonly Way[] = [
  // "The pink one", "the 12 piece set".
  { pattern: new RegExp(String.raw`(?<![a-z])(?:the|that)\s+(?<said>${englishWord}(?:\s+${englishWord}){0,3}?)\s+one(?![a-z'])`, 'gu') },
  { pattern: /(?<![a-z]|(?:in|of|as|with|for)\s)(?:the|that)\s+(?<said>\d+[\s-]?(?:pieces?|pcs?))\s+(?:set|kit|pack)(?![a-z])/gu },
  // "I'll take 30 of the wooden ones", «беру 30 деревянных», 要30个木的.
  {
    pattern: new RegExp(
      String.raw`(?<=(?<![a-z])(?:take|order|buy|get|have|go with)\s+(?:\d+\s+(?:(?:pcs|pieces|sets|units)\s+)?of\s+)?)(?:the|those)\s+(?<said>${englishWord}(?:\s+${englishWord}){0,2}?)\s+ones(?![a-z'])`,
      'gu',
    ),
  },
  {
    pattern:
      /(?<=(?<!\p{L})(?:бер[уеё]м?|возьм[уеё]м?|заказываю|закаж[уе]м?)\s+\d+\s+(?:(?:шт\p{L}*\.?|комплект\p{L}*|набор\p{L}*|пар\p{L}?)\s+)?)(?<said>(?!перв|втор|трет|четв|последн|так|эт)\p{Script=Cyrillic}{3,}(?:ых|их))(?=\s*(?:$|[.,;!]|(?:и|а|тогда)\s))/gu,
  },
  { pattern: /(?<=(?:要|拿|订|买|来)\d+[个件只条双套本支块张盒瓶])(?<said>(?!第)\p{Script=Han}{1,5}?)的(?=\s*(?:$|[，。,.；;！!吧]))/gu },
  // "The one with a case", "the one that is 500 ml".
  {
    isOpen: true,
    pattern: new RegExp(
      String.raw`(?<![a-z])the\s+one\s+(?:with|in|made of|of|that(?:'s| is| has| comes with)|which (?:is|has)|having)\s+(?:an? |the )?(?<said>${englishWord}(?:\s+${englishWord}){0,3}?)${englishEnd}`,
      'gu',
    ),
  },
  { pattern: new RegExp(String.raw`(?<!\p{L})(?<said>${russianAdjective})\s+вариант\p{L}*`, 'gu') },
  // «О, зелёный норм, сколько за 100?», «зайчик прикольный, он от розетки?»
  {
    pattern:
      /(?<=^\s*(?:(?:о+|ого|ой|а|ну|вот|да|хм|кстати),?\s+)*)(?!(?:цен|размер|цвет|качеств|материал|достав|вариант|спис|подборк|вс[её]|эт|таки|он[иао]?(?!\p{L})|перв|втор|трет|четв|пят|шест|последн|тот|та|те)\p{L}*)(?<said>\p{Script=Cyrillic}{4,}(?:\s+\p{Script=Cyrillic}{3,})?)\s+(?:прикольн|норм|класс?н|нравит|крут|симпатичн|хорош|неплох|интересн|подход|подойд)\p{L}*(?=\s*[,.!–—-]|\s+(?:он[ао]?|его|е[ёе]|сколько|скока|поч[её]м|как|а)(?!\p{L}))/gu,
  },
  // «Тот с чехлом», «тот, что на 500 мл», «та розовая», «вариант с крышкой».
  {
    isOpen: true,
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:(?:тот|та|того|той|тому|ту)(?:\s*,?\s*(?:что|котор(?:ый|ая|ое|ую|ого|ой)|где))?|вариант\p{L}*|модель)\s+(?:(?:на|со?|из|за|в|для)\s+)?(?<said>${russianWord}(?:\s+${russianWord}){0,3}?)${russianEnd}`,
      'gu',
    ),
  },
  // «Красный и тот …, чем отличаются?», «розовая и на 4 Вт, какая лучше?»
  {
    isOfSeveral: true,
    pattern: new RegExp(
      String.raw`${beginsNamed}(?:(?<said>${russianAdjective}(?:\s+${russianPart})?)|(?<part>${russianPart}))(?=\s*,?\s${several}\s)|(?<=\s${several}\s+)(?:(?<other>${russianAdjective}(?:\s+${russianPart})?)|(?<otherPart>${russianPart}))${russianEnd}`,
      'gu',
    ),
  },
  // 12W那款, 粉色的那个, 那款带盖的.
  {
    pattern: new RegExp(
      String.raw`(?<!最\p{Script=Han}{0,3})(?<said>${hanWord})的?[那这]一?${hanThing}(?!时候|月|星期|功能|问题|颜色|价|材|尺|牌|品|东西|牌子|数)`,
      'gu',
    ),
  },
  { pattern: new RegExp(String.raw`那一?${hanThing}(?<said>${hanWord})的(?=$|[\s，。？！,?!、]|[和跟与有是能可多怎哪])`, 'gu') },
]

const byPrice: readonly [NonNullable<Described['byPrice']>, RegExp][] = [
  ['least', /^(?:cheap|cheaper|inexpensive|дешев\p{L}+|недорог\p{L}+|подешевле|便宜(?:一?点|些)?)$/u],
  ['most', /^(?:expensive|pricey|pricier|dear|dearer|дорог\p{L}+|подороже|贵(?:一?点|些)?)$/u],
]

const sets = /сравн|разниц|отлич|лучше|хуже|выгодн|подойд|подход|что взять|как(?:ой|ая|ое|ую) (?:взять|брать|выбрать)/u

/** The offers that a message points at by what tells them apart, in its order. */
export function describedIn(message: string): Described[] {
  const found = describedByForm(message)
  return found.length > 0 ? found : describedByRole(message)
}

/** What stands around a property that points: "the bamboo ones", 橙色那款的. */
const pointingLead = /(?:(?<![a-z])(?:the|that|those)\s+|(?<!\p{L})(?:т(?:от|а|о|е|у)|эт(?:от|а|о|и|у))\s+)$/u
const pointingTail = new RegExp(String.raw`^(?:\s+ones?(?![a-z])|的?(?:那${hanThing}?)?的?)`, 'u')

/** "50 with our logo": a print is made for the buyer, and points at nothing. */
const isToBeMade = (one: object): boolean => 'conceptId' in one && madeForBuyers.has(String(one.conceptId))
const madeForBuyers: ReadonlySet<string> = new Set(['feature.customizable-logo', 'feature.engraved', 'feature.printed'])
/** "For kids, blue or pink, 50 pcs" wishes for either. */
const eitherOr = /(?<!\p{L})(?:or|или|либо)(?!\p{L})|或|还是/u
const ofEach = /(?<!\p{L})(?:кажд\p{L}+|each|every)(?!\p{L})|[各每]/u

/** By properties that surely point, as others put it: "50 boxes of coloured", 橙色的 10台. Properties side by side are of one offer. */
function describedByRole(message: string): Described[] {
  const folded = foldText(message)
  const open = openAnalysis(folded)
  const { analysis } = open
  // "How much for 20 of the first in 3 kg?" points by the place, and "black, 10 of each size" counts sizes.
  if (ofEach.test(folded) || eitherOr.test(folded) || referenceReader.read(OpenText.of(folded), open).length > 0) return []
  const roles = rolesIn(analysis)
  const properties = [...analysis.concepts.filter(({ kind }) => kind !== 'type'), ...analysis.measures].toSorted(
    (a, b) => a.start - b.start,
  )
  const found: Described[] = []
  for (const { start, end } of properties.filter((one) => !isToBeMade(one) && roles.of(one) === 'pointing')) {
    const last = found.at(-1)
    if (last && start <= last.end + 1) {
      last.said = folded.slice(last.end - last.said.length, end).trim()
      last.end = end
    } else found.push({ start, end, said: folded.slice(start, end) })
  }
  return found.map(({ start, end, said }) => ({
    start: start - (pointingLead.exec(folded.slice(0, start))?.[0].length ?? 0),
    end: end + (pointingTail.exec(folded.slice(end))?.[0].length ?? 0),
    said,
  }))
}

/** By how it is said. */
function describedByForm(message: string): Described[] {
  const folded = foldText(message)
  const found: Described[] = []
  for (const { pattern, isOfSeveral, isOpen } of ways) {
    if (isOfSeveral && !sets.test(folded)) continue
    for (const match of folded.matchAll(pattern)) {
      const said = Object.values(match.groups ?? {})
        .find((one) => one !== undefined)!
        .replace(/[.,]+$/u, '')
        .trim()
      const span = { start: match.index, end: match.index + match[0].length }
      if (said === '' || found.some((one) => one.start < span.end && span.start < one.end)) continue
      const [price] = byPrice.find(([, words]) => words.test(said)) ?? []
      found.push({
        ...span,
        said,
        ...(price ? { byPrice: price } : {}),
        ...(isOfSeveral ? { isOfSeveral } : {}),
        ...(isOpen ? { isOpen } : {}),
      })
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}
