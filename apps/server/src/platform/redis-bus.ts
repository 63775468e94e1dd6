import { Redis } from 'ioredis'
import { type Bus, memoryBus } from './bus.ts'
import type { Log } from './log.ts'

const channel = 'karavan'

/** Notes between processes through Redis. While Redis is unavailable readers only wait for their next look into the database. */
export function redisBus(url: string, log: Log): Bus {
  const local = memoryBus()
  const options = { maxRetriesPerRequest: null, enableOfflineQueue: false, retryStrategy: (tries: number) => Math.min(tries * 200, 5_000) }
  const sender = new Redis(url, options)
  const receiver = new Redis(url, { ...options, enableOfflineQueue: true })
  let isAway = false
  for (const connection of [sender, receiver]) {
    connection.on('error', (error) => {
      if (!isAway) log.warn({ err: error }, 'Redis is unavailable; readers look into the database instead')
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
