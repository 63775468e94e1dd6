import { toNumber } from '@karavan/web-kit/lib/to-number.ts'

/** A price worth waiting for: a tenth below, on a round figure. In roubles, at least a kopeck below `price`. */
export function suggestedPrice(price: number): number {
  const wanted = price * 0.9
  const step = wanted >= 1_000 ? 10 : wanted >= 20 ? 1 : wanted >= 2 ? 0.1 : 0.01
  return Math.max(0.01, Number((Math.floor(wanted / step + 1e-9) * step).toFixed(2)))
}

/** Roubles of what somebody typed, in any of our languages: "1 200,50"; `undefined` where it is no price. */
export function toPrice(text: string): number | undefined {
  const value = toNumber(text.replaceAll('₽', ''))
  return value && value < 1e8 && Number(value.toFixed(2)) === value ? value : undefined
}
