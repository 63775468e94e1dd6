import { OpenText } from './open-text.ts'
import { anyOf, B, E, pattern } from './pattern.ts'
import { meaning, type Reader, readEach } from './reader.ts'
import type { ServiceTopic } from './service-wordings.ts'

const month = {
  ru: '(?:январ|феврал|март|апрел|ма[яю]|июн|июл|август|сентябр|октябр|ноябр|декабр)…',
  en: String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`,
}
const arrives = {
  ru: '(?:успе(?:ет|ют|ем|ете|вает|вают)|прид(?:ет|ут)|дойд(?:ет|ут)|доед(?:ет|ут)|достав(?:ят|ите|ка)|привез(?:ут|ете)|получ(?:у|им|ить)|буд(?:ет|ут)) ',
  en: '(?:arrives?|get (?:here|to (?:me|us)|them|it)|be here|delivered|deliver|make it|come|reach (?:me|us)|in time) ',
}
/** Days that are named by the week. */
const soon = {
  ru: '(?:завтра|послезавтра|понедельник…|вторник…|сред[еу]|четверг…|пятниц…|суббот…|воскресень…|выходны…|следующ… недел…|конц[ау] (?:недели|месяца))',
  en: '(?:tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|next week|the end of (?:the )?(?:week|month)|month[- ]?end)',
  zh: '(?:明天|后天|下?周[一二三四五六日天末]|下周|月底|这周|本周)',
}
const sources = anyOf({
  ru: [
    `${B}(?:${arrives.ru}(?:(?:ли|они|он|она|это|все|мне|нам|точно) )*)?(?:до|не (?:позже|позднее)|раньше) {n}(?:-?_?(?:го|ого|му))? ${month.ru}${E}`,
    // What is needed for a day of gifts is a gift.
    `${B}нуж(?:но|ны|ен|на) (?:к|ко) {n}(?:-?_?(?:му|ому))? (?:январ|апрел|июн|июл|август|октябр|ноябр|декабр)…${E}`,
    `${B}${arrives.ru}(?:(?:ли|они|он|она|это|все|мне|нам|точно) )*(?:к|ко) {n}(?:-?_?(?:му|ому))? ${month.ru}${E}`,
    `${B}${arrives.ru}(?:(?:ли|они|он|она|это|все|мне|нам|точно) )*(?:к|ко|до) (?:нов(?:ому|ого) год…|праздник…|рождеств…)${E}`,
    `${B}${arrives.ru}(?:(?:ли|они|он|она|это|все|мне|нам|точно) )*(?:на|к|ко|до|в) ${soon.ru}${E}`,
    `${B}(?:(?:они|нам|мне|все|уже) )*(?:нуж(?:ен|на|но|ны)|надо|понад\\p{L}+) (?:уже )?(?:на|к|ко|до|в) ${soon.ru}${E}`,
    `${B}(?:к|ко|до|не позже) (?:завтра|понедельник…|вторник…|сред[еы]|четверг…|пятниц…|суббот…|воскресень…)${E}`,
    `${B}(?:на|к|ко|до|в) ${soon.ru} (?:успе(?:ет|ют|ете)|прид(?:ет|ут)|привез(?:ут|ете)|достав(?:ят|ите)|получ(?:у|им))${E}`,
  ],
  en: [
    `${B}${arrives.en}(?:(?:it|them|all|everything) )*(?:by|before|on|for) ${soon.en}${E}`,
    `${B}(?:by|before|no later than) ${soon.en}${E}`,
    `${B}(?:(?:i|we) )?need(?:ed)? (?:it |them |these |those |all )?(?:(?:by|before|on|for|in) )?${soon.en}${E}`,
    `${B}(?:how late|when (?:is the latest|at the latest)|what(?:'s| is) the latest|latest) (?:day )?(?:can |should |do |must )?(?:i|we)? ?(?:(?:can|should|have to|need to) )?order${E}(?: for [a-z]+(?: {n})?)?`,
    `${B}(?:${arrives.en}(?:(?:it|them|all|everything) )*)?(?:by|before|until|no later than) (?:the )?{n}(?:st|nd|rd|th)?(?: of)? ${month.en}${E}`,
    `${B}(?:${arrives.en}(?:(?:it|them|all|everything) )*)?(?:by|before|until|no later than) ${month.en} (?:the )?{n}(?:st|nd|rd|th)?${E}`,
    `${B}${arrives.en}(?:(?:it|them|all|everything) )*(?:by|before|for) (?:christmas|xmas|new year(?:'?s)?(?: eve)?|the holidays)${E}`,
  ],
  zh: [
    '{n}月{n}[号日]?(?:之?前|以前)?(?:能|可以)?(?:送?到|收到|拿到)',
    '{n}月{n}[号日]?(?:之?前|以前)',
    '(?:元旦|春节|圣诞节?|过年|新年)(?:之?前|以前)(?:能|可以)?(?:送?到|收到|拿到)',
    '(?:来|赶)得及',
    `${soon.zh}(?:之?前|以前)?(?:就|急着?|马上)?(?:要用?|得用|用)(?=\\s*(?:$|[,，。.!！?？的]|上|到))`,
    `${soon.zh}(?:之?前|以前)?(?:能|可以|会)(?:不能)?(?:送?到|收到|拿到)`,
  ],
})
const way = meaning<ServiceTopic>('delivery', pattern(sources))

/** Whether a clause says by when the goods should be there. */
export const namesDeadline = (clause: string): boolean => readEach(OpenText.of(clause), [way]).length > 0

/** A day by which the goods should be there: "by December 20", "успеют до 20 декабря?". It asks how long they are on their way. */
export const deadlineReader: Reader<ServiceTopic> = {
  read: (text) => readEach(text, [way]),
  examples: {
    ru: [
      ['[успеют до 20 декабря]?', 'delivery'],
      ['нужны кружки [до 5 марта]', 'delivery'],
      ['[придёт к новому году]?', 'delivery'],
      ['а [на завтра успеете]?', 'delivery'],
      ['[придут к пятнице]?', 'delivery'],
      ['хватит на складе? [нужны на следующей неделе]', 'delivery'],
      ['подарки к 8 марта'],
      ['до 20 рублей'],
    ],
    en: [
      ['mugs [by December 20]', 'delivery'],
      ['will they [arrive before the 5th of march]', 'delivery'],
      ['can you [make it for Christmas]', 'delivery'],
      ['can I [get it by Friday]?', 'delivery'],
      ['mugs [by friday]', 'delivery'],
      ['enough in stock? [we need them next week]', 'delivery'],
      ['[how late can I order for Jan 15]?', 'delivery'],
      ['gifts for christmas'],
    ],
    zh: [
      ['[12月20号前能到]吗', 'delivery'],
      ['[周五前能到]吗', 'delivery'],
      ['[来得及]吗', 'delivery'],
      ['库存够吗，[下周要用]', 'delivery'],
      ['3月8日的礼物'],
    ],
  },
}
