import { randomFrom } from '@karavan/sample-market/random.ts'
import { asked, type Buyer, newBuyers, plentiful } from '../lib/buyers.ts'
import { closedLoop } from '../lib/closed-loop.ts'
import { karavanOnEach } from '../lib/karavan.ts'
import { type BenchRow, percentile } from '../lib/report.ts'

/** Of BENCH.md. */
const goals = {
  PostgreSQL: { creation: '>= 300/s, p99 <= 60', history: '>= 2,000/s' },
  embedded: { creation: '>= 100/s', history: '>= 1,000/s' },
}
const buyerCount = 64
/** Buyers who order again and again, a piece of each. */
const lenient = { UNPAID_ORDERS_MAX: '0', MOQ_POLICY: 'warn' }
const linesEach = 3

/** Placing an order of three lines, with its address, stock, timeline and mail job, and reading a history of a few orders, by many buyers, on the real process. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  const goods = plentiful()
  for await (const { database, karavan } of karavanOnEach('prepared', lenient)) {
    const random = randomFrom('orders')
    const buyers = await newBuyers(karavan.url, buyerCount)
    const fill = async ({ client }: Buyer) => {
      for (const item of random.sample(goods, linesEach)) await asked(client.json('POST', '/api/cart/items', item))
    }
    const place = ({ client, addressId }: Buyer) =>
      asked(client.json('POST', '/api/orders', { address_id: addressId, payment_method: 'manual' }))

    /** Every buyer's filled cart is ordered, so many at a time; the filling is not measured. */
    const round = async (connections: number) => {
      for (let at = 0; at < buyers.length; at += 8) await Promise.all(buyers.slice(at, at + 8).map(fill))
      const waiting = [...buyers]
      const times: number[] = []
      const began = performance.now()
      await Promise.all(
        Array.from({ length: connections }, async () => {
          for (let buyer = waiting.pop(); buyer; buyer = waiting.pop()) {
            const asking = performance.now()
            await place(buyer)
            times.push(performance.now() - asking)
          }
        }),
      )
      return { times, seconds: (performance.now() - began) / 1000 }
    }
    await round(16)
    await round(16)

    const read = async () => {
      const status = await random.pick(buyers).client.drain('/api/orders')
      if (status !== 200) throw new Error(`a history answered ${status}`)
    }
    for (const connections of quick ? [16] : [1, 16, 64]) {
      await closedLoop(connections, quick ? 1 : 2, read)
      const cpuBefore = karavan.cpuMs()
      const { perSecond, times } = await closedLoop(connections, quick ? 2 : 6, read)
      yield {
        name: `order history, ${connections} at a time, ${database}`,
        unit: '/s',
        value: perSecond,
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        goal: connections === 16 ? goals[database].history : undefined,
        note: `two orders each, ${((karavan.cpuMs() - cpuBefore) / times.length).toFixed(2)} ms of the process's time`,
      }
    }

    for (const connections of quick ? [16] : [1, 16, 64]) {
      const rounds = []
      for (let number = 0; number < (quick ? 2 : 6); number += 1) rounds.push(await round(connections))
      const times = rounds.flatMap((one) => one.times)
      yield {
        name: `order creation, ${connections} at a time, ${database}`,
        unit: '/s',
        value: times.length / rounds.reduce((sum, one) => sum + one.seconds, 0),
        p50: percentile(times, 0.5),
        p99: percentile(times, 0.99),
        goal: connections === 16 ? goals[database].creation : undefined,
        note: `${linesEach} lines each, its mail job included`,
      }
    }
    buyers[0]?.client.close()
  }
}
