import { beginning, pattern, whole } from './pattern.ts'
import { type Examples, meaning, type Reader, readEach, type Way } from './reader.ts'

/** "Нанесёте", "можно поставить": what is done with a logo, as far as it is asked for. */
const puts =
  '(?:нанес(?:ти|ете|ут|ем|ли)|нанос(?:ите|ят|им|ить)|(?:на)?печата(?:ть|ете|ют|ем)|(?:по)?став(?:ить|ите|ят|им)|(?:с)?дела(?:ть|ете|ют|ем)|добав(?:ить|ите|ят|им))'

/** What goods do and are done to, as buyers say it, with the property that listings call by a name of its own. A denial says the same: "не протекают". */
const wordings: readonly [trait: string, ru: string[], en: string[], zh: string[]][] = [
  [
    'feature.leakproof',
    ['(?:не )?(?:протек|подтек|потек|вытек|вытечь|вылил|вылива|выль[ею]|проли[вт]|прольет|теку|течет|течь(?!\\p{L}))\\p{L}*'],
    ["(?:(?:doesn't|don't|won't|not|never) )?(?:leak|spill)(?:s|ing|y)?(?![ -]?(?:proof|free|resist))"],
    ['(?:会不会|不会|会)(?:漏水?|洒)'],
  ],
  [
    'feature.shockproof',
    ['(?:не )?(?:разоб[ьй]|разбива|бьется|бьются|бьет\\p{L}* при|сломается при)\\p{L}*', 'если (?:упадет|уронить|уроню)'],
    ['survive(?:s)? (?:a )?(?:drop|fall)s?', 'break(?:s)? (?:if|when) (?:dropped|it falls|they fall)'],
    ['(?:怕|经)不?怕?摔(?:吗)?', '摔不坏', '掉地上'],
  ],
  [
    'feature.waterproof',
    [
      '(?:не )?(?:промок|намок|промака|намока)\\p{L}*',
      '(?:не )?бо(?:и?тся|ятся|ялись|ялся|ялась|ялось) (?:воды|влаги|дождя)',
      '(?:воды|влаги|дождя) (?:не )?бо(?:и?тся|ятся|ялись|ялся|ялась|ялось)',
      'под дожд\\p{L}*',
      'от дождя',
      '(?:на|для) улиц[уеы] (?:можно|подойд\\p{L}+|пойд\\p{L}+|годит\\p{L}+)',
      '(?:можно|подойд\\p{L}+|пойд\\p{L}+|годит\\p{L}+) (?:ли )?(?:(?:вешать|ставить|использовать) )?(?:на|для) улиц[уеы]',
    ],
    ['(?:be )?used? outdoors', 'get(?:s)? wet', '(?:in|against) (?:the )?rain', 'survive(?:s)? (?:the )?(?:rain|water)'],
    [
      '(?:室外|户外)(?:能|可以)(?:用|放|挂)',
      '(?:怕|进)不?(?:怕|进)?水(?!壶|杯|果)',
      '淋雨',
      '下雨天?(?:也|时)?(?:能|可以)(?:用|戴|穿|背|骑)',
    ],
  ],
  [
    'feature.windproof',
    [
      '(?:не )?(?:выворачива|вывернет|выгиба)\\p{L}*(?: (?:на |от )?ветр\\p{L}*)?',
      'ветр\\p{L}* (?:не )?(?:выворачива|вывернет|слома)\\p{L}*',
    ],
    ['(?:turn|flip|blow)s? inside[ -]out(?: in (?:the )?(?:strong )?wind)?'],
    ['风大?(?:了|的时候)?(?:会不会|会)(?:被)?(?:吹)?(?:翻|坏)', '(?:会不会|会)(?:被)?(?:大)?风(?:吹)?(?:翻|坏)'],
  ],
  [
    'feature.non-slip',
    [
      '(?:не )?(?:скольз|поскольз|соскальз)(?:ит|ят|ить|нет|нут)(?!\\p{L})',
      'ездить не (?:будут|будет)',
      'не (?:двига|езди|уезжа|съезжа)(?:л\\p{L}*|ет(?:ся)?|ют(?:ся)?|т|ть)(?: по полу)?',
    ],
    ["(?:(?:doesn't|don't|won't|not) )?(?:slip|slide)s?(?: around)?(?![ -]?(?:on|proof|resist))"],
    ['(?:会不会|会|不)打滑'],
  ],
  [
    'feature.nonstick',
    ['(?:не )?(?:пригора|прилипа)\\p{L}*'],
    ['(?:food )?(?:sticks?|sticking)(?: to (?:it|them))?$'],
    ['(?:会不会|会|(?<!不要(?:带|有)?)不)粘锅?'],
  ],
  [
    'feature.engraved',
    ['выж(?:ечь|иг)\\p{L}*', 'выгравир\\p{L}*'],
    ['(?:burn(?:t|ed)|branded|carved|etched)(?:[ -](?:in|on|into it))?'],
    ['(?:刻|雕)(?:上)?(?:名字|字)'],
  ],
  [
    'feature.customizable-logo',
    [
      '(?:нанес(?:ти|ете|ут|ли)|напечатать|печатать|напечатаете|поставить|нанесение) (?:на них |на него |на нее )?(?:наш\\p{L}* |сво\\p{L}* )?(?:им[яе]\\p{L}*|названи\\p{L}*|надпис\\p{L}*|картинк\\p{L}*|рисун\\p{L}*|бренд\\p{L}*)',
      `${puts} (?:на них |на него |на нее )?(?:наш\\p{L}* |сво\\p{L}* )?лого(?:тип\\p{L}*)?`,
      `(?:наш\\p{L}* |сво\\p{L}* )?лого(?:тип\\p{L}*)? (?:на них |на него |на нее )?${puts}`,
      'с (?:нашим|моим) (?:названием|именем|брендом)',
      'с (?:нашей|своей|моей|фирменной|корпоративной) (?:вышивк|печат|гравировк|символик|надпис)\\p{L}*',
    ],
    [
      '(?:with )?(?:our|my|the|your) (?:\\w+ )?(?:name|brand|slogan)(?: (?:printed|on it|on them))?',
      '(?:print|put|add|emboss|stamp|embroider)(?:ed|ing)? (?:our|my|the|your|a|their|company) (?:\\w+ )?(?:logo|\\w+(?= on))(?: on(?: (?:it|them|each))?)?',
      '(?:our|my|your|the|company) logo (?:printed|stamped|embroidered)(?: on(?: (?:it|them))?)?',
    ],
    ['(?:印|打)(?:上)?\\p{Script=Han}{0,5}?(?:名字|名称|字(?!母)|图案|标志?|校徽|店名)'],
  ],
  [
    'feature.machine-washable',
    [
      '(?:стира(?:ть|ется|ются)|постирать) в (?:машинке|стиральной машин\\p{L}*)',
      '(?:по)?стир\\p{L}* (?:в|на) (?:машинк\\p{L}*|(?:стиральн\\p{L}+ )?машин\\p{L}*|стиралк\\p{L}*)',
      '(?:кинуть|закинуть|бросить) в (?:стиралку|(?:стиральную )?машин(?:ку|у))',
    ],
    ['(?:go in|put in|use) (?:the |a )?wash(?:ing machine|er)?', 'machine[ -]wash(?:ed)?'],
    ['(?:能|可以)?(?:放|用)洗衣机(?:洗)?'],
  ],
  [
    'feature.washable',
    ['(?:можно (?:было )?)?(?:(?:по)?стирать|(?:по|вы)мыть|стира(?:ется|ются))(?: можно(?: было)?)?'],
    ['(?:can be|be able to be|easy to) (?:washed|wash|cleaned)'],
    ['(?:能|可以|好)(?:水)?(?:洗|清洗)(?!澡|碗|衣)'],
  ],
  [
    'feature.microwave-safe',
    ['(?:в )?микроволнов\\p{L}*', 'в свч'],
    ['(?:in |go in |survive |withstand |handle )?(?:the |a )?microwave(?!d? ?(?:safe|oven))'],
    ['(?:进|放|用)?微波炉(?:加热|里)?'],
  ],
  [
    'feature.dishwasher-safe',
    ['(?:в )?посудомо[ей]\\p{L}*'],
    ['(?:(?:go |be put )?in(?:to)? |survive |withstand |handle )?(?:the |a )?dishwasher(?! ?safe)'],
    [],
  ],
  [
    'feature.dimmable',
    ['диммер\\p{L}*', '(?:яркост\\p{L}* (?:регулиру|меня|настра)\\p{L}*|(?:регулиру|меня)\\p{L}* яркост\\p{L}*)'],
    ['(?:change|adjust|adjustable|control)(?: the)? brightness', 'dim(?:med|mer)?(?: (?:it|them|the light))?(?!mable)'],
    ['亮度(?:能|可以|可)?(?:调|调节)(?:的)?', '(?:能|可以)?调(?:节)?亮度'],
  ],
  [
    'feature.rechargeable',
    [
      '(?:можно |чтобы? )?(?:заряжать|зарядить|подзаряжать)(?!\\p{L}| (?:телефон|смартфон|ноутбук|устройств|гаджет))',
      '(?:сам\\p{L}* )?заряжа(?:ется|ются)',
    ],
    [
      '(?:that |which )?(?:i|you|we|one) can (?:re)?charge(?: (?:it|them))?(?! (?:a|my|your|the|phones?|devices?|laptops?)\\b)',
      'can be (?:re)?charged',
    ],
    ['(?:能|可以)(?:反复)?充电的?'],
  ],
  [
    'feature.portable',
    ['(?:можно )?(?:брать|взять|носить|возить|таскать) с собой'],
    ['(?:take|carry|bring)(?: (?:it|them))? (?:with me|with you|along|around|anywhere)'],
    ['(?:随身|方便)(?:携带|带着?)'],
  ],
]

const ways: Way<string>[] = wordings.map(([trait, ru, en, zh]) => meaning(trait, pattern(`${whole({ ru, en })}|${beginning({ zh })}`)))

/** Properties of which people speak by a verb: "they leak", "burnt in", 能放微波炉吗. */
export const askedTraitReader: Reader<string> = {
  // 不粘锅 and "flip-flops" are names of goods.
  read: (text, { analysis }) =>
    readEach(text, ways).filter(
      ({ span }) => !analysis.concepts.some(({ kind, start, end }) => kind === 'type' && start <= span.start && end >= span.end),
    ),
  examples: {
    ru: [
      ['они [не протекают]?', 'feature.leakproof'],
      ['[выжечь] имя', 'feature.engraved'],
      ['можно [в микроволновку]', 'feature.microwave-safe'],
      ['течение'],
    ],
    en: [['do they [leak]', 'feature.leakproof'], ['name [burnt in]', 'feature.engraved'], ['leakproof bottle']],
    zh: [['[会漏水]吗', 'feature.leakproof'], ['[亮度能调的]', 'feature.dimmable'], ['水壶'], ['不粘锅']],
  } satisfies Examples<string>,
}
