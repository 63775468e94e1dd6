/** Where a rate comes from, so that a price can say so. */
export interface Rate {
  /** Target units for one source unit, 6 decimals. */
  value: number
  source: 'same' | 'bundled' | 'operator'
  /** Day the rate is for, or the time an operator set it. ISO. */
  at: string
}

export interface Rates {
  /** `undefined` where a currency is not known. Currency codes in upper case. */
  find(from: string, to: string): Rate | undefined
}

/** Roubles for one unit. Ships with the product so that it prices without a network; round figures of that day, no official quotation. */
export const bundledRates = { at: '2026-01-15', rubPerUnit: { RUB: 1, CNY: 11.5, USD: 80, EUR: 93 } } as const

export interface OperatorRate {
  rubPerUnit: number
  /** ISO time at which it was set. */
  at: string
}

const sixDecimals = (value: number): number => Number(value.toFixed(6))

/**
 * Rates from the operator's own and, beneath them, the bundled table. `marginPercent` is the shop's markup on every foreign currency, visible in each
 * rate given here.
 */
export function toRates(operatorRates: ReadonlyMap<string, OperatorRate>, marginPercent: number): Rates {
  const bundled = new Map<string, OperatorRate>(
    Object.entries(bundledRates.rubPerUnit).map(([currency, rubPerUnit]) => [currency, { rubPerUnit, at: bundledRates.at }]),
  )
  const inRoubles = (currency: string) => {
    const own = operatorRates.get(currency)
    const found = own ?? bundled.get(currency)
    const markup = currency === 'RUB' ? 1 : 1 + marginPercent / 100
    return found && { rubPerUnit: found.rubPerUnit * markup, at: found.at, source: own ? ('operator' as const) : ('bundled' as const) }
  }
  return {
    find(from, to) {
      const source = inRoubles(from)
      const target = inRoubles(to)
      if (!source || !target) return undefined
      if (from === to) return { value: 1, source: 'same', at: source.at }
      // The source is that of the foreign currency; where both are foreign, of the one the operator set.
      const named = from === 'RUB' || (to !== 'RUB' && target.source === 'operator') ? target : source
      return { value: sixDecimals(source.rubPerUnit / target.rubPerUnit), source: named.source, at: named.at }
    },
  }
}
