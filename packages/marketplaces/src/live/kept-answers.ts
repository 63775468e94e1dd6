import type { Marketplace } from '../port.ts'

/** What a service answered, as JSON: `undefined` where it said that there is nothing. */
export interface KeptAnswer {
  data: unknown
  /** When the service said it. */
  fetchedAt: Date
}

/**
 * Answers of services that are paid for by the call, kept for whoever asks the same: of many who ask at the same time one call is made. `ask` stops at its
 * own signal and not at the caller's: others may wait for it, and the call is paid for.
 */
export interface KeptAnswers {
  /** `key`: the service, the call and everything it is asked with, the language included. Throws what `ask` throws, or the signal's reason when that aborts. */
  get(key: string, ask: (signal: AbortSignal) => Promise<unknown>, signal: AbortSignal): Promise<KeptAnswer>
  /** What was answered last, old as it may be, for who cannot ask: `undefined` where nothing is kept. */
  last(key: string): Promise<KeptAnswer | undefined>
}

/** Keeps nothing: every question is a call. */
export const unkept = (now: () => Date): KeptAnswers => ({
  get: async (_key, ask, signal) => ({ data: await ask(signal), fetchedAt: now() }),
  last: async () => undefined,
})

class NothingKept extends Error {}

/** What is kept, and never a call. */
const onlyKept = (answers: KeptAnswers): KeptAnswers => ({
  async get(key) {
    const kept = await answers.last(key)
    if (!kept) throw new NothingKept('nothing is kept of this')
    return kept
  },
  last: (key) => answers.last(key),
})

/** A search and the same one over what it was answered lately, which asks nobody and gives `undefined` where nothing is known. */
export function searchesOf(
  answers: KeptAnswers,
  searchBy: (answers: KeptAnswers) => Marketplace['search'],
): Pick<Required<Marketplace>, 'search' | 'searchKept'> {
  const searchKept = searchBy(onlyKept(answers))
  return {
    search: searchBy(answers),
    searchKept: (query, signal) =>
      searchKept(query, signal).catch((error: unknown) => {
        if (error instanceof NothingKept) return undefined
        throw error
      }),
  }
}
