import { expect } from 'vitest'
import type { Marketplace, MarketplaceError, Offer, OfferQuery } from '../port.ts'
import type { OpenedMarketplace } from './conformance.ts'
import { someListings } from './goods.ts'
import type { SimulatedService } from './service.ts'

/** The first of `someListings`. */
export const mugId = '610000000001'

/** Whoever asks stays. */
export const never = new AbortController().signal

/** For the mugs of `someListings`. */
export const aQuery = (parts: Partial<OfferQuery> = {}): OfferQuery => ({
  text: 'термокружка',
  language: 'ru',
  types: [],
  keywords: { zh: '保温杯' },
  limit: 20,
  offset: 0,
  ...parts,
})

/** What tests ask of an adapter, which is made anew with the options of each call. */
export const asking = <Options>(adapterOf: (options?: Partial<Options>) => Marketplace) => ({
  product: (options?: Partial<Options>) => adapterOf(options).product(mugId, 'ru', never),
  search: (parts: Partial<OfferQuery> = {}, options?: Partial<Options>) => adapterOf(options).search(aQuery(parts), never),
})

export const failureOf = (work: Promise<unknown>): Promise<MarketplaceError> =>
  work.then(
    () => expect.unreachable('it should fail'),
    (error) => error,
  )

/** An adapter in front of a simulated service, for `itConforms`. */
export const openSimulated =
  <Simulator extends SimulatedService>(
    simulate: (listings: Offer[]) => Promise<Simulator>,
    adapterOf: (simulator: Simulator) => Marketplace,
  ) =>
  async (): Promise<OpenedMarketplace> => {
    const simulator = await simulate(someListings())
    return {
      marketplace: adapterOf(simulator),
      goods: { zh: '保温杯', ru: 'термокружка' },
      itemId: mugId,
      goAway: () => simulator.fail('reset'),
      [Symbol.asyncDispose]: () => simulator[Symbol.asyncDispose](),
    }
  }
