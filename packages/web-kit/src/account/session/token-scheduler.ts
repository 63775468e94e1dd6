/** All in milliseconds. Early enough that several tries fit before the token ends; the last pause is the longest that a renewal waits. */
export const refreshBeforeExpiryMs = 5 * 60_000
export const firstRetryMs = 30_000
export const maxRetryMs = 16 * 60_000

export type TokenScheduler = {
  /** Plans the next refresh for a token that ends at this time (local clock). Call it again for each new token. */
  watch(expiresAtMs: number): void
  stop(): void
}

/**
 * Renews the token 5 minutes before it ends. A failed renewal is tried again after 30 s, 60 s and so on up to 16 minutes, for as
 * long as `isPassing(error)` says that the failure is not the session's own; it never signs out. The SDK does this by itself only
 * for other products of its family.
 */
export function tokenScheduler(refresh: () => Promise<unknown>, isPassing: (error: unknown) => boolean): TokenScheduler {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  // A token that arrives while a renewal is under way starts a new plan; the older renewal must not add a second timer to it.
  let plan = 0

  const wait = (delayMs: number) => {
    clearTimeout(timer)
    const mine = ++plan
    timer = setTimeout(async () => {
      try {
        await refresh()
      } catch (error) {
        if (mine !== plan || !isPassing(error)) return
        wait(retryMs)
        retryMs = Math.min(retryMs * 2, maxRetryMs)
      }
    }, delayMs)
  }

  return {
    watch(expiresAtMs) {
      retryMs = firstRetryMs
      wait(Math.max(0, expiresAtMs - refreshBeforeExpiryMs - Date.now()))
    },
    stop() {
      plan++
      clearTimeout(timer)
    },
  }
}
