/** Where calls get their bearer from. `get` may wait for the session to exist; `renew` forces a fresh one after a 401. */
export interface TokenSource {
  get(): Promise<string | undefined>
  renew(): Promise<string | undefined>
}

let tokens: TokenSource = { get: async () => undefined, renew: async () => undefined }
let language: () => string = () => 'en'

/** Tells the calls who is asking and in which interface language. Called once by the app's start. */
export function provideCaller(caller: { tokens: TokenSource; language: () => string }): void {
  tokens = caller.tokens
  language = caller.language
}

/** Headers of a call that anybody may make: it waits for no session. */
export const openHeaders = (): Record<string, string> => ({ 'accept-language': language() })

/** Headers of every other call: who asks, and in which language orders and the chat are to answer. */
async function callerHeaders(token?: string): Promise<Record<string, string>> {
  const bearer = token ?? (await tokens.get())
  return { ...openHeaders(), ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
}

/**
 * A second try with a fresh token after a 401, as the token may only have run out; any other answer is returned as it is. The session ends when
 * the renewal is refused, not here.
 */
export async function withFreshToken(send: (headers: Record<string, string>) => Promise<Response>): Promise<Response> {
  const response = await send(await callerHeaders())
  if (response.status !== 401) return response
  const renewed = await tokens.renew().catch(() => undefined)
  return renewed ? send(await callerHeaders(renewed)) : response
}
