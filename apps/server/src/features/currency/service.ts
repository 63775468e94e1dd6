import type { RateOrigin, UsedRate } from '@karavan/contract/rates.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { toStorable } from '../../platform/text.ts'
import { type KnownRates, type PublishedRate, type Rate, type Rates, type RoubleRate, toRates } from './rates.ts'
import * as stored from './repository.ts'

export type { Rate, Rates } from './rates.ts'
export { bundledRates } from './rates.ts'

/** A rate set in another process is used here at the latest after this. */
const freshMs = 1_000

/** The rates as of now. `find` answers from memory; code that prices for a buyer calls `refresh` first. */
export interface RateBook extends Rates {
  /** Reads what operators set and sources published, unless that was done just now. */
  refresh(): Promise<void>
}

export function createRateBook({ db, clock, marginPercent }: { db: Kysely<Database>; clock: Clock; marginPercent: number }): RateBook {
  const toKnown = (parts: Partial<KnownRates> = {}) =>
    toRates({ operator: new Map(), published: new Map(), marginPercent, now: clock(), ...parts })
  let rates = toKnown()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const [set, said] = await Promise.all([stored.listRates(db), stored.listNewestRates(db)])
    const operator = new Map<string, RoubleRate>(
      set.map((row) => [row.currency, { rubPerUnit: Number(row.rub_per_unit), at: row.set_at.toISOString() }]),
    )
    const published = new Map<string, PublishedRate>(
      said.map((row) => [
        row.currency,
        { rubPerUnit: Number(row.rub_per_unit), at: row.date, source: row.source, fetchedAt: row.fetched_at },
      ]),
    )
    rates = toKnown({ operator, published })
    readAt = clock().getTime()
  }

  return {
    find: (from, to) => rates.find(from, to),
    async refresh() {
      if (clock().getTime() - readAt < freshMs) return
      reading ??= read().finally(() => {
        reading = undefined
      })
      await reading
    },
  }
}

/** Where a rate comes from, as the wire has it. */
export const toOrigin = (rate: Rate | undefined): RateOrigin =>
  rate ? { rate_source: rate.source, rate_at: rate.at, rate_is_old: rate.isOld, rate_margin_percent: rate.marginPercent } : {}

/** What goods are priced with, each currency once; roubles need no rate. */
export function toUsedRates(goods: readonly { currency: string; rate: Rate | undefined }[]): UsedRate[] {
  const used = new Map(goods.flatMap(({ currency, rate }) => (rate && rate.source !== 'same' ? [[currency, rate] as const] : [])))
  return [...used].map(([currency, rate]) => ({ currency, exchange_rate: rate.value, ...toOrigin(rate) }))
}

/** Roubles for one unit of `currency`, from now on. Throws a RangeError, whose text says why, for what cannot be a rate. */
export async function setOperatorRate(
  db: Db,
  currency: string,
  rubPerUnit: number,
  now: Date,
  { by, reason }: { by?: string; reason?: string } = {},
): Promise<void> {
  const code = currency.toUpperCase()
  if (!/^[A-Z]{3}$/.test(code) || code === 'RUB') throw new RangeError(`${currency} is not a foreign currency such as CNY`)
  if (!(rubPerUnit >= 0.0001 && rubPerUnit <= 1_000_000)) throw new RangeError('A rate is the roubles for one unit, from 0.0001 to 1000000')
  await stored.upsertRate(db, {
    currency: code,
    rub_per_unit: rubPerUnit.toFixed(6),
    set_at: now,
    set_by: by ?? null,
    reason: reason === undefined ? null : toStorable(reason),
  })
}

/** Back to the other sources. False when the operator had set none. */
export async function clearOperatorRate(db: Db, currency: string): Promise<boolean> {
  return (await stored.deleteRate(db, currency.toUpperCase())) !== undefined
}

/** What is priced with, newest first: for the operator. */
export { listNewestRates, listRateHistory } from './repository.ts'
