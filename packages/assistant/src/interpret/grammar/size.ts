import { type Reader, spanOf } from './reader.ts'

/** Sizes of clothes and shoes, as the lexicon found them. */
export const sizeReader: Reader<string> = {
  read: (_text, { analysis }) => analysis.sizes.map((found) => ({ value: found.size, span: spanOf(found) })),
  examples: {
    ru: [['футболки [XL]', 'XL'], ['кроссовки [42] размер', '42'], ['кружки 42']],
    en: [['hoodie size [M]', 'M']],
    zh: [['T恤 [XL]码', 'XL']],
  },
}

/** Two or three sides named together, in mm, ascending; the first that are named. */
export const sidesReader: Reader<number[]> = {
  read: (_text, { analysis }) => analysis.sides.slice(0, 1).map((found) => ({ value: found.values, span: spanOf(found) })),
  examples: {
    ru: [['плед [150х200] бежевый', [1500, 2000]]],
    en: [['blanket [150 by 200]', [1500, 2000]]],
    zh: [['毯子 [150×200]', [1500, 2000]]],
  },
}
