import { searchOffers } from '@karavan/marketplaces/store/search-offers.ts'
import { randomFrom } from '@karavan/sample-market/random.ts'
import type { Database } from '@karavan/server/database.ts'
import type { Kysely } from 'kysely'
import { type BenchRow, percentile, timesRow } from '../lib/report.ts'
import { load } from './load.ts'
import { openStore } from './open-store.ts'
import { benchPlatform } from './synthetic.ts'
import { wishes } from './wishes.ts'

/** Offers of a catalogue, and the p50 that BENCH.md's first card leaves to the search, in ms. */
const sizes = [
  { offers: 2_400, postgres: 10, embedded: 20 },
  { offers: 50_000, postgres: 25, embedded: 60 },
  { offers: 500_000, postgres: 80, embedded: 200 },
]

export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  for (const kind of ['postgres', 'embedded'] as const) {
    const medians: number[] = []
    for (const size of quick ? sizes.slice(0, 1) : sizes) {
      const store = await openStore(kind)
      if (!store) continue
      try {
        const started = performance.now()
        await load(store.db, size.offers)
        const loadedMs = performance.now() - started
        process.stderr.write(`bench: search ${kind} ${size.offers} offers loaded in ${(loadedMs / 1000).toFixed(0)} s\n`)
        const times = await measure(store.db, quick ? 60 : 400)
        const label = `search, ${size.offers} offers, ${kind}`
        const all = times.flatMap(({ ms }) => ms)
        yield timesRow(label, all, { goal: `p50 <= ${size[kind]}`, note: worstOf(times) })
        medians.push(percentile(all, 0.5))
      } finally {
        await store.close()
      }
    }
    const [least, most] = [medians[0], medians.at(-1)]
    if (least && most && medians.length === sizes.length) {
      yield { name: `search, growth over 200 times the offers, ${kind}`, unit: 'times', value: most / least, goal: '<= 4' }
    }
  }
}

interface Timed {
  kind: string
  ms: number[]
}

async function measure(db: Kysely<Database>, count: number): Promise<Timed[]> {
  const random = randomFrom('wishes')
  const times = new Map<string, number[]>()
  const kinds = Object.keys(wishes)
  for (let asked = -20; asked < count; asked += 1) {
    const kind = random.pick(kinds)
    const wish = wishes[kind]!(random)
    const started = performance.now()
    await searchOffers(db, [benchPlatform], { language: 'ru', types: [], keywords: {}, limit: 40, offset: 0, ...wish })
    // The first ones warm caches up.
    if (asked >= 0) times.set(kind, [...(times.get(kind) ?? []), performance.now() - started])
  }
  return Array.from(times, ([kind, ms]) => ({ kind, ms }))
}

const worstOf = (times: Timed[]): string =>
  times
    .map(({ kind, ms }) => ({ kind, p50: percentile(ms, 0.5) }))
    .sort((a, b) => b.p50 - a.p50)
    .slice(0, 2)
    .map(({ kind, p50 }) => `${kind} ${p50.toFixed(0)} ms`)
    .join(', ')
