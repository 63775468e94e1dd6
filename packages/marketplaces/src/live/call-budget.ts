/** Calls that may be made of a service with one key, counted over everybody who uses it. */
export interface CallBudget {
  /** Takes one call. Where none is left, or the service is left alone, it gives the time from which on it may be asked again. */
  take(): Promise<Date | undefined>
  /** Everybody leaves the service alone for so long. */
  rest(ms: number): Promise<void>
}

/** The budget of one process that has the key for itself: any number of calls. */
export function ownBudget(now: () => number = Date.now): CallBudget {
  let restsUntil = 0
  return {
    take: async () => (now() < restsUntil ? new Date(restsUntil) : undefined),
    rest: async (ms) => {
      restsUntil = now() + ms
    },
  }
}
