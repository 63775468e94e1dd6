import { setTimeout as wait } from 'node:timers/promises'

/** What the calls of all buyers came to so far. */
export class Figures {
  answered = 0
  attempts = 0
  /** Attempts that were cut off, refused or answered with 5xx, by kind. */
  readonly failed = new Map<string, number>()
  /** Longest that a buyer had to wait for an answer that counts, since the last look, in ms. */
  slowestMs = 0
  readonly broken: string[] = []
  /** What is gone ten minutes later may then be gone at once. */
  hasMovedClock = false

  fail(kind: string): void {
    this.failed.set(kind, (this.failed.get(kind) ?? 0) + 1)
  }
  get failures(): number {
    return [...this.failed.values()].reduce((sum, count) => sum + count, 0)
  }
  /** Something that must never happen did. */
  break(what: string): void {
    this.broken.push(what)
  }
}

/** A sign-in. A token is good for an hour by the clock of the process that looks at it. */
export interface Session {
  token: string
  refreshToken: string
}

export interface Answer {
  status: number
  body: Record<string, unknown>
}

const attemptMs = 20_000

/**
 * Asks any of the processes, and the next one as long as there is no answer that counts, always with the same Idempotency-Key. That is how a page that
 * is retried, or a dumb balancer, behaves.
 */
export function createCaller(urls: () => string[], figures: Figures, { random, patienceMs }: { random: () => number; patienceMs: number }) {
  const pick = () => {
    const all = urls()
    return all[Math.floor(random() * all.length)] as string
  }
  /** Gets another token, as the page does when its own is refused. Changes nothing where that fails. */
  async function refresh(session: Session): Promise<void> {
    figures.fail('401')
    const asked = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken })
    try {
      const answer = await fetch(`${pick()}/securetoken.googleapis.com/v1/token?key=karavan-builtin`, {
        method: 'POST',
        body: asked,
        signal: AbortSignal.timeout(attemptMs),
      })
      const { id_token: token, refresh_token: refreshToken } = (await answer.json()) as { id_token?: string; refresh_token?: string }
      if (answer.ok && token && refreshToken) Object.assign(session, { token, refreshToken })
      else if (answer.status < 500) figures.break(`a refresh token was answered ${answer.status}`)
    } catch {
      figures.fail('refresh')
    }
  }
  async function attempt(method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer | undefined> {
    figures.attempts += 1
    try {
      const answer = await fetch(pick() + path, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(attemptMs),
      })
      const text = await answer.text()
      if (answer.status >= 500 || answer.status === 429) {
        figures.fail(String(answer.status))
        if (answer.status === 500) figures.break(`${method} ${path} answered 500: ${text.slice(0, 200)}`)
        if (answer.status === 503 && !answer.headers.get('retry-after')) figures.break(`${method} ${path} answered 503 without Retry-After`)
        return undefined
      }
      const read = JSON.parse(text) as Record<string, unknown>
      if (answer.status === 409 && read.code === 'request_in_flight') return undefined
      return { status: answer.status, body: read }
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } }
      figures.fail(cause?.code ?? name)
      return undefined
    }
  }
  return {
    /** How long a buyer goes on asking for an answer, or reading a reply, before it counts as never given. */
    patienceMs,
    pick,
    refresh,
    async call(
      method: string,
      path: string,
      { session, key, body }: { session?: Session; key?: string; body?: object } = {},
    ): Promise<Answer> {
      const began = performance.now()
      for (;;) {
        const headers = { ...(session && { authorization: `Bearer ${session.token}` }), ...(key && { 'idempotency-key': key }) }
        const answer = await attempt(method, path, headers, body)
        const passed = performance.now() - began
        if (session && answer?.status === 401) await refresh(session)
        else if (answer) {
          figures.answered += 1
          figures.slowestMs = Math.max(figures.slowestMs, passed)
          return answer
        }
        if (passed > patienceMs) throw new Error(`${method} ${path} was not answered for ${Math.round(passed / 1000)} s`)
        await wait(150 + random() * 250)
      }
    },
  }
}
export type Caller = ReturnType<typeof createCaller>
