import { OpenText } from './open-text.ts'
import { anyOf, pattern, whole } from './pattern.ts'
import { type Examples, meaning, type Reader, readFirst } from './reader.ts'

/** What may be missing is given up, and nothing else allowed: "without a lid is fine too", 没有盖子也行. */
const notWithout = String.raw`(?<!(?:(?<![а-яa-z])(?:без|without|no)\s)[^.,;!?，。；！？]{0,30}|(?:没有?|不[要带用含]|无)[^.,;!?，。；！？\s]{0,30})`
/** Stands where a message or a clause of it ends; a Chinese one may end in a blank. */
const close = String.raw`(?=\s*(?:$|[.,;!:–—-]|，|。|；|！)|\s+[\u4e00-\u9fff\d\uE000])`
const fineRu = '(?:подойд[её]т|подойдут|подходит|подходят|пойд[её]т|пойдут|сойд[её]т|сойдут|годится|годятся|сгодится|сгодятся)'
const fineEn = '(?:fine|ok|okay|good|all right|alright|acceptable|welcome|great|possible)'
const behind = `${notWithout}(?:${whole({
  ru: [
    `тоже (?:\\p{L}+ )?(?:${fineRu}|устроит|устроят|хватит|ок|окей|норм|нормально|можно|хорошо|неплохо|вариант)`,
    `(?:${fineRu}|можно) тоже`,
  ],
  en: [
    `(?:is|are|would be|will be|'s) (?:just as |perfectly |totally )?${fineEn}(?: with (?:me|us)| by (?:me|us))? (?:too|as well|also|after all)`,
    `(?:(?:is|are|would be|will be) )?also ${fineEn}`,
    '(?:works?|will do|would do|will work|would work|can work|does)(?: fine| just fine)?(?: for (?:me|us))? (?:too|as well|also)',
    'also (?:works?|will do|would do)',
  ],
})}|(?:的|款|色)?${anyOf({ zh: ['也(?:是)?(?:(?:可以|能)?(?:接受|考虑)|可以|没问题|没关系|无所谓|行|成|好|ok)(?:的|吧|啊|呀|了|哦)*'] })})${close}`
const before = whole({
  ru: ['(?<=(?:^|[,.;!] ?|ладно,? |хорошо,? |ну |а |но |впрочем,? |вообще ))можно (?:и|даже)(?! без(?![а-я])|[^.,;!]*[?])'],
})
const ways = [behind, before].map((source) => meaning<true>(true, pattern(source)))

/** Whether a clause says that something will do as well. */
export const saysAllowed = (clause: string): boolean => readFirst(OpenText.of(clause), ways).length > 0

/** "Linen is fine too", «можно и пластик», 塑料的也行: what will do as well as what was wished for, and is no wish of its own. */
export const allowedReader: Reader<true> = {
  read: (text) => readFirst(text, ways),
  examples: {
    ru: [['бамбук [тоже подойдёт]', true], ['[можно и] пластик', true], ['можно и без крышки'], ['и белые тоже']],
    en: [
      ['linen [is fine too]', true],
      ['plastic [works too]', true],
      ['grey [would be ok as well]', true],
      ['any colour is fine'],
      ['without a lid is fine too'],
      ['white too'],
    ],
    zh: [
      ['塑料[的也可以]', true],
      ['黑[色也行]', true],
      ['黄色[的也行] 有便宜的吗', true],
      ['塑料的也可以吗'],
      ['没有盖子也行'],
      ['也要白色'],
    ],
  } satisfies Examples<true>,
}
