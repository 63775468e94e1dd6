import { from } from './bounds.ts'
import { anyOf, B, beginning, E, pattern } from './pattern.ts'
import { toCount } from './pieces.ts'
import { meaning, type Reader, readFirst, type Way } from './reader.ts'

const calledSeller = beginning({
  ru: [String.raw`(?<!кто )(?:(?:у|от|из)\s*)?(?:продавца|продавец|магазина|магазин|поставщика|поставщик)\s*:?\s*`],
  en: [
    String.raw`(?<!(?:who(?:'?s| is| are) (?:the )?|(?<![a-z])(?:my|our|own|small|little|is this|is your) ))(?:(?:from|by)\s*)?(?:the )?(?:seller|shop|store|supplier|vendor)(?![a-z])\s*:?\s*(?:(?:called|named) )?`,
  ],
  zh: ['(?:卖家|店铺|商家|供应商)(?:叫|是)?[：:]?'],
})
const quotedName = String.raw`[«"“「](?<quoted>[^»"”」\n]{2,60})[»"”」]`
const plainName = String.raw`(?<plain>[a-z][a-z0-9&'-]+(?: [a-z0-9&'-]+){0,4})(?=\s*(?:[,.;!?\n]|$))`
/** "Sellers only", "shop with ..." go on, they name nobody. */
const noName =
  /^(?:selling|that|of|to|only|with|from|who|that|is|in|and|for|has|at|should|what|where|which|how|when|why|can|could|do|does|i|we|my|our|please|pls|need|needs|stuff|supplies|opening|windows?|displays?|fronts?|shelves|counters?|signs?|lighting|interiors?|decor|use|owners?)\b/

const goesOnToGoods = /^(?:and|that|so|we|i) .*(?:need|want|look|sell|buy|order|search)/

const nameWay: Way<string> = {
  pattern: pattern(`${calledSeller}(?:${quotedName}|${plainName})`),
  toValue(match) {
    const name = match.group('quoted') ?? match.group('plain')
    if (name === undefined || !noName.test(name)) return name?.trim() ?? ''
    // "We are a small shop and need mugs" goes on about goods.
    return goesOnToGoods.test(name) ? undefined : ''
  },
}

/** Words of the name of the seller that is asked for; empty where what stands there is no name. */
export const sellerNameReader: Reader<string> = {
  read: (text) => readFirst(text, [nameWay]),
  examples: {
    ru: [['рюкзаки [от продавца «Baigou Shiguang»]', 'baigou shiguang'], ['проверенный продавец']],
    en: [
      ['is this shop real'],
      ['mugs [from seller Yiwu Star]', 'yiwu star'],
      ['trusted [seller only]', ''],
      ['who is the seller of these'],
    ],
    zh: [['[卖家“义乌之星”]的保温杯', '义乌之星']],
  },
}

const sellerWord = anyOf({
  ru: ['продав(?:ец|цы|ца|цов|цом|цами)', 'поставщик…', 'магазин…'],
  en: ['sellers?', 'suppliers?', 'shops?', 'vendors?'],
})
const yearsWord = anyOf({ ru: ['лет', 'год…'], en: ['years?'] })
const yearsWay: Way<number> = {
  pattern: pattern(
    anyOf({
      ru: [
        String.raw`${B}${sellerWord}[^\n,.]{0,24}?(?:${from}|старше|на площадке)\s*{n}\s*${yearsWord}(?: на (?:площадке|рынке))?`,
        String.raw`{n}_\+?\s*(?:-_)?лет на (?:площадке|рынке)`,
      ],
      en: [
        String.raw`{n}_\+?\s*(?:-_)?years? (?:old )?(?:seller|supplier|shop|on the)…`,
        `${B}${sellerWord} (?:with |for |of |over |at least |more than )*{n}_\\+? ${yearsWord}(?: (?:of experience|on the market|in business))?`,
      ],
      zh: ['{n}_年以?上?(?:的)?(?:老店|卖家|商家|店铺|诚信通)'],
    }),
  ),
  toValue: (match) => toCount(match.number(0)),
}

/** Years that the seller has been on the market at least. */
export const sellerYearsReader: Reader<number> = {
  read: (text) => readFirst(text, [yearsWay]),
  examples: {
    ru: [['[продавец от 5 лет на площадке]', 5]],
    en: [['[sellers with at least 3 years]', 3]],
    zh: [['[5年以上老店]', 5]],
  },
}

const factory = meaning<true>(
  true,
  pattern(
    anyOf({
      ru: [
        `${B}(?:напрямую )?(?:от|с|у|из) (?:производител…|фабрик…|завод…|изготовител…)`,
        `${B}(?:только )?(?:производител[ьи]|фабрик[аи]|фабричн…)${E}`,
      ],
      en: [
        `${B}${anyOf({
          en: [
            'factory direct',
            'direct from (?:the )?(?:factory|manufacturer)',
            'from (?:a |the )?(?:factory|factories|manufacturers?)',
            'factory (?:only|sellers?|suppliers?|prices?)',
            'factories (?:only|please)',
            '(?:straight|directly) from (?:the |a )?(?:factory|factories|manufacturers?|producers?|makers?)',
            'manufacturers? only',
            'only (?:from )?(?:a |the |direct )?(?:factor(?:y|ies)|manufacturers?)',
          ],
        })}${E}`,
      ],
      zh: ['工厂直[销供营]', '源头工厂', '(?:只要|只看|只找)(?:工厂|厂家)', '厂家(?:直[销供营])?', '工厂(?:货|店)?'],
    }),
  ),
)

export const factoryReader: Reader<true> = {
  read: (text) => readFirst(text, [factory]),
  examples: {
    ru: [
      ['кружки [от фабрики]', true],
      ['[напрямую от производителя]', true],
    ],
    en: [['[factory direct] mugs', true], ['[only factory]!! mugs', true], ['satisfactory']],
    zh: [['[源头工厂]的手机壳', true]],
  },
}

const trusted = meaning<true>(
  true,
  pattern(
    beginning({
      ru: [
        '(?:у |от )?(?:проверенн|над[её]жн|хорош|честн|опытн)… (?:продав…|поставщик…|магазин…)',
        '(?:продав…|поставщик…) (?:проверенн|над[её]жн|опытн)…',
        '(?:у |от )?(?:продав…|постав…|магазин…) с (?:хорош|лучш|высок|отличн)… (?:рейтинг|репутаци|отзыв|оценк)…',
      ],
      en: [
        '(?:trusted|verified|reliable|reputable|good|experienced|established|(?:better|best|highly|higher|well|top)[ -]rated) (?:sellers?|suppliers?|shops?|vendors?)',
        '(?:sellers?|suppliers?|shops?|vendors?) (?:with|(?:that|who) (?:has|have)|having) (?:an? )?(?:better|good|great|decent|high(?:er)?) (?:ratings?|reviews?|feedback|reputation|scores?)',
      ],
      zh: ['(?:靠谱|可靠|信誉好|诚信|优质|(?:评[分价]|口碑|信誉)(?:更|比较)?(?:高|好)(?:一?点|一些)?)的?(?:卖家|商家|店铺|供应商|厂家)'],
    }),
  ),
)

export const trustedSellerReader: Reader<true> = {
  read: (text) => readFirst(text, [trusted]),
  examples: {
    ru: [
      ['[проверенный продавец]', true],
      ['есть [у продавца с лучшим рейтингом]?', true],
    ],
    en: [
      ['[trusted sellers] only', true],
      ['any from a [supplier with better ratings]', true],
      ['from a [better rated seller]', true],
    ],
    zh: [
      ['[靠谱的卖家]', true],
      ['[评分高一点的卖家]', true],
    ],
  },
}
