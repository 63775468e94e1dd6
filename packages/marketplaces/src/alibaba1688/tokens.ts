import { z } from 'zod'
import { CallError, callService } from '../live/http.ts'
import { AttemptError } from '../live/patience.ts'
import { number, text } from '../live/read.ts'

/** What a call is allowed by. */
export interface Tokens {
  accessToken: string
  refreshToken?: string
  /** ISO time at which the access token ends, as far as it is known. */
  expiresAt?: string
}

/**
 * Where the newest tokens are kept. A refresh gives new ones and may end the old ones, so that all processes of a product must use the same.
 */
export interface TokenStore {
  read(): Promise<Tokens | undefined>
  /**
   * Hands the kept tokens to `renew` while nobody else can do so, and keeps what it gives. `renew` finds out whether somebody else was quicker. What it throws comes
   * out, and nothing changes.
   */
  update(renew: (kept: Tokens | undefined) => Promise<Tokens>): Promise<Tokens>
}

/** Tokens of one process, for what has no database. */
export function memoryTokens(): TokenStore {
  let kept: Tokens | undefined
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: async () => kept,
    update(renew) {
      const next = last
        .catch(() => {})
        .then(async () => {
          kept = await renew(kept)
          return kept
        })
      last = next
      return next
    },
  }
}

export interface TokenKeeperConfig {
  baseUrl: string
  appKey: string
  appSecret: string
  /** As the settings name them: what is used until there are newer ones. */
  tokens: Tokens
  store: TokenStore
  now(): Date
}

/** An access token is renewed so long before it ends, so that no call is made with one that ends on the way. */
const earlyMs = 5 * 60_000
/**
 * How long new tokens are waited for. Not as long as the caller likes: who leaves in between would leave the answer unread, and with it the only refresh
 * token that is good now.
 */
const renewalMs = 15_000

const answer = z.object({
  access_token: text,
  refresh_token: text,
  expires_in: number,
  error: text,
  error_description: text,
  error_code: text,
})

/** The access token of the moment: kept, refreshed shortly before it ends, and when the platform refuses it. */
export function createTokenKeeper({ baseUrl, appKey, appSecret, tokens, store, now }: TokenKeeperConfig) {
  const isEnding = ({ expiresAt }: Tokens): boolean => expiresAt !== undefined && Date.parse(expiresAt) - earlyMs <= now().getTime()

  async function ask(refreshToken: string): Promise<Tokens> {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/openapi/http/1/system.oauth2/getToken/${appKey}`)
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: appKey,
      client_secret: appSecret,
      refresh_token: refreshToken,
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
    const call = { url, method: 'POST', headers, body: body.toString() } as const
    const { status, body: found } = await callService(call, AbortSignal.timeout(renewalMs)).catch((error: unknown) => {
      const reason = error instanceof CallError ? error.message : `no answer within ${renewalMs} ms`
      throw new AttemptError('unreachable', `getToken: ${reason}`, 'again')
    })
    const read = answer.safeParse(found)
    if (!read.success || status >= 500) throw new AttemptError('unreachable', `getToken: answered ${status}`, 'again')
    const { access_token: accessToken, refresh_token: newRefreshToken, expires_in: seconds } = read.data
    if (accessToken === undefined) {
      const code = read.data.error ?? read.data.error_code ?? 'no token'
      throw new AttemptError('misconfigured', `getToken: answered ${status} (${code.slice(0, 60)}): authorize the app again`, 'never')
    }
    return {
      accessToken,
      // The newest one counts; some answers leave it out.
      refreshToken: newRefreshToken ?? refreshToken,
      ...(seconds === undefined ? {} : { expiresAt: new Date(now().getTime() + seconds * 1000).toISOString() }),
    }
  }

  /** New tokens in place of `refused`, unless another call or process has them already. */
  async function renew(refused: string): Promise<string> {
    const fresh = await store.update(async (kept) => {
      const current = kept ?? tokens
      if (current.accessToken !== refused && !isEnding(current)) return current
      if (current.refreshToken === undefined) {
        throw new AttemptError('misconfigured', 'the access token has ended, and there is no refresh token', 'never')
      }
      return ask(current.refreshToken)
    })
    return fresh.accessToken
  }

  return {
    async get(): Promise<string> {
      const current = (await store.read()) ?? tokens
      return isEnding(current) && current.refreshToken !== undefined ? renew(current.accessToken) : current.accessToken
    },
    renew,
  }
}
