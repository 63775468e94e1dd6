import { warmUpRules } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { SearchStarted } from '@karavan/contract/search.ts'
import { bearer, type TestApp } from './app.ts'
import { readEvents } from './events.ts'

type App = Pick<TestApp, 'inject'>

/**
 * A first question, asked by the holder of a test token. As behind a started product, it does not build the tables of words: on a busy machine that takes
 * longer than the lease of a reply, which would begin again.
 */
export async function ask(t: App, token: string, query = 'термокружки', headers: Record<string, string> = {}): Promise<SearchStarted> {
  warmUpRules()
  const answer = await t.inject({ method: 'POST', url: '/api/search/start', headers: { ...bearer(token), ...headers }, payload: { query } })
  if (answer.statusCode !== 200) throw new Error(`start answered ${answer.statusCode}: ${answer.body}`)
  return answer.json()
}

export const goOn = (t: App, token: string, conversationId: string, message = 'дешевле', headers: Record<string, string> = {}) =>
  t.inject({
    method: 'POST',
    url: `/api/search/${conversationId}/continue`,
    headers: { ...bearer(token), ...headers },
    payload: { message },
  })

/** A first question and its whole reply. */
export async function askAndRead(t: App & { address: string }, token: string, query?: string) {
  const started = await ask(t, token, query)
  return { ...started, ...(await readEvents(t.address, started.stream_id)) }
}

export async function messagesOf(t: App, token: string, conversationId: string) {
  const answer = await t.inject({ url: `/api/conversations/${conversationId}/messages`, headers: bearer(token) })
  if (answer.statusCode !== 200) throw new Error(`messages answered ${answer.statusCode}: ${answer.body}`)
  return answer.json().messages
}
