import { randomFrom } from '@karavan/sample-market/random.ts'
import type { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { newGuest } from '../lib/client.ts'
import { karavanOnEach } from '../lib/karavan.ts'
import { type BenchRow, percentile, timesRow } from '../lib/report.ts'
import { oneTurn, type Turn, wishes } from '../lib/turn.ts'

const buyers = 16

async function measure(label: string, karavan: KaravanProcess, quick: boolean): Promise<BenchRow[]> {
  const random = randomFrom('buyers')
  const tokens = await Promise.all(Array.from({ length: buyers }, () => newGuest(karavan.url)))
  const wish = () => random.pick(wishes)
  for (const token of tokens.slice(0, 4)) await oneTurn(karavan.url, token, wish())

  const turns: Turn[] = []
  const rounds = quick ? 3 : 12
  const began = performance.now()
  await Promise.all(
    tokens.map(async (token) => {
      for (let round = 0; round < rounds; round += 1) turns.push(await oneTurn(karavan.url, token, wish()))
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const alone: Turn[] = []
  for (let index = 0; index < (quick ? 10 : 40); index += 1)
    alone.push(await oneTurn(karavan.url, tokens[index % buyers] as string, wish()))
  const cards = (list: Turn[]) => list.flatMap((turn) => (turn.firstCardMs === undefined ? [] : [turn.firstCardMs]))
  const embedded = label === 'embedded'
  return [
    timesRow(
      `first event, ${buyers} buyers, ${label}`,
      turns.map((turn) => turn.firstEventMs),
      { goal: 'p50 <= 15, p99 <= 60' },
    ),
    timesRow(`first card, ${buyers} buyers, ${label}`, cards(turns), { note: `${cards(turns).length} of ${turns.length} turns had cards` }),
    timesRow(
      `first event, one buyer, ${label}`,
      alone.map((turn) => turn.firstEventMs),
    ),
    timesRow(`first card, one buyer, 2,400 offers, ${label}`, cards(alone), { goal: embedded ? 'p50 <= 80' : 'p50 <= 40' }),
    {
      name: `complete turns a second, ${label}`,
      unit: '/s',
      value: turns.length / seconds,
      goal: embedded ? '' : '>= 150',
      note: `p50 of a turn ${percentile(
        turns.map((turn) => turn.totalMs),
        0.5,
      ).toFixed(0)} ms`,
    },
  ]
}

/** Time from POST start to the first event and the first card, and complete turns a second, on the real process over real HTTP. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  for await (const { database, karavan } of karavanOnEach('empty')) {
    const began = performance.now()
    await karavan.start()
    yield { name: `first start to ready, ${database}`, unit: 'ms', value: performance.now() - began, goal: '<= 15,000' }
    yield* await measure(database, karavan, quick)
    yield { name: `memory after the load, ${database}`, unit: 'MiB', value: karavan.memoryMiB() }
    await karavan.stop()
    const again = performance.now()
    await karavan.start()
    yield {
      name: `start with existing data, ${database}`,
      unit: 'ms',
      value: performance.now() - again,
      goal: database === 'embedded' ? '<= 1,500' : '<= 1,000',
    }
    await new Promise((done) => setTimeout(done, 1000))
    yield {
      name: `idle memory, ${database}`,
      unit: 'MiB',
      value: karavan.memoryMiB(),
      goal: database === 'embedded' ? '<= 450' : '<= 150',
    }
  }
}
