import { randomFrom } from '@karavan/sample-market/random.ts'
import type { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { newGuest } from '../lib/client.ts'
import { karavanOnEach } from '../lib/karavan.ts'
import { type BenchRow, timesRow } from '../lib/report.ts'
import { oneTurn, wishes } from '../lib/turn.ts'

const greedyAddress = '203.0.113.1'
const otherAddress = '198.51.100.1'
const connections = 17

/** The reply to one buyer alone, and beside a network whose 17 connections ask again as soon as they are answered, each as a guest of its own. */
async function measure(label: string, { url }: KaravanProcess, quick: boolean): Promise<BenchRow[]> {
  const random = randomFrom('fairness')
  const wish = () => random.pick(wishes)
  const other = await newGuest(url)
  const greedy = await Promise.all(Array.from({ length: connections }, () => newGuest(url)))
  const rounds = quick ? 10 : 40
  async function replies(): Promise<number[]> {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push((await oneTurn(url, other, wish(), otherAddress)).totalMs)
    return times
  }

  for (const token of greedy.slice(0, 4)) await oneTurn(url, token, wish(), greedyAddress)
  const alone = await replies()
  let isOver = false
  let served = 0
  const asking = greedy.map(async (token) => {
    while (!isOver) {
      await oneTurn(url, token, wish(), greedyAddress)
      served += 1
    }
  })
  const began = performance.now()
  const beside = await replies()
  const seconds = (performance.now() - began) / 1000
  isOver = true
  await Promise.all(asking)
  return [
    timesRow(`reply to one buyer alone, ${label}`, alone),
    timesRow(`the same beside ${connections} greedy connections, ${label}`, beside, {
      note: `they had ${(served / seconds).toFixed(0)} replies a second`,
    }),
  ]
}

export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  for await (const { database, karavan } of karavanOnEach('prepared', { TRUST_PROXY: '1' })) yield* await measure(database, karavan, quick)
}
