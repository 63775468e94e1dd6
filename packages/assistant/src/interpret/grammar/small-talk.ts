import { anyOf, E, pattern, type Wording, whole } from './pattern.ts'
import { meaning, type Reader, readEach } from './reader.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'help' | 'bye' | 'who' | 'agree' | 'reset'

/** Said with nothing beside it. */
const alone = (wording: Wording): string => String.raw`^[^\p{L}\p{N}]*${wholeInside(wording)}[^\p{L}\p{N}]*$`
const wholeInside = ({ ru = [], en = [], ...others }: Wording): string => anyOf({ ...others, ru: [`${anyOf({ ru, en })}${E}`] })

/** What somebody who writes back may be. */
const machine =
  '(?:бот|робот|человек|живой(?: человек)?|живая|живые|настоящ(?:ий|ая)(?: человек)?|машина|программа|нейросеть|нейронка|ии|искусственный интеллект|gpt|чат ?gpt|девушка|оператор|менеджер|консультант)'

const sources: readonly [SmallTalk, string][] = [
  [
    'reset',
    alone({
      ru: [
        'нов(?:ый|ого) поиск',
        'сброс(?:ить|ь)?(?: (?:все|поиск|условия|фильтры))?',
        'начать (?:заново|сначала)',
        'начнем (?:заново|сначала)',
      ],
      en: ['new search', 'start (?:over|again)', 'reset', 'clear (?:all|filters)'],
      zh: ['重新开始', '重新搜索', '新的?搜索', '清空'],
    }),
  ],
  [
    'help',
    whole({
      ru: [
        'помощь',
        '(?:мож(?:ешь|ете) )?помо(?:ги|гите|чь)(?: мне)?(?: (?:выбрать|найти|разобраться))?',
        'что посовету(?:ешь|ете)',
        'что (?:ты|вы) (?:умее(?:шь|те)|може(?:шь|те))',
        'как (?:это|этим|тут|здесь|ты|вы) (?:работае(?:т|шь|те)|пользоваться|искать)',
        'с чего начать',
      ],
      en: [
        'help(?: me)?',
        'what can you (?:actually |really )?do(?: for me)?',
        'what (?:is|are) (?:this|you) for',
        'how (?:does (?:this|it) work|do i (?:use|search|start))',
      ],
      zh: [
        '帮助',
        '帮帮?我',
        '你能做什么',
        '你会(?:做)?什么',
        '你能(?:帮我)?(?:做|干)(?:什么|啥)',
        '能帮我(?:做|干)(?:什么|啥)',
        '怎么用',
        '如何使用',
      ],
    }),
  ],
  [
    'who',
    whole({
      ru: [
        'кто (?:ты|вы)(?: так(?:ой|ая|ие))?',
        `(?:ты|вы)(?: \\p{L}+){0,2} ${machine}(?: (?:или|,)? ?(?:живой |живая |живые )?${machine})?`,
        `${machine} (?:ты|вы)`,
        'как (?:тебя|вас) зовут',
        `(?:я|мы|это|тут|здесь)(?: \\p{L}+){0,2} (?:с )?(?:ботом|роботом|живым человеком|нейросетью|бот|робот|нейросеть|нейронка)(?: (?:или|,)? ?(?:(?:с )?живым )?(?:человеком?|бот(?:ом)?))?`,
        'кто (?:тебя|вас) (?:сделал|создал|придумал|написал|обучил|разработал)…',
      ],
      en: [
        'who are you',
        '(?:are|r) (?:you|u|this|it)(?: (?:a|an|actually|really|even|just))* (?:bot|robot|machine|human|person|real(?! (?:shop|company))|ai|chatbot|chat ?gpt|computer)(?: person)?(?: or (?:a |an )?(?:real )?(?:bot|robot|machine|human|person|ai|girl|man|woman|guy))?',
        '(?:am i|i am|is this|talking|chatting|speaking)(?: (?:talking|chatting|speaking))? (?:to|with) (?:a |an )?(?:bot|robot|machine|human|real person|ai)(?: or (?:a |an )?(?:bot|robot|machine|human|person|ai))?',
        'who (?:made|built|created|trained|programmed) (?:you|this bot)',
        "what(?:'s| is) your name",
      ],
      zh: [
        '你是谁',
        '你(?:到底)?是(?:不是)?(?:个)?(?:机器人|真人(?:客服)?|人工(?:客服)?|客服|人|ai|电脑)(?:还是(?:机器人|真人|人|ai))?',
        '(?:谁|哪家公司)(?:做|开发|创造|训练)(?:的|了)?你(?:的)?',
        '你是谁(?:做|开发)的',
        '你叫什么',
      ],
    }),
  ],
  [
    'thanks',
    whole({
      ru: [
        '(?:ты|вы) (?:просто )?(?:молод(?:ец|цы)|лучш(?:ий|ая|ие)|супер|крут(?:ой|ая|ые)|чудо|умниц…)',
        'спасибо(?:,? (?:большое|огромное))?(?:,? (?:я )?(?:(?:все|мне) )?(?:понятно|ясно|понял[аи]?))?',
        'спс',
        'благодарю',
        'пасиб…',
        'отлично',
        'супер',
        'класс(?:но)?',
        'круто',
      ],
      en: [
        "(?:u|ur|you|you're|u're|youre)(?: are)? (?:not (?:so |too |that )?bad|great|good|awesome|the best|cool|nice|smart|helpful|amazing)(?: for an? (?:robot|bot|machine|computer|ai))?",
        'thanks?(?: (?:you|a lot|so much))?',
        '(?:cheers|ta|nice one)(?: (?:pal|mate|love|bud|buddy|guys|all|very much))?',
        'thx',
        'ty',
        'great',
        'awesome',
        'perfect',
        'cool',
      ],
      zh: [
        '(?:老板|亲|您|你们?)?辛苦(?:你|您)?了?',
        '你?(?:真|太)(?:棒|厉害|聪明|好用)了?',
        '谢谢(?:老板|亲|您|你们?)?',
        '多谢',
        '感谢',
        '太好了',
        '不错',
      ],
    }),
  ],
  [
    'bye',
    whole({
      ru: [
        '(?:на этом|пока|вроде|это)(?: пока)? вс[её](?=[\\s.!]*$)',
        '(?:все )?(?:хватит|достаточно)(?=[\\s.!]*$)',
        'пока(?! (?:не|еще|что|без|нет|только|хватит|думаю))',
        'до свидания',
        'до встречи',
        'всего доброго',
      ],
      en: [
        String.raw`bye(?:\s*bye)?`,
        String.raw`good\s*bye`,
        'see you',
        "that(?:'s| is| will be|'ll be) (?:all|it)(?: for (?:now|today))?(?=[\\s.!]*$)",
      ],
      zh: ['再见', '拜拜', '就这些了?$', '先这样吧?$'],
    }),
  ],
  [
    'greeting',
    whole({
      ru: [
        'как (?:твои |ваши )?дела',
        'здаров(?:а|о)',
        'здорово(?=[\\s,.!]|$)(?! (?:что|когда|если|бы))',
        'дратути',
        'привет(?:ик|ствую|ы)?',
        'здравствуй(?:те)?',
        'здрасьте',
        'здрасте',
        'добр(?:ый|ое|ого) (?:день|утро|вечер|времени суток|дня)',
        'доброго времени',
        'хай',
        'салют',
        'ку',
      ],
      en: ['how are you', "what's up", 'hi(?: there)?', 'hello', 'hey', 'yo', 'good (?:morning|afternoon|evening|day)', 'greetings'],
      zh: ['你好', '您好', '哈喽', '嗨', '早上好', '下午好', '晚上好', '在吗'],
    }),
  ],
  [
    'agree',
    alone({
      ru: [
        'да',
        'ага',
        'угу',
        'ок',
        'окей',
        'хорошо',
        'ладно',
        'понятно',
        'понял[аи]?',
        'ясно',
        'принято',
        'норм(?:ально)?',
        'хм+',
        'договорились',
        'нет',
      ],
      en: [
        'yes',
        'yeah',
        'yep',
        'o?k(?:ay|ey)?(?: then| great| cool| thanks)?',
        'sure',
        'fine',
        'got it',
        'gotcha',
        'i see',
        'noted',
        'all ?right',
        'right',
        'understood',
        'nice(?: one)?',
        'no',
      ],
      zh: ['好的?[呀啊吧哦]?', '好嘞', '嗯+', '哦+', '行[吧啊]?', '明白了?', '知道了', '了解了?', '懂了', '收到', '可以'],
      signs: ['👍', '👌'],
    }),
  ],
]
const ways = sources.map(([kind, source]) => meaning(kind, pattern(source)))

/** Small talk; what is beside it may still be a wish. A greeting is often two: "hi, how are you". */
export const smallTalkReader: Reader<SmallTalk> = {
  read: (text) => readEach(text, [...ways, ...ways]),
  examples: {
    ru: [
      ['[привет], нужны кружки', 'greeting'],
      ['[помоги выбрать] кружку', 'help'],
      ['[спасибо]', 'thanks'],
      ['[новый поиск]', 'reset'],
      ['[да]', 'agree'],
      ['да, кружки'],
    ],
    en: [
      ['[hi], [how are you]', 'greeting', 'greeting'],
      ['[thanks a lot]', 'thanks'],
      ['[cheers pal]', 'thanks'],
      ['[start over]', 'reset'],
      ['thankless'],
    ],
    zh: [
      ['[你好]', 'greeting'],
      ['[你是谁]', 'who'],
      ['[好的]', 'agree'],
    ],
  },
}
