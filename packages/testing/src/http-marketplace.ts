import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Marketplace, MarketplaceError, type Offer } from '@karavan/marketplaces/port.ts'

export interface HttpMarketplace extends AsyncDisposable {
  marketplace: Marketplace
  /** What it has now, by item id. */
  offers: Map<string, Offer>
  /** Detail calls it got, by item id. */
  calls: Map<string, number>
  /** 'down': answers 503. 'held': answers nothing until `release`. */
  mode: 'up' | 'down' | 'held'
  /** Answers the calls that were held, and is up again. */
  release(): void
  /** Resolves when it has got this many detail calls in all. */
  called(times: number): Promise<void>
}

/** A marketplace elsewhere: offers served over HTTP by a server of its own, which can be slow, away, and counts what it is asked. */
export async function httpMarketplace(platform: string, offers: readonly Offer[], now: () => Date): Promise<HttpMarketplace> {
  const held: (() => void)[] = []
  const watchers = new Set<() => void>()
  const total = () => [...shop.calls.values()].reduce((sum, count) => sum + count, 0)

  const server = createServer((request, response) => {
    const itemId = decodeURIComponent(request.url?.slice(1) ?? '')
    shop.calls.set(itemId, (shop.calls.get(itemId) ?? 0) + 1)
    for (const watch of watchers) watch()
    if (shop.mode === 'held') held.push(() => answer(itemId, response))
    else answer(itemId, response)
  })
  function answer(itemId: string, response: ServerResponse): void {
    const offer = shop.offers.get(itemId)
    response.statusCode = shop.mode === 'down' ? 503 : offer ? 200 : 404
    response.end(response.statusCode === 200 ? JSON.stringify({ ...offer, fetchedAt: now().toISOString() }) : '{}')
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const shop: HttpMarketplace = {
    offers: new Map(offers.map((offer) => [offer.itemId, offer])),
    calls: new Map(),
    mode: 'up',
    release() {
      shop.mode = 'up'
      for (const go of held.splice(0)) go()
    },
    called: (times) =>
      new Promise((resolve) => {
        const watch = () => {
          if (total() < times) return
          watchers.delete(watch)
          resolve()
        }
        watchers.add(watch)
        watch()
      }),
    marketplace: {
      platform,
      label: platform,
      search: async () => ({ hits: [], total: 0 }),
      async product(itemId, _language, signal) {
        const response = await fetch(`${base}/${encodeURIComponent(itemId)}`, { signal })
        const body = await response.text()
        if (response.status === 404) return undefined
        if (!response.ok) throw new MarketplaceError(platform, 'refused', `answered ${response.status}`)
        return JSON.parse(body) as Offer
      },
    },
    async [Symbol.asyncDispose]() {
      shop.release()
      server.closeAllConnections()
      server.close()
    },
  }
  return shop
}
