import type { Field } from './fields-asked.ts'
import { anyOf, B, E, pattern, type Wording, whole } from './pattern.ts'
import { type Examples, meaning, type Reader, readFirst, type Way } from './reader.ts'

/** How a message asks, as far as its words tell. */
const questionWords = pattern(
  `${String.raw`[?？]\s*$`}|${whole({
    ru: [
      'какой|какая|какое|какие|каков[аоы]?|какого|каком|какую',
      'сколько',
      'почем',
      'из чего',
      '(?:можно|есть|подойдет|подходит|бывает) ли',
      'что (?:за|входит|в комплекте|с)',
      'где',
      'когда',
      'откуда',
      'от скольки',
      '(?:кто|что|какие|хоть один|хотя бы один|есть ли(?: что)?) (?:из|среди) (?:них|этих|показанных)',
    ],
    en: [
      'is (?:it|this|that|the)',
      'are (?:they|these|those|the)',
      '(?:does|do|can|could|will|would) (?:it|this|they|i|we|you|the)',
      '(?:are|is|do|does|did|can|could|will|would|has|have) (?:any|all|both|some|one|either|each)(?: of)?',
      'any of (?:them|these|those)',
      'what',
      'which',
      'how',
      'who',
      'where',
      'when',
    ],
    zh: [
      '吗',
      '么$',
      '呢$',
      '多少',
      '什么',
      '几[个件天岁种升]',
      '怎么',
      '哪',
      '多[重长高宽厚大久]',
      '能不能',
      '会不会',
      '是否',
      '可不可以',
      '是不是',
      '可以',
    ],
  })}`,
)
/** Whether a message asks something, and does not only wish. `folded`: in lower case and one spelling. */
export const isQuestion = (folded: string): boolean => questionWords.test(folded) && !wish.test(folded)
/** "А чтоб спинка была жёсткая?" wishes for it. */
const wish = pattern(String.raw`^\s*(?:а |и |но )?(?:чтоб|чтобы)${E}`)

const wantsOthers = pattern(
  whole({
    ru: [
      'есть(?! ли (?:у|в) (?:него|нее|них|этого|этой))(?! (?:ли )?(?:кто |что )?(?:среди|из) (?:них|этих|показанных))',
      'бывают',
      'имеются',
      'найд(?:и|ите|ется|утся)',
      'покаж(?:и|ите)',
      'нуж(?:ен|на|но|ны)',
      'хочу',
      'другие',
      'такие(?=\\s*\\?)',
      'другой',
    ],
    en: [
      'are there',
      'is there',
      'do you have',
      'have you got',
      'got any',
      'any(?! of (?:them|these|those|the))',
      'show',
      'find',
      'need',
      'want',
      'others?',
      'another',
    ],
    zh: ['有没有', '的呢', '色的?有(?:没有|吗)', '还有', '有(?=\\p{Script=Han}{1,8}的)', '的有', '色的', '找', '想要', '别的', '其他'],
  }),
)
/** Whether a message asks for goods that have something ("есть водонепроницаемые?"), and not whether those shown have it. */
export const asksForOthers = (folded: string): boolean => wantsOthers.test(folded)

const whether = pattern(
  whole({
    ru: [
      String.raw`\p{L}+(?:ется|ются|ится|ятся)(?=\s*\?\s*$)`,
      'можно',
      'нельзя',
      'ли',
      'подойд(?:ет|ут)',
      'подходят?',
      '(?:а |и )?(?:он|она|оно|они|это)',
    ],
    en: [
      'is (?:it|this|that)',
      'are (?:they|these|those)',
      'does (?:it|this|that)',
      'do (?:they|these|those)',
      '(?:are|is|do|does|did|has|have) (?:any|all|both|some|one|either|each)(?: of)?',
      'any of (?:them|these|those)',
      'can',
      'could',
      'will',
    ],
    zh: ['吗', '[不没]\\s*[?？]?$', '能', '可以', '是不是', '会不会'],
  }),
)
/** Whether a question wants a yes or a no: "можно мыть в посудомойке?" */
export const asksWhether = (folded: string): boolean => whether.test(folded)

const inColor = pattern(whole({ ru: ['в', 'во'], en: ['in'], zh: ['有(?:没有)?\\p{Script=Han}{1,3}色(?!的)'] }))
/** "Есть в красном?" speaks of a colour that something may come in. */
export const comesIn = (folded: string): boolean => inColor.test(folded)

const part = pattern(
  String.raw`^\s*(?:а\s+|и\s+|но\s+|only\s+|ones\s+|只要?)?(?:${anyOf({ ru: ['с', 'со', 'без'], en: ['with', 'without'] })}${E}|${anyOf({ zh: ['带', '不带', '要带', '配'] })})|${whole(
    {
      ru: ['(?:есть|бывают)(?: ли)? (?:у них |там |такие )?(?:с|со|без)', 'в комплекте (?:есть|идет)', 'идет ли в комплекте'],
      en: [
        '(?:do|does) (?:any|they|it|these|those|some)(?: of (?:them|these|those))? (?:have|come with|include)',
        '(?:any|ones?) with(?:out)?',
      ],
      zh: ['有(?:没有)?(?:带|配)'],
    },
  )}`,
)
/** Begins as something that goods have or lack, and not as a name of goods. */
export const isPart = (folded: string): boolean => part.test(folded)

/** "Why this one?" wants the reasons of a choice. */
export const whyThisReader: Reader<true> = {
  read: (text) =>
    readFirst(text, [
      meaning<true>(
        true,
        pattern(
          whole({
            ru: [
              'почему (?:именно )?(?:он|она|оно|они|его|ее|это(?:т|го|й)?|эта|этот|тут|перв…|лучш…)(?: (?:лучше|лучш…|вариант…|выбрал…|советуешь|посоветовал…))*',
              'почему (?:ты |вы )?(?:(?:его |ее |это )?(?:выбрал|советуе|рекоменду|посовет|предлож))…',
              'чем (?:он|она|это|этот вариант) (?:хорош…|лучше)',
              'почему',
            ],
            en: [
              'why (?:this|that|it|the (?:first|best))(?: one)?',
              'why (?:did|do) you (?:choose|pick|recommend|suggest)…',
              "what(?:'s| is) (?:so )?good about (?:it|this|that)",
              'why',
            ],
            zh: ['为(?:什么|啥)(?:推荐|选|是)?(?:这个|它|这款)?', '好在哪里?'],
          }),
        ),
      ),
    ]),
  examples: {
    ru: [
      ['[почему именно этот]?', true],
      ['[почему]?', true],
    ],
    en: [['[why this one]?', true]],
    zh: [['[为什么推荐这个]', true]],
  },
}

/** By which field offers are put in order, and which end of it is wanted. */
export interface Superlative {
  field: Extract<
    Field,
    | 'price'
    | 'minimum'
    | 'weight'
    | 'volume'
    | 'length'
    | 'thickness'
    | 'density'
    | 'power'
    | 'charge'
    | 'seller'
    | 'dispatch'
    | 'stock'
    | 'sales'
  >
  wants: 'most' | 'least'
}

/** "Лёгк", "light" and 轻 say which end of which field. A stem stands for its comparative and its superlative. */
const ends: readonly [Superlative, ru: string, en: string, zh: string][] = [
  [{ field: 'price', wants: 'least' }, 'деше?в|деше?вл', 'cheap(?:er|est)', '便宜'],
  [{ field: 'price', wants: 'most' }, 'дорог|дорож', '(?:more|most) expensive', '贵'],
  [
    { field: 'minimum', wants: 'least' },
    '(?:маленьк|меньш|низк)\\p{L}* минимал',
    '(?:lowest|smallest|lower|smaller) (?:moq|minimum)',
    '起订量(?:最|更)?[低少小]',
  ],
  [{ field: 'weight', wants: 'least' }, 'легк|легч', 'light(?:er|est)', '轻'],
  [{ field: 'weight', wants: 'most' }, 'тяжел', 'heav(?:ier|iest)', '重'],
  [{ field: 'density', wants: 'most' }, 'плотн', 'dens(?:er|est)', '密'],
  [{ field: 'thickness', wants: 'most' }, 'толст|толще|толщ', 'thick(?:er|est)', '厚'],
  [{ field: 'thickness', wants: 'least' }, 'тонк|тоньш', 'thin(?:ner|nest)', '薄'],
  [{ field: 'length', wants: 'most' }, 'длин', 'long(?:er|est)', '长'],
  [{ field: 'length', wants: 'least' }, 'корот|короч', 'short(?:er|est)', '短'],
  [{ field: 'power', wants: 'most' }, 'мощн', '(?:more|most) powerful', '功率(?:最|更)?大'],
  [
    { field: 'charge', wants: 'most' },
    '(?:емк\\p{L}*|больш\\p{L}*) (?:батаре|аккумулятор)',
    '(?:biggest|bigger|largest|larger) battery',
    '电池(?:最|更)?大',
  ],
  [{ field: 'volume', wants: 'most' }, 'больш|вместительн|объемн', 'bigg(?:er|est)|larg(?:er|est)|roomi(?:er|est)', '大'],
  [{ field: 'volume', wants: 'least' }, 'меньш|маленьк|компактн', 'small(?:er|est)|most compact', '小'],
  [
    { field: 'seller', wants: 'most' },
    'надежн|опытн|проверенн|(?:лучш|хорош)\\p{L}* (?:продав|постав|рейтинг)|высок\\p{L}* рейтинг',
    '(?:more|most) (?:reliable|trusted|experienced)|(?:best|highest|top)[ -]rated|(?:best|highest) (?:\\w+ )?(?:seller|supplier|rating)',
    '靠谱|可靠|评[分价]高|信誉好',
  ],
  [
    { field: 'dispatch', wants: 'least' },
    'быстр\\p{L}* (?:отправ|отгру|прид)|(?:отправ|отгру)\\p{L}* быстр|быстре',
    '(?:ships?|dispatch\\p{L}*) (?:the )?(?:fast|soon)(?:er|est)|fast(?:er|est)',
    '发货(?:最|更)?快',
  ],
  [
    { field: 'sales', wants: 'most' },
    'ходов|популярн|(?:чаще|больше|лучше) (?:всего )?(?:покуп|продa|прода|бер)',
    '(?:best|top|most)[ -]?(?:selling|seller|sold|popular|bought)|sells? (?:the )?best',
    '卖得?最?[好多火]|销量(?:最|更)?[高好]|最?(?:热销|畅销)',
  ],
  [{ field: 'stock', wants: 'most' }, 'больше всего (?:в наличии|на складе)', 'most (?:in )?stock', '库存(?:最|更)?多'],
]
const between = `[^,.?!；，。？]{0,30}?`
const ways: Way<Superlative>[] = ends.map(([value, ru, en, zh]) => {
  const wording: Wording = {
    ru: [
      String.raw`${B}как(?:ой|ая|ое|ие|ую)${between}${B}(?:сам\p{L}+ |наи|по)?(?:${ru})\p{L}*`,
      String.raw`${B}(?:кто|у кого|что)${between}${B}(?:${ru})\p{L}*(?! {n})`,
      String.raw`${B}(?:сам(?:ый|ая|ое|ые|ую|ого) |наи)(?:${ru})\p{L}*(?: \p{L}+)?(?: (?:из|среди) (?:них|этих|всех|показанных|предложенных))? (?:как(?:ой|ая|ое|ие)|кто|что|котор\p{L}+)${E}(?! (?:есть|бывают|у вас|можно))`,
    ],
    en: [`${B}(?:which|what)(?: one)?${between}${B}(?:${en})${E}`],
    zh: [
      `(?:其中|这?里面|这几[个款]里?面?)最(?:${zh})的?(?:一?[个款])?(?=是|[？?])`,
      `(?:哪一?[个款种件]|谁)[^，。？]{0,6}?(?:最|更|比较)?(?:${zh})`,
      `(?:这?里面?|其中|这几?[个些款]里?面?)?最(?:${zh})的?是?(?:哪|什么)`,
    ],
  }
  return meaning(value, pattern(anyOf(wording)))
})

/** "Which is the lightest?": asks about those shown, where "lighter ones" asks for others. */
export const superlativeReader: Reader<Superlative> = {
  read: (text) => readFirst(text, ways),
  examples: {
    ru: [
      ['[какой из них самый лёгкий]?', { field: 'weight', wants: 'least' }],
      ['[какая толще]?', { field: 'thickness', wants: 'most' }],
      ['[самый дешёвый из них какой]', { field: 'price', wants: 'least' }],
      ['полегче'],
    ],
    en: [['[which one is the cheapest]?', { field: 'price', wants: 'least' }], ['a bigger one']],
    zh: [['[哪个最轻]？', { field: 'weight', wants: 'least' }], ['大一点的']],
  } satisfies Examples<Superlative>,
}
