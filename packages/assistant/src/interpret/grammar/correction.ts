import { anyOf, B, E, pattern } from './pattern.ts'
import { meaning, type Reader, readEach } from './reader.ts'

/** What somebody says of what was shown or understood: that it is not what they want, that what follows is what they meant, or that they had typed it wrong. */
export type Correction = 'wrong' | 'meant' | 'mistyped'

const opening = String.raw`^[\s,.!]*(?:${anyOf({
  ru: ['нет', 'не', 'ну', 'ой', 'эх', 'хм', 'блин', 'да', 'а', 'но', 'увы', 'извините', 'простите'],
  en: ['no', 'nope', 'nah', 'oh', 'oops', 'hmm', 'well', 'sorry', 'but', 'wait'],
  zh: ['不', '哎', '嗯', '抱歉'],
})}[\s,.!，。]+)*`
/** The end of what is said, or where something else begins. */
const close = String.raw`(?=[\s]*(?:$|[.,!?;:–—-]|，|。|！)|(?<=[\u4e00-\u9fff])\s+[\u4e00-\u9fff])`
const wantedRu =
  '(?:,? ?(?:что|котор\\p{L}+|как(?:ой|ая|ое|ие)) (?:я |мне |мы |нам |было )*(?:надо|нужн\\p{L}+|просил\\p{L}*|хотел\\p{L}*|хочу|хотим|искал\\p{L}*|ищу|имел\\p{L}* в виду|нужен))'
const wantedEn = "what (?:i|we)(?:'m| am| was|'re| are| were)? (?:mean|meant|need|needed|want|wanted|asked(?: for)?|looking for|after)"

const wrong = anyOf({
  ru: [
    String.raw`${opening}(?:это |эти |они |опять |снова |все )*(?:вообще |совсем |немного |чуть |как-то |опять )*не т[оеа](?: самое)?(?:${wantedRu}|${close}|(?= (?:мне|нам|надо|нужн|хочу|а)${E}))`,
    String.raw`${opening}(?:это |эти |они |опять |все |такие |такое )*(?:не подход(?:ит|ят)|не нрав(?:ится|ятся)|не так(?:ое|ие|ой|ая)|не устраива(?:ет|ют)|мимо)(?:${wantedRu}|${close})`,
    String.raw`${opening}(?:вы |ты )(?:ошибл(?:ись|ся|ась)|(?:все )?перепутал[аи]?|(?:меня |нас )?(?:не так|неправильно|не) понял[аи]?)${close}`,
    String.raw`${opening}(?:я |мы )?(?:не это|не эти|не такое|не такие) (?:ищ(?:у|ем)|хо(?:чу|тим|тел\p{L}*)|просил\p{L}*|искал\p{L}*|имел\p{L}*)(?: в виду)?`,
  ],
  en: [
    String.raw`${opening}(?:that|this|it|these|those|they)(?:'s|'re| is| are)? (?:really |quite |still |just )*not (?:it|them|right|suitable|good|for (?:me|us)|${wantedEn})${E}`,
    String.raw`${opening}not (?:really |quite )*(?:it|right|${wantedEn})${E}`,
    String.raw`${opening}(?:that|this|it|these|those|they) (?:isn'?t|aren'?t) (?:really |quite )*(?:it|right|suitable|good|${wantedEn})${E}`,
    String.raw`${opening}you(?:'ve| have)? (?:(?:got|understood|heard) (?:it|that|me|this) (?:all )?wrong|misunderstood(?: me)?|mixed (?:it|that|them|things) up)${close}`,
    String.raw`${opening}(?:(?:that|it|these|those|they)(?:'s|'re| is| are)? )?(?:the )?wrong (?:ones?|things?|items?|kind|type)${close}`,
    String.raw`${opening}(?:i |we )?(?:do not|don'?t) (?:really )?like (?:these|those|them|it|this|that|any(?: of (?:them|these|those))?)${close}`,
  ],
  zh: [
    String.raw`${opening}(?:都)?不是(?:这[种个些款样]|我?(?:想|需)?要的|我说的|我想要的)的?${close}`,
    String.raw`${opening}(?:你们?|都|全)?(?:不对|[弄搞看听理]错了?|(?:理解|搞)错了?|错了)${close}`,
  ],
})
const meant = anyOf({
  ru: [
    String.raw`${B}(?:я |мы )?(?:имел[аи]?|имею|имелось|имеем) в ?виду${E}`,
    String.raw`${B}(?:а )?(?:мне |нам )(?:нуж(?:ен|на|но|ны) был[аои]?|надо было)${E}`,
    String.raw`^[\s,]*(?:(?:нет|ой|не|да|а|но),? )+я (?:же )?про${E}`,
    String.raw`${B}(?:я |мы )?(?:не (?:про|об?)|не спрашива\p{L}+ (?:про|об?)) \p{L}+(?: \p{L}+)?,? (?:а |я |мы )*(?:спрашива\p{L}+|хоте\p{L}+ (?:узнать|спросить|знать))${E}`,
  ],
  en: [
    String.raw`${B}(?:i'?m |i am |i was |we'?re |we are )?not (?:asking|talking) about [a-z]+(?: [a-z]+)?,? (?:but )?(?:i'?m |i am |i was |we'?re |we are )?(?:asking|wondering)${E}`,
    String.raw`(?:^[\s,]*(?:(?:no|nope|nah)[\s,]+)+|${B})(?:${wantedEn} (?:is|was|are|were)|i mean(?:t)?|we meant)${E}`,
  ],
  zh: [
    '我?(?:又|并)?不是(?:要|想|在?问|说)\\p{Script=Han}{1,6}?[，,\\s]+我?(?:而?是|只?是?想|只?想)(?:问|说|知道)(?:的是)?',
    '我(?:的)?意思是',
    '我(?:是)?(?:说|指)的是',
    '我是(?:说|指)',
    '我要的是',
  ],
})
const mistyped = anyOf({
  ru: [
    String.raw`${opening}(?:это |тут |там |я |у меня )*(?:опечатк[ау]|опечатал(?:ся|ась|ись)|ошиб(?:ся|лась|лись)(?: словом| в слове| в названии)?|не так написал[аи]?|неправильно написал[аи]?)${close}[\s,.:;!–—-]*(?:(?:это|я про|т\.? ?е\.?|то есть|правильно|нужн[оы]) )?`,
  ],
  en: [
    String.raw`${opening}(?:that was |it was |there was |there's |i made )?(?:a |my )*(?:typo|spelling mistake|misspelling|autocorrect)${close}[\s,.:;!–—-]*(?:(?:i )?mean[t]? )?`,
    String.raw`${opening}(?:i )?(?:mistyped|misspelt|misspelled)(?: (?:it|that|the name))?${close}[\s,.:;!–—-]*(?:(?:i )?mean[t]? )?`,
  ],
  zh: [
    String.raw`^(?:我|刚才|刚刚|不好意思|抱歉|对不起|哎呀?|啊|[，,\s。！])*(?:[打写输拼说填]错(?:了?字|别字)?了?|手误|错别字)(?:[，,\s。！]+(?:应该|其实|我说的)?是?|(?:应该)?是)`,
  ],
})
const ways = [
  meaning<Correction>('wrong', pattern(wrong)),
  meaning<Correction>('meant', pattern(meant)),
  meaning<Correction>('mistyped', pattern(mistyped)),
]

/** "Это не то", "no, I meant the wooden ones", 不是这个，我要木头的. */
export const correctionReader: Reader<Correction> = {
  read: (text) => readEach(text, ways),
  examples: {
    ru: [
      ['[это не то]', 'wrong'],
      ['[не то], нужны белые', 'wrong'],
      ['[нет, не то что я искал], покажи дубовые', 'wrong'],
      ['[эти не подходят]', 'wrong'],
      ['[вы ошиблись], нужны белые', 'wrong'],
      ['нет, [я имела в виду] для путешествий', 'meant'],
      ['[я не про возврат, я спрашиваю], какой продавец надежнее', 'meant'],
      ['[опечатка, ]полотенца', 'mistyped'],
      ['не только белые'],
      ['не то чтобы дорого'],
      ['не подходят для мытья'],
    ],
    en: [
      ["[that's not it], kraft ones", 'wrong'],
      ["[no that's not what i meant], i want one with a remote", 'wrong'],
      ['[wrong ones]', 'wrong'],
      ['[you got it wrong], kraft ones', 'wrong'],
      ['[no, i meant] wooden', 'meant'],
      ["[i'm not asking about returns, i'm asking] which seller is reliable", 'meant'],
      ['[typo, ]umbrella', 'mistyped'],
      ['not white'],
      ['wrong item in the package'],
      ['is it not right for dogs'],
    ],
    zh: [
      ['[我不是要退货 是问]哪家店靠谱', 'meant'],
      ['[不是这个]，我要木头的', 'wrong'],
      ['[不是这种]', 'wrong'],
      ['[不对]，是15 Pro', 'wrong'],
      ['[你搞错了] 我要白色的', 'wrong'],
      ['[我是说]白色的', 'meant'],
      ['[打错了，是]自封袋', 'mistyped'],
      ['不是红色的'],
    ],
  },
}
