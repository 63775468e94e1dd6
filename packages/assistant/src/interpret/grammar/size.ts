import { B, E, pattern } from './pattern.ts'
import { type Reader, readFirst, spanOf, type Way } from './reader.ts'

/** Children's clothes come in sizes of their height in centimetres. */
const heights = { least: 50, most: 176 }
const heightWays: Way<string>[] = [
  `${B}(?:на )?рост(?:а|ом|у)?_(?:на_)?{n}${E}(?!_(?:м|шт|руб))`,
  `${B}for (?:a )?height(?: of)?_{n}${E}`,
  '身高_{n}(?:_(?:cm|厘米))?',
  '{n}_(?:码|cm身高)',
].map((source) => ({
  pattern: pattern(source),
  toValue(match) {
    const height = match.number(0)
    return height !== undefined && height >= heights.least && height <= heights.most ? String(height) : undefined
  },
}))

/** Sizes of clothes and shoes, as the lexicon found them. */
export const sizeReader: Reader<string> = {
  read: (text, { analysis }) => [
    ...analysis.sizes.map((found) => ({ value: found.size, span: spanOf(found) })),
    ...readFirst(text, heightWays),
  ],
  examples: {
    ru: [['футболки [рост 110]', '110'], ['футболки [XL]', 'XL'], ['кроссовки [42] размер', '42'], ['кружки 42']],
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
