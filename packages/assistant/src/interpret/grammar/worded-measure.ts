import type { Dimension, WishedMeasure } from '../../wish.ts'
import { from, link, upTo } from './bounds.ts'
import { withBoundWords } from './measure.ts'
import type { OpenText } from './open-text.ts'
import { anyOf, B, E, pattern } from './pattern.ts'
import { type Read, type Reader, readFirst, type Way } from './reader.ts'

/** Measures without a digit: "литровые", "полутораметровый", "два литра", "half a liter", 两升. */

const multipliers: readonly [number, string][] = [
  [0.5, 'пол[уо]?'],
  [1.5, 'полутора'],
  [1, 'одно'],
  [2, 'двух'],
  [3, 'тр[её]х'],
  [4, 'четыр[её]х'],
  [5, 'пяти'],
  [6, 'шести'],
  [8, 'восьми'],
  [10, 'десяти'],
  [15, 'пятнадцати'],
  [20, 'двадцати'],
  [25, 'двадцатипяти'],
  [30, 'тридцати'],
  [40, 'сорока'],
  [50, 'пятидесяти'],
  [100, 'сто'],
  [200, 'двухсот'],
  [300, 'тр[её]хсот'],
  [500, 'пятисот'],
  [1, ''],
]
const units: readonly [Dimension, factor: number, adjective: string, ru: string, en: string, zh: string][] = [
  ['volume', 1000, 'литров', 'литр(?:а|ов|у|ы)?', 'lit(?:er|re)s?', '升'],
  ['volume', 1, 'миллилитров', 'миллилитр(?:а|ов)?', 'millilit(?:er|re)s?', '毫升'],
  ['length', 1000, 'метров', 'метр(?:а|ов)?', 'met(?:er|re)s?', '米'],
  ['length', 10, 'сантиметров', 'сантиметр(?:а|ов)?', 'centimet(?:er|re)s?', '厘米|公分'],
  ['length', 1, 'миллиметров', 'миллиметр(?:а|ов)?', 'millimet(?:er|re)s?', '毫米'],
  ['weight', 1000, 'килограмм?ов', '(?:килограмм?(?:а|ов)?|кило)', '(?:kilos?|kilograms?|kgs?)', '公斤|千克'],
  ['weight', 1, 'грамм?ов', 'грамм?(?:а|ов)?', 'grams?', '克'],
]
const adjectiveEnding = '(?:ый|ая|ое|ые|ого|ой|ому|ом|ую|ых|ыми?)'

const exactly = (dimension: Dimension, target: number): WishedMeasure => ({ dimension, target: Math.round(target) })
const ways: Way<WishedMeasure>[] = units.flatMap(([dimension, factor, adjective, ru, en, zh]) => [
  ...multipliers.map(
    ([times, prefix]): Way<WishedMeasure> => ({
      pattern: pattern(`${B}${prefix}-?${adjective}${adjectiveEnding}${E}`),
      toValue: () => exactly(dimension, times * factor),
    }),
  ),
  {
    pattern: pattern(`(?:${B}{n}_-?_(?:${adjective}${adjectiveEnding}|${ru}|${en})${E}|{n}(?:${zh}))`),
    toValue: (match) => {
      const value = match.number(0)
      return value === undefined || value <= 0 ? undefined : exactly(dimension, value * factor)
    },
  },
  {
    pattern: pattern(`(?:${B}${anyOf({ ru: ['пол[ -]?'], en: ['half (?:an? )?'] })}(?:${ru}|${en})${E}|半(?:${zh}))`),
    toValue: () => exactly(dimension, factor / 2),
  },
  { pattern: pattern(`${B}полтор[аы] ${ru}${E}`), toValue: () => exactly(dimension, factor * 1.5) },
  {
    pattern: pattern(
      `${B}(?:${anyOf({ ru: ['(?<!сколько \\p{L}+ )(?:на|в|по|около|примерно) (?:один )?'], en: ['(?:an?|one)[ -]'], signs: [`(?<=(?:${from}|${upTo}) )`] })})(?:${ru}|${en})${E}`,
    ),
    toValue: () => exactly(dimension, factor),
  },
])

/** "Объём 300": without a unit it is millilitres, and litres where it is small. */
const leastMillilitres = 20
const namedVolume: Way<WishedMeasure> = {
  pattern: pattern(
    `${B}(?:${anyOf({ ru: ['объ[её]м(?:ом|а)?', '[её]мкость(?:ю)?', 'литраж(?:ом)?'], en: ['volume', 'capacity'], zh: ['容量'] })})${link}{n}(?=\\s*(?:$|[,.;!?，。？]))`,
  ),
  toValue: (match) => {
    const value = match.number(0)
    return value === undefined || value <= 0 ? undefined : exactly('volume', value < leastMillilitres ? value * 1000 : value)
  },
}

/** Measures that are said in words, with the words that bound them. */
export const wordedMeasureReader: Reader<WishedMeasure> = {
  read: (text: OpenText) => readFirst(text, [...ways, namedVolume]).map((found): Read<WishedMeasure> => withBoundWords(text.folded, found)),
  examples: {
    ru: [
      ['бутылки [литровые]', { dimension: 'volume', target: 1000 }],
      ['[полулитровая] кружка', { dimension: 'volume', target: 500 }],
      ['[двухметровый] кабель', { dimension: 'length', target: 2000 }],
      ['гантели [пять килограмм]', { dimension: 'weight', target: 5000 }],
      ['бутылка [на литр]', { dimension: 'volume', target: 1000 }],
      ['кружка [пол-литра]', { dimension: 'volume', target: 500 }],
      ['[больше литра]', { dimension: 'volume', min: 1000 }],
      ['[объем 300]', { dimension: 'volume', target: 300 }],
      ['литература'],
    ],
    en: [
      ['bottles of [half a liter]', { dimension: 'volume', target: 500 }],
      ['a [two-meter] cable', { dimension: 'length', target: 2000 }],
      ['[at least a liter]', { dimension: 'volume', min: 1000 }],
      ['literature'],
    ],
    zh: [['[两升]的水壶', { dimension: 'volume', target: 2000 }], ['[半升以上]', { dimension: 'volume', min: 500 }], ['升降桌']],
  },
}
