import { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { App } from './app.ts'

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void

/** How long a call waits for Redis before it is counted here: a limit must not become an outage ... */
const redisTimeoutMs = 250
/** ... and how often a Redis that has failed is looked at, by nobody's call. */
const lookAgainMs = 2_000
/** Addresses and users that are counted here at the same time. */
const maxCounters = 50_000

const countCall = `
  local current = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[1])
    left = tonumber(ARGV[1])
  end
  return {current, left}`

/**
 * Counts calls in Redis, for all processes together. Once Redis has failed to answer it is left alone until it does again; calls are counted in this
 * process meanwhile.
 */
export function redisLimitStore(url: string, log: Pick<App['log'], 'warn'>) {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: redisTimeoutMs,
    connectTimeout: 2_000,
    retryStrategy: (tries) => Math.min(tries * 200, lookAgainMs),
  })
  // Each failure is met where the call is counted.
  redis.on('error', () => {})
  const here = new LRUCache<string, { current: number; endsAt: number }>({ max: maxCounters })
  let timer: NodeJS.Timeout | undefined

  function leave(cause: unknown): void {
    if (timer) return
    log.warn({ err: cause }, 'Redis does not answer: each process counts the calls that it gets itself')
    timer = setInterval(() => {
      redis.ping().then(
        () => {
          if (timer) log.warn({}, 'Redis answers again: calls are counted for all processes together')
          clearInterval(timer)
          timer = undefined
        },
        () => {},
      )
    }, lookAgainMs).unref()
  }

  function countHere(key: string, windowMs: number): { current: number; ttl: number } {
    const now = Date.now()
    const known = here.get(key)
    const counter = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs }
    counter.current++
    here.set(key, counter)
    return { current: counter.current, ttl: counter.endsAt - now }
  }

  async function count(key: string, windowMs: number): Promise<{ current: number; ttl: number }> {
    if (timer) return countHere(key, windowMs)
    try {
      const [current, ttl] = (await redis.eval(countCall, 1, `karavan-limit-${key}`, windowMs)) as [number, number]
      return { current, ttl }
    } catch (cause) {
      leave(cause)
      return countHere(key, windowMs)
    }
  }

  return {
    /** As the library wants it: its counters share one store, and the keys that are counted name theirs. */
    Store: class {
      incr(key: string, done: Counted, windowMs: number): void {
        void count(key, windowMs).then((result) => done(null, result))
      }
      child() {
        return this
      }
    },
    /** Whether calls are counted for all processes together at the moment. */
    isUsable: (): boolean => redis.status === 'ready' && timer === undefined,
    close(): void {
      clearInterval(timer)
      redis.disconnect()
    },
  }
}
