import { languages } from '@karavan/contract/language.ts'
import { z } from 'zod'
import { feedFields } from './fields.ts'
import { FeedError, feedFormats } from './rows.ts'

const line = z.string().trim().min(1).max(2000)
const columnNames = z.union([line.transform((one) => [one]), z.array(line).min(1).max(50)])

/** What a mapping file says of a price list. Whatever it leaves out is found out from the list. */
const mapping = z.strictObject({
  /** A file below the folder of the feeds, or an https address. */
  source: line,
  format: z.enum(feedFormats).optional(),
  /** Of a text: utf-8, windows-1251, gb18030 ... */
  encoding: line.optional(),
  /** Of a CSV. */
  delimiter: z.string().length(1).optional(),
  /** Of a workbook: the first one where it is left out. */
  sheet: line.optional(),
  /** The row that names the columns, from 1. */
  header_row: z.number().int().min(1).max(1000).optional(),
  /** Which columns hold what of an offer. A field that is named here is not looked for in other columns. */
  columns: z.partialRecord(z.enum(feedFields), columnNames).default({}),
  /** Prices by quantity: so much from so many pieces on. */
  prices: z
    .array(z.strictObject({ from: z.number().int().min(1).max(1e9), column: line }))
    .max(20)
    .default([]),
  /** Columns that are facts of the goods; every other column where it is left out. */
  attributes: z.array(line).max(100).optional(),
  /** Facts that a buyer chooses among the variants of an offer; those that differ where it is left out. */
  options: z.array(line).max(5).optional(),
  /** Of prices that name none. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three letters such as CNY')
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'is no currency: ISO 4217 has CNY, RUB, USD and others')
    .optional(),
  /** What separates roubles from kopecks. */
  decimal: z.enum(['.', ',']).optional(),
  /** Smallest order and lot in pieces, where no column says them. */
  moq: z.number().int().min(1).max(1e9).optional(),
  lot_size: z.number().int().min(1).max(1e9).optional(),
  unit: z.string().trim().min(1).max(20).optional(),
  /** Of texts; else the one that they are written in. */
  language: z.enum(languages).optional(),
  /** Who sells, where no row says it. */
  seller: z.string().trim().min(1).max(200).optional(),
  refresh_hours: z.number().min(0.25).max(720).default(24),
  /** A list with a greater share of bad rows is refused. */
  max_bad_percent: z.number().min(0).max(100).default(20),
})
export type FeedMapping = z.output<typeof mapping>

/** A mapping of its JSON; throws a `FeedError` that names the key and what was expected there. */
export function parseMapping(json: string): FeedMapping {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    throw new FeedError(`is not valid JSON (${(cause as Error).message})`, { cause })
  }
  const read = mapping.safeParse(value)
  if (read.success) return read.data
  throw new FeedError(read.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('; '))
}

/** Nothing but where the list is: everything else is found out. */
export const automaticMapping = (source: string): FeedMapping => mapping.parse({ source })
