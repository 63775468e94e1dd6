import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { automaticMapping, type FeedMapping, parseMapping } from '@karavan/marketplaces/feed/mapping.ts'
import { type FeedSurvey, readOffers, surveyFeed } from '@karavan/marketplaces/feed/read-feed.ts'
import { FeedError } from '@karavan/marketplaces/feed/rows.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { newId } from '../../../platform/ids.ts'
import { listFeedNames, readFeedMapping, readingOf, resolveSource } from './feed-files.ts'
import { type FetchLimits, fetchFile, isAddress } from './fetch-file.ts'
import { findRefusal } from './refresh-feed.ts'

export interface FeedPreview {
  survey: FeedSurvey
  /** The first offers that it would make. */
  offers: Offer[]
  /** Why it would not be taken. */
  refusal?: string
}

export interface PreviewOptions {
  feeds: FetchLimits & { dir: string }
  /** How many offers are shown. */
  rows: number
  clock: () => Date
  signal: AbortSignal
  /** JSON of a mapping for a list that has no mapping file yet. */
  mapping?: string
}

/** What a feed, by its name, or a list, by its path or address, would be read as. Nothing of it is stored. Throws `FeedError`. */
export async function previewFeed(what: string, { feeds, rows, clock, signal, mapping: json }: PreviewOptions): Promise<FeedPreview> {
  const isFeed = (await listFeedNames(feeds.dir)).includes(what)
  const mapping: FeedMapping = isFeed
    ? await readFeedMapping(feeds.dir, what)
    : json === undefined
      ? automaticMapping(what)
      : { ...parseMapping(json), source: what }
  const source = isFeed ? await resolveSource(feeds.dir, mapping.source) : what
  const fetched = isAddress(source) ? join(tmpdir(), `karavan-feed-${newId()}.part`) : undefined
  try {
    if (fetched) await fetchFile(source, fetched, feeds, signal)
    else
      await stat(source).catch((cause: NodeJS.ErrnoException) => {
        throw new FeedError(`${what} is no feed, and cannot be read as a file (${cause.code})`, { cause })
      })
    const feed = { file: fetched ?? source, name: fetched ? new URL(source).pathname : source, mapping }
    const survey = await readingOf(mapping.source, surveyFeed(feed, signal))
    const offers: Offer[] = []
    if (rows > 0) {
      const options = { platform: isFeed ? what : 'preview', fetchedAt: clock().toISOString() }
      for await (const offer of readOffers(feed, survey, options, signal)) if (offers.push(offer) >= rows) break
    }
    const refusal = findRefusal(survey, mapping, 0)
    return { survey, offers, ...(refusal && { refusal }) }
  } finally {
    if (fetched) await rm(fetched, { force: true })
  }
}
