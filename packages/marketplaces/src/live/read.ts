import { toMinor } from '@karavan/contract/money.ts'
import { z } from 'zod'

/**
 * Readers for answers whose types drift: the same field is a number in one answer and a text in the next, and what is not there comes as null, '', the text
 * "null" or 2147483647. Each takes anything and gives `undefined` for what it cannot read, so that one odd field never costs the offer.
 */
const notGiven = new Set(['', 'null', 'undefined', 'none', 'nan', '-', '--'])
/** What these services write for a number that is not set. */
const unset = 2_147_483_647

export function toText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const trimmed = value.trim()
  return notGiven.has(trimmed.toLowerCase()) ? undefined : trimmed
}

export function toNumber(value: unknown): number | undefined {
  const plain = toText(value)?.replace(/,(?=\d{3})/g, '') ?? ''
  const digits = /^[¥￥]?\s*(-?\d{1,15}(?:\.\d{1,12})?)$/.exec(plain)?.[1]
  return digits === undefined || Number(digits) === unset ? undefined : Number(digits)
}

/** A number of things. */
export function toCount(value: unknown): number | undefined {
  const number = toNumber(value)
  return number !== undefined && number >= 0 ? Math.floor(number) : undefined
}

/** A number of things of which nobody has none, such as a smallest order. */
export const toPositive = (value: unknown): number | undefined => toCount(value) || undefined

/** Minor units; a price of 0 is one that is not known. */
export function toPriceMinor(value: unknown): number | undefined {
  const minor = toMinor(toNumber(value))
  return minor !== undefined && minor > 0 ? minor : undefined
}

/** '17%' is 0.17. A number alone is a fraction in some answers and a percentage in others. */
export function toShare(value: unknown, bare: 'fraction' | 'percent' = 'percent'): number | undefined {
  const text = toText(value) ?? ''
  const number = toNumber(text.replace(/\s*%$/, ''))
  if (number === undefined) return undefined
  const share = text.endsWith('%') || bare === 'percent' ? number / 100 : number
  return share >= 0 && share <= 1 ? share : undefined
}

/** Pieces sold as shops boast of them: '已售70+件' is 70, '1.2万+' is 12000. */
export function toSold(value: unknown): number | undefined {
  const [, digits, tenThousands] = /(\d+(?:\.\d+)?)\s*(万)?/.exec(toText(value)?.replaceAll(',', '') ?? '') ?? []
  return digits === undefined ? undefined : toCount(Math.round(Number(digits) * (tenThousands ? 10_000 : 1)))
}

/** Ids are texts everywhere in the product, whatever they came as. */
export function toId(value: unknown): string | undefined {
  const text = toText(value) ?? ''
  return /^[\w-]{1,64}$/.test(text) ? text : undefined
}

export function toFlag(value: unknown): boolean | undefined {
  const text = typeof value === 'boolean' ? String(value) : toText(value)?.toLowerCase()
  return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined
}

/** What is one text in some answers is a list of parts in others. */
export function toJoined(value: unknown): string | undefined {
  const parts = (Array.isArray(value) ? value : [value]).flatMap((part) => toText(part) ?? [])
  return [...new Set(parts)].join(' ') || undefined
}

/** A field of an answer, read by one of the readers above. */
const field = <T>(read: (value: unknown) => T) => z.unknown().optional().transform(read)
export const text = field(toText)
export const id = field(toId)
export const number = field(toNumber)
export const count = field(toCount)
export const positive = field(toPositive)
export const price = field(toPriceMinor)
export const share = field((value) => toShare(value))
export const fraction = field((value) => toShare(value, 'fraction'))
export const sold = field(toSold)
export const flag = field(toFlag)
export const joined = field(toJoined)

/** A part that may be missing, null or something else altogether. */
export const part = <T extends z.ZodType>(schema: T) =>
  field((value): z.output<T> | undefined => {
    const read = schema.safeParse(value)
    return read.success ? read.data : undefined
  })

/** Most entries of a list that are read: of an offer's options, pictures or SKUs. */
const maxEntries = 1_000

/** Those entries of a list that can be read; none where there is no list. */
export const list = <T extends z.ZodType>(schema: T) =>
  field((value): z.output<T>[] =>
    Array.isArray(value)
      ? value.slice(0, maxEntries).flatMap((entry) => {
          const read = schema.safeParse(entry)
          return read.success ? [read.data] : []
        })
      : [],
  )
export const texts = field((value): string[] =>
  Array.isArray(value) ? value.slice(0, maxEntries).flatMap((entry) => toText(entry) ?? []) : [],
)
