import type { TurnDeps } from '@karavan/assistant/port.ts'
import type { Client } from '../../platform/fair-line.ts'
import type { Sources } from './service.ts'

/** Searches of one reply that go to marketplaces elsewhere: as many as kinds of goods that an occasion needs, and some to find out which condition is in the way. */
const maxSearchesElsewhere = 8

/** A buyer who waits no longer than this sees everything at once. */
const partsAfterMs = 700

/**
 * Searches of one reply. A wish that nothing fits is tried without each of its conditions, which costs nothing in our own store and much elsewhere: after some
 * searches only what lies here is asked.
 */
export function searchesOfTurn(sources: Pick<Sources, 'retrieve'>, client: Client): TurnDeps['retrieve'] {
  let searches = 0
  return (query, signal, tell) => {
    searches += 1
    const onPart = tell && { afterMs: partsAfterMs, tell }
    return sources.retrieve(query, signal, { client, isStoredOnly: searches > maxSearchesElsewhere, onPart })
  }
}
