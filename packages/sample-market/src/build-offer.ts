import type { LocalizedText } from '@karavan/contract/language.ts'
import { toOfferUrl } from '@karavan/marketplaces/links.ts'
import type { Offer, OfferAttribute, OptionGroup, Sku } from '@karavan/marketplaces/port.ts'
import { toOfferId } from '@karavan/marketplaces/port.ts'
import { type Chosen, chooseWords } from './choose-words.ts'
import { colorHex } from './colors.ts'
import type { Family, Measured } from './family.ts'
import { chooseGoods, type Goods, shadesOf } from './goods.ts'
import type { Phrase, Triple } from './phrase.ts'
import { type PictureView, picturePath, videoPath } from './picture-path.ts'
import { isShownAtSize } from './pictures/sizes.ts'
import { videos } from './pictures/videos.ts'
import { samplePlatform } from './platform.ts'
import { makeLadder, roundPrice } from './price.ts'
import { hashText, type Random, randomFrom } from './random.ts'
import { toRawDetail } from './raw-detail.ts'
import { agree, isAdjective, isAdjectivePhrase } from './russian.ts'
import type { SampleSeller } from './sellers.ts'
import { capitalize, chineseTitle, englishTitle, russianTitle } from './title.ts'
import {
  audienceNames,
  audienceValues,
  colorNames,
  factNames,
  materialNames,
  measureText,
  seasonNames,
  seasonValues,
  unitNames,
} from './words.ts'

/** When the made-up market was last looked at; fixed, so that two runs give the same offers. */
export const sampleMarketTime = '2026-01-12T06:00:00.000Z'

/** What earlier offers already use. */
export interface Taken {
  itemIds: Set<string>
  titles: Set<string>
}

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

/** Twelve digits, as marketplaces number their offers. */
function makeItemId(key: string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const id = `7${String(hashText(`${key}:${attempt}`)).padStart(10, '0')}${hashText(`${key}/${attempt}`) % 10}`
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
}

const initialsOf = (kind: string): string =>
  kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/**
 * One offer of a family. Pure: the same seed, family, index and `taken` give the same offer. Every step draws from one row of random numbers, so their
 * order is part of the market: another order is another market (`marketVersion`).
 */
export function buildOffer(family: Family, index: number, seed: number, sellers: readonly SampleSeller[], taken: Taken): Offer {
  const key = `${seed}:${family.type}:${index}`
  const random = randomFrom(key)
  const kind = family.type.slice('type.'.length)
  const itemId = makeItemId(key, taken.itemIds)
  const article = `${initialsOf(kind)}${random.int(100, 9899)}`
  const seller = random.pick(sellers.filter((one) => one.industry === family.industry))
  const goods = chooseGoods(family, random)
  const words = chooseWords(family, random, { ...chooseTitleFacts(family, random, goods), article, taken: taken.titles })

  const moq = random.pick(family.moq)
  const priceOf = choosePrice(family, random, { goods, words, seller, moq })
  const accent = family.accents ? colorHex[random.pick(family.accents)] : undefined
  const variant = hashText(`${key}:look`) % 1000
  const picture = (color: Goods['colors'][number], view: PictureView): string =>
    picturePath({ kind, color: colorHex[color], accent: accent === colorHex[color] ? undefined : accent, variant, view })
  const groups = toChoices(family, goods, (color) => picture(color, 1))
  const combinations = combine(groups, goods.measured[0])
  const isPricedBySku = goods.measured.length > 1 || (goods.choice?.values.some((value) => value[3] !== undefined) ?? false)
  const skus = toSkus(random, itemId, combinations, priceOf, isPricedBySku)
  const lowest = Math.min(...combinations.map(priceOf))
  const ladder = isPricedBySku ? [{ from: moq, minor: lowest }] : makeLadder(random, moq, lowest)
  const grams = chooseWeight(family, random, goods)
  const logoFrom = random.pick([0, 0, 100, 200, 300, 500, 1000])
  const attributes = toAttributes(family, random, { goods, words, seller, article, logoFrom })
  const dispatchHours = random.chance(0.8) ? seller.dispatchHours : random.pick([24, 48, 72, 120, 168])
  const [firstColor, ...otherColors] = goods.colors as [Goods['colors'][number], ...Goods['colors']]
  const film = (videos as Record<string, string>)[kind]
  const offer: Offer = {
    id: toOfferId(samplePlatform, itemId),
    platform: samplePlatform,
    itemId,
    title: { zh: chineseTitle(words.title), ru: russianTitle(words.title), en: englishTitle(words.title) },
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
      picture(firstColor, 1),
      picture(firstColor, 2),
      picture(firstColor, 3),
      ...(isShownAtSize(kind) ? [picture(firstColor, 6)] : []),
      ...(random.chance(0.5) ? [picture(firstColor, 4)] : []),
      picture(firstColor, 5),
      ...otherColors.slice(0, 2).map((color) => picture(color, 1)),
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

/** Which of its facts an offer's title names, and the words that the rest of the title must go with. */
function chooseTitleFacts({ measure, silentMaterials }: Family, random: Random, { colors, audience, season, material, measured }: Goods) {
  const names = material && materialNames[material[0]]
  return {
    fixed: {
      color: colors.length === 1 && random.chance(0.7) ? colorNames[colors[0]!] : undefined,
      audience: audience && (audience !== 'unisex' || random.chance(0.3)) ? audienceNames[audience] : undefined,
      season: season && random.chance(0.7) ? seasonNames[season] : undefined,
      material:
        names && random.chance(0.7) && !silentMaterials?.includes(material[0]) ? ([names[0], names[2], names[3]] as const) : undefined,
      measure: measure && measured.length === 1 ? measureText(measured[0]![0], measure.unit) : undefined,
    },
    unsaid: [...(names ? [names] : []), ...(measure ? measured.map(([value]) => measureText(value, measure.unit).slice(0, 1)) : [])],
  }
}

/** One way to buy the goods: the choice it is in each group, as pairs, and what of it has a part in the price. */
interface Combination {
  pairs: string[]
  value?: Measured
  chosen?: Phrase
}

/** Gives the price of a combination, in fen, for one piece at the smallest order. */
function choosePrice(
  family: Family,
  random: Random,
  { goods, words, seller, moq }: { goods: Goods; words: Chosen; seller: SampleSeller; moq: number },
): (combination: Combination) => number {
  const [low, high] = family.price
  const factors = [goods.material?.[1], words.look?.[3], words.use?.[3], ...words.features.map((feature) => feature[3])]
  const level =
    factors.reduce<number>((product, factor) => product * (factor ?? 1), 1) *
    seller.priceFactor *
    (goods.audience === 'kids' || goods.audience === 'baby' ? 0.85 : 1) *
    (moq >= 100 ? 0.93 : 1)
  const base = Math.min(Math.max(random.spread(low, high) * level, low * 0.9), high * 1.5) * 100
  return ({ value, chosen }) => roundPrice(base * (value?.[1] ?? 1) * (chosen?.[3] ?? 1))
}

/** An option group, and what each of its values means for the price. */
type PricedGroup = OptionGroup & { entries: Pick<Combination, 'value' | 'chosen'>[] }

/** What the buyer chooses: colour, measure, size, and what the family itself leaves open. A group of one value is not a choice. */
function toChoices({ measure }: Family, goods: Goods, pictureOf: (color: Goods['colors'][number]) => string): PricedGroup[] {
  const { colors, measured, sizes, choice } = goods
  const groups: Omit<PricedGroup, 'pid'>[] = []
  const addGroup = (name: Triple, values: { text: Triple; imageUrl?: string; value?: Measured; chosen?: Phrase }[]): void => {
    groups.push({
      name: toText(name),
      values: values.map(({ text, imageUrl }, index) => ({ vid: String(index), name: toText(text), ...(imageUrl ? { imageUrl } : {}) })),
      entries: values.map(({ value, chosen }) => ({ value, chosen })),
    })
  }
  const shades = shadesOf(goods)
  if (colors.length > 1)
    addGroup(
      factNames.color,
      colors.map((color, index) => ({ text: shades[index]!, imageUrl: pictureOf(color) })),
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
  return groups.map((group, index) => ({ pid: String(index), ...group }))
}

/** Each value of each group with each of the others. `only` is the measure of an offer that comes in a single one. */
function combine(groups: readonly PricedGroup[], only: Measured | undefined): Combination[] {
  let combinations: Combination[] = [{ pairs: [], value: only }]
  for (const { pid, values, entries } of groups) {
    combinations = combinations.flatMap((done) =>
      values.map(({ vid }, index) => ({
        pairs: [...done.pairs, `${pid}:${vid}`],
        value: entries[index]!.value ?? done.value,
        chosen: entries[index]!.chosen ?? done.chosen,
      })),
    )
  }
  return combinations
}

function toSkus(
  random: Random,
  itemId: string,
  combinations: readonly Combination[],
  priceOf: (combination: Combination) => number,
  isPricedBySku: boolean,
): Sku[] {
  const originFactor = random.chance(0.15) ? 1 + random.int(8, 35) / 100 : undefined
  return combinations.map((combination, index) => {
    const priceMinor = priceOf(combination)
    return {
      skuId: `5${itemId.slice(3)}${String(index).padStart(3, '0')}`,
      propsIds: combination.pairs.join(';'),
      ...(isPricedBySku ? { priceMinor } : {}),
      ...(originFactor ? { originPriceMinor: roundPrice(priceMinor * originFactor) } : {}),
      stock: combinations.length > 3 && random.chance(0.06) ? 0 : Math.round(random.spread(30, 6000)),
    }
  })
}

function chooseWeight({ measure, grams }: Family, random: Random, { measured: [first] }: Goods): number {
  const packed = random.spread(...grams)
  return measure?.unit === 'kg' ? Number(first![0]) * 1000 + packed : packed * (first?.[1] ?? 1)
}

const packings: readonly Triple[] = [
  ['OPP袋', 'индивидуальный пакет', 'individual bag'],
  ['彩盒', 'цветная коробка', 'color box'],
  ['白盒', 'белая коробка', 'white box'],
  ['独立包装', 'индивидуальная упаковка', 'individual packaging'],
]

/** The facts of the detail page, in the order in which sellers list them. */
function toAttributes(
  family: Family,
  random: Random,
  { goods, words, seller, article, logoFrom }: { goods: Goods; words: Chosen; seller: SampleSeller; article: string; logoFrom: number },
): OfferAttribute[] {
  const { measure } = family
  const { material, measured, sizes, audience, season } = goods
  const [nounZh, nounRu, gender, nounEn] = words.title.noun
  const said = (phrase: Phrase): Triple => [
    phrase[0],
    isAdjective(phrase[1]) || isAdjectivePhrase(phrase[1]) ? agree(phrase[1], gender) : phrase[1],
    phrase[2],
  ]
  const packing = random.pick(packings)
  const attributes: OfferAttribute[] = [fact(factNames.type, [nounZh, nounRu, nounEn])]
  if (material)
    attributes.push(fact(factNames.material, [materialNames[material[0]][0], materialNames[material[0]][1], materialNames[material[0]][3]]))
  if (measure) attributes.push(fact(measure.name, joinTexts(measured.map(([value]) => measureText(value, measure.unit)))))
  attributes.push(
    fact(factNames.color, joinTexts(shadesOf(goods).map(([zh, ru, en]) => [zh, ru.toLowerCase(), en.toLowerCase()] as const))),
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
  return attributes
}

/** Plain text that repeats the facts of the detail page and adds no new ones. */
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
