import { cartLimits } from '@karavan/contract/cart.ts'
import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { cleanOffer } from '../clean/clean-offer.ts'
import { toRawDetail } from '../live/raw-detail.ts'
import { ladderWithout } from '../live/skus.ts'
import { toUnit } from '../live/wording.ts'
import { type Offer, type OfferAttribute, type OptionGroup, type Sku, toOfferId } from '../port.ts'
import type { FeedItem } from './to-item.ts'

export interface FeedOfferOptions {
  /** The feed's name, which its offers' ids begin with. */
  platform: string
  /** Facts that are choices; where it is left out, those in which variants differ. */
  options?: readonly string[] | undefined
  /** ISO time. */
  fetchedAt: string
}

/** The offer that rows make together: one row, or all the variants of a group. */
export function toFeedOffer(items: readonly [FeedItem, ...FeedItem[]], { platform, options, fetchedAt }: FeedOfferOptions): Offer {
  const [item] = items
  // Also with a single row: variants come and go, and the offer is to keep its id.
  const isGroup = item.group !== undefined
  const itemId = groupId(item)
  const choices = isGroup ? toChoices(items, options) : []
  const skus = isGroup ? toSkus(items, choices) : []
  const lists = new Set(items.map(({ ladder }) => JSON.stringify(ladder)))
  const moq = Math.min(...items.map((one) => one.moq))
  const stocks = items.map(({ stock }) => stock)
  const isCounted = stocks.every((stock) => stock !== undefined)
  const name = item.seller
  const weights = items.flatMap(({ weightGrams }) => weightGrams ?? [])
  const boxes = items.flatMap(({ boxCm3 }) => boxCm3 ?? [])
  const offer: Offer = {
    id: toOfferId(platform, itemId),
    platform,
    itemId,
    title: item.title,
    ...(item.description ? { description: item.description } : {}),
    ...(item.category ? { category: { [item.language]: item.category } } : {}),
    attributes: toAttributes(items, choices),
    options: choices.map(({ group }) => group),
    skus,
    priceLadder: lists.size === 1 ? item.ladder : ladderWithout(moq, skus, undefined),
    currency: (items.find(({ ladder }) => ladder.length > 0) ?? item).currency,
    moq,
    ...(item.lotSize && item.lotSize > 1 ? { lotSize: item.lotSize } : {}),
    ...(item.unit ? { unit: unitOf(item.unit, item.language) } : {}),
    ...(isCounted ? { stock: stocks.reduce<number>((sum, stock) => sum + (stock ?? 0), 0) } : {}),
    ...(weights.length > 0 ? { weightGrams: Math.max(...weights) } : {}),
    ...(boxes.length > 0 ? { boxCm3: Math.max(...boxes) } : {}),
    images: [...new Set(items.flatMap(({ images }) => images))].slice(0, 30),
    ...(item.videoUrl ? { videoUrl: item.videoUrl } : {}),
    ...(item.productUrl ? { productUrl: item.productUrl } : {}),
    ...(name ? { seller: { id: `${platform}:${name}`, name } } : {}),
    fetchedAt,
  }
  const clean = cleanOffer(offer)
  return { ...clean, rawDetailApi: { data_content: toRawDetail(clean) } }
}

/** A group has an id of its own, which no row's id can be taken for. */
const groupId = ({ group, id }: FeedItem): string => (group === undefined ? id : `g.${group}`)

const unitOf = (unit: string, language: Language): LocalizedText => (language === 'zh' ? toUnit(unit) : undefined) ?? { [language]: unit }

interface Choice {
  group: OptionGroup
  /** The value's id for each of the items. */
  vids: string[]
}

const maxChoices = 5
const variantNames: Record<Language, string> = { ru: 'Вариант', en: 'Variant', zh: '款式' }

/** Facts in which the variants differ become choices; variants that no fact tells apart are told apart by their article or id. */
function toChoices(items: readonly FeedItem[], wanted: readonly string[] | undefined): Choice[] {
  if (items.length === 1) return []
  const language = items[0]?.language ?? 'en'
  const valueIn = (item: FeedItem, name: string) => item.attributes.find((one) => one.name === name)?.value ?? '–'
  const names = [...new Set(items.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
  const differing = names.filter((name) => !codeNames.has(name) && new Set(items.map((item) => valueIn(item, name))).size > 1)
  const chosen = (wanted ? wanted.filter((name) => names.includes(name)) : differing).slice(0, maxChoices)
  const choices = chosen.map((name, index) => toChoice(String(index), { [language]: name }, items.map((item) => valueIn(item, name)), items)) // biome-ignore format: one call
  const combinations = new Set(items.map((_, place) => choices.map(({ vids }) => vids[place]).join(';')))
  if (combinations.size === items.length) return choices
  const labels = items.map(({ article, id }) => article ?? id)
  const own = new Set(labels).size === items.length ? labels : items.map(({ id }) => id)
  return [...choices, toChoice(String(choices.length), { [language]: variantNames[language] }, own, items)]
}

/** Facts that number the variants instead of describing them. */
const codeNames = new Set(['Артикул', 'Item number', '货号', 'Штрихкод', 'Barcode', '条形码'])

function toChoice(pid: string, name: LocalizedText, values: readonly string[], items: readonly FeedItem[]): Choice {
  const distinct = [...new Set(values)]
  return {
    group: {
      pid,
      name,
      values: distinct.map((value, vid) => {
        const imageUrl = items[values.indexOf(value)]?.images[0]
        return { vid: String(vid), name: { [items[0]?.language ?? 'en']: value }, ...(imageUrl && pid === '0' ? { imageUrl } : {}) }
      }),
    },
    vids: values.map((value) => String(distinct.indexOf(value))),
  }
}

const toSkus = (items: readonly FeedItem[], choices: readonly Choice[]): Sku[] =>
  items.map(({ id, ladder, oldMinor, stock, isAvailable }, place) => {
    const minor = ladder[0]?.minor
    return {
      skuId: id,
      propsIds: choices.map(({ group, vids }) => `${group.pid}:${vids[place]}`).join(';'),
      ...(minor === undefined ? {} : { priceMinor: minor }),
      ...(minor !== undefined && oldMinor !== undefined && oldMinor > minor ? { originPriceMinor: oldMinor } : {}),
      ...(stock === undefined && isAvailable !== false ? { stock: cartLimits.quantity, isUncounted: true } : { stock: stock ?? 0 }),
    }
  })

/** What is true of every variant. */
function toAttributes(items: readonly FeedItem[], choices: readonly Choice[]): OfferAttribute[] {
  const [item] = items
  if (!item) return []
  const chosen = new Set(choices.flatMap(({ group }) => Object.values(group.name)))
  const isOfAll = ({ name, value }: FeedItem['attributes'][number]) =>
    items.every(({ attributes }) => attributes.some((one) => one.name === name && one.value === value))
  return item.attributes
    .filter((attribute) => !chosen.has(attribute.name) && isOfAll(attribute))
    .map(({ name, value }) => ({ name: { [item.language]: name }, value: { [item.language]: value } }))
}
