/** What stands in one column of a row, as it is written there. */
export interface Cell {
  column: string
  value: string
}

/** One row of a price list: an offer, or a variant of one. */
export interface FeedRow {
  /** The line of a text, or the row of a sheet, on which it begins; from 1. */
  line: number
  cells: Cell[]
  /** Facts under names of the supplier's own. */
  params: { name: string; value: string }[]
  /** The heading below which it stands, in lists that have headings between the goods. */
  section?: string
}

/** A row that is no offer, and why, for the person whose list it is. */
export interface BadRow {
  line: number
  column?: string
  /** Says what stands there and what was expected. */
  reason: string
}

export const isBad = <T extends object>(row: T | BadRow): row is BadRow => 'reason' in row

/** What a price list says of itself. Its reader fills it in while it reads; all of it is known when the first row comes. */
export interface FeedFacts {
  format?: FeedFormat
  encoding?: string
  delimiter?: string
  /** Who sells, where the list says so. */
  shop?: string
  /** Currency of prices that name none. */
  currency?: string
  /** The columns of a table in their order. */
  columns?: string[]
}

export const feedFormats = ['yml', 'csv', 'jsonl', 'xlsx'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** A price list that cannot be read as a whole, in words for the person whose list it is. */
export class FeedError extends Error {}

/** Characters of one field that are read. A longer one is a mistake of the export, and costs its row. */
export const maxFieldLength = 256 * 1024
/** Characters, or bytes, of one row that are held in memory. A longer one ends the reading: what comes after cannot be told from it. */
export const maxRowLength = 16 * 1024 * 1024

export const isTooLong = (value: string): boolean => value.length > maxFieldLength
