import { LRUCache } from 'lru-cache'
import type { Retrieved, TurnDeps } from '../port.ts'

/** Searches of a turn whose answers are kept: each holds its offers. */
const maxKept = 8

/**
 * Searches of one turn, of which the same is asked for once: a message that is read again, with what was found, is mostly searched for in the same words. What a
 * source did not answer is asked again.
 */
export function searchingOnce(retrieve: TurnDeps['retrieve']): TurnDeps['retrieve'] {
  const kept = new LRUCache<string, Promise<Retrieved>>({ max: maxKept })
  return async (query, signal, tell) => {
    const key = JSON.stringify(query)
    const known = kept.get(key)
    if (known) return known
    const asked = retrieve(query, signal, tell)
    kept.set(key, asked)
    try {
      const got = await asked
      if (got.failed.length > 0) kept.delete(key)
      return got
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
}
