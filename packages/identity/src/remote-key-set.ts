import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'

/** How long an answer is used that says nothing about its age, and the bounds for one that does. */
const defaultFreshMs = 10 * 60_000
const minFreshMs = 60_000
const maxFreshMs = 24 * 60 * 60_000
/** How long known keys are still used while the set cannot be fetched: an outage of the provider signs nobody out. */
const staleMs = 60 * 60_000
/** An unknown key makes the set be fetched again at once, but tokens with made-up keys must not turn into a request each. */
const unknownKeyFetches = { max: 4, withinMs: 30_000 }
const failurePauseMs = 2_000
const timeoutMs = 5_000

/**
 * The public keys of an issuer elsewhere, for jose's `jwtVerify`. Kept for as long as the answer's `Cache-Control` allows and fetched again when a
 * token names a key that is not there, as after a rotation. Throws a `JWKSNoMatchingKey` for an unknown key, and another error when the set cannot
 * be fetched, which says nothing about the token. `find` gives the address.
 */
export function remoteKeySet(find: () => string | Promise<string>, now: () => Date): JWTVerifyGetKey {
  let known: { getKey: JWTVerifyGetKey; freshUntilMs: number } | undefined
  let fetching: Promise<void> | undefined
  let lastTryMs = Number.NEGATIVE_INFINITY
  let lastFailure: unknown
  let unknownKeyTriesMs: number[] = []

  async function fetchKeys(): Promise<void> {
    lastTryMs = now().getTime()
    try {
      const response = await fetch(await find(), {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`The key set answered ${response.status}`)
      const getKey = createLocalJWKSet((await response.json()) as JSONWebKeySet)
      known = { getKey, freshUntilMs: lastTryMs + toFreshMs(response.headers) }
      lastFailure = undefined
    } catch (error) {
      lastFailure = error
      throw new Error('The key set could not be fetched', { cause: error })
    }
  }
  const refetch = () => {
    fetching ??= fetchKeys().finally(() => {
      fetching = undefined
    })
    return fetching
  }
  function mayFetchForUnknownKey(): boolean {
    const nowMs = now().getTime()
    unknownKeyTriesMs = unknownKeyTriesMs.filter((tryMs) => nowMs - tryMs < unknownKeyFetches.withinMs)
    if (unknownKeyTriesMs.length >= unknownKeyFetches.max) return false
    unknownKeyTriesMs.push(nowMs)
    return true
  }

  async function current(): Promise<JWTVerifyGetKey> {
    const nowMs = now().getTime()
    if (known && nowMs < known.freshUntilMs) return known.getKey
    if (fetching || lastFailure === undefined || nowMs - lastTryMs >= failurePauseMs) {
      await refetch().catch((error: unknown) => {
        if (!known || nowMs >= known.freshUntilMs + staleMs) throw error
      })
    }
    if (!known || nowMs >= known.freshUntilMs + staleMs) throw new Error('The key set could not be fetched', { cause: lastFailure })
    return known.getKey
  }

  return async (header, token) => {
    const getKey = await current()
    try {
      return await getKey(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      if (fetching || mayFetchForUnknownKey()) await refetch()
      // Without a set that is as new as the token it stays unknown whether its key exists.
      else if (lastFailure !== undefined) throw new Error('The key set could not be fetched', { cause: lastFailure })
      return (await current())(header, token)
    }
  }
}

/** How long an answer may be kept: `max-age` less the `Age` it already has. */
function toFreshMs(headers: Headers): number {
  const control = headers.get('cache-control') ?? ''
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(control)?.[1]
  if (/\bno-(?:store|cache)\b/i.test(control)) return minFreshMs
  if (maxAge === undefined) return defaultFreshMs
  const age = Number(headers.get('age') ?? 0) || 0
  return Math.min(Math.max((Number(maxAge) - age) * 1000, minFreshMs), maxFreshMs)
}
