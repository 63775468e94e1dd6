import type { Language } from '@karavan/contract/language.ts'
import { type Occasion, occasions } from './occasions.ts'
import { anyOf, B, E, pattern, rarePattern } from './pattern.ts'
import { type Examples, type Reader, readFirst, type Way } from './reader.ts'

export type OccasionName = keyof typeof occasions
const occasionNames = Object.keys(occasions) as [OccasionName, ...OccasionName[]]
export const occasionOf = (name: OccasionName): Occasion => occasions[name]

/** A need of an occasion. */
export interface OccasionWish {
  occasion: OccasionName
  /** It is asked for in so many words ("open a ...", "supplies for ..."), and not only named as what goods are for. */
  isAsked?: true
}

const asked = anyOf({
  ru: [
    '(?:(?:хочу|хотим|планирую|планируем|собираюсь|думаю|решил…|буду|будем) )?(?:откр(?:ыть|ываю|ываем|ываемся|ываюсь|ою|оем|ыл|ыла|ыли|ылся|ылись|ывается|ытие)|открывать|запуска(?:ю|ем)|запустить|запустил…|обустраива…|обставля…)(?: (?:свою|свое|свой|нашу|наш|небольш…))?',
    '(?:что|все,? что)(?: мне| нам)? (?:нужно|надо|необходимо|понадобится|купить|закупить|взять)(?: купить| закупить)? (?:для|в|на|к)',
    'что(?: у вас| вообще)? (?:есть|найдется|бывает|предложите|посоветуете|можно взять|взять) (?:для|на|в|к)',
    '(?:товары|вещи|принадлежности|оснащени[ея]|закупк[аи]|все) (?:для|в|на|к)',
    'оборуду(?:ю|ем)',
  ],
  en: [
    "(?:i(?:'m| am)? |we(?:'re| are)? )?(?:(?:want|plan|going|like) to )?(?:open(?:ing|ed)?|start(?:ing)?(?: up)?|launch(?:ing)?|set(?:ting)? up|furnish(?:ing)?|equip(?:ping)?|stock(?:ing)?(?: up)?|run(?:ning)?) (?:a |an |the |my |our )?(?:small |new |own |little |tiny |cozy |cosy |first |local |mobile )*",
    'what (?:do|would|should) (?:i|we) (?:need|buy|get) (?:for|to open) (?:a |an |the |my |our )?',
    '(?:what|anything)(?: do you have| have you got| is there)? for (?:a |an |the |my |our )?',
    '(?:supplies|things|stuff|goods|everything|equipment|products|items)(?: i need| we need)? for (?:a |an |the |my |our )?',
  ],
  zh: ['(?:我?想|准备|打算|要|刚)?开了?(?:一家|一个|个|家|间)?(?:小)?', '采购', '布置', '装修'],
})
const named = anyOf({ ru: ['для', 'на', 'в', 'к', 'ко'], en: ['for(?: a| an| the| my| our)?'], zh: ['给', '为', '用于'] })
const zhAfter = anyOf({ zh: ['(?:都)?需要(?:准备|采购|买)?(?:什么|哪些)(?:东西)?', '(?:日常)?用品', '物资', '要用的东西'] })

const ways = occasionNames.flatMap((occasion): Way<OccasionWish>[] => {
  const { ru, en, zh } = occasions[occasion].said
  const spaced = anyOf({ ru: [...ru], en: [...en] })
  const chinese = anyOf({ zh: [...zh] })
  const word = pattern(anyOf(occasions[occasion].said))
  const is = (value: OccasionWish, source: string): Way<OccasionWish> => ({ pattern: rarePattern(source), word, toValue: () => value })
  return [
    is({ occasion, isAsked: true }, `${B}${asked}_${spaced}${E}|${asked}${chinese}(?:${zhAfter})?|${chinese}${zhAfter}`),
    is({ occasion }, `(?:${B}${named}_)?${B}${spaced}(?: (?:supplies|trip))?${E}|(?:${named})?${chinese}(?:用|的)?`),
  ]
})

/** Every way has one of these words; without them, which is most messages, none has to be tried. */
const anyWord = pattern(
  anyOf({
    ru: occasionNames.flatMap((occasion) => [...occasions[occasion].said.ru]),
    en: occasionNames.flatMap((occasion) => [...occasions[occasion].said.en]),
    zh: occasionNames.flatMap((occasion) => [...occasions[occasion].said.zh]),
  }),
)

/** A need that names an occasion or a place to be fitted out. What goods are for ("towels for a hotel") reads the same: the caller knows whether goods are named. */
export const occasionReader: Reader<OccasionWish> = {
  read: (text) => (text.find(anyWord) ? readFirst(text, ways) : []),
  examples: {
    ru: [
      ['[открываю кофейню]', { occasion: 'coffeeShop', isAsked: true }],
      ['[открываем цветочный магазин]', { occasion: 'flowerShop', isAsked: true }],
      ['[товары для отеля]', { occasion: 'hotel', isAsked: true }],
      ['[на свадьбу] 50 человек', { occasion: 'wedding' }],
      ['открыть банку'],
    ],
    en: [
      ['[open a coffee shop]', { occasion: 'coffeeShop', isAsked: true }],
      ['[starting an online store]', { occasion: 'onlineShop', isAsked: true }],
      ['[for kindergarten]', { occasion: 'kindergarten' }],
      ['open box'],
    ],
    zh: [
      ['[开烘焙店]', { occasion: 'bakery', isAsked: true }],
      ['[开奶茶店]', { occasion: 'teaShop', isAsked: true }],
      ['[幼儿园用品]', { occasion: 'kindergarten', isAsked: true }],
      ['开关'],
    ],
  } satisfies Examples<OccasionWish>,
}

/** As it stands after "for"; `undefined` for what names none. */
export const nameOfOccasion = (name: string | undefined, language: Language): string | undefined =>
  occasionNames.find((known) => known === name) && occasionOf(name as OccasionName).names[language]

/** Product type concepts that the occasion needs. */
export const occasionTypes = (name: OccasionName): string[] => occasionOf(name).kinds.map((kind) => `type.${kind}`)
