import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PortionAnswer, PortionJob } from './portion-worker.ts'
import type { Portion, ReadPortion } from './read-portion.ts'

/** Each has a copy of the lexicon, some 100 MB. */
const maxThreads = 4

export interface PortionReaders {
  /** Portions that can be read at the same time. */
  size: number
  read(portion: Portion): Promise<ReadPortion>
  close(): Promise<void>
}

interface Thread {
  worker: Worker
  jobs: number
}

/** Reads portions in threads, which are started as they are needed: one core is left to the database. */
export function createPortionReaders(size = Math.max(1, Math.min(maxThreads, availableParallelism() - 1))): PortionReaders {
  const threads: Thread[] = []
  const waiting = new Map<number, { resolve(read: ReadPortion): void; reject(error: unknown): void }>()
  let lastId = 0
  let failure: { error: unknown } | undefined

  function open(): Thread {
    const thread: Thread = { worker: new Worker(new URL('./portion-worker.ts', import.meta.url)), jobs: 0 }
    thread.worker.on('message', ({ id, read }: PortionAnswer) => {
      thread.jobs -= 1
      waiting.get(id)?.resolve(read)
      waiting.delete(id)
    })
    thread.worker.on('error', (error) => {
      failure ??= { error }
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    threads.push(thread)
    return thread
  }

  return {
    size,
    read(portion) {
      if (failure) return Promise.reject(failure.error)
      const idlest = threads.toSorted((a, b) => a.jobs - b.jobs)[0]
      const thread = idlest && (idlest.jobs === 0 || threads.length === size) ? idlest : open()
      lastId += 1
      const job: PortionJob = { id: lastId, portion }
      thread.jobs += 1
      thread.worker.postMessage(job)
      return new Promise((resolve, reject) => waiting.set(job.id, { resolve, reject }))
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
