import { type Language, type LocalizedText, languages } from '@karavan/contract/language.ts'
import { toMinor } from '@karavan/contract/money.ts'
import { z } from 'zod'
import { toPlainText } from '../plain-text.ts'
import { type Offer, toOfferId } from '../port.ts'

/** Why a line of an import cannot be taken, in words for the person that imports it. */
export class ListingError extends Error {}

/** Characters. */
const maxLength = { itemId: 100, title: 1000, description: 20_000, category: 500, name: 200, value: 1000, image: 2048 } as const
const maxAttributes = 100

/** A text in the language of the import, or by language. */
const text = z.union([
  z.string(),
  z
    .object({ ru: z.string().optional(), en: z.string().optional(), zh: z.string().optional() })
    .refine((byLanguage) => Object.keys(byLanguage).length > 0, 'must be a text, or texts by ru, en, zh'),
])
const given = <T extends z.ZodType>(schema: T) => schema.nullish()
/** Shops write numbers as texts as well. */
const number = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^\d+(\.\d+)?$/, 'must be a number')
    .transform(Number),
])
const pieces = number.pipe(z.number().int().max(1e9))

/** Whether a price in it can be had in roubles is a matter of rates, which may be set later. */
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** One line of the import format. Keys it does not know are left alone. */
const listing = z.object({
  item_id: z.union([z.string(), z.number().int().nonnegative().transform(String)]).pipe(z.string().trim().min(1).max(maxLength.itemId)),
  title: text,
  description: given(text),
  category: given(text),
  attributes: given(z.array(z.tuple([z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), text])]))),
  price: given(number.pipe(z.number().nonnegative().max(1e9))),
  currency: given(
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'must be three letters such as CNY')
      .refine((code) => currencies.has(code), 'is no currency: ISO 4217 has CNY, USD, EUR and others'),
  ),
  moq: given(pieces.pipe(z.number().min(1))),
  stock: given(pieces.pipe(z.number().min(0))),
  image_url: given(z.string().max(maxLength.image)),
  seller_name: given(z.string()),
})

/** What the operator says of the file as a whole. */
export interface ImportOptions {
  platform: string
  /** Language of texts that do not say theirs. */
  language: Language
}

/** The offer that a line describes; throws `ListingError` with the reason when it describes none. `fetchedAt` is ISO time. */
export function toImportedOffer(line: string, { platform, language }: ImportOptions, fetchedAt: string): Offer {
  const parsed = listing.safeParse(toEntries(parseJson(line)))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ListingError(`${issue?.path.join('.') || 'listing'}: ${reasonOf(issue)}`)
  }
  const item = parsed.data
  const toText = (value: z.infer<typeof text>, max: number): LocalizedText | undefined => {
    const byLanguage = typeof value === 'string' ? { [language]: value } : value
    const cleaned = languages.flatMap((one) => {
      const clean = cut(toPlainText(byLanguage[one] ?? ''), max)
      return clean ? [[one, clean] as const] : []
    })
    return cleaned.length > 0 ? Object.fromEntries(cleaned) : undefined
  }
  const title = toText(item.title, maxLength.title)
  if (!title) throw new ListingError('title: must not be empty')
  if (item.item_id !== toPlainText(item.item_id)) throw new ListingError('item_id: must be plain text')
  const moq = item.moq ?? 1
  // Exports write 0 for a price that is not known.
  const minor = toMinor(item.price) || undefined
  const sellerName = cut(toPlainText(item.seller_name ?? ''), maxLength.name)
  return {
    id: toOfferId(platform, item.item_id),
    platform,
    itemId: item.item_id,
    title,
    description: toText(item.description ?? '', maxLength.description),
    category: toText(item.category ?? '', maxLength.category),
    attributes: (item.attributes ?? []).slice(0, maxAttributes).flatMap(([key, value]) => {
      const name = toText(key, maxLength.name)
      const plain = Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? value : String(value)
      const cleaned = toText(plain, maxLength.value)
      return name && cleaned ? [{ name, value: cleaned }] : []
    }),
    options: [],
    skus: [],
    priceLadder: minor === undefined ? [] : [{ from: moq, minor }],
    currency: item.currency ?? 'CNY',
    moq,
    stock: item.stock ?? undefined,
    images: toImages(item.image_url ?? ''),
    seller: sellerName ? { id: `${platform}:${sellerName}`, name: sellerName } : undefined,
    fetchedAt,
  }
}

function parseJson(line: string): unknown {
  if (line.includes('\0') || line.includes('\\u0000')) throw new ListingError('has a NUL character')
  try {
    return JSON.parse(line, (key, value) => {
      if (key === '__proto__') throw new ListingError('has the key __proto__')
      return value
    })
  } catch (error) {
    if (error instanceof ListingError) throw error
    throw new ListingError('is not valid JSON', { cause: error })
  }
}

/** Attributes as a list, so that a name such as `__proto__` means nothing to an object. */
function toEntries(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ListingError('is not a JSON object')
  if (!('attributes' in value)) return value
  const { attributes } = value
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) return value
  return { ...value, attributes: Object.entries(attributes).filter(([, entry]) => entry !== null) }
}

function reasonOf(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'cannot be read'
  return issue.code === 'invalid_union' ? 'has the wrong type' : issue.message.replace(/^Invalid input: /, '')
}

function cut(value: string, max: number): string {
  if (value.length <= max) return value
  return `${value
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`
}

/** Pages are served over https, where a picture without it is not shown. */
function toImages(address: string): string[] {
  if (!URL.canParse(address.trim())) return []
  const url = new URL(address.trim())
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' && !url.username && !url.password ? [url.href] : []
}
