import type { Language } from '@karavan/contract/language.ts'
import { anyOf, B, E, pattern } from './pattern.ts'
import { type Examples, type Reader, readFirst, type Way } from './reader.ts'

interface Occasion {
  /** What it is called after "for". */
  names: Record<Language, string>
  /** The place or event, in any case that may follow a preposition. */
  said: { ru: string[]; en: string[]; zh: string[] }
  /** Kinds of goods that everybody needs there, what is needed most first. */
  kinds: string[]
  isForChildren?: true
}

/** Needs that name no goods: places that are opened or fitted out, and events. */
const occasions = {
  coffeeShop: {
    names: { ru: 'кофейни', en: 'a coffee shop', zh: '咖啡店' },
    said: { ru: ['кофейн(?:я|ю|и|е)', 'кафе'], en: ['coffee (?:shop|house|bar)', 'cafe'], zh: ['咖啡(?:店|馆|厅)'] },
    kinds: ['mug', 'glass', 'thermos-mug', 'kitchen-utensils', 'tote-bag', 'sticker'],
  },
  teaShop: {
    names: { ru: 'чайной', en: 'a tea shop', zh: '奶茶店' },
    said: { ru: ['чайн(?:ая|ую|ой)'], en: ['(?:bubble |milk )?tea (?:shop|house|bar)'], zh: ['奶茶店', '茶馆', '茶饮店'] },
    kinds: ['glass', 'mug', 'thermos-mug', 'sticker', 'tote-bag', 'organizer'],
  },
  restaurant: {
    names: { ru: 'ресторана', en: 'a restaurant', zh: '餐厅' },
    said: { ru: ['ресторан…', 'столов(?:ая|ую|ой)'], en: ['restaurant', 'bistro', 'canteen'], zh: ['餐厅', '餐馆', '饭店'] },
    kinds: ['glass', 'frying-pan', 'kitchen-utensils', 'knife', 'cutting-board', 'food-container'],
  },
  hotel: {
    names: { ru: 'отеля', en: 'a hotel', zh: '酒店' },
    said: { ru: ['отел(?:ь|я|ю|е)', 'гостиниц…', 'хостел…'], en: ['hotels?', 'hostels?', 'guest ?house'], zh: ['酒店', '宾馆', '民宿'] },
    kinds: ['towel', 'slippers', 'bedding', 'pillow', 'blanket', 'umbrella'],
  },
  wedding: {
    names: { ru: 'свадьбы', en: 'a wedding', zh: '婚礼' },
    said: { ru: ['свадьб…'], en: ['weddings?'], zh: ['婚礼'] },
    kinds: ['gift-box', 'glass', 'tote-bag', 'keychain', 'blanket'],
  },
  kindergarten: {
    names: { ru: 'детского сада', en: 'a kindergarten', zh: '幼儿园' },
    said: { ru: ['детск(?:ий|ого|ому|ом) сад…', 'детсад…', 'садик…'], en: ['kindergartens?', 'preschool', 'day ?care'], zh: ['幼儿园'] },
    kinds: ['building-blocks', 'puzzle', 'soft-toy', 'pencil-case', 'blanket', 'towel'],
    isForChildren: true,
  },
  school: {
    names: { ru: 'школы', en: 'the start of school', zh: '开学' },
    said: { ru: ['школе', 'нов(?:ый|ому) учебн(?:ый|ому) год…?'], en: ['school start'], zh: ['开学'] },
    kinds: ['backpack', 'notebook', 'pen', 'pencil-case', 'water-bottle'],
    isForChildren: true,
  },
  conference: {
    names: { ru: 'конференции', en: 'a conference', zh: '会议' },
    said: {
      ru: ['конференц…', 'семинар…', 'форум…'],
      en: ['conference', 'seminar', 'trade show', 'summit'],
      zh: ['会议', '展会', '研讨会'],
    },
    kinds: ['notebook', 'pen', 'tote-bag', 'water-bottle', 'power-bank', 'keychain'],
  },
  office: {
    names: { ru: 'офиса', en: 'an office', zh: '办公室' },
    said: { ru: ['(?:нов(?:ый|ого) )?офис(?:а|е)?'], en: ['(?:new )?office'], zh: ['新?办公室'] },
    kinds: ['notebook', 'pen', 'mug', 'desk-lamp', 'organizer'],
  },
  gym: {
    names: { ru: 'спортзала', en: 'a gym', zh: '健身房' },
    said: {
      ru: ['спортзал…', 'фитнес[ -](?:клуб|зал|студи)…', 'тренажерн… зал…'],
      en: ['gym', 'fitness (?:club|studio|cent(?:er|re))'],
      zh: ['健身房'],
    },
    kinds: ['yoga-mat', 'dumbbell', 'resistance-band', 'jump-rope', 'towel', 'water-bottle'],
  },
  salon: {
    names: { ru: 'салона красоты', en: 'a beauty salon', zh: '美容院' },
    said: { ru: ['салон(?:а|е)? красоты', 'маникюрн… салон…'], en: ['(?:beauty|nail|hair) salon'], zh: ['美容院', '美甲店', '美发店'] },
    kinds: ['mirror', 'towel', 'makeup-brush', 'nail-file', 'cosmetic-bag', 'organizer'],
  },
  clothesShop: {
    names: { ru: 'магазина одежды', en: 'a clothes shop', zh: '服装店' },
    said: { ru: ['магазин(?:а|е)? одежды', 'бутик…'], en: ['cloth(?:es|ing) (?:store|shop)', 'boutique'], zh: ['服装店'] },
    kinds: ['t-shirt', 'hoodie', 'dress', 'jeans', 'jacket', 'scarf'],
  },
  petShop: {
    names: { ru: 'зоомагазина', en: 'a pet shop', zh: '宠物店' },
    said: { ru: ['зоомагазин…'], en: ['pet (?:store|shop)'], zh: ['宠物店'] },
    kinds: ['pet-bed', 'pet-bowl', 'pet-leash', 'pet-toy'],
  },
  moving: {
    names: { ru: 'переезда', en: 'moving house', zh: '搬家' },
    said: { ru: ['переезд…'], en: ['moving (?:house|home)', 'a move'], zh: ['搬家'] },
    kinds: ['packing-tape', 'zip-bag', 'organizer', 'poly-mailer'],
  },
  hike: {
    names: { ru: 'похода', en: 'a hike', zh: '露营' },
    said: { ru: ['поход(?:а|е)?', 'кемпинг…'], en: ['hik(?:e|ing)(?: trip)?', 'camping(?: trip)?'], zh: ['露营', '徒步'] },
    kinds: ['flashlight', 'backpack', 'thermos-mug', 'water-bottle', 'waist-bag', 'food-container'],
  },
  party: {
    names: { ru: 'корпоратива', en: 'a company party', zh: '公司聚会' },
    said: { ru: ['корпоратив…'], en: ['(?:company|corporate|office) party', 'team building'], zh: ['公司(?:聚会|团建)', '团建'] },
    kinds: ['mug', 'glass', 'tote-bag', 'keychain', 't-shirt'],
  },
} as const satisfies Record<string, Occasion>

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
    '(?:(?:хочу|хотим|планирую|планируем|собираюсь|решил…) )?(?:откр(?:ыть|ываю|ываем|ою|оем)|запуска(?:ю|ем)|запустить)(?: (?:свою|свое|свой|нашу|наш|небольш…))?',
    '(?:что|все,? что)(?: мне| нам)? (?:нужно|надо|необходимо|понадобится|купить|закупить|взять)(?: купить| закупить)? (?:для|в|на|к)',
    '(?:товары|вещи|принадлежности|оснащени[ея]|закупк[аи]|все) (?:для|в|на|к)',
    'оборуду(?:ю|ем)',
  ],
  en: [
    "(?:i(?:'m| am)? |we(?:'re| are)? )?(?:(?:want|plan|going|like) to )?(?:open(?:ing)?|start(?:ing)?(?: up)?|launch(?:ing)?|set(?:ting)? up|furnish(?:ing)?) (?:a |an |the |my |our )?(?:small |new |own )*",
    'what (?:do|would|should) (?:i|we) (?:need|buy|get) (?:for|to open) (?:a |an |the |my |our )?',
    '(?:supplies|things|stuff|goods|everything|equipment|products|items)(?: i need| we need)? for (?:a |an |the |my |our )?',
  ],
  zh: ['(?:我?想|准备|打算)?开(?:一家|个|家)?', '采购'],
})
const named = anyOf({ ru: ['для', 'на', 'в', 'к', 'ко'], en: ['for(?: a| an| the| my| our)?'], zh: ['给', '为', '用于'] })
const zhAfter = anyOf({ zh: ['(?:都)?需要(?:准备|采购|买)?(?:什么|哪些)(?:东西)?', '(?:日常)?用品', '物资', '要用的东西'] })

const ways = occasionNames.flatMap((occasion): Way<OccasionWish>[] => {
  const { ru, en, zh } = occasions[occasion].said
  const spaced = anyOf({ ru: [...ru], en: [...en] })
  const chinese = anyOf({ zh: [...zh] })
  const is = (value: OccasionWish, source: string): Way<OccasionWish> => ({ pattern: pattern(source), toValue: () => value })
  return [
    is({ occasion, isAsked: true }, `${B}${asked}_${spaced}${E}|${asked}${chinese}(?:${zhAfter})?|${chinese}${zhAfter}`),
    is({ occasion }, `(?:${B}${named}_)?${B}${spaced}(?: (?:supplies|trip))?${E}|(?:${named})?${chinese}(?:用|的)?`),
  ]
})

/** A need that names an occasion or a place to be fitted out. What goods are for ("towels for a hotel") reads the same: the caller knows whether goods are named. */
export const occasionReader: Reader<OccasionWish> = {
  read: (text) => readFirst(text, ways),
  examples: {
    ru: [
      ['[открываю кофейню]', { occasion: 'coffeeShop', isAsked: true }],
      ['[товары для отеля]', { occasion: 'hotel', isAsked: true }],
      ['[на свадьбу] 50 человек', { occasion: 'wedding' }],
      ['открыть банку'],
    ],
    en: [
      ['[open a coffee shop]', { occasion: 'coffeeShop', isAsked: true }],
      ['[for kindergarten]', { occasion: 'kindergarten' }],
      ['open box'],
    ],
    zh: [['[开奶茶店]', { occasion: 'teaShop', isAsked: true }], ['[幼儿园用品]', { occasion: 'kindergarten', isAsked: true }], ['开关']],
  } satisfies Examples<OccasionWish>,
}

/** As it stands after "for"; `undefined` for what names none. */
export const nameOfOccasion = (name: string | undefined, language: Language): string | undefined =>
  occasionNames.find((known) => known === name) && occasionOf(name as OccasionName).names[language]

/** Product type concepts that the occasion needs. */
export const occasionTypes = (name: OccasionName): string[] => occasionOf(name).kinds.map((kind) => `type.${kind}`)
