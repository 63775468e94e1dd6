import type { Retrieved } from '@karavan/assistant/port.ts'
import type { OfferQuery } from '@karavan/marketplaces/port.ts'
import type { Client } from '../../platform/fair-line.ts'
import type { Sources } from './service.ts'

/** Searches of one reply that go to marketplaces elsewhere: as many as kinds of goods that an occasion needs, and some to find out which condition is in the way. */
const maxSearchesElsewhere = 8

/**
 * Searches of one reply. A wish that nothing fits is tried without each of its conditions, which costs nothing in our own store and much elsewhere: after some
 * searches only what lies here is asked.
 */
export function searchesOfTurn(
  sources: Pick<Sources, 'retrieve'>,
  client: Client,
): (query: OfferQuery, signal: AbortSignal) => Promise<Retrieved> {
  let searches = 0
  return (query, signal) => {
    searches += 1
    return sources.retrieve(query, signal, { client, isStoredOnly: searches > maxSearchesElsewhere })
  }
}
