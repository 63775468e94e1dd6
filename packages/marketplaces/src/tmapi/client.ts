import { z } from 'zod'
import type { CallBudget } from '../live/call-budget.ts'
import { type Answer, CallError, callService, isSafeBase } from '../live/http.ts'
import { AttemptError, createPatience } from '../live/patience.ts'
import { number, toText } from '../live/read.ts'
import { MarketplaceError, type MarketplaceFailure } from '../port.ts'

export interface TmapiConfig {
  /** Without a path; https, or this machine. */
  baseUrl: string
  token: string
  /** How the token is sent: as the documentation says, or in a header as newer clients do. */
  auth: 'query' | 'header'
  concurrency: number
  /** Calls that are left for the key; left out, any number. */
  budget?: CallBudget
  /** For tests: shorter pauses between attempts. */
  pauseMs?: number
  restMs?: number
}

export type TmapiClient = ReturnType<typeof createTmapiClient>

const platform = 'tmapi'
const envelope = z.object({ code: number, msg: z.unknown().optional(), message: z.unknown().optional(), data: z.unknown().optional() })

/** By the vendor's table. The numbers come as the HTTP status or as `code` of an answer with status 200. */
const failures: Record<number, [kind: MarketplaceFailure, retry: AttemptError['retry']]> = {
  401: ['misconfigured', 'never'],
  403: ['not_permitted', 'never'],
  417: ['unreachable', 'again'],
  422: ['refused', 'never'],
  429: ['busy', 'later'],
  439: ['quota', 'never'],
  499: ['unreachable', 'again'],
  500: ['unreachable', 'again'],
  502: ['unreachable', 'again'],
  503: ['busy', 'later'],
  504: ['unreachable', 'again'],
  4011: ['misconfigured', 'never'],
}

/** Calls of TMAPI. Each gives `data` of the answer, `undefined` where the service says that there is none. */
export function createTmapiClient({ baseUrl, token, auth, concurrency, budget, pauseMs, restMs }: TmapiConfig) {
  if (!isSafeBase(baseUrl)) throw new MarketplaceError(platform, 'misconfigured', 'the address is neither https nor of this machine')
  const patiently = createPatience({ platform, concurrency, pauseMs, restMs, budget })

  async function ask(path: string, params: Record<string, string>, body: object | undefined, signal: AbortSignal): Promise<unknown> {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
    if (auth === 'query') url.searchParams.set('apiToken', token)
    const headers = {
      accept: 'application/json',
      ...(auth === 'header' ? { apikey: token } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const call = { url, headers, ...(body ? { method: 'POST' as const, body: JSON.stringify(body) } : {}) }
    const answer = await callService(call, signal).catch((error: unknown) => {
      if (error instanceof CallError) throw new AttemptError('unreachable', `${path}: ${error.message}`, 'again')
      throw error
    })
    return toData(path, answer, token)
  }

  return {
    get: (path: string, params: Record<string, string>, signal: AbortSignal): Promise<unknown> =>
      patiently(() => ask(path, params, undefined, signal), signal),
    post: (path: string, body: object, signal: AbortSignal): Promise<unknown> => patiently(() => ask(path, {}, body, signal), signal),
  }
}

function toData(path: string, { status, body }: Answer, token: string): unknown {
  const read = envelope.safeParse(body)
  if (!read.success) {
    const [kind, retry] = failures[status] ?? [
      status < 500 && status >= 300 ? 'refused' : 'unreachable',
      status < 500 && status >= 300 ? 'never' : 'again',
    ]
    throw new AttemptError(kind, `${path}: answered ${status} with something that is no JSON object`, retry)
  }
  const { code = status, data } = read.data
  // What it says may repeat what it was asked with: the key, and the address of a buyer's picture.
  const said = (toText(read.data.msg) ?? toText(read.data.message) ?? '')
    .replaceAll(token, '***')
    .replace(/https?:\S+/gi, '***')
    .slice(0, 200)
  const fail = failures[code] ?? failures[status]
  if (fail) throw new AttemptError(fail[0], `${path}: answered ${code} (${said})`, fail[1])
  if (/no route matched/i.test(said)) throw new AttemptError('misconfigured', `${path}: the service knows no such call (${said})`, 'never')
  // Not in the vendor's table: what there is no more.
  if (code === 404) return undefined
  if (code !== 200 || status >= 300) throw new AttemptError('refused', `${path}: answered ${code} (${said})`, 'never')
  return data ?? undefined
}
