import type { Match } from './open-text.ts'
import { anyOf, B, E, pattern } from './pattern.ts'
import { toCount } from './pieces.ts'
import { meaning, type Reader, readFirst, type Way } from './reader.ts'

/** So many must be in stock; without `count`, as many as are ordered. */
export interface InStock {
  count?: number
}

const pieces = '(?:_(?:шт…|пар…|компл…|набор…|единиц…|pcs|pieces?|pairs?|sets?|units?|[个件双条套只把张支台盒包]))?'
const here = '(?:в наличии|на складе|в остатк…)'
const least = '(?:хотя бы |минимум |не меньше |от |штук |сразу |точно |реально )*'

const withCount = pattern(
  anyOf({
    ru: [
      `${B}чтоб[ыи]? (?:было |были |имелось |хватило )*${least}{n}${pieces} (?:было |были |имелось |сразу |точно |реально |уже )*${here}`,
      `${B}чтоб[ыи]? ${here} (?:было |были |имелось )*${least}{n}${pieces}`,
      `${B}(?:у кого|где|с) (?:есть )?${least}{n}${pieces} (?:есть )?${here}`,
      `${B}(?:у кого|где) ${here} (?:есть |хотя бы |не меньше )*{n}${pieces}`,
      `${B}(?:с )?остатк(?:ом|а|и) (?:на складе )?(?:от|не меньше|больше|хотя бы|минимум) {n}${pieces}`,
    ],
    en: [
      `${B}(?:with |has |have |having |got )?enough (?:in )?stock (?:for|to cover|of) ${least}(?:all |my |at least )*{n}${pieces}`,
      `${B}(?:with|has|have|having|that have|got) (?:at least |over |more than )?{n}${pieces} (?:or more )?(?:in stock|available|on hand)`,
      `${B}(?:with )?(?:a )?stock (?:of |over |above |for )*(?:at least|over|above|more than|minimum|min) {n}${pieces}`,
    ],
    zh: [
      `(?:要)?(?:库存|现货)(?:要|得|必须|需要)?(?:有|够|大于|超过|不少于|不低于|至少|能有)(?:至少|够)?{n}${pieces}(?:以上)?(?:的)?`,
      `有{n}${pieces}(?:以上)?(?:的)?(?:现货|库存)的`,
      `(?:要)?(?:库存|现货){n}${pieces}以上(?:的)?`,
    ],
  }),
)
const enough = pattern(
  anyOf({
    ru: [
      `${B}чтоб[ыи]? (?:точно |столько |всё |все |их )*(?:было |были |хватило |хватало )+(?:столько |всё |все |сразу |точно )*${here}`,
      `${B}(?:с )?достаточн(?:ым|ое|ого) (?:запас|остат|количеств)… (?:на складе|в наличии)?`,
    ],
    en: [`${B}(?:with |has |have |having |got )enough (?:in |of it in )?stock${E}`, `${B}enough (?:in )?stock${E}`],
    zh: ['(?:库存|现货)(?:要|得|必须)?(?:够|足够|充足|足)(?:的)?'],
  }),
)

const ways: Way<InStock>[] = [{ pattern: withCount, toValue: (match: Match) => ({ count: toCount(match.number(0)) }) }, meaning({}, enough)]

/** That what is ordered must be there: "with enough stock for 500". */
export const inStockReader: Reader<InStock> = {
  read: (text) => readFirst(text, ways),
  examples: {
    ru: [
      ['термокружки, [чтобы 3000 штук было в наличии]', { count: 3000 }],
      ['[у кого есть 500 шт на складе]', { count: 500 }],
      ['[чтобы столько было в наличии]', {}],
      ['что есть в наличии?'],
    ],
    en: [
      ['find one [with enough stock for 500]', { count: 500 }],
      ['[with at least 2000 in stock]', { count: 2000 }],
      ['[with enough stock]', {}],
      ['how many are in stock?'],
    ],
    zh: [['[库存要有500个]', { count: 500 }], ['[库存足够的]', {}], ['库存多少']],
  },
}
