import PQueue, { type QueueAddOptions } from 'p-queue'

type Run = () => Promise<unknown>
type FairOptions = QueueAddOptions & { client?: string }

/** Clients take turns: after each piece of work a client goes to the end of the line, with what else it waits for. */
class FairLine {
  /** In the order of whose turn it is. */
  #lines = new Map<string, Run[]>()
  size = 0

  enqueue(run: Run, { client = '' }: Partial<FairOptions> = {}): void {
    const line = this.#lines.get(client)
    if (line) line.push(run)
    else this.#lines.set(client, [run])
    this.size += 1
  }

  dequeue(): Run | undefined {
    const [first] = this.#lines
    if (!first) return undefined
    const [client, line] = first
    const run = line.shift()
    this.#lines.delete(client)
    if (line.length > 0) this.#lines.set(client, line)
    this.size -= 1
    return run
  }

  filter({ client = '' }: Readonly<Partial<FairOptions>>): Run[] {
    return this.#lines.get(client) ?? []
  }

  // Nothing here has a priority, and nobody gives up waiting.
  setPriority(): void {}
  remove(): void {}
}

/** Heavy work, a few pieces at a time: clients that wait take turns, so that one asker of much does not keep others waiting. */
export interface FairQueue {
  /** Runs `work` when its turn comes; throws what `refuse` makes when this client, or all together, wait for too much already. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>
}

export interface FairQueueOptions {
  /** Pieces of work at a time. */
  concurrency: number
  /** How many may wait for one client, and in all. */
  maxWaiting: { client: number; all: number }
  refuse(): Error
}

export function createFairQueue({ concurrency, maxWaiting, refuse }: FairQueueOptions): FairQueue {
  const queue = new PQueue<FairLine, FairOptions>({ concurrency, queueClass: FairLine })
  return {
    async run(client, work) {
      if (queue.sizeBy({ client }) >= maxWaiting.client || queue.size >= maxWaiting.all) throw refuse()
      return queue.add(work, { client })
    },
  }
}
