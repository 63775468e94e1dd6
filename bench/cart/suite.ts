import { randomFrom } from '@karavan/sample-market/random.ts'
import { asked, newBuyers, plentiful } from '../lib/buyers.ts'
import { closedLoop } from '../lib/closed-loop.ts'
import { karavanOnEach } from '../lib/karavan.ts'
import { type BenchRow, percentile } from '../lib/report.ts'

/** Of BENCH.md: ten and eight times the better peer behind PostgreSQL, five and four times embedded. */
const goals = {
  PostgreSQL: { add: '>= 610/s', read: '>= 2,000/s' },
  embedded: { add: '>= 305/s', read: '>= 1,000/s' },
}
const buyerCount = 64
const linesEach = 3

/** Adding a piece to a cart, and reading a cart of three lines, by many buyers, on the real process. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  const goods = plentiful()
  for await (const { database, karavan } of karavanOnEach()) {
    const random = randomFrom('carts')
    const buyers = await newBuyers(karavan.url, buyerCount)
    const carts = buyers.map(({ client }) => ({ client, goods: random.sample(goods, linesEach) }))
    for (const cart of carts) for (const item of cart.goods) await asked(cart.client.json('POST', '/api/cart/items', item))
    const works = {
      add: async () => {
        const { client, goods } = random.pick(carts)
        await asked(client.json('POST', '/api/cart/items', random.pick(goods)))
      },
      read: async () => {
        const status = await random.pick(carts).client.drain('/api/cart')
        if (status !== 200) throw new Error(`a cart answered ${status}`)
      },
    }
    for (const [kind, work] of Object.entries(works) as [keyof typeof works, () => Promise<void>][]) {
      for (const connections of quick ? [16] : [1, 16, 64]) {
        await closedLoop(connections, quick ? 1 : 2, work)
        const cpuBefore = karavan.cpuMs()
        const { perSecond, times } = await closedLoop(connections, quick ? 2 : 6, work)
        yield {
          name: `cart ${kind}, ${connections} at a time, ${database}`,
          unit: '/s',
          value: perSecond,
          p50: percentile(times, 0.5),
          p99: percentile(times, 0.99),
          goal: connections === 16 ? goals[database][kind] : undefined,
          note: `${((karavan.cpuMs() - cpuBefore) / times.length).toFixed(2)} ms of the process's time each`,
        }
      }
    }
    buyers[0]?.client.close()
  }
}
