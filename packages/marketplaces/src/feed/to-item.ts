import type { Language, LocalizedText } from '@karavan/contract/language.ts'
import { toAddresses } from '../live/pictures.ts'
import { toLadder } from '../live/skus.ts'
import { isChinese, maxLength, toPlain } from '../live/wording.ts'
import { toPlainText } from '../plain-text.ts'
import type { PriceStep } from '../port.ts'
import { currencyIn, type FeedField, fieldOf } from './fields.ts'
import type { FeedMapping } from './mapping.ts'
import { type BadRow, type FeedFacts, type FeedRow, isTooLong } from './rows.ts'
import { sidesToCm3, toGrams, toPieces, toPrice, toStock, ValueError, volumeToCm3 } from './values.ts'

/** A row that is understood: an offer, or one variant of those that share its `group`. */
export interface FeedItem {
  line: number
  id: string
  group?: string
  language: Language
  title: LocalizedText
  description?: LocalizedText
  category?: string
  attributes: { name: string; value: string }[]
  /** Minor units of `currency`, by quantity; empty where no price is named. */
  ladder: PriceStep[]
  oldMinor?: number
  currency: string
  moq: number
  lotSize?: number
  unit?: string
  stock?: number
  isAvailable?: boolean
  weightGrams?: number
  boxCm3?: number
  images: string[]
  videoUrl?: string
  productUrl?: string
  seller?: string
  article?: string
}

/** What the columns of a list hold, by its mapping and else by their names. Columns are looked at once. */
export interface ColumnPlan {
  of(column: string): ColumnUse
  /** The columns that were asked for, in that order. */
  seen: ReadonlyMap<string, ColumnUse>
}

/** A field, a price from so many pieces on, a fact of the goods, or nothing that is read. */
export type ColumnUse = { field: FeedField } | { from: number } | 'fact' | undefined

/** The element of YML that holds length, width and height in the packing, in centimetres. */
const ymlDimensions = 'dimensions'

export function planColumns(mapping: FeedMapping, facts: FeedFacts): ColumnPlan {
  const named = new Map<string, { field: FeedField } | { from: number }>()
  for (const { from, column } of mapping.prices) named.set(column, { from })
  for (const [field, columns] of Object.entries(mapping.columns))
    for (const column of columns) named.set(column, { field: field as FeedField })
  const isTaken = (found: { field: FeedField } | { from: number }) =>
    'field' in found ? found.field in mapping.columns : mapping.prices.length > 0
  const known = new Map<string, ColumnUse>()
  const look = (column: string): ColumnUse => {
    const own = named.get(column)
    if (own) return own
    const found = fieldOf(column)
    if (found && !isTaken(found)) return found
    // In a table nobody knows whether these are of the goods or of their packing.
    if (column === ymlDimensions && facts.format === 'yml' && !isTaken({ field: 'dimensions' })) return { field: 'dimensions' }
    // A document has elements for much that is no fact of the goods; whoever adds a column to a table means the goods.
    if (mapping.attributes ? mapping.attributes.includes(column) : facts.format !== 'yml' && !found) return 'fact'
    return undefined
  }
  return {
    seen: known,
    of(column) {
      if (!known.has(column)) known.set(column, look(column))
      return known.get(column)
    },
  }
}

/** What is wrong with a row, at one of its columns. */
class RowError extends Error {
  readonly column: string | undefined
  constructor(reason: string, column?: string) {
    super(reason)
    this.column = column
  }
}

interface Found {
  /** Values by field, each with its column, in the order of the columns. */
  fields: Map<FeedField, { column: string; value: string }[]>
  steps: { from: number; column: string; value: string }[]
  facts: { name: string; value: string }[]
}

/** The row as an offer; where it is none, why. */
export function toItem(row: FeedRow, plan: ColumnPlan, mapping: FeedMapping, facts: FeedFacts): FeedItem | BadRow {
  try {
    return readItem(row, gather(row, plan), mapping, facts)
  } catch (error) {
    if (error instanceof RowError)
      return { line: row.line, ...(error.column === undefined ? {} : { column: error.column }), reason: error.message }
    throw error
  }
}

function gather(row: FeedRow, plan: ColumnPlan): Found {
  const found: Found = { fields: new Map(), steps: [], facts: [...row.params] }
  for (const { column, value } of row.cells) {
    if (value.trim() === '') continue
    if (isTooLong(value)) throw new RowError(`has ${value.length} characters; expected a text of a listing`, column)
    const target = plan.of(column)
    if (target === undefined) continue
    if (target === 'fact') found.facts.push({ name: column, value })
    else if ('from' in target) found.steps.push({ from: target.from, column, value })
    else found.fields.set(target.field, [...(found.fields.get(target.field) ?? []), { column, value }])
  }
  return found
}

const maxId = 100

function readItem(row: FeedRow, { fields, steps, facts: stated }: Found, mapping: FeedMapping, facts: FeedFacts): FeedItem {
  const first = (field: FeedField): string | undefined => fields.get(field)?.[0]?.value.trim()
  /** The first value of a field, read; what is wrong with it is said with its column. */
  const read = <T>(field: FeedField, reader: (value: string) => T): T | undefined => {
    const cell = fields.get(field)?.[0]
    return cell && at(cell.column, () => reader(cell.value.trim()))
  }
  const { decimal } = mapping
  const article = first('article')
  const id = read('id', toId) ?? (fields.has('article') ? read('article', toId) : undefined)
  if (id === undefined) throw new RowError('has no id; expected an id or an article number that stays the same from list to list')
  const rawTitle = first('title') ?? first('title.ru') ?? first('title.zh') ?? first('title.en') ?? modelName(row)
  const language = mapping.language ?? languageIn(rawTitle)
  const title =
    inLanguages('title', fields, language, maxLength.title) ??
    (rawTitle ? localized(toPlain(rawTitle, maxLength.title), language) : undefined)
  if (!title) throw new RowError('has no title; expected the name of the goods')

  const moq =
    read('moq', toPieces) ??
    mapping.moq ??
    Math.min(...mapping.prices.map(({ from }) => from), ...steps.map(({ from }) => from), Number.POSITIVE_INFINITY)
  const smallest = Number.isFinite(moq) ? moq : 1
  const price = read('price', (value) => toPrice(value, decimal))
  const ladder = toLadder([
    { from: smallest, minor: price },
    ...steps.map(({ from, column, value }) => ({ from, minor: at(column, () => toPrice(value, decimal)) })),
  ])
  const stock = { ...read('available', toStock), ...read('stock', toStock) }
  const isOff = read('available', toStock)?.isAvailable === false
  const images = toAddresses((fields.get('images') ?? []).flatMap(({ value }) => value.split(/[\s;|]+|,(?=\s*(?:https?:)?\/\/)/)))
  return {
    line: row.line,
    id,
    ...optional('group', read('group', toId)),
    language,
    title,
    ...optional('description', inLanguages('description', fields, language, maxLength.description)),
    ...optional('category', toPlain(first('category') ?? row.section, 500)),
    attributes: toFacts(stated, first, language),
    ladder,
    ...optional(
      'oldMinor',
      read('old_price', (value) => toPrice(value, decimal)),
    ),
    currency: currencyOf(fields, steps, mapping, facts),
    moq: smallest,
    ...optional('lotSize', read('lot_size', toPieces) ?? mapping.lot_size),
    ...optional('unit', first('unit')?.slice(0, 20) ?? mapping.unit),
    ...(isOff ? { stock: 0, isAvailable: false } : stock),
    ...optional('weightGrams', weightOf(read, facts, decimal)),
    ...optional('boxCm3', boxOf(fields, mapping)),
    images,
    ...optional('videoUrl', toAddresses([first('video')])[0]),
    ...optional('productUrl', toAddresses([first('url')])[0]),
    ...optional('seller', toPlain(first('seller')) ?? mapping.seller ?? toPlain(facts.shop)),
    ...optional('article', toPlain(article)),
  }
}

const optional = <K extends string, V>(key: K, value: V | undefined): { [key in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { [key in K]?: V }

function at<T>(column: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof ValueError) throw new RowError(error.message, column)
    throw error
  }
}

function toId(value: string): string | undefined {
  if (value === '') return undefined
  if (value.length > maxId || toPlainText(value) !== value)
    throw new ValueError(value, `an id of at most ${maxId} characters without markup`)
  return value
}

/** Goods of YML that are named by their maker and model instead of a name. */
function modelName({ cells }: FeedRow): string | undefined {
  const part = (name: string) => cells.find(({ column }) => column === name)?.value.trim()
  const model = part('model')
  return model ? [part('typePrefix'), part('vendor'), model].filter(Boolean).join(' ') : undefined
}

const languageIn = (text = ''): Language => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : isChinese(text) ? 'zh' : 'en')
const localized = (text: string | undefined, language: Language): LocalizedText | undefined => (text ? { [language]: text } : undefined)

function inLanguages(field: 'title' | 'description', fields: Found['fields'], language: Language, max: number): LocalizedText | undefined {
  const texts: LocalizedText = {}
  for (const [name, key] of [
    [field, language],
    [`${field}.ru`, 'ru'],
    [`${field}.en`, 'en'],
    [`${field}.zh`, 'zh'],
  ] as const) {
    // biome-ignore format: pairs
    const text = toPlain(fields.get(name)?.[0]?.value, max)
    if (text) texts[key] = text
  }
  return Object.keys(texts).length > 0 ? texts : undefined
}

const factNames = {
  brand: { ru: 'Бренд', en: 'Brand', zh: '品牌' },
  article: { ru: 'Артикул', en: 'Item number', zh: '货号' },
  barcode: { ru: 'Штрихкод', en: 'Barcode', zh: '条形码' },
  country: { ru: 'Страна производства', en: 'Country of origin', zh: '产地' },
} as const

const maxFacts = 100

function toFacts(stated: Found['facts'], first: (field: FeedField) => string | undefined, language: Language): FeedItem['attributes'] {
  const columns = Object.entries(factNames).map(([field, names]) => ({ name: names[language], value: first(field as FeedField) ?? '' }))
  return [...columns, ...stated].slice(0, maxFacts).flatMap(({ name, value }) => {
    const [plainName, plain] = [toPlain(name), toPlain(value, maxLength.value)]
    return plainName && plain ? [{ name: plainName, value: plain }] : []
  })
}

/** By a column of its own, else by what stands beside the prices, else by the mapping, else by what the list says as a whole. */
function currencyOf(fields: Found['fields'], steps: Found['steps'], mapping: FeedMapping, facts: FeedFacts): string {
  const named = fields.get('currency')?.[0]
  if (named) {
    const code = currencyIn(named.value) ?? named.value.trim().toUpperCase()
    if (!currencies.has(code))
      throw new RowError(`"${named.value.slice(0, 60)}" stands there; expected a currency such as CNY`, named.column)
    return code
  }
  const prices = [...(fields.get('price') ?? []), ...steps]
  const beside = prices.map(({ column, value }) => currencyIn(value) ?? currencyIn(column)).find((code) => code !== undefined)
  const code = beside ?? mapping.currency ?? currencyIn(facts.currency ?? '') ?? facts.currency
  if (code !== undefined && currencies.has(code)) return code
  if (prices.length === 0) return 'CNY'
  throw new RowError(
    'the currency is not said; expected a column for it, a sign at the price, or "currency" in the mapping',
    prices[0]?.column,
  )
}
const currencies = new Set(Intl.supportedValuesOf('currency'))

function weightOf(
  read: <T>(field: FeedField, reader: (value: string) => T) => T | undefined,
  { format }: FeedFacts,
  decimal: FeedMapping['decimal'],
): number | undefined {
  const bare = read('weight', (value) => {
    const isSaid = format === 'yml' || /(?:кг|kg|公斤|г|гр|g|克)\.?$/iu.test(value)
    return isSaid ? toGrams(value, 'kg', decimal) : undefined
  })
  return read('weight_kg', (value) => toGrams(value, 'kg', decimal)) ?? read('weight_g', (value) => toGrams(value, 'g', decimal)) ?? bare
}

/** By its sides, else by its volume: in centimetres where value and column name no unit, and the mapping or YML says that it is this column. */
function boxOf(fields: Found['fields'], { columns, decimal }: FeedMapping): number | undefined {
  const [sides, volume] = [fields.get('dimensions')?.[0], fields.get('volume')?.[0]]
  const isAgreed = columns.dimensions !== undefined || sides?.column === ymlDimensions
  return (
    (sides && sidesToCm3(sides.value, isAgreed ? `${sides.column}, cm` : sides.column)) ??
    (volume && at(volume.column, () => volumeToCm3(volume.value, columns.volume ? `${volume.column}, cm3` : volume.column, decimal)))
  )
}
