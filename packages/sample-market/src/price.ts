import type { PriceStep } from '@karavan/marketplaces/port.ts'
import type { Random } from './random.ts'

/** Prices as sellers round them: fen below 1 yuan, 5 fen below 10, 10 fen below 100, whole yuan above. */
export function roundPrice(minor: number): number {
  const step = minor < 100 ? 1 : minor < 1000 ? 5 : minor < 10_000 ? 10 : 100
  return Math.max(step, Math.round(minor / step) * step)
}

const quantities = [2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000]

/** One to four steps, each 3 to 9 percent cheaper than the one before it. */
export function makeLadder(random: Random, moq: number, firstMinor: number): PriceStep[] {
  const ladder: PriceStep[] = [{ from: moq, minor: firstMinor }]
  const wanted = random.pick([1, 2, 3, 3, 3, 4])
  let minor = firstMinor
  for (const from of quantities) {
    if (ladder.length >= wanted) break
    if (from < ladder.at(-1)!.from * random.pick([2, 3, 5])) continue
    minor = roundPrice(minor * (1 - random.int(3, 9) / 100))
    if (minor < ladder.at(-1)!.minor) ladder.push({ from, minor })
  }
  return ladder
}
