import type { RateSource } from '@karavan/contract/rates.ts'
import { type KeptCurrency, keptCurrencies, type Publication } from './published.ts'

/** A rate that may be priced with. */
export interface ChosenRate {
  currency: KeptCurrency
  source: RateSource
  date: string
  rubPerUnit: number
}

/** Roubles for one unit outside of these are no rates: wider than anything that was seen, narrower than a slip of the comma. */
const bounds: Record<KeptCurrency, { min: number; max: number }> = {
  CNY: { min: 5, max: 30 },
  USD: { min: 30, max: 250 },
  EUR: { min: 30, max: 300 },
}
/** A day's rate is this close to that of the day before, or another source has to say the same. */
const maxJump = 0.15
/** Two sources within this say the same: one is official, the other a market's. */
const maxDisagreement = 0.03
const dayMs = 24 * 60 * 60_000
/** Holidays are ten days long at the turn of the year, and the rate that is set before them holds for all of them. */
const maxDays = { behind: 15, ahead: 15 }

const differenceOf = (a: number, b: number): number => Math.abs(a - b) / b

/**
 * The rate of each currency from sources that are asked one after the other, only as far as needed: the first that is sound, and near the last good one or
 * confirmed by another source. `ask` gives `undefined` for a source that does not answer. `refused`: why what was said is not taken.
 */
export async function chooseRates(
  sources: readonly RateSource[],
  ask: (source: RateSource) => Promise<Publication | undefined>,
  lastGood: ReadonlyMap<string, number>,
  now: Date,
): Promise<{ chosen: ChosenRate[]; refused: string[] }> {
  const asked = new Map<RateSource, Promise<Publication | undefined>>()
  const askOnce = (source: RateSource) => {
    const known = asked.get(source) ?? ask(source)
    asked.set(source, known)
    return known
  }
  const chosen: ChosenRate[] = []
  const refused: string[] = []
  for (const currency of keptCurrencies) {
    const last = lastGood.get(currency)
    const doubted: ChosenRate[] = []
    for (const source of sources) {
      const publication = await askOnce(source)
      const rubPerUnit = publication?.rubPerUnit[currency]
      if (!publication || rubPerUnit === undefined) continue
      const said = { currency, source, date: publication.date, rubPerUnit }
      const reason = refusalOf(said, now)
      if (reason !== undefined) {
        refused.push(`${source}: ${rubPerUnit} roubles for one ${currency} of ${publication.date} ${reason}`)
        continue
      }
      const confirmed = doubted.find((one) => differenceOf(one.rubPerUnit, rubPerUnit) <= maxDisagreement)
      if (confirmed || last === undefined || differenceOf(rubPerUnit, last) <= maxJump) {
        chosen.push(confirmed ?? said)
        doubted.length = 0
        break
      }
      doubted.push(said)
    }
    for (const { source, rubPerUnit } of doubted)
      refused.push(`${source}: ${rubPerUnit} roubles for one ${currency} is far from the ${last} before, and no other source says so`)
  }
  return { chosen, refused }
}

function refusalOf({ currency, date, rubPerUnit }: ChosenRate, now: Date): string | undefined {
  const { min, max } = bounds[currency]
  if (!(rubPerUnit >= min && rubPerUnit <= max)) return `is outside of ${min} to ${max}`
  const days = (Date.parse(`${date}T00:00:00Z`) - now.getTime()) / dayMs
  return days >= -maxDays.behind && days <= maxDays.ahead ? undefined : 'is of another time'
}
