import { anyOf, B, beginning, E, pattern } from './pattern.ts'

/** Goods nobody may be helped to buy here. */
export type ForbiddenKind = 'weapons' | 'drugs' | 'counterfeit' | 'animals' | 'medicines' | 'documents' | 'tobacco'

const brands = anyOf({
  ru: [
    'найк…|адидас…|гуччи|ролекс…|шанель|прада|диор|эрмес|баленсиаг…|версаче|айфон…|эйрподс…|аирподс|самсунг|дайсон|лего',
    String.raw`луи\s*вит+он…`,
  ],
  en: [
    'nike|adidas|gucci|lv|rolex|chanel|prada|dior|herm[eè]s|balenciaga|supreme|versace|burberry|cartier|omega|yeezy|jordan',
    'moncler|apple|iphone|airpods|samsung|dyson|lego|michael kors|tommy hilfiger|calvin klein|lacoste|new balance|puma',
    String.raw`louis\s*vuitton`,
    String.raw`north\s*face`,
    String.raw`ray[\s-]?ban`,
  ],
  zh: ['耐克|阿迪达斯?|古驰|路易威登|劳力士|香奈儿|普拉达|迪奥|爱马仕|苹果|椰子鞋|戴森|乐高'],
})
const copies = anyOf({
  ru: ['реплик…', 'копи[яиюей]…', 'подделк…', 'поддельн…', `паль${E}`, 'пален…', 'аналог… 1_[:в]_1', String.raw`люкс[\s-]копи…`],
  en: ['replicas?', 'fakes?', 'counterfeits?', String.raw`knock[\s-]?offs?`, 'copy', 'copies', 'dupes?', 'aaa quality'],
  zh: ['高仿|仿(?:品|货|版)?|复刻|精仿|[aA]货|山寨'],
})
/** Between "replica" and a brand, within one sentence. */
const near = String.raw`[^\n.]{0,24}`

const animals = ['животн…|рыб…|птиц…|щен…|кот…|черепах…|хомяк…|кролик…|попуга…|зме…|обезьян…']
const forged = '(?:паспорт|диплом|документ|прав|справк|деньг)…'

const sources: Record<ForbiddenKind, string> = {
  weapons: anyOf({
    ru: [
      `${B}${anyOf({
        ru: [
          'пистолет(?:ы|а|у|е|ом|ов|ам|ами|ах|ик…)?|огнестрел…|револьвер…|автомат… калашникова|винтовк…|ружь(?:е|я|ю|ем|ям|ями)|ружей|боеприпас…|взрывчатк…|тротил…',
          `кастет…|оружи(?:е|я|ю|ем|и)|электрошокер…|боев\\p{L}+ нож…|стилет…|патрон(?:ы|ов|ам|ами|ах)${E}|гранат(?:а|ы|у|ой)${E}`,
          'глушител[ьи] (?:для )?(?:пистолет|оруж|винтовк)…',
          String.raw`нож(?:и|ей)?[\s-]бабочк…`,
        ],
      })}`,
    ],
    en: [
      `${B}${anyOf({
        en: [
          'guns?|pistols?|handguns?|firearms?|rifles?|shotguns?|ammo|ammunition|bullets|grenades?|explosives?|brass knuckles',
          'weapons?|silencers?|tasers?|switchblades?|stun guns?|ak-?47',
        ],
      })}${E}`,
    ],
    zh: ['手枪|枪支|枪械|军火|步枪|子弹|弹药|手榴弹|炸药|武器|电击枪|管制刀具|指虎'],
  }),
  drugs: beginning({
    ru: [
      'наркотик…|марихуан…|каннабис…|гашиш…|кокаин…|героин…|опиум…|морфин…|метамфетамин…|амфетамин…|мефедрон…|экстази|травк[ау] курить',
      `лсд${E}`,
      'спайс… курительн…',
    ],
    en: [
      'cocaine|heroin|hashish|opium|amphetamines?|methamphetamines?|cannabis|marijuana|mdma|ecstasy pills?|narcotics?|illegal drugs',
      ...['weed', 'meth(?:amphetamine)?', 'lsd', 'drugs'].map((word) => word + E),
    ],
    zh: ['毒品|大麻|鸦片|可卡因|海洛因|冰毒|摇头丸'],
  }),
  counterfeit: anyOf({
    ru: [
      `${B}${copies}${near}${brands}`,
      `${brands}${near}${copies}`,
      `${B}${anyOf({
        ru: [String.raw`поддельн\p{L}+ бренд…`, 'реплик[аиу] (?:бренд|люкс|час|сум|кросс)…', 'паленк…'],
        en: [`counterfeits?${E}`, 'fake (?:brands?|designer)', 'replica (?:bags?|shoes|sneakers|watch(?:es)?|designer)', '1_:_1 replicas?'],
      })}`,
    ],
    zh: ['高仿|精仿|莆田鞋|a货包|仿名牌|假名牌'],
  }),
  animals: beginning({
    ru: [
      `жив(?:ые|ых|ой|ая|ую|ого) (?:${animals.join('|')})`,
      `(?:купить|продать|куплю|нужен|хочу|нужны) (?:щен(?:ок|ка|ков|ки)|кот[её]н(?:ок|ка)|котят[а]?|собаку|кошку|попугая|обезьян…)${E}`,
    ],
    en: [
      'live (?:animals?|fish|birds?|puppies|kittens?|turtles?|snakes?|hamsters?|reptiles?|monkeys?)',
      '(?:buy|want|need|get) (?:a |some )?(?:puppy|puppies|kittens?|parrot|monkey|real dog)',
    ],
    zh: ['活体', '活的?(?:动物|宠物|鱼|鸟|乌龟|仓鼠)', '买(?:一只)?(?:小狗|小猫|活)'],
  }),
  medicines: beginning({
    ru: [
      String.raw`лекарств(?!\p{L}*\s+(?:таблетниц|органайзер))…`,
      'антибиотик…|обезболивающ…|таблетк… (?:от|для похудения)|виагр…|снотворн…|инсулин…|стероид…|ботокс…|рецептурн…',
    ],
    en: [
      `(?:prescription )?(?:medicines?|medications?)${E}`,
      'antibiotics?|painkillers?|viagra|insulin|steroids|sleeping pills|diet pills|botox|opioids?|oxycodone|xanax',
      String.raw`weight[\s-]loss pills`,
    ],
    zh: ['处方药|抗生素|止痛药|伟哥|安眠药|胰岛素|减肥药|药品'],
  }),
  documents: beginning({
    ru: [`поддельн… ${forged}`, 'фальшив… (?:деньг|купюр|паспорт|документ)…'],
    en: ['(?:fake|counterfeit|forged) (?:passports?|ids?|diplomas?|money|documents?|licen[cs]es?|notes|bills)'],
    zh: ['假(?:护照|证件|身份证|文凭|钞|币)'],
  }),
  // Neither a holder "for cigars" nor the scent of a candle.
  tobacco: anyOf({
    ru: [
      String.raw`(?<!(?:для|под|от|без|против|аромат\p{L}*|запах\p{L}*)\s)${B}${anyOf({
        ru: [
          `сигарет(?!ниц)…|сигар(?:ы|а|у|ам|ами)?${E}|папирос…|снюс…|насва[йя]…|никотин…|вейп(?!инг)…|айкос…`,
          `табак(?:а|у|ом|и|ов)?${E}(?! (?:цвет|и ваниль))`,
          'одноразк(?:и|у|а) (?:с никотин|для кур|электронн)…',
          'стик(?:и|ов) (?:для )?(?:айкос|iqos|glo|нагреван|систем нагрев)…',
        ],
      })}`,
    ],
    en: [
      `(?<!(?:for|of|like|against|no) )${B}(?:${[
        '(?:e-?)?cigarettes?|e-?cigs?|cigars?|cigarillos?|snus|nicotine|iqos|heets',
        'e-?liquids?|vapes?|vape (?:juice|pens?|pods?)',
        '(?:hookah|rolling|chewing|pipe|shisha|loose) tobacco',
      ].join('|')})${E}(?! (?:shops?|stores?|lounges?|bars?))`,
      String.raw`^(?:\p{L}+\s)?tobacco$`,
    ],
    zh: ['(?<!点)香烟|卷烟|电子烟|烟弹|尼古丁|雪茄|鼻烟|口含烟|烟草(?![色味])|烟丝|水烟|烟油'],
  }),
}
const forbidden = Object.entries(sources).map(([kind, source]) => ({ kind: kind as ForbiddenKind, pattern: pattern(source) }))

/** What turns a forbidden word into ordinary goods: toys, holders, cases, tools that are called guns. */
const harmless = pattern(
  beginning({
    ru: [
      'игруш…|водян\\p{L}+|водяной|детск…|мыльн…|клеев…|термо-?клеев…|массаж…|строительн…|монтажн…|для пены|для герметика',
      'таблетниц…|органайзер…|контейнер…|аптечк…|короб…|чехо?л…|кобур…|брелок…|брелк…|сувенир…|бутафор…|поводк…|ошейник…|миск…',
      'лежан…|корм…|портсигар…|пепельниц…|зажигал…|прикуривател…|мундштук…|табличк…|наклейк…',
      'для (?:кошек|собак|щенк…|кот…|живот…|питомц…)',
    ],
    en: [
      'toys?|water guns?|bubble|nerf|glue|massage|heat guns?|nail guns?|caulk…|spray guns?|grease|price tag guns?|label…|foam',
      'organi[sz]ers?|box(?:es)?|cases?|cabinets?|holders?|kits?|bags? for|costume|prop|keychains?|leash…|collars?|bowls?|beds?',
      'food|whip…|ashtrays?|lighters?|signs?|stickers?|candles?|diffusers?',
      'for (?:my )?(?:dogs?|cats?|pets?|puppy|puppies|kittens?)',
    ],
    zh: ['玩具|水枪|泡泡枪|胶枪|热熔|筋膜枪|喷枪|药盒|收纳|模型|积木|钥匙扣|盒|包装|牵引|宠物碗|窝|烟灰缸|打火机|烟嘴|标识|贴纸'],
  }),
)

/**
 * Weapons, drugs, counterfeits and the like in a message that went through `foldText`; `undefined` for ordinary goods, also where only the words are
 * alike (a water pistol, a pill box). Looks at the whole message: what another reader took may still be forbidden.
 */
export function readForbidden(folded: string): ForbiddenKind | undefined {
  const isHarmless = harmless.test(folded)
  return forbidden.find(({ kind, pattern }) => pattern.test(folded) && (kind === 'counterfeit' || kind === 'documents' || !isHarmless))
    ?.kind
}

/** Messages that ask for what is forbidden, and ordinary ones that sound like it. */
export const forbiddenExamples: Record<'ru' | 'en' | 'zh', [message: string, kind?: ForbiddenKind][]> = {
  ru: [
    ['пистолет', 'weapons'],
    ['реплика часов ролекс', 'counterfeit'],
    ['антибиотики', 'medicines'],
    ['снюс оптом', 'tobacco'],
    ['никотиновые подушечки 200 шт', 'tobacco'],
    ['электронные сигареты одноразовые', 'tobacco'],
    ['водяной пистолет'],
    ['таблетница'],
    ['пепельницы для сигарет'],
    ['свеча с запахом табака'],
    ['чехлы для вейпов'],
    ['стики для сахара'],
  ],
  en: [
    ['buy a puppy', 'animals'],
    ['fake passport', 'documents'],
    ['cocaine', 'drugs'],
    ['disposable vapes, 100 pcs', 'tobacco'],
    ['glue gun'],
    ['paper bags for my vape shop'],
    ['cigarette lighter charger'],
  ],
  zh: [['手枪', 'weapons'], ['高仿包', 'counterfeit'], ['一次性电子烟', 'tobacco'], ['玩具手枪'], ['雪茄烟灰缸']],
}
