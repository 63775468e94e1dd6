import type { FeedMapping } from './mapping.ts'
import type { FeedFacts } from './rows.ts'

/** What every reader of a format is given beside the file. */
export interface Reading {
  mapping: FeedMapping
  /** Filled in while it is read. */
  facts: FeedFacts
  signal: AbortSignal
}
