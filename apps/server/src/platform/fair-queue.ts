import { type Client, createFairLine } from './fair-line.ts'

/** Heavy work, a few pieces at a time: clients that wait take turns, so that one asker of much does not keep others waiting. */
export interface FairQueue {
  /**
   * Runs `work` when its turn comes; throws what `refuse` makes when this network, or all together, wait for too much already, and the signal's reason when
   * it aborts before the work has begun.
   */
  run<T>(client: Client, work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

export interface FairQueueOptions {
  /** Pieces of work at a time. */
  concurrency: number
  /** How many may wait for one network, and in all. */
  maxWaiting?: { client: number; all: number }
  refuse?(): Error
}

/** Of many slots a network has three quarters at most: who comes from elsewhere begins at once, and does not wait until one of them is free. */
const shareOf = (concurrency: number): number => concurrency - Math.floor(concurrency / 4)

export function createFairQueue({ concurrency, maxWaiting, refuse }: FairQueueOptions): FairQueue {
  const line = createFairLine<() => void>()
  const share = shareOf(concurrency)
  /** Pieces at work, by network. */
  const running = new Map<string, number>()
  let runningCount = 0

  function begin(network: string, change: 1 | -1): void {
    runningCount += change
    const count = (running.get(network) ?? 0) + change
    if (count > 0) running.set(network, count)
    else running.delete(network)
  }

  function startNext(): void {
    while (runningCount < concurrency) {
      const next = line.take((network) => (running.get(network) ?? 0) >= share)
      if (!next) return
      begin(next.client.network, 1)
      next.piece()
    }
  }

  /** Resolves when it is the client's turn; the slot is then its own. */
  const turnOf = (client: Client, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        line.remove(client, start)
        reject(signal?.reason)
      }
      const start = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      line.add(client, start)
      startNext()
    })

  return {
    async run(client, work, signal) {
      signal?.throwIfAborted()
      if (maxWaiting && (line.waitingFor(client.network) >= maxWaiting.client || line.size >= maxWaiting.all))
        throw refuse?.() ?? new Error('too much waits')
      await turnOf(client, signal)
      try {
        return await work()
      } finally {
        begin(client.network, -1)
        startNext()
      }
    },
  }
}
