import type { LocalizedText } from '@karavan/contract/language.ts'
import { toOfferUrl } from '../links.ts'
import type { Offer, OfferAttribute, OptionGroup, PriceStep, Sku } from '../port.ts'
import { toOfferId } from '../port.ts'
import { type ColorId, colorHex } from './colors.ts'
import type { Family, Measured, Phrase, Triple } from './family.ts'
import { type PictureView, picturePath, videoPath } from './picture-path.ts'
import { videos } from './pictures/videos.ts'
import { hashText, type Random, randomFrom } from './random.ts'
import { toRawDetail } from './raw-detail.ts'
import { agree, isAdjective, isAdjectivePhrase } from './russian.ts'
import type { SampleSeller } from './sellers.ts'
import { capitalize, chineseTitle, englishTitle, russianTitle, type TitleParts } from './title.ts'
import {
  type AudienceId,
  audienceNames,
  audienceValues,
  colorNames,
  factNames,
  finishNames,
  materialNames,
  measureText,
  seasonNames,
  seasonValues,
  titleHooks,
  unitNames,
} from './words.ts'

/** Its addresses lead nowhere, on a reserved host: these are nobody's real offers. */
export const samplePlatform = 'sample'
/** When the made-up market was last looked at; fixed, so that two runs give the same offers. */
export const sampleMarketTime = '2026-01-12T06:00:00.000Z'

/** What earlier offers already use. */
export interface Taken {
  itemIds: Set<string>
  titles: Set<string>
}

const sizeScales = {
  clothing: {
    men: ['S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL'],
    women: ['S', 'M', 'L', 'XL', 'XXL'],
    unisex: ['S', 'M', 'L', 'XL', 'XXL', '3XL'],
    kids: ['90', '100', '110', '120', '130', '140', '150'],
    baby: ['66', '73', '80', '90'],
  },
  shoes: {
    men: ['39', '40', '41', '42', '43', '44', '45', '46'],
    women: ['35', '36', '37', '38', '39', '40', '41'],
    unisex: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'],
    kids: ['26', '27', '28', '29', '30', '31', '32', '33', '34', '35'],
    baby: ['18', '19', '20', '21', '22'],
  },
  socks: {
    men: ['39-42', '43-46'],
    women: ['35-38', '39-41'],
    unisex: ['35-39', '40-44'],
    kids: ['18-22', '23-27', '28-32', '33-36'],
    baby: ['0-6', '6-12', '12-24'],
  },
  headwear: {
    men: ['56-58', '58-60'],
    women: ['54-56', '56-58'],
    unisex: ['54-58', '58-61'],
    kids: ['48-50', '50-52', '52-54'],
    baby: ['42-44', '44-46'],
  },
  gloves: { men: ['M', 'L', 'XL'], women: ['S', 'M'], unisex: ['S', 'M', 'L'], kids: ['XS', 'S'], baby: ['XS'] },
} as const satisfies Record<NonNullable<Family['sizes']>, Record<AudienceId, readonly string[]>>

const toText = ([zh, ru, en]: readonly [string, string, string, ...unknown[]]): LocalizedText & Record<'zh' | 'ru' | 'en', string> => ({
  zh,
  ru,
  en,
})
const fact = (name: Triple, value: Triple | Phrase): OfferAttribute => ({ name: toText(name), value: toText(value) })
const joinTexts = (values: readonly (Triple | Phrase)[]): Triple => [
  values.map((value) => value[0]).join('、'),
  values.map((value) => value[1]).join(', '),
  values.map((value) => value[2]).join(', '),
]

/** Prices as sellers round them: fen below 1 yuan, 5 fen below 10, 10 fen below 100, whole yuan above. */
export function roundPrice(minor: number): number {
  const step = minor < 100 ? 1 : minor < 1000 ? 5 : minor < 10_000 ? 10 : 100
  return Math.max(step, Math.round(minor / step) * step)
}

const quantities = [2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000]

function makeLadder(random: Random, moq: number, firstMinor: number): PriceStep[] {
  const ladder: PriceStep[] = [{ from: moq, minor: firstMinor }]
  const wanted = random.pick([1, 2, 3, 3, 3, 4])
  let minor = firstMinor
  for (const from of quantities) {
    if (ladder.length >= wanted) break
    if (from < ladder.at(-1)!.from * random.pick([2, 3, 5])) continue
    minor = roundPrice(minor * (1 - random.int(3, 9) / 100))
    if (minor < ladder.at(-1)!.minor) ladder.push({ from, minor })
  }
  return ladder
}

/** Twelve digits, as marketplaces number their offers. */
function makeItemId(key: string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const id = `7${String(hashText(`${key}:${attempt}`)).padStart(10, '0')}${hashText(`${key}/${attempt}`) % 10}`
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
}

interface Chosen {
  title: TitleParts
  look?: Phrase
  features: Phrase[]
  use?: Phrase
}

const clashes = (family: Family, a: string, b: string): boolean =>
  family.clashes?.some(([left, right]) => (a.includes(left) && b.includes(right)) || (a.includes(right) && b.includes(left))) ?? false

/** Words that say the same twice, or that the family knows not to go together. */
function disagree(family: Family, one: readonly string[], other: readonly string[]): boolean {
  const [a = '', b = ''] = [one[0], other[0]]
  if (a.includes(b) || b.includes(a)) return true
  const adjective = other[1] ?? ''
  if (isAdjective(adjective) && one[1]?.includes(adjective.slice(0, -2))) return true
  return clashes(family, a, b)
}

/** The words of one offer: nouns, looks, features and use, drawn anew until no other offer has the same title. */
function chooseWords(
  family: Family,
  random: Random,
  fixed: Pick<TitleParts, 'color' | 'audience' | 'season' | 'material' | 'measure'>,
  /** Words that are no part of the title, or not as such, and that the others must go with: the material, each measure. */
  given: readonly (readonly string[])[],
  article: string,
  taken: Set<string>,
) {
  for (let attempt = 0; ; attempt++) {
    const said: (readonly string[])[] = [fixed.audience, fixed.season, fixed.color, ...given].filter((words) => words !== undefined)
    const nouns = family.nouns.filter((noun) => !said.some((words) => clashes(family, words[0] ?? '', noun[0])))
    const noun = random.pick(nouns.length > 0 ? nouns : family.nouns)
    said.push(noun)
    const fitting = (wanted: boolean, phrases: readonly Phrase[]): Phrase[] =>
      phrases.filter((phrase) => {
        if (!wanted || said.some((words) => disagree(family, words, phrase.slice(0, 2) as string[]))) return false
        said.push(phrase.slice(0, 2) as string[])
        return true
      })
    const [look] = fitting(random.chance(0.75), random.sample(family.looks, 1))
    const features = fitting(true, random.sample(family.features, random.pick([1, 2, 2, 3])))
    const [use] = fitting(random.chance(0.6), random.sample(family.uses, 1))
    const title: TitleParts = { ...fixed, hook: random.pick(titleHooks), look, features, use, noun }
    if (attempt >= 8) title.article = article
    const texts = [russianTitle(title), englishTitle(title), chineseTitle(title)]
    if (texts.some((text) => taken.has(text))) continue
    for (const text of texts) taken.add(text)
    return { title, look, features, use } satisfies Chosen
  }
}

/** A family repeats a value to make it more usual in titles; a choice names it once. */
const different = (values: readonly Measured[]): Measured[] =>
  values.filter((value, at) => values.findIndex((other) => other[0] === value[0]) === at)

/** Neighbouring values, as a seller's range of one product is. */
function neighbours<T>(random: Random, values: readonly T[], low: number, high: number): T[] {
  const count = Math.min(values.length, random.int(low, high))
  const start = random.int(0, values.length - count)
  return values.slice(start, start + count)
}

/** One offer of a family. Pure: the same seed, family, index and `taken` give the same offer. */
export function buildOffer(family: Family, index: number, seed: number, sellers: readonly SampleSeller[], taken: Taken): Offer {
  const key = `${seed}:${family.type}:${index}`
  const random = randomFrom(key)
  const kind = family.type.slice('type.'.length)
  const itemId = makeItemId(key, taken.itemIds)
  const article = `${kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')}${random.int(100, 9899)}`
  const seller = random.pick(sellers.filter((one) => one.industry === family.industry))

  const material = family.materials ? random.pick(family.materials) : undefined
  const audience = family.audiences ? random.pick(family.audiences) : undefined
  const fitting = family.seasons?.filter((one) => !material || !clashes(family, seasonNames[one][0], materialNames[material[0]][0]))
  const season = fitting && fitting.length > 0 ? random.pick(fitting) : undefined
  const colorCount = random.chance(0.18) ? 1 : random.int(2, Math.min(family.maxColors ?? 6, family.colors.length))
  const colors = random.sample(family.colors, colorCount)
  const finish =
    random.chance(0.1) &&
    material &&
    ['material.stainless-steel', 'material.plastic', 'material.ceramic', 'material.abs'].includes(material[0])
      ? random.pick(finishNames)
      : undefined

  const { measure } = family
  const hasMeasureChoice = measure !== undefined && random.chance(measure.choice ?? 0.25)
  const measured: readonly Measured[] = measure
    ? hasMeasureChoice
      ? neighbours(random, different(measure.values), 2, 4)
      : [random.pick(measure.values)]
    : []
  const choice =
    family.choice && random.chance(family.choice.share)
      ? { name: family.choice.name, values: random.sample(family.choice.values, random.int(2, 4)) }
      : undefined
  const sizes = family.sizes ? neighbours(random, sizeScales[family.sizes][audience ?? 'unisex'], 2, 6) : []

  const words = chooseWords(
    family,
    random,
    {
      color: colors.length === 1 && random.chance(0.7) ? colorNames[colors[0]!] : undefined,
      audience: audience && (audience !== 'unisex' || random.chance(0.3)) ? audienceNames[audience] : undefined,
      season: season && random.chance(0.7) ? seasonNames[season] : undefined,
      material:
        material && random.chance(0.7) && !family.silentMaterials?.includes(material[0])
          ? [materialNames[material[0]][0], materialNames[material[0]][2], materialNames[material[0]][3]]
          : undefined,
      measure: measure && measured.length === 1 ? measureText(measured[0]![0], measure.unit) : undefined,
    },
    [
      ...(material ? [materialNames[material[0]]] : []),
      ...(measure ? measured.map(([value]) => measureText(value, measure.unit).slice(0, 1)) : []),
    ],
    article,
    taken.titles,
  )

  // Price of the cheapest variant at the smallest order.
  const moq = random.pick(family.moq)
  const [low, high] = family.price
  const factors = [material?.[1], words.look?.[3], words.use?.[3], ...words.features.map((feature) => feature[3])]
  const level =
    factors.reduce<number>((product, factor) => product * (factor ?? 1), 1) *
    seller.priceFactor *
    (audience === 'kids' || audience === 'baby' ? 0.85 : 1) *
    (moq >= 100 ? 0.93 : 1)
  const base = Math.min(Math.max(random.spread(low, high) * level, low * 0.9), high * 1.5) * 100
  const variantPrice = (value?: Measured, chosen?: Phrase): number => roundPrice(base * (value?.[1] ?? 1) * (chosen?.[3] ?? 1))
  const isPricedBySku = measured.length > 1 || (choice?.values.some((value) => value[3] !== undefined) ?? false)

  // Options and their SKUs.
  const variant = hashText(`${key}:look`) % 1000
  const accent = family.accents ? colorHex[random.pick(family.accents)] : undefined
  const picture = (color: ColorId, view: PictureView): string =>
    picturePath({ kind, color: colorHex[color], accent: accent === colorHex[color] ? undefined : accent, variant, view })
  const groups: (OptionGroup & { entries: { value?: Measured; chosen?: Phrase }[] })[] = []
  const addGroup = (name: Triple, values: { text: Triple; imageUrl?: string; value?: Measured; chosen?: Phrase }[]): void => {
    groups.push({
      pid: String(groups.length),
      name: toText(name),
      values: values.map(({ text, imageUrl }, at) => ({ vid: String(at), name: toText(text), ...(imageUrl ? { imageUrl } : {}) })),
      entries: values.map(({ value, chosen }) => ({ value, chosen })),
    })
  }
  const shade = (color: ColorId): Triple => {
    const [zh, ru, en] = colorNames[color]
    return finish
      ? [`${finish[0]}${zh}`, capitalize(`${ru} ${finish[1]}`), capitalize(`${finish[2]} ${en}`)]
      : [zh, capitalize(ru), capitalize(en)]
  }
  if (colors.length > 1)
    addGroup(
      factNames.color,
      colors.map((color) => ({ text: shade(color), imageUrl: picture(color, 1) })),
    )
  if (measure && measured.length > 1)
    addGroup(
      measure.name,
      measured.map((value) => ({ text: measureText(value[0], measure.unit), value })),
    )
  if (sizes.length > 1)
    addGroup(
      factNames.size,
      sizes.map((size) => ({ text: [size, size, size] })),
    )
  if (choice)
    addGroup(
      choice.name,
      choice.values.map((chosen) => ({ text: [chosen[0], capitalize(chosen[1]), capitalize(chosen[2])], chosen })),
    )

  const originFactor = random.chance(0.15) ? 1 + random.int(8, 35) / 100 : undefined
  let combinations: { pairs: string[]; value?: Measured; chosen?: Phrase }[] = [{ pairs: [], value: measured[0] }]
  for (const group of groups) {
    combinations = combinations.flatMap((done) =>
      group.values.map((value, at) => {
        const entry = group.entries[at]!
        return {
          pairs: [...done.pairs, `${group.pid}:${value.vid}`],
          value: entry.value ?? done.value,
          chosen: entry.chosen ?? done.chosen,
        }
      }),
    )
  }
  const skus: Sku[] = combinations.map(({ pairs, value, chosen }, at) => {
    const priceMinor = variantPrice(value, chosen)
    return {
      skuId: `5${itemId.slice(3)}${String(at).padStart(3, '0')}`,
      propsIds: pairs.join(';'),
      ...(isPricedBySku ? { priceMinor } : {}),
      ...(originFactor ? { originPriceMinor: roundPrice(priceMinor * originFactor) } : {}),
      stock: combinations.length > 3 && random.chance(0.06) ? 0 : Math.round(random.spread(30, 6000)),
    }
  })
  const lowest = Math.min(...combinations.map(({ value, chosen }) => variantPrice(value, chosen)))
  const ladder = isPricedBySku ? [{ from: moq, minor: lowest }] : makeLadder(random, moq, lowest)

  // Facts.
  const packed = random.spread(...family.grams)
  const grams = measure?.unit === 'kg' ? Number(measured[0]![0]) * 1000 + packed : packed * (measured[0]?.[1] ?? 1)
  const [, , gender] = words.title.noun
  const said = (phrase: Phrase): Triple => [
    phrase[0],
    isAdjective(phrase[1]) || isAdjectivePhrase(phrase[1]) ? agree(phrase[1], gender) : phrase[1],
    phrase[2],
  ]
  const logoFrom = random.pick([0, 0, 100, 200, 300, 500, 1000])
  const packing = random.pick<Triple>([
    ['OPP袋', 'индивидуальный пакет', 'individual bag'],
    ['彩盒', 'цветная коробка', 'color box'],
    ['白盒', 'белая коробка', 'white box'],
    ['独立包装', 'индивидуальная упаковка', 'individual packaging'],
  ])
  const attributes: OfferAttribute[] = [fact(factNames.type, [words.title.noun[0], words.title.noun[1], words.title.noun[3]])]
  if (material)
    attributes.push(fact(factNames.material, [materialNames[material[0]][0], materialNames[material[0]][1], materialNames[material[0]][3]]))
  if (measure) attributes.push(fact(measure.name, joinTexts(measured.map(([value]) => measureText(value, measure.unit)))))
  attributes.push(
    fact(factNames.color, joinTexts(colors.map(shade).map(([zh, ru, en]) => [zh, ru.toLowerCase(), en.toLowerCase()] as const))),
  )
  if (sizes.length > 0) attributes.push(fact(factNames.size, joinTexts(sizes.map((size) => [size, size, size] as const))))
  if (words.look) attributes.push(fact(factNames.look, said(words.look)))
  attributes.push(fact(factNames.features, joinTexts(words.features.map(said))))
  if (words.use) attributes.push(fact(factNames.use, said(words.use)))
  if (audience) attributes.push(fact(factNames.audience, audienceValues[audience]))
  if (season) attributes.push(fact(factNames.season, seasonValues[season]))
  for (const [name, values] of family.specs) attributes.push(fact(name, random.pick(values)))
  attributes.push(
    fact(factNames.origin, seller.town),
    fact(factNames.article, [article, article, article]),
    fact(factNames.packing, packing),
    fact(
      factNames.logo,
      logoFrom > 0 ? [`可定制,${logoFrom}起订`, `да, от ${logoFrom} шт.`, `yes, from ${logoFrom} pcs`] : ['不支持', 'нет', 'no'],
    ),
  )

  const dispatchHours = random.chance(0.8) ? seller.dispatchHours : random.pick([24, 48, 72, 120, 168])
  const title = { zh: chineseTitle(words.title), ru: russianTitle(words.title), en: englishTitle(words.title) }
  const moreColors = colors.slice(1, 3)
  const film = (videos as Record<string, string>)[kind]
  const offer: Offer = {
    id: toOfferId(samplePlatform, itemId),
    platform: samplePlatform,
    itemId,
    title,
    description: describe(attributes, seller, dispatchHours, logoFrom),
    category: {
      zh: family.category.map((level) => level[0]).join(' / '),
      ru: family.category.map((level) => level[1]).join(' / '),
      en: family.category.map((level) => level[2]).join(' / '),
    },
    attributes,
    options: groups.map(({ pid, name, values }) => ({ pid, name, values })),
    skus,
    priceLadder: ladder,
    currency: 'CNY',
    moq,
    unit: toText(unitNames[family.unit]),
    stock: skus.reduce((sum, sku) => sum + sku.stock, 0),
    weightGrams: Math.max(1, Math.round(grams)),
    images: [
      picture(colors[0]!, 1),
      picture(colors[0]!, 2),
      picture(colors[0]!, 3),
      ...(random.chance(0.5) ? [picture(colors[0]!, 4)] : []),
      ...moreColors.map((color) => picture(color, 1)),
    ],
    ...(film && hashText(`${key}:film`) % 6 === 0 ? { videoUrl: videoPath(film) } : {}),
    productUrl: toOfferUrl(samplePlatform, itemId),
    seller: {
      id: seller.id,
      name: seller.name,
      years: seller.years,
      repurchaseRate: seller.repurchaseRate,
      isFactory: seller.isFactory,
      location: seller.location,
    },
    delivery: { from: seller.location, dispatchHours },
    salesCount: Math.round(random.spread(3, 9000) * (1 + seller.repurchaseRate)),
    fetchedAt: sampleMarketTime,
  }
  return { ...offer, rawDetailApi: { data_content: toRawDetail(offer, seller) } }
}

/** Plain text that repeats the facts of the detail page and adds none. */
function describe(attributes: readonly OfferAttribute[], seller: SampleSeller, hours: number, logoFrom: number): LocalizedText {
  const shown = attributes.filter((attribute) => attribute.name.zh !== factNames.article[0] && attribute.name.zh !== factNames.logo[0])
  const lines = (language: 'zh' | 'ru' | 'en', colon: string, stop: string): string =>
    shown.map((attribute) => `${attribute.name[language]}${colon}${attribute.value[language]}${stop}`).join(language === 'zh' ? '' : ' ')
  return {
    zh: `${lines('zh', ':', '。')}${seller.town[0]}发货,一般${hours}小时内发出。${logoFrom > 0 ? `支持定制LOGO,${logoFrom}件起。` : ''}`,
    ru: `${lines('ru', ': ', '.')} Отправка: ${seller.location.ru}, обычно в течение ${hours} ч.${logoFrom > 0 ? ` Возможно нанесение логотипа, от ${logoFrom} шт.` : ''}`,
    en: `${lines('en', ': ', '.')} Ships from ${seller.location.en}, usually within ${hours} hours.${logoFrom > 0 ? ` Custom logo possible from ${logoFrom} pieces.` : ''}`,
  }
}
