import { givenServer, json, refusal } from '@karavan/testing/page/server.ts'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { api, apiTimeoutMs } from './api.ts'
import { provideCaller } from './caller.ts'

const answer = z.object({ success: z.literal(true), n: z.number() })
const givenCaller = (tokens: Partial<{ get: () => Promise<string | undefined>; renew: () => Promise<string | undefined> }> = {}) =>
  provideCaller({ tokens: { get: async () => 'one', renew: async () => 'two', ...tokens }, language: () => 'zh' })

test('every call says who asks, and in which language [G-11 NF-01]', async () => {
  givenCaller()
  const server = givenServer()
  server.on('GET', /^\/api\/x/, () => json({ success: true, n: 1 }))
  await expect(api.get('/api/x', answer, { query: { a: 1, b: undefined } })).resolves.toMatchObject({ n: 1 })
  expect(server.calls[0]?.path).toBe('/api/x?a=1')
  expect(server.calls[0]?.headers.get('authorization')).toBe('Bearer one')
  expect(server.calls[0]?.headers.get('accept-language')).toBe('zh')
})

test('without a token the call goes without the header [NF-02]', async () => {
  givenCaller({ get: async () => undefined })
  const server = givenServer()
  server.on('GET', /./, () => json({ success: true, n: 1 }))
  await api.get('/api/x', answer)
  expect(server.calls[0]?.headers.has('authorization')).toBe(false)
})

test('credentials stay on the own site [NF-06]', async () => {
  givenCaller()
  let credentials: RequestCredentials | undefined
  givenServer()
  vi.stubGlobal('fetch', async (input: Request) => {
    credentials = input.credentials
    return json({ success: true, n: 1 })
  })
  await api.get('/api/x', answer)
  expect(credentials).toBe('same-origin')
})

test('a 401 is met with one fresh token and one repetition, then reported', async () => {
  givenCaller()
  const server = givenServer()
  server.on('POST', /./, () => refusal(401, 'unauthenticated'))
  await expect(api.post('/api/x', answer, { json: { a: 1 } })).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(server.calls.map(({ headers, body }) => [headers.get('authorization'), body])).toEqual([
    ['Bearer one', { a: 1 }],
    ['Bearer two', { a: 1 }],
  ])
})

test('a 401 without a session to renew is reported at once', async () => {
  for (const renew of [async () => undefined, () => Promise.reject(new Error('offline'))]) {
    givenCaller({ renew })
    const server = givenServer()
    server.on('GET', /./, () => refusal(401, 'unauthenticated'))
    await expect(api.get('/api/x', answer)).rejects.toMatchObject({ status: 401 })
    expect(server.calls).toHaveLength(1)
  }
})

test('a call is given up after 10 s [CO-11 NF-05]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  givenCaller()
  givenServer().on('GET', /./, () => new Promise(() => {}))
  let outcome: unknown
  api.get('/api/x', answer).catch((error: unknown) => {
    outcome = error
  })
  await vi.advanceTimersByTimeAsync(apiTimeoutMs - 1)
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toMatchObject({ status: 0, code: 'no_answer' })
  expect(apiTimeoutMs).toBe(10_000)
})

test.each([
  ['another shape', () => json({ success: true })],
  ['no JSON', () => new Response('<html>', { status: 200 })],
])('an answer of %s is an error', async (_what, give) => {
  givenCaller()
  givenServer().on('GET', /./, give)
  await expect(api.get('/api/x', answer)).rejects.toMatchObject({ code: 'unreadable' })
})
