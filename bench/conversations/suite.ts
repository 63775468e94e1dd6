import { createClient, newGuest } from '../lib/client.ts'
import { closedLoop } from '../lib/closed-loop.ts'
import { karavanOnEach } from '../lib/karavan.ts'
import { type BenchRow, percentile, timesRow } from '../lib/report.ts'
import { oneTurn } from '../lib/turn.ts'

const connections = 16
/** Answered without a search: what is measured is what the number of conversations costs. */
const message = 'спасибо'

/** What a user's conversations cost when there are more and more of them: the list, a search in it, and the first event of one more. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  for await (const { database, karavan } of karavanOnEach()) {
    const token = await newGuest(karavan.url)
    const client = createClient(karavan.url, token, connections)
    const calls = { list: '/api/conversations', 'search in the list': `/api/conversations?q=${encodeURIComponent(message)}` }
    const first = new Map<string, number>()
    let there = 0
    for (const count of quick ? [10, 100] : [10, 100, 1_000]) {
      await Promise.all(
        Array.from({ length: connections }, async () => {
          while (there++ < count) await oneTurn(karavan.url, token, message)
        }),
      )
      there = count
      for (const [name, path] of Object.entries(calls)) {
        const once = async () => {
          const status = await client.drain(path)
          if (status !== 200) throw new Error(`the conversations answered ${status}`)
        }
        await closedLoop(connections, 0.5, once)
        const { perSecond, times } = await closedLoop(connections, quick ? 2 : 4, once)
        const p50 = percentile(times, 0.5)
        const least = first.get(name) ?? p50
        first.set(name, least)
        const note = `${(p50 / least).toFixed(1)} times the first`
        yield { ...timesRow(`${name} of ${count} conversations, ${database}`, times, { note }), unit: '/s', value: perSecond }
      }
      const events: number[] = []
      for (let turn = 0; turn < (quick ? 10 : 40); turn += 1) events.push((await oneTurn(karavan.url, token, message)).firstEventMs)
      yield timesRow(`first event beside ${count} conversations, ${database}`, events)
    }
    client.close()
  }
}
