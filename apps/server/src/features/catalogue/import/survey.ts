import type { ImportOptions } from '@karavan/marketplaces/catalogue/listing.ts'
import type { Line } from '@karavan/marketplaces/feed/lines.ts'
import { listOfferIds } from '@karavan/marketplaces/store/offer-store.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database.ts'
import type { ImportSummary } from '../tables.ts'
import { maxReported } from './import-catalogue.ts'
import { readLine } from './read-portion.ts'

/** What an import would come to. `stored` and `updated` count offers that it would store and update. */
export interface ImportSurvey extends ImportSummary {
  /** Offers of the platform before the import. */
  before: number
  /** Ids of those that the lines do not name. */
  gone: string[]
}

/** Of the offers before: lines that miss more look like a part of a list. */
const largestGoneShare = 0.3
const idsAtOnce = 10_000

export interface SurveyRun extends ImportOptions {
  /** The last line that was read, after each. */
  onRead?: (line: number) => void
  signal: AbortSignal
}

/** Reads all lines and stores nothing. What grows in memory with their number are the ids, about a hundred bytes each. Rejects with the signal's reason. */
export async function surveyLines(
  db: Kysely<Database>,
  lines: AsyncIterable<Line>,
  { platform, language, onRead, signal }: SurveyRun,
): Promise<ImportSurvey> {
  const named = new Set<string>()
  const survey: ImportSurvey = { read: 0, stored: 0, updated: 0, skippedCount: 0, skipped: [], before: 0, gone: [] }
  for await (const line of lines) {
    signal.throwIfAborted()
    onRead?.(line.number)
    if ('text' in line && line.text.trim() === '') continue
    survey.read += 1
    const read = readLine(line, { platform, language }, new Date(0).toISOString())
    if ('offer' in read) named.add(read.offer.id)
    else {
      survey.skippedCount += 1
      if (survey.skipped.length < maxReported) survey.skipped.push(read.skipped)
    }
  }
  for (let after = ''; ; ) {
    const ids = await listOfferIds(db, platform, after, idsAtOnce)
    survey.before += ids.length
    survey.gone.push(...ids.filter((id) => !named.has(id)))
    after = ids.at(-1) ?? ''
    if (ids.length < idsAtOnce) break
  }
  survey.updated = survey.before - survey.gone.length
  survey.stored = named.size - survey.updated
  return survey
}

/**
 * Why the lines cannot be all that the platform sells; `undefined` when they can. Bad lines are never taken for goods that are gone. `isForced`: that many
 * offers are gone, or that the last line has no end, is meant so.
 */
export function findRefusal(
  { read, skippedCount, skipped: [first], before, gone }: ImportSurvey,
  { platform, isCutOff, isForced }: { platform: string; isCutOff: boolean; isForced: boolean },
): string | undefined {
  if (first)
    return `${skippedCount} of ${read} lines are bad, and none may be where offers are withdrawn. The first: line ${first.line}: ${first.reason}`
  if (read === 0) return 'it has no listings'
  if (isForced || gone.length === 0) return undefined
  if (isCutOff) return 'its last line has no end, as where a copy broke off. --force takes it'
  if (gone.length <= before * largestGoneShare) return undefined
  return `${gone.length} of ${before} offers of ${platform} are not in it, more than ${100 * largestGoneShare} %: that looks like a part of a list. --force takes it`
}
