/** Places for heavy work, and a fair queue for them: whoever waits takes turns by `client`, so that one asker of much does not keep others waiting. */
export interface Turns {
  /** Runs `work` when a place is free; throws what `refuse` makes when this client, or all together, wait for too much already. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>
}

export interface TurnsOptions {
  places: number
  /** How many may wait for one client, and in all. */
  maxWaiting: { client: number; all: number }
  refuse(): Error
}

export function createTurns({ places, maxWaiting, refuse }: TurnsOptions): Turns {
  /** In the order of whose turn it is. */
  const queues = new Map<string, (() => void)[]>()
  let taken = 0
  let waiting = 0

  function wait(client: string): Promise<void> {
    const queue = queues.get(client) ?? []
    if (queue.length >= maxWaiting.client || waiting >= maxWaiting.all) throw refuse()
    waiting++
    queues.set(client, queue)
    return new Promise((start) => queue.push(start))
  }

  /** The place is handed on rather than freed, so that nobody slips in between. */
  function handOn(): void {
    for (const [client, queue] of queues) {
      const start = queue.shift()
      queues.delete(client)
      if (queue.length > 0) queues.set(client, queue)
      if (!start) continue
      waiting--
      start()
      return
    }
    taken--
  }

  return {
    async run(client, work) {
      if (taken >= places) await wait(client)
      else taken++
      try {
        return await work()
      } finally {
        handOn()
      }
    },
  }
}
