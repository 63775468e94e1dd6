import type { Span } from './open-text.ts'
import { B, E, pattern } from './pattern.ts'
import { type Reader, readFirst, spanOf, type Way } from './reader.ts'

/** Children's clothes come in sizes of their height in centimetres. */
const heights = { least: 50, most: 176 }
const heightWays: Way<string>[] = [
  `${B}(?:на )?рост(?:а|ом|у)?_(?:на_)?{n}${E}(?!_(?:м|шт|руб))`,
  `${B}for (?:a )?height(?: of)?_{n}${E}`,
  '身高_{n}(?:_(?:cm|厘米))?',
  '{n}_(?:码|cm身高)',
].map((source) => within(source, heights))
/** "Sizes up to 42": the furthest of them must be there. */
const wornSizes = { least: 18, most: 62 }
const rangeWays: Way<string>[] = [
  `${B}размер(?:ы|а|ов)? (?:от|до|с) {n}${E}(?!_(?:см|мм|м|шт|руб))`,
  `${B}sizes? (?:up to|to|till|from|above|over) {n}${E}(?!_(?:cm|mm|m|in|pcs))`,
  '(?:尺码|码数?)(?:到|最大|从|大到){n}(?!_(?:cm|厘米|毫米))',
].map((source) => within(source, wornSizes))

function within(source: string, { least, most }: typeof heights): Way<string> {
  return {
    pattern: pattern(source),
    toValue(match) {
      const size = match.number(0)
      return size !== undefined && size >= least && size <= most ? String(size) : undefined
    },
  }
}

/** The system of the numbers that listings state: "EU 44". */
function withSystem(folded: string, { start, end }: Span): Span {
  const before = /(?<![a-z])(?:eu|eur)[\s.:]*$/.exec(folded.slice(0, start))?.[0].length ?? 0
  const behind = /^\s*(?:eu|eur)(?![a-z])/.exec(folded.slice(end))?.[0].length ?? 0
  return { start: start - before, end: end + behind }
}

/** "Sizes 20 and 30 cm" are lengths. */
const areLengths = /^\s?(?:и|или|and|or|和|或者?|,|、)\s?\d{1,4}(?:[.,]\d+)?\s?(?:cm|mm|m|inch(?:es)?|см|мм|м|厘米|毫米|米)(?![a-zа-я])/u

/** "Socks, max 40 rub" are of no size. */
const isMoney = /^\s?(?:руб|р\.|₽|rub|rouble|卢布|块|元|yuan|юан|\$|€|usd|dollar)/u

/** Sizes of clothes and shoes, as the lexicon found them. */
export const sizeReader: Reader<string> = {
  read: (text, { analysis }) => [
    // "Размер 7 на 7" is no size of clothes.
    ...analysis.sizes
      .filter((found) => !analysis.sides.some((sides) => sides.start < found.end && found.start < sides.end))
      .filter(({ end }) => !areLengths.test(text.folded.slice(end)) && !isMoney.test(text.folded.slice(end)))
      .map((found) => ({ value: found.size, span: withSystem(text.folded, spanOf(found)) })),
    ...readFirst(text, heightWays),
    ...(analysis.sizes.length > 0 ? [] : readFirst(text, rangeWays)),
  ],
  examples: {
    ru: [['футболки [рост 110]', '110'], ['футболки [XL]', 'XL'], ['кроссовки [42] размер', '42'], ['кружки 42']],
    en: [
      ['hoodie size [M]', 'M'],
      ['sneakers [EU 44]', '44'],
      ['boots, [sizes up to 42]', '42'],
    ],
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
