import PQueue from 'p-queue'
import { MarketplaceError, type MarketplaceFailure } from '../port.ts'
import { type CallBudget, ownBudget } from './call-budget.ts'

/** How an attempt failed and what may be done about it. */
export class AttemptError extends Error {
  readonly kind: MarketplaceFailure
  /** `again`: at once, `later`: after a longer pause and with fewer calls at a time, `never`. */
  readonly retry: 'again' | 'later' | 'never'
  constructor(kind: MarketplaceFailure, message: string, retry: 'again' | 'later' | 'never', options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.retry = retry
  }
}

export interface PatienceOptions {
  platform: string
  /** Calls at a time: these services count them by key, and refuse what is above. */
  concurrency: number
  /** Pause before the second attempt; four times as long where the service asks for fewer calls. */
  pauseMs?: number
  /** How long a service that says the key is used up is left alone. */
  restMs?: number
  /** Left out, this process has the key for itself. */
  budget?: CallBudget
}

/** Calls that went well one after the other, after which one more at a time is tried. */
const goodInARow = 20

/**
 * Gives calls their turn, and a second attempt where that may help. A service that is asked too often gets fewer calls at a time, and more again when it
 * has coped for a while; one whose quota is spent is not asked for some minutes, by nobody, because each refusal may cost, too.
 */
export function createPatience({ platform, concurrency, pauseMs = 400, restMs = 5 * 60_000, budget = ownBudget() }: PatienceOptions) {
  const queue = new PQueue({ concurrency })
  let good = 0

  async function payFor<T>(work: () => Promise<T>): Promise<T> {
    const retryAt = await budget.take()
    if (retryAt) throw new MarketplaceError(platform, 'quota', 'no call is left, or its quota was found spent', { retryAt })
    return work()
  }

  async function attempt<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const result = await queue.add(() => payFor(work), { signal })
    good += 1
    if (good >= goodInARow && queue.concurrency < concurrency) {
      queue.concurrency += 1
      good = 0
    }
    return result
  }

  /** Gives the time from which on it may be asked again, where that is known now. */
  async function note(error: AttemptError): Promise<Date | undefined> {
    good = 0
    if (error.retry === 'later') queue.concurrency = Math.max(1, Math.floor(queue.concurrency / 2))
    if (error.kind !== 'quota') return undefined
    await budget.rest(restMs)
    return new Date(Date.now() + restMs)
  }

  /** Throws `MarketplaceError`, or the signal's reason. */
  async function call<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt(work, signal)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof AttemptError)) throw error
        const retryAt = await note(error)
        if (error.retry === 'never' || attempts > 1) throw new MarketplaceError(platform, error.kind, error.message, { retryAt })
        // Not all at the same moment.
        const pause = pauseMs * (error.retry === 'later' ? 4 : 1) * (0.5 + Math.random())
        await sleep(pause, signal)
      }
    }
  }
  return call
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave)
      resolve()
    }, ms)
    signal.addEventListener('abort', leave, { once: true })
  })
}
