import { connect } from 'node:net'
import { testApp } from '@karavan/testing/app.ts'
import { afterAll, expect, test } from 'vitest'

const t = await testApp()
afterAll(() => t[Symbol.asyncDispose]())

test('health, redirects to the app and the error shape of an unknown path', async () => {
  expect((await t.inject('/health')).json()).toEqual({ success: true })
  expect((await t.inject('/api/health')).json()).toEqual({ success: true })
  expect((await t.inject('/')).headers.location).toBe('/chat/')
  const missing = await t.inject('/api/nothing')
  expect(missing.statusCode).toBe(404)
  expect(missing.json()).toEqual({ success: false, error: 'Not found', code: 'not_found', request_id: expect.any(String) })
  expect((await t.inject('/chat/config.json')).json()).toMatchObject({ identity: { mode: 'builtin' }, isSampleMarket: true })
})

test('what cannot be read as a request is a plain 4xx with the same shape', async () => {
  const broken = await t.inject({ method: 'POST', url: '/api/nothing', headers: { 'content-type': 'application/json' }, payload: '{' })
  expect(broken.statusCode).toBe(400)
  expect(broken.json()).toMatchObject({ success: false, code: 'bad_request', request_id: expect.any(String) })
  const strange = await t.inject('/%zz')
  expect(strange.statusCode).toBeLessThan(500)
  expect(strange.json()).toMatchObject({ success: false, request_id: expect.any(String) })
})

test('bytes that are not an HTTP request are refused in the same shape', async () => {
  const { port } = new URL(await t.listen())
  const answer = await new Promise<string>((done, fail) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET /api/products?q=кружка HTTP/1.1\r\nHost: x\r\n\r\n'))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('end', () => done(text))
    socket.on('error', fail)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toMatchObject({ success: false, code: 'bad_request' })
})

test('the API description knows bodies, answers, refusals, events and who may call', async () => {
  const { paths, components } = (await t.inject('/api/docs/json')).json()
  const start = paths['/api/search/start'].post
  /** A schema by its name in the components, or as it stands. */
  const fieldsOf = ({ content }: { content: Record<string, { schema: { $ref?: string; properties?: object } }> }) => {
    const { schema } = content['application/json']!
    return (schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!] : schema).properties
  }
  expect(fieldsOf(start.requestBody)).toHaveProperty('query')
  expect(fieldsOf(start.responses['200'])).toHaveProperty('stream_id')
  expect(fieldsOf(start.responses['4XX'])).toHaveProperty('code')
  expect(start.security).toEqual([{ bearer: [] }])
  expect(components.securitySchemes.bearer.scheme).toBe('bearer')
  const stream = paths['/api/search/stream/{stream_id}'].get.responses['200'].content['text/event-stream'].schema
  expect(stream.$ref).toMatch(/Stream/)
  expect(JSON.stringify(components.schemas)).toContain('product_widget')
  expect(paths['/api/products'].get.security).toEqual([])
})
