import { anyOf, E, pattern } from './pattern.ts'
import type { Examples, Reader } from './reader.ts'

/** Devices that goods may be made for. Reads a message and a listing alike: "айфон 15 про" and "iPhone 15 Pro" are one. */

const suffix = '(?:_(?<suffix>pro_max|pro|plus|mini|max|ultra|fe|про_макс|про|плюс|мини|макс|ультра))?'
const suffixes: Record<string, string> = {
  про: 'pro',
  плюс: 'plus',
  мини: 'mini',
  макс: 'max',
  ультра: 'ultra',
  промакс: 'pro max',
  promax: 'pro max',
}
const toSuffix = (written: string | undefined): string => {
  const plain = written?.replaceAll(/[\s\u00a0]/g, '') ?? ''
  return suffixes[plain] ?? plain
}
const model = '(?<model>[a-zа-я]?\\d{1,3}[a-zа-я]?)'

interface Family {
  /** Begins every device of the family. */
  name: string
  brand: string
  /** Without a number the brand alone is meant. */
  numbered: boolean
}
const families: readonly Family[] = [
  {
    name: 'iphone',
    brand: anyOf({ ru: ['айфон…'], en: ['iphones?'], zh: ['苹果(?:手机(?![壳套膜保]))?(?!手表|电脑|平板|耳机)'] }),
    numbered: true,
  },
  {
    name: 'samsung',
    brand: anyOf({ ru: ['самсунг…(?:_гал[ао]кс[иы])?', 'гал[ао]кси'], en: ['(?:samsung_)?galaxy', 'samsung'], zh: ['三星'] }),
    numbered: true,
  },
  {
    name: 'redmi',
    brand: anyOf({ ru: ['(?:сяоми_)?редми(?:_ноут)?'], en: ['(?:xiaomi_)?redmi(?:_note)?'], zh: ['红米(?:note)?'] }),
    numbered: true,
  },
  { name: 'xiaomi', brand: anyOf({ ru: ['сяоми', 'ксиаоми', 'ксяоми'], en: ['xiaomi', 'poco'], zh: ['小米(?!椒)'] }), numbered: true },
  {
    name: 'huawei',
    brand: anyOf({ ru: ['хуав[еэ]й', 'хонор'], en: ['huawei(?:_mate)?', 'honor'], zh: ['华为(?:mate)?', '荣耀'] }),
    numbered: true,
  },
  { name: 'airpods', brand: anyOf({ ru: ['(?:эйр|аир|эир)_?подс…'], en: ['air_?pods?'], zh: ['苹果耳机'] }), numbered: true },
  { name: 'apple watch', brand: anyOf({ ru: ['(?:эпл|эппл|апл)_(?:вотч|уотч)…'], en: ['apple_watch'], zh: ['苹果手表'] }), numbered: true },
  { name: 'ipad', brand: anyOf({ ru: ['айпад…'], en: ['ipads?'], zh: ['苹果平板'] }), numbered: true },
  { name: 'macbook', brand: anyOf({ ru: ['макбук…'], en: ['macbooks?'], zh: ['苹果电脑'] }), numbered: false },
]
const cyrillic: Record<string, string> = { а: 'a', с: 'c', м: 'm', е: 'e' }
/** Models in Latin letters. The С of "самсунг С23" is its S: there is no C. */
const toModel = (name: string, written: string): string =>
  (name === 'samsung' ? written.replace(/^с/, 's') : written).replaceAll(/[асме]/g, (letter) => cyrillic[letter]!)

/** Devices named in a text, in the order of their families: "iphone 15 pro", or the family alone. Lists go on: "iPhone 14/15 Pro". */
export function devicesIn(folded: string): { device: string; start: number; end: number }[] {
  const found: { device: string; start: number; end: number }[] = []
  for (const { name, brand, numbered } of families) {
    for (const match of folded.matchAll(patternOf(name, brand))) {
      const end = match.index + match[0].length
      if (found.some((one) => match.index < one.end && end > one.start)) continue
      let at = end
      let isFirst = true
      while (numbered) {
        const next = (isFirst ? firstModel : furtherModel).exec(folded.slice(at))
        if (!next?.groups?.model || /^(?:шт|pcs|руб|р\b|₽|см|мм|cm|mm|个|件)/.test(folded.slice(at + next[0].length).trimStart())) break
        const device = [name, toModel(name, next.groups.model), toSuffix(next.groups.suffix)].filter(Boolean).join(' ')
        found.push({ device, start: isFirst ? match.index : at, end: at + next[0].length })
        at += next[0].length
        isFirst = false
      }
      if (!isFirst) continue
      const before = modelBefore(name, folded.slice(0, match.index))
      found.push({ device: [name, before?.model].filter(Boolean).join(' '), start: before?.start ?? match.index, end })
    }
  }
  return found
}
/** Models that people say before the brand: "на 15 айфон". Any other number there counts goods. */
const saidBefore: Readonly<Record<string, RegExp>> = { iphone: /^(?:[6-9]|1[0-7])$/ }
const numberBefore = new RegExp(pattern(`(?<model>\\d{1,2})(?:-?(?:й|ый|ой|го|ого))?${suffix}[\\s-]+$`).source, 'u')

function modelBefore(name: string, lead: string): { model: string; start: number } | undefined {
  const match = numberBefore.exec(lead)
  const model = match?.groups?.model
  if (!match || !model || !saidBefore[name]?.test(model) || /[\d.,]$/.test(lead.slice(0, match.index))) return undefined
  return { model: [model, toSuffix(match.groups?.suffix)].filter(Boolean).join(' '), start: match.index }
}

const firstModel = new RegExp(`^${pattern(`[\\s-]*${model}${suffix}${E}`).source}`, 'u')
const furtherModel = new RegExp(`^${pattern(`\\s*[/,、]\\s*${model}${suffix}${E}`).source}`, 'u')
const patterns = new Map<string, RegExp>()
function patternOf(name: string, brand: string): RegExp {
  let known = patterns.get(name)
  if (!known) {
    known = new RegExp(pattern(`(?<![a-zа-я])${brand}(?![a-zа-я])`).source, 'gu')
    patterns.set(name, known)
  }
  return known
}

/** Whether goods made for one device are made for the other: the family alone leaves the model open. */
export const fitsDevice = (stated: string, wanted: string): boolean =>
  stated === wanted || (!wanted.includes(' ') && stated.startsWith(`${wanted} `))

/** A larger number alone counts pieces. */
const maxPlainModel = 30
const onward = new RegExp(
  pattern(
    `^[\\s,]*(?:${anyOf({ ru: ['а', 'и', 'тогда', 'теперь', 'лучше', 'нет', 'ой', 'точнее', 'вернее'], en: ['and', 'what about', 'how about', 'same', 'no', 'oops', 'sorry', 'make it'], zh: ['那', '有', '换成?', '是', '要'] })}[\\s,]*)*(?:${anyOf({ ru: ['на', 'для', 'под', 'обычн(?:ый|ого|ую|ом)', 'прост(?:ой|ого)', 'базов(?:ый|ую)'], en: ['for', 'the', 'a', 'regular', 'plain', 'normal', 'base', 'standard'], zh: ['普通(?:的|版)?', '标准版?'] })}\\s*)*${model}${suffix}(?=$|[^\\p{L}\\p{N}]|的|呢|有)(?!_(?:шт|pcs|руб|р${E}|₽|см|мм|cm|mm|个|件|元|块|pieces|штук))`,
  ),
  'du',
)
/** "А на 14 про?" after a case for an iPhone 13: another model of the same family, with its stretch. */
export function nextModel(folded: string, before: string | undefined): { device: string; start: number; end: number } | undefined {
  const name = families.find((family) => family.numbered && (before === family.name || before?.startsWith(`${family.name} `)))?.name
  const match = name === undefined ? undefined : onward.exec(folded)
  const written = match?.groups?.model
  if (!match || written === undefined || before === name || Number(written) > maxPlainModel) return undefined
  const { model: at } = match.indices!.groups!
  return {
    device: [name, toModel(name!, written), toSuffix(match.groups?.suffix)].filter(Boolean).join(' '),
    start: at![0],
    end: match[0].length,
  }
}

const kinds: Readonly<Record<string, string>> = {
  airpods: 'type.headphones',
  'apple watch': 'type.smart-watch',
  ipad: 'type.tablet',
  macbook: 'type.laptop',
}
/** The kind of goods that a device is itself. */
export function kindOfDevice(device: string): string {
  return Object.entries(kinds).find(([name]) => device.startsWith(name))?.[1] ?? 'type.phone'
}

const bought =
  /(?<!\p{L})(?:buy|purchase|order|sell|want|need|get|have|куп(?:ить|лю|им)|закупить|нуж(?:ен|на|но|ны)|прода[её]те|есть|возьму|original|sealed|brand new|оригинал\p{L}*|новый|новые|запечатан\p{L}*)(?!\p{L})|买|要|原装|全新|正品|批发/u
/** Stands before a device that goods are for. */
const isFor = /(?:^|[^\p{L}])(?:for|to|fits?|with|на|для|под|к|с|適?适?用|适用|给|配)\s*(?:the |my |an? |мой |моего )?$/u
/** Whether a device that nothing is named for is what is to be bought. */
export function saysItIsBought(folded: string, found: { all(kind: 'quantity'): number[] }): boolean {
  const [device] = devicesIn(folded)
  if (!device || isFor.test(folded.slice(0, device.start))) return false
  return bought.test(folded) || found.all('quantity').length > 0
}

/** The device that goods are for: "чехол на айфон 15 про". */
export const deviceReader: Reader<string> = {
  read: (text) =>
    devicesIn(text.folded)
      .slice(0, 1)
      .map(({ device, start, end }) => ({ value: device, span: { start, end } })),
  examples: {
    ru: [
      ['чехол на [айфон 15 про]', 'iphone 15 pro'],
      ['чехол [самсунг а54] чёрный', 'samsung a54'],
      ['чехол на [самсунг с23]', 'samsung s23'],
      ['чехол для [эйрподс]', 'airpods'],
      ['кружка'],
    ],
    en: [['case for [iPhone 14 Pro Max]', 'iphone 14 pro max'], ['[galaxy s23 ultra] cover', 'samsung s23 ultra'], ['honorary']],
    zh: [
      ['[苹果15]手机壳', 'iphone 15'],
      ['[华为mate60]手机', 'huawei 60'],
    ],
  } satisfies Examples<string>,
}

const count = '(?<![\\d.,])(?<count>\\d{1,6})(?!\\d)'
const pieces = '(?:(?:шт(?:ук[аи]?)?\\.?|pcs|pieces|[个件只])(?!\\p{L}))'
/** Smaller numbers are places of offers. */
const leastModel = 7
/** So many for a model, with the number before it and behind it. */
const counted = (family: string): RegExp[] => {
  const named = `(?:(?:${family})\\s?)?(?<!\\d)${model}${suffix}(?![a-zа-я\\d])`
  return [
    `${named}(?:的|款)?\\s?(?:要|来|拿|[:–—-])?\\s?${count}\\s?${pieces}`,
    `${count}(?:\\s?${pieces}\\s?(?:(?:на|для|под|for|of|in)\\s)?|\\s(?:на|для|под|for|of|in)\\s|\\s(?=(?:${family})))(?:the\\s)?${named}`,
  ].map((way) => new RegExp(pattern(way), 'giu'))
}

/**
 * «60 на 15 и 40 на 15 про», 15的60个 15pro的40个, of goods for a family of devices (`before`, or one that the message names): how many for each model, and where
 * the list stands in the text. `undefined` where fewer than two are counted.
 */
function modelsCounted(
  folded: string,
  before: string | undefined,
): { start: number; end: number; parts: { device: string; count: number }[] } | undefined {
  const family = families.find(
    ({ name, brand, numbered }) => numbered && (before?.startsWith(name) || new RegExp(patternOf(name, brand)).test(folded)),
  )
  if (!family) return undefined
  const lists = counted(family.brand).map((way) =>
    [...folded.matchAll(way)].flatMap(({ 0: said, index, groups }) =>
      Number(groups!.model) >= leastModel && Number(groups!.model) <= maxPlainModel
        ? [
            {
              device: [family.name, groups!.model, toSuffix(groups!.suffix)].filter(Boolean).join(' '),
              count: Number(groups!.count),
              start: index,
              end: index + said.length,
            },
          ]
        : [],
    ),
  )
  const list = lists.find((found) => new Set(found.map(({ device }) => device)).size > 1)
  return list && { start: list[0]!.start, end: list.at(-1)!.end, parts: list.map(({ device, count: of }) => ({ device, count: of })) }
}

/** A message with what it counts of models said by their whole names: "iphone 15 60 pcs, iphone 15 pro 40 pcs". */
export function withModelsNamed(message: string, folded: string, before: string | undefined): string {
  const found = modelsCounted(folded, before)
  if (!found) return message
  const list = found.parts.map(({ device, count: of }) => `${device} ${of} pcs`).join(', ')
  return `${message.slice(0, found.start)}, ${list}, ${message.slice(found.end)}`
}
