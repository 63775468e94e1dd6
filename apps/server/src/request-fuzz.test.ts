// @database either
import { text } from 'node:stream/consumers'
import { type TestApp, testApp } from '@karavan/testing/app.ts'
import { givenGuest, givenProvenAccount } from '@karavan/testing/given-guest.ts'
import { type RequestSource, type Schema, toRequests } from '@karavan/testing/requests-from-openapi.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantOperator } from './features/roles/service.ts'

// `FUZZ_REQUESTS=10000 FUZZ_SEED=7` asks more, and other ones: docs/security.md.
const count = Number(process.env.FUZZ_REQUESTS ?? 1000)
const seed = Number(process.env.FUZZ_SEED ?? 1)

let t: TestApp
beforeAll(async () => {
  // A key, because no test has the folder in which the product keeps the one that it makes.
  t = await testApp({ settings: { SECRETS_KEY: 'a key that these tests have for themselves' } })
})
afterAll(() => t[Symbol.asyncDispose]())

test(`${count} requests made from the description get a success or a 4xx of the stated shape [G-02]`, async () => {
  const callers = await Promise.all([
    givenGuest(t),
    givenProvenAccount(t, 'buyer@example.test', 'correct horse battery'),
    givenProvenAccount(t, 'olga@example.test', 'correct horse battery'),
  ])
  await grantOperator(t.db, callers[2].uid, new Date())
  const headers = [{}, ...callers.map((one) => one.headers)]
  const source = (await t.inject('/api/docs/json')).json<RequestSource>()
  const statuses = new Map<number, number>()
  const seen = new Set<string>()
  const ask = async ({ operation, method, url, body, contentType }: ReturnType<typeof toRequests>[number], number: number) => {
    const answer = await t.inject({
      method,
      url,
      headers: { ...headers[number % headers.length], ...(body === undefined ? {} : { 'content-type': contentType }) },
      payload: body,
      payloadAsStream: true,
    })
    // A stream of events is opened and left: it would go on for minutes.
    const isOpen = String(answer.headers['content-type']).startsWith('text/event-stream')
    const said = isOpen ? '' : await text(answer.stream())
    if (isOpen) answer.raw.res.destroy()
    const what = `seed ${seed}, request ${number}: ${method} ${url.slice(0, 200)} ${body?.slice(0, 300) ?? ''}: ${answer.statusCode} ${said.slice(0, 300)}`
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    if (answer.statusCode < 400) {
      expect(answer.statusCode, what).toBe(200)
      return void seen.add(operation)
    }
    expect(answer.statusCode, what).toBeLessThan(500)
    expect(JSON.parse(said), what).toMatchObject({
      success: false,
      error: expect.any(String),
      code: expect.any(String),
      request_id: expect.any(String),
    })
  }
  const requests = toRequests(source, { count, seed, leaveOut: isLeftOut })
  expect(requests.length).toBe(count)
  const next = requests.entries()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const [number, request] of next) await ask(request, number)
    }),
  )
  console.info(`${count} requests, seed ${seed}: ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}`)
  // Some of what is meant to be good is good: were nearly all refused, little would have been tried.
  expect(seen.size).toBeGreaterThan(15)
}, 1_800_000)

/** What ends the sessions that the others are asked with, and the protocol of the sign-in service, whose errors are its own. */
const isLeftOut = (operation: { operationId: string; tags: string[] }): boolean =>
  operation.tags.includes('sign-in') || ['signOut', 'endSessions'].includes(operation.operationId)

test('what is made from a schema is what it says, or is meant not to be', () => {
  const schema: Schema = { type: 'object', required: ['a'], properties: { a: { type: 'integer', minimum: 1, maximum: 3 } } }
  const source: RequestSource = {
    paths: { '/a': { post: { operationId: 'a', tags: [], requestBody: { content: { 'application/json': { schema } } } } } },
    components: { schemas: {} },
  }
  const options = { count: 300, seed: 3, leaveOut: () => false }
  const bodies = toRequests(source, options).map(({ body }) => body)
  const good = ['{"a":1}', '{"a":2}', '{"a":3}']
  expect(good.filter((body) => !bodies.includes(body))).toEqual([])
  expect(bodies.filter((body) => !good.includes(body ?? '')).length).toBeGreaterThan(100)
  expect(bodies).toContain('{"a":4}')
  expect(toRequests(source, options).map(({ body }) => body)).toEqual(bodies)
})
