import { brotliDecompressSync } from 'node:zlib'
import type { AppConfig } from '@karavan/contract/config.ts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { pageSender } from './page.ts'

const config: AppConfig = {
  identity: { mode: 'builtin', apiKey: 'k', projectId: 'p' },
  google: { enabled: false },
  marketplaceLinkHosts: ['</script><script>alert(1)</script>', '$&'],
  isSampleMarket: true,
}

/** A server whose page has other settings for the host that knows Google. */
function givenPage() {
  const app = fastify()
  const send = pageSender('<html><head><title>T</title></head><body></body></html>', ({ host }) => ({
    ...config,
    google: { enabled: host === 'google.test' },
  }))
  app.get('/', async (request, reply) => send(request, reply))
  return (headers: Record<string, string> = {}) => app.inject({ url: '/', headers })
}
const settingsOf = (body: string) =>
  JSON.parse(/<script type="application\/json" id="config">([^<]+)<\/script><\/head>/.exec(body)?.[1] ?? '')

test('the page says the settings of the request as data, which nothing in them can leave', async () => {
  const open = givenPage()
  const page = await open()
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body.match(/<script/g)).toHaveLength(1)
  expect(settingsOf(page.body)).toEqual(config)
  expect(settingsOf((await open({ host: 'google.test' })).body)).toEqual({ ...config, google: { enabled: true } })
  expect(settingsOf((await open()).body)).toEqual(config)
})

test('it is sent compressed to who takes that, and not at all to who has it', async () => {
  const open = givenPage()
  const plain = await open()
  const packed = await open({ 'accept-encoding': 'gzip, deflate, br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', 'cache-control': 'no-cache' })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  const etag = String(plain.headers.etag)
  const known = await open({ 'if-none-match': etag })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  expect((await open({ 'if-none-match': etag, host: 'google.test' })).statusCode).toBe(200)
})
