import { anyOf, E, pattern, type Wording, whole } from './pattern.ts'
import { meaning, type Reader, readEach } from './reader.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'help' | 'bye' | 'who' | 'agree' | 'reset'

/** Said with nothing beside it. */
const alone = (wording: Wording): string => String.raw`^[^\p{L}\p{N}]*${wholeInside(wording)}[^\p{L}\p{N}]*$`
const wholeInside = ({ ru = [], en = [], ...others }: Wording): string => anyOf({ ...others, ru: [`${anyOf({ ru, en })}${E}`] })

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
      ru: ['кто (?:ты|вы)(?: так(?:ой|ая|ие))?', '(?:ты|вы) (?:бот|робот|человек)', 'как (?:тебя|вас) зовут'],
      en: ['who are you', 'are you (?:a )?(?:bot|robot|human|real)', "what(?:'s| is) your name"],
      zh: ['你是谁', '你是(?:机器人|真人)', '你叫什么'],
    }),
  ],
  [
    'thanks',
    whole({
      ru: ['спасибо', 'спс', 'благодарю', 'пасиб…', 'отлично', 'супер', 'класс(?:но)?', 'круто'],
      en: ['thanks?(?: (?:you|a lot|so much))?', 'thx', 'ty', 'great', 'awesome', 'perfect', 'cool'],
      zh: ['谢谢', '多谢', '感谢', '太好了', '不错'],
    }),
  ],
  [
    'bye',
    whole({
      ru: ['пока', 'до свидания', 'до встречи', 'всего доброго'],
      en: [String.raw`bye(?:\s*bye)?`, String.raw`good\s*bye`, 'see you'],
      zh: ['再见', '拜拜'],
    }),
  ],
  [
    'greeting',
    whole({
      ru: [
        'как (?:твои |ваши )?дела',
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
      ru: ['да', 'ага', 'угу', 'ок', 'окей', 'хорошо', 'ладно', 'понятно', 'ясно', 'договорились', 'нет'],
      en: ['yes', 'yeah', 'yep', 'ok', 'okay', 'sure', 'fine', 'got it', 'alright', 'no'],
      zh: ['好的', '好吧', '嗯', '明白', '可以'],
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
    en: [['[hi], [how are you]', 'greeting', 'greeting'], ['[thanks a lot]', 'thanks'], ['[start over]', 'reset'], ['thankless']],
    zh: [
      ['[你好]', 'greeting'],
      ['[你是谁]', 'who'],
      ['[好的]', 'agree'],
    ],
  },
}
