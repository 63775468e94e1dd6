import { frequentLook, type Jobs } from '../../../platform/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { listFeedNames } from './feed-files.ts'
import { describeBad, type FeedDeps, refreshFeed } from './refresh-feed.ts'
import { listFeeds } from './runs.ts'

export const refreshFeedsJob = 'refresh-feeds'

/** Reads the feeds whose time has come, one after the other. Gives the names of those that it has read. */
export async function refreshDueFeeds(deps: FeedDeps & { log: Log }, signal: AbortSignal): Promise<string[]> {
  const { db, clock, feeds, log } = deps
  const known = new Map((await listFeeds(db)).map((feed) => [feed.name, feed]))
  const due = (await listFeedNames(feeds.dir)).filter((name) => (known.get(name)?.next_at?.getTime() ?? 0) <= clock().getTime())
  for (const name of due) {
    const outcome = await refreshFeed(deps, name, { signal })
    if (outcome.kind === 'failed') log.error({ feed: name, reason: outcome.reason }, 'a feed was not taken')
    else if (outcome.kind === 'taken' && outcome.skipped[0])
      log.warn({ feed: name, skipped: outcome.skippedCount, first: describeBad(outcome.skipped[0]) }, 'a feed has bad rows')
  }
  return due
}

/** Looks every five minutes which feeds are due, in whichever process comes first. */
export function refreshFeeds(jobs: Jobs, deps: FeedDeps & { log: Log }): void {
  jobs.work(refreshFeedsJob, ({ signal }) => refreshDueFeeds(deps, signal), {
    ...frequentLook,
    cron: '*/5 * * * *',
    timeoutSeconds: 2 * 60 * 60,
  })
}
