import { randomInt } from 'node:crypto'
import type { RateSource } from '@karavan/contract/rates.ts'
import type { Kysely } from 'kysely'
import { Gauge } from 'prom-client'
import type { Config } from '../../config.ts'
import type { Database } from '../../database.ts'
import type { App } from '../../platform/app.ts'
import type { Clock } from '../../platform/clock.ts'
import { frequentLook, type Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { openPublic, reasonOf } from '../../platform/public-fetch.ts'
import { chooseRates } from './choose.ts'
import { type Publication, pathsOf, readPublication } from './published.ts'
import { bundledRates } from './rates.ts'
import * as stored from './repository.ts'

export const refreshRatesJob = 'refresh-rates'

export interface RefreshDeps {
  db: Kysely<Database>
  clock: Clock
  log: Log
  config: Pick<Config, 'rates'>
}

const maxBytes = 2 ** 20
const hourMs = 60 * 60_000
/** The Bank sets one rate a day, in the afternoon; sources ask not to be called more often than it takes to notice. */
const freshMs = 5.5 * hourMs

/** Asks the sources and stores what is sound. Gives the rates that were taken, and why others were not. Throws the signal's reason alone. */
export async function refreshRates({ db, clock, log, config: { rates } }: RefreshDeps, signal: AbortSignal) {
  const now = clock()
  const failed: string[] = []
  const ask = (source: RateSource) =>
    askSource(`${rates.baseUrls[source]}${pathsOf[source]}`, source, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      failed.push(`${source}: ${reasonOf(error)}`)
      return undefined
    })
  const before = await stored.listNewestRates(db)
  const lastGood = new Map<string, number>(Object.entries(bundledRates.rubPerUnit))
  for (const { currency, rub_per_unit } of before) lastGood.set(currency, Number(rub_per_unit))
  const { chosen, refused } = await chooseRates(rates.sources, ask, lastGood, now)
  await stored.keepRates(
    db,
    chosen.map(({ currency, date, source, rubPerUnit }) => ({
      currency,
      date,
      source,
      rub_per_unit: rubPerUnit.toFixed(6),
      fetched_at: now,
    })),
  )
  if (refused.length > 0) log.error({ refused }, 'exchange rates were refused')
  else if (!chosen.some(({ currency }) => currency === 'CNY')) log.warn({ failed }, 'no source of exchange rates answers')
  return { chosen, refused: [...failed, ...refused] }
}

async function askSource(address: string, source: RateSource, signal: AbortSignal): Promise<Publication> {
  // A setting, and http only where it is this machine.
  const mayAskPrivate = address.startsWith('http:')
  const response = await openPublic(address, { mayAskPrivate, idleMs: 10_000, wholeMs: 20_000 }, signal)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new Error(`answers more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return readPublication[source](Buffer.concat(chunks))
}

/** Looks once an hour whether the rates are due, in whichever process comes first; what failed is so tried again within the hour. Their age stands in the metrics. */
export function keepRatesFresh(app: App, jobs: Jobs, deps: RefreshDeps): void {
  const { db, clock, config } = deps
  new Gauge({
    name: 'karavan_rate_age_seconds',
    help: 'Time since a source last confirmed the rate of the yuan, or since the day of the one that came with the product',
    registers: [app.metrics],
    async collect() {
      const newest = (await stored.listNewestRates(db)).find(({ currency }) => currency === 'CNY')
      this.set((clock().getTime() - (newest?.fetched_at.getTime() ?? Date.parse(bundledRates.at))) / 1000)
    },
  })
  if (config.rates.sources.length === 0) return
  const refreshWhenDue = async ({ signal }: { signal: AbortSignal }) => {
    const newest = (await stored.listNewestRates(db)).find(({ currency }) => currency === 'CNY')
    if (newest && clock().getTime() - newest.fetched_at.getTime() < freshMs) return
    await refreshRates(deps, signal)
  }
  // Not all shops of the world at the same minute.
  jobs.work(refreshRatesJob, refreshWhenDue, { ...frequentLook, cron: `${randomInt(60)} * * * *`, timeoutSeconds: 120 })
  app.addHook('onReady', async () => {
    await jobs.send(db, refreshRatesJob, {}, { singletonKey: 'at the start' })
  })
}
