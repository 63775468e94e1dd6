import { EventEmitter } from 'node:events'
import { Redis } from 'ioredis'
import type { Log } from './log.ts'

/**
 * Wakes whoever waits for something that was stored. Notes are small, may arrive twice and may be lost: the database remembers, and whoever listens
 * also looks there from time to time. A note reaches the listeners of this process too.
 */
export interface Bus {
  publish(topic: string, note: string): void
  /** Returns what ends the subscription. */
  subscribe(topic: string, listener: (note: string) => void): () => void
  close(): Promise<void>
}

export function memoryBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    publish(topic, note) {
      // Later than now, as from outside: a listener must not run in the middle of what its publisher does.
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

const channel = 'karavan'

/** Wake-ups between processes through Redis. A Redis that is away only makes readers wait for their next look into the database. */
export function redisBus(url: string, log: Log): Bus {
  const local = memoryBus()
  const options = { maxRetriesPerRequest: null, enableOfflineQueue: false, retryStrategy: (tries: number) => Math.min(tries * 200, 5_000) }
  const sender = new Redis(url, options)
  const receiver = new Redis(url, { ...options, enableOfflineQueue: true })
  let isAway = false
  for (const connection of [sender, receiver]) {
    connection.on('error', (error) => {
      if (!isAway) log.warn({ err: error }, 'Redis is away; readers look into the database instead')
      isAway = true
    })
    connection.on('ready', () => {
      isAway = false
    })
  }
  receiver.on('message', (_channel, text) => {
    const cut = text.indexOf(' ')
    if (cut > 0) local.publish(text.slice(0, cut), text.slice(cut + 1))
  })
  receiver.subscribe(channel).catch((error: unknown) => log.warn({ err: error }, 'cannot listen on Redis'))
  return {
    publish(topic, note) {
      sender.publish(channel, `${topic} ${note}`).catch(() => local.publish(topic, note))
    },
    subscribe: local.subscribe,
    async close() {
      await local.close()
      sender.disconnect()
      receiver.disconnect()
    },
  }
}
