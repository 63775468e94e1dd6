import { about, from, link, upTo } from './bounds.ts'
import { anyOf, B, beginning, E, pattern } from './pattern.ts'
import { pieces, toCount } from './pieces.ts'
import { type Reader, readEach, readFirst, type Way } from './reader.ts'

export const moqWord = anyOf({
  ru: ['минимальн(?:ый|ого|ом|ая|ой) (?:заказ…|парти…)', 'миним?алк…', String.raw`мин\.?_(?:заказ…|парти…)`],
  en: [
    'moq',
    String.raw`min(?:imum)?\.? (?:order|qty|quantity|purchase)(?: quantity)?`,
    String.raw`(?<=with an? )minimum(?= (?:of )?(?:up to|under|below))`,
  ],
  zh: ['起订量?', '起批量?', '最小起订量?', '最低起订'],
})

/** "Without a minimum order", which is not a condition that the minimum may be anything. */
export const withoutMinimum = pattern(String.raw`(?:без|no|without)\s*${moqWord}`)

/** "From one piece" is without a minimum too; from any other number says nothing of it. */
const none: Way<number> = {
  pattern: pattern(
    beginning({
      ru: [
        `без (?:ограничений по )?${moqWord}`,
        `(?<!или )поштучно${E}(?! или)`,
        String.raw`(?:от|с) {n}\s*(?:шт(?:уки|\.)?|единицы|экземпляра)${E}`,
      ],
      en: [
        `(?:no|without|zero) (?:any )?${moqWord}`,
        `(?:no|without) (?:a )?minimum${E}`,
        String.raw`from {n}\s*(?:piece|pc|pcs|unit)${E}`,
      ],
      zh: ['无起订量?', '不限起订量?', '没有起订量?', '{n}件(?:代发|起发|起卖)', '单件(?:起批|代发)'],
    }),
  ),
  toValue: (match) => ((match.number(0) ?? 1) === 1 ? 1 : undefined),
}
const toMinimum = { toValue: (match: Parameters<Way<number>['toValue']>[0]) => toCount(match.number(0)) }
const upToMinimum: Way<number> = {
  ...toMinimum,
  pattern: pattern(
    `${moqWord}${link}(?:(?:small|low|tiny|little|небольш…|маленьк…)_)?(?:${upTo}|${from}|${about})?${link}{n}_${pieces}?(?:以内|以下)?`,
  ),
}
/** "Low moq thing, 50 max": the number stands apart from the word. */
const mostApart: Way<number> = {
  ...toMinimum,
  pattern: pattern(
    `(?<=${B}(?:low|small|tiny|небольш\\p{L}+|маленьк\\p{L}+|низк\\p{L}+)_${moqWord}[^.;\\d]{0,40}){n}_(?:max…|макс…|tops|не больше)${E}`,
  ),
}
/** "A small minimum" alone says no number. */
const smallMinimum: Way<number> = {
  pattern: pattern(`${B}(?:(?:with|и|с|со) )?(?:low|small|tiny|небольш…|маленьк…|низк…)_${moqWord}${E}`),
  toValue: () => 0,
}
const tooMany = `(?:(?:штук|шт|pcs|pieces|个|件)_)?(?:${anyOf({
  ru: [
    '(?:(?:это|мне|нам|для меня|для нас|уже|слишком|очень|как-то) )*(?:много(?:вато)?|не (?:пойд[её]т|подойд[её]т|подход…|годи?тся|устраива…|потян…|катит|вариант)|велик…|перебор|дорого)',
  ],
  en: [
    "(?:is |are |'s |sounds )?(?:(?:way|a bit|far|just) )?(?:too (?:much|many|high|big)|over my|not (?:ok|okay|for me|possible))",
    "(?:wo|do|does|is)n'?t (?:work|do|ok|okay|good)",
  ],
  zh: ['(?:件|个)?(?:也|有点|实在)?(?:太[多高大]|不行|不能接受|多了|高了|接受不了)'],
})})`
/** «Минималка 100 не пойдёт», "a moq of 200 is too much", 起订500太多了: below that. */
const lessThan: Way<number> = {
  pattern: pattern(`${moqWord}(?: of| в|是|要)?_{n}_${tooMany}`),
  toValue: (match) => {
    const count = toCount(match.number(0))
    return count === undefined || count < 2 ? undefined : count - 1
  },
}
const lots: Way<number> = { ...toMinimum, pattern: pattern('{n}_[个件只双套]_(?:起批|起订|起发)') }

/** The largest minimum order that the buyer accepts, in pieces. */
export const minimumReader: Reader<number> = {
  read(text) {
    const anything = readFirst(text, [none])
    return anything.length > 0 ? anything : readEach(text, [lessThan, upToMinimum, mostApart, smallMinimum, lots])
  },
  examples: {
    ru: [
      ['[минималка 100 не пойдет]', 99],
      ['кружки [без минималки]', 1],
      ['[минимальный заказ до 50 штук]', 50],
      ['зонты [от 1 штуки]', 1],
      ['от 10 штук'],
    ],
    en: [
      ['[moq of 200 is too much]', 199],
      ['mugs, [no minimum order]', 1],
      ['[moq under 50]', 50],
      ['[min order 100 pcs]', 100],
      ['[moq small up to 50]', 50],
      ['a minimum of fuss'],
    ],
    zh: [
      ['[起订500太多]了', 499],
      ['[一件代发]', 1],
      ['[起订量50以内]', 50],
      ['[无起订量]的杯子', 1],
      ['[100个起批]', 100],
    ],
  },
}
