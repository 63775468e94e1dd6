import { generateMarket } from '@karavan/sample-market/generate.ts'
import { randomFrom } from '@karavan/sample-market/random.ts'
import { createClient } from '../lib/client.ts'
import { closedLoop } from '../lib/closed-loop.ts'
import { karavanOnEach } from '../lib/karavan.ts'
import { type BenchRow, percentile } from '../lib/report.ts'

/** Peers' detail with data on two cores: 183/s behind PostgreSQL, 277/s embedded (BENCH.md). */
const goals = { PostgreSQL: '>= 1,830/s', embedded: '>= 915/s' }
const shapes = {
  'product detail with data': (id: string) => `/api/products/${id}?language=ru&currency=RUB&include_data=true`,
  'product without data': (id: string) => `/api/products/${id}?language=en&include_data=false`,
}

/** Requests a second and their times at 1, 16 and 64 connections, over offers drawn from the whole sample market, on the real process. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  const ids = generateMarket().map(({ id }) => id)
  for await (const { database, karavan } of karavanOnEach()) {
    const random = randomFrom('products')
    for (const [name, toPath] of Object.entries(shapes)) {
      // As in a shop that has been open for a while: every product was looked at before.
      const visitor = createClient(karavan.url)
      const unseen = ids.values()
      await Promise.all(
        Array.from({ length: 16 }, async () => {
          for (const id of unseen) await visitor.drain(toPath(id))
        }),
      )
      visitor.close()
      for (const connections of quick ? [16] : [1, 16, 64]) {
        const client = createClient(karavan.url, undefined, connections)
        const once = async () => {
          const status = await client.drain(toPath(random.pick(ids)))
          if (status !== 200) throw new Error(`a product answered ${status}`)
        }
        const cpuBefore = karavan.cpuMs()
        const { perSecond, times } = await closedLoop(connections, quick ? 2 : 8, once)
        const cpu = (karavan.cpuMs() - cpuBefore) / times.length
        client.close()
        yield {
          name: `${name}, ${connections} connections, ${database}`,
          unit: '/s',
          value: perSecond,
          p50: percentile(times, 0.5),
          p99: percentile(times, 0.99),
          goal: connections === 16 && name.endsWith('with data') ? goals[database] : undefined,
          note: `${cpu.toFixed(2)} ms of the process's time each`,
        }
      }
    }
  }
}
