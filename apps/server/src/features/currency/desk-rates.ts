import type { DeskRate, PinRateBody } from '@karavan/contract/desk-rates.ts'
import { displayCurrency } from '@karavan/contract/money.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { type Author, record } from '../audit/service.ts'
import { keptCurrencies } from './published.ts'
import { listRateHistory, listRates } from './repository.ts'
import { clearOperatorRate, createRateBook, setOperatorRate, toOrigin } from './service.ts'

export interface DeskRateDeps {
  db: Kysely<Database>
  clock: Clock
  marginPercent: number
}

/** Three weeks of working days: enough to see where a rate stands. */
const historyDays = 15

/** What goods are priced with in this moment, for the operator. */
export async function listDeskRates({ db, clock, marginPercent }: DeskRateDeps): Promise<DeskRate[]> {
  // A book of its own: what was pinned a moment ago is in it.
  const book = createRateBook({ db, clock, marginPercent })
  await book.refresh()
  const pins = new Map((await listRates(db)).map((row) => [row.currency, row]))
  const rates: DeskRate[] = []
  for (const currency of new Set<string>([...keptCurrencies, ...pins.keys()])) {
    const rate = book.find(currency, displayCurrency)
    const pin = pins.get(currency)
    if (!rate) continue
    rates.push({
      currency,
      exchange_rate: rate.value,
      ...toOrigin(rate),
      pin: pin ? { rate: Number(pin.rub_per_unit), set_at: pin.set_at.toISOString(), set_by: pin.set_by, reason: pin.reason } : null,
      history: (await listRateHistory(db, currency, historyDays)).map((day) => ({
        date: day.date,
        rate_source: day.source,
        rate: Number(day.rub_per_unit),
        confirmed_at: day.fetched_at.toISOString(),
      })),
    })
  }
  return rates
}

/** Prices with this rate from now on, and says so in the log. Throws `invalid` for a currency that the product does not price. */
export async function pinRate({ db, clock }: DeskRateDeps, currency: string, { rate, reason }: PinRateBody, by: Author): Promise<void> {
  if (!keptCurrencies.some((known) => known === currency)) throw new AppError('invalid', { fields: { currency: 'is not priced here' } })
  await db.transaction().execute(async (trx) => {
    await setOperatorRate(trx, currency, rate, clock(), { by: by.name, reason })
    await record(trx, { kind: 'rate_set', at: clock(), by, details: { currency, rate, reason } })
  })
}

/** Back to what is published. Doing it again changes nothing and is not logged. */
export async function unpinRate({ db, clock }: DeskRateDeps, currency: string, reason: string, by: Author): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await clearOperatorRate(trx, currency))) return
    await record(trx, { kind: 'rate_cleared', at: clock(), by, details: { currency, reason } })
  })
}
