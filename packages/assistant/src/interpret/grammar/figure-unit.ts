import type { FigureField, WishedFigure } from '../../wish.ts'
import { link } from './bounds.ts'
import { after, before, way } from './figure-way.ts'
import { anyOf, B, E } from './pattern.ts'
import type { Way } from './reader.ts'

/** Fields whose unit leaves no doubt what is meant, whatever the listing calls the attribute. */
type UnitField = Extract<FigureField, 'brightness' | 'pressure' | 'resolution' | 'temperature' | 'running-time' | 'warmth' | 'voltage'>

const hours = anyOf({ ru: ['ч(?:ас(?:а|ов)?)?'], en: ['h(?:(?:ou)?rs?)?'], zh: ['个?小时'] })

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
  temperature: {
    unit: anyOf({
      ru: ['градус…(?! (?:поворот|вращ))', '°_[cс]?'],
      en: ['degrees?(?: celsius| c)?(?! (?:rotat|swivel|turn))', '°_c', 'celsius'],
      zh: ['摄氏?度', '℃', '度(?=高温|以上|耐热|的?高温)'],
    }),
    named: anyOf({ ru: ['температур(?:у|а|ы) до', 'нагрев до'], en: ['temperatures? up to', 'heat up to'], zh: ['耐(?:高)?温', '耐热'] }),
  },
  'running-time': {
    unit: hours,
    named: anyOf({
      ru: [
        'работ(?:ает|ают|али|ал|ы)(?: от (?:заряда|аккумулятора|батареи))?',
        'хватает',
        'автономност…',
        '(?:заряд|батаре…|аккумулятор) (?:держ|хват)\\p{L}+',
        'держ\\p{L}+ (?:заряд|батаре…|аккумулятор)',
      ],
      en: ['battery life', 'holds? (?:a |the |its )?charge(?: for)?', 'lasts?', 'run(?:ning)?[ -]?time', 'playtime', 'works? for'],
      zh: ['续航', '能用', '待机'],
    }),
  },
  warmth: {
    unit: hours,
    named: anyOf({
      ru: [
        '(?:держ|сохран)\\p{L}+(?: (?:тепло|холод|температуру|жар|горячим|горячее|горячий|теплым))?(?: (?:хотя бы|часов))?',
        '(?:тепло|холод|температуру) (?:держ|сохран)\\p{L}+',
      ],
      en: [
        '(?:keeps?|keeping|stays?|staying|holds?) (?:\\p{L}+ ){0,2}(?:hot|warm|cold|heat)(?: for)?(?: at least)?',
        '(?:hot|warm|cold)(?: for)?(?: at least)?',
      ],
      zh: ['保[温冷暖]', '保持(?:热|温|冷)'],
    }),
  },
  voltage: {
    unit: anyOf({ ru: ['вольт…'], en: ['v(?:olts?)?'], zh: ['伏特?'] }),
    named: anyOf({ ru: ['напряжени…'], en: ['voltage'], zh: ['电压'] }),
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

/** Watchmakers count ten metres of water for an atmosphere: "waterproof 50 m". */
const atmospheresOfMetre = 0.1
const depthWays: readonly Way<WishedFigure>[] = [
  `${B}(?:водонепроницаем…|водозащит…|водостойк…|waterproof|water[ -]resistan(?:t|ce))(?: (?:до|to|up to|down to|на глубину))? {n}_(?:м|метр(?:ов|а)?|m|met(?:er|re)s?)${E}`,
  '防水(?:深度|到|达)?{n}_米',
].map((source) => orMore(way('pressure', source, atmospheresOfMetre)))

/** Who names what goods must stand, or how long they must last, takes more as well. */
const isLeast: ReadonlySet<UnitField> = new Set(['pressure', 'temperature', 'running-time', 'warmth'])
/** Hours and degrees are said of much else: the field is named beside them. */
const isNamedBeside: ReadonlySet<UnitField> = new Set(['running-time', 'warmth'])
/** "Rotates 360 degrees" is no heat. */
const wholeTurn = 360
const notTurned = (found: Way<WishedFigure>): Way<WishedFigure> => ({
  pattern: found.pattern,
  toValue: (match) => (match.number(0) === wholeTurn ? undefined : found.toValue(match)),
})

export const unitWays: readonly Way<WishedFigure>[] = [...depthWays, ...(Object.keys(units) as UnitField[]).flatMap(waysOf)]

function waysOf(field: UnitField): Way<WishedFigure>[] {
  const { unit, named } = units[field]
  const ways = [
    ...(isNamedBeside.has(field)
      ? [way(field, `${before}{n}_-?_${unit}${E}_(?:of )?(?:${named}|работ…|автономн…|playback|battery(?: life)?|续航)`)]
      : [way(field, `${before}{n}_-?_${unit}${E}(?:_(?<andUp>${after}))?`)]),
    isLeast.has(field)
      ? way(field, `${B}${named}${link}_${before}{n}_-?_${unit}${E}(?:_(?<andUp>${after}))?`)
      : way(field, `${B}${named}${link}_${before}{n}${E}(?!_(?:шт|pcs|个|件|\\$|руб|₽|元|%))(?:_(?<andUp>${after}))?`),
  ]
  return isLeast.has(field) ? ways.map(orMore).map(notTurned) : ways
}
