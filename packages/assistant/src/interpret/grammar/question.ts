import type { Field } from './fields-asked.ts'
import { anyOf, B, E, pattern, rarePattern, type Wording, whole } from './pattern.ts'
import { type Examples, meaning, type Reader, readFirst, type Way } from './reader.ts'

/** How a message asks, as far as its words tell. */
const questionWords = pattern(
  `${String.raw`[?？]\s*$`}|${whole({
    ru: [
      'какой|какая|какое|какие|каков[аоы]?|какого|каком|какую',
      '(?:до |от )?сколь(?:ко|ки)',
      'почем',
      'интересу(?:ет|ют)',
      '(?:хочу|хотел…|хотелось бы|надо|нужно) (?:у)?знать',
      'из чего',
      'кто (?:\\p{L}+ )?(?:продав|поставщик|изготов|производ)\\p{L}*',
      '(?:можно|есть|подойдет|подходит|бывает) ли',
      'что (?:за|входит|в комплекте|с)',
      'где(?!-(?:то|нибудь))',
      'когда',
      'откуда',
      '(?:хватит|хватает|достаточно)(?=[^.?!;]{0,20}[?])',
      'от скольки',
      '(?:сумма|цена) (?:за|на|при)',
      '(?:посчита|подсчита|рассчита)й(?:те)?',
      '(?:а )?у (?:него|нее|них|этого|этой|первого|второго|третьего) (?:\\p{L}+ ){1,2}есть',
      '(?:есть )?у (?:него|нее|них) (?:есть )?\\p{L}+(?=\\s*(?:[?]|$))',
      '(?:кто|что|какие|хоть один|хотя бы один|есть ли(?: что)?) (?:из|среди) (?:них|этих|показанных)',
      '(?:они|он|она|оно) (?:\\p{L}+ ){1,4}или \\p{L}+(?: \\p{L}+){0,2}',
    ],
    en: [
      '(?<=^(?:and |so |but )?)(?:is|are|does|do) (?!(?:fine|ok|okay|good|great|it|that|this|the|you|we|i|they|not|any|some|all)(?![a-z]))[a-z]+ [a-z]+',
      'is (?:it|this|that|the)',
      'are (?:they|these|those|the)',
      '(?:does|do|can|could|will|would) (?:it|this|they|i|we|you|the)',
      '(?:are|is|do|does|did|can|could|will|would|has|have) (?:any|all|both|some|one|either|each)(?: of)?',
      'any of (?:them|these|those)',
      'what',
      'which',
      "i(?:'d| would) like to know",
      'tell me (?:the|about|more)',
      'how',
      'who',
      'where',
      'when',
    ],
    zh: [
      '吗',
      '(?:可以?|能|会|有|是|要|行)[^，。；]{0,12}不$',
      '么$',
      '呢$',
      '多少',
      '什么',
      '啥',
      '几[个件只天岁种升条双套包盒把支片级度层档米寸年月根张粒颗枚本瓶副卷袋箱公厘毫丝斤克瓦伏骨格页连股针分小码]',
      '怎么',
      '谁',
      '哪',
      '多[重长高宽厚大久粗深远快细硬软]',
      '能不能',
      '会不会',
      '是否',
      '可不可以',
      '是不是',
      '(?<![都也])可以',
      '\\p{Script=Han}还是\\p{Script=Han}',
      '([^防])不\\1',
      '有没有[^，。]{0,8}(?:认证|证书|报告|质检|保修|质保|发票)',
    ],
  })}`,
)
/** Whether a message asks something, and does not only wish. `folded`: in lower case and one spelling. */
export const isQuestion = (folded: string): boolean => questionWords.test(folded) && !wish.test(folded)
/** "А чтоб спинка была жёсткая?" wishes for it. */
const wish = pattern(
  String.raw`^\s*(?:а |и |но )?(?:чтоб|чтобы)${E}|什么\p{Script=Han}{0,4}都(?:行|可以|好)|(?:какой|какая|какие|какого) (?:угодно|попало|не важно)|(?:what|which)ever`,
)

const wantsOthers = pattern(
  whole({
    ru: [
      '(?<!у (?:него|нее|них|этого|этой) \\p{L}+ )есть(?! ли (?:у|в) (?:него|нее|них|этого|этой))(?! (?:ли )?(?:кто |что )?(?:среди|из) (?:них|этих|показанных))',
      'бывают',
      'имеются',
      'найд(?:и|ите|ется|утся|ешь|ете|ем)',
      'подбер(?:и|ите|ешь|ете)',
      'прода(?:ете|ешь|ется|ются)(?! (?:они |это )?(?:по|пар|набор|упаков|комплект|пачк|короб|россып|штук))',
      'торгуете',
      'достан(?:ешь|ете)',
      'закаж(?:ешь|ете)',
      'покаж(?:и|ите)',
      'нуж(?:ен|на|но|ны)',
      'хочу',
      'что-?(?:нибудь|то) (?!похож)',
      'взамен',
      'другие',
      'такие(?=\\s*\\?)',
      'другой',
    ],
    en: [
      '(?<!(?:what|which) (?:other )?[a-z]+ )are there',
      'is there',
      'do you have',
      'have you got',
      'do you (?:sell|carry|stock|offer)',
      'can you (?:find|get|source)',
      '(?:can|could|may) (?:i|we) (?:see|get|have|take a look at)',
      'got any',
      'any(?! (?:good|use)(?![a-z])| of (?:them|these|those|the))',
      'show',
      'find',
      'need',
      'want',
      'something',
      'anything',
      'got (?:one|ones|some)',
      '(?<=^(?:and |any |some )*)(?!which|these|those|what|the|other)[a-z-]{3,} ones(?=\\s*[?]\\s*$)',
      'do (?:you|they) (?:do|make|have|stock) (?:one|some|it|them|these|those)',
      'instead',
      'others?',
      'another',
    ],
    zh: [
      '有没有',
      '你们?(?:家)?(?:卖|有卖)',
      '的呢',
      '色(?:的|款)?有(?:没有|吗)',
      '[的款]有(?:没有|吗)',
      '还有',
      '有(?=\\p{Script=Han}{1,8}的)',
      '的有',
      '色的',
      '找',
      '想要',
      '别的',
      '其他',
      '换成?(?!吗|么|不)',
      '替代',
    ],
  }),
)
/** Whether a message asks for goods that have something ("есть водонепроницаемые?"), and not whether those shown have it. */
export const asksForOthers = (folded: string): boolean => wantsOthers.test(folded)

/** A Russian verb of the third person by its ending, and no noun that ends like one. */
const russianVerb = String.raw`(?!цвет|пакет|бюджет|сюжет|магнит|билет|буклет|букет|браслет|жилет|планшет|предмет|пледит|щит|лимит|комбит|совет|паркет|макет|манжет|табурет|пинцет|штатив)\p{L}{2,}(?:ает|яет|ают|яют|ует|уют|еет|еют|оет|оют|дят|тят|сят|зят|нят|лят|вят|пят|бят|жат|шат|чат|дит|тит|сит|зит|нит|лит|вит|пит|бит|жит|шит|чит|мит|рит|мят|рят|йдет|дут|сет|несет|зет|жет|гут|рут|нут|мут)`

const whether = pattern(
  whole({
    ru: [
      String.raw`\p{L}+(?:ется|ются|ится|ятся)(?=\s*\?\s*$)`,
      // A verb at the end: "в самолёт с таким пустят?"
      String.raw`${russianVerb}(?=\s*\?\s*$)`,
      // One at the beginning: "шумит при размотке?"
      String.raw`(?<=^(?:а |и |ну )?(?:не |сильно |быстро )?)(?!стоит|хватает|нрав)(?:${russianVerb}|\p{L}+(?:ется|ются|ится|ятся))(?=(?: [^\s?,.!]+){1,4}\s*\?\s*$)`,
      'можно',
      'нельзя',
      'ли',
      '(?:точно|правда|действительно)(?=\\s*[?])',
      '(?:безопасн|возможн|удобн|прочн|надежн|вредн)(?:о|а|ы|ен)?(?=[^.!]*[?])',
      '(?:от|на|из|с) \\p{L}+ или (?:от |на |из |с )?\\p{L}+(?=\\s*[?])',
      '(?<=^(?:а |и |ну )?)(?!или )[^.,!?]{3,40} или [^.,!?]{3,30}(?=\\s*[?])',
      String.raw`(?<=^(?:а |и |там )?)(?!что|кто|как|где|можно|есть)\p{L}{3,}(?<![ыи]) (?:от|из|на|с|под) [\p{L}\d]+(?=\s*[?]\s*$)`,
      '(?:настоящ|натуральн|оригинальн)\\p{L}+(?=\\s*[?])',
      'подойд(?:ет|ут)',
      '(?<=^(?:а |и |ну )?(?:(?:он|она|оно|они|эт[аио]|этот) )?)(?:выдерж(?:ит|ат)|потян(?:ет|ут)|влез(?:ет|ут)|поме(?:стится|стятся|щается|щаются)|хват(?:ит|ает)|войд(?:ет|ут)|держ(?:ит|ат)|пройд(?:ет|ут)|вмест(?:ит|ят|ится))(?=[^.!]*[?])',
      'подходят?',
      '(?:а |и )?(?:он|она|оно|они|это)',
    ],
    en: [
      '(?<=^(?:and |so |but )?)(?:is|are|does|do) (?!(?:fine|ok|okay|good|great|it|that|this|the|you|we|i|they|not|any|some|all)(?![a-z]))[a-z]+ [a-z]+',
      'is (?:it|this|that|the)',
      'are (?:they|these|those|the)',
      'does (?:it|this|that|the)',
      'do (?:they|these|those|the)',
      '(?:are|is|do|does|did|has|have) (?:any|all|both|some|one|either|each)(?: of)?',
      'any of (?:them|these|those)',
      '(?<=^(?:and )?)[a-z]+(?: [a-z]+)? or [a-z]+(?: [a-z]+)?(?=\\s*[?]\\s*$)',
      'can',
      'could',
      'will',
    ],
    zh: [
      '^\\p{Script=Han}{1,6}还是\\p{Script=Han}{1,6}[？?]?$',
      '吗',
      '([^防])不\\1',
      '[不没]\\s*[?？]?$',
      '能',
      '(?<![都也])可以',
      '是不是',
      '会不会',
    ],
  }),
)
/** Whether a question wants a yes or a no: "можно мыть в посудомойке?" */
export const asksWhether = (folded: string): boolean => whether.test(folded)

const how = pattern(
  whole({
    ru: ['сколь(?:ко|ки)', 'как(?! можно)', '(?:при|до|на|под|от|из|с|у|в) как(?:ой|ом|ого|их|ую)', 'чем', 'зачем', 'куда'],
    en: ['how(?! about)', 'when', "what(?:'?s)? (?!about|else|if)\\p{L}+"],
    zh: [
      '多少',
      '几[个件只天岁种升条双包盒把支片级层档瓦伏根张粒颗枚本瓶副卷袋箱公厘毫丝斤克骨格页连股针码]',
      '怎么',
      '如何',
      '多[重长高宽厚大久粗深远快细硬软]',
    ],
  }),
)
/** Whether a question wants to know how, how much or with what: nothing is wished for by it. */
export const asksHow = (folded: string): boolean => how.test(folded)

const what = pattern(
  String.raw`^(?:${anyOf({
    ru: [
      String.raw`(?:а |и |ну )?(?:(?:у (?:них|него|нее|этих)|там|тут) )?(?:какой|какая|какое|какие|каков[аоы]?|что за|что с|насколько|как у (?:них|него|нее)(?: с)?)(?: (?:у (?:них|него|нее|этих)|там|тут))? [\p{L}\s-]{3,40}`,
      String.raw`(?:а |и |ну )?(?:на )?сколько \p{L}+(?: \p{L}+){0,4}`,
      String.raw`(?:а |и |ну )?[\p{L}-]{3,20}(?: [\p{L}-]{3,20})? (?:у (?:них|него|нее|этих) )?(?:какой|какая|какое|какие|сколько)(?:, \p{L}+)?(?: (?:в|у|на|есть|идет|там|держит|держат|выдерживает|выдерживают|стоит|бывает) ?\p{L}*){0,2}`,
    ],
    en: [
      String.raw`(?:and |so |but )?(?:what|how(?: (?!much|many|about|soon|fast|quick|far)[a-z]+)?)(?:'?s| is| are) (?:the|its|their) [\p{L}\s'-]{3,40}`,
      String.raw`(?:and |so |but )?(?:what|which) (?:kind of |type of |sort of )?[\p{L}\s-]{3,30} (?:is|are|do|does) (?:it|they|this|these|that|those|there)[\p{L}\s-]{0,20}`,
    ],
    zh: [
      String.raw`(?:那|它|这个|这款)?\p{Script=Han}{1,6}(?:是)?(?:什么(?:样)?的?|多久|多少|几\p{Script=Han}|怎么样?|如何)`,
      String.raw`(?:是)?\p{Script=Han}{1,4}还是\p{Script=Han}{1,4}`,
      String.raw`(?:它|这个|这款)?(?:最多)?(?:能|可以|可)\p{Script=Han}{0,4}多(?:少|[重长高宽厚大久粗深远快细])(?:的)?\p{Script=Han}{0,4}`,
    ],
  })})\s*[?？]*\s*$`,
)
/** Whether all that a message does is ask what a property is. */
export const asksWhat = (folded: string): boolean => what.test(folded)

const inColor = pattern(whole({ ru: ['в', 'во'], en: ['in'], zh: ['有(?:没有)?\\p{Script=Han}{1,3}色(?!的)'] }))
/** "Есть в красном?" speaks of a colour that something may come in. */
export const comesIn = (folded: string): boolean => inColor.test(folded)

const than = pattern(
  whole({
    ru: [
      'чем',
      String.raw`\p{L}+(?:ее|ей|ше|же|ще|че|вле)(?: (?:чем )?)?(?=(?:№|#)?\s?(?:\d|перв|втор|трет|четверт|пят|шест|последн|эт(?:ого|ой|их)))`,
    ],
    en: ['than'],
    zh: ['比(?=第|这|它|上面|刚才)'],
  }),
)
/** Whether one offer is what others are compared with. */
export const comparesWith = (folded: string): boolean => than.test(folded)

/** "Чтобы чехол снимался", "it should have a lid": a clause of what the goods must be or have names no other goods. */
const clause = String.raw`^\s*(?:${anyOf({
  ru: ['(?:а |и |но |главное,? |желательно,? |нужно,? |важно,? )*чтобы?', '(?:обязательно|желательно|лучше) с'],
  en: [
    '(?:and |but |preferably )?(?:it|they|these|those) (?:should|must|has to|have to|need(?:s)? to)',
    '(?:and |but )?(?:so )?(?:that|which) (?:has|have|comes?|can|is|are)',
    '(?:must|should) have',
  ],
})}${E}|${anyOf({ zh: ['(?:最好|要|必须|需要)(?:能|可以|有|带)', String.raw`\p{Script=Han}{1,4}(?:能|可以|要能)(?=拆|洗|折|换|调|取|充)`] })})|${anyOf(
  {
    ru: [
      String.raw`^\s*(?:а |и )?(?:в|во|на|под|к) \p{L}+(?: \p{L}+)? (?:можно|будет|будут|идет|идут|есть)${E}`,
      String.raw`^\s*(?:а |и |можно |лучше )?(?:в|во) \p{L}+[еи]\s*[?]?\s*$`,
    ],
  },
)}`
const part = pattern(
  String.raw`${clause}|^\s*(?:(?:а|и|но|или|либо|or|ну|ладно|хорошо|ок|ok|okay|then|тогда|давай(?:те)?|хочу|хотим|можно|лучше|только|нужны?|надо|обязательно|желательно|чтобы?|есть|только те,? что),?\s+|(?:i |we )?(?:need|want|prefer|like)\s+(?:them|it|ones|those|the ones)?\s*|(?:only|ones|any|preferably|must be|should be|the)\s+(?:ones\s+)?|只要?){0,2}(?:${anyOf({ ru: ['с', 'со', 'без'], en: ['with', 'without'] })}${E}|${anyOf({ zh: ['带', '不带', '要带', '配(?!(?:[一几两\\d\uE000]*)[个条件双套副顶把块张支只盒瓶])'] })})|${whole(
    {
      ru: [
        '(?:есть|бывают)(?: ли)? (?:у них |там |такие )?(?:с|со|без)',
        'в комплекте (?:есть|идет)',
        'идет ли в комплекте',
        String.raw`(?:\p{L}+ ){1,3}(?:в комплекте|прилагается)(?=\s*[?])`,
        String.raw`^(?:а |и )?(?:подарочн\p{L}+ |фирменн\p{L}+ )?(?:упаковк|коробк|чехол|крышк|инструкци|пульт|батарейк|гаранти|кейс)\p{L}* (?:есть|идет|в комплекте|прилагается)(?=\s*(?:[?]|$))`,
      ],
      en: [
        String.raw`(?:is|are) there (?:an? |any )?(?:\p{L}+ ){1,3}with (?:them|it|these|those)(?=\s*[?]|$)`,
        '(?:do|does) (?:any|they|it|these|those|some)(?: of (?:them|these|those))? (?:have|come with|include)',
        '(?:(?:is|are) there |do you have |got |have you got )?(?:any(?:thing)?|some(?:thing)?|ones?) (?:(?:that|which) )?(?:(?:comes?|has|have) )?with(?:out)?',
        '(?:any(?:thing)?|some(?:thing)?|ones?) (?:that|which) (?:has|have|includes?)',
        String.raw`(?:\p{L}+ ){1,3}(?:included|come with (?:it|them))(?=\s*[?]|$)`,
        String.raw`^(?:and |so |it |they )*(?:comes? with|includes?|has|have)(?=[^?]*[?]\s*$)`,
      ],
      zh: ['有(?:没有)?(?:带|配)', '^(?:那)?有(?:没有)?\\p{Script=Han}{1,6}的(?:吗|么|呢|$)'],
    },
  )}`,
)
/** Begins as something that goods have or lack, and not as a name of goods. */
export const isPart = (folded: string): boolean => part.test(folded)

const whyThisWays = [
  meaning<true>(
    true,
    pattern(
      whole({
        ru: [
          'почему (?:именно )?(?:он|она|оно|они|его|ее|это(?:т|го|й)?|эта|этот|тут|перв…|лучш…)(?: (?:лучше|лучш…|вариант…|выбрал…|советуешь|посоветовал…))*',
          'почему (?:ты |вы )?(?:(?:его |ее |это )?(?:выбрал|советуе|рекоменду|посовет|предлож))…',
          'чем (?:он|она|это|этот вариант) (?:хорош…|лучше)',
          '(?:а )?(?:за что|с чего) (?:он|она|оно|этот|эта|это) (?:перв|лучш|на первом)…(?: месте)?',
          'обоснуй(?:те)?(?: выбор)?',
          'почему',
        ],
        en: [
          'why (?:this|that|it|the (?:first|best))(?: one)?',
          'why (?:did|do) you (?:choose|pick|recommend|suggest)…',
          "what(?:'s| is) (?:so )?good about(?: (?:it|this|that))?",
          'what makes (?:(?:it|this|that)(?: one)? )?(?:the |so )?(?:best|better|good|special)',
          'how come(?: (?:it|this|that)(?: one)?)?(?: is)?(?: first)?',
          'why',
        ],
        zh: [
          '为(?:什么|啥)(?:推荐|选|是)?(?:这个|它|这款)?',
          '好在哪里?',
          '(?:它|这个|这款)?哪里好',
          '推荐(?:的)?理由(?:是什么|呢)?',
          '怎么(?:就)?(?:推荐|选)(?:了)?(?:它|这个|这款)',
        ],
      }),
    ),
  ),
]

/** "Why this one?" wants the reasons of a choice. */
export const whyThisReader: Reader<true> = {
  read: (text) => readFirst(text, whyThisWays),
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
  field: Field
  wants: 'most' | 'least'
  /** "The most compartments": of what it is the most is named beside it. */
  isOfNamed?: true
}

/** "Какой меньше пылит" orders by no size; "меньше весит" and "меньше занимает" do. */
const notOfVerb = String.raw`(?!е(?: всего| всех)? (?!вес|сто[ия]|занима|вмеща|потребля|шум)\p{L}+[иеаяую]т(?:ся)?(?!\p{L}))`

/** "Лёгк", "light" and 轻 say which end of which field. A stem stands for its comparative and its superlative. */
const ends: readonly [Superlative, ru: string, en: string, zh: string][] = [
  [{ field: 'price', wants: 'least' }, 'деше?в|деше?вл', 'cheap(?:er|est)', '便宜'],
  [{ field: 'price', wants: 'most' }, 'дорог|дорож', '(?:more|most) expensive', '贵'],
  [
    { field: 'minimum', wants: 'least' },
    '(?:маленьк|меньш|низк|мал)\\p{L}*(?: всего)? (?:минимал|парти|тираж|заказ)|(?:минимал\\p{L}*(?: заказ\\p{L}*)?|заказ|партия|тираж) (?:сам\\p{L}+ )?(?:маленьк|меньш|низк|мал)|(?:взять|купить|заказать) меньше всего',
    '(?:lowest|smallest|lower|smaller) (?:moq|min(?:imum)?|quantity|qty|amount|number)(?: (?:order|qty|quantity))?(?: (?:i|we|you) (?:can|could|may))?|(?:moq|minimum) (?:is |the )*(?:lowest|smallest)|(?:buy|order|get|take) the (?:fewest|least)|(?:fewest|least) (?:(?:that )?(?:i|we|you) )(?:can |could |may |have to )(?:buy|order|get|take)',
    '(?:最[低少])?起[订批]量?(?:最|更)?[低少小]|最少可以拿得?少?',
  ],
  [
    { field: 'dispatch', wants: 'least' },
    '(?:меньш|коротк|короч|быстр)\\p{L}* (?:всего |всех )?срок|срок\\p{L}*(?: (?:отправ|отгру)\\p{L}*)? (?:сам\\p{L}+ )?(?:меньш|коротк|короч|быстр)|(?:быстр|раньш|скоре)\\p{L}* (?:всех |всего )?(?:отправ|отгру|прид)|(?:отправ|отгру)\\p{L}* (?:быстр|раньш|скоре|перв)|перв\\p{L}* отправ|быстре',
    '(?:ships?|dispatch\\p{L}*|(?:goes|go|sent|sends) ?(?:out)?|leaves?|is out the door) (?:the )?(?:fast(?:er|est)|soon(?:er|est)|first|quick(?:er|est))|(?:fast|soon|quick)(?:er|est) (?:to (?:ship|dispatch|send)|out the door|shipping|dispatch)|fast(?:er|est)|quickest',
    '发货(?:最|更)?[快早]|最?先发货?|发得?最?快',
  ],
  [
    { field: 'noise', wants: 'least' },
    'тих|тиш|бесшумн|малошумн|(?:меньше|тише) (?:всего |всех )?(?:шум|гуд|рев)',
    'quiet(?:er|est)|(?:less|least) (?:noisy|noise|loud)|most silent',
    '安静|静音|不吵|(?:声音?|噪[音声])(?:最|更|比较)?[小低轻]',
  ],
  [
    { field: 'pages', wants: 'most' },
    '(?:больше|побольше)(?: всего| всех)? (?:страниц|листов)|(?:страниц|листов) (?:по)?больше',
    '(?:more|most) (?:pages|sheets)|(?:bigger|biggest|higher|highest) page count',
    '(?:页数?|页码|张数)(?:最|更|比较)?多',
  ],
  [
    { field: 'pages', wants: 'least' },
    'меньше(?: всего| всех)? (?:страниц|листов)|(?:страниц|листов) меньше',
    '(?:fewer|fewest|less|least) (?:pages|sheets)',
    '(?:页数?|张数)(?:最|更|比较)?少',
  ],
  [
    { field: 'warranty', wants: 'most' },
    '(?:длинн|больш|долг|дольш)\\p{L}* (?:всего |всех )?гаранти|гаранти\\p{L}* (?:сам\\p{L}+ )?(?:длинн|больш|долг|дольш)',
    '(?:longe(?:r|st)|best|better) (?:warranty|guarantee)',
    '(?:保修|质保)(?:期|时间)?(?:最|更|比较)?[长久]',
  ],
  [{ field: 'weight', wants: 'least' }, 'легк|легч', 'light(?:er|est)', '轻'],
  [{ field: 'weight', wants: 'most' }, 'тяжел', 'heav(?:ier|iest)', '重'],
  [{ field: 'density', wants: 'most' }, 'плотн', 'dens(?:er|est)', '密'],
  [{ field: 'thickness', wants: 'most' }, 'толст|толще|толщ', 'thick(?:er|est)', '厚'],
  [{ field: 'thickness', wants: 'least' }, 'тонк|тоньш', 'thin(?:ner|nest)', '薄'],
  [
    { field: 'warmth', wants: 'most' },
    'тепл\\p{L}* (?:\\p{L}+ )?(?:дольше|долго)|(?:дольше|долго) (?:всех |всего )?(?:\\p{L}+ )?тепл',
    'keeps? (?:\\w+ )?(?:hot|warm|cold) (?:the )?longe(?:r|st)|(?:hot|warm|cold) (?:the )?longest',
    '保[温冷]时?间?(?:最|更)?[长久]',
  ],
  [{ field: 'running-time', wants: 'most' }, 'дольше|долг', 'longest[ -]lasting|lasts? (?:the )?longest', '(?<!开\\p{Script=Han}{0,4})久'],
  [{ field: 'length', wants: 'most' }, 'длин', '(?<!(?:keep|stay|hold|last|wear)s? [^?]{0,30})long(?:er|est)', '长'],
  [{ field: 'length', wants: 'least' }, 'корот|короч', 'short(?:er|est)', '短'],
  [{ field: 'brightness', wants: 'most' }, 'ярк|ярч', 'bright(?:er|est)', '亮'],
  [{ field: 'width', wants: 'most' }, 'широк|шир', 'wid(?:er|est)', '宽'],
  [{ field: 'power', wants: 'most' }, 'мощн', '(?:more|most) powerful', '功率(?:最|更)?大'],
  [
    { field: 'charge', wants: 'most' },
    '(?:емк\\p{L}*|больш\\p{L}*) (?:батаре|аккумулятор)',
    '(?:biggest|bigger|largest|larger) battery',
    '电池(?:最|更)?大',
  ],
  [
    { field: 'sales', wants: 'most' },
    'ходов|популярн|(?:чаще|больше|лучше|активнее) (?:всего |всех )?(?:покуп|прода|бер|заказ|расход)|(?:покуп|прода|бер|заказ|расход)\\p{L}+ (?:чаще|больше|лучше|активнее)(?: всего| всех)?',
    '(?:best|top|most)[ -]?(?:selling|seller|sold|popular|bought)|sells? (?:the )?(?:best|most)|(?:people|buyers|customers|others) (?:buy|order|get|choose) (?:the )?most(?: often)?|(?:is|gets|are) (?:bought|ordered|sold) (?:the )?most(?: often)?',
    '卖得?最?[好多火]|[更最]?好[卖销]|销量(?:最|更)?[高好]|最?(?:热销|畅销)|[买订选]的人(?:最|更)?多',
  ],
  [{ field: 'volume', wants: 'most' }, `больш${notOfVerb}|вместительн|объемн`, 'bigg(?:er|est)|larg(?:er|est)|roomi(?:er|est)', '大'],
  [{ field: 'volume', wants: 'least' }, `меньш${notOfVerb}|маленьк|компактн`, 'small(?:er|est)|most compact', '小'],
  [
    { field: 'seller', wants: 'most' },
    'надежн|опытн|проверенн|(?:лучш|хорош)\\p{L}* (?:продав|постав|рейтинг)|высок\\p{L}* рейтинг',
    '(?:more|most) (?:reliable|trusted|experienced)|(?:best|highest|top)[ -]rated|(?:best|highest) (?:\\w+ )?(?:seller|supplier|rating)',
    '靠谱|可靠|评[分价]高|信誉好|开店?得?(?:时间)?(?:最|更|比较)?[久长早]',
  ],
  [
    { field: 'load', wants: 'most' },
    'прочн|крепк|сильн|туг',
    'strong(?:er|est)(?= (?:one|of)(?![a-z])|\\s*[?]?\\s*$)|sturd(?:ier|iest)|toughest|(?:tight|stiff)(?:er|est)',
    '结实|牢固|紧|(?:承重|阻力)(?:最|更)?[大强好]',
  ],
  // Of whatever field is named beside it.
  [
    { field: 'volume', wants: 'most', isOfNamed: true },
    'больше всего|высок',
    'most(?! likely)|highest|strongest',
    '最多|最高|最强|(?<=哪[一\uE000]?[个款种])更?[高多强]',
  ],
  [
    { field: 'volume', wants: 'least', isOfNamed: true },
    'меньше всего|низк',
    'least(?! likely)|lowest|fewest',
    '最少|最低|(?<=哪[一\uE000]?[个款种])更?[低少]',
  ],
  [{ field: 'stock', wants: 'most' }, 'больше всего (?:в наличии|на складе)', 'most (?:in )?stock', '库存(?:最|更)?多'],
]
const between = `[^,.?!；，。？]{0,30}?`
/** What a thing of those shown is counted by. */
const counted = '[个款种件家条盒把双只张块瓶支本台套顶副袋包根卷]'
/** "Самый плотный", "плотнее": not "плотность", which is asked for by its name, and no plain "плотный". */
const degree = (ru: string, prefix = ''): string =>
  ru.includes(' ') || /всего/.test(ru)
    ? String.raw`(?:сам\p{L}+ |наи)?${prefix}(?:${ru})\p{L}*`
    : String.raw`(?:(?:сам\p{L}+ |наи)(?:${ru})\p{L}*|${prefix}(?:${ru})\p{L}{0,4}?(?<=[^ыио]е|ей)(?!\p{L}))`
const ways: Way<Superlative>[] = ends.map(([value, ru, en, zh]) => {
  const wording: Wording = {
    ru: [
      `${B}(?:[ув] )?(?:как|котор)(?:ой|ая|ое|ие|ую|ого|ом|их|ый|ые)${between}${B}${degree(ru, '(?:по)?')}`,
      String.raw`(?<=${B}(?:сколько|почем|какая цена|что)(?: (?:стоит|стоят|будет|у|за|если взять))* )сам(?:ый|ая|ое|ые|ую|ого|ой) (?:${ru})\p{L}*(?=\s*(?:[?]|$))`,
      String.raw`${B}сам(?:ый|ая|ое|ые|ую) (?:${ru})\p{L}*(?=,? (?:сколько|почем|за сколько))`,
      `${B}(?:кто|у кого|что|где)${between}${B}${degree(ru)}(?! {n})`,
      String.raw`^(?:а |и |ну )*${degree(ru, '(?:по)?')}(?: \p{L}+)? (?:какие|какой|какая|какое|кто|у кого|которые|который)(?=\s*[?]?\s*$)`,
      String.raw`^(?:а )?сам(?:ый|ая|ое) (?!деш)(?:${ru})\p{L}* (?:из|среди) (?:них|этих|всех|показанных|предложенных)(?=\s*(?:[?]|$))`,
      String.raw`${B}(?:сам(?:ый|ая|ое|ые|ую|ого) |наи)(?:${ru})\p{L}*(?: \p{L}+)?(?: (?:из|среди) (?:них|этих|всех|показанных|предложенных))? (?:как(?:ой|ая|ое|ие)|кто|что|котор\p{L}+)${E}(?! (?:есть|бывают|у вас|можно))`,
    ],
    en: [
      String.raw`(?<=\b(?:of|for|about) )the (?:${en})(?: one)?${E}(?=\s*\?)`,
      String.raw`(?<=\bhow much (?:is|are|does|for) )the (?:${en})(?: ones?)?(?: cost)?${E}`,
      `^(?:and )?(?:the )?(?=[a-z]*est${E}|most )(?:${en})(?: (?:ones?|price))?(?: (?:of|among|out of|from) (?:these|those|them|all)(?: ones)?| here)?(?=\\s*[?]\\s*$)`,
      `${B}(?:which|what|who)(?:'?s)?(?: one)?(?:(?! (?:of|for|about) the (?:${en}))[^,.?!]){0,30}?${B}(?:${en})${E}`,
    ],
    zh: [
      `(?:其中|这?里面|这几[个款]里?面?)最(?:${zh})的?(?:一?[个款])?(?=是|[？?])`,
      `(?:哪[一\uE000]?${counted}|谁)[^，。？]{0,6}?(?:最|更|比较)?(?:${zh})`,
      `(?:这?里面?|其中|这几?[个些款]里?面?)?最(?:${zh})的?是?(?:哪|什么)`,
      `最(?:${zh})的(?:一?[个款])?(?=多少钱|什么价|价格是?多少|几块)`,
      `最(?:${zh})的是第?[几哪]`,
    ],
  }
  return { ...meaning(value, rarePattern(anyOf(wording))), word: pattern(anyOf({ ru: [ru], en: [en], zh: [zh] })) }
})

const mostOf = pattern(
  anyOf({
    ru: [
      `${B}(?:[ув] )?(?:как(?:ой|ая|ое|ие|ого|ом|их)|котор(?:ый|ая|ое|ые|ого|ом|ых)|кто|у кого|что)${E}[^,.?!]{0,40}?${B}(?:сам(?:ый|ая|ое|ые)|все(?:х|го)|больше|меньше|лучше|хуже|дольше|дальше|чаще|реже|быстрее|медленнее|сильнее|слабее|легче|труднее|проще)${E}`,
      `^(?:а |и )?(?:больше|меньше|лучше|хуже|дольше|дальше) (?:всех|всего) [^,.?!]{0,30}${B}(?:как(?:ой|ая|ое|ие)|кто|у кого)${E}`,
    ],
    en: [
      `${B}(?:which|what)(?:'s)?(?: one)?(?: of (?:them|these|those))?${E}[^,.?!]{0,40}?${B}(?:most|least|more|less|better|best|worst|[a-z]{3,}est)${E}`,
    ],
    zh: [`(?:哪[一\uE000]?${counted}|谁)[^，。？]{0,8}?[最更]`, `最[^，。？]{1,8}的?是哪`],
  }),
)
const leastOf =
  /(?<!\p{L})(?:меньше|хуже|реже|медленнее|слабее|least|less|worst|fewest|lowest|smallest|shortest|slowest|weakest)(?!\p{L})|[最更](?:不|少|小|低|短|轻|慢|弱|差)/u
/** Of which of those shown there is most or least, whatever of: "which magnifies the most?", 哪个照得最远. */
export const asksMost = (folded: string): Superlative['wants'] | undefined =>
  mostOf.test(folded) && !wantsOthers.test(folded) ? (leastOf.test(folded) ? 'least' : 'most') : undefined

/** "Which is the lightest?": asks about those shown, where "lighter ones" asks for others. */
export const superlativeReader: Reader<Superlative> = {
  read: (text) => readFirst(text, ways),
  examples: {
    ru: [
      ['[какой из них самый лёгкий]?', { field: 'weight', wants: 'least' }],
      ['[какая толще]?', { field: 'thickness', wants: 'most' }],
      ['[самый дешёвый из них какой]', { field: 'price', wants: 'least' }],
      ['сколько стоит [самый дешёвый]?', { field: 'price', wants: 'least' }],
      ['[у какого лезвие длиннее]?', { field: 'length', wants: 'most' }],
      ['[самый яркий из них]?', { field: 'brightness', wants: 'most' }],
      ['[какой из них потише]?', { field: 'noise', wants: 'least' }],
      ['полегче'],
    ],
    en: [
      ['[which one is the cheapest]?', { field: 'price', wants: 'least' }],
      ['[which makes less noise]?', { field: 'noise', wants: 'least' }],
      ['a bigger one'],
    ],
    zh: [['[哪个最轻]？', { field: 'weight', wants: 'least' }], ['[哪个声音小]', { field: 'noise', wants: 'least' }], ['大一点的']],
  } satisfies Examples<Superlative>,
}
