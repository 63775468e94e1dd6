import { type FigureField, figureTolerance, type WishedFigure } from '../../wish.ts'
import { about, from, upToMeasure } from './bounds.ts'
import { anyOf, B, pattern } from './pattern.ts'
import { type Reader, readFirst, type Way } from './reader.ts'

/** How a figure of a field is written: a number between the words that bound it. */

/** "28 and up", 28以上: a number with nothing to say what it measures. */
export const boundedNumberReader: Reader<number> = {
  read: (text) => readFirst(text, [atLeast]),
  examples: {
    ru: [['[28 и больше]', 28], ['28 см и больше']],
    en: [['[28 and up]', 28], ['28 cm and up'], ['25 or more pieces']],
    zh: [['还是[28以上]', 28], ['28厘米以上'], ['100起批']],
  },
}

/** Exactly so much, at least, or at most. */
type Bound = 'exact' | 'least' | 'most'
function toFigure(field: FigureField, value: number, bound: Bound): WishedFigure {
  const slack = value * figureTolerance
  return {
    field,
    ...(bound !== 'most' ? { above: value - slack } : {}),
    ...(bound !== 'least' ? { below: value + slack } : {}),
  }
}

/** Before a number: "от", "up to"; behind it: 以上, "and up". */
export const before = `(?:(?:(?<least>${from}|${B}(?:больше|более|выше|минимум|не менее|не ниже|over|at least|min(?:imum)?|more than))|(?<most>${upToMeasure}|${B}(?:меньше|ниже|не более|under|below|less than))|${about}|${B}по)_)?`
export const after = anyOf({
  ru: ['(?:и|или) (?:больше|выше|более)', 'минимум'],
  en: ['(?:and|or) (?:up|more|above|over|longer|larger|bigger|wider|taller|thicker|heavier|higher)', 'minimum'],
  zh: ['以上', '起', '或(?:者)?更多'],
  signs: [String.raw`\+`],
})
/** Behind a number: "12 pieces tops". */
export const mostAfter = anyOf({
  ru: ['максимум', 'не больше', 'и меньше'],
  en: ['tops', 'max(?:imum)?', 'at most', 'or (?:less|fewer)'],
  zh: ['以内', '以下', '之内'],
})
const atLeast: Way<number> = {
  pattern: pattern(`{n}_(?:或者?)?${after}(?<!起)(?!\\s*[a-zа-я])`),
  toValue: (match) => match.number(0),
}
const boundOf = (group: (name: string) => string | undefined): Bound =>
  group('least') || group('andUp') ? 'least' : group('most') || group('orLess') ? 'most' : 'exact'

/** As `way`, for what names one unit of it behind the figure: "12支一套". */
export const wayOfFirst = (field: FigureField, source: string): Way<WishedFigure> => ({
  pattern: pattern(source),
  toValue(match) {
    const value = match.number(0)
    return value === undefined || value <= 1
      ? undefined
      : toFigure(
          field,
          value,
          boundOf((name) => match.group(name)),
        )
  },
})

/** A way to say a figure of this field; numbers of the source are in `scale` of its base unit, and those below `least` mean something else. */
export const way = (field: FigureField, source: string, scale = 1, least = 0): Way<WishedFigure> => ({
  pattern: pattern(source),
  toValue(match) {
    // 一套五条: the last of several numbers is the figure.
    const value = match.number(1) ?? match.number(0)
    return value === undefined || value <= 0 || value < least
      ? undefined
      : toFigure(
          field,
          value * scale,
          boundOf((name) => match.group(name)),
        )
  },
})
