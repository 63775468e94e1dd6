import type { Offer } from '@karavan/marketplaces/port.ts'
import type { Config } from '../../config.ts'
import { frequentLook, type Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { OfferOutcome } from '../offers/service.ts'
import type { Sources } from '../sources/service.ts'
import { priceWatchMail } from './watch-mail.ts'
import { endWatch, listDue, postpone, type WatchRow } from './watch-repository.ts'
import { lookEveryMs, type WatchDeps, watchedPrice } from './watches.ts'

const hourMs = 60 * 60_000
/** An answer of a marketplace up to this age is good enough for a look. */
const readAnewAfterMs = 6 * hourMs
/** Goods that are away are given up when they still are after this: a marketplace may be wrong for a moment. */
const goneAfterMs = 24 * hourMs
/** Where a marketplace does not answer. */
const tryAgainMs = hourMs
const batch = 200

export interface CheckDeps extends WatchDeps {
  jobs: Pick<Jobs, 'send'>
  log: Log
  sources: Pick<Sources, 'isStored'>
  /** Most calls of marketplaces elsewhere in one look. */
  maxCalls: number
}

type KeptUp = Omit<CheckDeps, 'jobs' | 'maxCalls'> & { config: Pick<Config, 'tmapi' | 'alibaba1688'> }

/**
 * Looks at the prices that are waited for and due: those whose offer was read anew, and all once a day. What lies here costs nothing; of what is asked elsewhere
 * the longest waiting come first, and those beyond `maxCalls` the next time. An end and its mail are one transaction, so that several processes make one mail.
 */
export async function checkWatches(deps: CheckDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, offers, sources, maxCalls } = deps
  await deps.rates.refresh()
  const asked = new Set<string>()
  const mayAsk = ({ product_id: id, seen_at: seenAt }: WatchRow): boolean => {
    if (sources.isStored(id) || (seenAt && clock().getTime() - seenAt.getTime() < readAnewAfterMs) || asked.has(id)) return true
    if (asked.size >= maxCalls) return false
    asked.add(id)
    return true
  }
  for (let after: WatchRow | undefined; ; ) {
    const due = await listDue(db, clock(), after, batch)
    const rows = due.filter(mayAsk)
    const ids = [...new Set(rows.map((row) => row.product_id))]
    const outcomes = await offers.findAllToPrice(ids, { maxAgeMs: readAnewAfterMs }, signal)
    for (const row of rows) await settle(deps, row, outcomes.get(row.product_id))
    after = due.at(-1)
    if (due.length < batch) return
  }
}

async function settle(deps: CheckDeps, row: WatchRow, outcome: OfferOutcome | undefined): Promise<void> {
  const { db, clock } = deps
  const nowMs = clock().getTime()
  const inMs = (ms: number) => new Date(nowMs + ms)
  if (outcome?.kind === 'unavailable') {
    await postpone(db, row, { due_at: inMs(tryAgainMs), missing_since: row.missing_since })
    return
  }
  if (outcome?.kind !== 'found') {
    const since = row.missing_since ?? clock()
    if (nowMs - since.getTime() >= goneAfterMs) await end(deps, row, 'gone')
    else await postpone(db, row, { due_at: inMs(goneAfterMs), missing_since: since })
    return
  }
  const minor = watchedPrice(outcome.offer, row, deps.rates)
  if (minor !== undefined && minor <= Number(row.target_minor)) await end(deps, row, 'reached', { minor, unit: outcome.offer.unit })
  else await postpone(db, row, { due_at: inMs(lookEveryMs), missing_since: null }, new Date(outcome.offer.fetchedAt))
}

async function end(
  { db, clock, jobs }: CheckDeps,
  row: WatchRow,
  state: 'reached' | 'gone',
  { minor, unit }: { minor?: number; unit?: Offer['unit'] } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await endWatch(trx, row, { state, ended_at: clock(), ended_minor: minor ?? null }))) return
    await jobs.send(trx, priceWatchMail, { uid: row.user_id, product_id: row.product_id, set_at: row.armed_at.toISOString(), unit })
  })
}

const lookMs = 5 * 60_000
const looksPerDay = 288

/**
 * How many calls of marketplaces elsewhere the look at this moment may make: a quarter of what a key may ask in a day, spread evenly over the looks of that day. The rest is
 * for buyers who wait. Where no bound is set there is one of ours.
 */
export function callsOfLook({ tmapi, alibaba1688 }: Pick<Config, 'tmapi' | 'alibaba1688'>, at: Date): number {
  const bounds = [tmapi?.callsPerDay, alibaba1688?.callsPerDay].filter((calls): calls is number => Boolean(calls))
  const perDay = bounds.length > 0 ? Math.min(...bounds) / 4 : 20 * looksPerDay
  const before = Math.floor(at.getTime() / lookMs) % looksPerDay
  const upTo = (looks: number) => Math.floor((looks * perDay) / looksPerDay)
  return upTo(before + 1) - upTo(before)
}

/** Looks every five minutes, in whichever process comes first. */
export function keepLooking(jobs: Jobs, deps: KeptUp): void {
  const look = ({ signal }: { signal: AbortSignal }) =>
    checkWatches({ ...deps, jobs, maxCalls: callsOfLook(deps.config, deps.clock()) }, signal)
  jobs.work('price-watches', look, {
    ...frequentLook,
    cron: '*/5 * * * *',
    timeoutSeconds: 60 * 60,
  })
}
