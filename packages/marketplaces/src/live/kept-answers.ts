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
}

/** Keeps nothing: every question is a call. */
export const unkept = (now: () => Date): KeptAnswers => ({
  get: async (_key, ask, signal) => ({ data: await ask(signal), fetchedAt: now() }),
})
