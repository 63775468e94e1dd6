import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { type OperatorRate, type Rates, toRates } from './rates.ts'
import * as stored from './repository.ts'

export type { Rate, Rates } from './rates.ts'
export { bundledRates } from './rates.ts'

/** A rate set in another process is used here at the latest after this. */
const freshMs = 1_000

/** The rates as of now. `find` answers from memory; code that prices for a buyer calls `refresh` first. */
export interface RateBook extends Rates {
  /** Reads what operators set, unless that was done just now. */
  refresh(): Promise<void>
}

export function createRateBook({ db, clock, marginPercent }: { db: Kysely<Database>; clock: Clock; marginPercent: number }): RateBook {
  let rates = toRates(new Map(), marginPercent)
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const rows = await stored.listRates(db)
    const set = new Map<string, OperatorRate>(
      rows.map((row) => [row.currency, { rubPerUnit: Number(row.rub_per_unit), at: row.set_at.toISOString() }]),
    )
    rates = toRates(set, marginPercent)
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

/** Roubles for one unit of `currency`, from now on. Throws a RangeError, whose text says why, for what cannot be a rate. */
export async function setOperatorRate(db: Db, currency: string, rubPerUnit: number, now: Date): Promise<void> {
  const code = currency.toUpperCase()
  if (!/^[A-Z]{3}$/.test(code) || code === 'RUB') throw new RangeError(`${currency} is not a foreign currency such as CNY`)
  if (!(rubPerUnit >= 0.0001 && rubPerUnit <= 1_000_000)) throw new RangeError('A rate is the roubles for one unit, from 0.0001 to 1000000')
  await stored.upsertRate(db, { currency: code, rub_per_unit: rubPerUnit.toFixed(6), set_at: now })
}

/** Back to the other sources. False when the operator had set none. */
export async function clearOperatorRate(db: Db, currency: string): Promise<boolean> {
  return (await stored.deleteRate(db, currency.toUpperCase())) !== undefined
}
