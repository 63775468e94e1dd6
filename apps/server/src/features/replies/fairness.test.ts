import type { Marketplace } from '@karavan/marketplaces/port.ts'
import { bearer, type TestApp, testApp, testUsers } from '@karavan/testing/app.ts'
import { scriptedEngine } from '@karavan/testing/engine.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { expect, test, vi } from 'vitest'

/** A market that takes two searches at a time, as our own store does, and lets them end one by one. */
function slowMarket() {
  const order: string[] = []
  const ends: (() => void)[] = []
  const search: Marketplace['search'] = async ({ text }) => {
    order.push(text)
    await new Promise<void>((end) => ends.push(end))
    return { hits: [], total: 0 }
  }
  return { order, endOne: () => ends.shift()?.(), marketplace: givenMarketplace([], { search, searchesAtOnce: 2 }) }
}

/** An engine that searches for the message, and how many of its turns have come so far. */
function searching() {
  const asked = { count: 0 }
  const engine = scriptedEngine(async function* ({ message: text }, deps, signal) {
    asked.count += 1
    await deps.retrieve({ text, language: 'en', types: [], keywords: {}, limit: 1, offset: 0 }, signal)
    yield { type: 'answer', html: `<p>${text}</p>` }
    yield { type: 'done', state: null }
  })
  return { asked, engine }
}

const start = async (t: TestApp, remoteAddress: string, guest: string) => {
  const answer = await t.inject({
    method: 'POST',
    url: '/api/search/start',
    headers: bearer(`guest:${guest}`),
    payload: { query: guest },
    remoteAddress,
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

test('40 questions of one network, from as many guests, are waiting: the one of another network is among the next two', async () => {
  const { order, endOne, marketplace } = slowMarket()
  const { asked, engine } = searching()
  await using t = await testApp({ engine, marketplaces: [marketplace], verifyToken: testUsers })
  // An IPv6 customer has a network of addresses.
  for (let number = 1; number <= 40; number += 1) await start(t, `2001:db8:0:1::${number.toString(16)}`, `greedy${number}`)
  await vi.waitFor(() => expect(asked.count).toBe(40))
  await start(t, '198.51.100.7', 'other')
  await vi.waitFor(() => expect(asked.count).toBe(41))
  expect(order).toEqual(['greedy1', 'greedy2'])
  for (let served = 3; served <= 41; served += 1) {
    endOne()
    await vi.waitFor(() => expect(order).toHaveLength(served))
  }
  expect(order.indexOf('other')).toBeLessThanOrEqual(3)
  endOne()
  endOne()
})

test('of one network accounts take turns: a buyer who asks much does not keep the office waiting', async () => {
  const { order, endOne, marketplace } = slowMarket()
  const { asked, engine } = searching()
  await using t = await testApp({ engine, marketplaces: [marketplace], verifyToken: testUsers })
  for (let number = 1; number <= 6; number += 1) await start(t, '203.0.113.9', 'busy')
  await start(t, '203.0.113.9', 'colleague')
  await vi.waitFor(() => expect(asked.count).toBe(7))
  for (let served = 3; served <= 7; served += 1) {
    endOne()
    await vi.waitFor(() => expect(order).toHaveLength(served))
  }
  expect(order.indexOf('colleague')).toBeLessThanOrEqual(3)
  endOne()
  endOne()
})
