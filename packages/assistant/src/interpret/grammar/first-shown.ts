import { anyOf, B, E, pattern } from './pattern.ts'
import { meaning, type Reader, readFirst } from './reader.ts'

const ones = '(?:(?:the|those) )?(?:(?:very|first|ones?|options?|items?|offers?|results?|{n}) ){0,4}'
const gave = '(?:showed|gave|sent|suggested|offered|recommended|listed)'
const variants = '(?:вариант\\p{L}*|товар\\p{L}*|{n}|дв[ауех]\\p{L}*|три|которы\\p{L}+|что)'
const showed = '(?:показ\\p{L}+|да(?:ли|л|ла|вал\\p{L}*)|присыл\\p{L}+|присла\\p{L}+|предл\\p{L}+|был[аи]?)'
const thoseZh = '(?:[那这](?:{n}|几|些)?|{n}|几)(?:个|款|种|些|条|件|双|只|套)?'
const firstRu = '(?:сначала|вначале|в (?:самом )?начале|изначально|первыми|с самого начала|в первый раз)'
const way = meaning<true>(
  true,
  pattern(
    `(?:${B}(?:${anyOf({
      ru: [
        `(?:к |на )?(?:те(?:м|х)? )?(?:${variants},? ?)*(?:вы |ты |мне |нам )*${showed} (?:мне |нам )?${firstRu}`,
        `(?:к |на )?(?:те(?:м|х)? )?(?:${variants},? ?)*(?:вы |ты )?${firstRu} (?:мне |нам )?${showed}`,
        'сам(?:ые|ым|ых) первы(?:е|м|х)(?: вариант\\p{L}*)?(?: из показанных)?',
      ],
      en: [
        `${ones}(?:that |which )?you (?:first|originally|initially) ${gave}(?: (?:me|us))?`,
        `${ones}(?:that |which )?you ${gave}(?: (?:me|us))? (?:first|originally|initially|(?:in|at) the (?:very )?(?:beginning|start))`,
        'the very first (?:ones|options|items|offers|results)',
      ],
    })})${E}|${anyOf({
      zh: [
        `[你您]?们?(?:一|最)(?:开始|初|早)[你您]?们?(?:给我?|发给?我?|推荐给?我?|展示|看)(?:看|的)?过?的?${thoseZh}`,
        `最(?:开始|初|早)的?${thoseZh}`,
      ],
    })})`,
  ),
)

/** "The two you showed me first", «те, что вы показывали сначала», 你一开始给的那两款: all that was shown first in the talk. */
export const firstShownReader: Reader<true> = {
  read: (text) => readFirst(text, [way]),
  examples: {
    ru: [['верни [те два, что вы показали сначала]', true], ['[самые первые варианты]', true], ['сначала белые']],
    en: [['[the two you showed me first]', true], ['[the ones you originally gave me], please', true], ['the first one']],
    zh: [['就[你一开始给的那两款]', true], ['还是看[最开始的那几款]', true], ['第一款']],
  },
}
