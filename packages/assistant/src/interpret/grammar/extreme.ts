import type { WishedExtreme } from '../../wish.ts'
import { anyOf, B, E, pattern, type Wording } from './pattern.ts'
import { type Examples, meaning, type Reader, readFirst } from './reader.ts'

/** The end of a field, the superlatives that name it, and the plain English word of the same degree; Russian and Chinese have one stem for both. */
const ends: readonly [WishedExtreme, ru: string, en: string, zh: string, plain: string][] = [
  [{ field: 'weight', wants: 'least' }, 'легк', 'lightest', '轻', 'light|lightweight'],
  [{ field: 'weight', wants: 'most' }, 'тяжел', 'heaviest', '重', 'heavy|weighty'],
  [{ field: 'density', wants: 'most' }, 'плотн', 'densest', '密|厚实', 'dense'],
  [{ field: 'thickness', wants: 'most' }, 'толст|толстеньк', 'thickest', '厚', 'thick'],
  [{ field: 'thickness', wants: 'least' }, 'тонк|тоненьк', 'thinnest', '薄', 'thin'],
  [{ field: 'length', wants: 'most' }, 'длинн', 'longest', '长', 'long'],
  [{ field: 'length', wants: 'least' }, 'коротк|коротеньк', 'shortest', '短', 'short'],
  [{ field: 'power', wants: 'most' }, 'мощн', '(?:most powerful|strongest)', '(?:功率|动力)大', 'powerful'],
  [{ field: 'charge', wants: 'most' }, 'емк', '(?:biggest|largest) battery', '(?:电池|电量|容量)大', ''],
  [{ field: 'size', wants: 'most' }, 'больш|вместительн|крупн|огромн', '(?:biggest|largest|roomiest)', '大', 'big|large|roomy|huge'],
  [{ field: 'size', wants: 'least' }, 'маленьк|мелк|компактн|миниатюрн', '(?:smallest|tiniest|most compact)', '小', 'small|tiny|little'],
]
const ways = ends.map(([value, ru, en, zh]) => {
  const wording: Wording = {
    ru: [`${B}сам(?:ый|ая|ое|ые|ую|ого|ой|ых|ыми?) (?:${ru})\\p{L}*(?: (?:какие|какая|какой|что) (?:у вас )?(?:есть|бывают))?`],
    en: [`${B}(?:the |your )?(?:${en})(?: ones?)?(?: (?:that )?(?:you (?:have|'ve got|got|sell)|there (?:is|are)|available))?${E}`],
    zh: [`最(?:${zh})的`],
  }
  return meaning(value, pattern(anyOf(wording)))
})

/** 页数多一点的, "more pages", «побольше листов»: of pages people wish for many or few, and seldom for a figure. */
const ofPages: readonly [WishedExtreme, Wording][] = [
  [
    { field: 'pages', wants: 'most' },
    {
      ru: [
        `${B}(?:по)?больше (?:страниц|листов)${E}`,
        `${B}(?:страниц|листов)(?: было)? (?:по)?больше${E}`,
        `${B}(?:страниц|листов) много${E}`,
        `${B}много (?:страниц|листов)${E}`,
        `${B}с больш(?:им|ей) (?:количеством|числом) (?:страниц|листов)${E}`,
      ],
      en: [
        `${B}(?:with )?(?:(?:a few |some |many |the )?(?:more|most)|(?:a )?(?:lots?|plenty) of|(?<!how )many) (?:pages|sheets)${E}`,
        `${B}(?:a )?(?:high|higher|bigger|larger) (?:page|sheet) count${E}`,
      ],
      zh: ['(?:页数?|纸张?|张数)(?:要|得|能)?(?:稍微|尽量|比较|更|最)?多(?:一?[点些]儿?)?的?'],
    },
  ],
  [
    { field: 'pages', wants: 'least' },
    {
      ru: [`${B}(?:по)?меньше (?:страниц|листов)${E}`, `${B}(?:страниц|листов) (?:по)?меньше${E}`],
      en: [`${B}(?:with )?(?:fewer|fewest|less) (?:pages|sheets)${E}`],
      zh: ['(?:页数?|张数)(?:要|得|能)?(?:稍微|尽量|比较|更|最)?少(?:一?[点些]儿?)?的?'],
    },
  ],
]
const pagesWays = ofPages.map(([value, wording]) => meaning(value, pattern(anyOf(wording))))
/** Read before what would take its "more" for others of those shown. */
export const pagesReader: Reader<WishedExtreme> = {
  read: (text) => readFirst(text, pagesWays),
  examples: {
    ru: [['[побольше листов]', { field: 'pages', wants: 'most' }], ['листы А4']],
    en: [['[with more pages]', { field: 'pages', wants: 'most' }], ['loose pages']],
    zh: [['[页数多一点的]', { field: 'pages', wants: 'most' }], ['页数']],
  } satisfies Examples<WishedExtreme>,
}

/** "The thickest you have" wishes for the end of a field; which of those shown is thickest is asked and read before. */
export const extremeReader: Reader<WishedExtreme> = {
  read: (text) => readFirst(text, ways),
  examples: {
    ru: [
      ['[самые толстые]', { field: 'thickness', wants: 'most' }],
      ['[самый маленький] рюкзак', { field: 'size', wants: 'least' }],
      ['толстые'],
    ],
    en: [['[the thickest you have]', { field: 'thickness', wants: 'most' }], ['thicker']],
    zh: [['[最大的]', { field: 'size', wants: 'most' }], ['大的']],
  } satisfies Examples<WishedExtreme>,
}

const degrees = ends.map(([value, ru, , zh, plain]) => ({
  value,
  pattern: new RegExp(
    `^(?:(?:${ru})(?:ый|ий|ая|яя|ое|ые|ие|ой|ого|его|ую|юю|ых|их|ым|им|ыми|ими|ей)|${plain || '(?!)'}|(?:${zh})(?:的|一?点的?)?)$`,
    'u',
  ),
}))

/** The end of a field that a plain word of degree asks for ("толстые", "thick", 厚的), where no listing has the word itself; `undefined` for other words. */
export const degreeOf = (word: string): WishedExtreme | undefined => degrees.find(({ pattern }) => pattern.test(word))?.value
