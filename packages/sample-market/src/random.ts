/** A repeatable source of numbers. The same seed gives the same row on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** `count` different items (fewer when the list is short), in the list's own order. */
  sample<T>(list: readonly T[], count: number): T[]
  chance(probability: number): boolean
  /** Between `low` and `high`, small values as likely as large ones by ratio: how prices and sales are spread. */
  spread(low: number, high: number): number
}

/** 32-bit FNV-1a of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Numbers from 0 up to, not including, 1. Mulberry32: small, quick and even enough for made-up goods; not for secrets. */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The same row of numbers for the same seed. */
export function randomFrom(seed: string): Random {
  const next = numbersFrom(hashText(seed))
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      return list[int(0, list.length - 1)]!
    },
    sample: (list, count) => {
      const places = list.map((_, place) => place)
      const taken: number[] = []
      while (taken.length < count && places.length > 0) taken.push(...places.splice(int(0, places.length - 1), 1))
      return taken.sort((a, b) => a - b).map((place) => list[place]!)
    },
    chance: (probability) => next() < probability,
    spread: (low, high) => low * (high / low) ** next(),
  }
}
