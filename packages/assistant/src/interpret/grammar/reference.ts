import { analyse } from '@karavan/lexicon/analyse.ts'
import { type Match, OpenText } from './open-text.ts'
import { anyOf, B, E, pattern, type Wording, whole } from './pattern.ts'
import { meaning, type Read, type Reader, readFirst, spanOf, type Way } from './reader.ts'

/** Which of the offers shown last is meant: places from 1, -1 for the last, 0 for the one that was spoken of; or the one that is first by a property. */
export type Reference =
  | { kind: 'places'; places: number[] }
  /** `count`: so many of the first; `both`: the first and the last. */
  | { kind: 'best'; by: 'price' | 'moq' | 'seller'; count?: number; isBoth?: true }
  | { kind: 'this' }
  | { kind: 'all' }

/** Offers on one page, so many that somebody counts them. */
const maxPlace = 20
const maxFirst = 6
/** So many and more are pieces, and no offers. */
const leastCount = 100
const places = (...numbers: number[]): Reference => ({ kind: 'places', places: numbers })

const ordinalWords: readonly [number, Wording][] = [
  [
    1,
    {
      ru: [
        'сам(?:ый|ая|ое|ую|ого|ой) (?:лучш|хорош|надежн)(?:ий|ая|ее|ую|его|ей|ый|ое|ого|ой)(?! (?:продав|постав|рейтинг|отзыв|цен))',
        'перв(?:ый|ая|ое|ые|ую|ого|ой|ых|ом|ому|ыми?)(?!\\s+\\d(?!\\d{2}))',
      ],
      // "Can I get a sample first?" says when.
      en: [
        '(?<!(?:sample|samples|test|it|this|that|them|one|some|try|check|see|ask|order|pay|ship|ships|sent|cheapest|lowest|smallest|largest|biggest|best|newest|fastest|price|cheap) )first',
        '(?<=(?:^|[^a-z])(?:this|that|it|them) )first(?= one)',
        // "That first cable".
        '(?<=(?:^|[^a-z])(?:this|that) )first(?= (?!and|then|but|or|please|before|so|to|of|if|in|on|at|for|with|from|time|thing|order|batch|lot|shipment|class|aid|floor)[a-z]{3})',
      ],
      zh: ['第一'],
    },
  ],
  [2, { ru: ['втор(?:ой|ая|ое|ые|ую|ого|ых|ом|ому|ыми?)'], en: ['second'], zh: ['第二'] }],
  [3, { ru: ['трет(?:ий|ья|ье|ьи|ью|ьего|ьей|ьем|ьему|ьих|ьими?)'], en: ['third'], zh: ['第三'] }],
  [4, { ru: ['четверт(?:ый|ая|ое|ые|ую|ого|ой|ых|ом|ому|ыми?)'], en: ['fourth'], zh: ['第四'] }],
  [5, { ru: ['пят(?:ый|ая|ое|ые|ую|ого|ой|ых|ом|ому|ыми?)'], en: ['fifth'], zh: ['第五'] }],
  [6, { ru: ['шест(?:ой|ая|ое|ые|ую|ого|ых|ом|ому|ыми?)'], en: ['sixth'], zh: ['第六'] }],
  [
    -1,
    {
      ru: ['последн(?:ий|яя|ее|ие|юю|его|ей|их|ем|ему|ими?)'],
      en: ['(?<!(?:battery|batteries|charge|long|they|it|them) )last'],
      zh: ['最后一?'],
    },
  ],
]
const thing = String.raw`(?:\s*${anyOf({
  ru: ['вариант…', 'товар…', 'предложени…'],
  en: ['one', 'option', 'offer', 'product', 'item'],
  zh: ['[个款件种家条盒把双只张块瓶支本台套顶副袋包根卷](?:产品|商品)?'],
})})?`
const ordinals = ordinalWords.map(([place, words]) => ({
  place,
  pattern: pattern(String.raw`${B}(?:the )?${anyOf(words)}${thing}(?![\p{Script=Cyrillic}])`),
}))

/** "The second and the third": every ordinal, in the order of the message. */
function readOrdinals(text: OpenText): Read<Reference>[] {
  const reads: Read<Reference>[] = []
  let open = text
  while (reads.length < maxFirst) {
    const [next] = ordinals
      .flatMap(({ place, pattern }) => {
        const match = open.find(pattern)
        return match ? [{ value: places(place), span: spanOf(match) }] : []
      })
      .sort((a, b) => a.span.start - b.span.start)
    if (!next) break
    reads.push(next)
    open = open.without([next.span])
  }
  return reads
}

/** What says that a number counts or measures. */
const counted = String.raw`шт|штук|пар|компл|набор|pcs?|pieces?|pairs?|sets?|units?|packs?|boxes|kg|кг|g|г|cm|см|mm|мм|ml|мл|l|л|m|м|%|₽|руб`
/** A number that is too large for a page of offers points at none, but it is read. */
const asPlace: Way<Reference>['toValue'] = (match) => {
  const place = match.number(0)
  return place !== undefined && Number.isInteger(place) && place >= 1 && place <= maxPlace ? places(place) : places()
}
const isOnPage = (number: number | undefined): number is number =>
  number !== undefined && Number.isInteger(number) && number >= 1 && number <= maxFirst
/** The first number of a match, where it is one of the offers of a page. */
const onPage: Way<Reference>['toValue'] = (match) => {
  const place = [0, 1, 2, 3, 4, 5, 6].map((at) => match.number(at)).find((number) => number !== undefined)
  return isOnPage(place) ? places(place) : undefined
}
const leading: Way<Reference> = {
  pattern: pattern(String.raw`${B}(?:перв(?:ые|ых)|first|top|前)\s*{n}(?!\s?[-–—]\s?\d)(?:_[个款])?`),
  toValue(match) {
    const count = match.number(0)
    // «Первых 200» is so many of the first.
    return count !== undefined && count >= 1 && count < leastCount
      ? places(...Array.from({ length: Math.min(count, maxFirst) }, (_, index) => index + 1))
      : undefined
  },
}
const best: Way<Reference>[] = (
  [
    [
      'price',
      {
        ru: [
          `${B}сам(?:ый|ая|ое|ую) деш… (?:из (?:них|этих|показанных|предложенных))`,
          String.raw`(?<=${B}(?:сколько|почем|сумма|цена|стоимость|итого|(?:посчита|рассчита)\p{L}+) [^.?!]{0,30})сам(?:ых|ые) деш\p{L}*(?=\s*(?:$|[?.!]))`,
        ],
        en: [
          `${B}(?:the )?cheapest (?:of (?:them|these|those)|one (?:here|above))`,
          String.raw`(?<=${B}(?:how much|total|sum|price|cost) [^.?!]{0,30})${B}(?:of )?the cheapest(?: one)?(?=\s*(?:$|[?.!]))`,
        ],
        zh: [`${B}(?:其中|里面|这几个里)?最便宜的?那?(?:个|款)`, '最便宜的(?=(?:一共|总共|合计|要)?多少钱)'],
      },
    ],
    [
      'moq',
      {
        ru: [`${B}с (?:самой )?(?:меньшей|маленькой) минималк…`],
        en: [`${B}(?:the )?(?:one )?with the (?:lowest|smallest) moq`],
      },
    ],
    ['seller', { ru: [`${B}с самым надежным продавц…`], en: [`${B}(?:the )?(?:one )?with the best seller`] }],
  ] satisfies [Extract<Reference, { kind: 'best' }>['by'], Wording][]
).map(([by, wording]) => meaning({ kind: 'best', by }, pattern(anyOf(wording))))
/** "1 и 3", "1 vs 3": places only where something is compared or asked, because two numbers alone may be anything. */
const pairs: Way<Reference> = {
  pattern: pattern(
    String.raw`${B}(?:№|#)?{n}(?:_-?й|_号)?_(?:и|или|с|со|против|and|or|vs\.?|versus|with|&|和|跟|与|还是|,|、)_(?:№|#)?{n}(?:_-?й|_-?м|_号)?(?=\s*(?:$|[?？!.。]|[,，]?\s*(?:and |и |а )?(?:\n|чем|в чем|какая|какой|какую|что|how|differ|what|which|哪里?|有什么)(?!\p{L}{4})|(?:вариант|товар|предложени|вместе|и\s)\p{L}*|(?:有|哪)))`,
  ),
  toValue: (match) => twoPlaces(match),
}
/** Two places by the numbers of a match, from one of them on. */
function twoPlaces(match: Match, from = 0): Reference | undefined {
  const both = [match.number(from), match.number(from + 1)]
  return both.every(isOnPage) && both[0] !== both[1] ? places(...both) : undefined
}
/** "Is 1 better than 4", «чем 1 от 2 отличается», 1比2好在哪. */
const apart: Way<Reference> = {
  pattern: pattern(
    String.raw`(?:№|#)?{n}_(?:(?:is |any )?(?:better|worse|different|other|cheaper|dearer) (?:than|from)|(?:отличается |отличается чем-то )?от|(?:лучше|хуже|дороже|дешевле|выгоднее)(?: чем)?|比|跟)_(?:№|#)?{n}(?!_?(?:шт|pcs|piece|см|cm|мм|mm|м|m|кг|kg|г|g|个|件|只|元|块|руб|₽))`,
  ),
  toValue: (match) => twoPlaces(match),
}
/** «Диаметр купола у 1 и 3», "the weight of 1 and 3". */
const ofPair: Way<Reference> = {
  pattern: pattern(
    [
      String.raw`${B}(?:у|про|of|about) (?:№|#)?{n}_(?:и|,|and|&)_(?:№|#)?{n}(?=\s*(?:$|[?.!]|(?:как|сколько|что|из|есть)(?!\p{L}{6})))`,
      String.raw`(?<=${B}(?:do|are|have) (?:no\.? |numbers? )?){n}_(?:and|&|or)_{n}(?=\s*(?:$|[?.!]|(?:come|have|cost|weigh|made|fit|support|look|last|hold)(?![a-z])))`,
      String.raw`^(?:那|请问)?{n}_(?:和|跟|与|、)_{n}(?:号|款)?(?=(?:都|各|分别)?(?:多[重大长宽高厚]|有(?:什么|没有|哪|几)|是(?:什么|哪|几)|能|可以|会|的))`,
    ].join('|'),
  ),
  toValue: (match) => twoPlaces(match) ?? twoPlaces(match, 2) ?? twoPlaces(match, 4),
}
const compares =
  /сравн|разниц|отлич|лучше|сопостав|между|выбрать|compar|differ|better|best|versus|\bvs\b|which|between|对比|比较|区别|不同|不一样|哪|差/u
/** "The two cheapest", "the cheapest and the dearest": where they are compared. */
const ofCheapest: Way<Reference>[] = [
  {
    pattern: pattern(
      anyOf({
        ru: [`${B}{n} сам(?:ых|ые) деш…`, `(?<=сравн\\p{L}{1,4} )сам(?:ых|ые) деш…`],
        en: [`${B}(?:the )?(?:{n} cheapest|cheapest {n})(?: ones?)?${E}`],
        zh: ['最便宜的{n}[个款种]'],
      }),
    ),
    toValue(match) {
      const count = [0, 1, 2, 3, 4].map((at) => match.number(at)).find((one) => one !== undefined)
      return count === undefined || (count >= 2 && count <= maxFirst) ? { kind: 'best', by: 'price', count: count ?? 2 } : undefined
    },
  },
  meaning<Reference>(
    { kind: 'best', by: 'price', isBoth: true },
    pattern(
      anyOf({
        ru: [`${B}сам(?:ый|ая|ое|ую|ого|ой) деш… (?:и|с|со|от|против) сам(?:ый|ая|ое|ую|ого|ой|ым) дорог…`],
        en: [`${B}(?:the )?cheapest (?:one )?(?:and|with|from|vs\\.?|versus) (?:the )?(?:most expensive|dearest|priciest)(?: one)?${E}`],
        zh: ['最便宜的?[个款]?[和跟与]最贵的?[个款]?'],
      }),
    ),
  ),
]
/** Whether a message compares the cheapest of those shown, and does not ask which it is. */
export const comparesCheapest = (folded: string): boolean => {
  if (!compares.test(folded)) return false
  const text = OpenText.of(folded)
  return ofCheapest.some(({ pattern }) => text.find(pattern) !== undefined)
}
const comparesTwo = /сравн|разниц|отлич|сопостав|compar|differ|versus|\bvs\b|对比|比较|区别/u
const numbered: Way<Reference> = {
  pattern: pattern(`(?:№|#|${B}номер|${B}number|${B}no\\.?|第)_{n}(?:_[个款件号])?|{n}_号(?!电池|色|线|店|仓|楼|门|钢|字|杆|针|球|码)`),
  toValue: asPlace,
}
/** "Nr 4", "option 3", «вариант 2», 编号3: by what a card on a page may be called. */
const called: Way<Reference> = {
  pattern: pattern(
    [
      String.raw`${B}(?:nr|num|nbr|option|item|variant|product|card|listing|position|n)\.?_?(?:№|#)?{n}(?!_?(?:${counted})${E})${E}`,
      String.raw`${B}(?:вариант(?:а|у|е|ом)?|товар(?:а|у|е|ом)?|позици[яиюей]|лот(?:а|у|е)?|карточк[аиуе]|предложени[еяю])_(?:№|#)?{n}(?!_?(?:${counted})${E})${E}`,
      String.raw`${B}{n}_?-?(?:й|я|е|ая|ый|ой)?_(?:вариант|товар|лот|позиция|позицию|карточка|карточку|предложение)${E}`,
      String.raw`(?:选项|编号|序号|图|商品|产品)_?{n}(?!_?[个件只条双套块元斤克米厘毫])`,
      String.raw`(?<![要选拿买来各前这那]_?){n}款(?=多[重大长宽高厚少]|有|能|可以|的|会|是|怎么)`,
    ].join('|'),
  ),
  toValue: onPage,
}
const nth: Way<Reference> = {
  pattern: pattern(`${B}{n}_-?(?:й|ый|ой|ая|я|ю|ую|е|го|nd|rd|th|st)${E}`),
  toValue: asPlace,
}
/** "What about 2?" after a page of offers; a larger number counts pieces. */
const asked: Way<Reference> = {
  pattern: pattern(String.raw`^\s*(?:(?:and )?(?:what|how) about (?:no\.? |number )?{n}|(?:ну )?а {n})(?=[\s?!.]*$)`),
  toValue: onPage,
}
/** "Is 2 washable", «какой наполнитель у 2», 2可以机洗吗: a small number that a question asks of, and that counts nothing. */
const bareAsked: Way<Reference> = {
  pattern: pattern(
    [
      String.raw`${B}(?:у|про) (?:№ ?)?{n}(?:-?(?:го|й))?(?=\s*(?:$|[?.!,]|(?:как|сколько|что|из|есть|нет|и)(?!\p{L}{6})))`,
      String.raw`^(?:а |и |ну )*{n} (?=(?:из чего|из какого|можно|подойд\p{L}+|водонепр\p{L}+|есть|какого|какой|какая|какое|чем)(?!\p{L}))`,
      String.raw`(?<=${B}(?:what|which|how|whats|what's|price|weight|size|material|colou?r|filling|moq|minimum|stock|length|width|height)(?![a-z])[^.?!]{0,30}(?<!(?:set|pack|box|lot|bundle|case|pair|group|kit|total|roll|minimum|order|capacity|quantity|out|one|any)s? )of (?:no\.? ?)?){n}(?=\s*(?:$|[?.!]))`,
      String.raw`(?<=(?:^|[,.;?!]\s*)(?:(?:and|so|but|ok|also) )*(?:is|does|can|has|will)(?: number| no\.?)? ){n}(?= (?!enough|ok|okay|fine|too|the |a |an |minimum|more|less|better|possible|good|all|and|or|to|days?|weeks?|months?|hours?|sets?|pairs?|pcs|pieces?|units?|boxes|packs?|people|persons?|seats?|of|kg|cm|mm|ml|l )[a-z])`,
      String.raw`(?<=${B}how (?:heavy|long|wide|tall|big|thick|large|deep|high|small|thin|bright|loud|strong|powerful) (?:is|are) ){n}(?=\s*(?:$|[?.!]))`,
      String.raw`^(?:那|请问)?{n}(?=(?:的|可以?|能|会|防|是|有没有|有)(?![吗么行])\p{Script=Han}{2,})`,
      String.raw`^(?:那|请问)?{n}(?=多[重大长宽高厚])`,
    ].join('|'),
  ),
  toValue: onPage,
}
const all = meaning<Reference>(
  { kind: 'all' },
  pattern(
    whole({
      ru: [
        '(?<=(?:как(?:ой|ая|ое|ие|ую)|котор(?:ый|ая|ое|ую)|кто|что|любой|любая|люб(?:ое|ую)) )из (?:этих )?{n}(?: (?:вариантов|товаров|предложений))?',
        'их',
        'них',
        'ним',
        'ними',
        'они',
        'эти(?:х|м|ми)?',
        '(?<!(?:этом|это|вроде|пока|вот) )все(?: эти)?',
        'между собой',
      ],
      en: [
        '(?<=(?:which|what|either|any|neither|best|better|cheaper|cheapest)(?: one)? )(?:out )?of (?:the|these|those) {n}(?: of them)?',
        '(?<=between )(?:the|these|those) {n}(?: of them)?',
        'them',
        'they',
        'these',
        'those',
        'all of them',
      ],
      zh: ['它们', '这些', '这几个', '全部', '这?{n}[个款种](?:里面?|当?中|之中)'],
    }),
  ),
)
const itself = meaning<Reference>(
  { kind: 'this' },
  pattern(
    whole({
      // "Is this site legit" asks of the shop.
      ru: [
        '(?:об? )?(?:эт(?:от|а|о|у|ого|ой|ом(?! все(?!\\p{L}))|ому)(?! (?:сайт|магазин))|него|нем|нему|неё|нее|ней)(?: (?:товар…|вариант…))?',
      ],
      en: ['(?:(?:this|that)(?! (?:(?:web)?site|shop|company)(?!\\p{L})| store (?:legit|safe|real|a scam))|it)(?: (?:one|product|item))?'],
      zh: ['这(?:个|款|件)(?:产品|商品)?'],
    }),
  ),
)

/** "Чем он лучше первого?": the one that was spoken of, against another. */
const spokenOf = meaning<Reference>(
  { kind: 'this' },
  pattern(whole({ ru: ['(?:он|она|оно|этот|эта|это)'], en: ['(?:it|this)(?: one)?'], zh: ['它', '这[个款件]'] })),
)
const betterThan =
  /чем (?:он|она|оно|этот|эта|это)(?!\p{L})[^.?!]{0,20}(?:лучше|хуже|выгодн)|how is (?:it|this)(?: one)? (?:any )?(?:better|worse) than|(?:它|这[个款件])比第.{1,4}(?:好|强)在?(?:哪|什么)/u

const isPointing = (reads: readonly Read<Reference>[]): boolean =>
  reads.some(({ value }) => value.kind === 'places' && value.places.length > 0)

/** References to offers shown before. Only where something was shown do they mean anything. */
export const referenceReader: Reader<Reference> = {
  read(text) {
    const first = readFirst(text, [leading, ...(compares.test(text.folded) ? ofCheapest : []), ...best])
    if (first.length > 0) return first
    const both = readFirst(text, [ofPair, ...(compares.test(text.folded) ? [pairs, apart] : [])])
    if (both.length > 0) return both
    const named = readOrdinals(text)
    let open = text.without(named.map(({ span }) => span))
    for (const way of [asked, numbered, nth, called, bareAsked])
      for (let times = 0; times < maxFirst; times++) {
        const found = readFirst(open, [way])
        if (found.length === 0) break
        named.push(...found)
        open = open.without(found.map(({ span }) => span))
      }
    // "Compare this one and the first".
    const beside = !isPointing(named)
      ? []
      : comparesTwo.test(text.folded)
        ? readFirst(open, [itself])
        : betterThan.test(text.folded)
          ? readFirst(open, [spokenOf])
          : []
    if (beside.length > 0) return [...named, { value: places(0), span: beside[0]!.span }]
    return isPointing(named) ? named : [...named, ...readFirst(open, [all, itself])]
  },
  examples: {
    ru: [
      ['[второй вариант] есть в красном?', places(2)],
      ['сравни [первый] и [третий]', places(1), places(3)],
      ['сравни [этот] и [первый]', places(0), places(1)],
      ['[первые 3]', places(1, 2, 3)],
      ['чем [он] лучше [первого]?', places(0), places(1)],
      ['[самый дешевый из них]', { kind: 'best', by: 'price' }],
      ['сколько выйдет за 60 [самых дешевых]?', { kind: 'best', by: 'price' }],
      ['сумма за 300 пар [самых дешевых]', { kind: 'best', by: 'price' }],
      ['сколько стоят самые дешевые кружки'],
      ['а [этот]?', { kind: 'this' }],
      ['в чём разница [1 и 3]?', places(1, 3)],
      ['кружки 1 и 3 литра'],
      ['первоклассная кружка'],
    ],
    en: [
      ['[the second one] please', places(2)],
      ['[#4]', places(4)],
      ['compare [2 and 5]', places(2, 5)],
      ['compare [them]', { kind: 'all' }],
      ['what about [this one]', { kind: 'this' }],
      ['is [this] waterproof', { kind: 'this' }],
      ['does [it] store flat?', { kind: 'this' }],
      ['is this site legit'],
      ['how much for 60 [of the cheapest]', { kind: 'best', by: 'price' }],
    ],
    zh: [
      ['[第二款]', places(2)],
      ['[最后]一个', places(-1)],
      ['[1和3]有什么区别', places(1, 3)],
      ['[1号]多少钱', places(1)],
      ['5号电池'],
      ['比较[它们]', { kind: 'all' }],
    ],
  },
}

/** Whether one offer is meant, or a few, and not all that were shown or "it". */
export const pointsAtOne = (reference: Reference | undefined): boolean => reference?.kind === 'places' || reference?.kind === 'best'

/** Whether several are meant, each by its place. */
export const areMany = (reference: Reference | undefined): reference is Extract<Reference, { kind: 'places' }> =>
  reference?.kind === 'places' && reference.places.length > 1

/** What is pointed at in so many words, and not by "it". */
export const namedReference = ({ reference }: { reference?: Reference }): Reference | undefined =>
  reference && reference.kind !== 'this' ? reference : undefined

/** The one reference that several readings make: their places together, else what was read first. */
export function joinReferences(said: readonly Reference[]): Reference | undefined {
  const numbers = said.flatMap((one) => (one.kind === 'places' ? one.places : []))
  return numbers.length > 0 ? places(...new Set(numbers)) : said.find(({ kind }) => kind !== 'places')
}

/** A question without the words that say of which of the offers it is asked. `isOfAll`: without "they" and "it" as well. */
export function withoutReference(question: string, isOfAll = false): string {
  const text = OpenText.of(question)
  const said = referenceReader.read(text, { analysis: analyse(question) }).filter(({ value }) => isOfAll || pointsAtOne(value))
  if (said.length === 0) return question
  return text
    .without(said.map(({ span }) => span))
    .rest()
    .replace(/[\s,]+/g, ' ')
    .trim()
}
