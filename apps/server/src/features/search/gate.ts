export type Gate = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>

/**
 * Lets at most `limit` pieces of work run at a time; the others wait in their order. Whoever waits gives up at the signal's abort.
 */
export function createGate(limit: number): Gate {
  let running = 0
  const waiting = new Set<() => void>()

  async function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (running < limit) {
      running += 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(go)
        reject(signal.reason)
      }
      waiting.add(go)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  /** Hands the place on, or frees it. */
  function leave(): void {
    const [next] = waiting
    if (next) {
      waiting.delete(next)
      next()
    } else running -= 1
  }

  return async (signal, work) => {
    await enter(signal)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
