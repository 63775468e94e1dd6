import type { Span } from './open-text.ts'
import { anyOf, pattern } from './pattern.ts'

/** What stands around something that is not wanted. */

const notBefore = anyOf({
  ru: [
    String.raw`(?<![\p{Script=Cyrillic}])(?:не (?:надо|нужн[аоы]|нужен|хочу|хотим|ищу|ищем|нрав\p{L}+|любл?[юия]\p{L}*)|(?:терпеть не могу|ненави\p{L}+)|не|кроме|без|исключая|ни|нет|только не|ничего|никак(?:их|ого|ой)|убери(?:те)?|отмени(?:те)?|исключи(?:те)?|выкинь(?:те)?)(?: (?:в|цвета|из|про|об?)|(?<=(?<!\p{L})не) (?:со?|на))?`,
  ],
  en: [
    `(?<![a-z])(?:not|no|non|(?<!is there |got |have |find )nothing|none of (?:that|the|those|your)|except(?: for)?|without|excluding|but not|anything but|other than|(?:do(?:es)?n'?t|do(?:es)? not|never) (?:really )?(?:want|like|love|fancy|care for)|hate|dislike|can'?t stand|cancel|drop|skip|scrap|ditch|lose|leave out|remove)(?: (?:in|the|any|from|an?)|(?<=not) with(?: any)?)?`,
  ],
  zh: [
    '不要(?:带|有|含)?',
    '去掉',
    '取消',
    '不是',
    '除了',
    '除',
    '非',
    '别(?:给我?|拿|推荐|看|是|要|买|来)?',
    '不能是',
    '不想要',
    '不(?:太|怎么|大)?喜欢',
    '讨厌',
    '拒绝',
    '别带',
    '不含',
    '不带',
    '不用',
    '不需要',
    '不想用',
    '(?<!有)没有',
    '(?<!有)没(?=\\s*$)',
  ],
})
/** "Drop-resistant" drops nothing. */
const before = pattern(String.raw`(?!(?:drop|skip|cancel|remove)-)${notBefore}[\s-]*$`)
const notOnly = pattern(String.raw`${anyOf({ ru: ['не только'], en: ['not only', 'not just'], zh: ['不只', '不仅'] })}\s*$`)
const after = pattern(
  String.raw`^\s*(?:的|色)*\s*${anyOf({ ru: ['исключ', '(?:убер|выкин|выкид|отмен)и(?:те)?(?![а-я])(?!\\s+[\\p{L}\\d])', '(?:(?:мне|нам|пока|уже|больше|точно|тоже|вообще|совсем|сейчас) )*не (?:надо|нуж(?:ен|на|но|ны)|хочу|хотим|подойд|подход|пойд|годи?тся|кати|интерес|берем|бери|предлаг|показыв|рассматрив|нрав|люб|устраива|в моем вкусе|(?:мо|наш)[ейё](?![а-я]))', '(?:(?:мне|нам|я|мы|просто|вообще) )*(?:терпеть не|ненавид|раздража)', 'пропусти', '(?:слишком |очень |чересчур )?[а-я]+(?:ый|ий|ой|ая|ое|ые|о|а)(?:,| –| -) (?:не надо|не нужн|не хочу|убери)'], en: ['excluded', 'not needed', "(?:isn't|aren't|is not|are not|not) (?:really )?(?:for me|for us|my (?:thing|taste|style)|our (?:thing|taste|style))", '(?:is |are )?(?:way )?too [a-z]+,? (?:so )?(?:no thanks|no|skip|not)(?![a-z])', '(?:is|are) (?:not|no) (?:ok|good|wanted|acceptable|allowed|suitable|an option|welcome)(?![a-z])', '(?:is|are) (?:unacceptable|unsuitable|unwanted|out of the question)', "(?:isn't|aren't|won't) (?:ok|good|do)", 'no(?=\\s*(?:[,.;!]|$))'], zh: [String.raw`(?:我们?|客户)?(?:都|真的|实在)?(?:不(?:太|怎么|大)?喜欢|讨厌)(?!\s*[\p{L}\p{N}])`, String.raw`(?:太\p{Script=Han}{1,3}?[了,，\s]*)?(?:不要|别要|除外|就?不(?:看|考虑|用)了?|就?算了|别给我看|别给我|别推荐?|免了)(?!\s*[\p{L}\p{N}])`, '(?:太\\p{Script=Han}{1,3}?[了,，\\s]*)?(?:先|暂时|就)?(?:不要|不用|不需要|别)了'] })}`,
)
const listing = pattern(
  String.raw`^${anyOf({
    ru: ['и', 'или', 'либо', 'ни'],
    en: ['and', 'or', 'nor'],
    zh: ['和', '或', '或者'],
    signs: [',', '，', '、'],
  })}?\s*${anyOf({ ru: ['в'], en: ['the', 'in'], zh: ['的'] })}?$`,
)

/** What may be there or not: "[лента] не обязательна", "[ribbon] is optional", [丝带]不要也行. */
const noMatterAfter = pattern(
  String.raw`^\s*,?\s*${anyOf({
    ru: [
      '(?:мне |нам |уже |больше |совсем |вообще )*(?:не\\s*обязател|не\\s*важ(?:ен|на|но|ны)(?![а-я])|не принципиаль|не критич|не суть|без разницы|все равно|по барабану|пофиг(?! (?:чь|чей|кому|кто|для кого))|(?:можно |может быть |пусть (?:будет )?)?люб(?:ой|ая|ое|ые)(?![а-я])|можно (?:и )?(?:без|убрать|не))',
    ],
    en: [
      "(?:is |are )?(?:(?:not|no longer|n[o']?t) (?:really )?(?:necessary|a must|required|important|essential|crucial|needed)|optional|n[o']?t needed anymore)",
      "(?:doesn'?t|does not|don'?t) matter",
      "(?:isn'?t|aren'?t) (?:really )?(?:necessary|a must|required|important|essential|needed)",
    ],
    zh: [
      '(?:性能?|功能)不要了',
      '(?:性能?|功能)?(?:的)?(?:(?:也|都)?可以不(?:要|用|带|需要)了?|不要也(?:行|可以)|没有也(?:行|可以)|有没有都(?:行|可以)|无所谓|都行|都可以|可有可无|不强求|不重要|没关系|不是必须的?|(?:可以|也可以|可|先|都)?不(?:作|做)?(?:要求|限定)了?|没(?:有)?要求|不是硬性要求)',
    ],
  })}`,
)
const noMatterBefore = pattern(
  String.raw`${anyOf({
    ru: [
      '(?:^|[^а-я])(?:забудь(?:те)?(?: про| об?)?|бог с (?:ним|ней|ними)|не\\s*обязательно|необязательно чтобы был[аои]?)(?: с)?',
      '(?:^|[^а-я])(?:можно (?:и )?без)(?: [а-я]+(?:ой|ого|ых|ей|его|их))?',
      '(?:^|[,.;])\\s*(?:с |со )?люб(?:ой|ая|ое|ые|ым|ыми)',
    ],
    en: [
      "(?:^|[^a-z])(?:forget(?: about)?(?: the)?|never mind(?: the)?|(?:do(?:es)?n'?t|do(?:es)? not) (?:have to|need to) (?:be|have)(?: an?)?|need(?:n'?t| not) (?:be|have)(?: an?)?|not necessarily|no need for(?: an?)?)",
    ],
    zh: ['不一定(?:是|得|非得?|非要|要)?', '不用非要?', '不必(?:是|非要)?', '不再?要求(?:是|要)?', '(?:可以)?不限(?:于|定)?'],
  })}\s*$`,
)
/** "Without [a lid] is fine", "и без [крышки] сойдёт", 没有[盖子]也行: goods without it will do as well. */
const withoutBefore = pattern(
  String.raw`${anyOf({ ru: ['(?<![а-я])без(?: \\p{L}+(?:ой|ого|ых|ей))?'], en: ['(?<![a-z])(?:without|no)(?: an?| any| the)?'], zh: ['没有?', '没带', '不带', '不含', '无'] })}\s*$`,
)
const willDoAfter = pattern(
  String.raw`^(?:的)?[\s,]*(?:${anyOf({
    ru: [
      '(?:тоже |и так |вполне )*(?:сойд[её]т|пойд[её]т|подойд[её]т|сгодится|можно|нормально|норм|устро[ия]т|хорошо)(?![а-я])',
      'так без(?![а-я])',
    ],
    en: [
      '(?:is|are|would be|will be|works?|will do|would do)(?: also| just)?(?: fine| ok| okay| good| all right| alright)?(?: too| as well| with me| by me| for me| for us)?(?=\\s*(?:[,.;!]|$|but |and ))',
    ],
    zh: ['(?:也|都)(?:没关系|没问题|能接受|无所谓|可以|行|成|好|ok)'],
  })})`,
)
/** «Ладно, без [крышки] так без [крышки]». */
const soWithoutBefore = /(?<![а-я])без \p{L}+ так без\s+$/u
const isWithoutAllowed = (lead: string, tail: string): boolean =>
  (withoutBefore.test(lead) && willDoAfter.test(tail)) || soWithoutBefore.test(lead)

/** «[Шерсть] тут ни при чём»: what was taken for a wish and is none. */
const disownedAfter = pattern(
  String.raw`^\s*,?\s*${anyOf({
    ru: ['(?:(?:тут|здесь|вообще|совсем|это) )*ни ?при ?чем', 'мне (?:тут|здесь) ни к чему'],
    en: ['(?:has|have|had) nothing to do with (?:it|this|that)', '(?:is|are|was|were) (?:never|not) (?:asked for|mentioned)'],
    zh: ['(?:跟|和)(?:我|这|这个)?(?:没|无)(?:有)?关系?(?=\\s*(?:$|[，,。.；;！!]))'],
  })}`,
)
/** «Какой [детский], мне взрослый нужен». */
const whatOf = /^(?:ну )?как(?:ой|ая|ое|ие) (?:ещё |еще )?$/u

/** Whether a condition is given up and not denied. */
export const isGivenUp = (lead: string, tail: string): boolean =>
  disownedAfter.test(tail) ||
  (whatOf.test(lead) && /^\s*[,!]/u.test(tail)) ||
  (noMatterAfter.test(tail) && !oneOfTwo.test(lead) && !allBut.test(lead)) ||
  noMatterBefore.test(lead) ||
  (droppedBefore.test(lead) && !/^\s*ones?(?![a-z])/u.test(tail)) ||
  (anyBefore.test(lead) && anyAfter.test(tail)) ||
  ofListNotNeeded.test(tail) ||
  isWithoutAllowed(lead, tail)
/** "Drop [waterproof]", "ok skip the [timer]": of a condition, where "drop the [plastic] ones" is of goods. */
const droppedBefore = /(?:^|[,.;])\s*(?:(?:ok|okay|please|just|let'?s|you can|we can),?\s+)*(?:drop|skip|scrap|ditch)\s+(?:the\s+)?$/u

/** «[Белый] цвет и регулировка не нужны»: of a colour that is called one the word for the list is far. */
const ofListNotNeeded = pattern(
  String.raw`^(?:${anyOf({
    ru: [
      '\\s+цвет\\p{L}*(?:\\s*(?:,|и)\\s*\\p{L}+(?: \\p{L}+)?){0,2} (?:мне |нам |уже |больше )*не (?:нуж(?:ен|ны)|важ(?:ен|ны)|обязател(?:ен|ьны))(?![а-я])',
    ],
    en: [
      "\\s+colou?r(?:\\s*(?:,|and)\\s*(?:the )?[a-z]+(?: [a-z]+)?){0,2} (?:(?:is|are) not|isn'?t|aren'?t) (?:needed|necessary|important|required)",
    ],
    zh: ['色?(?:的|颜色)?(?:和|跟|、|还有)\\p{Script=Han}{2,6}都(?:不要求|不需要|无所谓|不重要|可有可无)'],
  })})`,
)
/** "28 cm with lid, any [coating]", "any [handle] is fine": "any [lids]?" asks for some. */
const anyBefore = /(?:[,.;]\s*|\swith\s+)any\s+$/u
const anyAfter = /^\s*(?:(?:is|would be|will be)\s+(?:fine|ok|okay|good)|will do|works)?\s*(?:$|[,.;!])/u
/** 除了白色都行: any but white. */
const allBut = /除了?[^，,。]{0,6}$/u
/** "Polarized not needed", "подсветка не нужна": of what goods can do that gives it up, and does not forbid it. */
export const isNotNeeded = (lead: string, tail: string): boolean => notNeededAfter.test(tail) || notNeededBefore.test(lead)
const notNeededAfter = pattern(
  String.raw`^\s*,?\s*${anyOf({ ru: ['(?:мне |нам |уже |больше |пока )*не (?:нуж(?:ен|на|но|ны)|надо|обязательн)'], en: ['(?:is |are )?not (?:needed|necessary|required)', "(?:isn't|aren't) (?:needed|necessary)", 'unnecessary'], zh: ['不(?:需要|必要)', '(?:也|都|就)?(?:不用|不必|用不着|免了)(?:的|了)?(?!\\p{Script=Han})'] })}`,
)
const notNeededBefore = pattern(
  String.raw`${anyOf({ ru: ['(?:^|[^а-я])не (?:нуж(?:ен|на|но|ны)|надо)'], en: ["(?:^|[^a-z])(?:do(?:es)?n't|do not) need(?: an?| any)?", 'no need for(?: an?)?'], zh: ['不需要', '不必'] })}\s*$`,
)
/** "Red or blue doesn't matter" and 红色蓝色都行 want one of the two. */
const oneOfTwo = /(?:(?:^|[^\p{L}])(?:или|либо|or)\s+|[或、/]\s*)\S{0,20}$|色的?[和跟]?$/u

/** "[Latex] smell is a problem" says what is not wanted. */
const problem = pattern(
  String.raw`^\s*(?:(?:smell|запах|味道?|气味)\s*)?${anyOf({
    ru: ['(?:—|-|это)?\\s*(?:не вариант|не годится|проблема)(?![а-я])'],
    en: ['(?:is|are) (?:an? )?(?:real |big )*(?:problem|issue|no[ -]go|deal ?breaker)(?![a-z])'],
    zh: ['是个?问题', '不合适'],
  })}`,
)

/** Whether what stands between these texts is not wanted: "не [чёрные]", "[黑色] 不要"; "не только [чёрные]" is. */
export const isDenied = (lead: string, tail: string): boolean =>
  (before.test(lead) && !notOnly.test(lead)) || after.test(tail) || problem.test(tail)

/** «Без [пальцев] не надо», "not without [fingers]", 不要没[手指]的: what is without something is not wanted. */
const ofTwoDenials = [
  /(?<!\p{L})(?<without>без) (?<thing>\p{L}{3,}) (?:(?:мне|нам|тоже|точно) )*не (?:надо|нуж(?:ен|на|но|ны)|хоч\p{L}+|хотим|подход\p{L}+|подойд\p{L}+|бер[уеё]м?|годятся)(?!\p{L})/giu,
  /(?<!\p{L})не (?:надо|нуж(?:ен|на|но|ны)|хочу|хотим) (?:те |тех )?(?:что |которые )?(?<without>без) (?<thing>\p{L}{3,})(?!\p{L})/giu,
  /(?<![a-z])(?:not|no|(?:do not|don't) (?:want|need)) (?:any |the |those |ones |the ones )*(?<without>without) (?:an? |the |any )?(?<thing>[a-z]{3,})(?![a-z])/giu,
  /(?<![a-z])(?<without>without) (?:an? |the |any )?(?<thing>[a-z]{3,}) (?:(?:i|we) (?:do not|don't) (?:want|need)|(?:is|are) (?:not wanted|no good))(?![a-z])/giu,
  /(?:不要|别给我?|别拿)(?<without>没有?|无(?!线|痕|缝|尘|框|菌|绳)|不带)(?<thing>\p{Script=Han}{1,4}?)的/gu,
]
/** What is meant to be there, by its places, with the word that says of goods that they are without it. */
export const wantedByTwoDenials = (text: string): (Span & { without: string; thing: string })[] =>
  ofTwoDenials.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: said, index, groups }) => ({
      start: index,
      end: index + said.length,
      without: groups!.without!,
      thing: groups!.thing!,
    })),
  )

const complaint = pattern(
  String.raw`${anyOf({
    ru: ['(?<![а-я])(?:жалуются на|жаловались на|надоел[аио]?|устали от)'],
    en: ['(?<![a-z])(?:complain(?:s|ed|ing)? (?:about|of)|(?:sick|tired) of|fed up with)'],
    zh: ['(?:老是?|总是?|一直)(?:抱怨|投诉|嫌)(?:用的?|是)?'],
  })}(?: the)?\s*$`,
)
/**
 * Whether what follows is complained of: "customers keep complaining about [plastic]". That denies what goods are made of or look like; of any other word
 * listings say that they are free of it.
 */
export const isComplainedOf = (lead: string): boolean => complaint.test(lead)

/** Whether a denial goes on over what stands between two things: "кроме красных и белых". */
export function goesOn(between: string): boolean {
  const said = between.trim()
  return said !== '' && listing.test(said)
}

/** Messages with what they deny in brackets; `grammar.test.ts` reads them. */
export const denials = {
  ru: [
    'убери [красные]',
    '[красные] убери',
    '[красные] мне не нравятся',
    'не люблю [красные]',
    'не [чёрные]',
    'кроме [красных] и [белых]',
    'белые, но не [серые]',
    'не только чёрные',
    'чёрные',
  ],
  en: [
    'not [black]',
    'nothing [black] please',
    "we don't like [red]",
    '[pink] is not our style',
    'steel, none of that [plastic]',
    'no [black] or [red]',
    'anything but [pink]',
    '[black] smell is a problem',
    'cancel the [blue]',
    'not only black',
  ],
  zh: [
    '有没有黑色',
    '不要带[黑色]',
    '不要[黑色]',
    '打包不想用[塑料]',
    '[黑色]不要',
    '[粉色]不喜欢',
    '不太喜欢[粉色]',
    '除了[红色]',
    '黑色',
  ],
} as const satisfies Record<'ru' | 'en' | 'zh', readonly string[]>
