import { B, E, re } from './scan.ts'

/** Goods nobody may be helped to buy here. */
export type ForbiddenKind = 'weapons' | 'drugs' | 'counterfeit' | 'animals' | 'medicines' | 'documents'

const brands = String.raw`(?:nike|adidas|gucci|louis\s*vuitton|lv|rolex|chanel|prada|dior|herm[eè]s|balenciaga|supreme|versace|burberry|cartier|omega|yeezy|jordan|north\s*face|moncler|apple|iphone|airpods|samsung|dyson|lego|ray[\s-]?ban|michael\s+kors|tommy\s+hilfiger|calvin\s+klein|lacoste|new\s+balance|puma|найк\p{L}*|адидас\p{L}*|гуччи|луи\s*вит+он\p{L}*|ролекс\p{L}*|шанель|прада|диор|эрмес|баленсиаг\p{L}*|версаче|айфон\p{L}*|эйрподс\p{L}*|аирподс|самсунг|дайсон|лего|耐克|阿迪达斯?|古驰|路易威登|劳力士|香奈儿|普拉达|迪奥|爱马仕|苹果|椰子鞋|戴森|乐高)`
const copies = String.raw`(?:реплик\p{L}*|копи[яиюей]\p{L}*|подделк\p{L}*|поддельн\p{L}*|паль${E}|пален\p{L}*|аналог\p{L}*\s+1\s?[:в]\s?1|люкс[\s-]копи\p{L}*|replicas?|fakes?|counterfeits?|knock[\s-]?offs?|copy|copies|dupes?|aaa\s+quality|高仿|仿(?:品|货|版)?|复刻|精仿|[aA]货|山寨)`

const forbidden: [ForbiddenKind, RegExp[]][] = [
  [
    'weapons',
    [
      re`${B}(?:пистолет(?:ы|а|ов|ик\p{L}*)?|револьвер\p{L}*|автомат\p{L}*\s+калашникова|винтовк\p{L}*|ружь[еёяю]|ружей|патрон(?:ы|ов)${E}|боеприпас\p{L}*|гранат(?:а|ы|у)${E}|взрывчатк\p{L}*|тротил\p{L}*|кастет\p{L}*|оружи[еяю]|глушител[ьи]\s+(?:для\s+)?(?:пистолет|оруж|винтовк)\p{L}*|электрошокер\p{L}*|боев\p{L}+\s+нож\p{L}*|стилет\p{L}*|нож(?:и|ей)?[\s-]бабочк\p{L}*)`,
      re`${B}(?:guns?|pistols?|handguns?|firearms?|rifles?|shotguns?|ammo|ammunition|bullets|grenades?|explosives?|brass\s+knuckles|weapons?|silencers?|tasers?|switchblades?|stun\s+guns?|ak-?47)${E}`,
      re`手枪|枪支|步枪|子弹|弹药|手榴弹|炸药|武器|电击枪|管制刀具|指虎`,
    ],
  ],
  [
    'drugs',
    [
      re`${B}(?:наркотик\p{L}*|марихуан\p{L}*|каннабис\p{L}*|гашиш\p{L}*|кокаин\p{L}*|героин\p{L}*|амфетамин\p{L}*|мефедрон\p{L}*|экстази|лсд${E}|травк[ау]\s+курить|спайс\p{L}*\s+курительн\p{L}*|cocaine|heroin|cannabis|marijuana|weed${E}|meth(?:amphetamine)?${E}|mdma|lsd${E}|ecstasy\s+pills?|narcotics?|illegal\s+drugs|drugs${E})|毒品|大麻|可卡因|海洛因|冰毒|摇头丸`,
    ],
  ],
  [
    'counterfeit',
    [
      re`${B}${copies}(?:[^\n.]{0,24})${brands}|${brands}(?:[^\n.]{0,24})${copies}`,
      re`${B}(?:поддельн\p{L}+\s+бренд\p{L}*|counterfeits?${E}|fake\s+(?:brands?|designer)|replica\s+(?:bags?|shoes|sneakers|watch(?:es)?|designer)|1\s?:\s?1\s+replicas?|реплик[аиу]\s+(?:бренд|люкс|час|сум|кросс)\p{L}*|паленк\p{L}*)|高仿|精仿|莆田鞋|a货包|仿名牌|假名牌`,
    ],
  ],
  [
    'animals',
    [
      re`${B}(?:жив(?:ые|ых|ой|ая|ую|ого)\s+(?:животн\p{L}*|рыб\p{L}*|птиц\p{L}*|щен\p{L}*|кот\p{L}*|черепах\p{L}*|хомяк\p{L}*|кролик\p{L}*|попуга\p{L}*|зме\p{L}*|обезьян\p{L}*)|(?:купить|продать|куплю|нужен|хочу|нужны)\s+(?:щен(?:ок|ка|ков|ки)|кот[её]н(?:ок|ка)|котят[а]?|собаку|кошку|попугая|обезьян\p{L}*)${E}|live\s+(?:animals?|fish|birds?|puppies|kittens?|turtles?|snakes?|hamsters?|reptiles?|monkeys?)|(?:buy|want|need|get)\s+(?:a\s+|some\s+)?(?:puppy|puppies|kittens?|parrot|monkey|real\s+dog))|活体|活的?(?:动物|宠物|鱼|鸟|乌龟|仓鼠)|买(?:一只)?(?:小狗|小猫|活)`,
    ],
  ],
  [
    'medicines',
    [
      re`${B}(?:лекарств(?!\p{L}*\s+(?:таблетниц|органайзер))\p{L}*|антибиотик\p{L}*|обезболивающ\p{L}*|таблетк\p{L}*\s+(?:от|для\s+похудения)|виагр\p{L}*|снотворн\p{L}*|инсулин\p{L}*|стероид\p{L}*|ботокс\p{L}*|рецептурн\p{L}*|(?:prescription\s+)?(?:medicines?|medications?)${E}|antibiotics?|painkillers?|viagra|insulin|steroids|sleeping\s+pills|diet\s+pills|weight[\s-]loss\s+pills|botox|opioids?|oxycodone|xanax)|处方药|抗生素|止痛药|伟哥|安眠药|胰岛素|减肥药|药品`,
    ],
  ],
  [
    'documents',
    [
      re`${B}(?:поддельн\p{L}*\s+(?:паспорт|диплом|документ|прав|справк|деньг)\p{L}*|фальшив\p{L}*\s+(?:деньг|купюр|паспорт|документ)\p{L}*|(?:fake|counterfeit|forged)\s+(?:passports?|ids?|diplomas?|money|documents?|licen[cs]es?|notes|bills))|假(?:护照|证件|身份证|文凭|钞|币)`,
    ],
  ],
]

/** What turns a forbidden word into ordinary goods: toys, holders, cases, tools that are called guns. */
const harmless = re`${B}(?:игруш\p{L}*|водян\p{L}+|водяной|детск\p{L}*|мыльн\p{L}*|клеев\p{L}*|термо-?клеев\p{L}*|массаж\p{L}*|строительн\p{L}*|монтажн\p{L}*|для\s+пены|для\s+герметика|таблетниц\p{L}*|органайзер\p{L}*|контейнер\p{L}*|аптечк\p{L}*|короб\p{L}*|чехо?л\p{L}*|кобур\p{L}*|брелок\p{L}*|брелк\p{L}*|сувенир\p{L}*|бутафор\p{L}*|поводк\p{L}*|ошейник\p{L}*|миск\p{L}*|лежан\p{L}*|корм\p{L}*|toys?|water\s+guns?|bubble|nerf|glue|massage|heat\s+guns?|nail\s+guns?|caulk\p{L}*|spray\s+guns?|grease|price\s+tag\s+guns?|label\p{L}*|foam|organi[sz]ers?|box(?:es)?|cases?|cabinets?|holders?|kits?|bags?\s+for|costume|prop|keychains?|leash\p{L}*|collars?|bowls?|beds?|food|for\s+(?:my\s+)?(?:dogs?|cats?|pets?|puppy|puppies|kittens?)|для\s+(?:кошек|собак|щенк\p{L}*|кот\p{L}*|живот\p{L}*|питомц\p{L}*)|whip\p{L}*)|玩具|水枪|泡泡枪|胶枪|热熔|筋膜枪|喷枪|药盒|收纳|模型|积木|钥匙扣|盒|包装|牵引|宠物碗|窝`

/** Weapons, drugs, counterfeits and the like in a message that went through `foldText`; `undefined` for ordinary goods, also where only the words are alike (a water pistol, a pill box). */
export function readForbidden(folded: string): ForbiddenKind | undefined {
  for (const [kind, patterns] of forbidden) {
    if (!patterns.some((pattern) => pattern.test(folded))) continue
    if (kind !== 'counterfeit' && kind !== 'documents' && harmless.test(folded)) continue
    return kind
  }
  return undefined
}
