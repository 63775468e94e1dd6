import type { OpenText } from './open-text.ts'
import { anyOf, B, E, pattern, whole } from './pattern.ts'
import { meaning, type Read, type Reader, readFirst, type Way } from './reader.ts'

/** What people do, by which the kinds of their gifts are chosen before their sex or the day. */
const interests = {
  driving: {
    ru: ['(?:авто)?водител(?:ям|ю|ей|я)', 'автомобилист(?:ам|у|ов|а)', 'автолюбител(?:ям|ю|ей)', 'таксист(?:ам|у|ов)', 'шофер(?:ам|у|ов)'],
    en: ['(?:car |truck |taxi )?drivers?', 'motorists?', 'car (?:owners?|lovers?|enthusiasts?)'],
    zh: ['(?:有车|开车)的?(?:人|朋友|客户|员工)?', '司机', '车主'],
    kinds: ['car-phone-holder', 'thermos-mug', 'car-charger', 'flashlight', 'trunk-organizer', 'car-vacuum'],
  },
  cooking: {
    ru: ['повар(?:ам|у|ов)', 'хозяйк(?:ам|е)', 'кулинар(?:ам|у|ов)', 'кондитер(?:ам|у|ов)'],
    en: ['cooks?', 'chefs?', 'bakers?', 'home cooks?', 'foodies'],
    zh: ['厨师', '爱做饭的(?:人|朋友)?', '爱烘焙的(?:人|朋友)?'],
    kinds: ['kitchen-utensils', 'knife', 'cutting-board', 'apron', 'frying-pan', 'baking-mold'],
  },
  gardening: {
    ru: ['дачник(?:ам|у|ов)', 'садовод(?:ам|у|ов)', 'огородник(?:ам|у|ов)'],
    en: ['gardeners?', 'garden lovers?'],
    zh: ['爱种花的(?:人|朋友)?', '园丁', '爱园艺的(?:人|朋友)?'],
    kinds: ['flower-pot', 'garden-shears', 'gloves', 'solar-light', 'watering-can', 'thermos-mug'],
  },
  outdoors: {
    ru: ['турист(?:ам|у|ов)', 'рыбак(?:ам|у|ов)', 'охотник(?:ам|у|ов)', 'походник(?:ам|ов)', 'путешественник(?:ам|у|ов)'],
    en: ['hikers?', 'campers?', 'anglers?', 'fishermen', 'hunters?', 'travell?ers?', 'outdoor (?:people|lovers?|types?)'],
    zh: ['爱(?:露营|钓鱼|户外|旅行|旅游)的(?:人|朋友|客户)?', '驴友', '钓友'],
    kinds: ['thermos-mug', 'flashlight', 'camping-lantern', 'power-bank', 'backpack', 'blanket'],
  },
  sport: {
    ru: ['спортсмен(?:ам|у|ов|кам)', 'бегун(?:ам|у|ов)', 'качк(?:ам|у)'],
    en: ['athletes?', 'runners?', 'gym[- ]?goers?', 'fitness (?:lovers?|fans?)'],
    zh: ['运动员', '爱(?:健身|运动|跑步)的(?:人|朋友|员工)?'],
    kinds: ['water-bottle', 'towel', 'resistance-band', 'yoga-mat', 'jump-rope', 'waist-bag'],
  },
  computing: {
    ru: ['айтишник(?:ам|у|ов)', 'программист(?:ам|у|ов)', 'геймер(?:ам|у|ов)', 'разработчик(?:ам|у|ов)'],
    en: ['programmers?', 'developers?', 'gamers?', 'geeks?', 'it (?:people|guys|team|staff)', 'techies'],
    zh: ['程序员', '码农', '爱(?:打游戏|数码)的(?:人|朋友|同事)?'],
    kinds: ['power-bank', 'headphones', 'wireless-charger', 'mug', 'desk-lamp', 'cable'],
  },
  pets: {
    ru: ['собачник(?:ам|у|ов)', 'кошатник(?:ам|у|ов)', 'владел(?:ьцам|ьцу) (?:собак|кошек|животных|питомцев)'],
    en: ['(?:dog|cat|pet) (?:owners?|lovers?|people|parents?)'],
    zh: ['(?:养狗|养猫|养宠物)的(?:人|朋友|客户)?', '铲屎官'],
    kinds: ['pet-toy', 'pet-leash', 'pet-bowl', 'pet-bed', 'pet-collar', 'pet-clothes'],
  },
} as const satisfies Record<string, { ru: string[]; en: string[]; zh: string[]; kinds: string[] }>
type Interest = keyof typeof interests

/** What a message that asks for a gift, and names no goods, says of it. */
export interface GiftWish {
  /** Whom it is for, as far as occasion or recipient tell. */
  audience?: 'women' | 'men' | 'kids'
  isNewYear?: true
  /** How many people get one. */
  people?: number
  /** What they like or do. */
  interest?: Interest
}

const gift = whole({
  ru: ['подар(?:ить|ок|к[аиуе]|ков|ком|кам[и]?|очек|очки)', 'презент(?:ы|ов|а)?', 'сувенир(?:ы|ов|а|чик…)?', 'приз(?:ы|ов|ам|ами)'],
  en: ['(?:corporate |company |business )?(?:gifts?|presents?|giveaways?|souvenirs?|prizes)(?: ideas?)?'],
  zh: ['(?:公司|企业|商务)?(?:礼品|礼物|伴手礼|赠品|奖品)'],
})
const newYear = whole({
  ru: ['(?:(?:на|к|под) )?(?:нов(?:ый|ого|ому|ым) год…|нг|рождеств…|новогодн…)'],
  en: ["(?:(?:на|к|под) )?(?:for (?:the )?)?(?:new year(?:'s)?|christmas|xmas)"],
  zh: ['(?:公司)?年会', '新年', '元旦', '春节', '圣诞节?'],
})
const holiday: Way<GiftWish> = {
  pattern: pattern(`${B}(?:(?:на|к|ко) )?{n}(?:-?(?:е|му|го))? (?<month>марта|февраля)${E}`),
  toValue: (match) => ({ audience: match.group('month') === 'марта' ? 'women' : 'men' }),
}
const womensDay = whole({ en: ["(?:for )?(?:international )?women'?s? day"], zh: ['妇女节', '三八节?'] })

const countedPeople = anyOf({
  ru: ['дет(?:ям|ей)', 'коллег(?:ам)?', 'сотрудни(?:кам|ков|цам)', 'клиент(?:ам|ов)', 'гост(?:ям|ей)', 'учител(?:ям|ей)'],
  en: ['kids', 'children', 'employees', 'colleagues', 'coworkers', 'clients', 'customers', 'guests', 'teachers'],
})
const people = [
  `${B}(?:(?:на|для|из|for) )?{n} (?:человек|персон|people|persons)${E}|{n}_[个位名](?:人|员工|同事|客户)`,
  String.raw`${B}(?:for )?{n}(?=\s+${countedPeople}${E})`,
].map(
  (source): Way<GiftWish> => ({
    pattern: pattern(source),
    toValue(match) {
      const count = match.number(0)
      return count !== undefined && count > 1 ? { people: count } : {}
    },
  }),
)
/** How many people it is for. */
export const peopleReader = { read: (text: OpenText): Read<GiftWish>[] => readFirst(text, people) }
const occasion = whole({
  ru: ['(?:(?:на|к|ко|для) )?(?:д(?:ень|ню|ня) рождени[яе]|др|юбиле[йяю]|корпоратив…|свадьб…|праздник…|день (?:учителя|компании))'],
  en: ['(?:(?:на|к|ко|для) )?(?:for (?:a |the )?)?(?:birthdays?|anniversary|corporate|company|office|wedding|party|holidays?)'],
  zh: ['(?:公司|企业)?周年庆?', '公司', '企业', '生日', '婚礼', '节日', '(?:学校)?运动会', '学校'],
})
const maxOccasions = 3

/** What a recipient says of the gift, and what it is called in Russian, English and Chinese. */
type Recipient = readonly [GiftWish, ru: readonly string[], en: readonly string[], zh: readonly string[]]
const recipients = (
  [
    [
      { audience: 'women' },
      [
        'мам(?:е|ам|ы|очке)',
        'тещ[еау]',
        'свекров[ьи]',
        'сестр(?:е|ам|ы)',
        'тет[еи]',
        'дочер[иь]',
        'дочк[еи]',
        'жен(?:е|ам)',
        'девушк(?:е|ам|и)',
        'девочкам',
        'любим(?:ой|ую)',
        'женщин(?:ам|ы|е)?',
        'подруг(?:е|ам|и)',
        'подруж(?:к|ек)(?:е|ам|и)?(?: невесты)?',
        'невест(?:е|ы)',
        'бабушк(?:е|ам|и)',
      ],
      [
        '(?:mums?|moms?|mothers?|sisters?|daughters?)(?:[- ]in[- ]law)?',
        'grand(?:mother|ma)s?',
        'gran',
        'aunts?',
        'wife',
        'wives',
        'girlfriends?',
        'bridesmaids?',
        'bride',
        'women',
        'woman',
        'ladies',
        'lady',
        'her',
      ],
      [
        '妈妈',
        '老妈',
        '母亲',
        '婆婆',
        '岳母',
        '丈母娘',
        '奶奶',
        '姐姐',
        '妹妹',
        '老婆',
        '女朋友',
        '女友',
        '女生',
        '闺蜜',
        '女士',
        '女员工',
        '伴娘',
        '新娘',
      ],
    ],
    [
      { audience: 'men' },
      [
        'пап(?:е|ам|ы)',
        'тест[юя]',
        'свекр[уа]',
        'брат(?:у|ьям|а)',
        'дяд[еи]',
        'сын(?:у|овьям|а)',
        'муж(?:у|ьям|чинам|чине|чин)',
        'парн(?:ю|ям)',
        'мужик(?:у|ам)',
        'любимому',
        'дедушк(?:е|ам|и)',
      ],
      [
        'dads?',
        '(?:fathers?|brothers?|sons?)(?:[- ]in[- ]law)?',
        'grand(?:father|pa)s?',
        'uncles?',
        'husbands?',
        'boyfriends?',
        'men',
        'man',
        'guys?',
        'blokes?',
        'him',
      ],
      ['爸爸', '父亲', '公公', '岳父', '爷爷', '哥哥', '弟弟', '老公', '男朋友', '男友', '男生', '男士', '男员工'],
    ],
    [
      { audience: 'kids' },
      ['дет(?:ям|ей|ишкам)', 'ребенку', 'дет(?:кам|воре)', 'малыш(?:у|ам)', 'школьник(?:ам|ов)', 'ученик(?:ам|ов)', 'внук(?:ам|у)'],
      ['kids', 'kid', 'child', 'children', 'pupils', 'toddlers?', '(?:little |\\d+ year old )(?:boys?|girls?)'],
      ['孩子', '儿童', '小朋友', '学生'],
    ],
    [
      {},
      [
        'коллег(?:ам|и|е)?',
        'сотрудни(?:кам|ки|ков|цам)',
        'работник(?:ам|ов)',
        'клиент(?:ам|ы|ов)',
        'партнер(?:ам|ы|ов)',
        'гост(?:ям|ей)',
        'друзьям',
        'учител(?:ям|ю|ей|ьнице)',
        'воспитател…',
        'врач(?:у|ам)',
        'тренер(?:у|ам)',
        'сосед(?:у|ям|ке)',
        'начальни(?:ку|це)',
        'шефу',
        'друг(?:у)?',
        'бариста',
        'волонтер(?:ам|ов)',
        'команд[еыу]',
      ],
      [
        ...['staff', 'employees?', 'colleagues?', 'coworkers?', 'team', 'clients?', 'customers?', 'partners?', 'guests?', 'friends?'],
        ...['teachers?', 'boss', 'neighbou?rs?', 'doctors?', 'coach(?:es)?', 'volunteers?', 'members', 'mates?', 'buddy', 'host'],
      ],
      ['员工', '同事', '客户', '老师', '嘉宾', '朋友', '伙伴', '领导', '老板', '邻居', '医生', '教练', '会员', '志愿者'],
    ],
  ] as Recipient[]
)
  .concat(Object.entries(interests).map(([interest, { ru, en, zh }]): Recipient => [{ interest: interest as Interest }, ru, en, zh]))
  .map(([said, ru, en, zh]) =>
    meaning<GiftWish>(said, pattern(whole({ ru: [`(?:для |for (?:my |our |the )?)?${anyOf({ ru, en })}`], zh }))),
  )

const someone = `(?:${recipients.map(({ pattern: { source } }) => source).join('|')})`
/** "Чем порадовать маму", "something nice for my mum", 给妈妈买点什么: a gift by another name. */
const pleased = pattern(
  `${whole({
    ru: [
      '(?:чем|как)(?: бы| можно| лучше)? (?:порадовать|удивить|поздравить|отблагодарить|побаловать|задобрить)',
      'что (?:бы )?(?:взять|купить|выбрать|придумать|преподнести)(?= (?:\\p{L}+ ){0,2}(?:на|к) (?:день рожд|др|юбиле|8 марта|23 феврал|праздник))',
      'знак внимания',
    ],
    en: [
      '(?:a )?(?:little|small|nice) something',
      '(?:thank|thanks)[ -]?you (?:gifts?|tokens?|something)',
      'token of appreciation',
      '(?:to )?(?:surprise|treat|spoil)(?= (?:my|our|the|a) )',
    ],
  })}|${B}(?:что(?:-?то|-?нибудь)?|чего-?нибудь|нечто)(?: \\p{L}+){0,2}? (?=${someone})|${B}(?:something|anything|sth|smth|what)(?: \\p{L}+){0,3}? (?:for|to get|to buy) (?:my |our |the |a |an )?(?=${someone})|(?:给|送)\\p{Script=Han}{0,3}?(?=${someone}\\p{Script=Han}{0,4}?(?:[买选挑送]|准备|什么))|送(?:点|些)?(?:什么|啥)|什么(?:送|礼)`,
)
const giftWay = meaning<GiftWish>({}, pattern(gift))
const pleasedWay = meaning<GiftWish>({}, pleased)
const beside: Way<GiftWish>[] = [
  meaning({ isNewYear: true }, pattern(newYear)),
  holiday,
  meaning({ audience: 'women' }, pattern(womensDay)),
  ...people,
  ...new Array<Way<GiftWish>>(maxOccasions).fill(meaning({}, pattern(occasion))),
  ...recipients,
]

function readWith(text: OpenText, ways: readonly Way<GiftWish>[]): Read<GiftWish>[] {
  const reads: Read<GiftWish>[] = readFirst(text, ways)
  if (reads.length === 0) return []
  let open = text.without(reads.map(({ span }) => span))
  for (const way of beside) {
    const found = readFirst(open, [way])
    reads.push(...found)
    open = open.without(found.map(({ span }) => span))
  }
  return reads
}

/** Also a wish to please somebody, where no goods are spoken of that could be meant for them. */
export const pleasingReader: Reader<GiftWish> = {
  read: (text) => readWith(text, [giftWay, pleasedWay]),
  examples: {
    ru: [
      ['[чем порадовать] [бабушку]', {}, { audience: 'women' }],
      ['[что-нибудь] [детям]', {}, { audience: 'kids' }],
      ['что-нибудь красное'],
    ],
    en: [['[something nice for my] [mum]', {}, { audience: 'women' }], ['something for cables']],
    zh: [['[给][妈妈]买点什么', {}, { audience: 'women' }], ['给狗买窝']],
  },
}

/** A wish for a gift, with what is said of occasion and recipients; nothing in a message that asks for none. */
export const giftReader: Reader<GiftWish> = {
  read: (text) => readWith(text, [giftWay]),
  examples: {
    ru: [
      ['[подарок] [на 8 марта] [коллегам]', {}, { audience: 'women' }, {}],
      ['что [подарить] [30] [детям]', {}, { people: 30 }, { audience: 'kids' }],
      ['кружки на новый год'],
    ],
    en: [['[christmas] [gifts] [for 40] [employees]', { isNewYear: true }, {}, { people: 40 }, {}]],
    zh: [['[公司年会][礼品]', { isNewYear: true }, {}]],
  },
}

/** What several readings say of one gift; what was said first of a thing holds. */
export const joinGifts = (said: readonly GiftWish[]): GiftWish => Object.assign({}, ...said.toReversed())

/** "Souvenirs" may be figurines and "New Year" its decorations, but beside a gift they mean anything to give away, and when. */
export const isGiftWord = (word: string): boolean =>
  /^(?:сувенир\p{L}*|souvenirs?|礼品|礼物|伴手礼|нов\p{L}* год\p{L}*|рождеств\p{L}*|new year|christmas|新年|圣诞节?)$/u.test(word)

/** Kinds of goods that are given away in numbers, what fits most people first. */
const kinds: Record<'anyone' | 'newYear' | NonNullable<GiftWish['audience']>, string[]> = {
  anyone: ['thermos-mug', 'notebook', 'umbrella', 'power-bank', 'mug', 'blanket'],
  newYear: ['christmas-decor', 'mug', 'thermos-mug', 'blanket', 'notebook', 'umbrella'],
  women: ['mug', 'scarf', 'umbrella', 'cosmetic-bag', 'night-light', 'towel'],
  men: ['thermos-mug', 'power-bank', 'flashlight', 'umbrella', 'notebook', 'screwdriver-set'],
  kids: ['soft-toy', 'building-blocks', 'puzzle', 'pencil-case', 'night-light', 'notebook'],
}

/** Product type concepts that make a fitting gift. */
export const giftTypes = ({ audience, isNewYear, interest }: GiftWish): string[] =>
  (interest ? interests[interest].kinds : kinds[audience ?? (isNewYear ? 'newYear' : 'anyone')]).map((kind) => `type.${kind}`)
