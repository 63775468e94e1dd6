import { z } from 'zod'
import type { CallBudget } from '../live/call-budget.ts'
import { CallError, callService, isSafeBase } from '../live/http.ts'
import { AttemptError, createPatience } from '../live/patience.ts'
import { text } from '../live/read.ts'
import { MarketplaceError, type MarketplaceFailure } from '../port.ts'

export interface TemplateConfig {
  /** Without a path; https, or this machine. */
  baseUrl: string
  key: string
  /** Calls at a time that the service allows with one key. */
  concurrency: number
  /** Calls that are left for the key; left out, any number. */
  budget?: CallBudget
  /** For tests: shorter pauses between attempts. */
  pauseMs?: number
}

export const platform = 'template'
/** What the service's codes mean for us. A code that is not here is `refused`, and is not asked again. */
const failures: Record<string, [kind: MarketplaceFailure, retry: AttemptError['retry']]> = {
  wrong_key: ['misconfigured', 'never'],
  no_right: ['not_permitted', 'never'],
  spent: ['quota', 'never'],
  too_fast: ['busy', 'later'],
  busy: ['unreachable', 'again'],
}
const envelope = z.object({ error: text, data: z.unknown().optional() })

/** Calls of the service. Each gives `data` of the answer, `undefined` where the service says that there is none. */
export function createTemplateClient({ baseUrl, key, concurrency, budget, pauseMs }: TemplateConfig) {
  if (!isSafeBase(baseUrl)) throw new MarketplaceError(platform, 'misconfigured', 'the address is neither https nor of this machine')
  const patiently = createPatience({ platform, concurrency, pauseMs, budget })

  async function ask(path: string, params: Record<string, string>, signal: AbortSignal): Promise<unknown> {
    const url = new URL(path, baseUrl)
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
    const { status, body } = await callService({ url, headers: { authorization: `Bearer ${key}` } }, signal).catch((error: unknown) => {
      if (error instanceof CallError) throw new AttemptError('unreachable', `${path}: ${error.message}`, 'again')
      throw error
    })
    const read = envelope.safeParse(body)
    // An error page, half an answer, an outage in front of it.
    if (!read.success || status >= 500) throw new AttemptError('unreachable', `${path}: answered ${status}`, 'again')
    const { error, data } = read.data
    if (error === 'not_found') return undefined
    const [kind, retry] = failures[error ?? ''] ?? ['refused', 'never']
    if (error !== undefined || status >= 300) throw new AttemptError(kind, `${path}: answered ${status} (${error})`, retry)
    return data ?? undefined
  }

  return { get: (path: string, params: Record<string, string>, signal: AbortSignal) => patiently(() => ask(path, params, signal), signal) }
}
