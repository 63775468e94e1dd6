import { EventEmitter } from 'node:events'

/**
 * Wakes code that waits for something to be stored. Notes are small, may arrive twice and may be lost: the database remembers, and every listener also
 * looks there from time to time. A note reaches the listeners of this process too.
 */
export interface Bus {
  publish(topic: string, note: string): void
  /** Returns a function that ends the subscription. */
  subscribe(topic: string, listener: (note: string) => void): () => void
  close(): Promise<void>
}

export function memoryBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    publish(topic, note) {
      // Not at once: a listener must not run in the middle of what its publisher does.
      queueMicrotask(() => emitter.emit(topic, note))
    },
    subscribe(topic, listener) {
      emitter.on(topic, listener)
      return () => void emitter.off(topic, listener)
    },
    async close() {
      emitter.removeAllListeners()
    },
  }
}
