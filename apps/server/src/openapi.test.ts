// @database embedded
import { type TestApp, testApp } from '@karavan/testing/app.ts'
import { givenAccount, givenGuest, givenProvenAccount } from '@karavan/testing/given-guest.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiOperations } from './api-operations.ts'
import { grantOperator } from './features/roles/service.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Call {
  operationId: string
  tags: string[]
  security: Record<string, string[]>[]
  requestBody?: { content: Record<string, { example?: object }> }
}

let t: TestApp
let calls: { name: string; method: Method; path: string; call: Call }[]
beforeAll(async () => {
  // Required, so that the desk's calls differ from those that open it.
  t = await testApp({ settings: { SECRETS_KEY: 'a key that these tests have for themselves', DESK_SECOND_FACTOR: 'required' } })
  const { paths } = (await t.inject('/api/docs/json')).json<{ paths: Record<string, Record<string, Call>> }>()
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([lower, call]) => {
      const method = lower.toUpperCase() as Method
      return { name: `${method} ${path}`, method, path, call }
    }),
  )
})
afterAll(() => t[Symbol.asyncDispose]())

test('the description is OpenAPI 3.1 in which a strict linter finds nothing', async () => {
  const source = (await t.inject('/api/docs/json')).body
  // The paths of a search are the specification's: `stream` is no id of a conversation.
  const config = await createConfig({ extends: ['recommended-strict'], rules: { 'no-ambiguous-paths': 'off' } })
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
  expect(JSON.parse(source)).toMatchObject({ openapi: '3.1.0', components: { schemas: { Order: {}, ProductCard: {}, ErrorAnswer: {} } } })
})

test('every route of the running product is described, each by a name of its own', () => {
  const shown = t.app.routeTable.filter(({ schema }) => !schema?.hide)
  const routes = shown.flatMap(({ method, url }) =>
    [method].flat().map((one) => `${one} ${url.replace('::', ':').replaceAll(/(?<=\/):(\w+)/g, '{$1}')}`),
  )
  expect(calls.map(({ name }) => name).sort()).toEqual(routes.sort())
  expect(new Set(calls.map(({ call }) => call.operationId)).size).toBe(calls.length)
  // What is hidden are pages and files for browsers.
  const hidden = t.app.routeTable.filter(({ url, schema }) => schema?.hide && url.startsWith('/api/')).map(({ url }) => url)
  expect(hidden).toEqual(['/api/docs/json', '/api/docs', '/api/docs/'])
})

test('every call of ours has a name, every name a call, every JSON body an example that is taken', async () => {
  const ours = calls.filter(({ call }) => !call.tags.includes('sign-in'))
  expect(Object.keys(apiOperations).sort()).toEqual(ours.map(({ name }) => name).sort())
  const bodies = ours.filter(({ call }) => call.requestBody?.content['application/json'])
  expect(bodies.length).toBeGreaterThan(25)
  for (const { name, method, path, call } of bodies) {
    const schema = t.app.routeTable.find((one) => one.method === method && one.url.replaceAll(/:(\w+)/g, '{$1}') === path)?.schema?.body
    const example = call.requestBody?.content['application/json']?.example
    const parsed = (schema as { safeParse(value: unknown): { success: boolean; error?: object } }).safeParse(example)
    expect({ example, error: parsed.error }, name).toEqual({ example: expect.any(Object), error: undefined })
  }
})

test('the security that is shown is what the call asks for [AU-33]', async () => {
  const guest = await givenGuest(t)
  const account = await givenAccount(t, 'buyer@example.test')
  const operator = await givenProvenAccount(t, 'olga@example.test', 'correct horse battery')
  await grantOperator(t.db, operator.uid, new Date())
  const ask = async ({ method, path }: { method: Method; path: string }, headers?: { authorization: string }) => {
    const payload = method === 'GET' || method === 'DELETE' ? undefined : {}
    const answer = await t.inject({ method, url: path.replaceAll(/\{\w+\}/g, 'x'), headers, payload })
    return /json/.test(String(answer.headers['content-type'])) ? (answer.json().code as string | undefined) : undefined
  }
  // The one that ends the session comes last.
  const ours = calls
    .filter(({ call }) => !call.tags.includes('sign-in'))
    .sort((a, b) => Number(a.path.endsWith('sign-out')) - Number(b.path.endsWith('sign-out')))
  expect(ours.filter(({ call }) => call.security.length > 0).length).toBeGreaterThan(60)
  for (const { name, method, path, call } of ours) {
    const needed = call.security.every((one) => 'bearer' in one) ? call.security[0] : undefined
    const roles = needed?.bearer ?? []
    const one = { method, path }
    expect((await ask(one)) === 'unauthenticated', `${name} without a token`).toBe(needed !== undefined)
    expect((await ask(one, guest.headers)) === 'registered_only', `${name} by a guest`).toBe(roles.includes('account'))
    expect((await ask(one, account.headers)) === 'operator_only', `${name} by an account`).toBe(roles.includes('operator'))
    const isShut = (await ask(one, operator.headers)) === 'second_factor_missing'
    if (needed && 'deskSession' in needed) expect(isShut, `${name} by an operator`).toBe(true)
    // What sets the factor up or asks for one looks by itself.
    else if (!path.startsWith('/api/desk/')) expect(isShut, `${name} by an operator`).toBe(false)
  }
  const shut = ours.filter(({ path, call }) => path.startsWith('/api/desk/') && call.security.some((one) => !('deskSession' in one)))
  expect(shut.every(({ path }) => /^\/api\/desk\/(?:session|second-factor)\b/.test(path))).toBe(true)
})

test('the page shows every call, and asks nothing of scripts and other hosts', async () => {
  const answer = await t.inject('/api/docs/')
  expect(answer.headers['content-type']).toContain('text/html')
  expect(calls.filter(({ call }) => !answer.body.includes(`id="${call.operationId}"`)).map(({ name }) => name)).toEqual([])
  expect(answer.body).not.toMatch(/<script|<style|style="|onclick|(?:src|href)="(?:https?:)?\/\//)
  const anchors = new Set([...answer.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const links = [...answer.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !anchors.has(id))).toEqual([])
  expect((await t.inject('/api/docs')).headers.location).toBe('/api/docs/')
})
