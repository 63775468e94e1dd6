import type { Facet } from '../../wish.ts'
import { moqWord, withoutMinimum } from './minimum.ts'
import type { Match } from './open-text.ts'
import { anyOf, B, E, pattern, rarePattern, type Wording } from './pattern.ts'
import { meaning, type Reader, readEach, readFirst, type Way } from './reader.ts'

/** What each facet of a wish is called. */
const facetWords: readonly [Facet, Wording][] = [
  [
    'price',
    {
      ru: ['цен…', 'стоимост…', 'бюджет…'],
      en: ['price(?: (?:limit|cap|range|filter|condition|restriction))?(?: (?:off|away))?', 'cost', 'budget(?: (?:limit|cap))?'],
      zh: ['价格', '价钱', '预算'],
    },
  ],
  ['color', { ru: ['цвет…', 'расцветк…'], en: ['colou?rs?'], zh: ['颜色'] }],
  [
    'material',
    { ru: ['материал…', 'ткан(?:ь|и|ью|ей)(?![а-я])'], en: ['materials?', 'fabrics?'], zh: ['材质', '材料', '料子', '面料', '布料'] },
  ],
  [
    'measure',
    {
      ru: ['объ[её]м…', 'литраж…', '[её]мкост…', 'длин…', 'вес…', 'толщин…', 'плотност…', 'диаметр…', 'мощност…', 'габарит…'],
      en: ['measurements?', 'capacity', 'volume', 'length', 'weight', 'thickness', 'density', 'diameter', 'wattage'],
      zh: ['容量', '长度', '重量', '规格', '厚度', '尺寸规格'],
    },
  ],
  ['size', { ru: ['размер…'], en: ['sizes?'], zh: ['尺码', '尺寸', '大小'] }],
  ['moq', { ru: [moqWord, 'количеств…'] }],
  [
    'dispatch',
    { ru: ['срок…(?: отправк…)?', 'отправк…'], en: ['dispatch(?: time)?', 'shipping(?: (?:time|speed))?'], zh: ['发货时间', '发货'] },
  ],
  ['stock', { ru: ['остат(?:ок|ки|ков)', 'наличи[еия]'], en: ['stock'], zh: ['库存'] }],
  ['seller', { ru: ['продав(?:ец|ца|цу|цом)', 'поставщик…'], en: ['seller', 'supplier'], zh: ['卖家', '商家'] }],
  ['feature', { ru: ['особенност…', 'назначени…', 'свойств…'], en: ['features?'], zh: ['特点', '功能'] }],
  [
    'audience',
    {
      ru: ['для кого', 'кому', `чь(?:и|я|е)${E}`, `чей${E}`, `пол${E}`, 'возраст…'],
      en: ["who(?: (?:it is|they are|it's))? for", 'audience', 'gender'],
      zh: ['适用人群', '人群', '性别'],
    },
  ],
  ['season', { ru: ['сезон…', 'время года'], en: ['seasons?'], zh: ['季节'] }],
  ['style', { ru: ['стил[ьяею]…'], en: ['styles?'], zh: ['风格'] }],
  ['theme', { ru: [`тем[аыуе]${E}`, 'тематик…'], en: ['themes?'], zh: ['主题'] }],
]

const notImportant = String.raw`(?:(?:уже|теперь|больше|вообще|совсем|сейчас)\s+)?не\s*(?:важ(?:ен|на|но|ны)|принципиал…|имеет значения)`
const careless = anyOf({
  ru: [
    'без уч[её]та',
    notImportant,
    'независимо от',
    'без разницы',
    'забудь(?:те)?(?: про| об?)?',
    'не (?:учитывай|смотри)(?:те)?(?: на)?',
    'пофиг',
    'все равно',
    'хоть(?= как)',
    'без ограничени[йя] (?:по|на)',
    'люб(?:ой|ая|ое|ые|ого|ом|ую)',
  ],
  en: [
    'any',
    'regardless of',
    'ignor(?:e|ing)',
    String.raw`never\s*mind(?: the)?`,
    '(?:forget|drop|skip|ditch|remove)(?: about)?(?: the)?(?! (?:price|cost) (?:to|by|down))',
    'no limit on',
    'no(?= (?:price|budget) limit)',
    '(?:remove|drop|lift|cancel|clear|take(?: off)?)(?: the| my)?(?= (?:price|budget) (?:limit|cap|range|filter|condition|restriction))',
  ],
  zh: ['不限制?', '不考虑', '忽略', '任意', '任何', '(?:不用|别|不)管'],
})
const carelessAfter = anyOf({
  ru: [
    `(?:мне )?${notImportant}`,
    '(?:(?:можно|может(?: быть)?|пусть(?: будет)?|берем|возьмем|подойдет|годится) )?люб(?:ой|ая|ое|ые)',
    'без разницы',
    '(?:вообще |совсем )?(?:пофигу?|по фигу|по барабану|вс[её] равно|не суть)',
    'не (?:учитывай|смотри)(?:те)?',
    'не огранич…',
  ],
  en: [String.raw`do(?:es)?\s*n['o]?t matter`, 'is not important', "is n[o']t important", '(?:is )?flexible'],
  zh: ['不限', '的?无所谓', '都行', '都可以', '随便了?', '不重要', '不限制?了?', '不是问题'],
})
const priceless = pattern(
  `(?:${B}(?:${anyOf({ en: ['money is no (?:object|problem|issue)'] })})${E}|钱不是问题|${B}${anyOf({
    ru: [
      '(?:деньги|цена) не проблема',
      String.raw`(?:не\s*важно|без разницы),? сколько (?:это )?сто[ия]т`,
      String.raw`сколько (?:это )?сто[ия]т,? (?:не\s*важно|без разницы)`,
    ],
  })}${E})`,
)

/** "Any fabric [will do]". */
const willDo = `(?:\\s*${anyOf({
  ru: ['(?:тоже |мне |нам )*(?:подойд[её]т|пойд[её]т|сойд[её]т|годится|устро[ия]т)(?![а-я])'],
  en: ['(?:is|are|will|would)(?: be)?(?: totally| perfectly)? (?:fine|ok|okay|good|do|work)(?![a-z])', 'works?(?![a-z])'],
  zh: ['都?(?:可以|行|没问题)'],
})})?`

const anyFacet = `(?:${facetWords.map(([, words]) => anyOf(words)).join('|')}|${anyOf({ ru: ['количество', 'остальное'], en: ['quantity', 'the rest'], zh: ['数量', '其他'] })})`
/** "Цвет и размер не важны", 价格数量不限: other facets between the one and what is said of them all. */
const othersBetween = String.raw`(?:\s*(?:,|и|and|or|和|、|与|跟)?\s*${anyFacet}){0,3}\s*都?`

/** "Drop the thickness and colour": those of a list before the last. */
const listed = String.raw`(?:${anyFacet}\s*(?:,|и|and|or|和|、|与|跟)\s*(?:the |какой |какая |какие )?){0,3}`

const facetWays = facetWords.map(([facet, words]) => {
  const word = anyOf(words)
  const own = pattern(word)
  // "Без учёта цены" is of the price whatever else it could begin.
  const notPrice = facet === 'price' ? '' : '(?!цен)'
  const between = '(?:какого |какой |какая |какие |the |по )?'
  const toValue = (_: Match): Facet => facet
  const ways: Way<Facet>[] = [
    {
      pattern: rarePattern(String.raw`${word}${othersBetween}\s*(?:[,–—-]\s*)?(?:мне |тогда |теперь |уже )*${carelessAfter}`),
      word: own,
      toValue,
    },
    // "The colour doesn't matter, and the length neither".
    {
      pattern: rarePattern(
        String.raw`(?<=${anyFacet}\s*(?:[,–—-]\s*)?(?:мне |тогда |теперь |уже )*${carelessAfter})[\s,，]*(?:и|а|and)?\s*(?:the )?${word}\s*(?:тоже|также|too|either|neither|as well|也(?:是|一样))`,
      ),
      word: own,
      toValue,
    },
    { pattern: rarePattern(String.raw`${B}${careless}\s*${between}${listed}${notPrice}${word}${willDo}`), word: own, toValue },
  ]
  return { facet, ways }
})

const anySize =
  '(?:no problem|(?:totally |perfectly |also )?(?:fine|ok|okay|alright|all right))(?: too| as well| with (?:me|us)| by (?:me|us))?'
const nounOfMeasure = {
  ru: '(?:мощност|размер|объ[её]м|длин|вес|диаметр|[её]мкост|ширин|высот|ватт)\\p{L}*',
  en: '(?:wattage|power|size|capacity|length|volume|diameter|weight|height|width|watts)',
  zh: '(?:瓦数|功率|尺寸|容量|大小|规格|重量|长度|直径|高度|厚度|瓦)',
}
/** "A bit less power is fine", «мощность поменьше не страшно», 瓦数小点没关系: the measure that was named need not be held, and no other is bounded. */
const sizeOpen = pattern(
  `(?:${B}(?:${anyOf({
    ru: [
      `(?:${nounOfMeasure.ru} )?(?:можно (?:и )?)?(?:чуть |немного )?(?:по)?(?:меньше|больше|слабее|короче|длиннее|крупнее|мельче)(?: ${nounOfMeasure.ru})? (?:(?:это )?не (?:страшно|критично|проблема|беда)|ничего страшного|без разницы|тоже (?:можно|пойд[её]т|подойд[её]т|сойд[её]т|устро\\p{L}+|норм\\p{L}*|ок))`,
      `(?:${nounOfMeasure.ru} )?можно (?:и )?(?:чуть |немного )?по(?:меньше|больше|слабее|короче|длиннее|крупнее|мельче)(?: ${nounOfMeasure.ru})?(?=\\s*(?:[.,;!]|$))`,
    ],
    en: [
      `(?:a )?(?:bit |little |slightly )?(?:lower|less|smaller|bigger|larger|shorter|longer|fewer)(?: ${nounOfMeasure.en})? (?:is|are|would be|will be) ${anySize}`,
    ],
  })})${E}|${anyOf({
    zh: [
      `(?:${nounOfMeasure.zh})?(?:稍微|可以|能)?(?:小|大|低|高|少)(?:一?点儿?|一?些)的?也?(?:没关系|没事|无所谓|不要紧|都行|都可以|也行|也可以|可以接受|能接受)`,
    ],
  })})`,
)
const fineZh = '也?(?:没关系|没事|没问题|无所谓|不要紧|不怕|不是问题|都行|都可以|行|成|可以接受|能接受|可以)(?!接受|[吗么不])'
/** "It may cost more", «можно и подороже», 贵点没关系: the price that was named need not be held, and none is asked for that is higher. */
const priceOpen = pattern(
  `(?:${B}(?:${anyOf({
    ru: [
      `(?:если |пусть |можно |будет |и |цена )*(?:чуть |немного |слегка )*(?:по)?(?:дороже|выше цен[аы])(?: (?:будет|выйдет))?,? (?:(?:это |мне |нам )?не (?:страшно|критично|проблема|беда|важно)|ничего(?: страшного)?|без разницы|тоже (?:можно|пойд[её]т|подойд[её]т|сойд[её]т|устро\\p{L}+|норм\\p{L}*|ок|хорошо))`,
      `(?:можно|пусть)(?: и| будет)*(?: чуть| немного| слегка)? (?:по)?дороже(?=\\s*(?:[.,;!]|$))`,
      '(?:готов(?:ы|а)? |могу |можем |не против )(?:и )?(?:чуть |немного )?(?:доплатить|переплатить|заплатить (?:по)?больше)',
    ],
    en: [
      `(?:it |that |i |we )*(?:do(?:es)?(?: not|n'?t) (?:matter|mind)|is (?:fine|ok|okay)) (?:if|that|when) (?:it|they|these|those|it's|they're)(?: (?:costs?|is|are|will be))? (?:a bit |a little |slightly )?(?:more(?: expensive)?|dearer|pricier)`,
      `(?:i |we )*(?:do(?: not|n'?t) mind|(?:am |are |'m |'re )?(?:happy|ready|willing) to|can) (?:pay(?:ing)?|spend(?:ing)?) (?:a bit |a little )?(?:more|extra)`,
      `(?:a )?(?:bit |little |slightly )?(?:more expensive|dearer|pricier|higher prices?)(?: ones?)? (?:is|are|would be|will be) ${anySize}`,
      `(?:it |they |these )?(?:can|may) (?:be|cost) (?:a bit |a little |slightly )?(?:more(?: expensive)?|dearer|pricier)(?=\\s*(?:[.,;!]|$))`,
    ],
  })})${E}|${anyOf({
    zh: [
      `(?:稍微|可以|就算|哪怕)?贵(?:一?点儿?|一?些|几[块元毛]钱?)?的?${fineZh}`,
      `价格?(?:稍微)?(?:贵|高)(?:一?点儿?|一?些)?的?${fineZh}`,
      `多(?:花|出|付)(?:一?点儿?|一?些)钱?${fineZh}`,
    ],
  })})`,
)
/** What says of a measure or the price that it need not be held. */
export const openBoundReader: Reader<Facet> = {
  read: (text) => readEach(text, [meaning<Facet>('measure', sizeOpen), meaning<Facet>('price', priceOpen)]),
  examples: {
    ru: [
      ['[мощность поменьше не страшно]', 'measure'],
      ['[можно и поменьше размер]', 'measure'],
      ['[можно подороже]', 'price'],
      ['[чуть дороже тоже подойдет]', 'price'],
      ['поменьше есть?'],
      ['можно подороже?'],
    ],
    en: [
      ['[lower wattage is fine]', 'measure'],
      ['[a bit smaller is ok too]', 'measure'],
      ["[doesn't matter if it costs more]", 'price'],
      ['[a bit more expensive is fine]', 'price'],
      ['smaller ones'],
      ['more expensive'],
    ],
    zh: [
      ['[瓦数小点没关系]', 'measure'],
      ['[小一点也可以]', 'measure'],
      ['[贵点没关系]', 'price'],
      ['[贵一点也行]', 'price'],
      ['小一点的'],
      ['贵一点的'],
    ],
  },
}

/** "No matter what colour": facets that the buyer gives up. */
export const dropReader: Reader<Facet> = {
  read(text) {
    // Without a minimum order is a condition of its own, not one given up.
    const hasNoMinimum = text.find(withoutMinimum) !== undefined
    const reads = []
    let open = text
    for (const { facet, ways } of facetWays) {
      if (facet === 'moq' && hasNoMinimum) continue
      // Each is read from the whole text: of a list all are given up by the same words.
      const found = readFirst(text, ways)
      reads.push(...found)
      open = open.without(found.map(({ span }) => span))
    }
    return [...reads, ...readEach(open, [meaning<Facet>('price', priceless)])]
  },
  examples: {
    ru: [['[цена не важна]', 'price'], ['[любой цвет], 100 штук', 'color'], ['[неважно, сколько стоит]', 'price'], ['без минималки']],
    en: [
      ['[any colour]', 'color'],
      ["[price doesn't matter]", 'price'],
      ['[regardless of material]', 'material'],
    ],
    zh: [
      ['[不限颜色]', 'color'],
      ['[价格无所谓]', 'price'],
    ],
  },
}
