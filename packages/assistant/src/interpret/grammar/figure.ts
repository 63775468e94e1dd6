import { type FigureField, figureTolerance, type WishedFigure } from '../../wish.ts'
import { link } from './bounds.ts'
import { comparisonWays, loadWays } from './comparison-figure.ts'
import { unitWays } from './figure-unit.ts'
import { after, before, mostAfter, way, wayOfFirst } from './figure-way.ts'
import { anyCurrency } from './money.ts'
import { anyOf, B, E, mark, pattern } from './pattern.ts'
import { pieces } from './pieces.ts'
import { type Examples, type Reader, readEach, type Way } from './reader.ts'

const lengthUnits = [
  ['(?:мм|миллиметр…|mm|millimet(?:er|re)s?|毫米)', 1],
  ['(?:см|сантиметр…|cm|centimet(?:er|re)s?|厘米|公分)', 10],
  ['(?:мкм|микрон…|microns?|µm|um|微米)', 0.001],
  ['丝', 0.01],
  [`(?:(?:м|метр(?:а|ов)?|m|met(?:er|re)s?)${E}|米)`, 1000],
] as const
/** Goods of which only the length is named are measured in centimetres, like everything that a person can carry. */
const plainLength = way(
  'length',
  `${B}${anyOf({ ru: ['длин(?:а|ой|ы|у)'], en: ['length'], zh: ['长度?'] })}${link}_${before}{n}(?!_(?:мм|см|м|mm|cm|m|毫米|厘米|公分|米|дюйм|inch|in)${E})(?!_(?:шт|pcs|[个件箱包盒套条卷双支]|\\$|руб|₽|元))`,
  10,
)
const lengths: readonly [FigureField, named: string, behind: string | undefined][] = [
  [
    'thickness',
    anyOf({ ru: ['толщин(?:а|ой|ы|у)'], en: ['thickness'], zh: ['厚度?'] }),
    anyOf({ ru: ['толщин(?:ой|ы)'], en: ['thick'], zh: ['厚'] }),
  ],
  [
    'diameter',
    anyOf({ ru: ['диаметр(?:а|ом)?'], en: ['diameter'], zh: ['直径'] }),
    anyOf({ ru: ['в диаметре', 'диаметром'], en: ['(?:in )?diameter', 'across', 'wide pans?'], zh: ['直径'] }),
  ],
  [
    'height',
    anyOf({ ru: ['высот(?:а|ой|ы|у)'], en: ['height'], zh: ['高度?'] }),
    anyOf({ ru: ['в высоту', 'высотой'], en: ['tall', 'high'], zh: ['高'] }),
  ],
  [
    'width',
    anyOf({ ru: ['ширин(?:а|ой|ы|у)'], en: ['width'], zh: ['宽度?'] }),
    anyOf({ ru: ['в ширину', 'шириной'], en: ['wide'], zh: ['宽'] }),
  ],
]
const lengthWays = lengths.flatMap(([field, named, behind]) =>
  lengthUnits.flatMap(([unit, scale]) => [
    way(field, `${B}${named}${link}_${before}{n}_${unit}(?:_(?<andUp>${after}))?`, scale),
    ...(behind ? [way(field, `${before}{n}_${unit}_${behind}(?:_(?<andUp>${after}))?${E}`, scale)] : []),
  ]),
)

/** Microns are said of nothing but how thick something is. */
const thinWays = [
  way('thickness', `${before}{n}_(?:мкм|микрон…|microns?|µm|微米)(?:_(?<andUp>${after}))?`, 0.001),
  way('thickness', `${before}{n}_丝(?:_(?<andUp>${after}))?`, 0.01),
]

const densityName = anyOf({
  ru: ['плотност(?:ь|и|ью)', 'граммаж…'],
  en: ['density', '(?:fabric |paper )?weight', 'gsm'],
  zh: ['克重', '密度'],
})
const densityUnit = anyOf({
  ru: [String.raw`г(?:р|рамм)?_\/_(?:м2|м²|кв_?\.?_?м…?)`, `г(?:р|рамм(?:а|ов)?)?_на_(?:м2|кв\\p{L}*\\.?(?: м(?:етр\\p{L}*)?)?)`],
  en: [String.raw`g_\/_(?:m2|m²|sqm)`, 'gsm'],
  zh: ['克(?:每平(?:方米?)?)?'],
})
/** No paper and no fabric is lighter, g/m². */
const leastDensity = 10
const densityWays = [
  way(
    'density',
    `${B}${densityName}${link}_${before}{n}(?:_${densityUnit})?(?:_(?<andUp>${after}))?(?!_(?:кг|kg|мм|cm|см))`,
    1,
    leastDensity,
  ),
  way(
    'density',
    `${before}{n}_(?:${anyOf({ ru: [String.raw`г(?:р|рамм)?_\/_(?:м2|м²|кв_?\.?_?м…?)`, String.raw`г(?:р|рамм(?:а|ов)?)?_на_(?:м2|кв\p{L}*\.?(?: м(?:етр\p{L}*)?)?)`], en: [String.raw`g_\/_(?:m2|m²|sqm)`, 'gsm'] })})(?:_(?<andUp>${after}))?`,
  ),
]

const pieceWord = anyOf({
  ru: ['шт…', 'предмет…', 'детал…', 'пар…', 'кист…', 'ложк…', 'элемент…'],
  en: ['pcs?', 'pieces?', 'items?', 'brushes', 'pairs?', 'knives', 'rolls?', '(?!dollars|bucks|rubles|roubles|euros|pounds|cents)[a-z]+s'],
  zh: ['[支件条个片只根把双张]'],
})
/** "Комплектов 40" and «коробки 100 шт» count sets and boxes, "комплект 40" and "в комплекте 40" what is in one. */
const countsPacks = '(?<!(?:в|из|по)_)(?:пачек|набор(?:ов|чиков)|упаковок|комплектов|коробок|коробки(?!_(?:по|из|от|с)(?![а-я])))'
const pack = { ru: '(?:пачк|набор|упаковк|комплект|коробк)', en: '(?:set|pack|box|kit|bundle)' }
/** "50 in 1" of a set of bits; "3 in 1" is a name of cables. */
const leastInOne = 6
const inOne = wayOfFirst('set', `${before}{n}(?:_(?<andUp>${after}))?_-?_(?:in|в|合)_-?_{n}${E}`)
const manyInOne: Way<WishedFigure> = {
  pattern: inOne.pattern,
  toValue: (match) => (match.number(1) === 1 && (match.number(0) ?? 0) >= leastInOne ? inOne.toValue(match) : undefined),
}
/** Between the number of sets and that of what is in each: "200 sets of 12", «200 наборов по 12 штук», 12支装的200套. */
const manySets = { ru: '(?:набор|комплект|упаков|короб|пач)(?:ов|а|ок|ки|ек)?', en: '(?:sets|packs|boxes|kits)' }
/** A number from one to another: "10-12 pcs". */
const rangeOfSet = (source: string): Way<WishedFigure> => ({
  pattern: pattern(source),
  toValue(match) {
    const [least, most] = [match.number(0), match.number(1)]
    if (least === undefined || most === undefined || least <= 1 || most <= least) return undefined
    return { field: 'set', above: least * (1 - figureTolerance), below: most * (1 + figureTolerance) }
  },
})
const to = '_(?:-|–|—|~|до|to|or|или|到|至)_'
/** The goods themselves are read as such: "sets of 10-12 brushes". */
const ofPieces = `(?:_(?:шт(?:\\.|ук…)?|предмет…|pcs?|pieces?|items?)${E}|(?= (?:кист|насад|лож|тарел|прибор|отвер|руч|brushes|screwdrivers|pens|bits|spoons|plates)))`
const setWays = [
  wayOfFirst('set', `(?<=${mark}_${manySets.ru}_)(?:по|из|на)_{n}(?:_${pieceWord})?`),
  wayOfFirst('set', `(?<=${mark}_${manySets.en} )(?:of|with)_{n}(?:_(?:pcs?|pieces?|items?|brushes|each)${E})?`),
  rangeOfSet(`${B}(?:${pack.ru}[а-я]*|sets?|kits?)_(?:из|на|от|с|of|with)?_{n}${to}{n}${ofPieces}`),
  rangeOfSet(`${B}(?:на|из) {n}${to}{n} (?:предмет|кист|насад|ложек|тарел|приборов|отвер[тк]|ручек|бит)\\p{L}*`),
  rangeOfSet(`{n}${to}{n}_[支件把片只根]_(?:套装?|装|的)`),
  rangeOfSet(`${B}{n}${to}{n}_-?_(?:pieces?|pcs?|pc)_-?_${pack.en}s?${E}`),
  way('set', `${B}(?:на|из) {n} (?:предмет|кист|насад|ложек|тарел|приборов|отвер[тк])\\p{L}*`),
  // "Anything with more pieces, like 25 or more?"
  way(
    'set',
    `(?<=${B}${anyOf({
      ru: [
        '(?:больше|побольше|меньше|поменьше) (?:предмет|штук|насад|кист|элемент)…',
        '(?:предмет|штук|насад|кист|элемент)(?:ов|ок|ей)?(?: было| будет)? (?:больше|побольше|меньше|поменьше)',
      ],
      en: ['(?:more|fewer|less) (?:pieces|bits|items|brushes|parts)'],
    })}[^.?!]{0,20}\\s)${before}(?:шт(?:ук)? )?{n}(?:_(?:шт…|pcs|pieces))?(?:_(?<andUp>${after}))?`,
  ),
  way('set', `(?<=(?:[件支]数|数量)[^。？?]{0,3}[多少][^。？?]{0,8}){n}_[支件条个片只根把张](?:_(?<andUp>${after}))?`),
  way(
    'set',
    `${B}(?!_${countsPacks})(?:в|из|по)?_(?:(?:одной|одном|каждой|каждом)_)?${pack.ru}[а-я]*_(?:из|по|от|с)?_(?<most>не более_)?{n}(?:_(?<andUp>${after}))?(?:_${pieceWord})?`,
  ),
  way('set', `${before}{n}(?:_(?<andUp>${after}))?_${pieceWord}_в_(?:(?:одной|одном|каждой|каждом)_)?${pack.ru}[а-я]*`),
  way('set', `${before}{n}(?:_(?<andUp>${after}))?_(?:предмет|насад)\\p{L}*`),
  way('set', `${B}(?:предмет|насад)(?:ов|ы|а|ок|ки)? (?:в наборе )?${before}{n}${E}`),
  way('set', `${B}${pack.en}s? of_{n}(?:_(?<andUp>${after}))?${E}`),
  manyInOne,
  way('set', `${before}{n}(?:_(?<andUp>${after}))?_${pieceWord}_(?:in|per|to)_(?:a|the|one|each)?_${pack.en}s?${E}`),
  way('set', `${before}{n}(?:_(?<andUp>${after}))?_in_(?:a|the|one|each|every)_${pack.en}s?${E}`),
  way('set', `${B}(?<least>at least|min(?:imum)?|from)_{n}_per_${pack.en}${E}`),
  way('set', `${B}{n}(?<andUp>_${String.raw`\+`})?_-?_(?:piece|pcs?|pc|pack)_-?_${pack.en}s?${E}`),
  way('set', `(?:套装|(?:{n}|每)_[包盒套])(?:里|有|要|需)*_{n}_[支件条个片只根把双张](?:_(?<andUp>${after}))?`),
  way('set', `{n}_[支件条个片只根把双张]_(?:套装?|装)(?:_(?<andUp>${after}))?`),
  wayOfFirst('set', `{n}_[支件条个片只根把双张]_(?:一|{n})_[套包盒组](?!要)`),
  // "化妆刷套装,12支,带包,50套": what is in each of so many sets.
  wayOfFirst('set', `(?<=套装?[，,、\\s]?){n}_[支件片把只根张](?=[^。；;]{0,14}{n}_[套盒组])`),
  wayOfFirst('set', `(?<=${B}(?:sets?|kits?)${E}[,\\s][^.;]{0,12}){n}_-?_(?:pieces?|pcs|items|brushes)(?=[^.;]{0,20}{n}_(?:sets|kits))`),
  wayOfFirst(
    'set',
    `(?<=${B}(?:набор\\p{L}*|комплект\\p{L}*)${E}[^.;]{0,20}[,\\s]){n}_(?:предмет\\p{L}*|штук\\p{L}*|шт\\.?|кист\\p{L}*)(?=[^.;]{0,20}{n}_(?:набор|комплект))`,
  ),
  // "螺丝刀套装 30件以上的", "a screwdriver set, 12 pieces tops": what is in the set, where one is spoken of.
  wayOfFirst('set', `{n}_[支件条个片只根把张]_(?:(?<andUp>以上|起)|(?<orLess>${mostAfter}))的`),
  wayOfFirst(
    'set',
    `(?<=${B}(?:sets?|kits?|набор\\p{L}*|комплект\\p{L}*)${E}[^.;]{0,40}){n}_-?_(?:pieces?|pcs|items|предмет\\p{L}*|штук)_(?:(?<andUp>${after})|(?<orLess>${mostAfter}))`,
  ),
]

const child = anyOf({
  ru: [
    'мальчик…',
    'девочк…',
    'ребен(?:ок|ка|ку|ком)',
    'дет(?:и|ям|ей)',
    'малыш…',
    'сын(?:у|а|ок|ку)?',
    'доч(?:ь|ка|ке|ку|ери)',
    'внук…',
    'внучк…',
    'школьник…',
    'ему',
    'ей',
    'им',
  ],
  en: ['boys?', 'girls?', 'kids?', 'child(?:ren)?', 'toddlers?', 'son', 'daughter', 'he is', "he's", 'she is', "she's", 'for an?'],
  zh: ['[男女]?孩子?', '小朋友', '宝宝', '儿童', '儿子', '女儿', '他', '她'],
})
const year = anyOf({ ru: ['лет', 'год(?:а|ик…)?', 'годовал…'], en: [String.raw`(?:years?|yrs?|y)(?:[\s-]?olds?|\/o)?`, 'yo'], zh: ['岁'] })
const ageName = anyOf({ ru: ['возраст(?:а|ом|е)?', '(?:детям|ребенку|детей|ребенка)'], en: ['aged?', 'ages'] })
/** Goods from a lower age on are for a child of this age as well. */
const age = (source: string): Way<WishedFigure> => ({
  pattern: pattern(source),
  toValue(match) {
    const years = match.number(0)
    return years !== undefined && years >= 0 && years < 18 ? { field: 'age', below: years + 1 } : undefined
  },
})
/** "For babies under 1", «детям до 3»: beside small children a number that nothing counts or costs is their age. */
const youngerThan: Way<WishedFigure> = {
  pattern: pattern(
    `(?<=${B}(?:bab(?:y|ies)|infants?|newborns?|toddlers?|kids|children|детям|детей|малыш(?:ам|ей)|ребятам) )(?:under|below|younger than|up to|до|младше) (?:the age of )?{n}(?:_${year}${E})?(?!_(?:${pieces}|${anyCurrency}|\\p{L}))(?![\\d.,]*\\d)`,
  ),
  toValue(match) {
    const years = match.number(0)
    return years !== undefined && years >= 1 && years < 18 ? { field: 'age', below: Math.max(years, 1) } : undefined
  },
}
/** "14岁以上", "14 and up": what is labelled so, where a child's age is not told. What is for small children may be for older ones too. */
const leastLabelled = 10
const label = (source: string): Way<WishedFigure> => ({
  pattern: pattern(source),
  toValue(match) {
    const years = match.number(0)
    const isLabel = years !== undefined && years >= leastLabelled && years < 18
    return years === undefined || years >= 18 ? undefined : { field: 'age', ...(isLabel ? { above: years - 1 } : {}), below: years + 1 }
  },
})
const toys = `(?:игруш|пазл|конструктор|машинк|кукл|кубик|лего|toys?|puzzles?|blocks|lego|dolls?|玩具|积木|拼图)`
const ageWays = [
  youngerThan,
  label(`{n}_岁(?:或|及)?(?:以上|起)`),
  label(`(?<=${toys}[^.;]{0,30})${B}(?:от|с|для|from|ages?)_{n}_-?_${year}${E}`),
  label(`(?<=${toys}[^.;]{0,30})${B}{n}_\\+(?!\\p{L}|_(?:шт|pcs|gsm|мм|mm|см|cm|дет|pieces))`),
  label(
    `${B}(?:от_|с_|from_|ages?_)?{n}_(?:\\+|-?_${year}_(?:и старше|и выше|and (?:up|older|over)|\\+))(?:_${year})?(?!\\p{L}|_(?:шт|pcs|gsm|мм|mm|см|cm))(?<=岁|лет|года?|years?|yrs?|yo|старше|выше|up|older|over|\\+)(?<=(?:岁|лет|год|year|yrs?|yo|ages?)[^.,;]{0,14})`,
  ),
  age(`${B}${child}(?:_(?:уже|только|на|для|до|от|исполнилось|is|of|aged?|turned|already|now))*_,?_{n}_-?_${year}`),
  age(
    `${B}${anyOf({ ru: ['ему', 'ей'], en: ['he is', "he's", 'she is', "she's"] })}(?:_(?:уже|только|исполнилось|already|now|turned))*_{n}${E}`,
  ),
  age(`${B}{n}_-?_${year}_${child}`),
  // "Kids 6-10": a span of small numbers behind children.
  age(
    `(?<=${B}(?:kids|children|boys|girls|дет(?:ям|ей|и)|мальчик(?:ам|ов)|девоч(?:кам|ек)) ){n}_(?:-|–|—|to|до)_{n}(?!_(?:${pieces}|${anyCurrency}|\\p{L}|%))(?![\\d.,]*\\d)`,
  ),
  // "Девочкам лет 5-7".
  age(`(?<=${B}${child}[^.;,]{0,12} )лет_(?:от_|с_)?{n}(?:_(?:-|–|—|до)_{n})?(?!_(?:шт|pcs|см|cm|мм|mm|руб|р${E}))${E}`),
  age(`{n}_岁(?:的)?`),
  age(`${B}(?:от_|from_|ages?_)?{n}_\\+_?(?:years?|yrs?|y\\/o|yo|лет|года?)(?:_olds?)?${E}`),
  age(
    `${B}(?:для|от|на|с|возраст…|aged?|ages?|for)_{n}_-?_(?:${anyOf({ ru: ['лет(?:него|ней|них)?', 'года?'] })}|years?[\\s-]?olds?)${E}(?=[^.]{0,40}${child})`,
  ),
  age(`${B}{n}_-?_(?:years?|yrs?)[\\s-]olds?`),
  // Of a span of ages the youngest must be able to use it.
  age(`${B}${ageName}_{n}(?:_(?:-|–|—|to|до|и)_{n})?(?:_${year})?${E}(?!_?(?:шт|pcs|см|cm|мм|mm))`),
  age(`${B}(?:от_|с_|from_)?{n}_(?:-|–|—|to|до)_{n}_-?_${year}${E}`),
]

/** Goods that protect better than was asked for do as well. */
const protectionWays: Way<WishedFigure>[] = [
  {
    pattern: pattern(
      String.raw`(?<![a-z\d])ip_-?_(?<code>[1-6]\d)(?!\d)` +
        `(?:_(?:${anyOf({ ru: ['и выше'], en: ['(?:and|or) (?:up|above|higher|better)'], zh: ['以上'] })}))?`,
    ),
    toValue(match) {
      const code = Number(match.group('code'))
      return { field: 'protection', above: code - 0.5 }
    },
  },
]

const ways = [
  ...ageWays,
  ...setWays,
  ...densityWays,
  ...loadWays,
  ...comparisonWays,
  ...lengthWays,
  ...thinWays,
  plainLength,
  ...protectionWays,
  ...unitWays,
]

/** A figure of a field that is named beside it: density, what is in a set, the age of a child, the code of a protection. Numbers without such a name are read by others. */
export const figureReader: Reader<WishedFigure> = {
  // 四件套 is a name of goods.
  read: (text, { analysis }) =>
    readEach(text, ways).filter(
      ({ span }) => !analysis.concepts.some(({ kind, start, end }) => kind === 'type' && start <= span.start && end >= span.end),
    ),
  examples: {
    ru: [
      ['пилки, [в пачке 50 шт]', { field: 'set', above: 49, below: 51 }],
      ['конструктор [мальчику 5 лет]', { field: 'age', below: 6 }],
      ['футболки [плотность от 200]', { field: 'density', above: 196 }],
      ['коврик [толщиной 10 мм]', { field: 'thickness', above: 9.8, below: 10.2 }],
      ['коврик [толще 6 мм]', { field: 'thickness', above: 6 }],
      ['кабель [не короче 2 метров]', { field: 'length', above: 1960 }],
      ['ремень [длина 120]', { field: 'length', above: 1176, below: 1224 }],
      ['лента [IP67]', { field: 'protection', above: 66.5 }],
      ['фонарь [от 800 люмен]', { field: 'brightness', above: 784 }],
      ['часы [5 атмосфер]', { field: 'pressure', above: 4.9 }],
      ['50 штук'],
      ['подарочные коробки 100 шт'],
      ['продавец от 5 лет'],
    ],
    en: [
      ['[set of 6] glasses', { field: 'set', above: 5.88, below: 6.12 }],
      ['[10+ brushes in a set]', { field: 'set', above: 9.8 }],
      ['stickers, [at least 50 in a pack]', { field: 'set', above: 49 }],
      ['stickers [50 in a pack]', { field: 'set', above: 49, below: 51 }],
      ['pens under $5 per box'],
      ['blocks for a [boy 5 years old]', { field: 'age', below: 6 }],
      ['tees [200 gsm]', { field: 'density', above: 196, below: 204 }],
      ['mats [thicker than 6mm]', { field: 'thickness', above: 6 }],
      ['dumbbells [lighter than 3 kg]', { field: 'weight', below: 3000 }],
      ['a mouse with [at least 3200 dpi]', { field: 'resolution', above: 3136 }],
      ['watches, [5 ATM]', { field: 'pressure', above: 4.9 }],
      ['the ATM'],
      ['lights [IP65 or higher]', { field: 'protection', above: 64.5 }],
      ['50 sets'],
    ],
    zh: [
      ['T恤[克重200以上]', { field: 'density', above: 196 }],
      ['化妆刷[套装 12支以上]', { field: 'set', above: 11.76 }],
      ['弹力带 [一套五条]', { field: 'set', above: 4.9, below: 5.1 }],
      ['[5岁]积木', { field: 'age', below: 6 }],
      ['瑜伽垫 [比6毫米厚]', { field: 'thickness', above: 6 }],
      ['手电筒 [1000流明以上]', { field: 'brightness', above: 980 }],
      ['[IP67]灯带', { field: 'protection', above: 66.5 }],
      ['100个'],
    ],
  } satisfies Examples<WishedFigure>,
}
