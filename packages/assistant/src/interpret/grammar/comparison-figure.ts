import { type FigureField, figureTolerance, type WishedFigure } from '../../wish.ts'
import { anyOf, B, E, pattern } from './pattern.ts'
import type { Way } from './reader.ts'

/** "Толще 6 мм", "longer than 2 m", 比5公斤重: a comparative with the figure that it compares with. */

const lengthUnits: readonly [unit: string, millimetres: number][] = [
  [anyOf({ ru: [`мм${E}`, 'миллиметр…'], en: [`mm${E}`, 'millimet(?:er|re)s?'], zh: ['毫米'] }), 1],
  [anyOf({ ru: [`см${E}`, 'сантиметр…'], en: [`cm${E}`, 'centimet(?:er|re)s?'], zh: ['厘米', '公分'] }), 10],
  [anyOf({ ru: [`м${E}`, 'метр(?:а|ов)?'], en: [`m${E}`, 'met(?:er|re)s?'], zh: ['米'] }), 1000],
]
const weightUnits: readonly [unit: string, grams: number][] = [
  [anyOf({ ru: [`гр?${E}`, 'грамм…'], en: [`gr?${E}`, 'grams?'], zh: ['(?<!千)克'] }), 1],
  [anyOf({ ru: [`кг${E}`, 'килограмм…', 'кило'], en: [`kgs?${E}`, 'kilo(?:gram)?s?'], zh: ['公斤', '千克'] }), 1000],
]
const powerUnits: readonly [unit: string, watts: number][] = [[anyOf({ ru: ['вт', 'ватт…'], en: ['w(?:atts?)?'], zh: ['瓦'] }), 1]]

const comparatives: readonly [FigureField, 'above' | 'below', ru: string, en: string, zh: string, typeof lengthUnits][] = [
  ['thickness', 'above', 'толще', 'thicker', '厚', lengthUnits],
  ['thickness', 'below', 'тоньше', 'thinner', '薄', lengthUnits],
  ['length', 'above', 'длиннее', 'longer', '长', lengthUnits],
  ['length', 'below', 'короче', 'shorter', '短', lengthUnits],
  ['width', 'above', 'шире', 'wider', '宽', lengthUnits],
  ['width', 'below', 'уже', 'narrower', '窄', lengthUnits],
  ['height', 'above', 'выше', 'taller|higher', '高', lengthUnits],
  ['height', 'below', 'ниже', 'lower', '矮|低', lengthUnits],
  ['weight', 'above', 'тяжелее', 'heavier', '重', weightUnits],
  ['weight', 'below', 'легче', 'lighter', '轻', weightUnits],
  ['brightness', 'above', 'ярче', 'brighter', '亮', [[`(?:${anyOf({ ru: ['люмен…', 'лм'], en: ['lumens?', 'lm'], zh: ['流明'] })})?`, 1]]],
  ['power', 'above', 'мощнее', 'more powerful|stronger', '功率大', powerUnits],
]

/** "Держит 10 кг", "holds up to 5 kg", 承重100公斤: goods that bear more do as well. */
const bears = anyOf({
  ru: [
    '(?:выдерж\\p{L}+|держ(?:ит|ат|ал[аи]?)|нагрузк\\p{L}+|грузоподъемност\\p{L}+)(?: вес)?(?:,? (?:до|от|в|на|минимум|не менее|хотя бы|около))?',
  ],
  en: ['(?:holds?|supports?|bears?|carr(?:y|ies)|withstands?|loads?|load capacity|rated for)(?:,? (?:up to|at least|of|from|over))*'],
  zh: ['(?:承重|负重|能承受|承受|载重)(?:能)?(?:到|达|要)?'],
})
export const loadWays: readonly Way<WishedFigure>[] = weightUnits.map(([unit, grams]) => ({
  pattern: pattern(`${bears}_{n}_${unit}`),
  toValue(match) {
    const figure = match.number(0)
    return figure === undefined || figure <= 0 ? undefined : { field: 'load', above: figure * grams * (1 - figureTolerance) }
  },
}))

/** "Not thicker than" and "не толще" turn the side. */
const not = anyOf({ ru: ['не '], en: ['(?:not|no) '], zh: ['不'] })
export const comparisonWays: readonly Way<WishedFigure>[] = comparatives.flatMap(([field, side, ru, en, zh, units]) =>
  units.map(
    ([unit, scale]): Way<WishedFigure> => ({
      pattern: pattern(
        `(?:${B}(?<not>${not})?(?:(?:по)?${ru}|(?:${en}) than)(?: чем)? {n}_${unit}|比_{n}_${unit}(?<not2>${not})?(?:更)?(?:${zh}))`,
      ),
      toValue(match) {
        const figure = match.number(0)
        if (figure === undefined || figure <= 0) return undefined
        const isTurned = (match.group('not') ?? match.group('not2')) !== undefined
        // Who says "not thicker than 6 mm" takes 6 mm.
        const bound = figure * scale
        const slack = bound * figureTolerance
        if (isTurned) return side === 'above' ? { field, below: bound + slack } : { field, above: bound - slack }
        return { field, [side]: bound }
      },
    }),
  ),
)
