import type { FigureField, WishedFigure } from '../../wish.ts'
import { link } from './bounds.ts'
import { after, before, way } from './figure-way.ts'
import { anyOf, B, E } from './pattern.ts'
import type { Way } from './reader.ts'

/** Fields whose unit leaves no doubt what is meant, whatever the listing calls the attribute. */
type UnitField = Extract<FigureField, 'brightness' | 'pressure' | 'resolution'>

const units: Record<UnitField, { unit: string; named: string }> = {
  brightness: {
    unit: anyOf({ ru: ['люмен…', 'лм'], en: ['lumens?', 'lm'], zh: ['流明'] }),
    named: anyOf({
      ru: ['люмен…', 'светов(?:ой|ым) поток(?:ом)?', 'яркость(?:ю)?'],
      en: ['lumens?', 'brightness', 'luminous flux'],
      zh: ['亮度', '光通量', '流明'],
    }),
  },
  pressure: {
    unit: anyOf({ ru: ['атм', 'атмосфер…'], en: ['atm', 'atmospheres?'], zh: ['个?大气压'] }),
    named: anyOf({ ru: ['водозащит(?:а|ой)', 'водонепроницаемость(?:ю)?'], en: ['water resistance'], zh: ['防水'] }),
  },
  resolution: {
    unit: anyOf({ en: ['dpi'] }),
    named: anyOf({ en: ['dpi'] }),
  },
}

/** Goods that stand more pressure than was asked for do as well. */
const orMore = ({ pattern, toValue }: Way<WishedFigure>): Way<WishedFigure> => ({
  pattern,
  toValue(match) {
    const figure = toValue(match)
    if (figure?.above === undefined) return figure
    const { below: _, ...least } = figure
    return least
  },
})

export const unitWays: readonly Way<WishedFigure>[] = (Object.keys(units) as UnitField[]).flatMap((field) => {
  const { unit, named } = units[field]
  const ways = [
    way(field, `${before}{n}_-?_${unit}${E}(?:_(?<andUp>${after}))?`),
    field === 'pressure'
      ? way(field, `${B}${named}${link}_${before}{n}_${unit}${E}`)
      : way(field, `${B}${named}${link}_${before}{n}${E}(?!_(?:шт|pcs|个|件|\\$|руб|₽|元|%))(?:_(?<andUp>${after}))?`),
  ]
  return field === 'pressure' ? ways.map(orMore) : ways
})
