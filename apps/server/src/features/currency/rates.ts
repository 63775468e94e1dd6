import type { RateSource } from '@karavan/contract/rates.ts'

/** Where a rate comes from, so that a price can say so. */
export interface Rate {
  /** Target units for one source unit, 6 decimals. */
  value: number
  source: 'same' | 'bundled' | 'operator' | RateSource
  /** Day the rate is for, or the time an operator set it. ISO. */
  at: string
  /** Nobody has confirmed it for days: a price says so. Never of a rate that an operator set. */
  isOld?: true
  /** The shop's markup that the value contains, in percent; left out where there is none. */
  marginPercent?: number
}

export interface Rates {
  /** `undefined` where a currency is not known. Currency codes in upper case. */
  find(from: string, to: string): Rate | undefined
}

/** Roubles for one unit. Ships with the product so that it prices without a network; round figures of that day, no official quotation. */
export const bundledRates = { at: '2026-01-15', rubPerUnit: { RUB: 1, CNY: 11.5, USD: 80, EUR: 93 } } as const

/** Roubles for one unit. */
export interface RoubleRate {
  rubPerUnit: number
  /** Day the rate is for, or ISO time at which it was set. */
  at: string
}

export interface PublishedRate extends RoubleRate {
  source: RateSource
  /** When the source last said so. */
  fetchedAt: Date
}

export interface KnownRates {
  /** Those that an operator set win until they are cleared. */
  operator: ReadonlyMap<string, RoubleRate>
  published: ReadonlyMap<string, PublishedRate>
  /** The shop's markup on every foreign currency, visible in each rate given here. */
  marginPercent: number
  now: Date
}

const hourMs = 60 * 60_000
/** A source confirms its rate several times a day, also on holidays, for which it sets none. */
const oldMs = 72 * hourMs
const bundledOldMs = 7 * 24 * hourMs

const sixDecimals = (value: number): number => Number(value.toFixed(6))

/** Rates from the operator's own, beneath them the newest that was published, and beneath those the bundled table. */
export function toRates({ operator, published, marginPercent, now }: KnownRates): Rates {
  const isOlder = (at: number, ms: number): { isOld?: true } => (now.getTime() - at > ms ? { isOld: true } : {})
  const bundled = new Map<string, number>(Object.entries(bundledRates.rubPerUnit))
  const known = (currency: string): (RoubleRate & Pick<Rate, 'source' | 'isOld'>) | undefined => {
    const own = operator.get(currency)
    if (own) return { ...own, source: 'operator' }
    const said = published.get(currency)
    if (said) return { ...said, ...isOlder(said.fetchedAt.getTime(), oldMs) }
    const rubPerUnit = bundled.get(currency)
    if (rubPerUnit === undefined) return undefined
    return { rubPerUnit, at: bundledRates.at, source: 'bundled', ...isOlder(Date.parse(bundledRates.at), bundledOldMs) }
  }
  const inRoubles = (currency: string) => {
    const found = known(currency)
    return found && { ...found, rubPerUnit: found.rubPerUnit * (currency === 'RUB' ? 1 : 1 + marginPercent / 100) }
  }
  return {
    find(from, to) {
      const source = inRoubles(from)
      const target = inRoubles(to)
      if (!source || !target) return undefined
      if (from === to) return { value: 1, source: 'same', at: source.at }
      // The source is that of the foreign currency; where both are foreign, of the one the operator set.
      const named = from === 'RUB' || (to !== 'RUB' && target.source === 'operator') ? target : source
      const value = sixDecimals(source.rubPerUnit / target.rubPerUnit)
      // Between two foreign currencies it cancels out.
      const hasMargin = marginPercent > 0 && (from === 'RUB' || to === 'RUB')
      return {
        value,
        source: named.source,
        at: named.at,
        ...(named.isOld ? { isOld: true } : {}),
        ...(hasMargin ? { marginPercent } : {}),
      }
    },
  }
}
