import type { WishedExtreme } from '../../wish.ts'
import { anyOf, B, E, pattern, type Wording } from './pattern.ts'
import { type Examples, meaning, type Reader, readFirst } from './reader.ts'

const ends: readonly [WishedExtreme, ru: string, en: string, zh: string][] = [
  [{ field: 'weight', wants: 'least' }, 'легк', 'lightest', '轻'],
  [{ field: 'weight', wants: 'most' }, 'тяжел', 'heaviest', '重'],
  [{ field: 'density', wants: 'most' }, 'плотн', 'densest', '密|厚实'],
  [{ field: 'thickness', wants: 'most' }, 'толст', 'thickest', '厚'],
  [{ field: 'thickness', wants: 'least' }, 'тонк|тоненьк', 'thinnest', '薄'],
  [{ field: 'length', wants: 'most' }, 'длинн', 'longest', '长'],
  [{ field: 'length', wants: 'least' }, 'коротк', 'shortest', '短'],
  [{ field: 'power', wants: 'most' }, 'мощн', '(?:most powerful|strongest)', '(?:功率|动力)大'],
  [{ field: 'charge', wants: 'most' }, 'емк', '(?:biggest|largest) battery', '(?:电池|电量|容量)大'],
  [{ field: 'size', wants: 'most' }, 'больш|вместительн|крупн|огромн', '(?:biggest|largest|roomiest)', '大'],
  [{ field: 'size', wants: 'least' }, 'маленьк|мелк|компактн|миниатюрн', '(?:smallest|tiniest|most compact)', '小'],
]
const ways = ends.map(([value, ru, en, zh]) => {
  const wording: Wording = {
    ru: [`${B}сам(?:ый|ая|ое|ые|ую|ого|ой|ых|ыми?) (?:${ru})\\p{L}*(?: (?:какие|какая|какой|что) (?:у вас )?(?:есть|бывают))?`],
    en: [`${B}(?:the |your )?(?:${en})(?: ones?)?(?: (?:that )?(?:you (?:have|'ve got|got|sell)|there (?:is|are)|available))?${E}`],
    zh: [`最(?:${zh})的`],
  }
  return meaning(value, pattern(anyOf(wording)))
})

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
