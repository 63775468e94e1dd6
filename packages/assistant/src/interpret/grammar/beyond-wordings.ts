import { B, E, type Wording } from './pattern.ts'
import type { Relative } from './relatives.ts'

/**
 * The orders that goods can be beyond each other in, and how buyers speak of both ends. Each is data: "too thin", "тонковаты", 不够厚 and "more gsm" are made of it.
 * Stems are open at their end in Russian; a dimension whose other end nobody asks for has none.
 */
interface Dimension {
  more: Relative
  less?: Relative
  ru: Ends
  en: Ends
  zh: Ends
}
interface Ends {
  /** The plain adjectives of both ends: "thick" and "thin". */
  high?: string
  low?: string
  /** What is measured: "thickness". */
  noun?: string
}

const dimensions: readonly Dimension[] = [
  {
    more: 'dearer',
    less: 'cheaper',
    ru: { noun: 'цен(?:а|ы|е|у|ой|ник…)|стоимост(?:ь|и|ью)' },
    en: { noun: 'prices?|costs?' },
    zh: { noun: '价格|价钱|单价|价位|价' },
  },
  {
    more: 'higher-moq',
    less: 'lower-moq',
    ru: {
      noun: 'миним?алк…|(?:минимальн|мин)…\\.? (?:заказ|парти|количеств|тираж)…|парти(?:я|и|ю|ей)|тираж…',
    },
    en: { noun: 'moqs?|min(?:imum)?\\.? (?:orders?|qty|quantit(?:y|ies)|purchase)(?: (?:quantity|qty))?|minimums?' },
    zh: { noun: '(?:最[低少小])?(?:起订|起批|起拿|订货)数?量?' },
  },
  {
    more: 'bigger-battery',
    ru: { noun: 'батаре…|аккумулятор…|(?:ма ?ч|мач|миллиампер)' },
    en: { noun: 'battery(?: capacity)?|mah' },
    zh: { noun: '电池(?:容量)?|电量|毫安' },
  },
  {
    more: 'more-pieces',
    less: 'fewer-pieces',
    ru: { noun: 'детал(?:ей|и|ек)|детал[её]к|элемент(?:ов|ы)|предмет(?:ов|ы)' },
    en: { noun: 'pieces?(?: count)?|parts|elements' },
    zh: { noun: '片数|块数|颗粒数?|件数|片|块|零件' },
  },
  {
    more: 'more-powerful',
    ru: { high: 'мощн', low: 'слаб|маломощн', noun: 'мощност(?:ь|и|ью)|ватт?(?:а|ов|ах)?' },
    en: { high: 'powerful|strong', low: 'weak', noun: 'power|wattage|watts?' },
    zh: { noun: '功率|瓦数|动力|瓦' },
  },
  {
    more: 'denser',
    ru: { high: 'плотн', noun: 'плотност(?:ь|и|ью)|граммаж…' },
    en: { high: 'dense', noun: 'density|gsm|(?:fabric|paper) weight|grammage' },
    zh: { high: '厚实|密实', noun: '克重|密度' },
  },
  {
    more: 'brighter',
    ru: { high: 'ярк', low: 'тускл', noun: 'яркост(?:ь|и|ью)|люмен(?:ов|ы|а)?' },
    en: { high: 'bright', low: 'dim', noun: 'brightness|lumens?' },
    zh: { high: '亮', low: '暗', noun: '亮度|流明|光通量' },
  },
  {
    more: 'thicker',
    less: 'thinner',
    ru: { high: 'толст', low: 'тонк|тоненьк', noun: 'толщин(?:а|ы|у|ой|е)' },
    en: { high: 'thick|chunky', low: 'thin|flimsy', noun: 'thickness' },
    zh: { high: '厚', low: '薄', noun: '厚度' },
  },
  {
    more: 'heavier',
    less: 'lighter',
    ru: { high: 'тяжел', low: 'легк|легеньк', noun: 'вес(?:а|ом|у)?|масс(?:а|ы|у|ой)' },
    en: { high: 'heavy', low: 'light', noun: 'weight' },
    zh: { high: '重', low: '轻', noun: '重量|分量' },
  },
  {
    more: 'wider',
    less: 'narrower',
    ru: { high: 'широк', low: 'узк|узеньк', noun: 'ширин(?:а|ы|у|ой|е)' },
    en: { high: 'wide', low: 'narrow', noun: 'width' },
    zh: { high: '宽', low: '窄', noun: '宽度' },
  },
  {
    more: 'longer',
    less: 'shorter',
    ru: { high: 'длинн', low: 'коротк|коротеньк', noun: 'длин(?:а|ы|у|ой|е)' },
    en: { high: 'long', low: 'short', noun: 'length' },
    zh: { high: '长', low: '短', noun: '长度' },
  },
  {
    more: 'taller',
    ru: { noun: 'высот(?:а|ы|у|ой|е)' },
    en: { high: 'tall', noun: 'height' },
    zh: { high: '高', low: '矮', noun: '高度' },
  },
  {
    more: 'bigger',
    less: 'smaller',
    ru: {
      high: 'больш|велик|крупн|громоздк|огромн',
      low: 'маленьк|мелк|крохотн|крошечн|мал(?=оват|ы|$)',
      noun: 'размер…|объем…|емкост(?:ь|и|ью)|вместимост(?:ь|и|ью)|габарит…|диаметр…',
    },
    en: { high: 'big|large|huge|bulky', low: 'small|tiny|little', noun: 'sizes?|capacity|volume|diameter' },
    zh: { high: '大', low: '小', noun: '尺寸|容量|体积|直径|规格|个头' },
  },
]

/** Said before an adjective that is a complaint: "too thin", "тонкие какие-то". A plain "very thin" may be a wish. */
const ruTooMuch = '(?:слишком|чересчур|больно|уж очень|очень уж|что-то|как-то|какие-то|какой-то|какая-то)(?: уж)?'
const enTooMuch = '(?:too|(?:a )?bit(?: too)?|a little(?: too)?|rather|kind of|kinda|way too|so)'
/** The subject may have been read as what is shown already. */
const enAreThey =
  "(?:(?:(?:these|those|they|it|this|all)(?: are| is|'re|'s)|(?:(?:these|those|they|it|this|all) )?(?:looks?|seems?|feels?))(?: (?:all|a bit|too|quite|rather|pretty|so|really|very))*)"

/** One end is complained of, or the other is asked for, in words for what is measured. */
function byNoun({ ru, en, zh }: Dimension, wants: 'more' | 'less'): Wording {
  const isMore = wants === 'more'
  const [ruWanted, ruBad] = isMore
    ? ['(?:по)?больше|(?:по)?выше|(?:по)?серьезнее|больш(?:ей|его|ую|ий)', 'мал…|низк…|маленьк…|слаб…']
    : ['(?:по)?меньше|(?:по)?ниже|меньш(?:ей|его|ую|ий|им|их)|более низк…', 'больш…|высок…|велик…|многовато']
  const [ruTooFew, enTooFew] = isMore
    ? ['(?:мало|маловато|не хват(?:ит|ает))', '(?:too few|too little|not enough)']
    : ['(?:многовато|слишком много)', '(?:too many|too much)']
  const [enWanted, enBad] = isMore
    ? ['(?:more|higher|bigger|greater|larger)', '(?:low|small|little|few)']
    : ['(?:less|lower|smaller|fewer|reduced)', '(?:high|big|large|much|many|steep)']
  const [zhWanted, zhBad] = isMore ? ['[大高多长厚重宽]', '[小低少短薄轻窄]'] : ['[小低少短薄轻窄]', '[大高多长厚重宽]']
  return {
    ru: ru.noun
      ? [
          `${B}(?:а )?(?:с |со )?(?:${ruWanted}) (?:${ru.noun})(?: бы)?${E}`,
          `${B}(?:по )?(?:${ru.noun})(?: (?:бы|нужн…|надо|можно|хочется)){0,2} (?:${ruWanted})(?: бы)?${E}`,
          // "Размеры большие" is what is wanted, and "размер большой" what is wrong.
          `${B}(?:${ru.noun}) (?:слишком |как-то |что-то |чересчур )?(?:${ruBad})${E}(?<!${B}размеры \\p{L}+)`,
          `${B}(?:слишком|чересчур) (?:${ruBad}) (?:${ru.noun})${E}`,
          `${B}${ruTooFew} (?:${ru.noun})${E}`,
          ...(isMore ? [`${B}(?:${ru.noun}) (?:не хват(?:ит|ает)|маловато)${E}`] : [`${B}(?:${ru.noun}) многовато${E}`]),
        ]
      : [],
    en: en.noun
      ? [
          `${B}(?:any |some |ones )?(?:with )?(?:an? )?(?:even |much |a bit )?${enWanted} (?:${en.noun})(?: please)?${E}`,
          `${B}(?:the |their )?(?:${en.noun}) (?:is |are |looks? |seems? )?(?:way |a bit |far )?too ${enBad}(?: for (?:us|me))?${E}`,
          `${B}${enTooFew} (?:${en.noun})${E}`,
        ]
      : [],
    zh: zh.noun
      ? [
          `(?:有没有|有)?(?:${zh.noun})(?:再|更|要|能|可以|稍微)*${zhWanted}(?:一?点儿?|一?些|的)+(?:吗|么|呢)?`,
          `(?:${zh.noun})(?:再|更)${zhWanted}`,
          `(?:更|再)${zhWanted}的?(?:${zh.noun})(?:的)?`,
          `(?:${zh.noun})(?:太|有点|偏|不够)${zhBad}(?:了)?`,
          ...(isMore ? [`(?:${zh.noun})不够${zhWanted}?`, `(?:多|大|高)(?:一?点|一?些)(?:${zh.noun})的?`, `要?多(?:${zh.noun})的`] : []),
        ]
      : [],
  }
}

/** What is wrong with those shown: too much of one end asks for the other. */
function byComplaint({ ru, en, zh }: Dimension, wants: 'more' | 'less'): Wording {
  const isMore = wants === 'more'
  const of = (ends: Ends): [bad?: string, wanted?: string] => (isMore ? [ends.low, ends.high] : [ends.high, ends.low])
  const [[ruBad], [enBad, enWanted], [zhBad, zhWanted]] = [of(ru), of(en), of(zh)]
  return {
    ru: ruBad
      ? [`${B}(?:они |все |эти )?${ruTooMuch} (?:${ruBad})…${E}`, `${B}(?:они |все |эти |что-то |как-то )*(?:${ruBad})[оеё]ват…${E}`]
      : [],
    en: [
      ...(enBad
        ? [
            `${B}(?:${enAreThey} |looks? |seems? )?${enTooMuch} (?:${enBad})(?: (?:for (?:us|me)|though))?${E}`,
            `${B}${enAreThey} (?:${enBad})${E}(?! (?:enough|weight))`,
          ]
        : []),
      ...(enWanted ? [`${B}(?:${enAreThey} )?not (?:${enWanted}) enough${E}`, `${B}(?:isn't|aren't) (?:${enWanted}) enough${E}`] : []),
    ],
    zh: [
      ...(zhBad
        ? [
            `(?:都)?太(?:${zhBad})了?(?!了?[\\s，,]*不要)`,
            `有点(?:${zhBad})(?!\\p{Script=Han}{2})`,
            `(?:${zhBad})了(?:一?点儿?|一?些)`,
            `偏(?:${zhBad})`,
          ]
        : []),
      ...(zhWanted ? [`不够(?:${zhWanted})`] : []),
    ],
  }
}

const ends = dimensions.flatMap((dimension) => [
  { dimension, wants: 'more' as const, relative: dimension.more },
  ...(dimension.less ? [{ dimension, wants: 'less' as const, relative: dimension.less }] : []),
])

/** By what is measured, "more gsm": read before plain comparatives, because 价格高一点 has the words of 高一点. */
export const nounWordings: readonly (readonly [Relative, Wording])[] = ends.map(({ dimension, wants, relative }) => [
  relative,
  byNoun(dimension, wants),
])
/** By what is wrong with those shown: "too thin". */
export const complaintWordings: readonly (readonly [Relative, Wording])[] = ends.map(({ dimension, wants, relative }) => [
  relative,
  byComplaint(dimension, wants),
])
