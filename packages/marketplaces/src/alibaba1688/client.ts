import { z } from 'zod'
import type { CallBudget } from '../live/call-budget.ts'
import { type Answer, CallError, callService, isSafeBase } from '../live/http.ts'
import { AttemptError, createPatience } from '../live/patience.ts'
import { flag, text, toText } from '../live/read.ts'
import { MarketplaceError, type MarketplaceFailure } from '../port.ts'
import { crossBorder, sign, toUrlPath } from './sign.ts'
import { createTokenKeeper, type TokenStore, type Tokens } from './tokens.ts'

export interface Alibaba1688Config {
  /** Without a path; https, or this machine. */
  baseUrl: string
  appKey: string
  appSecret: string
  tokens: Tokens
  store: TokenStore
  concurrency: number
  /** Calls that are left for the key; left out, any number. */
  budget?: CallBudget
  now(): Date
  /** For tests: shorter pauses. */
  pauseMs?: number
  restMs?: number
}

const platform = '1688'

/** Refusals of the gateway. Some clients met them with status 400, others with 200, so the body decides. */
const refusals: Record<string, [kind: MarketplaceFailure, retry: AttemptError['retry']]> = {
  'gw.SignatureInvalid': ['misconfigured', 'never'],
  'gw.SignatureMissing': ['misconfigured', 'never'],
  'gw.AppKeyMissing': ['misconfigured', 'never'],
  'gw.AppKeyNotFound': ['misconfigured', 'never'],
  'gw.ParamMissing': ['refused', 'never'],
  'gw.APIUnsupported': ['misconfigured', 'never'],
  'gw.APIACLDecline': ['not_permitted', 'never'],
  'gw.NoUsageLeftError': ['quota', 'never'],
  'gw.QosAppFrequencyLimit': ['busy', 'later'],
}
/** The token is checked before the permission, and the permission before the arguments. */
const tokenRefused = '401'

const refusal = z.object({ error_code: text, error_message: text })
const outer = z.object({
  // `success` is a boolean in some calls and a text in others.
  result: z.object({ success: flag, code: text, message: text, result: z.unknown().optional() }),
})

class TokenRefused extends Error {}

export type Alibaba1688Client = ReturnType<typeof createAlibaba1688Client>

/** What a call came to, where a caller must choose between them. */
export type Outcome = { kind: 'result'; result: unknown } | { kind: 'failed'; code: string; message: string }

/** Calls of the cross-border package: signed, with one field of JSON each. */
export function createAlibaba1688Client({
  baseUrl,
  appKey,
  appSecret,
  tokens,
  store,
  concurrency,
  budget,
  now,
  pauseMs,
  restMs,
}: Alibaba1688Config) {
  if (!isSafeBase(baseUrl)) throw new MarketplaceError(platform, 'misconfigured', 'the address is neither https nor of this machine')
  const patiently = createPatience({ platform, concurrency, pauseMs, restMs, budget })
  const keeper = createTokenKeeper({ baseUrl, appKey, appSecret, tokens, store, now })
  const secrets = [appSecret, tokens.accessToken, tokens.refreshToken ?? appSecret]
  /** What the service says, without the secrets that it may repeat: the token of the call is another one once it was renewed. */
  const unsaid = (accessToken: string) => (words: string) =>
    [...secrets, accessToken].reduce((clean, secret) => clean.replaceAll(secret, '***'), words).slice(0, 200)

  async function ask(api: string, field: string, json: string, accessToken: string, signal: AbortSignal): Promise<Outcome> {
    const path = toUrlPath(crossBorder, api, appKey)
    const params = { access_token: accessToken, _aop_timestamp: String(now().getTime()), [field]: json }
    const body = new URLSearchParams({ ...params, _aop_signature: sign(path, params, appSecret) }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', accept: 'application/json' }
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/openapi/${path}`)
    const answer = await callService({ url, method: 'POST', headers, body }, signal).catch((error: unknown) => {
      if (error instanceof CallError) throw new AttemptError('unreachable', `${api}: ${error.message}`, 'again')
      throw error
    })
    return toOutcome(api, answer, unsaid(accessToken))
  }

  /** With the token of the moment; a refused one is renewed once. */
  async function askWithToken(api: string, field: string, json: string, signal: AbortSignal): Promise<Outcome> {
    const token = await keeper.get()
    try {
      return await ask(api, field, json, token, signal)
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error
    }
    const renewed = await keeper.renew(token)
    try {
      return await ask(api, field, json, renewed, signal)
    } catch (error) {
      if (error instanceof TokenRefused) throw new AttemptError('misconfigured', `${api}: the new access token is refused as well`, 'never')
      throw error
    }
  }

  return (api: string, field: string, value: object, signal: AbortSignal): Promise<Outcome> => {
    // The same text is signed and sent.
    const json = JSON.stringify(value)
    return patiently(() => askWithToken(api, field, json, signal), signal)
  }
}

function toOutcome(api: string, { status, body }: Answer, unsaid: (words: string) => string): Outcome {
  const refused = refusal.safeParse(body)
  const code = refused.success ? refused.data.error_code : undefined
  if (code !== undefined || status === 401) {
    if (code === tokenRefused || (code === undefined && status === 401)) throw new TokenRefused()
    const [kind, retry] = refusals[code ?? ''] ?? ['refused', 'never']
    const said = refused.success ? (refused.data.error_message ?? '') : ''
    throw new AttemptError(kind, unsaid(`${api}: ${code} (${said})`), retry)
  }
  const read = outer.safeParse(body)
  if (!read.success || status >= 500) {
    const isFault = status >= 500 || status < 300
    throw new AttemptError(isFault ? 'unreachable' : 'refused', `${api}: answered ${status} without a result`, isFault ? 'again' : 'never')
  }
  const { success, code: businessCode, message, result } = read.data.result
  if (success) return { kind: 'result', result }
  return { kind: 'failed', code: businessCode ?? '', message: unsaid(toText(message) ?? '') }
}
