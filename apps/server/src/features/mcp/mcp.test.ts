// @database either
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { aPlainOffer, givenCart, givenOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, expect, test } from 'vitest'

const tape = aPlainOffer('600000000003', { title: { ru: 'Скотч', en: 'Tape' } })
const t = await testApp({ verifyToken: testUsers, marketplaces: [givenMarketplace([tape])] })
afterAll(() => t[Symbol.asyncDispose]())

const post = (payload: object, headers: Record<string, string> = {}) => t.inject({ method: 'POST', url: '/mcp', headers, payload })
const ask = async (method: string, params?: object, headers?: Record<string, string>) =>
  (await post({ jsonrpc: '2.0', id: 7, method, params }, headers)).json<{
    result: Record<string, never>
    error: { code: number; message: string }
  }>()
const call = async (name: string, given: object, headers?: Record<string, string>) => {
  const { result } = await ask('tools/call', { name, arguments: given }, headers)
  const { content, isError } = result as unknown as { content: [{ type: string; text: string }]; isError: boolean }
  return { isError, answer: JSON.parse(content[0].text) }
}

test('another assistant says hello and is told what it can do', async () => {
  expect(
    await ask('initialize', { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'x', version: '1' } }),
  ).toMatchObject({
    jsonrpc: '2.0',
    id: 7,
    result: { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'karavan', title: 'Karavan' } },
  })
  expect((await ask('initialize', { protocolVersion: '1999-01-01' })).result.protocolVersion).toBe('2025-06-18')
  const hello = await post({ jsonrpc: '2.0', method: 'notifications/initialized' })
  expect([hello.statusCode, hello.body]).toEqual([202, ''])
  expect(await ask('ping')).toEqual({ jsonrpc: '2.0', id: 7, result: {} })
  const { tools } = (await ask('tools/list')).result as unknown as { tools: { name: string; inputSchema: object }[] }
  expect(tools.map(({ name }) => name)).toEqual(['search_offers', 'get_offer', 'compare_offers', 'get_cart', 'list_orders'])
  expect(tools[0]?.inputSchema).toMatchObject({
    type: 'object',
    required: ['query'],
    properties: { query: { type: 'string' }, limit: { maximum: 20 } },
  })
})

test('tools answer what the API answers, to whom it answers', async () => {
  const anna = bearer('user:anna')
  const found = await call('search_offers', { query: 'Скотч', language: 'en' })
  expect(found).toMatchObject({ isError: false, answer: { success: true } })
  expect(JSON.stringify(found.answer)).toContain(tape.id)
  expect(await call('get_offer', { product_id: tape.id })).toMatchObject({ isError: false, answer: { product: { id: tape.id } } })
  const order = await givenOrder(t, anna, [{ product_id: tape.id, quantity: 2 }])
  await givenCart(t, anna, [{ product_id: tape.id, quantity: 5 }])
  expect(await call('get_cart', {}, anna)).toMatchObject({ answer: { cart: { item_count: 5 } } })
  expect(await call('list_orders', {}, anna)).toMatchObject({ answer: { orders: [{ id: order.id }] } })
  // Somebody else's are not there, and nobody's are for no token.
  expect(await call('list_orders', {}, bearer('user:boris'))).toMatchObject({ answer: { orders: [] } })
  expect(await call('list_orders', {})).toMatchObject({ isError: true, answer: { code: 'unauthenticated' } })
  expect(await call('get_cart', {}, bearer('guest:gast'))).toMatchObject({ isError: true, answer: { code: 'registered_only' } })
  for (const id of ['sample-1', '../cart', '../../health'])
    expect(await call('get_offer', { product_id: id })).toMatchObject({
      isError: true,
      answer: { code: expect.stringMatching(/not_found$/) },
    })
  expect(await call('get_offer', { product_id: 'sample-1' })).toMatchObject({ isError: true, answer: { code: 'product_not_found' } })
})

test.each<[object, number, number]>([
  [{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'order_everything' } }, 200, -32602],
  [{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'constructor' } }, 200, -32602],
  [{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_offers', arguments: {} } }, 200, -32602],
  [{ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_offer', arguments: { product_id: '..' } } }, 200, -32602],
  [{ jsonrpc: '2.0', id: 1, method: 'resources/list' }, 200, -32601],
  [{ id: 1, method: 'ping' }, 400, -32600],
  [[{ jsonrpc: '2.0', id: 1, method: 'ping' }], 400, -32600],
])('%j is refused', async (body, status, code) => {
  const answer = await post(body)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code } })
})

test('there is no stream to open; limits are those of the address that calls', async () => {
  const got = await t.inject('/mcp')
  expect([got.statusCode, got.headers.allow]).toEqual([405, 'POST'])
  await using limited = await testApp({ on: t, settings: { RATE_LIMITS: 'on' } })
  const search = (remoteAddress: string) =>
    limited.inject({
      method: 'POST',
      url: '/mcp',
      remoteAddress,
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_orders', arguments: {} } },
    })
  let last = await search('203.0.113.7')
  for (let i = 0; i < 320 && last.statusCode === 200 && !last.body.includes('too_many_requests'); i += 1) last = await search('203.0.113.7')
  expect(last.body).toContain('too_many_requests')
  expect((await search('203.0.113.8')).body).toContain('unauthenticated')
})
