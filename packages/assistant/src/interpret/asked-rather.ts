import { languageIn } from '@karavan/lexicon/language.ts'

const ofEnglish =
  /^(?:(?:no|nope|nah|sorry|well|but|hey)[,.!]? +)*(?:(?:i'm|i am|i was|i do|i did|we're|we are) ?(?:not|n't)? (?:(?:looking|searching|asking|shopping) )?[^,.;!?]{2,60}[,.;]\s*|not [^,.;!?]{2,60}[,.;]\s*)?(?:but )?(?:i|we)(?:'m| am| was|'re| are| were)? (?:just |only |actually |really )*(?:asked|asking|meant to ask|want(?:ed)? to know|wondering) (?:about|(?=if\b|whether\b|how\b|what\b|which\b)|(?<=asked )(?=[a-z-]+(?: [a-z-]+)?[\s.!?]*$))(?<what>.+)$/isu
const ofRussian = [
  /^(?:(?:нет|не|да|ну|но|так)[,.!]? +)*(?:(?:я |мне |мы )?не [^.;!?]{2,60}?,\s*)?(?:а )?(?:я|мы)(?: же)? (?:про|об?|насч[её]т|по поводу) (?<what>[^,.;!?]{2,60}?) (?:спрашива(?:ю|ем|л|ла|ли)|спросил[аи]?)[\s.!?]*$/iu,
  /^(?:(?:нет|не|да|ну|но|так)[,.!]? +)*(?:(?:я |мне |мы )?не [^.;!?]{2,60}?,\s*)?(?:а )?(?:я|мы)(?: же| только| просто)* (?:спрашива(?:ю|ем|л|ла|ли)|спросил[аи]?|хотел[аи]? спросить),? (?:(?:про|об?|насч[её]т|по поводу) )?(?<what>.+)$/isu,
]
const ofChinese =
  /^(?:不是?的?[,，。!！]?\s*)?(?:(?:我们?)?(?:又|并)?不是?(?:要|想|在)?(?:买|找|换|看|问)[^，,。]{0,12}[，,。]\s*)?(?:我们?)?(?:是|就是|只是|其实是?)?(?:想|在|要)?问(?:的是|的|一下|下|你)?(?!题)(?<what>.{2,})$/su

/** "33 yuan a piece?? Show prices in yuan": they are asked for, whatever price is wondered at before. */
const inYuan =
  /(?<![a-z])(?:show|give|tell|display|write)(?: me)?(?: the| all)? prices? in (?:yuan|rmb|cny)(?![a-z])|(?<!\p{L})(?:покажи|дай|напиши|выведи)(?:те)?(?: мне)?(?: все)? цены в юанях(?!\p{L})|价格?(?:请)?(?:用|以|按)(?:人民币|元)(?:来)?(?:显示|表示|报价?)/iu
const asksInYuan = { ru: 'какие цены в юанях?', en: 'what are the prices in yuan?', zh: '人民币价格是多少？' } as const

/**
 * What somebody asks who says that he asks it: "I'm not looking for new ones, I asked about the weight", «я про вес спрашиваю», 我不是要买锅，是问这个有没有盖. The
 * message as it is where it says nothing of the kind.
 */
export function askedRather(message: string): string {
  if (inYuan.test(message)) return asksInYuan[languageIn(message) ?? 'en']
  for (const way of [ofEnglish, ...ofRussian, ofChinese]) {
    const what = way.exec(message)?.groups?.what?.trim()
    // What else is said tells what is asked about.
    if (what && !/[,，;；]./u.test(what)) return /[?？]$/u.test(what) ? what : `${what.replace(/[.!。！]+$/u, '')}?`
  }
  return message
}
